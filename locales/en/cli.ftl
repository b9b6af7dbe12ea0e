### The commands of the command line: help, options, errors and tables. The game in the terminal has terminal.ftl.

## Commands

about-rollplayer = Roll Player, an unofficial digital edition: play, score, simulate, replay.
about-no-command = Without a command the game starts in the browser. Example: { $example }
about-serve = host games for others
about-play = play in the terminal
about-score = count the stars of a finished sheet
about-simulate = let bots play many games
about-tournament = let bots play each other, each deal from every seat
about-par = show the average score of a bot on a solo seed
about-replay = replay a record and show how it ended
about-analyze = tell luck from skill in a recorded game
about-balance = report how strong each card, class and race is
about-cards = list the cards, or show one
about-rules = look up a rule
about-bench = measure the engine on this machine
about-engine = serve the rules to a program as JSON lines
example = Example: { $example }

## What argparse says

arg-usage = usage:
arg-commands = commands
arg-options = options
arg-positionals = arguments
arg-help = show this help and exit
arg-version = show the version and exit
version-compiled = rollplayer {$version}, compiled
version-plain = rollplayer {$version}, plain Python: { $why ->
    [asked] built so for every system
    [no-compiler] there was no C compiler ({ $missing }) when it was installed
    [no-header] { $missing } was not found when it was installed
    [not-cpython] compiling needs CPython, this is { $missing }
   *[checkout] in a checkout, where make fast compiles it
}
arg-one-value = it needs a value
arg-values = it needs { $count } values
arg-no-value = it takes no value, so not { $value }
arg-required = these arguments are missing: { $names }
arg-unknown = unknown arguments: { $names }
arg-of = { $option }: { $message }
arg-choice = “{ $value }” is not possible; choose from { $choices }
arg-value = “{ $value }” is not a valid value
arg-ambiguous = { $option } could be { $matches }
meta-command = COMMAND
meta-file = FILE
meta-folder = FOLDER
meta-names = NAMES
meta-name = NAME
meta-seed = SEED
meta-record = RECORD
meta-card = CARD
meta-share = SHARE
meta-address = ADDRESS
meta-new = NEW
meta-old = OLD

## Options

option-default = { $help } (default: { $value })
option-lang = the language; otherwise that of the environment
option-json = for programs
option-cards = a card pack to lay over the base cards
option-edition = the edition of the rules
option-variant = a variant; can be given several times
option-classes = how classes are given out
option-players = how many play
option-games = how many games
option-seed = the same seed gives the same games
option-jobs = processes at work
option-no-browser = print the address, open nothing
option-play-players = 1 to 4 with the bots; 1 is the solo game
option-play-bots = they take the last seats: { $bots }
option-names = the names of the people
option-play-seed = the same seed gives the same dice and cards
option-load = continue a saved game
option-plain = for screen readers: whole words and sentences, no color, nothing erased
option-sheet = the finished sheet
option-record-file = the record of a game
option-verify = check seal and result; exit status 1 if they do not hold
option-table-seed = check that every outcome follows from the table’s seed
option-par-seed = it fixes the race and class dealt, the cards and the dice
option-bot = the bot that plays
option-profile = show where the time goes
option-seat-bots = a name for each seat ({ $bots }); default: { $default } everywhere
option-record = write every game’s record there
option-bots = names separated by commas ({ $bots })
option-compare = stop when it is clear which bot is better
option-win-picture = draw the win rates
option-seat = whose game; seats count from 0
option-analysis-work = samples and rollouts of an analysis
option-report-seed = the same seed gives the same report
option-course-picture = draw the course of the game there
option-balance-bot = the bot that plays ({ $bots })
option-forced = share of market turns decided at random
option-out = write the report and its pictures there
option-card = a card by its name; without one all are listed
option-rule = a number, or words to search for
option-host = the address to listen on
option-port = the port, 0 for any
option-database = { $sqlite } or { $postgres }; without it this user’s games
option-hint-work = rollouts per move of a hint (8 for solo, fewer with more players)

## Errors

error = { $program }: { $message }
error-use = { $program }: { $message }; “{ $program } --help” explains
error-said = { $what }
error-in-file = { $file }: { $what }
error-package = this needs { $package }, which is not installed: pip install { $package }
error-stopped = stopped
error-command = there is no command “{ $name }”; choose from { $commands }
error-command-near = there is no command “{ $name }”; did you mean “{ $near }”?
error-whole-number = “{ $text }” is not a whole number from 1 to { $most }
error-not-utf8 = { $file } is not UTF-8 text
error-write = { $option }: { $file } cannot be written: { $why }
error-folder = { $option }: { $file } cannot be created: { $why }
error-worker = worker processes keep being ended from outside; try fewer --jobs
error-port = “{ $text }” is not a port from 0 to 65535
error-load-options = a saved game has its own options; leave out { $option } with --load
error-players = a game is for 1 to { $most } players with the bots, not { $players }
error-many-bots = too many bots ({ $bots }) for the seats ({ $players }); raise --players
error-many-names = too many names ({ $names }) for the people ({ $people }); raise --players
error-bot-name = “{ $name }” is a bot’s name; let it play with --bots { $name }
error-number-name = the name “{ $name }” would be taken for a seat; add a letter
error-same-name = the name “{ $name }” is there twice
error-seat-bots = --bots: name { $players } bots, one for each seat, not { $count }
error-compare-players = --compare: two bots play two-player games; leave --players at 2
error-name-bots = name the bots, either with --bots adept,novice or with --compare NEW OLD
error-two-bots = { $option }: name different bots, at least two
error-seat =
    { $last ->
        [0] --seat: in the record of a solo game there is only seat 0
       *[other] --seat: the record has the seats 0 to { $last }
    }
error-nothing-yet = { $file }: nothing has happened yet, so there is nothing to analyze
error-forced = --forced: give a share above 0, up to 1
error-card = there is no card “{ $name }”; “rollplayer cards” lists them all
error-card-near = there is no card “{ $name }”; did you mean { $near }?
error-rule = there is no rule { $number }; try “rollplayer rules R4”
error-rule-near = there is no rule { $number }; did you mean { $near }?
error-rule-words = no rule has the words “{ $words }”; try fewer or other words

## Results

game-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
progress-games = games
progress-steps = steps
progress-left = { $time } left
progress-long = { $count } { $what }: this will take about { $time }
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
mass-checksum = SHA-256 of the games: { $sum }
serving = serving at { $link }
serving-game = Roll Player is at { $link } (Ctrl-C ends it)
score-hero = Hero { $number }
score-rank = Rank: { $rank } (R9.7)
score-winners =
    { $count ->
        [one] Winner: hero { $heroes }
       *[other] Winners: heroes { $heroes }
    }
replay-holds = { $file } holds: { $count } events, result { $result }
replay-without-seal = { $file } replays, but it has no seal, so a changed line would not show: { $count } events, result { $result }
replay-seat = Seat { $seat }:
replay-result = Result: { $result }
par-line = Par: { $stars } stars ({ $bot }, { $games })
simulate-line = { $games }: { $decisions } decisions and { $chance } chance events in { $seconds } s of CPU ({ $speed } per second)
tournament-line = { $games } for { $players } players
duel-line = { $one } ahead of { $other }: { $rate }%
note-openskill = for ratings: pip install openskill
note-no-ratings = no ratings: at every table a bot sat twice; name as many bots as players
picture-wins = Games won (%), { $games }, { $players } players
verdict-better = { $new } is better than { $old }: { $facts }
verdict-not-better = { $new } is not better than { $old }: { $facts }
verdict-open = It is still open whether { $new } is better than { $old }; play more games: { $facts }
verdict-facts = won { $rate }% over { $deals } deals; log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }
column-seat = seat
column-bot = bot
column-games = games
column-mean-stars = mean stars
column-wins = wins
column-won = won (%)
column-stars = stars
column-rating = rating
column-parts = stars by part
column-card = card
column-cost = cost
column-offered = offered
column-taken = taken
column-own-stars = own stars
column-per-gold = per gold
column-effect = effect at random
bench-games = games
bench-decisions = decisions
bench-chance = chance events
bench-cpu_seconds = CPU seconds
bench-events_per_cpu_second = events per CPU second
bench-games_per_cpu_second = games per CPU second
bench-clone_microseconds = microseconds per copy of a state
bench-position_bytes = bytes per position
balance-race = Races
balance-hero_class = Classes
balance-backstory = Backstories
balance-alignment = Alignments
balance-line = { $games } of { $bot }, { $players } seats: { $mean } stars on average, standard deviation { $spread }
balance-setup = { $what }: { $effects }
balance-odd = Stands out: { $name }, { $stars } from the middle
balance-too-few = too few games to tell them apart; play more
balance-than-average = stars more than the average
balance-than-discard = stars more than a discard
balance-picture =
    { $players ->
        [one] { $what }, solo, { $games } of { $bot }
       *[other] { $what }, { $players } players, { $games } of { $bot }
    }
balance-picture-about = { $unit }; each line spans two standard errors to both sides; n is the number of cases

## Commands for hosts

about-backup = copy all games into one file, while the server runs
about-restore = put a backup into an empty database
about-export = write every game as a record
about-admin = look at tables, close or delete them
meta-action = ACTION
meta-table = TABLE
meta-days = DAYS
option-workers = processes behind the port; more than one needs PostgreSQL
option-name = a name this server goes by; others are refused (any)
option-origin = another site whose pages may use this server (none)
option-trusted-proxy = a proxy whose X-Forwarded-For is believed (none)
option-limit = change what one address may do, such as sockets=500; 0 lifts the limit
option-allow-bot = let this bot play at tables, such as { $own } (none)
option-keep = delete tables that have not changed for this long (never)
option-log = how the log is written
option-unfinished = unfinished games as well
option-waiting = only tables that wait for this
option-most = how many at most
admin-list = the tables, last changed first
admin-count = how many tables of each kind
admin-close = end a table before its end
admin-delete = delete a table and all that belongs to it
admin-delete-older = delete tables that have not changed for some days
error-network = “{ $text }” is not an address such as 127.0.0.1
error-origin = “{ $text }” is not a site such as { $known }
error-limit = --limit { $text }: write a name and a number, such as sockets=500
error-allow-bot = { $option }: there is already a bot “{ $name }”; give each another name
error-workers = several --workers need PostgreSQL; a SQLite file belongs to one process
backup-done = { $file } holds { $number } tables
restore-done = { $number } tables are back
export-done = { $number } games are in { $folder }
export-damaged = table { $table } is damaged: { $what }
admin-closed = table { $table } is closed
admin-deleted = table { $table } is deleted
admin-deleted-older = { $number } tables are deleted

## Cards

cards-market = Market cards ({ $count })
cards-classes = Classes ({ $count })
cards-races = Races ({ $count })
cards-backstories = Backstories ({ $count })
cards-alignments = Alignments ({ $count })
cards-advice = One card: { $command }
column-class = class
column-color = color
column-row = row
column-dice = dice
column-goal = goal
card-title = { $name } ({ $slug }), { $sort }
fact-line = { $name }: { $value } ({ $source })
sort-market = market card
sort-class = class
sort-race = race
sort-backstory = backstory
sort-alignment = alignment
source-pack = card pack
set-bonus = { $stars } more for these class colors: { $colors }
fact-no = number
fact-name = name
fact-kind = kind
fact-cost = cost
fact-set = set
fact-set-bonus = set bonus
fact-editions = editions
fact-modifiers = modifiers
fact-color = color
fact-goals = goals
fact-ability = ability
fact-wishes = wanted colors
fact-grid = grid

## Bots by anyone

about-check-bot = check a bot of your own: it plays, repeats itself and keeps its time
about-completion = print the completion of commands and options for a shell
about-man = print the manual page
bots-known = { $bots }, one of them with a character such as { $tempered }, or your own: { $own }
option-check-bot = the bot: { $own }, or an installed name
option-check-games = games of each kind
option-bot-seconds = how many seconds a bot of your own may think about a move
option-think = how many seconds hero and champion may think about a move, up to 5
option-shell = the shell
option-man-out = write all manual pages into this folder
error-bot-start = { $option }: { $name } { $why }
error-forfeit = the bot { $why }
error-seconds = “{ $text }” is not a number of seconds above 0, up to { $most }
forfeit-line = { $bot } forfeited { $count ->
    [one] 1 game
   *[other] { $count } games
  }: { $reason } (first in game { $first })
bot-forfeits = { $name } forfeits: { $why }. The random bot goes on in its place.
check-starts = starts, and is called { $name }
check-plays = plays { $games } to the end ({ $kinds } kinds of game)
check-repeats = the same seed gives the same game
check-differs = the same seed gave two different games; take randomness from “random” only
check-time = takes { $median } ms per move, { $most } ms at most ({ $count } moves; the limit is { $limit } s)
check-failed = { $kind }: { $why }
check-good = { $name } is ready to play
check-bad = { $name } is not ready to play yet
sheet-short = This sheet is not full: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } of 18; empty spaces in { $rows }.
error-option-near = there is no option “{ $name }”; did you mean “{ $near }”? “{ $program } --help” explains
error-option = { $message }; “{ $program } --help” explains
serving-already = Roll Player is already running at { $link }
man-exit = 0 success, 1 checked and failed, 2 wrong usage, 130 after Ctrl-C.

## Many games

option-mass-jobs = processes at work; with --ray, chunks of games at once (there by default one per processor)
option-ray = play on a Ray cluster: its address, or auto, or local
option-resume = keep the games in this file; called again, go on where it stopped
option-rows = write a row for each game, as CSV or JSON lines
option-dataset = write the games as a Parquet data set
error-stopped-kept = stopped after { $done } of { $games } games, all kept in { $file }; the same call goes on from there
error-stopped-lost = stopped after { $done } of { $games } games; with { $option } FILE they are kept
error-extra = { $option } needs an extra: pip install rollplayer[{ $extra }]
error-ray = --ray: no Ray cluster answers at { $address } ({ $why }); start one with “ray start --head”
error-ray-address = --ray: “{ $address }” is not an address such as 192.168.1.5:6379, auto or local
error-ray-lost = the Ray cluster could not play: { $why }
error-ray-version = a machine of the Ray cluster has rollplayer { $there }, this one { $here }; install the same version everywhere
error-resume-file = { $option }: { $file } holds something else than the games of a run; choose another file
error-resume-options = { $option }: { $file } holds games with { $name } { $then }, not { $now }; choose another file
error-resume-line = { $option }: { $file } is damaged in line { $line }; choose another file
error-resume-busy = { $option }: another run is writing to { $file }; choose another file
error-rows = --rows: { $file } must end in .csv or .jsonl
error-rows-resume = --rows and --resume: { $file } can be only one of the two

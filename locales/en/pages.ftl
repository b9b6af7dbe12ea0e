### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Learn and look up
more-learn = Tutorial
more-learn-text = Play the first rounds with somebody beside you.
more-rules = Rules
more-rules-text = Every rule, numbered and searchable.
more-cards = Cards
more-cards-text = Every card with its facts and their sources.
more-companion = Score sheet
more-companion-text = Enter a finished hero from a real table, get the stars.
more-upload = Open a record
more-upload-text = Look at a downloaded game again.
upload-bad = This file is not a record of a game.
all-rules = All rules
all-cards = All cards
found-count = { $count } found
found-nothing = Nothing found. Try fewer letters.

## Replay

replay = Replay
replay-start = The game begins.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Moment of the game
replay-speed = Speed
copy-link = Link to this moment
copy-moment = Copy link to this moment
copied-moment = Link copied
play-on = Play on from here
play-on-text = A new game begins at event { $event } of this one. From here on the dice fall anew; this game stays as it is.
play-on-me = On this screen
play-on-bot = A bot
play-on-open = By link
play-on-go = Begin

## Analysis

analysis = Analysis
analyse = Analyse
analysis-at-work = Looking through the game: { $done } of { $total }
analysis-begins = Looking through the game…
analysis-failed = This game could not be analyzed.
analysis-busy = Other games are being analyzed here. Try again in a minute.
analysis-whose = Whose game
analysis-result = { $result } stars; { $start } were expected at the start.
analysis-win = Chance to win: { $start } at the start, { $end } at the end.
analysis-unfinished = The game is not over; the result is what is expected now.
analysis-round = Round { $round }
analysis-sums = Where the stars came from
sum-start = expected at the start
sum-luck = luck
sum-others = the others’ moves
sum-loss = given up by choice
sum-drift = unexplained (up to { $error } is normal)
sum-result = result
curve-stars = Expected stars over the game
curve-win = Chance to win over the game
curve-about = From { $start } at the start to { $end } at the end; lowest { $low }, highest { $high }.
curve-dots = The numbered dots are the costliest decisions.
curve-band = The band is two standard errors to both sides.
curve-table = As a table
curve-round = Round
curve-column-stars = Expected stars
curve-column-win = Chance to win
costly = The costliest decisions
costly-none = No decision gave up anything worth a word.
costly-loss = { $loss } ± { $error } stars given up
costly-win = chance to win { $win }
costly-played = Played: { $move }
costly-better = Better: { $move }
costly-why = Why: { $why } ({ $rollouts } games played out from there: { $difference } ± { $error })
strokes = The largest strokes of luck, good and bad
stroke-stars = { $stars } ± { $error } stars
analysis-note = The judge is a bot and may err; how far is the line “unexplained”. Clicking a moment shows it.

## Rules

rules-intro = In our own words, with stable numbers. Each number is a link that can be shared.
rules-search = Search the rules
chapters = Chapters

## Cards

cards = Cards
cards-intro = Names and figures; all wording is ours. A mark beside each fact says whether a rulebook prints it or whether this project chose it.
cards-search = Search the cards
cards-kind = Kind of card
shelves-all = All
shelves-weapon = Weapons
shelves-armor = Armor
shelves-skill = Skills
shelves-trait = Traits
shelves-class = Classes
shelves-race = Races
shelves-backstory = Backstories
shelves-alignment = Alignments
shelf-weapon = Weapon
shelf-armor = Armor
shelf-skill = Skill
shelf-trait = Trait
shelf-class = Class
shelf-race = Race
shelf-backstory = Backstory
shelf-alignment = Alignment
source-record = on record
source-record-text = A rulebook prints this.
source-ours = ours
source-ours-text = No rulebook prints this; this project chose it. A card pack can change it.
source-partly = partly ours
source-partly-text = The rulebooks print a part of this; the rest is this project’s choice.
fact-dots = dots
fact-hands = hands
fact-arrow = arrow
fact-timing = when
fact-timing-any = at any time
fact-timing-dice-turn = on your dice turn
fact-timing-market-turn = on your market turn
fact-set-stars = stars for 1, 2, 3 … pieces
fact-set-colors = one star more for

## Score sheet for a real table

companion = Score sheet
companion-text = For the end of a game at a real table: tap in what lies in front of you and read the stars, line by line. Everything stays in this browser.
companion-clear = Begin anew
companion-heroes = Heroes
companion-add = Another hero
companion-remove = Remove { $name }
companion-solo = Solo game
companion-who = The hero
companion-name = Name
companion-choose = Choose…
companion-less-gold = One gold less
companion-more-gold = One gold more
companion-token = Where the alignment token stands
companion-dice = Dice
companion-dice-count = { $count } of 18
companion-color = Color of the die
companion-value = Value of the die
companion-erase = Take dice off
companion-cards = Market cards
companion-stars = Stars
companion-missing = { $name }: choose race, class, backstory and alignment, and the stars appear here.
companion-problem = This sheet cannot be from a real game:
hero-number = Hero { $number }

## Tutorial

tutorial = Tutorial

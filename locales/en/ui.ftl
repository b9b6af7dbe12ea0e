### The words of the page: lobby, table, settings. The terms of the game are in cards.ftl.

## General

close = Close
cancel = Cancel
back = Back
none = None
auto = Automatic
settings = Settings
to-home = To the start page
default-name = Hero
guest = Guest
players = Players
bot = Bot
unofficial = An open, unofficial digital edition of the board game Roll Player, published by Thunderworks Games. All wording and drawings here are our own.

## Start page

home-title = Build the hero. Leave the dungeon to others.
home-text = Draft dice, place them in six attributes, and equip your hero from the market. For one to four players, here, on one screen or with friends far away.
new-game = New game
your-name = Your name
way-solo = Solo
way-solo-text = Twelve rounds against your own record.
way-bots = Against a bot
way-bots-text = A game for two, at once.
way-screen = On this screen
way-screen-text = Two people take turns here.
way-online = With a friend online
way-online-text = Get a link or a QR code to send.
more-options = Players, bots, rules and variants
my-games = My games
open-tables = Open tables
forget = Remove from this list
waiting-players = Waiting for players
your-turn = Your turn
round-of = Round { $round } of { $rounds }
game-over-line = Finished, best result { $stars }

## Options of a new game

rules = Rules
variants = Variants
further = Further
seat = Seat
seat-number = Seat { $number }
seat-any = Any free seat
seat-me = On this screen
seat-invite = By link
seat-invite-text = You get a link to send.
seat-open = Open seat
player-number = Player { $number }
bot-level = Level of the bot
bot-random = Random
bot-novice = Novice
bot-adept = Adept
bot-hero = Hero
public = Show the table in the lobby
public-text = Anybody on this server may take an open seat.
hints-allow = Allow hints
hints-allow-text = Everybody at the table may ask which moves are good.
seed = Seed of your own
seed-random = Random
seed-text = The same seed and the same moves give the same dice. Leave it empty for a fair game.
pack = Card pack
pack-text = A file that changes cards, for example to match your printed copy.
begin = Begin

## Joining and inviting

join = Take a seat
join-title = You are invited to a game
watch-only = Only watch
invite = Players and links
people = At this table
invite-link = Link for players
watch-link = Link for spectators
watching = You are watching
copy = Copy
copied = Copied
qr-label = QR code of the link for players
qr-text = Scan with a phone to join.
away = away
propose-bot = Let a bot play
propose-undo = Ask to take my last move back
proposal-undo = { $name } would like to take a move back.
proposal-bot = A bot should play for { $name }. Level: { $bot }.
proposal-waiting = Waiting for { $count ->
        [one] one person
       *[other] { $count } people
    }
agree = Agree
decline-proposal = Decline

## Problems

problem-not-found = There is nothing here
problem-not-found-text = The link may be incomplete, or the game is gone.
problem-full = This table is full
problem-full-text = All seats are taken. You can still watch, or begin a game of your own.
problem-offline = The server does not answer
problem-offline-text = Check the connection and try again.
problem-other = That did not work
problem-other-text = The server could not do what was asked.
connecting = Coming to the table…
connection-lost = The connection is lost. It comes back by itself; nothing is lost.
refused = That move was not taken
refused-stale = The table has changed in the meantime; this is how it looks now.
refused-not-saved = The move could not be saved; please try again.
refused-no-undo = This move can no longer be taken back freely.
refused-no-hints = This table is played without hints.
refused-no-hint = No hint could be worked out here.
hint-refused = No hint
why-not = Why not?
why-mode = Ask why something is not on offer

## Rules

rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-unknown = The text of this rule is in the rules.

## The table

views = Views
tab-sheet = Sheet
tab-market = Market
tab-hero = Hero
tab-score = Stars
tab-log = Log
asked = What is asked
is-asked = to move
is-picked = picked
undo = Undo
log = Log
results = Result
thinking = The bot is thinking…
sheet = Character sheet
my-cards = Cards of the hero
score-now = Stars now
space-name = { $row } { $place }
space-label = { $row }, space { $place }: { $die }
space-empty = empty
space-wish = backstory: { $color }
space-wish-met = backstory: { $color }, matched
row-total =
    { $row }: { $total }, goal { $goal }, { $state ->
        [met] met
        [far] not reachable by placing
       *[open] open
    }
place-in = Place in { $row }
goal-title = Attribute goal and its stars
modifier-race = Race bonus or penalty
modifier-weapon = Weapons may add up to this
no-modifier = no bonus, no penalty
action-short-str = turn a die over
action-short-dex = swap two dice
action-short-con = one up or down
action-short-int = reroll a die
action-short-wis = move alignment
action-short-cha = a gold cheaper
does-flip = turns from { $from } to { $to }
does-swap = swap
does-adjust = raise or lower
does-reroll = reroll
does-exchange = exchange
does-move = move to another row
does-raise = Raise { $die } by 1
does-lower = Lower { $die } by 1
verb-flip = Turn over
verb-swap = Swap
verb-adjust = Raise or lower
verb-reroll = Reroll
verb-exchange = Exchange
verb-move = Move
keep-value = Keep { $value } { $old ->
        [yes] (the old value)
       *[no] (newly rolled)
    }
keep-old = old
align-up = One step up, towards good
align-down = One step down, towards evil
align-left = One step left, towards lawful
align-right = One step right, towards chaotic
cell-label =
    { $cell }: { $value }{ $here ->
        [yes] , the token is here
       *[no] { "" }
    }
init-label = Initiative card { $card }: { $die }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
init-held = Initiative card { $card }: taken by { $name }
market-empty = The market is empty.
buy-word = Buy
discard-word = Discard
return-word = Return to the market
use-word = Use
refresh-word = Refresh
buy-card = Buy { $card }
discard-card = Discard { $card } for gold
return-card = Return { $card } to the market
use-card = Use { $card }
refresh-card = Refresh { $card }
drop-card = Drop { $card }
too-dear = { $gold } gold short
not-now = not on offer
piles = Beside the table
pile-deck = Deck { $count }
pile-discard = Discard pile { $count }
pile-bag = Bag { $count }
pile-trash = Trash { $count }
deck-note = Nobody knows the order; what is left is open to all.
deck-single = Single-dot cards, { $count }
deck-double = Double-dot cards, { $count }
deck-mixed = Cards, { $count }
drops-title = Not enough hands
drops-text = To hold { $card }, drop one of these:
confirm-title = This cannot be taken back
confirm-yes = Yes, do it
confirm-use = Use { $card } now? A card will be revealed.
confirm-drop = Drop { $card } for nothing?
confirm-pass = Finish the game? You will not act again before the scoring.
skip = Skip
decline = No, thanks
end-turn = End turn
finish = Finish
reroll-these = Reroll { $count ->
        [one] this die
       *[other] these { $count } dice
    }
do-charisma = Take a Charisma token
do-gold = Take 2 gold
do-donate = Pay 1 gold: move alignment
preview-says = Would be { $total } stars, { $change }.

## Moves by name, for hints and analyses

move-race = Choose the race { $what }
move-class = Choose the class { $what }
move-order = Order the equal dice: { $dice }
move-take = Take initiative card { $card } ({ $die })
move-place = Place in { $row }: { $die }
move-flip = Turn a die over, { $space }: { $die }
move-swap = Swap { $one } and { $two }
move-raise = Raise a die, { $space }: { $die }
move-lower = Lower a die, { $space }: { $die }
move-reroll = Reroll the die at { $space }
move-reroll-center = Reroll the dice on initiative cards { $cards }
move-keep = Keep { $value }
move-buy-drop = Buy { $card }, drop { $dropped }
move-use-as = Use { $card } as { $other }
move-exchange = Exchange a die, { $space }: { $die }
move-turn = Turn the die on initiative card { $card } over: { $die }
move-move = Move a die to { $row }: { $die }

## Hints

hint = Hint
hint-title = Good moves now
hint-thinking = Working out a hint…
hint-stars = { $stars } ± { $error } stars
hint-stars-about = { $stars } stars
hint-play = Play this
hint-first = Against the second { $difference } ± { $error }: { $why }
hint-other = Against the first { $difference } ± { $error }: { $why }
hint-first-odd = Against the second games played out say otherwise, { $difference } ± { $error }: { $why }
hint-other-odd = Against the first games played out say otherwise, { $difference } ± { $error }: { $why }
hint-first-same = Played out from here it ends like the second.
hint-other-same = Played out from here it ends like the first.
hint-no-line = no scoring line alone
hint-note = Stars at the end as the hero bot expects them; ± is its error. The reasons come from games played on from here.
part-later = Later rounds

## What is asked of you

ask-open-seats = The game begins when every seat is taken.
ask-over = The game is over.
ask-chance = The dice are rolling…
ask-waiting = { $name } { $what }.
ask-race = Choose your race.
ask-class = Choose your class.
ask-place-starting = Place your starting dice: pick a die, then a row.
ask-order = Equal dice: click them in the order of the initiative cards, lowest first.
ask-take = Take an initiative card with its die.
ask-place = Place the die in a row.
ask-action = { $kinds }: take one of these actions, or skip.
ask-action-str = Strength: turn one of your dice to its opposite face, or skip.
ask-action-dex = Dexterity: swap two of your dice, or skip.
ask-action-con = Constitution: raise or lower one of your dice by 1, or skip.
ask-action-int = Intelligence: reroll one of your dice, or skip.
ask-action-wis = Wisdom: move your alignment token one step, or skip.
ask-action-cha = Charisma: take a Charisma token, or skip.
ask-action-price = It costs { $gold } gold.
ask-keep = Which value does the die keep?
ask-ability = { $card }: choose what it does, or decline.
ask-return = Return a card from the discard pile to the market, or decline.
ask-market = Buy a market card, or discard one for 2 gold.
ask-market-discard = You cannot buy anything: discard a market card for 2 gold.
ask-market-friendly = Buy a market card, or take 2 gold.
ask-market-empty = Nothing to buy: take 2 gold.
ask-market-extra = You may buy one more card, or end your turn.
ask-market-after = You may still use a skill or ability, or end your turn.
ask-buy-revealed = Buy { $card } at full price, or decline?
ask-buy-discarded = Buy a card from the discard pile, or decline.
ask-refresh = Refresh an exhausted skill, or decline.
ask-last-call = Last call: use ready skills before the scoring, or finish.
ask-then-space = Now the die to swap it with.
ask-then-die = Now choose a die.
ask-then-row = Now choose a row.
ask-then-color = Now choose a color from the bag.
ask-then-init = Now choose an initiative card.
ask-then-value = Now choose the new value.
ask-then-order = Now the next die.
ask-then-drops = Which weapons do you drop?
ask-then-skill = Whose skill do you use?

## What others are doing (after the name)

do-race = chooses a race
do-class = chooses a class
do-place-starting = places starting dice
do-order = puts equal dice in order
do-take = takes an initiative card
do-place = places a die
do-action = may take an attribute action
do-keep = chooses which value to keep
do-ability = uses a skill
do-return = may return a card to the market
do-market = is at the market
do-buy-revealed = looks at a revealed card
do-buy-discarded = looks through the discard pile
do-refresh = may refresh a skill
do-last-call = has the last call

## Score lines

line-goal = { $row }: { $have }
line-color = { $count } × { $color }
line-backstory = { $name }: { $count } of 6
line-armor = { $set }: { $count }
line-larger = One set counts larger
line-gold = { $count } gold held

## End of the game

counting = Final scoring…
end-solo = { $rank }, with { $stars } stars
end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-dropped = { $name } is better off without: { $cards }.
hero-sheet = Hero sheet: { $name }
earned-show = See this moment in the replay
earned-none = No move counts towards this line.
look-table = Look at the table
rematch = Rematch
to-rematch = To the rematch
print = Print
download-record = Download the record
fair-hash = Fair dice: the seed of this game is fixed; its hash is { $hash }
fair-seed = Fair dice: the seed was { $seed }
handover-title = Now { $name }
handover-text = Hand the screen to { $name }.
handover-go = I am here

## Settings and keys

set-language = Language
set-theme = Light or dark
theme-light = Light
theme-dark = Dark
set-motion = Less motion
set-sound = Sounds
set-confirm = Confirm what cannot be taken back
set-handover = Hand-over screen when several people share this screen
help-title = Keys
help-text = What may be chosen has a ring. A right click or a long press on anything else says why it is not on offer.
key-tab = from group to group
key-arrows = within a group
key-enter = choose
key-escape = take the last pick back, close
key-skip = skip, decline, end the turn
key-adjust = raise or lower the die
key-undo = undo
key-why = why is this not on offer?
key-hint = hint: good moves and why
key-seats = look at a player’s sheet
key-go = to the first choice
key-log = log
key-piles = bag, deck and discard pile
key-help = these keys

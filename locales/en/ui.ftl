### The words of the page: lobby, table, settings. The terms of the game are in cards.ftl.

## General

close = Close
cancel = Cancel
back = Back
none = None
auto = Automatic
settings = Settings
to-home = Home page
default-name = Player
guest = Guest
players = Players
bot = Bot
unofficial = An open, unofficial digital edition of the board game Roll Player, published by Thunderworks Games. All text and artwork here are our own.

## Start page

home-title = Build the hero. Leave the dungeon to others.
home-text = Draft dice, place them in six attributes, and equip your hero at the market. For one to four players: solo, on one screen or online with friends.
home-learn = Learn by playing
home-learn-text = A guided game, about ten minutes
new-game = New game
your-name = Your name
way-solo = Solo
way-solo-text = Twelve rounds: how far up the ranks will you climb?
way-bots = Against a bot
way-bots-text = A two-player game, right away.
way-screen = On this screen
way-screen-text = Two players take turns here.
way-online = With a friend online
way-online-text = Get a link or a QR code to send.
more-options = Players, bots, rules and variants
my-games = My games
open-tables = Open tables
forget = Remove from this list
forget-title = Remove this game from the list?
forget-text = This game isn’t over: { $names }. You keep your seat: the link to the table brings you back.
forget-done = Removed: { $names }
waiting-players = Waiting for players
your-turn = Your turn
turn-of = { $name } to move
round-of = Round { $round } of { $rounds }
finished-games = Finished games
show-all = Show all { $count }
game-won = You won: { $stars }
game-lost = { $names } won: { $stars }. You: { $own }
game-won-by = { $names } won: { $stars }
game-solo = { $rank }: { $stars }
game-closed = Closed before the end
with-players = With { $names }
just-now = just now

## Options of a new game

rules = Rules
variants = Variants
further = More
seat = Seat
seat-number = Seat { $number }
seat-any = Any free seat
seat-me = On this screen
seat-invite = By link
seat-invite-text = You get a link to send.
seat-open = Open seat
player-number = Player { $number }
bot-level = Bot level
bot-random = Random
bot-apprentice = Apprentice
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert
bot-hero = Master
bot-champion = Champion
bot-random-text = Plays any legal move, just to try things out.
bot-apprentice-text = For your first games: fills its attributes and leaves the rest to luck.
bot-novice-text = Once you know the rules: counts every star, but looks only at the die in its hand.
bot-adept-text = With a few games behind you: thinks its whole turn through.
bot-expert-text = Hard to beat: knows what pays off in the long run.
bot-hero-text = Very strong: thinks three rounds ahead.
bot-champion-text = The strongest: thinks three rounds ahead, watches the others and plays to win.
bot-choice = { $name }, solo ~{ $stars } ★
bot-rating = Rating { $rating } ± { $error }; the Novice has 1000.
bot-with-character = { $bot } · { $character }
character = Play style
character-none = No special style
character-collector = Collector
character-collector-text = Buys every card it can pay for, armor sets above all.
character-zealot = Zealot
character-zealot-text = Pulls its token to the best square of its alignment card, whatever it costs.
character-gambler = Gambler
character-gambler-text = Would rather reroll than play it safe, and loves traits that pay all or nothing.
public = Show the table in the lobby
public-text = Anyone on this server can take an open seat.
hints-allow = Allow hints
hints-allow-text = Everyone at the table may ask which moves are good.
seed = Custom seed
seed-random = Random
seed-text = The same seed and the same moves give the same dice. Leave it empty for a fair game.
pack = Card pack
pack-choose = Choose a file
pack-none = No file chosen
pack-text = A file that changes cards, for example to match your printed copy.
begin = Start

## Joining and inviting

join = Take a seat
join-title = You are invited to a game
join-by = { $name } invites you to a game
join-what = What you will play
join-learn = New to the game? Learn by playing, in about ten minutes.
seat-kept = Reserved for a player from the last game
own-cards = Card pack
pace-slow = One turn at a time, over several days
practice-dice = Practice dice
practice-dice-text = Whoever made this table chose the seed and can foresee every roll.
join-seated = You already have a seat at this table. This link is for the others.
join-my-seat = To my seat
join-another = Take another seat in this browser
watch-only = Just watch
invite = Players and links
people = At this table
invite-link = Link for players
watch-link = Link for spectators
watching = You are watching
copy = Copy
copied = Copied
qr-label = QR code of the link for players
qr-text = Scan it with a phone to join.
away = away
seat-choosing = choosing
seat-ready = ready
propose-bot = Let a bot play
propose-undo = Ask to take back my last move
proposal-undo = { $name } would like to take back a move.
proposal-bot = Let a bot play for { $name }? Level: { $bot }.
proposal-recall = Let the bot stop playing for { $name } and wait for them?
proposal-kick = Give { $name }’s seat to a bot for good?
proposal-close = End this game now?
proposal-begin = Start without waiting for { $name }’s part of the dice?
proposal-waiting = Waiting for { $count ->
        [one] one person
       *[other] { $count } people
    }
agree = Agree
decline-proposal = Decline
withdraw-proposal = Withdraw
proposal-undo-mine = You asked to take back your last move.
proposal-undo-too = Everything after it is taken back too, your own moves included.
my-seat = My seat
stand-in = a bot stands in
recall = Stop the stand-in
kick = Vote to replace with a bot
free-seat = Free this seat
mute = Mute
unmute = Unmute
resign = Give up my seat
resign-title = Give up your seat?
resign-text = A bot plays your hero to the end. You can’t come back.
propose-close = Propose to end the game
close-table = Close this table
close-table-title = Close this table?
close-table-text = Nobody can play here any more. The record stays.
table-closed = This table was closed before the end of the game.
move-seat = Continue on another device
move-seat-text = Scan this with the other device, or type the code there. It works once, for ten minutes; this device then only watches.
move-seat-at = Or open { $address } there.
qr-code = QR code
seat-code = One-time code
take-seat = Continue a game here
take-seat-text = On your other device open the game, then “Players and links”, then “Continue on another device”. Type the code it shows.
take-seat-go = Take over my seat
talk = Reactions
talk-show = Show what others say
talk-allow = Allow reactions at this table
talk-off = The host has switched reactions off.
said = { $name }: { $phrase }
say-smile = Smile
say-laugh = Laughter
say-wow = Wow!
say-sad = Oh no!
say-think = Hmm…
say-cheer = Bravo!
say-hello = Hello!
say-good-luck = Good luck!
say-nice-move = Nice move!
say-thanks = Thanks!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-your-turn = Your turn!
say-well-played = Well played!
lobby-title = Waiting for players
lobby-text = Send the link: the game starts when every seat is taken.
lobby-guest = The game starts when every seat is taken.
lobby-shares = Setting up fair dice with everyone’s browser…
lobby-begin = Start without { $name }’s part of the dice
lobby-here = here
share-link = Send the link
rematch-by = { $name } offers a rematch.
rematch-accept = Accept the rematch
dice-fair = Fair dice
dice-shared = Every player’s page and the server fixed their part of the dice before the first roll. Nobody could foresee or steer them.
dice-server = The server fixed the dice before the first roll and published a fingerprint of them.
dice-check = Check the dice
dice-later = When the game is over, your browser can check every roll.
dice-checking = Checking every roll…
dice-true = Your browser checked { $count } outcomes: all follow from what was fixed before the first roll.
dice-broken-seed = The server’s seed is not the one it promised.
dice-broken-share = The share of seat { $number } is not the one that was promised.
dice-broken-draw = Outcome { $number } is not the one that the seed gives.
dice-unknown = The dice of this game can’t be checked here: it came as a record, or it isn’t over.
dice = Dice

## Problems

problem-not-found = There is nothing here
problem-not-found-text = The link may be incomplete, or the game is gone.
problem-full = This table is full
problem-full-text = All seats are taken. You can still watch, or start a game of your own.
problem-offline = The server isn’t answering
problem-offline-text = Check your connection and try again.
problem-other = That didn’t work
problem-other-text = The server couldn’t do that.
connecting = Joining the table…
connection-lost = Connection lost. Reconnecting… your game is safe.
refused = That move didn’t go through
hint-refused = No hint
why-not = Why not?
why-mode = Ask why something is not available

## Rules

rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-unknown = You’ll find this rule on the rules page.

## The table

views = Views
tab-sheet = Sheet
tab-market = Market
tab-hero = Hero
tab-score = Stars
tab-log = Log
asked = What to do now
is-asked = to move
is-picked = picked
undo = Undo
log = Log
results = Result
thinking = The bot is thinking…
since-turn = Since your last turn
since-turn-show = Show again on the board what the others did
story-title = Your story
setup-drawn = From the bag: { $color }. These are its classes.
race-taken = taken by { $name }
ask-named = { $name }: { $text }
setup-race = Your race: { $race }
setup-goals = Goals and their stars
row-far = Placing dice alone can’t reach this goal any more; an action still may.
row-failed = This row is full and misses its goal; an action may still change that.
undo-none = Nothing to take back: no move since the last roll or another player’s turn.
sheet = Character sheet
my-cards = Hero’s cards
score-now = Score so far
space-name = { $row } { $place }
die-on-sheet = the { $die } in { $row }
space-label = { $row }, space { $place }: { $die }
space-empty = empty
space-wish = backstory: { $color }
space-wish-met = backstory: { $color }, matched
row-total =
    { $row }: { $total }, goal { $goal }, { $state ->
        [met] met
        [far] out of reach by placing dice
       *[open] open
    }
place-in = Place in { $row }
goal-title = Attribute goal and its stars
row-race = Race: { $by }.
row-weapons = Weapons may add up to { $by } at scoring: { $most } at most.
row-most = up to { $most }
no-modifier = no bonus, no penalty
action-short-str = turn a die over
action-short-dex = exchange two dice
action-short-con = up or down by 1
action-short-int = reroll a die
action-short-wis = move alignment
action-short-cha = 1 gold off
does-flip = turns from { $from } to { $to }
does-swap = exchange
does-adjust = increase or decrease
does-reroll = reroll
does-exchange = exchange
does-move = move to another row
does-raise = Increase { $die } by 1
does-lower = Decrease { $die } by 1
verb-flip = Turn over
verb-swap = Exchange
verb-adjust = Increase or decrease
verb-reroll = Reroll
verb-exchange = Exchange
verb-move = Move
keep-value = Keep { $value } { $old ->
        [yes] (the old value)
       *[no] (newly rolled)
    }
keep-old = old
align-up = One step up, toward good
align-down = One step down, toward evil
align-left = One step left, toward lawful
align-right = One step right, toward chaotic
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
not-now = not available
piles = Bag and piles
pile-deck = Deck { $count }
pile-discard = Discard pile { $count }
pile-bag = Bag { $count }
pile-trash = Trash { $count }
deck-note = Nobody knows the order, but everyone may see what is left.
deck-single = Single-dot cards, { $count }
deck-double = Double-dot cards, { $count }
deck-mixed = Cards, { $count }
drops-title = Not enough hands
drops-text = To hold { $card }, drop:
confirm-title = This can’t be undone
confirm-yes = Yes, do it
confirm-reveal = Reveal the top card now?
confirm-drop = Drop { $card }? You get nothing for it.
confirm-pass = Finish? You won’t act again before scoring.
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
do-donate = Pay 1 gold to move alignment
do-reveal = Reveal the top card
preview-says = You’d have { $stars } ({ $change }).

## Moves by name, for hints and analyses

move-race = Choose { $race }
move-class = Choose { $class }
move-order = Order the tied dice: { $dice }
move-take = Take initiative card { $card } ({ $die })
move-place = Place the { $die } in { $row }
move-flip = Turn over the die at { $space } to get a { $die }
move-swap = Exchange { $one } and { $two }
move-raise = Increase the die at { $space } to a { $die }
move-lower = Decrease the die at { $space } to a { $die }
move-reroll = Reroll the { $die } at { $space }
move-reroll-center = Reroll the dice on initiative cards { $cards }
move-keep = Keep { $value }
move-buy-drop = Buy { $card }, drop { $drop }
move-use-as = Use { $card } as { $as }
move-exchange = Exchange the die at { $space } for a { $die }
move-turn = Turn over the die on initiative card { $card } to get a { $die }
move-move = Move the { $die } to { $row }
move-decline = Decline

## Hints

hint = Hint
hint-title = Good moves
hint-thinking = Looking for a hint…
hint-stars = { $stars } ± { $error } stars
hint-stars-about = { $stars } stars
hint-play = Play this
hint-numbers = Show the numbers
hint-because-completes = It completes your { $row } goal.
hint-because-goals = It brings you closer to your attribute goals.
hint-because-class-color = It gives you more dice in your class color.
hint-because-alignment = It improves your alignment.
hint-because-backstory = It fits your backstory.
hint-because-armor = It builds up your armor.
hint-because-traits = It pays off with your traits.
hint-because-gold = It leaves you more gold.
hint-because-later = It leaves you better choices in later rounds.
hint-because-pass = Anything else would probably cost you stars.
hint-because-close = It is a close call, but this looks best.
hint-first = { $difference } ± { $error } stars compared with the second move: { $why }
hint-other = { $difference } ± { $error } stars compared with the first move: { $why }
hint-first-exact = { $difference } stars compared with the second move: { $why }
hint-other-exact = { $difference } stars compared with the first move: { $why }
hint-too-close = too close to call
hint-first-same = About as good as the second move.
hint-other-same = About as good as the first move.
hint-no-line = no single category stands out
hint-note = Stars at the end, as the Master bot expects them; ± is its margin of error. The reasons come from test games played from here.
part-later = Later rounds

## What the player has to do

ask-open-seats = The game starts when every seat is taken.
ask-over = The game is over.
ask-why = Click what you want to know about: a card, a space, a row or a button.
ask-chance = The dice are rolling…
ask-waiting = { $name } { $what }.
ask-race = Choose your race.
ask-class = Choose your class.
ask-place-starting = Place your starting dice: pick a die, then a row.
ask-ready = Your dice are in place.
still-choosing = Still choosing: { $names }
ask-order = These dice are tied. Click the die that goes on card { $card }.
ask-take = Take an initiative card with its die.
ask-place = Place the die in a row.
ask-action = { $kinds }: take one of these actions.
ask-action-str = Strength: turn one of your dice to its opposite face.
ask-action-dex = Dexterity: exchange two of your dice.
ask-action-con = Constitution: increase or decrease one of your dice by 1.
ask-action-int = Intelligence: reroll one of your dice.
ask-action-wis = Wisdom: move your alignment token one step.
ask-action-cha = Charisma: take a Charisma token.
ask-action-price = It costs { $gold } gold.
ask-keep = Which value do you keep?
ask-ability = { $card }: choose what it does, or decline.
ask-return = Return a card from the discard pile to the market, or decline.
ask-market = Buy a market card, or discard one for 2 gold.
ask-market-discard = You can’t buy anything: discard a market card for 2 gold.
ask-market-friendly = Buy a market card, or take 2 gold.
ask-market-empty = There is nothing to buy: take 2 gold.
ask-market-extra = You may buy one more card, or end your turn.
ask-market-after = You may still use a skill or ability, or end your turn.
ask-offer-reveal = Reveal the top card of the market deck, or decline.
ask-buy-revealed = Buy { $card } at full cost, or decline?
ask-buy-discarded = Buy a card from the discard pile, or decline.
ask-refresh = Refresh an exhausted skill, or decline.
ask-last-call = Last call: use ready skills before scoring, or finish.
ask-then-space = Now choose the die to exchange it with.
ask-then-die = Now choose a die.
ask-then-row = Now choose a row.
ask-then-color = Now choose a color from the bag.
ask-then-init = Now choose an initiative card.
ask-then-value = Now choose the new value.
ask-then-drops = Which weapons do you drop?
ask-then-skill = Which skill do you borrow?

## What others are doing (after the name)

do-race = is choosing a race
do-class = is choosing a class
do-place-starting = is placing starting dice
do-order = is ordering tied dice
do-take = is taking an initiative card
do-place = is placing a die
do-action = may take an attribute action
do-keep = is choosing which value to keep
do-ability = is using a skill
do-return = may return a card to the market
do-market = is at the market
do-offer-reveal = is deciding whether to reveal a card
do-buy-revealed = is looking at a revealed card
do-buy-discarded = is looking through the discard pile
do-refresh = may refresh a skill
do-last-call = has the last call

## Score lines

line-goal = { $row }: { $have }
line-color = { $count } × { $color }
line-backstory = { $name }: { $count } of 6
line-armor = { $set }: { $count }
line-larger = One set counts as larger
line-gold = { $count } gold left

## End of the game

counting = Final scoring…
end-tale = The tale is told
end-solo = { $rank }, with { $stars }
end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-dropped = { $name } drops these to score more: { $cards }.
rank-next =
    { $count ->
        [one] { $count } more star: { $rank }
       *[other] { $count } more stars: { $rank }
    }
hero-sheet = Hero sheet: { $name }
earned-show = See this moment in the replay
earned-none = No single move counts toward this line.
look-table = Look at the table
rematch = Rematch
to-rematch = To the rematch
rematch-waits = A rematch is ready for you.
print = Print
download-record = Download the record
fair-hash = Fair dice: the seed of this game is fixed; its hash is { $hash }
fair-seed = Fair dice: the seed was { $seed }
handover-title = { $name }’s turn
handover-text = Pass the screen to { $name }.
handover-go = I’m here

## Settings and keys

set-language = Language
set-theme = Appearance
theme-light = Light
theme-dark = Dark
set-motion = Reduce motion
set-sound = Sounds
set-confirm = Confirm moves that can’t be undone
set-handover = Handover screen when several people share this one
help-title = Keyboard shortcuts
help-text = Anything you can choose has a ring. Right-click or long-press anything else to see why it is not available.
key-tab = from group to group
key-arrows = within a group
key-enter = choose
key-escape = undo the last pick, close
key-skip = skip, decline, end turn
key-adjust = increase or decrease the die
key-undo = undo
key-why = why is this not available?
key-hint = hint: good moves and why
key-seats = look at a player’s sheet
key-go = go to the first choice
key-log = log
key-piles = bag, deck and discard pile
key-help = these keys

## Portraits and cards

portrait-unknown = A hero yet unknown
portrait-of = Portrait: { $who }
portrait-with = Portrait: { $who }; owns { $cards }
look-choice = Look
look-a = First look
look-b = Second look
look-card = Look at { $card }
armor-count = { $own } of { $all } pieces: { $stars }
sources = Sources
credits = Picture credits
credits-text = Portraits, dice and table are our own drawings. The signs on cards and boards come from { $source }; we rounded, colored and shaded them.
credits-license = License: { $license }
credits-game = The game
credits-game-text = Roll Player was designed by Keith Matejka and is published by Thunderworks Games. If you like it here, you will like it on your table.
credits-type = Type and code
credits-type-text = Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License. The page is built with Svelte, Fluent and uqr.

## Bots and the enemy

bot-name-borin = Borin
bot-name-grusha = Grusha
bot-name-ilvanor = Ilvanor
bot-name-pip = Pip
bot-name-aldric = Aldric
bot-name-zara = Zara
bot-name-maren = Maren
bot-name-tilly = Tilly
enemy = The enemy
enemy-waits = If you take card 2 or 3, he rolls his die for a market card.
enemy-shows = His die last showed { $value }.
enemy-takes = He tears up { $card }.
enemy-warns = the enemy rolls his die
set-beat = Speed of the bots
beat-slow = Slow
beat-normal = Normal
beat-fast = Fast
beat-now = At once

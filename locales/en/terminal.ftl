### The game in the terminal. Words in quotation marks are typed as they are in every language.
### $who chooses between you and others: [you] is the only person at the keyboard.

## Names and lists

you-name = You
seat-title = { $name } (seat { $seat })
list-and = { $items } and { $last }
list-apart = { $one }; { $two }
list-or = { $items } or { $last }
quoted = “{ $text }”
and-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
die-none = no die
die-on-card = card { $card }: { $die }
arrow-to = arrow: { $direction }
timing-any-time = any time
timing-dice-turn = on your dice turn
timing-market-turn = on your market turn
ready-next-round = next round
set-of-pack = { $set }: { $stars } stars for 1 to { $count } pieces, 1 more for these class colors: { $colors }.
way-up = up
way-down = down
way-left = left
way-right = right

## Beginning

welcome = Roll Player in the terminal. “help” explains, “hint” advises, “quit” leaves.
introduction = Fill a sheet of 18 dice in { $rounds } rounds and buy cards for your hero.
introduction-answer = Answer with a number or a move.
introduction-solo = Earn as many stars as you can (R9).
dice-letters = A die is a letter and a value: { $colors }. So k5 is the { $die }.
newcomer-enter = Press Enter to take what is in brackets.
newcomer-people = How many people play here?
newcomer-bots = How many bots play with you?
newcomer-level = { $level } ({ $name }): about { $stars } alone. { $about }
newcomer-strength = How strong should they be?
newcomer-edition = Which edition, first or second?
newcomer-known = Type one of { $known }, or press Enter for { $default }.

## What follows

gold-now =
    { $who ->
        [you] You have { $gold } gold ({ $change }).
       *[other] { $name } has { $gold } gold ({ $change }).
    }
token-now =
    { $who ->
        [you] Your alignment token is now on { $place }: { $stars }.
       *[other] { $name }’s alignment token is now on { $place }: { $stars }.
    }
starting-placed =
    { $who ->
        [you] You place your starting dice: { $dice }.
       *[other] { $name } places the starting dice: { $dice }.
    }
only-row = Only { $row } has room: the die goes there.
deck-thinned = From the deck to the discard pile: { $cards }.
top-card = The top card of the deck is { $card }.
top-card-lost = It can’t be bought now and goes to the discard pile.
enemy-nothing = No card is lost.

## Questions

asked-of = { $name }: { $what }
question-class = Choose one of the two classes of your color, { $color }.
question-starting = Place a starting die in a row. In hand: { $dice }
question-order = These dice are tied. In which order do they go, lowest card first?
question-place = Place the die in a row: { $die }.
question-keep = { $space } was { $value }. Which value does the die keep?
class-advice = “cards warrior” shows a class with its ability.
class-ability = { $klass }, { $ability }: { $rule }
last-call-stars =
    { $who ->
        [you] The last round is over. You have { $stars } now; “score” shows why.
       *[other] The last round is over. { $name } has { $stars } now; “score” shows why.
    }

## Choices

moves-advice = “moves” lists every choice with its number.
pattern-line = { $pattern }, for example { $example } – { $move } ({ $count } choices)
any-time-move = any time: { $notation } – { $move }
out-of-turn = { $name }, out of turn: { $notation }
argument-space = SPACE
argument-row = ROW
argument-die = DIE
argument-card = CARD
argument-class = CLASS
argument-color = COLOR
argument-value = VALUE
argument-direction = DIRECTION
argument-race = RACE
argument-initiative-card = CARD
argument-initiative = CARDS
argument-tied-dice = DICE
die-pays = pays { $gold }
card-brings = plus { $gold } from the card
enemy-may = the enemy die may trash a card
enemy-will = the enemy die trashes a card
row-beside = beside { $dice }
row-empty = empty
row-filled = fills the row: +{ $gold }
wish-here = your backstory wants it here
then-action = then { $action }
charisma-worth = 1 gold toward a card this round
price-of-purse = { $price } of your { $purse }
gold-may-pay = { $gold } of it may pay for: { $action }
token-to = token to { $place }
token-stays = the token stays
drop-worth = to the discard pile, for no gold

## Choices by the kind of move; most are the words of the page

menu-pass =
    { $prompt ->
        [market] { end-turn }
        [last-call] { finish }
       *[other] { skip }
    }
menu-race = { move-race }
menu-class = { move-class }
menu-place-starting = Place { $die } in { $row }
menu-order = { move-order }
menu-take = { move-take }
menu-place = { place-in }
menu-flip = Turn a die over, { $space }: { $die }
menu-swap = { move-swap }
menu-raise = Increase a die, { $space }: { $die }
menu-lower = Decrease a die, { $space }: { $die }
menu-reroll = { move-reroll }
menu-keep = { keep-value }
menu-align = Move alignment: { $direction }
menu-charisma = { do-charisma }
menu-buy = { buy-card }
menu-buy-drop = { buy-card }; drop { $drop }
menu-discard = { discard-card }
menu-gold = { do-gold }
menu-donate = { do-donate }
menu-return = { return-card }
menu-reveal = { do-reveal }
menu-use = { use-card }
menu-use-as = { move-use-as }
menu-exchange-bag = Exchange a die, { $space }: { $die }
menu-exchange-center = Exchange a die with initiative card { $card }, { $space }: { $die }
menu-turn = Turn the die on initiative card { $card } over: { $die }
menu-reroll-center = { move-reroll-center }
menu-move = { move-move }
menu-refresh = { refresh-card }
menu-drop = { drop-card }

## The sheet

hero-nobody = nobody yet
hero-named = { $race } { $klass } (class color { $color })
sheet-title =
    { $who ->
        [you] Your hero: { $hero }, { $purse }, { $stars } so far.
       *[other] { $name }’s hero: { $hero }, { $purse }, { $stars } so far.
    }
row-goal = goal { $goal } ({ $stars }★)
goal-met = met
goal-over = { $count } over
goal-short = { $count } short
goal-enough = enough
goal-room = room for { $count }
goal-needs = needs { $count }
wish-cell =
    wants { $color } on { $place }{ $state ->
        [yes] : yes
        [no] : no
       *[open] { "" }
    }
wish-words =
    { $color } { $space }{ $state ->
        [yes] { " (yes)" }
        [no] { " (no)" }
       *[open] { "" }
    }
backstory-line = Backstory { $name }: { $wishes }.
ability-line = Ability { $ability }: { $rule }
grid-title = Alignment grid, the token in brackets:
token-line = Alignment { $name }: on { $place }, { $stars }; { $steps }.
cards-line = Cards: { $cards }.
purse-line =
    { $who ->
        [you] You have { $purse }.
       *[other] { $name } has { $purse }.
    }
hands-line = Hands in use: { $held } of { $limit }.

## For screen readers (`--plain`): signs as words, the sheet as sentences

prompt-plain =
    { $who ->
        [you] Your answer:
       *[other] { $name }, your answer:
    }
aloud-range = { $low } to { $high }
aloud-or-more = { $number } or more
aloud-or-less = { $number } or less
aloud-error = give or take
aloud-times = times
aloud-becomes = becomes
aloud-plus = plus
aloud-minus = minus
row-free =
    { $count ->
        [one] { $count } space free
       *[other] { $count } spaces free
    }
row-plain = { $row }: { $dice }. Total { $total }.
goal-plain = Goal { $goal } for { $stars }: { $distance }.
wish-plain =
    The backstory wants { $color } on space { $place }{ $state ->
        [yes] , and has it.
        [no] , but another color is there.
       *[open] .
    }
grid-plain = Alignment grid: { $places }.
score-line-plain = { $reason }: { $stars }

## The table

center-line = In the center: { $cards }.
center-empty = No dice are in the center.
market-title =
    { $who ->
        [you] The market, and what it costs you:
       *[other] The market, and what it costs { $name }:
    }
market-card = { $card }: { $price }, { $kind }. { $rule }
market-heading = Market
market-line = Market: { $cards }.
price-cut = { $price } instead of { $full }
discard-line = Discard pile: { $cards }.
discard-empty = The discard pile is empty.
bag-line = In the bag: { $dice } ({ $colors }).
bag-empty = The bag is empty.
deck-empty = The deck is empty: the discard pile will be shuffled into a new one (R3.4).

## The score

score-title =
    { $who ->
        [you] Your stars: { $hero }
       *[other] { $name }’s stars: { $hero }
    }
score-line = { $rule } { $reason }: { $stars }
score-total = Total: { $stars }
score-dropped = R11.21 Dropped to score more: { $cards }
score-goal = { $row }, { $have } for the goal { $goal }
score-class-color = Dice in the class color, { $count } × { $color }
score-alignment = Alignment { $name }, { $place }
score-backstory = Backstory, { $count } of 6 match
score-gold = Gold held, { $gold }
score-armor =
    { $set }, { $pieces }{ $bonus ->
        [yes] , one star of it for the class color
       *[no] { "" }
    }
score-trait = { $card }, { $reason }
score-count = { $what } { $count }
score-dice-of = dice ({ $color })
score-goal-met =
    { $met ->
        [yes] { $row } goal met
       *[no] { $row } goal missed
    }
score-same-color = dice of one other color { $count }
score-cards = market cards { $count }
score-needed = { $have } (needed: { $needed })
result-solo =
    { $who ->
        [you] You have { $stars }: { $rank } (R9.7).
       *[other] { $name } has { $stars }: { $rank } (R9.7).
    }
result-won =
    { $who ->
        [you] You win with { $stars }.
       *[other] { $name } wins with { $stars }.
    }
result-shared = { $names } share the victory with { $stars } (R8.8).
tie-by-gold = { $names } are tied; the most gold decides: { $gold } (R8.8).
tie-by-dice = { $names } are tied; the fewest dice in the class color decide: { $count } (R8.8).

## Hints

hint-header = The best moves first, with the stars you can expect at the end:
hint-nothing = There is nothing to say about these moves.
thinking-hint = Thinking…

## When something is not clear

unclear-number = { $number } could be choice { $number }, “{ $one }”, or “{ $other }”: type it in full.
no-choice = There is no choice { $number }; choose from { $choices }.
no-move-here = “{ $text }” is not a move here ({ $rule }); “help” says what you can do.
could-be-several = “{ $text }” could be { $moves }: say a little more.
seat-is-bot = Seat { $seat } is played by a bot: { $bot }.
whose-sheet = Whose sheet? “sheet” is yours; any hero’s has the number of the seat, 0 to { $last }: “sheet { $last }”.
whose-stars = Whose stars? “score” counts yours; any hero’s have the number of the seat, 0 to { $last }: “score { $last }”.
which-card = Which card? For example “cards longbow”, “cards warrior” or “cards hermit”.
which-rule = Which rule? For example “rules R4.3” or “rules R9”.
which-file = Which file? For example “load rollplayer-1.txt”.
rules-also = Also: { $rules }.

## Words at any time: what each does, and another word for it in the language

help-answer = Type a number, or the move itself, in full or shortened:
help-words = Words at any time:
help-spaces = Spaces are str1 to cha3.
command-line = { $examples } ({ $word }): { $does }
command-help = what you can do now, or a rule
command-sheet = your hero, or the one on seat 1
command-market = the cards for sale and the dice in the center
command-cards = everything on a card
command-score = the stars as they would be now
command-hint = up to three good moves, with their stars and why
command-moves = every legal move with its number and its notation
command-discard = the discard pile
command-deck = the cards still in the deck
command-bag = how many dice of each color are left
command-log = what happened lately, or from the start
command-rules = a rule or a chapter
command-undo = take back your last move, if nothing was rolled since
command-save = write the game to a file
command-load = continue a saved game
command-record = the game so far in notation
command-quit = leave; you can save first
word-help = commands
word-sheet = hero
word-market = shop
word-cards = card
word-score = stars
word-hint = advice
word-moves = choices
word-discard = discards
word-deck = library
word-bag = dice
word-log = history
word-rules = rule
word-undo = back
word-save = store
word-load = open
word-record = notation
word-quit = exit
word-me = me
word-yes = yes
word-no = no
log-advice = “log all” starts at the beginning.
undo-nothing = There is nothing to take back.
undo-chance = That can’t be taken back: a die was rolled or a card revealed since.
undo-bot = That can’t be taken back: { $name } has moved since.

## Saving, loading, leaving

unsaved = This game is not saved.
file-name = File name, Enter for { $file }, or no:
keep-record = Keep the record? A file name, or Enter for no:
strange-file = “{ $name }” would be a strange file name; type another, or no.
saved-to = Saved to { $path }
not-saved = Not saved: { $why }.
not-loaded = Not loaded: { $why }.
go-on-with = Continue with: { $command }
loaded-over = Loaded { $file }: a finished game.
loaded =
    { $round ->
        [0] Loaded { $file }: setup.
       *[other] Loaded { $file }: round { $round }.
    }
file-changed = Note that this file was changed after it was saved: { $why }.
cannot-write = { $file } cannot be written: { $why }
cannot-read = { $file } cannot be read: { $why }
cannot-load = { $file } cannot be loaded: { $why }
is-a-folder = { $file } is a folder; give the name of a file in it
is-no-game = { $file } already exists and is not a saved game; nothing was changed
not-text = { $file } is not a saved game: it is not text
impossible-name = there can be no such file
no-folder = no folder could be written to
goodbye = Goodbye.
stopped = Stopped.

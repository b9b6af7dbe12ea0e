### Why something was refused. These messages declare every code there is, and its parameters: `why-CODE`;
### $seat is a player’s name, $card and $other card names, $attribute, $space and $die what they are called, $prompt a `first-` message.


## Whose turn it is, and what comes first

why-no-seat = There is no such seat at this table.
why-other-turn = It’s { $seat }’s turn.
why-other-effect = Wait until { $seat } has finished this effect.
why-other-last-call = It’s { $seat }’s last call; wait for yours.
why-something-first = { $prompt }
why-chance-first = Wait for the dice or the cards first.
why-no-chance = Nothing is waiting to be rolled or drawn; it’s { $seat }’s turn.
why-impossible-outcome = That can’t come up now; the game is waiting for “{ $chance }”.
why-game-over = The game is over.

## What comes first, by the kind of the prompt

first-race = First choose a race.
first-class = First choose a class.
first-place-starting = First place a starting die.
first-order = First put the tied dice in order.
first-take = First take an initiative card.
first-place = First place your die in a row.
first-action = First take your attribute action, or skip it.
first-keep = First choose the value to keep.
first-ability = First choose what your skill does, or decline.
first-return = First return a card to the market, or decline.
first-market = It’s your market turn: buy a card or discard one for gold.
first-offer-reveal = First reveal the top card of the deck, or decline.
first-buy-revealed = First buy the revealed card, or decline.
first-buy-discarded = First buy a card from the discard pile, or decline.
first-refresh = First refresh a skill, or decline.
first-last-call = This is your last call: use skills, or finish.

## The right kind of move, with a target that will not do

why-not-a-choice = That’s not one of your choices here.
why-no-such-card = There is no such card in this game.
why-race-not-open = That race isn’t available: it’s taken, or not in this edition.
why-class-not-open = That class isn’t among the ones you can choose.
why-card-gone = Initiative card { $number } isn’t in the center.
why-row-full = There’s no free space in { $attribute }.
why-not-starting-die = You have no starting die { $die } left to place.
why-value-not-rolled = A { $value } isn’t one of the values you can keep.
why-no-die = There’s no die on { $space }.
why-no-center-die = There’s no die on initiative card { $number }.
why-same-dice = Those two dice are the same; exchanging them changes nothing.
why-same-color = Choose a die of another color.
why-too-high = A { $value } can’t be increased by { $by }.
why-too-low = A { $value } can’t be decreased by { $by }.
why-leaves-grid = Your alignment token can’t leave the grid.

## The market

why-not-in-market = { $card } isn’t in the market.
why-not-in-discard = { $card } isn’t in the discard pile.
why-not-revealed = { $card } isn’t the card that was revealed.
why-purchase-made = You have already bought a card or taken gold this turn.
why-too-dear =
    { $card } costs { $price }; you have { $gold } gold{ $tokens ->
        [0] .
        [one] {" "}and { $tokens } Charisma token.
       *[other] {" "}and { $tokens } Charisma tokens.
    }
why-hands-full = With { $card } you’d hold more than { $limit } hands of weapons; choose what to drop.
why-drops-too-much = Drop only what has to go for { $card }: you have { $limit } hands.
why-friendly-market = In the friendly market no card is discarded; just take the gold.

## Skills and drops

why-not-yours = You don’t have { $card }.
why-in-setup = During setup you can’t use skills or drop weapons.
why-not-a-weapon = { $card } isn’t a weapon; only weapons can be dropped.
why-not-a-skill = { $card } isn’t a skill.
why-exhausted = { $card } is exhausted.
why-not-exhausted = { $card } isn’t exhausted.
why-next-round = { $card } was just refreshed; you can use it from the next round on.
why-arrow-blocked = { $card } would move your alignment token off the grid.
why-only-dice-turn = { $card } works only before you take an initiative card.
why-only-market-turn = { $card } works only on your market turn.
why-name-a-skill = Choose the skill that { $card } borrows.
why-nothing-to-borrow = No other player has a skill that { $card } could borrow.
why-cannot-borrow = { $card } can’t be used as { $other }.

## Options of a game

why-bad-players = A game is for 1 to 4 players, not { $number }.
why-unknown-edition = There is no edition “{ $text }”; choose from { $known }.
why-unknown-variant = There is no variant “{ $text }”; choose from { $known }.
why-unknown-classes = Classes can’t be given out “{ $text }”; choose from { $known }.
why-unknown-rules = There is no version “{ $text }” of the rules; choose from { $known }.

## The server: tables and seats

why-no-such-address = There is nothing at this address.
why-no-such-table = There is no such table.
why-no-such-invitation = There is no such invitation.
why-no-such-event = This game has events from 0 to { $number }.
why-no-such-moment = You can play on from events 0 to { $number } of that game.
why-table-full = Every seat at this table is taken.
why-too-many-viewers = Too many people are watching this table; try again later.
why-seat-taken = This seat is taken.
why-not-your-seat = This is not your seat.
why-bot-plays = A bot is playing this seat now.
why-rematch-not-yours = Only players of this game can ask for a rematch.
why-unreadable-seats = This game has { $number } seats; say who sits in each of them.
why-unknown-bot = There is no such bot; choose from { $known }.
why-invisible-name = A name needs at least one visible character.
why-long-name = A name can have at most { $most } characters.
why-bad-seed = A seed is a text of 1 to { $most } characters.

## The server: playing

why-not-begun = The game starts when every seat is taken.
why-nothing-happened = Nothing has happened yet, so there is nothing to analyze.
why-archive = This is a record to look at; to play on from here, start a new game.
why-stale = The table has changed in the meantime; this is how it looks now.
why-decide-in-turn = Only the starting dice are placed by everybody at the same time; otherwise wait for your turn.
why-not-saved = The move couldn’t be saved; please try again.
why-no-free-undo = You can’t undo this alone any more; ask the others.
why-nothing-to-undo = There is no move of this seat to undo.
why-undo-not-yours = You can undo only your own moves.
why-proposal-gone = That proposal is gone.
why-nobody-left = Nobody has left this seat.
why-not-away-long = This player is here, or left only a moment ago.
why-hint-not-yours = Hints are for the player to move.
why-no-hints = This table is played without hints.
why-no-hint = No hint could be worked out here.
why-not-over = A game can be analyzed once it is over.
why-analysis-failed = This game could not be analyzed.
why-busy = The server is busy; try again in a minute.
why-other-rules = This game uses version { $number } of the rules; version { $known } is played here.

## The server: requests

why-unreadable-request = The request can’t be read: { $text }
why-not-a-number = { $text } has to be a whole number.
why-request-too-large = A request can have at most { $most } kB.
why-message-too-large = A message can have at most { $most } characters.
why-pack-too-large = A card pack can have at most { $most } characters.
why-too-many-tokens = Ask for at most { $most } tables at once.
why-no-hello = Say “hello” first.
why-too-fast = Too many messages at once; slow down and connect again.
why-unknown-token = One of the seats you asked for is not yours.
why-other-method = This address takes other methods.
why-unanswerable = This can’t be answered.
why-store-away = The games can’t be read right now; try again soon.
why-server-error = Something went wrong on the server.

## Where something written down is wrong

why-at-file = { $file }, line { $line }: { $reason }
why-at-line = Line { $line }: { $reason }
why-at-quote = “{ $quote }”: { $reason }
why-at-path = { $path }: { $reason }
why-at-rule = { $reason } ({ $rule })

## Moves and outcomes in the notation

why-empty-move = An empty line is not a move.
why-unknown-verb = “{ $text }” is not a move; moves begin with { $known }.
why-bad-arguments = “{ $text }” can’t be read; write for example { $known }.
why-bad-outcome = “{ $text }” is not an outcome; write for example { $known }.

## Records

why-bad-header-line = “{ $text }” is not a header line such as “{ $known }”.
why-missing-header = The header has no line “{ $text }”.
why-other-format = Only format { $number } can be read here.
why-other-cards = This was played with the cards “{ $text }”, not “{ $known }”; name the card pack.
why-unknown-card-data = The card data { $text } is not known here; a newer rollplayer has it.
why-unreadable-options = The options can’t be read: { $text }
why-line-without-seat = “{ $text }” begins neither with a seat from 0 to { $most } nor with *.
why-not-sealed = This is not the line that was sealed here.
why-lines-missing = Lines are missing after this one: the seal goes on.
why-wrong-result = The result is “{ $known }”, not “{ $text }”.
why-not-from-seed = “{ $text }” does not follow from the seed, which gives “{ $known }”.

## Score sheets and card files

why-not-toml = “{ $text }” can’t be read as TOML; a line looks like [table] or name = value.
why-toml-twice = “{ $text }” sets again what the file has set before; keep one of the two.
why-toml-open = Something before this line is still open; close its bracket or quotation mark.
why-solo-one-hero = A solo game has one hero.
why-heroes-at-table = A table has 1 to 4 heroes, not { $number }.
why-hero-tables = Write each hero as a table [[hero]].
why-token-shape = Write the row and the column of the alignment token, such as [0, 2].

## Card files

why-card-file-too-long = A card file can have at most { $most } characters.
why-card-line-too-long = A line can have at most { $most } characters.
why-too-deep = This is nested too deeply.
why-pack-unreadable = The card pack can’t be read: { $text }
why-pack-not-utf8 = The card pack isn’t UTF-8 text.
why-pack-name = Give the pack a name of its own, such as { $known }, not { $text }.
why-no-such-section = { $text } isn’t a section; a pack has { $known }.
why-section-of-tables = This section holds tables such as { $known }.
why-not-a-slug = { $text } isn’t a slug: use lowercase letters, digits and hyphens, as in my-card, at most { $most } in all.
why-slug-reserved = The slug “{ $text }” has another meaning already.
why-rule-missing = The field “{ $text }” is missing: say what the card does.
why-too-many-items = At most { $most } fit in this list, not { $number }.
why-expected-text = Expected a line of text, not { $text }.
why-text-too-long = A text can have at most { $most } characters, not { $number }.
why-expected-shape = Expected { $known }, not { $text }.
why-expected-type = Expected a table with a type, such as { $known }, not { $text }.
why-unknown-type = The type { $text } is unknown; known are { $known }.
why-bad-goal = Write a goal as { $known }, not { $text }.
why-goal-too-high = The goal { $text } is beyond { $most }.
why-goal-backwards = The goal { $text } ends before it begins.
why-bad-grid = A grid is three rows of three numbers.
why-falling-stars = Name the stars for 1, 2, 3 … pieces; they never fall.
why-class-only-passive = A class has passive effects only: no skill’s ability and nothing that scores.
why-field-of-others = The field “{ $text }” is for other kinds of card: { $known }.
why-one-ability = A skill needs exactly one ability.
why-ability-without-skill = Only a skill can have an ability.
why-weapon-with-hands = A weapon can’t have hands-limit: dropping it would leave too many hands.
why-borrowing-with-arrow = A skill that borrows has no arrow; it takes the one of the borrowed skill.
why-ability-timing = This ability needs { $text }.
why-no-such-set = There is no armor set “{ $text }”; there are { $known }.
why-number-taken = Card number { $number } belongs to { $card } already.
why-too-many-tables = This section has { $number } tables; at most { $most } fit in a game.
why-color-without-class = No class is left for this color: { $color }.
why-slug-taken = Another card ({ $text }) has this slug already.
why-too-few-cards = { $edition }: this section needs at least { $least } cards, skills that borrow not counted; only { $left } are left.

## Positions: values

why-expected-table = Expected an object with fields, not { $text }.
why-expected-list = Expected a list, not { $text }.
why-expected-number = Expected a whole number from { $least } to { $most }, not { $text }.
why-expected-flag = Expected true or false, not { $text }.
why-unknown-field = The field “{ $text }” is unknown; known are { $known }.
why-missing-field = The field “{ $text }” is missing.
why-not-one-of = { $text } is none of { $known }.
why-not-a-die = { $text } is not a die such as r6.
why-not-a-space = { $text } is not a space such as str1.
why-not-a-card = { $text } is not a market card.
why-not-a-race = { $text } is not a race.
why-not-a-class = { $text } is not a class.
why-not-a-backstory = { $text } is not a backstory.
why-not-an-alignment = { $text } is not an alignment.

## Positions: what cannot be

why-setup-needs-prompts = A position inside setup needs its prompts.
why-long-row = A row has three spaces.
why-initiative-twice = Initiative card { $number } is there twice.
why-initiative-in-play = Only initiative cards 1 to { $most } are in play.
why-start-unknown = This phase needs a start player.
why-nobody-holds-initiative = Nobody holds an initiative card in this phase.
why-center-empty = This phase needs initiative cards in the center.
why-dice-before-roll = No initiative card holds a die before the roll.
why-market-without-initiative = In the market phase some hero holds an initiative card.
why-too-many-dice = { $number } dice of one color ({ $color }): there are only { $most }.
why-card-twice = { $card } is there twice; every market card is unique.
why-card-not-in-edition = { $card } is not in this edition ({ $edition }).
why-card-not-in-solo = { $card } needs other heroes, so it is not in the solo game.
why-not-in-edition = { $text } is not in this edition ({ $edition }).
why-charisma-tokens = There are only { $most } Charisma tokens.
why-same-race = Two heroes have the same race.
why-same-backstory = Two heroes have the same backstory.
why-same-alignment = Two heroes have the same alignment card.
why-same-class-color = Two heroes have the same class color.
why-too-many-hands = { $number } hands of weapons; { $most } are allowed.
why-exhausted-not-a-skill = { $card } is exhausted, but not among this hero’s skills.
why-exhausted-twice = A skill is exhausted twice.
why-too-many-prompts = Never more than { $most } prompts are pending.
why-prompts-at-the-end = Nothing is pending when the game is over.
why-two-turns = Only one player’s turn is pending at a time.
why-setup-takes-nothing = During setup no initiative card is taken and none holds a die.
why-setup-asks-once = Setup asks for each thing once.
why-bag-too-small = The bag does not hold the starting dice to be drawn.
why-prompt-misfit = “{ $kind }” can’t be pending here: { $misfit }.

## Why a prompt cannot be pending, as the end of `why-prompt-misfit`

misfit-has-initiative = the hero has an initiative card already
misfit-center-without-cards = no initiative card is in the center
misfit-no-initiative-taken = the hero has not taken an initiative card
misfit-gold-on-card = an initiative card holds at most 1 gold
misfit-sheet-full = the sheet is full
misfit-market-too-soon = the center is cleared and everybody asked before the market is made
misfit-deck-empty = the deck is empty
misfit-nothing-to-reveal = no card is left to reveal
misfit-nothing-to-refresh = nothing is refreshed now
misfit-not-last-round = it is not the last round
misfit-no-initiative = the hero holds no initiative card
misfit-no-market-turn = it needs the market turn of its seat beneath
misfit-no-room = the sheet has no room for the dice, or there are none
misfit-nothing-left = nothing is left to do
misfit-no-die-to-roll = there is no die to roll
misfit-empty-space = no die is on that space
misfit-no-action = no action is offered
misfit-no-reroll = a reroll has a roll left and an old value
misfit-no-value = no value is offered
misfit-dice-in-center = dice lie in the center already
misfit-bag-without-dice = the bag does not hold the dice
misfit-too-few-cards = there are too few cards
misfit-die-has-color = the die has a color
misfit-no-tie = those initiative cards do not hold equal dice
misfit-start-known = the start is known
misfit-setup-begun = setup has begun already
misfit-has-race = the hero has a race
misfit-has-class = the hero has a class
misfit-color-first = a color is drawn first
misfit-color-not-free = that class color is not free
misfit-has-backstory = the hero has a backstory
misfit-has-alignment = the hero has an alignment
misfit-no-target = that card has no ability with a target
misfit-not-in-dice-phase = that ability belongs to the dice phase
misfit-no-dice-on-cards = those cards hold no dice
misfit-no-enemy = the enemy is roused by card 2 or 3 of the solo game
misfit-other-phase = it belongs to another phase
misfit-needs-seat = it needs a seat
misfit-no-start = the start player is not known yet

## Servers for strangers

why-no-such-code = This code isn’t valid any more; ask for a new one.
why-table-damaged = This table is damaged and closed off; all other tables go on.
why-table-closed = This table has been closed.
why-seat-reserved = This seat is kept for the player who had it before.
why-not-the-host = Only the table’s host can do that.
why-talk-off = The host has switched reactions off at this table.
why-say-slower = One reaction at a time: wait a moment.
why-weak-stand-in = A stand-in must play better than that; choose from { $known }.
why-bad-share = This isn’t the share of the dice that was promised.
why-bad-promise = A promise is a SHA-256 in 64 hexadecimal digits.
why-share-too-early = Shares are shown once every seat is taken.
why-already-begun = The game has begun; the others have to agree.
why-too-many-events = This game has had { $most } events; nothing more is taken back.
why-too-many-proposals = First settle what has been proposed.
why-not-enough-votes = One player alone can’t send another away.
why-request-too-slow = The request didn’t arrive in time.
why-pack-too-deep = The card pack is nested too deeply.
why-too-many-requests = That was a lot at once from your address; try again in { $seconds } s.
why-wrong-origin = This comes from another site’s page.
why-wrong-host = This server goes by another name.
why-stopping = The server is stopping; try again in a moment.
why-unreadable-promise = “{ $text }” is not a hash as promised dice have it.
why-other-seed = The server’s seed is not the one that was promised before the first roll.
why-other-share = The share of seat { $number } is not in the seed as it was promised.

## What the host of a server is told

why-database-said = The database said: { $text }
why-bad-database = Name a database as { $known }.
why-cannot-open-database = The database can’t be opened: { $text }
why-needs-asyncpg = PostgreSQL needs asyncpg: pip install rollplayer[postgres]
why-cannot-reach-database = The database can’t be reached: { $text }
why-database-away = The database is away.
why-newer-database = This database was written by a newer rollplayer (its schema is { $number }, this one knows { $known }); install that version or a later one.
why-other-database = This database was made by an unreleased rollplayer or by another program. Nothing in it was changed: open it with what made it, or begin a new one with --database.
why-database-in-use = Another server is using this database; stop it first, or use PostgreSQL, which several servers can share.
why-no-database = There is no such database.
why-database-not-empty = The database has games already; a backup goes into an empty one.
why-backup-there = This file is there already; a backup overwrites nothing.
why-backup-failed = The backup failed: { $text }
why-no-backup = There is no such backup.
why-not-a-backup = This is not a backup: { $text }
why-backup-damaged = The backup is damaged: { $text }
why-no-table = There is no table { $table }.
why-table-just-changed = Somebody has just changed the table; try again.
why-cannot-listen = { $address } can’t be used: { $text }
why-unknown-limit = There is no limit “{ $text }”; choose from { $known }.
why-worker-too-slow = A process of the server didn’t start in time.
why-worker-ended = A process of the server ended while starting.

## Bots by name

why-no-such-bot = there is no bot “{ $text }”; choose from { $known }, or name your own: { "mine.py:MyBot" }, { "exec:./mybot" }
why-perhaps-other-bot = there is no bot “{ $text }”; did you mean { $known }?
why-no-such-character = there is no “{ $text }”; choose from { $known }
why-bot-without-class = “{ $text }” names no bot; write the file and the class, such as { "mine.py:MyBot" }
why-no-bot-file = there is no file “{ $text }”; check its path
why-no-bot-module = there is no module “{ $text }”; for a file, write { $known }
why-bot-needs-command = { "exec:" } needs a command, such as { "exec:./mybot" }
why-bot-command-unreadable = the command “{ $text }” can’t be read; check its quotes
why-no-bot-program = there is no program “{ $text }” that can be run; check its path and permissions

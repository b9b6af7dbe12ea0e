### The words of the pages for learning, looking up, replaying and scoring. The terms of the game are in cards.ftl.

## General

more = Learn and look up
more-learn = Tutorial
more-learn-text = Learn by playing, with a guide.
more-rules = Rules
more-rules-text = Every rule, numbered and searchable.
more-cards = Cards
more-cards-text = Every card with its facts and their sources.
more-companion = Score sheet
more-companion-text = Played the boxed game? Enter your hero and we’ll count the stars.
more-upload = Open a record
more-upload-text = Watch a downloaded game again.
more-take = Move a seat to this device
more-take-text = Go on with a game that you began on another device.
upload-bad = This file is not a game record.
all-rules = All rules
all-cards = All cards
found-count = { $count } found
found-nothing = Nothing found. Try fewer letters.

## Replay

replay = Replay
replay-start = The game starts.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-slider = Moment in the game
replay-speed = Speed
copy-link = Link to this moment
copy-moment = Copy link to this moment
copied-moment = Link copied
play-on = Play on from here
play-on-text = A new game starts at this moment ({ $moment }), with new dice from there on. This game stays as it is.
play-on-me = On this screen
play-on-bot = A bot
play-on-open = By link
play-on-go = Start

## Analysis

analysis = Analysis
analyse = Analyze
analysis-at-work = Analyzing the game: { $done } of { $total }
analysis-begins = Analyzing the game…
analysis-failed = This game couldn’t be analyzed.
analysis-busy = Other games are being analyzed here. Try again in a minute.
analysis-whose = Whose game
analysis-result = { $result }; { $start } were expected at the start.
analysis-win = Chance to win: { $start } at the start, { $end } at the end.
analysis-unfinished = The game is not over yet; the result is what is expected now.
analysis-round = Round { $round }
analysis-sums = Where the stars came from
sum-start = expected at the start
sum-luck = luck
sum-others = the others’ moves
sum-loss = lost through decisions
sum-drift = unexplained (up to { $error } is normal)
sum-result = result
curve-stars = Expected stars over the game
curve-win = Chance to win over the game
curve-about = From { $start } at the start to { $end } at the end; lowest { $low }, highest { $high }.
curve-dots = The numbered dots are the costliest decisions.
curve-band = The band shows where two out of three games would end with strong play from here.
curve-table = As a table
curve-round = Round
curve-column-stars = Expected stars
curve-column-win = Chance to win
costly = The costliest decisions
costly-none = No costly decisions. Well played!
costly-loss = { $loss } ± { $error } stars lost
costly-win = chance to win { $win }
costly-played = Played: { $move }
costly-better = Better: { $move }
costly-why = Why: { $why } ({ $rollouts ->
    [one] one test game
   *[other] { $rollouts } test games
  } from there: { $difference } ± { $error })
strokes = The biggest strokes of luck, good and bad
stroke-stars = { $stars } ± { $error } stars
analysis-note = The judge is a bot and can be wrong. Click a moment to see it.
analysis-note-drift = “Unexplained” shows by how much it may be wrong.
lesson-title = The lesson of this game
lesson = { $when }: “{ $better }” instead of “{ $played }” would have been worth about { $stars } more, mostly from { $part }.
lesson-plain = { $when }: “{ $better }” instead of “{ $played }” would have been worth about { $stars } more.
lesson-none = No decision clearly cost any stars.
costly-about = about { $stars }
numbers = Show the numbers
mistakes = Mistakes
mistakes-find = Find the mistakes
mistake = Mistake
mistake-of = Mistake { $number } of { $count }
mistake-before = The table before the decision. Red: what was played. Green: what was better.
mistake-next = Next mistake
mistake-previous = Previous mistake
try-again = Try again from here

## Rules

rules-intro = In our own words, with numbers that never change. Each number is a link you can share.
rules-none = There’s no rule { $rule }. Here are all the rules.
rules-search = Search the rules
chapters = Chapters

## Cards

cards = Cards
cards-intro = Every card with its whole rule. All wording is ours; the “i” shows which facts a rulebook prints and which this project chose.
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
source-record-text = Printed in a rulebook.
source-ours = ours
source-ours-text = Not printed in any rulebook; this project chose it. A card pack can change it.
source-partly = partly ours
source-partly-text = Partly printed in the rulebooks; the rest is this project’s choice.
fact-rule = rule
fact-dots = dots
fact-hands = hands
fact-arrow = arrow
fact-timing = when
fact-timing-any = at any time
fact-timing-dice-turn = on your dice turn
fact-timing-market-turn = on your market turn
fact-set-stars = stars for 1, 2, 3 … pieces
fact-set-colors = 1 more star for

## Score sheet for a real table

companion = Score sheet
companion-text = For the end of a game at a real table: tap in what is in front of you and read the stars, line by line. Everything stays in this browser.
companion-clear = Start over
companion-heroes = Heroes
companion-add = Add a hero
companion-remove = Remove { $name }
companion-solo = Solo game
companion-who = The hero
companion-name = Name
companion-choose = Choose…
companion-less-gold = One gold less
companion-more-gold = One gold more
companion-token = Position of the alignment token
companion-dice = Dice
companion-dice-count = { $count } of 18
companion-color = Color of the die
companion-value = Value of the die
companion-erase = Remove dice
companion-cards = Market cards
companion-stars = Stars
companion-missing = { $name }: choose race, class, backstory and alignment, and the stars appear here.
companion-problem = This sheet can’t come from a real game:
hero-number = Hero { $number }

## Tutorial

tutorial = Tutorial

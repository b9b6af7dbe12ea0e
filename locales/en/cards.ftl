### The words of the game and its cards. All wording is our own; the terms are the rulebooks' (docs/translating.md).

## Colors

color-green = green
color-blue = blue
color-red = red
color-purple = purple
color-black = black
color-white = white
color-gold = gold

## A die of a color: without and with its value ($value is a figure from 1 to 6)

die-green = green die
die-blue = blue die
die-red = red die
die-purple = purple die
die-black = black die
die-white = white die
die-gold = gold die
die-green-value = green { $value }
die-blue-value = blue { $value }
die-red-value = red { $value }
die-purple-value = purple { $value }
die-black-value = black { $value }
die-white-value = white { $value }
die-gold-value = gold { $value }

## Attributes and their actions

attribute-str = Strength
attribute-str-short = STR
attribute-dex = Dexterity
attribute-dex-short = DEX
attribute-con = Constitution
attribute-con-short = CON
attribute-int = Intelligence
attribute-int-short = INT
attribute-wis = Wisdom
attribute-wis-short = WIS
attribute-cha = Charisma
attribute-cha-short = CHA
action-str = Strength action
action-dex = Dexterity action
action-con = Constitution action
action-int = Intelligence action
action-wis = Wisdom action
action-cha = Charisma action
action-str-rule = Turn one of your dice to its opposite face: 1 and 6, 2 and 5, 3 and 4.
action-dex-rule = Exchange the places of two of your dice; their values stay the same.
action-con-rule = Increase or decrease one of your dice by 1, never above 6 or below 1.
action-int-rule = Reroll one of your dice and keep either the new or the old value.
action-wis-rule = Move your alignment token one step up, down, left or right.
action-cha-rule = Take a Charisma token: it counts as 1 gold when you buy a market card this round.

## Alignment: the directions of the arrows, a step in one, and the nine places of the grid (row, column)

direction-good = good
direction-evil = evil
direction-lawful = lawful
direction-chaotic = chaotic
direction-neutral = neutral
arrow-good = one step up, toward good
arrow-evil = one step down, toward evil
arrow-lawful = one step left, toward lawful
arrow-chaotic = one step right, toward chaotic
cell-good-lawful = lawful good
cell-good-neutral = neutral good
cell-good-chaotic = chaotic good
cell-neutral-lawful = lawful neutral
cell-neutral-neutral = neutral, the center
cell-neutral-chaotic = chaotic neutral
cell-evil-lawful = lawful evil
cell-evil-neutral = neutral evil
cell-evil-chaotic = chaotic evil

## Kinds of market cards: one, several, and what they are for

kind-weapon = Weapon
kind-armor = Armor
kind-skill = Skill
kind-trait = Trait
kinds-weapon = Weapons
kinds-armor = Armor
kinds-skill = Skills
kinds-trait = Traits
kind-weapon-rule = A weapon works as long as you hold it; you have two hands for weapons.
kind-armor-rule = Armor has no effect during the game; at the end, each set gives stars for the number of its pieces.
kind-skill-rule = To use a ready skill, move your alignment token by its arrow; then the skill is exhausted until you refresh it.
kind-trait-rule = A trait moves your alignment token when you buy it, and gives stars at the end if you meet its condition.

## Armor sets. All pieces of a set share its rule.

set-chain = Chain
set-leather = Leather
set-mystic = Mystic
set-chain-full = Chain set
set-leather-full = Leather set
set-mystic-full = Mystic set
set-chain-rule = At the end, { $pieces } pieces of the Chain set are worth { $set-stars } stars in total. White and red classes gain 1 more star for the set.
set-leather-rule = At the end, { $pieces } pieces of the Leather set are worth { $set-stars } stars in total. Green and black classes gain 1 more star for the set.
set-mystic-rule = At the end, { $pieces } pieces of the Mystic set are worth { $set-stars } stars in total. Blue and purple classes gain 1 more star for the set.

## Weapons

card-longsword = Longsword
card-blessed-mace = Blessed Mace
card-jeweled-dagger = Jeweled Dagger
card-longbow = Longbow
card-tower-shield = Tower Shield
card-ancient-spear = Ancient Spear
card-quarterstaff = Quarterstaff
card-heavy-crossbow = Heavy Crossbow
card-longsword-rule = At scoring, each of your dice in your class color may count { $by } more toward its attribute goal, even beyond 6; you choose for each die. Traits that count pips are not affected.
card-blessed-mace-rule = At scoring, your Wisdom total and your Charisma total may each count up to { $by } more toward their goals.
card-jeweled-dagger-rule = At scoring, each of your gold dice may count { $by } more toward its attribute goal, even beyond 6; you choose for each die. Traits that count pips are not affected.
card-longbow-rule = Whenever you take an initiative card with no gold on it, gain { gold-worth }.
card-tower-shield-rule =
    At scoring, choose one armor set of which you own some but not all pieces: it counts as { $by ->
        [one] one piece
       *[other] { $by } pieces
    } larger.
card-ancient-spear-rule = When the die you place in the dice phase fills its row, you may take a Constitution action in addition to the row’s own action.
card-quarterstaff-rule = When the die you place in the dice phase fills its row, you may take an Intelligence action in addition to the row’s own action.
card-heavy-crossbow-rule = Every market card you buy costs you { gold-worth } less, but never less than 0. Not with Open Lock; with Move Silently in the second edition only.

## Traits

card-steadfast = Steadfast
card-honorable = Honorable
card-nimble = Nimble
card-proud = Proud
card-weak = Weak
card-clumsy = Clumsy
card-foolish = Foolish
card-reckless = Reckless
card-focused = Focused
card-compassionate = Compassionate
card-obsessed = Obsessed
card-cunning = Cunning
card-greedy = Greedy
card-honest = Honest
card-loyal = Loyal
card-obnoxious = Obnoxious
card-dedicated = Dedicated
card-courageous = Courageous
card-envious = Envious
card-famous = Famous
card-steadfast-rule = { stars-worth } for each weapon card you have.
card-honorable-rule = { stars-worth } for each armor card you have.
card-nimble-rule = { stars-worth } if you meet your Dexterity goal.
card-proud-rule = { stars-worth } if you meet your Charisma goal.
card-weak-rule = { stars-worth } if the pips of your Strength dice add up to { $pips } or less.
card-clumsy-rule = { stars-worth } if the pips of your Dexterity dice add up to { $pips } or less.
card-foolish-rule = { stars-worth } if the pips of your Intelligence dice add up to { $pips } or less.
card-reckless-rule = { stars-worth } if the pips of your Wisdom dice add up to { $pips } or less.
card-focused-rule = { stars-worth } for each skill card you have.
card-compassionate-rule = { stars-worth } if you meet your Wisdom goal.
card-obsessed-rule = { stars-worth } if { $dice } or more of your dice share one color that is not your class color; gold counts as a color.
card-cunning-rule = { stars-worth } if you meet your Intelligence goal.
card-greedy-rule = { stars-worth } for every full { $each } gold you have at the end, up to { $at-most } stars.
card-honest-rule = { stars-worth } if your alignment token is in the good row.
card-loyal-rule = { stars-worth } if your alignment token is in the lawful column.
card-obnoxious-rule = { stars-worth } if the pips of your Charisma dice add up to { $pips } or less.
card-dedicated-rule = { stars-worth } if you meet your Constitution goal.
card-courageous-rule = { stars-worth } if you meet your Strength goal.
card-envious-rule = { stars-worth } if another player has more market cards than you, counting this one. Their cards are counted before anyone drops weapons. Solo: { stars-worth } if you have { $solo-at-most } market cards or fewer.
card-famous-rule = { stars-worth } if you meet at least { $number } of your six attribute goals.

## Skills

card-concentrate = Concentrate
card-search = Search
card-negotiate = Negotiate
card-pickpocket = Pickpocket
card-acrobatics = Acrobatics
card-open-lock = Open Lock
card-climb = Climb
card-intimidate = Intimidate
card-move-silently = Move Silently
card-knowledge = Knowledge
card-cure-wounds = Cure Wounds
card-sleight-of-hand = Sleight of Hand
card-diplomacy = Diplomacy
card-concentrate-rule = Any time: increase one of your dice by up to { $most }. The die can’t go above 6.
card-search-rule = Any time: exchange one of your dice for a die of another color of your choice from the bag. The new die takes the old one’s space and value; the old one goes into the bag. A gold die placed this way pays its gold.
card-negotiate-rule = On your turn, before you take an initiative card: exchange one of your dice with a die in the center, values unchanged (not one of the same color and value; gold stays on its card). Then re-sort the dice in the center as the start player would. A gold die you place this way pays its gold, whatever die it replaces.
card-pickpocket-rule = Any time: gain { gold-worth }.
card-acrobatics-rule = Any time: take a Dexterity action.
card-open-lock-rule = On your market turn: you may reveal the top card of the market deck. You may then buy it at full cost, without Charisma tokens or discounts, as your purchase of this turn. If you don’t, it goes to the discard pile and your turn goes on.
card-climb-rule = On your turn, before you take an initiative card: turn one die in the center to its opposite face, then re-sort the dice in the center as the start player would.
card-intimidate-rule = On your turn, before you take an initiative card: reroll any number of the dice in the center, then re-sort them as the start player would.
card-move-silently-rule = On your market turn: your purchase of this turn may be a card from the discard pile. You may pay with Charisma tokens. If you buy this way, you can’t also discard a market card for 2 gold.
card-knowledge-rule = Any time: take an Intelligence action.
card-cure-wounds-rule = Any time: take a Constitution action.
card-sleight-of-hand-rule = Any time: move one of your dice to the leftmost free space of another row, then slide dice left to close any gap. No attribute action, no gold.
card-diplomacy-rule = At a time when the chosen skill could be used: choose another player’s skill, ready or exhausted. Move your alignment token by its arrow (if you can’t, you may not choose it), then use its ability, or not. Diplomacy is exhausted; the chosen card does not change.

## Armor: the rule is that of the set

card-chain-gorget = Chain Gorget
card-chain-vambraces = Chain Vambraces
card-chain-helm = Chain Helm
card-chain-tunic = Chain Tunic
card-chain-leggings = Chain Leggings
card-mystic-cowl = Mystic Cowl
card-mystic-robes = Mystic Robes
card-mystic-cloak = Mystic Cloak
card-leather-greaves = Leather Greaves
card-leather-boots = Leather Boots
card-leather-gloves = Leather Gloves
card-leather-pauldron = Leather Pauldron
card-chain-gorget-rule = { set-chain-rule }
card-chain-vambraces-rule = { set-chain-rule }
card-chain-helm-rule = { set-chain-rule }
card-chain-tunic-rule = { set-chain-rule }
card-chain-leggings-rule = { set-chain-rule }
card-mystic-cowl-rule = { set-mystic-rule }
card-mystic-robes-rule = { set-mystic-rule }
card-mystic-cloak-rule = { set-mystic-rule }
card-leather-greaves-rule = { set-leather-rule }
card-leather-boots-rule = { set-leather-rule }
card-leather-gloves-rule = { set-leather-rule }
card-leather-pauldron-rule = { set-leather-rule }

## Classes and their abilities

class-cleric = Cleric
class-paladin = Paladin
class-druid = Druid
class-ranger = Ranger
class-monk = Monk
class-bard = Bard
class-rogue = Rogue
class-thief = Thief
class-sorcerer = Sorcerer
class-wizard = Wizard
class-warrior = Warrior
class-barbarian = Barbarian
class-cleric-ability = Charitable
class-paladin-ability = Vigilant
class-druid-ability = Attuned
class-ranger-ability = Skilled
class-monk-ability = Enlightened
class-bard-ability = Charming
class-rogue-ability = Mischievous
class-thief-ability = Shrewd
class-sorcerer-ability = Mysterious
class-wizard-ability = Enigmatic
class-warrior-ability = Prepared
class-barbarian-ability = Powerful
class-cleric-rule = Once on your market turn, before or after you buy or discard, you may pay { price-worth } (not a Charisma token) to take a Wisdom action.
class-paladin-rule = After you buy an armor card, you may take a Constitution action.
class-druid-rule = Once per round, before the market phase begins, you may return one card of your choice from the discard pile to the market. It joins the right end of the row and replaces nothing.
class-ranger-rule = Skills cost you { gold-worth } less, and during cleanup you may refresh { $skills } exhausted skills instead of one.
class-monk-rule = When you place a die in the dice phase, you may take the Wisdom action instead of that row’s own action.
class-bard-rule = Once per round, if you placed a die in Charisma this round, you may buy one additional card from the market on your market turn. A Charisma token counts toward only one of the two purchases, and you can’t discard for gold in place of the additional one.
class-rogue-rule = When you discard a market card for gold (Friendly Market: when you take gold instead of buying), you may give back { price-worth } to take a Dexterity action. Not when the market is empty.
class-thief-rule = Every gold die you draw during setup or place later pays you { gold-worth } instead of 2.
class-sorcerer-rule = After you buy a trait card, you may take an Intelligence action.
class-wizard-rule =
    When you take an Intelligence action, roll the die { $rolls ->
        [1] once
        [2] twice
       *[other] { $rolls } times
    } and keep any one of the values, the old one included.
class-warrior-rule = After you buy a weapon card, you may take a Strength action.
class-barbarian-rule = Your weapons may take up to { $hands } hands in total instead of two.

## Races

race-dragonkin = Dragonkin
race-dwarf = Dwarf
race-elf = Elf
race-halfling = Halfling
race-human = Human
race-orc = Orc

## Backstories: the name and a story line of our own

backstory-brawler = Brawler
backstory-savage = Savage
backstory-craftsman = Craftsman
backstory-lost-soul = Lost Soul
backstory-persecuted = Persecuted
backstory-devoted = Devoted
backstory-exonerated = Exonerated
backstory-rift-walker = Rift Walker
backstory-patrician = Patrician
backstory-aristocrat = Aristocrat
backstory-mentor = Mentor
backstory-resilient = Resilient
backstory-street-urchin = Street Urchin
backstory-savant = Savant
backstory-chosen-one = Chosen One
backstory-hunter = Hunter
backstory-brawler-story = You have lost count of the teeth you knocked out, but you still know the name of the one man who made you kneel.
backstory-savage-story = Wolves raised you until your first winter with a spear, and even now a roof keeps you awake.
backstory-craftsman-story = Kings carry blades with your mark on them, and one night you wondered why you shouldn’t carry one yourself.
backstory-lost-soul-story = You woke on a shore with a key around your neck and have been looking for its door ever since.
backstory-persecuted-story = They burned your village for the songs you sang, so you learned to hum them where nobody listens.
backstory-devoted-story = For seven years you kept the temple flame alive, and when it finally spoke, it told you to leave.
backstory-exonerated-story = The rope was already tied when the true murderer laughed in the crowd.
backstory-rift-walker-story = You stepped through a crack in the sky to fetch a lost goat, and came back a hundred years too late.
backstory-patrician-story = Your family has voted in the council for nine generations, and you are the first to ask what the votes were for.
backstory-aristocrat-story = You lost three castles at cards and kept only the title, the horse and the smile.
backstory-mentor-story = Every one of your students became a legend, and not one of them came home to tell you about it.
backstory-resilient-story = Plague, flood and dragon fire each had their turn with you, and every time you were back at work by morning.
backstory-street-urchin-story = You know every roof in the city, every baker’s back door, and exactly how long a guard can run.
backstory-savant-story = At five you corrected the royal astronomer, and at six the stars.
backstory-chosen-one-story = The prophecy named the day, the hill and the birthmark; it forgot to say whether you would win.
backstory-hunter-story = For eleven winters you have followed the same white stag, and lately it has begun to wait for you.

## Alignments

alignment-arbiter = Arbiter
alignment-champion = Champion
alignment-eccentric = Eccentric
alignment-free-spirit = Free Spirit
alignment-guardian = Guardian
alignment-hermit = Hermit
alignment-lunatic = Lunatic
alignment-maniac = Maniac
alignment-narcissist = Narcissist
alignment-neurotic = Neurotic
alignment-protector = Protector
alignment-rebel = Rebel
alignment-renegade = Renegade
alignment-scoundrel = Scoundrel
alignment-sentinel = Sentinel
alignment-sociopath = Sociopath
alignment-truth-seeker = Truth Seeker

## Editions

edition-first = First edition
edition-second = Second edition
edition-first-rule = { $race-first } races, { $backstory-first } backstories, { $alignment-first } alignments and { $market-first } market cards; no cards are discarded during setup, except one in the solo game.
edition-second-rule = { $race-second } races, { $backstory-second } backstories, { $alignment-second } alignments and { $market-second } market cards; some market cards are discarded during setup with two or three players and in the solo game.

## Variants

variant-less-random = Less Random Setup
variant-random-market = Random Market Deck
variant-short = Short Game
variant-friendly = Friendly Market
variant-less-random-rule = Instead of drawing dice, everyone starts with one die of each of the six class colors, plus one gold die with three players or two with four.
variant-random-market-rule = All market cards are shuffled into one deck; dots are ignored.
variant-short-rule = Everyone starts with two more dice, so the game is two rounds shorter; the third and fourth players get no extra gold.
variant-friendly-rule = You may take 2 gold in the market phase without discarding a card; abilities triggered by discarding still trigger.

## How classes are given out

classes-drawn = Classes drawn
classes-reverse = Classes chosen, start player last
classes-in-turn = Classes chosen in turn order
classes-drawn-rule = A die drawn from the bag decides each player’s class color; the player picks one of its two classes.
classes-reverse-rule = Players choose their classes in reverse turn order; the start player chooses last.
classes-in-turn-rule = Players choose their classes in turn order; the start player chooses first.

## Phases

phase-setup = Setup
phase-roll = Roll Phase
phase-dice = Dice Phase
phase-market = Market Phase
phase-cleanup = Cleanup Phase
phase-over = Game End
phase-setup-rule = Everyone gets a race, a class, a backstory and an alignment, and places the starting dice.
phase-roll-rule = The start player rolls a die for each initiative card; the lowest goes on card 1.
phase-dice-rule = Take an initiative card, place its die, collect gold and take the row’s action if you like.
phase-market-rule = In initiative order, each player buys a market card or discards one for 2 gold.
phase-cleanup-rule = Everyone may refresh a skill, a new market is revealed, gold is put on the initiative cards, and the bag passes on.
phase-over-rule = All sheets are full: time to count the stars.

## Ranks of the solo game; -first is the name that the first edition prints

rank-true-hero = True Hero
rank-clan-leader = Clan Leader
rank-clan-leader-first = Clan Leader
rank-luminary = Luminary
rank-adventurer = Adventurer
rank-hireling = Hireling
rank-npc = NPC

## The parts of a score

part-goals = Attribute goals
part-class-color = Dice in class color
part-alignment = Alignment
part-backstory = Backstory
part-armor = Armor
part-traits = Traits
part-gold = Gold (solo)
part-total = Reputation

## Terms

term-player = player
term-hero = hero
term-start-player = start player
term-round = round
term-turn = turn
term-phase = phase
term-character-sheet = character sheet
term-die = die
term-dice = dice
term-starting-dice = starting dice
term-gold-die = gold die
term-enemy-die = enemy die
term-bag = bag
term-gold = gold
term-supply = supply
term-reputation = reputation
term-star = star
term-stars = stars
term-charisma-token = Charisma token
term-alignment-token = alignment token
term-initiative-card = initiative card
term-initiative-cards = initiative cards
term-market-card = market card
term-market-cards = market cards
term-class-card = class card
term-backstory-card = backstory card
term-alignment-card = alignment card
term-market = market
term-deck = market deck
term-discard-pile = discard pile
term-trash = trash pile
term-center = center
term-race = race
term-class = class
term-class-ability = class ability
term-class-color = class color
term-backstory = backstory
term-alignment = alignment
term-attribute = attribute
term-attribute-row = attribute row
term-attribute-goal = attribute goal
term-attribute-action = attribute action
term-space = space
term-value = value
term-cost = cost
term-arrow = arrow
term-hand = hand
term-armor-set = armor set
term-ready = ready
term-exhausted = exhausted
term-edition = edition
term-variant = variant
term-solo = solo game
term-rank = rank
term-final-scoring = final scoring
term-tie = tie

## Counted things ($count is a number)

gold-count = { $count } gold
star-count =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
die-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
charisma-count =
    { $count ->
        [one] { $count } Charisma token
       *[other] { $count } Charisma tokens
    }
hand-count =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
dot-count =
    { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }
piece-count =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
round-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

## What numbers in a rule are worth, by the parameters of the effect

stars-worth =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
gold-worth = { $gold } gold
price-worth = { $price } gold

## Short words for the face of a card, where the rule is long; a tap shows the rule

card-longsword-short = At scoring, each die in your class color may count { $by } more.
card-blessed-mace-short = At scoring, Wisdom and Charisma may count up to { $by } more.
card-jeweled-dagger-short = At scoring, each of your gold dice may count { $by } more.
card-longbow-short = Initiative card without gold: gain { gold-worth }.
card-tower-shield-short = At scoring, one unfinished armor set counts as larger by { $by }.
card-ancient-spear-short = Filling a row: also take a Constitution action.
card-quarterstaff-short = Filling a row: also take an Intelligence action.
card-heavy-crossbow-short = Market cards cost you { gold-worth } less.
card-weak-short = { stars-worth } if your Strength dice total { $pips } or less.
card-clumsy-short = { stars-worth } if your Dexterity dice total { $pips } or less.
card-foolish-short = { stars-worth } if your Intelligence dice total { $pips } or less.
card-reckless-short = { stars-worth } if your Wisdom dice total { $pips } or less.
card-obnoxious-short = { stars-worth } if your Charisma dice total { $pips } or less.
card-obsessed-short = { stars-worth } for { $dice } dice of one color that isn’t your class color.
card-greedy-short = { stars-worth } per { $each } gold at the end, up to { $at-most }.
card-honest-short = { stars-worth } if your token is in the good row.
card-loyal-short = { stars-worth } if your token is in the lawful column.
card-envious-short = { stars-worth } if someone has more cards; solo: if you have at most { $solo-at-most }.
card-famous-short = { stars-worth } if you meet { $number } attribute goals.
card-concentrate-short = Any time: raise one of your dice by up to { $most }.
card-search-short = Any time: trade a die for another color from the bag.
card-negotiate-short = Before you take a card: trade a die with one in the center.
card-open-lock-short = Market: reveal the top card; you may buy it.
card-climb-short = Before you take a card: turn a die in the center over.
card-intimidate-short = Before you take a card: reroll dice in the center.
card-move-silently-short = Market: you may buy from the discard pile.
card-sleight-of-hand-short = Any time: move one of your dice to another row.
card-diplomacy-short = Use another player’s skill as if it were yours.
card-nimble-short = { card-nimble-rule }
card-proud-short = { card-proud-rule }
card-compassionate-short = { card-compassionate-rule }
card-cunning-short = { card-cunning-rule }
card-dedicated-short = { card-dedicated-rule }
card-courageous-short = { card-courageous-rule }
card-acrobatics-short = { card-acrobatics-rule }
card-knowledge-short = { card-knowledge-rule }
card-cure-wounds-short = { card-cure-wounds-rule }
card-pickpocket-short = { card-pickpocket-rule }

## The first words of a hero, by class

class-warrior-words = “Point me at the problem. Preferably at its near end.”
class-barbarian-words = “I don’t make plans. They get in the way of the swing.”
class-ranger-words = “Quiet. Something ahead is breathing.”
class-druid-words = “The trees say hello. The squirrels are less polite.”
class-paladin-words = “Justice first. Breakfast second.”
class-cleric-words = “Bless you. No, really, hold still.”
class-bard-words = “I already have a song about this. You live until verse four.”
class-rogue-words = “I was never here. Neither was your purse.”
class-thief-words = “I didn’t take it. It looked lonely.”
class-monk-words = “Peace lies within. The rest I leave to my elbows.”
class-wizard-words = “I have read about this. It ends badly in most editions.”
class-sorcerer-words = “I was born with it. The eyebrows grow back.”

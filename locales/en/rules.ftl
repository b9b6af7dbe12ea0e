### The rules, one message a number: R3.2c is rule-R3-2-c. The numbers are eternal; all wording is our own.

### Numbers in brackets, such as (R4.7), point to other rules and stay as they are in every language.

## R0

rule-R0-title = The golden rule
rule-R0 = Where a card and these rules disagree, the card wins.

## R1

rule-R1-title = Components
rule-R1 = What the game is played with.
rule-R1-1 = Dice: 73 six-sided dice in one bag, 10 each of green, blue, red, purple, black and white, and 13 gold.
rule-R1-2 = Character sheets (races): 6 in the second edition, 4 in the first. Each has two art sides, male and female, that change nothing.
rule-R1-3 = Attributes, always in this order: Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma. Each is a row of three spaces filled from left to right, 18 spaces in all.
rule-R1-4 = Class cards: 6, one per color, each with two classes, one on each side. A class has six attribute goals with stars, a color and an ability.
rule-R1-5 = Backstory cards: a picture of the 18 spaces in which exactly six show a color, one in each row. There are 16 (first edition: 12).
rule-R1-6 = Alignment cards: a grid of three by three places worth −3 to +3 stars; columns lawful, neutral, chaotic; rows good, neutral, evil. There are 17 (first edition: 13).
rule-R1-7 = Market cards: 53 (first edition: 48) of four kinds, weapon, armor, skill and trait, each with a cost and one or two dots.
rule-R1-8 = Initiative cards numbered 1 to 5, gold tokens, and 6 Charisma tokens.

## R2

rule-R2-title = Setup (2 to 4 players)
rule-R2 = How a game begins, step by step. The solo game differs as R9.1 says.
rule-R2-1 = Everyone rolls a die; the highest is the start player. The seats run clockwise from there: first, second, third, fourth.
rule-R2-2 = From the start player clockwise, each player picks a character sheet, each race only once, and its art side.
rule-R2-3 = Everyone takes 5 gold; the third player in turn order takes 1 more (6 in all), the fourth 2 more (7 in all).
rule-R2-4 = Classes, drawn: from the start player clockwise, each player draws dice until one shows a color that is neither gold nor already taken, takes that color’s class card and picks one of its two classes. Gold dice drawn here pay nothing. The dice go back into the bag only when everybody has a class. Classes, chosen (option): the players pick their class cards in reverse turn order, the start player last, or in turn order (R10).
rule-R2-5 = Shuffle the backstories and the alignments; deal one of each to every player. The rest leave the game.
rule-R2-6 = The alignment token starts in the center of the grid.
rule-R2-7 = Market deck: split the cards by their dots and shuffle each pile. With three players move 3 cards of each pile to the discard pile, with two players 7 of each. The cards with one dot lie on top of those with two.
rule-R2-8 = Reveal one card more than there are players: this is the market (3, 4 or 5 cards for 2, 3 or 4 players).
rule-R2-9 = The initiative cards from 1 up to the number of players plus one are in play.
rule-R2-10 = Put 1 gold on every initiative card that is neither the first nor the last.
rule-R2-11 = From the start player clockwise, each player draws starting dice: the number of players plus four (6, 7 or 8).
rule-R2-12 = Each player rolls the starting dice and places all of them, leftmost free space of a row first. There are no attribute actions. Gain 1 gold for each row filled with three dice and 2 gold for each gold die drawn (Thief: 4 instead).
rule-R2-13 = The start player begins the first round.

## R3

rule-R3-title = The round
rule-R3 = A round has four phases: roll, dice, market, cleanup.
rule-R3-1-title = Roll phase
rule-R3-1 = The start player draws one die for each initiative card in play (3, 4 or 5), rolls them, and puts the lowest on card 1, the next on card 2, and so on. Among equal values the start player decides the order.
rule-R3-2-title = Dice phase
rule-R3-2 = From the start player clockwise, each player takes a turn in the four steps a to d. At the end one initiative card with its die stays in the center (solo: two).
rule-R3-2-a = Take one initiative card that is still in the center, with its die and any gold on it.
rule-R3-2-b = Place the die, its value unchanged, in the leftmost free space of any row that has one.
rule-R3-2-c = Collect the gold on the card, 1 gold if the die filled the third space of its row, and 2 gold if the die is gold.
rule-R3-2-d = You may take the attribute action of the row the die was placed in (R4), once.
rule-R3-3-title = Market phase
rule-R3-3 = In ascending order of the initiative cards taken, each player either buys one market card or, if they cannot or do not wish to, puts one market card of their choice on the discard pile and gains 2 gold. Then the player’s initiative card returns to the row. No cards are added to the market in this phase.
rule-R3-3-a = Buying: pay the cost. Each Charisma token may stand for 1 gold.
rule-R3-3-b = Armor, traits and skills: no limit. Weapons: at most two hands in total at any time (Barbarian: four). A weapon may be put on the discard pile at any time, for no gold.
rule-R3-3-c = A trait you buy moves your alignment token at once, before anything the purchase triggers: one step as its arrow shows, if the grid allows it; otherwise nothing happens.
rule-R3-3-d = A skill you buy is ready and may be used at once, unless its card names another time.
rule-R3-3-e = Anyone may look through the discard pile at any time.
rule-R3-4-title = Cleanup phase
rule-R3-4 = The next round is prepared in six steps, in this order.
rule-R3-4-1 = Unused Charisma tokens go back.
rule-R3-4-2 = Everyone may refresh one of their exhausted skills; it can be used from the next round on.
rule-R3-4-3 = All dice left on initiative cards return to the bag; the cards left in the market go to the discard pile.
rule-R3-4-4 = Reveal a new market, one card for each initiative card in play. When the deck runs out, shuffle the whole discard pile into a new deck and go on.
rule-R3-4-5 = The initiative cards between the first and the last that hold no gold get 1 each; none ever holds more than 1.
rule-R3-4-6 = The bag passes to the left: the next player is start player.

## R4

rule-R4-title = Attribute actions
rule-R4 = Each row has its own action. Taking it is always optional.
rule-R4-1 = Strength: turn one of your dice to its opposite face (1 and 6, 2 and 5, 3 and 4).
rule-R4-2 = Dexterity: exchange the places of two of your dice, values unchanged. Never into an empty space.
rule-R4-3 = Constitution: raise or lower one of your dice by 1, within 1 to 6.
rule-R4-4 = Intelligence: reroll one of your dice; keep either the new or the old value.
rule-R4-5 = Wisdom: move your alignment token one step up, down, left or right, inside the grid.
rule-R4-6 = Charisma: take a Charisma token. In this round’s market phase it may stand for 1 gold when you buy a market card, and for nothing else.
rule-R4-7 = Any of your dice may be chosen, the one just placed included. Each player takes one attribute action in a dice phase. Dice moved or changed by an action trigger no further action and no gold.

## R5

rule-R5-title = Skills
rule-R5 = How skills are used and refreshed.
rule-R5-1 = To use a ready skill, move your alignment token one step as the skill’s arrow shows; if the grid does not allow that step, the skill cannot be used. Then use the ability, or not, as you wish. Then the skill is exhausted.
rule-R5-2 = Skills may be used at any time, several in a row too, on another player’s turn too, unless the card says when.
rule-R5-3 = Each player may refresh one skill a round, in cleanup only.

## R6

rule-R6-title = Gold
rule-R6 = Ways to gain gold: 1 from an initiative card, 1 for filling a row, 2 for placing a gold die, 2 for discarding a market card instead of buying; and whatever cards say.

## R7

rule-R7-title = End of the game
rule-R7 = The game ends with the round in which every player has filled all 18 spaces. It lasts 18 rounds minus the starting dice: 12, 11 or 10 for 2, 3 or 4 players, 12 in the solo game, 2 fewer in the short game.

## R8

rule-R8-title = Final scoring
rule-R8 = Each player adds up the stars of R8.1 to R8.6.
rule-R8-1 = Attribute goals: for each row take the sum of its dice, plus or minus the modifiers of the race and of weapons, and compare it with the class’s goal: 17 means exactly, 16–17 inside the range, 14+ at least. If it is met, gain the goal’s stars.
rule-R8-2 = Class color: 1 star for each die on your sheet in your class color.
rule-R8-3 = Alignment: the value under your token, which may be negative.
rule-R8-4 = Backstory: count the dice that match the card in color and place. 0 or 1 match gives nothing, 2 or 3 give 1 star, 4 or 5 give 3 stars, all 6 give 6 stars.
rule-R8-5 = Armor: for each set (Chain, Leather, Mystic) the stars for the number of pieces owned. For each set of which you own at least one piece, 1 star more if one of the set’s class colors is yours, once a set and not per card.
rule-R8-6 = Traits: each trait’s own reward. Traits that count pips look at the bare dice, without race or weapons. Traits that ask whether a goal is met use the result of R8.1.
rule-R8-7 = Solo game only: 1 star for every full 8 gold.
rule-R8-8 = The most stars win. Ties are broken by the most gold, then by the fewest dice in one’s own class color; if players are still tied, they share the victory.

## R9

rule-R9-title = Solo game
rule-R9 = One player against the enemy die.
rule-R9-1 = Set up as for two players, with one character sheet and without the Diplomacy card (second edition). One gold die is set aside as the enemy die and never returns to the bag. After the market is made, the top card of the deck starts the trash pile, which stays out of reach for the whole game. You have six starting dice.
rule-R9-2 = Roll phase: as usual, with three initiative cards.
rule-R9-3 = Dice phase: take a card, place, collect and act as usual. Then, with card 1, nothing happens. With card 2, roll the enemy die: on 1 the leftmost, on 2 the middle, on 3 the rightmost market card goes to the trash, on 4 to 6 nothing happens. With card 3, roll the enemy die: on 1 or 2 the leftmost, on 3 or 4 the middle, on 5 or 6 the rightmost goes to the trash.
rule-R9-4 = Market phase: buy or discard for 2 gold as usual. Then the leftmost remaining market card goes to the discard pile and any others to the trash.
rule-R9-5 = Cleanup phase: as usual.
rule-R9-6 = End and scoring: as usual, and R8.7.
rule-R9-7 = Ranks: 38 stars or more True Hero, 34 to 37 Clan Leader, 30 to 33 Luminary, 26 to 29 Adventurer, 22 to 25 Hireling, 21 or less NPC.

## R10

rule-R10-title = Editions
rule-R10 = The first edition has the races human, elf, dwarf and halfling, 12 backstories, 13 alignments and 48 market cards; the second adds orc and dragonkin and has 16, 17 and 53. The setup discards of R2.7 belong to the second edition only. In the first edition the Heavy Crossbow gives no discount on a card bought from the discard pile with Move Silently. In the first edition’s solo game all market cards are shuffled together, dots ignored; once the market is made, the top card starts the discard pile and the next one the trash. Classes that are chosen are chosen in turn order in the first edition and in the French book, in reverse order in the other books; here that is an option of its own. Everything else is the same in both editions.

## Variants

rule-V-title = Variants
rule-V = Each variant has its own switch; they may be combined freely, in both editions.
rule-V1-title = Less Random Setup
rule-V1 = Everyone starts with one die of each of the six class colors instead of drawing; with three players plus one gold die each, with four plus two gold dice each. The gold dice come from the bag and pay gold as in R2.12. The dice are rolled and placed as usual.
rule-V2-title = Random Market Deck
rule-V2 = All market cards are shuffled together, dots ignored, before the setup discards: 6 with three players, 14 with two, as many as otherwise.
rule-V3-title = Short Game
rule-V3 = Everyone draws two more starting dice (8, 9 or 10). The third and fourth player get no extra gold.
rule-V4-title = Friendly Market
rule-V4 = Taking 2 gold in the market phase discards no card. Abilities triggered by discarding still trigger.

## R11

rule-R11-title = Rulings for the digital game
rule-R11 = What this game does where the books are silent.
rule-R11-1 = Hidden are the order of the market deck and of the bag, and all future rolls. Everything else is open, including what the bag and the deck still hold: both can be worked out by counting.
rule-R11-2 = Skills and weapon discards at any time (R5.2, R3.3b): at every decision, one’s own or another’s, a player may use a ready skill that is not tied to another time, and drop weapons. Not while an effect is half resolved, while chance is pending, in setup, or in another’s last call. The table never stops the others to ask. Drops are listed apart from the moves.
rule-R11-3 = An effect is resolved whole before the next begins: a skill used inside one’s own turn resolves before the turn goes on. A reroll that waits for its answer must be answered first. Using a skill between taking and placing a die is legal and may change which rows are open.
rule-R11-4 = Dice changed by skills count as changed from that moment on. The gold of R3.2c is paid once, when the die is placed.
rule-R11-5 = Weapons over the limit: a purchase that would exceed the hands is legal only together with discards that make room, and no more of them than needed; the buyer picks which. The price is fixed and paid before the discards, so a Heavy Crossbow that is dropped still gave its discount.
rule-R11-6 = If the market is empty when your market turn comes, you gain 2 gold and discard nothing; abilities triggered by discarding do not trigger. Skills of the market turn may still be used.
rule-R11-7 = The bag is exactly enough: with four players the last round draws the last five of the 73 dice. If an effect asks for more dice than the bag holds, it takes what is there.
rule-R11-8 = If the deck and the discard pile are both empty, the market gets fewer cards. A reshuffled discard pile is one mixed pile, dots ignored.
rule-R11-9 = The start player is drawn by lot, each seat equally likely; the seats run clockwise. In the solo game there is nothing to draw: the only player begins and wins, with a rank.
rule-R11-10 = A player whose sheet is full (only possible through a card pack that places extra dice) still takes an initiative card and its gold; the die returns to the bag.
rule-R11-11 = Charisma tokens are always spent before gold when you buy: they expire, so nothing is ever lost by it.
rule-R11-12 = An attribute action granted by a class, weapon or skill is an action of that kind with all its modifiers, and does not count against the one of R4.7 (R0: the card beats the rule). Weapons and classes that modify an action modify it whoever granted it.
rule-R11-13 = For the Bard only the die of R3.2b counts as placed in Charisma. For gold, dice that Search or Negotiate bring onto the sheet count as placed: 2 gold for a gold die, 4 for the Thief. Filling a third space by an exchange is not possible, since the space was taken; by Sleight of Hand it pays nothing.
rule-R11-14 = The Druid is asked once, after the last dice turn and before the first market turn; in the solo game that is after the enemy die. The card goes to the right end of the row.
rule-R11-15 = Solo: left, middle and right are the places 1, 2 and 3 as dealt this round; an empty place (only by R11.8) loses nothing.
rule-R11-16 = Setup runs in this order: the start player; races from the start player clockwise; classes in the order of the option (drawn and in turn order: from the start player clockwise; reverse: the start player last; drawn: each free color equally likely); backstory and alignment of each seat; setup discards and market; then all seats draw and roll their starting dice, one die at a time, and the gold for gold dice is paid as drawn; then seat by seat they place them, and the gold for full rows is paid as they fill. Equal dice are offered once.
rule-R11-17 = The last round has cleanup steps 1 and 3 only; nothing is refreshed. Then comes the last call: from the start player clockwise, each player may use ready skills that are not tied to a time and drop weapons, until they pass. Who has passed is out, and nobody else acts meanwhile. Then the scores are counted.
rule-R11-18 = In cleanup the players are asked from the start player clockwise. A player with nothing exhausted is not asked.
rule-R11-19 = A question with a single legal answer is answered by the game and does not stand in the record (drops do not count as answers here).
rule-R11-20 = Open Lock with an empty deck: the discard pile becomes the deck first; if both are empty, only the arrow applies. A card that is not bought goes to the discard pile, in the solo game too.
rule-R11-21 = Weapons may be discarded at any time, so also just before scoring. The game keeps for each hero the weapons that score most together (ties: keep more, then the lower card numbers) and shows what it dropped. Comparisons with other players count their cards as they are before anybody drops.
rule-R11-22 = Gold is not limited by the tokens in the box. Ties in R2.1 roll again.
rule-R11-23 = V1 and V3 together: the dice of V1 plus two drawn from the bag.
rule-R11-24 = Bard: the additional buy comes only after a purchase in the same market turn, and only from the market row.
rule-R11-25 = A market turn stays open after the buy or discard while its player can still use a skill or pay for the Cleric’s action; passing ends it. Until then skills of the market turn may be used, their purchase only while the turn’s purchase is unused. If you decline the card of Move Silently or Open Lock, the turn goes on as if the skill had not been used, but it stays exhausted. Both serve the turn’s own purchase, never the Bard’s additional one.
rule-R11-26 = An exchange may be within one row; two dice of equal color and value are not offered. Raising or lowering by more than one needs the full amount to fit.
rule-R11-27 = Equal dice of different colors are ordered group by group, lowest value first: by the start player, or after Climb, Intimidate and Negotiate by the skill’s user. Intimidate rolls in the order of the initiative cards.
rule-R11-28 = Sleight of Hand on a full sheet only moves the token. A row that lost a die may be filled again and pays again (R3.2c). Sliding left moves dice to other spaces, which the backstory sees.
rule-R11-29 = Ranger: up to two refreshes, asked one by one; passing ends both. A class that may take another action in place of the row’s own is asked once, with both kinds of move. A weapon’s extra action is asked on its own, after the row’s.
rule-R11-30 = Scores in mid-game are counted on what is there. A trait that compares players gives 0 where there is nobody to compare with, unless its card names the solo game.

### The rules, one message per number: R3.2c is rule-R3-2-c. The numbers never change; all wording is our own.

### Numbers in brackets, such as (R4.7), point to other rules and stay as they are in every language.

## R0

rule-R0-title = The golden rule
rule-R0 = Where a card and these rules disagree, the card wins.

## R1

rule-R1-title = Components
rule-R1 = What you play with.
rule-R1-1 = Dice: 73 six-sided dice in one bag, 10 each of green, blue, red, purple, black and white, and 13 gold.
rule-R1-2 = Character sheets (races): { $race-second } in the second edition, { $race-first } in the first. Each has two art sides, male and female, that play the same.
rule-R1-3 = Attributes, always in this order: Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma. Each is a row of three spaces filled from left to right, 18 spaces in all.
rule-R1-4 = Class cards: 6, one per color, each with two classes, one on each side. A class has six attribute goals with stars, a color and an ability.
rule-R1-5 = Backstory cards: a grid of the 18 spaces in which exactly six show a color, one in each row. There are { $backstory-second } (first edition: { $backstory-first }).
rule-R1-6 = Alignment cards: a three-by-three grid of values from −3 to +3 stars; columns lawful, neutral, chaotic; rows good, neutral, evil. There are { $alignment-second } (first edition: { $alignment-first }).
rule-R1-7 = Market cards: { $market-second } (first edition: { $market-first }) of four kinds, weapon, armor, skill and trait, each with a cost and one or two dots.
rule-R1-8 = Initiative cards numbered 1 to 5, gold tokens, and 6 Charisma tokens.

## R2

rule-R2-title = Setup (2 to 4 players)
rule-R2 = How a game begins, step by step. For the solo game, see R9.1 as well.
rule-R2-1 = Everyone rolls a die; the highest is the start player. The seats run clockwise from there: first, second, third, fourth.
rule-R2-2 = Clockwise from the start player, each player picks a character sheet (each race only once) and one of its two art sides. The side is only a look: it stays with the player and has no effect on play.
rule-R2-3 = Everyone takes 5 gold; the third player in turn order takes 1 more (6 in all), the fourth 2 more (7 in all).
rule-R2-4 = Classes, drawn: clockwise from the start player, each player draws dice until one shows a color that is neither gold nor already taken, takes that color’s class card and picks one of its two classes. Gold dice drawn here pay nothing. All dice go back into the bag once everyone has a class, not before. Classes, chosen (option): players pick their class cards in reverse turn order, the start player last, or in turn order (R10).
rule-R2-5 = Shuffle the backstories and the alignments; deal one of each to every player. The rest are out of the game.
rule-R2-6 = The alignment token starts in the center of the grid.
rule-R2-7 = Market deck: split the cards by their dots and shuffle each pile. With three players, move 3 cards from each pile to the discard pile; with two players, 7 from each. Put the single-dot pile on top of the double-dot pile.
rule-R2-8 = Reveal one more card than there are players: this is the market (3, 4 or 5 cards for 2, 3 or 4 players).
rule-R2-9 = Initiative cards 1 up to the number of players plus one are in play.
rule-R2-10 = Put 1 gold on every initiative card that is neither the first nor the last.
rule-R2-11 = Clockwise from the start player, each player draws starting dice: the number of players plus four (6, 7 or 8).
rule-R2-12 = Each player rolls their starting dice and places all of them, always in the leftmost free space of a row. There are no attribute actions. Gain 1 gold for each row you fill with three dice and 2 gold for each gold die you drew (Thief: 4 instead).
rule-R2-13 = The start player begins the first round.

## R3

rule-R3-title = The round
rule-R3 = A round has four phases: roll, dice, market, cleanup.
rule-R3-1-title = Roll phase
rule-R3-1 = The start player draws one die for each initiative card in play (3, 4 or 5), rolls them, and puts the lowest on card 1, the next on card 2, and so on. If dice are tied, the start player decides their order.
rule-R3-2-title = Dice phase
rule-R3-2 = Clockwise from the start player, each player takes a turn in four steps, a to d. At the end, one initiative card stays in the center with its die (solo: two).
rule-R3-2-a = Take one initiative card that is still in the center, with its die and any gold on it.
rule-R3-2-b = Place the die, its value unchanged, in the leftmost free space of any row that has one.
rule-R3-2-c = Collect the gold on the card, 1 gold if the die filled the third space of its row, and 2 gold if the die is gold.
rule-R3-2-d = You may take the attribute action of the row where you placed the die (R4), once.
rule-R3-3-title = Market phase
rule-R3-3 = In ascending order of the initiative cards taken, each player either buys one market card or, if they can’t or don’t want to, puts one market card of their choice on the discard pile and gains 2 gold. Then the player’s initiative card returns to the row. No cards are added to the market in this phase.
rule-R3-3-a = Buying: pay the cost. Each Charisma token may replace 1 gold.
rule-R3-3-b = Armor, traits and skills: no limit. Weapons: at most two hands in total at any time (Barbarian: four). A weapon may be put on the discard pile at any time, for no gold.
rule-R3-3-c = A trait you buy moves your alignment token at once, before anything the purchase triggers: one step as its arrow shows, if the grid allows it; otherwise nothing happens.
rule-R3-3-d = A skill you buy is ready and may be used at once, unless its card names another time.
rule-R3-3-e = Anyone may look through the discard pile at any time.
rule-R3-4-title = Cleanup phase
rule-R3-4 = The next round is prepared in six steps, in this order.
rule-R3-4-1 = Unused Charisma tokens go back to the supply.
rule-R3-4-2 = Everyone may refresh one of their exhausted skills; it can be used again from the next round on.
rule-R3-4-3 = All dice left on initiative cards return to the bag; the cards left in the market go to the discard pile.
rule-R3-4-4 = Reveal a new market, one card for each initiative card in play. When the deck runs out, shuffle the whole discard pile into a new deck and go on.
rule-R3-4-5 = Each initiative card between the first and the last gets 1 gold if it has none; no card ever holds more than 1.
rule-R3-4-6 = The bag passes to the left: the next player is the start player.

## R4

rule-R4-title = Attribute actions
rule-R4 = Each row has its own action. It is always optional.
rule-R4-1 = Strength: turn one of your dice to its opposite face (1 and 6, 2 and 5, 3 and 4).
rule-R4-2 = Dexterity: exchange the places of two of your dice, values unchanged. Never into an empty space.
rule-R4-3 = Constitution: increase or decrease one of your dice by 1, never above 6 or below 1.
rule-R4-4 = Intelligence: reroll one of your dice; keep either the new or the old value.
rule-R4-5 = Wisdom: move your alignment token one step up, down, left or right, inside the grid.
rule-R4-6 = Charisma: take a Charisma token. In this round’s market phase it may replace 1 gold when you buy a market card; it pays for nothing else.
rule-R4-7 = You may choose any of your dice, including the one you just placed. Each player takes at most one attribute action per dice phase. Dice moved or changed by an action trigger no other action and pay no gold.

## R5

rule-R5-title = Skills
rule-R5 = How skills are used and refreshed.
rule-R5-1 = To use a ready skill, move your alignment token one step in the direction of its arrow; if the grid doesn’t allow that step, you can’t use the skill. Then use its ability or decline it, as you like. This is true of every skill: if you decline Open Lock, nothing is revealed. Then the skill is exhausted.
rule-R5-2 = You may use skills at any time, even several in a row and on another player’s turn, unless the card says when.
rule-R5-3 = Each player may refresh one skill per round, during cleanup only.

## R6

rule-R6-title = Gold
rule-R6 = Ways to gain gold: 1 from an initiative card, 1 for filling a row, 2 for placing a gold die, 2 for discarding a market card instead of buying, plus whatever cards say.

## R7

rule-R7-title = End of the game
rule-R7 = The game ends with the round in which every player has filled all 18 spaces. It lasts 18 rounds minus the number of starting dice: 12, 11 or 10 for 2, 3 or 4 players, 12 in the solo game, 2 fewer in the short game.

## R8

rule-R8-title = Final scoring
rule-R8 = Each player adds up the stars of R8.1 to R8.6.
rule-R8-1 = Attribute goals: for each row, take the sum of its dice, plus or minus the modifiers of your race and weapons, and compare it with your class’s goal: 17 means exactly 17, 16–17 anything in that range, 14+ at least 14. If you meet the goal, gain its stars.
rule-R8-2 = Class color: 1 star for each die on your sheet in your class color.
rule-R8-3 = Alignment: the value under your token, which may be negative.
rule-R8-4 = Backstory: count the dice that match the card in color and place. 0 or 1 match gives nothing, 2 or 3 give 1 star, 4 or 5 give 3 stars, all 6 give 6 stars.
rule-R8-5 = Armor: each set (Chain, Leather, Mystic) gives stars for the number of pieces you own. Each set of which you own at least one piece gives 1 more star if your class color is one of the set’s colors, once per set and not per card.
rule-R8-6 = Traits: each gives its own reward. Traits that count pips look at the dice alone, without race or weapons. Traits that ask whether a goal is met use the result of R8.1.
rule-R8-7 = Solo game only: 1 star for every full 8 gold.
rule-R8-8 = The player with the most stars wins. Ties are broken by the most gold, then by the fewest dice in one’s own class color; players who are still tied share the victory.

## R9

rule-R9-title = Solo game
rule-R9 = One player against the enemy die.
rule-R9-1 = Set up as for two players, with one character sheet and without the Diplomacy card (second edition). One gold die is set aside as the enemy die and never returns to the bag. Once the market is revealed, the top card of the deck starts the trash pile, which stays out of reach for the whole game. You have six starting dice.
rule-R9-2 = Roll phase: as usual, with three initiative cards.
rule-R9-3 = Dice phase: take a card, place, collect and act as usual. With card 1, nothing more happens. With card 2, roll the enemy die: on 1 the leftmost, on 2 the middle, on 3 the rightmost market card goes to the trash; on 4 to 6, nothing happens. With card 3, roll the enemy die: on 1 or 2 the leftmost, on 3 or 4 the middle, on 5 or 6 the rightmost goes to the trash.
rule-R9-4 = Market phase: buy or discard for 2 gold as usual. Then the leftmost remaining market card goes to the discard pile and any others to the trash.
rule-R9-5 = Cleanup phase: as usual.
rule-R9-6 = End and scoring: as usual, plus R8.7.
rule-R9-7 = Ranks: 38 stars or more True Hero, 34 to 37 Clan Leader, 30 to 33 Luminary, 26 to 29 Adventurer, 22 to 25 Hireling, 21 or fewer NPC.

## R10

rule-R10-title = Editions
rule-R10 = The first edition has the races human, elf, dwarf and halfling, { $backstory-first } backstories, { $alignment-first } alignments and { $market-first } market cards; the second adds orc and dragonkin and has { $backstory-second }, { $alignment-second } and { $market-second }. The setup discards of R2.7 belong to the second edition only. In the first edition, the Heavy Crossbow gives no discount on a card bought from the discard pile with Move Silently. In the first edition’s solo game, all market cards are shuffled together, dots ignored; once the market is revealed, the top card starts the discard pile and the next one the trash. When classes are chosen, players choose in turn order in the first edition and in the French book, in reverse order in the other books; here this is an option of its own. Everything else is the same in both editions.

## Variants

rule-V-title = Variants
rule-V = Each variant has its own switch; combine them freely, in both editions.
rule-V1-title = Less Random Setup
rule-V1 = Instead of drawing dice, everyone starts with one die of each of the six class colors, plus one gold die each with three players or two each with four. The gold dice come from the bag and pay gold as in R2.12. The dice are rolled and placed as usual.
rule-V2-title = Random Market Deck
rule-V2 = All market cards are shuffled together, dots ignored, before the setup discards: 6 with three players, 14 with two, as many as usual.
rule-V3-title = Short Game
rule-V3 = Everyone draws two more starting dice (8, 9 or 10). The third and fourth players get no extra gold.
rule-V4-title = Friendly Market
rule-V4 = You may take 2 gold in the market phase without discarding a card. Abilities triggered by discarding still trigger.

## R11

rule-R11-title = Rulings for the digital game
rule-R11 = How this game works where the books are silent.
rule-R11-1 = The order of the market deck, the order of the bag and all future rolls are hidden. Everything else is open, including what is left in the bag and the deck: you could work out both by counting.
rule-R11-2 = Skills and dropping weapons at any time (R5.2, R3.3b): at every decision, your own or another player’s, you may use a ready skill that is not tied to another time, and drop weapons. You may not while an effect is half resolved, while a roll or a draw is pending, during setup, or in another player’s last call. The table never stops the others to ask. Drops are listed separately from the moves.
rule-R11-3 = Each effect is resolved completely before the next begins: a skill used on your own turn resolves before the turn goes on. If a reroll is waiting for your choice, choose first. You may use a skill between taking and placing a die; it may change which rows are open.
rule-R11-4 = Dice changed by skills count as changed from that moment on. The gold of R3.2c is paid once, when the die is placed.
rule-R11-5 = Too many weapons: if you don’t have enough hands for a purchase, you may make it only by dropping weapons to make room, and no more than needed; you choose which. The price is set and paid before you drop them, so a Heavy Crossbow that you drop still gives its discount.
rule-R11-6 = If the market is empty when your market turn comes, you gain 2 gold and discard nothing; abilities triggered by discarding do not trigger. You may still use skills for the market turn.
rule-R11-7 = The bag holds exactly enough: with four players, the last round draws the last five of the 73 dice. If an effect asks for more dice than the bag holds, it takes what is there.
rule-R11-8 = If the deck and the discard pile are both empty, the market gets fewer cards. A reshuffled discard pile is one mixed pile, dots ignored.
rule-R11-9 = The start player is chosen at random, with the same chance for every seat; seats run clockwise. In the solo game there is nothing to draw: you start, and your stars earn a rank.
rule-R11-10 = A player whose sheet is full (only possible through a card pack that places extra dice) still takes an initiative card and its gold; the die returns to the bag.
rule-R11-11 = When you buy, Charisma tokens are always spent before gold: they expire anyway, so you never lose anything by it.
rule-R11-12 = An attribute action granted by a class, weapon or skill is an action of that kind with all its modifiers, and does not count as the one of R4.7 (R0: the card beats the rule). Weapons and classes that modify an action do so wherever it comes from.
rule-R11-13 = For the Bard, only the die of R3.2b counts as placed in Charisma. For gold, dice that Search or Negotiate bring onto your sheet count as placed: 2 gold for a gold die, 4 for the Thief. An exchange can’t fill a third space, since that space was already taken; filling one with Sleight of Hand pays nothing.
rule-R11-14 = The Druid chooses once, after the last dice turn and before the first market turn; in the solo game, that is after the enemy die. The card goes to the right end of the row.
rule-R11-15 = Solo: left, middle and right are places 1, 2 and 3 as dealt this round; if a place is empty (only possible by R11.8), nothing is lost.
rule-R11-16 = Setup runs in this order: the start player; races, clockwise from the start player; classes in the order of the option (drawn and in turn order: clockwise from the start player; reverse: the start player last; when drawn, each free color is equally likely); backstory and alignment of each player; setup discards and market; then everyone draws and rolls their starting dice, one die at a time, and gold dice pay as they are drawn; then player by player they place them, and rows pay as they fill. Identical dice are offered only once.
rule-R11-17 = The last round has cleanup steps 1 and 3 only; nothing is refreshed. Then comes the last call: clockwise from the start player, each player may use ready skills that are not tied to a time and drop weapons, until they pass. Once you pass, you are done, and nobody else acts in the meantime. Then the scores are counted.
rule-R11-18 = In cleanup, players choose clockwise from the start player. A player with nothing exhausted is skipped.
rule-R11-19 = When there is only one legal move, the game makes it and leaves it out of the record (drops do not count as moves here).
rule-R11-20 = Open Lock with an empty deck: the discard pile becomes the deck first; if both are empty, only the arrow applies. A card you don’t buy goes to the discard pile, in the solo game too.
rule-R11-21 = You may drop weapons at any time, even just before scoring. For each hero, the game keeps the weapons that score the most together (ties: more weapons, then lower card numbers) and shows what it dropped. Comparisons count other players’ cards as they were before anyone dropped any.
rule-R11-22 = Gold is not limited by the tokens in the box. Ties in R2.1 are rolled again.
rule-R11-23 = V1 and V3 together: the dice of V1, plus two drawn from the bag.
rule-R11-24 = Bard: the additional purchase comes only after a purchase on the same market turn, and only from the market.
rule-R11-25 = A market turn stays open after you buy or discard while you can still use a skill or pay for the Cleric’s action; passing ends it. Until then you may use skills for the market turn, but buy with them only while this turn’s purchase is still open. If you decline to buy with Move Silently or Open Lock, the turn goes on as if you had not used the skill, but it stays exhausted. Both serve the turn’s own purchase, never the Bard’s additional one. Open Lock asks before it reveals a card; once this turn’s purchase is used up, it only moves your token.
rule-R11-26 = You may exchange two dice of the same row; two dice with the same color and value are not offered. You may increase or decrease a die by more than 1 only if the full amount fits.
rule-R11-27 = Tied dice of different colors are put in order group by group, lowest value first: by the start player, or after Climb, Intimidate and Negotiate by the player who used the skill. Intimidate rolls in the order of the initiative cards.
rule-R11-28 = On a full sheet, Sleight of Hand only moves the token. A row that lost a die may be filled again and pays again (R3.2c). Sliding left moves dice to other spaces, which can change backstory matches.
rule-R11-29 = Ranger: up to two refreshes, chosen one at a time; passing ends both. A class that may take another action instead of the row’s own chooses once, among both. A weapon’s extra action is offered separately, after the row’s.
rule-R11-30 = Scores during the game count what is there. A trait that compares players gives 0 when there is nobody to compare with, unless its card mentions the solo game.
rule-R11-31 = When one event triggers two abilities of the same hero (two weapons when a row is filled), their owner chooses which comes first and may pass on either.
rule-R11-32 = There is no decision between the new market in cleanup and the next round’s roll. Use skills without a set time during the cleanup choices or after the roll, so that nobody has to wait (R11.2).

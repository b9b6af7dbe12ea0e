### The tutorial, step by step (web/src/learn/steps.ts): a title, two or three sentences, and what to do. The terms of the game are in cards.ftl.

## Around the steps

tutorial-progress = Step { $step } of { $steps }
tutorial-next = Continue
tutorial-back = Back
tutorial-again = Once more
tutorial-play-on = Keep playing this hero
tutorial-play = Start your own game
tutorial-astray = A good choice too! For this tutorial, please take the one named above.

## Setup

tutorial-welcome-title = Welcome
tutorial-welcome = You are about to build a hero out of 18 dice and a few cards. Everything you achieve earns Reputation Stars, and the most stars win. This hero is where you’re headed. Let’s go back to the start, and this time the choices are yours.
tutorial-race-title = A race
tutorial-race = First you choose a race. Most races make one attribute stronger and another one weaker when the game is scored. Humans have no bonus and no penalty.
tutorial-race-do = Choose the Human.
tutorial-class-title = A class
tutorial-class = A die drawn from the bag was green, so you take the green class card and choose one of its two sides. A class has a goal for each attribute, an ability of its own and a color: every die of that color earns a star at the end.
tutorial-class-do = Choose the Ranger.
tutorial-sheet-title = Your character sheet
tutorial-sheet = Six attributes, three spaces each. On the right you see your total so far and the goal of your class with its stars: exactly 18, from 14 to 15, or at least 14. The colored corners are your backstory: match two of them for 1 star, four for 3, all six for 6.
tutorial-alignment-title = Your alignment
tutorial-alignment = Good is at the top, evil at the bottom, lawful on the left, chaotic on the right. Your token starts in the center; where it ends up gives or costs you stars. For this hero it pays to be lawful and evil.
tutorial-first-die-title = Starting dice
tutorial-first-die = You drew and rolled six dice, and two of them were gold: 2 gold each. Now all of them go onto your sheet. Dice fill a row from the left, and their values stay as they are.
tutorial-first-die-do = Pick the red 5, then Strength.
tutorial-second-die-title = And the next one
tutorial-second-die = Wisdom needs 15 or 16 with three dice, so a 5 fits well. You can also drag a die to its row. After this one, the other four are placed for you.
tutorial-second-die-do = Pick the gold 5, then Wisdom.

## The first round

tutorial-roll-title = A round begins: the roll
tutorial-roll = Three dice are drawn, rolled and put on the initiative cards, the lowest on card 1. The middle card holds 1 gold. With more players, the number on your card also decides who shops first.
tutorial-take-title = Take a card
tutorial-take = You take one initiative card with its die and its gold. In the solo game, cards 2 and 3 have a price: the enemy die is rolled and may remove a card from the market.
tutorial-take-do = Take card 2 with the blue 2.
tutorial-place-title = Place the die
tutorial-place = A lowly 2? Watch: the row you choose also gives you its attribute action. Strength turns a die to its opposite face, and opposite faces add up to 7.
tutorial-place-do = Place the die in Strength.
tutorial-strength-title = Strength: turn a die over
tutorial-strength = Attribute actions come right after placing, once per round, and you may always skip them. You may choose any of your dice, even the new one: the 2 becomes a 5.
tutorial-strength-do = Turn the blue 2 over.
tutorial-discard-title = The market
tutorial-discard = The enemy die showed a 5, so nothing happens. Each round you either buy one card or discard one and gain 2 gold. Weapons need hands, and you have only two: keep them free for now and save up.
tutorial-discard-do = Discard the Blessed Mace.

## The second round

tutorial-order-title = Tied dice
tutorial-order = A new round, and two dice show a 6. When dice are tied, the start player decides which one goes on the lower card. Put the gold one in the middle, where the gold is.
tutorial-order-do = Click the gold 6: it goes on the lower card.
tutorial-gold-die-title = Gold, three ways
tutorial-gold-die = There are three ways to earn gold with a die: 1 from the initiative card, 2 when the die itself is gold, and 1 when it fills the third space of its row.
tutorial-gold-die-do = Take card 2 with the gold 6.
tutorial-gold-place-title = 3 gold for one die
tutorial-gold-place = You collect when you place: 1 gold from the card and 2 for the gold die. Dexterity needs 16 or 17, so that 6 is just what you need. Nice roll!
tutorial-gold-place-do = Place the die in Dexterity.
tutorial-dexterity-title = Dexterity: exchange two dice
tutorial-dexterity = Dexterity exchanges the places of two of your dice. Intelligence needs at least 14 and holds a 1: give that 1 to Charisma and take its 4.
tutorial-dexterity-do = Pick the purple 1 in Intelligence and the gold 4 in Charisma.
tutorial-armor-title = Armor
tutorial-armor = This time the enemy die took the card on the right. Armor earns stars by set: the more pieces of one set, the more each is worth. Green classes gain 1 more star for leather.
tutorial-armor-do = Buy the Leather Gloves.

## The rounds three to six

tutorial-constitution-title = Constitution: one more or one less
tutorial-constitution = In the third round you took another gold die and placed it in Constitution. Its action increases or decreases one of your dice by 1. Your goal there is exactly 18, which means three 6s, for 4 stars.
tutorial-constitution-do = Increase the gold 4 in Constitution to 5.
tutorial-trait-title = Traits have an arrow
tutorial-trait = A trait gives stars at the end for something you achieved: this one, for the Strength goal. When you buy it, its arrow moves your alignment token. For now that costs you a star; you will bring the token back.
tutorial-trait-do = Buy Courageous and watch the token.
tutorial-intelligence-title = Intelligence: roll again
tutorial-intelligence = Round four: your die filled the Intelligence row, which paid 1 more gold. The row’s action rerolls one of your dice, and you keep the new or the old value, so there is nothing to lose.
tutorial-intelligence-do = Reroll the red 5 in Strength.
tutorial-keep-title = New or old?
tutorial-keep = The die came up 1. Strength needs 14 or 15 and already holds two 5s, so the old value is better.
tutorial-keep-do = Keep the 5.
tutorial-skill-title = Skills
tutorial-skill = You can use skills again and again. As a Ranger you pay 1 gold less for them, and this one brings 2 gold each time you use it.
tutorial-skill-do = Buy Pickpocket.
tutorial-wisdom-title = Wisdom: change your mind
tutorial-wisdom = Round five, and a green 6 went into Wisdom: your class color, so it is worth a star by itself. The Wisdom action moves your alignment token one step in any direction.
tutorial-wisdom-do = Move the token to the left, toward lawful.
tutorial-use-title = Use a skill
tutorial-use = To use a skill, your token must be able to follow its arrow. This arrow points toward evil, just where you want to go. You gain 2 gold, and the skill is exhausted.
tutorial-use-do = Use Pickpocket.
tutorial-cleanup-title = Cleanup
tutorial-cleanup = Meanwhile you have bought another skill. At the end of a round you may refresh one exhausted skill, or two as a Ranger. Then a new market is revealed and the next round begins.
tutorial-cleanup-do = Refresh Pickpocket.
tutorial-charisma-title = Charisma: a better price
tutorial-charisma = Round six filled the Charisma row and paid 4 gold: card, gold die and full row together. Its action gives you a Charisma token, which counts as 1 gold when you buy a card this round.
tutorial-charisma-do = Take the Charisma token.
tutorial-token-title = Spend it right away
tutorial-token = An unused Charisma token goes back at the end of the round. Here is a second piece of your leather set, 1 gold cheaper.
tutorial-token-do = Buy the Leather Boots.

## The end

tutorial-end-title = Six rounds later
tutorial-end = When all 18 spaces are full, the game ends. Look at the rows: a check mark means that you met the goal of your class. Three goals met: Strength, Constitution and Wisdom. Well done! Nobody meets all six in a first game.
tutorial-scoring-title = Final scoring
tutorial-scoring = Goals, dice in your class color, alignment, backstory, armor and traits: 31 stars, and the rank of Luminary. You see this list beside your sheet during the whole game, so you always know what a move is worth.
tutorial-farewell-title = Now it’s your turn
tutorial-farewell = That’s all you need to play. Anything that glows can be chosen; choose anything else to learn why not, and press Hint when you’re stuck. Start a hero of your own, or take over this one after the sixth round and do better.

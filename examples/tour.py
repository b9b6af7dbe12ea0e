"""The tour of the library (docs/tour.md) as a script: python examples/tour.py"""

import rollplayer as rp

# A game, its seed, and the first roll.
game = rp.Game(players=2, seed=7, names=("Ada", "Bo"))
print(game.roll())
print(game.legal_moves[:3])

# Moves are text with names.
move = game.play("race elf")
print(move.kind, dict(move.arguments))
game.undo()

# Bots play the rest, and the table prints itself.
game.play_out(["novice", "adept"])
print(game)
for score in game.score():
    print(game.names[score.seat], score.total, "won" if score.won else "")

# A record is text; every step knows the positions before and after.
again = rp.load(str(game.record))
bought = [step for step in again.record if step.what.kind == "buy"]
print(len(bought), "cards were bought, the first one:", bought[0])

# Draw a hero.
drawing = game.heroes[0].svg()
print(len(drawing) > 1000)

"""The apprentice: a child's first opponent. A novice that sees less of the score.

It looks at its attribute goals and at what cards pay. Backstory, alignment, class color and gold
mean nothing to it yet, as to many a player in the first game.
"""

from rollplayer.bots.players.novice import Novice


class Apprentice(Novice):
    name = "apprentice"
    blind = ("backstory", "alignment", "class_color", "gold")

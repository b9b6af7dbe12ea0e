"""The champion: the hero's search with more rollouts, wider, and with the center rerolled.

At larger tables it also watches the others, and plays to win.
"""

from typing import Final

from rollplayer.bots.players.candidates import Settings
from rollplayer.bots.players.hero import HeroBot

CHAMPION: Final = Settings(240, steady=True, stages=(8, 4, 2), others=1, center=12)


def champion() -> HeroBot:
    return HeroBot("champion", CHAMPION)

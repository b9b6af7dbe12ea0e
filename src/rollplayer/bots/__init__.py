"""Computer players. A bot gets what its seat may see and the legal moves, and chooses."""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.bots.bot import Bot
from rollplayer.bots.random_bot import RandomBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; choose from {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "make_bot"]

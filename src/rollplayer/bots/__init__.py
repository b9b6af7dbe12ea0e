"""Computer players. A bot gets what its seat may see and the legal moves, and chooses.

All but the random bot are loaded when they are first asked for.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, cast

from rollplayer.bots.bot import FULL, Bot, Budget, Forfeit, Thinker
from rollplayer.bots.players.characters import CHARACTERS, Character
from rollplayer.bots.players.random_bot import RandomBot


def loaded(module: str, name: str) -> Callable[[], Bot]:
    """A bot of a module that is imported when the bot is made."""

    def make() -> Bot:
        return cast(Bot, getattr(import_module(f"rollplayer.bots.players.{module}"), name)())

    return make


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "apprentice": loaded("apprentice", "Apprentice"),
    "novice": loaded("novice", "Novice"),
    "adept": loaded("adept", "Adept"),
    "expert": loaded("expert", "Expert"),
    "hero": loaded("hero", "HeroBot"),
    "champion": loaded("champion", "champion"),
}


# A character is named after its level, such as `adept:gambler`; the random bot likes nothing.
WITH_CHARACTER: Final = tuple(
    f"{level}:{character}" for level in BOTS if level != "random" for character in CHARACTERS
)
OURS: Final = frozenset((*BOTS, *WITH_CHARACTER))


def make_bot(name: str) -> Bot:
    """The bot of this name: ours, or anyone's (`docs/own-bots.md`)."""
    if name in OURS:
        level, _, character = name.partition(":")
        bot = BOTS[level]()
        return Character(cast(Thinker, bot), character) if character else bot
    from rollplayer.bots.foreign.names import command_of
    from rollplayer.bots.foreign.player import ForeignBot
    from rollplayer.errors import NoBot

    level, separator, _ = name.partition(":")
    if level in BOTS and separator:
        known = [each for each in WITH_CHARACTER if each.startswith(f"{level}:")]
        raise NoBot("no-such-character", text=name, known=", ".join(known) or level)
    return ForeignBot(name, command_of(name, tuple(BOTS)))


__all__ = [
    "BOTS",
    "CHARACTERS",
    "FULL",
    "OURS",
    "WITH_CHARACTER",
    "Bot",
    "Budget",
    "Forfeit",
    "Thinker",
    "make_bot",
]

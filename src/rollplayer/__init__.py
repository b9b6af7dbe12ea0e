"""An open, unofficial digital edition of the dice-drafting board game Roll Player.

>>> import rollplayer as rp
>>> game = rp.Game(players=2, seed=7)
>>> game.roll()
(Outcome('start 1'),)
>>> game.play("race elf")
Move('race elf')

Names are loaded when they are first used, so that `import rollplayer` costs almost nothing.
The rules themselves are pure functions in `rollplayer.engine`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rollplayer.compiled import refuse_stale

if TYPE_CHECKING:
    from rollplayer.engine import (
        ChancePending,
        GameOver,
        IllegalMove,
        NotChance,
        NotYourTurn,
        RulesError,
    )
    from rollplayer.errors import BadCards, BadMove, BadPosition, BadRecord, BadSheet, NotationError
    from rollplayer.library.bot import Bot
    from rollplayer.library.game import Game, load
    from rollplayer.library.moves import Move, Outcome
    from rollplayer.library.position import Hero, Position
    from rollplayer.library.record import Record, Step
    from rollplayer.library.scores import Score, score_sheet
    from rollplayer.notation.cards.cardfile import read_pack

__version__ = "0.1.0"

__all__ = [
    "BadCards",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "BadSheet",
    "Bot",
    "ChancePending",
    "Game",
    "GameOver",
    "Hero",
    "IllegalMove",
    "Move",
    "NotChance",
    "NotYourTurn",
    "NotationError",
    "Outcome",
    "Position",
    "Record",
    "RulesError",
    "Score",
    "Step",
    "__version__",
    "load",
    "read_pack",
    "score_sheet",
]

refuse_stale()

HOMES: Final = {
    "rollplayer.engine": (
        "ChancePending",
        "GameOver",
        "IllegalMove",
        "NotChance",
        "NotYourTurn",
        "RulesError",
    ),
    "rollplayer.library.bot": ("Bot",),
    "rollplayer.library.game": ("Game", "load"),
    "rollplayer.library.moves": ("Move", "Outcome"),
    "rollplayer.library.position": ("Hero", "Position"),
    "rollplayer.library.record": ("Record", "Step"),
    "rollplayer.library.scores": ("Score", "score_sheet"),
    "rollplayer.notation.cards.cardfile": ("read_pack",),
    "rollplayer.errors": (
        "BadCards",
        "BadMove",
        "BadPosition",
        "BadRecord",
        "BadSheet",
        "NotationError",
    ),
}
HOME_OF: Final = {name: module for module, names in HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(HOME_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

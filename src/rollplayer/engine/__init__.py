"""The rules of Roll Player, pure: no network, clock, randomness, translation or files.

`new_game` begins, `legal` and `outcomes` list, `play` and `settle` go on, `score` counts.
`RULES.md` is the law; comments cite its numbers.
"""

from rollplayer.engine.errors import (
    BadOptions,
    ChancePending,
    GameOver,
    IllegalMove,
    NotChance,
    NotYourTurn,
    RulesError,
)
from rollplayer.engine.flow import do_move, do_outcome
from rollplayer.engine.game import (
    check,
    drops,
    leaders,
    legal,
    new_game,
    outcome_at,
    outcomes,
    play,
    score,
    settle,
    turn,
)
from rollplayer.engine.options import (
    CLASS_SELECTIONS,
    EDITIONS,
    RULES_VERSION,
    VARIANTS,
    Options,
)
from rollplayer.engine.reasons import REASONS, Reason
from rollplayer.engine.state import CHANCE, NOBODY, PHASES, Hero, State

__all__ = [
    "CHANCE",
    "CLASS_SELECTIONS",
    "EDITIONS",
    "NOBODY",
    "PHASES",
    "REASONS",
    "RULES_VERSION",
    "VARIANTS",
    "BadOptions",
    "ChancePending",
    "GameOver",
    "Hero",
    "IllegalMove",
    "NotChance",
    "NotYourTurn",
    "Options",
    "Reason",
    "RulesError",
    "State",
    "check",
    "do_move",
    "do_outcome",
    "drops",
    "leaders",
    "legal",
    "new_game",
    "outcome_at",
    "outcomes",
    "play",
    "score",
    "settle",
    "turn",
]

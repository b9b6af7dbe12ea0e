"""The rules of Roll Player, pure: no network, clock, randomness, translation or files.

    >>> from rollplayer.engine import CHANCE, Options, new_game, outcomes, turn
    >>> from rollplayer.notation.cards.cardfile import base_cards
    >>> state = new_game(Options(2, base_cards()))
    >>> turn(state) == CHANCE, len(outcomes(state))
    (True, 2)

`new_game` begins, `legal` and `outcomes` list, `play` and `settle` go on, `score` counts.
`locales/en/rules.ftl` words the law; comments cite its numbers.

Four doors, and no other way in (`tests/meta/test_door.py`):

- `rollplayer.engine`: playing a game
- `rollplayer.engine.terms`: dice, rows and spaces, moves and outcomes, and what is asked
- `rollplayer.engine.cards`: cards as facts, and the vocabulary of their effects
- `rollplayer.engine.scoring`: how stars are counted

Inside, private modules import each other directly.
"""

from rollplayer.engine._errors import (
    BadOptions,
    ChancePending,
    GameOver,
    IllegalMove,
    NotChance,
    NotYourTurn,
    Param,
    Reason,
    Reasoned,
    RulesError,
)
from rollplayer.engine._flow import (
    ask_first,
    current_prompt,
    deciding,
    do_move,
    do_outcome,
    listed_moves,
    pending_chance,
    resume,
)
from rollplayer.engine._game import (
    check,
    drops,
    legal,
    new_game,
    outcome_at,
    outcomes,
    play,
    score,
    settle,
    turn,
)
from rollplayer.engine._options import (
    CLASS_SELECTIONS,
    EDITIONS,
    RULES_VERSION,
    RULES_VERSIONS,
    VARIANT_TABLE,
    VARIANTS,
    Options,
    Variant,
)
from rollplayer.engine._state import (
    CHANCE,
    CLEANUP,
    DICE,
    MARKET,
    NOBODY,
    OVER,
    PHASES,
    ROLL,
    SETUP,
    Hero,
    Seat,
    State,
)

__all__ = [
    "CHANCE",
    "CLASS_SELECTIONS",
    "CLEANUP",
    "DICE",
    "EDITIONS",
    "MARKET",
    "NOBODY",
    "OVER",
    "PHASES",
    "ROLL",
    "RULES_VERSION",
    "RULES_VERSIONS",
    "SETUP",
    "VARIANTS",
    "VARIANT_TABLE",
    "BadOptions",
    "ChancePending",
    "GameOver",
    "Hero",
    "IllegalMove",
    "NotChance",
    "NotYourTurn",
    "Options",
    "Param",
    "Reason",
    "Reasoned",
    "RulesError",
    "Seat",
    "State",
    "Variant",
    "ask_first",
    "check",
    "current_prompt",
    "deciding",
    "do_move",
    "do_outcome",
    "drops",
    "legal",
    "listed_moves",
    "new_game",
    "outcome_at",
    "outcomes",
    "pending_chance",
    "play",
    "resume",
    "score",
    "settle",
    "turn",
]

"""What the rules refuse, in English sentences. Each error is also the engine's error of its name.

RulesError
├── IllegalMove     the move or outcome is not possible now
├── NotYourTurn     it is another player's turn
├── ChancePending   a roll, a draw or a reveal comes first: call `roll`
├── NotChance       an outcome was given where no chance is pending
└── GameOver        the game has ended
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rollplayer import engine
from rollplayer.refusal_words import Names, say, say_with_rule
from rollplayer.words import SOURCE, words_for

ROLL_FIRST: Final = "Call roll(), or settle() an outcome of your own."


class RulesError(engine.RulesError):
    """A refusal: `rule` is the rule it rests on, `str` the sentence for a person."""

    def __init__(self, refused: engine.RulesError, sentence: str) -> None:
        super().__init__(refused.reason.code, refused.rule, **refused.reason.params)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class IllegalMove(RulesError, engine.IllegalMove):
    pass


class NotYourTurn(RulesError, engine.NotYourTurn):
    pass


class ChancePending(RulesError, engine.ChancePending):
    pass


class NotChance(RulesError, engine.NotChance):
    pass


class GameOver(RulesError, engine.GameOver):
    pass


KINDS: Final[dict[str, type[RulesError]]] = {
    kind.code: kind for kind in (IllegalMove, NotYourTurn, ChancePending, NotChance, GameOver)
}


@contextmanager
def in_words(names: Sequence[str] = ()) -> Iterator[None]:
    """Gives the refusals of the engine their English sentences."""
    try:
        yield
    except engine.RulesError as refused:
        sentence = say_with_rule(words_for(SOURCE), refused, Names(tuple(names)))
        if refused.code == ChancePending.code:
            sentence = f"{sentence} {ROLL_FIRST}"
        raise KINDS[refused.code](refused, sentence) from None
    except engine.BadOptions as refused:
        raise ValueError(say(words_for(SOURCE), refused.reason)) from None

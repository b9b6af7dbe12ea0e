"""What is refused, and why, as plain data: a code and its parameters. The words are not ours.

Reasoned
├── RulesError          rests on a rule
│   ├── IllegalMove     the move or outcome is not among the legal ones
│   ├── NotYourTurn     it is another seat's turn
│   ├── ChancePending   the game waits for a roll, a draw or a reveal
│   ├── NotChance       an outcome was handed in while no chance is pending
│   └── GameOver        the last star is counted
└── BadOptions          options that no game can be played with

Every code there is has its message in `locales/en/why.ftl`, `why-CODE`, which names its parameters;
`rollplayer.refusal_words` makes the sentence. What a parameter is follows from its name: a seat,
the slug of a card or an attribute, a space such as `str1`, a die such as `r6`, the kind of a
prompt. `chance`, `text` and `known` are words of the notation; every other name is a number.
"""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

Param = str | int


class Reason(NamedTuple):
    """A code with its parameters: `too-dear`, card longsword, price 3, gold 1, tokens 0."""

    code: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])


class Reasoned(Exception):
    """A refusal and its reason. Whoever has words for people gives it a sentence."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__(reason)
        self.reason = Reason(reason, params)
        self.sentence = ""

    def __reduce__(self) -> tuple[object, ...]:
        return empty, (type(self), self.reason.code), self.__dict__

    def __str__(self) -> str:
        return self.sentence or str(self.reason)


def empty(kind: type[Reasoned], code: str) -> Reasoned:
    """An error from another process before it gets what it knew: each kind is made in its way."""
    return kind.__new__(kind, code)


class RulesError(Reasoned):
    """A refusal that rests on a rule."""

    code: ClassVar[str] = "illegal-move"

    def __init__(self, reason: str, rule: str, **params: Param) -> None:
        super().__init__(reason, **params)
        self.rule = rule

    def __str__(self) -> str:
        return self.sentence or f"{self.reason} ({self.rule})"


class IllegalMove(RulesError):
    code: ClassVar[str] = "illegal-move"


class NotYourTurn(RulesError):
    code: ClassVar[str] = "not-your-turn"


class ChancePending(RulesError):
    code: ClassVar[str] = "chance-pending"


class NotChance(RulesError):
    code: ClassVar[str] = "not-chance"


class GameOver(RulesError):
    code: ClassVar[str] = "game-over"


class BadOptions(Reasoned, ValueError):
    pass


# Where callers know them from.
for _kind in (Reasoned, BadOptions, RulesError, *RulesError.__subclasses__()):
    _kind.__module__ = "rollplayer.engine"

"""What the game waits for, as plain data.

A prompt knows whom it asks, which moves answer it, and what an answer does. Prompts lie on a
stack in the state; the last one is asked now, and what it pushes is resolved before what lies
beneath (R11.3). They never change: an answered prompt is taken off, and a new one may be pushed.
Each chapter of the rules defines its own prompts next to its rules.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rollplayer.engine.cards.effects import ANY_TIME
from rollplayer.engine.dice import FACES
from rollplayer.engine.moves import ROLLED, encode
from rollplayer.engine.sorts import SEAT
from rollplayer.engine.state import State

ROLLS: Final = [encode(ROLLED, value) for value in FACES]


class Prompt:
    """A decision of one seat."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    timing: ClassVar[int] = ANY_TIME  # which skills besides those of any time may be used here
    is_chance: ClassVar[bool] = False
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_open(self) -> bool:
        """Whether skills may be used and weapons dropped now: not in a half resolved effect."""
        return True

    def stands(self, state: State) -> bool:
        """Whether there is still something to ask."""
        return True

    def moves(self, state: State) -> list[int]:
        """The moves that answer this prompt, skills and drops apart."""
        raise AssertionError(f"{self.kind} offers no moves")

    def answer(self, state: State, move: int) -> None:
        """Does what the move says. The prompt has been taken off the stack."""
        raise AssertionError(f"{self.kind} takes no moves")

    def loose_dice(self) -> list[int]:
        """The colors of the dice that stand nowhere but in this prompt."""
        return []

    def values(self) -> tuple[Any, ...]:
        """The fields in the order of the constructor."""
        return tuple(getattr(self, name) for name, _ in self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and (self.kind, *self.values()) == (
            other.kind,
            *other.values(),
        )

    def __hash__(self) -> int:
        return hash((self.kind, *self.values()))


class ChancePrompt(Prompt):
    """Chance is asked. `seat` is whom the outcome concerns.

    `weights` and `outcomes` are parallel: the odds are each weight over their sum. Where all
    outcomes are equally likely `weights` is left empty.
    """

    __slots__ = ()

    is_chance: ClassVar[bool] = True

    def is_open(self) -> bool:
        return False

    def outcomes(self, state: State) -> list[int]:
        """Every possible outcome."""
        raise AssertionError(f"{self.kind} lists no outcomes")

    def weights(self, state: State) -> list[int]:
        """How many of the equally likely cases lead to each outcome; empty: one each."""
        return []

    def settle(self, state: State, outcome: int) -> None:
        """Does what the outcome says. The prompt has been taken off the stack."""
        raise AssertionError(f"{self.kind} settles nothing")


class RollPrompt(ChancePrompt):
    """A die is rolled."""

    __slots__ = ()

    def outcomes(self, state: State) -> list[int]:
        return ROLLS

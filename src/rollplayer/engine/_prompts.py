"""What the game waits for, as plain data.

A prompt knows whom it asks, which moves answer it, and what an answer does. Prompts lie on a
stack in the state; the last one is asked now, and what it pushes is resolved before what lies
beneath (R11.3). They never change: an answered prompt is taken off, and a new one may be pushed.
Each chapter of the rules defines its own prompts next to its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rollplayer.engine._cards.effects import ANY_TIME
from rollplayer.engine._cards.facts import Card
from rollplayer.engine._dice import FACES, Color
from rollplayer.engine._errors import NotChance
from rollplayer.engine._moves import ROLLED, Move, Outcome, encode_outcome
from rollplayer.engine._state import CHANCE, CLEANUP, DICE, MARKET, ROLL, Seat, State
from rollplayer.engine._value_types import ValueType

PLAY_PHASES: Final = (ROLL, DICE, MARKET, CLEANUP)
ROLLS: Final = [encode_outcome(ROLLED, value) for value in FACES]


def unless(holds: bool, reason: str) -> str:
    """A reason against a prompt (a `misfit-` message), if what it needs does not hold."""
    return "" if holds else reason


class Prompt:
    """A decision of one seat."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    phases: ClassVar[tuple[int, ...]] = ()  # in which it can be pending
    alone: ClassVar[bool] = False  # it carries the phase on, so only one such prompt is pending
    for_nobody: ClassVar[bool] = False  # it comes before any seat has a part in the game
    settles: ClassVar[str] = ""  # what setup settles with it, once per seat
    apart: ClassVar[bool] = False  # its moves and their effect concern its own seat alone
    is_chance: ClassVar[bool] = False
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", ValueType.SEAT),)
    unsaid: ClassVar[Mapping[str, object]] = {}  # what a field is that a position leaves out

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def mover(self) -> Seat:
        """Whose decision it is: the seat's, or that of CHANCE."""
        return self.seat

    def is_open(self) -> bool:
        """Whether skills may be used and weapons dropped now: not in a half resolved effect."""
        return True

    def timing(self) -> int:
        """Which skills may be used now, besides those of any time."""
        return ANY_TIME

    def is_due(self, state: State) -> bool:
        """Whether there is still something to ask."""
        return True

    def misfit(self, state: State, below: Prompt | None) -> str:
        """Why a loaded position cannot have this prompt on top of `below`, or nothing.

        A saved state always fits. A position made by hand may ask for something that nobody
        could answer; the phase and the seat have been checked already.
        """
        raise NotImplementedError(f"{self.kind} does not say when it fits")

    def moves(self, state: State) -> list[Move]:
        """The moves that answer this prompt, skills and drops apart."""
        raise AssertionError(f"{self.kind} offers no moves")

    def answer(self, state: State, move: Move) -> None:
        """Does what the move says. The prompt has been taken off the stack."""
        raise AssertionError(f"{self.kind} takes no moves")

    def outcome_at(self, state: State, lot: float) -> Outcome:
        """The outcome that a number from 0 up to 1 falls on, where chance is asked."""
        raise NotChance("no-chance", "R11.2", seat=self.seat)

    def settle(self, state: State, outcome: Outcome) -> None:
        """Does what the outcome says. The prompt has been taken off the stack."""
        raise AssertionError(f"{self.kind} settles nothing")

    def ends_phase(self, state: State) -> bool:
        """Whether its phase is over, now that it has been settled."""
        return False

    def loose_dice(self) -> list[Color]:
        """The colors of the dice that are nowhere but in this prompt."""
        return []

    def loose_cards(self) -> list[Card]:
        """The market cards that are nowhere but in this prompt."""
        return []

    def dice_to_draw(self) -> int:
        """How many starting dice are still to be drawn from the bag."""
        return 0

    def settled(self) -> tuple[str, int]:
        """What setup settles with this prompt, and for which seat or pile."""
        return (self.settles, self.seat) if self.settles else (self.kind, 0)

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

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name, _ in self.fields)
        return f"{type(self).__name__}({inner})"


class ChancePrompt(Prompt):
    """Chance is asked. `seat` is whom the outcome concerns.

    `weights` and `outcomes` are parallel: the odds are each weight over their sum. Where all
    outcomes are equally likely `weights` is left empty.
    """

    __slots__ = ()

    is_chance: ClassVar[bool] = True

    def mover(self) -> Seat:
        return CHANCE

    def is_open(self) -> bool:
        return False

    def outcomes(self, state: State) -> list[Outcome]:
        """Every possible outcome."""
        raise AssertionError(f"{self.kind} lists no outcomes")

    def weights(self, state: State) -> list[int]:
        """How many of the equally likely cases lead to each outcome; empty: one each."""
        return []

    def outcome_at(self, state: State, lot: float) -> Outcome:
        """The outcome a number from 0 up to 1 falls on, by the very odds of `outcomes`.

        Where it is known without listing them all, a prompt says so: listing a deck for each card
        of it that is revealed would cost more than all the rest of the event.
        """
        listed = self.outcomes(state)
        return listed[int(lot * float(len(listed)))]


class RollPrompt(ChancePrompt):
    """A die is rolled."""

    __slots__ = ()

    def outcomes(self, state: State) -> list[Outcome]:
        return ROLLS

    def outcome_at(self, state: State, lot: float) -> Outcome:
        return ROLLS[int(lot * float(len(ROLLS)))]

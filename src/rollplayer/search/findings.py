"""What an analysis finds, as plain data: luck, decisions, the curve, and how they add up."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

COSTLIEST: Final = 3  # how many decisions and events are named
NOTABLE: Final = 0.25  # stars; a smaller loss is not worth a word
SURE_ERRORS: Final = 1.5  # a loss that is not this many errors large is not named either
LEAST_ERROR: Final = 0.3  # stars: no judge is surer than this
# Stars per round: players who see further than the judge, or less far, depart from its values.
UNKNOWN_STRENGTH: Final = 0.3


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Luck(NamedTuple):
    """One or more chance events in a row, and what they brought beyond what was expected."""

    first: int  # the number of the event in the record, from 0
    last: int
    round: int
    events: tuple[str, ...]
    stars: Estimate
    win: float | None


class Choice(NamedTuple):
    """A move with its value."""

    move: str
    stars: Estimate


class Reason(NamedTuple):
    """Why one move is better than another: rollouts to the end, and their stars by scoring line."""

    stars: Estimate
    win: float
    lines: dict[str, float]
    rollouts: int


class Decision(NamedTuple):
    """A decision of the seat, and what it gave up against the best move found."""

    event: int
    round: int
    kind: str
    played: str
    best: str
    loss: Estimate
    win_loss: float | None
    choices: tuple[Choice, ...]  # the best few, and the move played
    reason: Reason | None  # why `best` is better than `played`
    drift: float  # what the judge corrected itself by, once the move was played


class Point(NamedTuple):
    """The expected result after a number of events."""

    events: int
    round: int
    stars: Estimate
    spread: float  # the standard deviation of the result around it, played on by the expert
    win: float | None


class Sums(NamedTuple):
    """start + luck + others - loss + drift = result, exactly; `error` says what drift may be."""

    start: float
    luck: float
    others: float
    loss: float
    drift: float
    result: float
    error: float


class Analysis(NamedTuple):
    """All that was found for one seat of one record."""

    seat: int
    players: int
    work: int
    finished: bool
    curve: tuple[Point, ...]
    luck: tuple[Luck, ...]
    decisions: tuple[Decision, ...]
    others: float
    drift: tuple[float, ...]

    def sums(self) -> Sums:
        """The identity, in stars."""
        return Sums(
            self.curve[0].stars.mean,
            sum(luck.stars.mean for luck in self.luck),
            self.others,
            sum(decision.loss.mean for decision in self.decisions),
            sum(self.drift),
            self.curve[-1].stars.mean,
            self.error(),
        )

    def error(self) -> float:
        """What the drift may be: the judge's own corrections, and a player it does not know.

        Each correction of a fair judge is as likely up as down, and they are independent.
        """
        corrected = sum(drift * drift for drift in self.drift)
        rounds = self.curve[-1].round - self.curve[0].round
        return max(LEAST_ERROR, sqrt(corrected + (UNKNOWN_STRENGTH * rounds) ** 2))

    def costliest(self, number: int = COSTLIEST) -> list[Decision]:
        """The decisions that gave up the most, sure enough to be named, each with its reason."""
        notable = [
            decision
            for decision in self.decisions
            if decision.reason
            and decision.loss.mean >= max(NOTABLE, SURE_ERRORS * decision.loss.error)
        ]
        return sorted(notable, key=lambda decision: (-decision.loss.mean, decision.event))[:number]

    def luckiest(self, number: int = COSTLIEST) -> list[Luck]:
        """The chance events that mattered most, good or bad."""
        return sorted(self.luck, key=lambda luck: (-abs(luck.stars.mean), luck.first))[:number]

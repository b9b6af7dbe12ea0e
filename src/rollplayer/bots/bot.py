"""What every bot is: a name and a choice."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from rollplayer.engine import State
from rollplayer.engine.terms import Move

LOST: Final = -500.0  # a value below it only says that the bot did not follow the move

MOST_SECONDS: Final = 5.0


class Forfeit(Exception):
    """A bot that is not ours has failed at its game; the message says how."""


class Budget(NamedTuple):
    """How much a bot may think about one decision.

    What counts is work, the number of rollouts, so that the same state, seed and work give the
    same move on every machine. Seconds only scale it: 1 second is a bot's usual strength.
    """

    seconds: float = 1.0
    work: int | None = None

    def rollouts(self, full: int) -> int:
        """The number of rollouts for a bot that makes `full` of them in a second."""
        if self.work is not None:
            return max(0, self.work)
        return max(0, round(full * self.used_seconds))

    @property
    def used_seconds(self) -> float:
        """The time a bot makes use of: more than a few seconds gain nothing."""
        return min(MOST_SECONDS, self.seconds)


FULL: Budget = Budget()


class Bot(Protocol):
    """Chooses among the legal moves of its seat.

    The state holds nothing hidden (R11.1), so a bot may read all of it. Same state, moves,
    random source and work give the same choice.
    """

    @property
    def name(self) -> str: ...

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move: ...


class Thinker(Bot, Protocol):
    """A bot that can tell what it thinks of each move, in stars at the end of the game."""

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """A value for each move; an empty list where the bot chooses without thinking."""
        ...


def best_of(moves: Sequence[Move], values: Sequence[float]) -> Move:
    """The move of the highest value, the first of several."""
    return moves[max(range(len(moves)), key=values.__getitem__)]

"""What every bot is: a name and a choice."""

from random import Random
from typing import Protocol

from rollplayer.engine import State


class Bot(Protocol):
    """Chooses among the legal moves of its seat.

    The state holds nothing hidden (R11.1), so a bot may read all of it. Same state, moves and
    random source give the same choice.
    """

    @property
    def name(self) -> str: ...

    def choose(self, state: State, seat: int, moves: list[int], random: Random) -> int: ...

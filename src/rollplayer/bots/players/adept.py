"""The adept: searches its own turn and values the rest with a small network.

The network is one of an early generation of the hero's training: a good estimate, not the best.
"""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import ClassVar

from rollplayer.bots.bot import FULL, Budget, best_of
from rollplayer.bots.features.values import load_network
from rollplayer.bots.players.planner import Planner
from rollplayer.engine import State
from rollplayer.engine.terms import Move, PickClass, PickRace


@lru_cache(maxsize=1)
def planner() -> Planner:
    """The planner with the adept's network, made once per process."""
    return Planner(load_network("adept.network"), beam=4)


@dataclass(frozen=True)
class Adept:
    name: ClassVar[str] = "adept"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        values = self.values(state, seat, moves, random, budget)
        if not values:
            return random.choice(moves)
        return best_of(moves, values)

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth in stars at the end of the game."""
        if isinstance(state.prompts[-1], PickRace | PickClass):
            return []  # it likes every hero
        return planner().values(state, seat, moves)

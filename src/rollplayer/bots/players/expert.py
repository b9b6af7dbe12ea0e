"""The expert: the hero's network and planner, without playing moves on."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rollplayer.bots.bot import FULL, Budget, best_of
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import State
from rollplayer.engine.terms import Move, PickClass, PickRace


@dataclass(frozen=True)
class Expert:
    name: ClassVar[str] = "expert"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        values = self.values(state, seat, moves, random, budget)
        return best_of(moves, values)

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth in stars at the end of the game."""
        if isinstance(state.prompts[-1], PickRace | PickClass):
            return hero_values(state, seat, moves)
        return planner().values(state, seat, moves)

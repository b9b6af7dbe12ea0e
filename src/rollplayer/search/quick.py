"""The quick policy of the judge: the planner over the calibrated network.

It plays the rest of a game in rollouts. Race and class, which no value looks at, it chooses as the
expert does, by the table.
"""

from functools import cache
from random import Random
from typing import Final

from rollplayer.bots.bot import best_of
from rollplayer.bots.players.hero import HERO
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.shipped_planner import shipped_network
from rollplayer.bots.players.turns import Plan
from rollplayer.engine import State
from rollplayer.engine.terms import USE, Move, kind_of
from rollplayer.search.calibrated import CalibratedNetwork
from rollplayer.search.settings import QUICK

BLIND: Final = ("race", "class")  # the prompts that come before there is anything to value


@cache
def quick_planner() -> Planner:
    """One planner per process: it holds nothing but weights."""
    return Planner(CalibratedNetwork(shipped_network()), beam=4, shortlist=HERO.shortlist)


def quick_choice(planner: Planner, state: State, seat: int, moves: list[Move]) -> Move:
    """What the quick policy plays."""
    if state.prompts[-1].kind in BLIND:
        values = hero_values(state, seat, moves)
        return best_of(moves, values)
    return planner.choose(state, seat, moves)


class QuickMind:
    """The quick policy for all seats of one game.

    Where no skill can come between, a dice turn is thought through once, when the initiative card
    is taken, and then followed: the same moves, ties apart, in a quarter less time.
    """

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.plans: dict[int, Plan] = {}  # by seat

    def choose(self, state: State, seat: int, moves: list[Move]) -> Move:
        """The move of `quick_choice`."""
        kind = state.prompts[-1].kind
        if any(kind_of(move) == USE for move in moves):
            self.plans.pop(seat, None)
        elif kind == "take":
            self.plans[seat] = self.planner.plan(state, seat)
        planned = self.plans.get(seat, {}).pop(kind, None)
        if planned in moves:
            return planned
        return quick_choice(self.planner, state, seat, moves)


class QuickBot:
    """The quick policy as a bot, for games it plays by itself from beginning to end."""

    name = QUICK

    def __init__(self) -> None:
        self.mind = QuickMind(quick_planner())

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: object = None
    ) -> Move:
        """The quick policy's move; it is instant, whatever the budget."""
        return self.mind.choose(state, seat, moves)

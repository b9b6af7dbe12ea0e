"""The quick policy of the judge: the planner over the calibrated network.

It plays the rest of a game in rollouts. The setup choices that no value looks at (race, class)
it makes at random.
"""

from functools import cache
from random import Random
from typing import Final

from rollplayer.bots.features.values import load_network
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.turns import Plan
from rollplayer.engine import USE, Move, State, kind_of
from rollplayer.search.calibrated import CalibratedNetwork
from rollplayer.search.settings import QUICK

NETWORK: Final = "value.npz"
BLIND: Final = ("race", "class")  # the prompts that come before there is anything to value


@cache
def quick_planner() -> Planner:
    """One planner per process: it holds nothing but weights."""
    return Planner(CalibratedNetwork(load_network(NETWORK)), beam=4)


def quick_choice(
    planner: Planner, state: State, seat: int, moves: list[Move], number: float
) -> Move:
    """What the quick policy plays; the number from 0 up to 1 decides where it is blind."""
    if state.prompts[-1].kind in BLIND:
        return moves[int(number * len(moves))]
    return planner.choose(state, seat, moves)


class QuickMind:
    """The quick policy for all seats of one game.

    Where no skill can come between, a dice turn is thought through once, when the initiative card
    is taken, and then followed: the same moves, ties apart, in a quarter less time.
    """

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.plans: dict[int, Plan] = {}  # by seat

    def choose(self, state: State, seat: int, moves: list[Move], number: float) -> Move:
        """The move of `quick_choice`."""
        kind = state.prompts[-1].kind
        if any(kind_of(move) == USE for move in moves):
            self.plans.pop(seat, None)
        elif kind == "take":
            self.plans[seat] = self.planner.plan(state, seat)
        planned = self.plans.get(seat, {}).pop(kind, None)
        if planned in moves:
            return planned
        return quick_choice(self.planner, state, seat, moves, number)


class QuickBot:
    """The quick policy as a bot, for games it plays by itself from beginning to end."""

    name = QUICK

    def __init__(self) -> None:
        self.mind = QuickMind(quick_planner())

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: object = None
    ) -> Move:
        """The quick policy's move; it is instant, whatever the budget."""
        return self.mind.choose(state, seat, moves, random.random())

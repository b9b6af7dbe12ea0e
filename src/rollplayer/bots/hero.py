"""The hero bot: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by looking to the end of the own turn. The best few are then played
on, each against the same lots of chance (common random numbers), two rounds beyond the one at
hand; what the network thinks there is the move's new value. The last rounds are played to the end
and scored. The work is counted in rollouts, never in seconds.
"""

from functools import lru_cache
from random import Random

import numpy as np

from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.heroes import hero_values
from rollplayer.bots.planner import Planner
from rollplayer.bots.values import load_network
from rollplayer.engine import CHANCE, NOBODY, State, do_move, do_outcome, outcome_at, score, turn
from rollplayer.engine.flow import listed_moves
from rollplayer.engine.moves import USE, kind_of
from rollplayer.engine.rules.setup import PickClass, PickRace, PlaceStarting
from rollplayer.engine.state import SETUP

ROLLOUTS = 90  # of one decision at full strength, solo; shared among the candidates
ROUNDS_AHEAD = 2  # how far a rollout goes beyond the round at hand
KEPT = (5, 3, 2)  # how many candidates share each third of the rollouts
MARGIN = 2.0  # stars: a move so much worse in the planner's eyes is not played on
SURE = 3.0  # standard errors: a move so much worse in the rollouts is given up
PRIOR = 1.5  # how many rollouts the planner's own value weighs


@lru_cache(maxsize=1)
def planner() -> Planner:
    """The planner with the shipped network, read once a process."""
    return Planner(load_network("value.npz"), beam=16)


class HeroBot:
    name = "hero"

    def choose(
        self, state: State, seat: int, moves: list[int], random: Random, budget: Budget = FULL
    ) -> int:
        values = self.values(state, seat, moves, random, budget)
        return moves[max(range(len(moves)), key=values.__getitem__)]

    def values(
        self, state: State, seat: int, moves: list[int], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth in stars; those that were played on count more exactly."""
        prompt = state.prompts[-1]
        if isinstance(prompt, PickRace | PickClass):
            return hero_values(state, seat, moves)
        first = planner().values(state, seat, moves)
        rollouts = budget.rollouts(ROLLOUTS) // state.options.players
        if len(moves) == 1 or isinstance(prompt, PlaceStarting) or not rollouts:
            return [float(value) for value in first]
        known = dict(zip(moves, first.tolist(), strict=True))
        found = searched(state, seat, known, rollouts, random.random())
        return [found[move] for move in moves]


def searched(
    state: State, seat: int, values: dict[int, float], rollouts: int, lot: float
) -> dict[int, float]:
    """Plays the best few moves on and mixes what that brings with the planner's values.

    The rollouts are given out in three parts, each to fewer moves than the one before. All moves
    meet the same lots of chance, so that their differences are surer than their values.
    """
    ranked = sorted(values, key=lambda move: -values[move])
    least = values[ranked[0]] - MARGIN
    chosen = [move for move in ranked if values[move] > least]
    ends: dict[int, list[float]] = {}
    for kept in KEPT:
        chosen = contenders(chosen[:kept], ends)
        if len(chosen) < 2:
            break
        for move in chosen:
            known = ends.setdefault(move, [])
            until = len(known) + max(1, rollouts // len(KEPT) // len(chosen))
            for sample in range(len(known), until):
                known.append(rollout(state, seat, move, Random(f"{lot} {sample}")))
        chosen.sort(key=lambda move: -mixed(values[move], ends[move]))
    if not ends:
        return values
    return ordered(values, chosen, ends)


def mixed(value: float, ends: list[float]) -> float:
    """The planner's value and the ends of rollouts, weighed."""
    return (PRIOR * value + sum(ends)) / (PRIOR + len(ends))


def contenders(chosen: list[int], ends: dict[int, list[float]]) -> list[int]:
    """The moves, best first, without those that are surely worse than the best."""
    if chosen[0] not in ends:
        return chosen
    best = ends[chosen[0]]
    return [move for move in chosen if move == chosen[0] or not surely_worse(ends[move], best)]


def surely_worse(ends: list[float], best: list[float]) -> bool:
    gaps = np.subtract(best[: len(ends)], ends)
    error = float(gaps.std(ddof=1)) / len(gaps) ** 0.5 if len(gaps) > 3 else np.inf
    return float(gaps.mean()) > SURE * error


def ordered(
    values: dict[int, float], chosen: list[int], ends: dict[int, list[float]]
) -> dict[int, float]:
    """The value of every move: one looked at less closely is never above one that lasted longer."""
    found = {move: mixed(values[move], known) for move, known in ends.items()}
    least = min(found[move] for move in chosen)
    for move in values:
        if move not in chosen:
            found[move] = min(found.get(move, values[move]), least - 0.01)
    return found


def rollout(state: State, seat: int, move: int, lots: Random) -> float:
    """Plays a move and on, some rounds; what it is worth then."""
    copy = state.clone()
    do_move(copy, seat, move)
    until = copy.round + ROUNDS_AHEAD
    policy = QuickPolicy(planner())
    held = True
    while (asked := turn(copy)) != NOBODY:
        hero = copy.heroes[seat]
        held_before, held = held, bool(hero.initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            return planner().standing(copy, seat)
        if asked == CHANCE:
            do_outcome(copy, outcome_at(copy, lots.random()))
        else:
            do_move(copy, asked, policy.choose(copy, asked))
    return float(score(copy)[seat].total)


class QuickPolicy:
    """What the planner would play, skills apart: they cost most of the time and change little.

    A dice turn is thought through once, when the initiative card is taken.
    """

    def __init__(self, mind: Planner) -> None:
        self.mind = mind
        self.plan: dict[str, int] = {}

    def choose(self, state: State, seat: int) -> int:
        kind = state.prompts[-1].kind
        if kind == "take":
            self.plan = self.mind.plan(state, seat)
        moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
        if state.phase == SETUP or len(moves) == 1 or kind == "order":
            return moves[0]
        if kind == "return":
            return moves[int(np.argmax(self.mind.glances_at_returns(state, seat, moves)))]
        planned = self.plan.pop(kind, None)
        if planned in moves:
            return planned
        return moves[int(np.argmax(self.mind.values(state, seat, moves)))]


__all__ = ["HeroBot", "planner", "rollout"]

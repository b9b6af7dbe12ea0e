"""The hero bot: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by looking to the end of the own turn. The best few are then played
on, each against the same lots of chance (common random numbers), until the own market turn of the
next round is over; what the network thinks there is the move's new value. The last rounds are
played to the end and scored. The work is counted in rollouts, never in seconds.
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

ROLLOUTS = 15  # of one decision at full strength, solo; shared among the candidates
CANDIDATES = 3
MARGIN = 1.5  # stars: a move so much worse in the planner's eyes is not played on
PRIOR = 2.0  # how many rollouts the planner's own value weighs


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
    """Plays the best few moves on and mixes what that brings with the planner's values."""
    ranked = sorted(values, key=lambda move: -values[move])
    least = values[ranked[0]] - MARGIN
    chosen = [move for move in ranked[:CANDIDATES] if values[move] > least]
    if len(chosen) < 2:
        return values
    samples = max(1, rollouts // len(chosen))
    totals = dict.fromkeys(chosen, 0.0)
    for sample in range(samples):
        for move in chosen:
            totals[move] += rollout(state, seat, move, Random(f"{lot} {sample}"))
    found = {
        move: (total + PRIOR * values[move]) / (samples + PRIOR) for move, total in totals.items()
    }
    floor = min(found.values()) - 0.01  # never above one that was looked at more closely
    return {move: found.get(move, min(value, floor)) for move, value in values.items()}


def rollout(state: State, seat: int, move: int, lots: Random) -> float:
    """Plays a move and on, to the end of the seat's next round; what it is worth then."""
    copy = state.clone()
    do_move(copy, seat, move)
    until = copy.round + 1
    mind = planner()
    held = True
    while (asked := turn(copy)) != NOBODY:
        hero = copy.heroes[seat]
        held_before, held = held, bool(hero.initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            return mind.standing(copy, seat)
        if asked == CHANCE:
            do_outcome(copy, outcome_at(copy, lots.random()))
        else:
            do_move(copy, asked, quick_choice(mind, copy, asked))
    return float(score(copy)[seat].total)


def quick_choice(mind: Planner, state: State, seat: int) -> int:
    """What the planner would play, skills apart: they cost most of the time and change little."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.phase == SETUP or len(moves) == 1:
        return moves[0]
    return moves[int(np.argmax(mind.values(state, seat, moves)))]


__all__ = ["HeroBot", "planner", "rollout"]

"""The hero bot: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by looking to the end of the own turn. The best few are then played
on, each against the same lots of chance (common random numbers), three rounds beyond the one at
hand; what the network thinks there is the move's new value. The last rounds are played to the end
and scored. The work is counted in rollouts, never in seconds.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import numpy as np

from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.features.context import Sight, stage_of
from rollplayer.bots.features.values import load_network
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.sampling import Counts, Lots, key_of
from rollplayer.bots.players.turns import Plan
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    PARTS,
    PASS,
    SETUP,
    USE,
    Move,
    PickClass,
    PickRace,
    PlaceDie,
    PlaceStarting,
    State,
    TakeCard,
    do_move,
    do_outcome,
    kind_of,
    listed_moves,
    outcome_at,
    score,
    turn,
)

ROLLOUTS = 72  # of one decision at full strength, solo, shared among the candidates
# Dice need more of them than actions and purchases, whose ends differ less from lot to lot.
SHARE = {"take": 1.0, "place": 0.8}
SHARE_OF_OTHERS = 0.5
ROUNDS_AHEAD = 3  # how far a rollout goes beyond the round at hand
KEPT = (6, 3, 2)  # how many candidates share each part of the rollouts
OF_A_ROW = 2  # how many of them may put the same die in the same row
MARGIN = 2.0  # stars: a move so much worse in the planner's eyes is not played on
PRIOR = 2.0  # how many rollouts the planner's own value weighs
SURE = 3.0  # standard errors: a candidate so much worse than the best is given up
FEWEST = 4  # rollouts without which nothing is sure
TINY = 0.01


@lru_cache(maxsize=1)
def planner() -> Planner:
    """The planner with the shipped network, read once a process."""
    return Planner(load_network("value.npz"), beam=16)


class HeroBot:
    name = "hero"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        values = self.values(state, seat, moves, random, budget)
        return moves[max(range(len(moves)), key=values.__getitem__)]

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What each move is worth in stars; those that were played on count more exactly."""
        return [value for value, _ in self.estimates(state, seat, moves, random, budget)]

    def estimates(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[tuple[float, float]]:
        """The values with their standard errors, 0 where nothing was played on."""
        if isinstance(state.prompts[-1], PickRace | PickClass):
            return [(value, 0.0) for value in hero_values(state, seat, moves)]
        known = dict(zip(moves, planner().values(state, seat, moves).tolist(), strict=True))
        candidates = considered(state, seat, known, random, budget)
        return judged(moves, known, candidates)


def considered(
    state: State, seat: int, known: dict[Move, float], random: Random, budget: Budget
) -> list[Candidate]:
    """The moves that were played on, the best first; none where the planner's word is enough."""
    prompt = state.prompts[-1]
    share = SHARE.get(prompt.kind, SHARE_OF_OTHERS)
    # With more at the table a round takes longer to play.
    rollouts = round(budget.rollouts(ROLLOUTS) * share * 2 / (state.options.players + 1))
    if len(known) == 1 or isinstance(prompt, PlaceStarting) or not rollouts:
        return []
    candidates = Candidate.of(state, seat, known)
    search(state, seat, candidates, rollouts, random.random())
    return candidates


class Candidate:
    """A move with what is to follow it in the same turn; what it is worth, and how it went on."""

    __slots__ = ("ends", "lines", "move", "plan", "value")

    def __init__(self, move: Move, plan: Plan, value: float) -> None:
        self.move = move
        self.plan = plan
        self.value = value
        self.ends: list[float] = []  # what each rollout was worth when it was broken off
        self.lines: list[list[int]] = []  # ... and the stars it had by then, by part of the score

    @staticmethod
    def of(state: State, seat: int, values: dict[Move, float]) -> list[Candidate]:
        """The candidates worth playing on, best first; whole turns where a dice turn begins."""
        found = Candidate.all_of(state, seat, values, KEPT[0], OF_A_ROW)
        least = found[0].value - MARGIN
        return [candidate for candidate in found if candidate.value > least][: KEPT[0]]

    @staticmethod
    def all_of(
        state: State, seat: int, values: dict[Move, float], count: int, of_a_row: int
    ) -> list[Candidate]:
        """Every move, best first; so many plans where a dice turn begins."""
        prompt = state.prompts[-1]
        plans: list[tuple[float, Plan]] = []
        if isinstance(prompt, TakeCard):
            plans = planner().dice_turn(state, seat).plans(count, of_a_row)
        elif isinstance(prompt, PlaceDie):
            sight = Sight(state, seat, stage_of(state, seat))
            turn = planner().rest_of_turn(state, seat, sight, prompt.die, prompt.gold)
            plans = turn.plans(count, of_a_row)
        found = [Candidate(plan[prompt.kind], plan, value) for value, plan in plans]
        found += [
            Candidate(move, {}, value)
            for move, value in values.items()
            if not plans or kind_of(move) == USE
        ]
        return sorted(found, key=lambda candidate: -candidate.value)

    @property
    def worth(self) -> float:
        """The planner's value and the ends of rollouts, weighed."""
        return (PRIOR * self.value + sum(self.ends)) / (PRIOR + len(self.ends))

    @property
    def error(self) -> float:
        return float(np.std(self.ends, ddof=1)) / len(self.ends) ** 0.5 if self.ends[1:] else 0.0


def search(state: State, seat: int, candidates: list[Candidate], rollouts: int, lot: float) -> None:
    """Plays the candidates on; those that last longest come first in the end.

    The rollouts are given out in parts, each to fewer candidates than the one before. All meet
    the same lots of chance, so that their differences are surer than their values.
    """
    lasting = candidates
    lots = Lots(f"{lot}", rollouts + len(KEPT))
    for kept in KEPT:
        lasting = lasting[:kept]
        lasting = [each for each in lasting if not surely_worse(each.ends, lasting[0].ends)]
        if len(lasting) < 2:
            break
        more = max(1, rollouts // len(KEPT) // len(lasting))
        for candidate in lasting:
            begin = len(candidate.ends)
            for sample in range(begin, begin + more):
                end = rollout(state, seat, candidate, lots, sample)
                card = score(end)[seat]
                candidate.lines.append([card.part(part) for part in PARTS])
                over = turn(end) == NOBODY
                candidate.ends.append(card.total if over else planner().standing(end, seat))
        lasting.sort(key=lambda candidate: -candidate.worth)
    candidates.sort(key=lambda candidate: (-len(candidate.ends), -candidate.worth))


def surely_worse(ends: list[float], best: list[float]) -> bool:
    """Whether rollouts with the same lots leave no doubt."""
    if len(ends) < FEWEST:
        return False
    gaps = np.subtract(best[: len(ends)], ends)
    error = float(gaps.std(ddof=1)) / len(gaps) ** 0.5
    return bool(gaps.mean() > SURE * error)


def judged(
    moves: list[Move], known: dict[Move, float], candidates: list[Candidate]
) -> list[tuple[float, float]]:
    """Value and error of each move: never above one that lasted longer in the search."""
    found: dict[Move, tuple[float, float]] = {}
    least = float("inf")
    for candidate in candidates:
        if candidate.move not in found:
            least = min(least - TINY, candidate.worth)
            found[candidate.move] = (least, candidate.error)
    return [found.get(move, (min(known[move], least - TINY), 0.0)) for move in moves]


def rollout(state: State, seat: int, candidate: Candidate, lots: Lots, sample: int) -> State:
    """Plays a candidate and on, some rounds or to the end of the game."""
    copy = state.clone()
    do_move(copy, seat, candidate.move)
    until = copy.round + ROUNDS_AHEAD
    policy = QuickPolicy(seat, candidate.plan)
    counts: Counts = Counter()
    held = True
    while (asked := turn(copy)) != NOBODY:
        hero = copy.heroes[seat]
        held_before, held = held, bool(hero.initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            break
        if asked == seat:
            do_move(copy, seat, policy.choose(copy))
            continue
        key = key_of(copy)
        lot = lots.lot(sample, key, counts[key])
        counts[key] += 1
        if asked == CHANCE:
            do_outcome(copy, outcome_at(copy, lot))
        else:
            do_move(copy, asked, by_lot(copy, asked, lot))
    return copy


def by_lot(state: State, seat: int, lot: float) -> Move:
    """How the others go on: what matters of them here is that dice and cards go."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.prompts[-1].kind in ("take", "market"):
        return moves[int(lot * len(moves))]
    return PASS if PASS in moves else moves[0]


class QuickPolicy:
    """How a rollout is played on: by the planner, skills apart, which cost most of the time.

    A dice turn is thought through once, when the initiative card is taken.
    """

    def __init__(self, seat: int, plan: Plan) -> None:
        self.seat = seat
        self.mind = planner()
        self.plan = dict(plan)

    def choose(self, state: State) -> Move:
        moves = [move for move in listed_moves(state, self.seat) if kind_of(move) != USE]
        kind = state.prompts[-1].kind
        if len(moves) == 1 or state.phase == SETUP or kind == "order":
            return moves[0]
        if kind == "return":
            return moves[int(np.argmax(self.mind.glances_at_returns(state, self.seat, moves)))]
        if kind == "take":
            self.plan = self.mind.plan(state, self.seat)
        planned = self.plan.pop(kind, None)
        if planned in moves:
            return planned
        return moves[int(np.argmax(self.mind.values(state, self.seat, moves)))]


__all__ = ["HeroBot", "planner", "rollout"]

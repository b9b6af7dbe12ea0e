"""The hero bot: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by searching to the end of the hero's own turn. The best few are then
played on, three rounds beyond the one at hand, all against the same chance (`sampling.py`); what
the network thinks there is the move's new value. The last rounds are played to the end and scored.
The work is counted in rollouts, never in seconds.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.features.context import Context, stage_of
from rollplayer.bots.features.values import load_network
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.sampling import Counts, SharedDraws, key_of
from rollplayer.bots.players.turns import Plan
from rollplayer.bots.playing import play_on
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    PARTS,
    PASS,
    SETUP,
    USE,
    Move,
    Outcome,
    PickClass,
    PickRace,
    PlaceDie,
    PlaceStarting,
    State,
    TakeCard,
    do_move,
    kind_of,
    listed_moves,
    outcome_at,
    score,
    turn,
)

ROLLOUTS: Final = 72  # per decision at full strength, solo, shared among the candidates
# Dice need more of them than actions and purchases, whose ends differ less from sample to sample.
SHARE: Final = {"take": 1.0, "place": 0.8}
SHARE_OF_OTHERS: Final = 0.5
ROUNDS_AHEAD: Final = 3  # how far a rollout goes beyond the round at hand
CANDIDATES_PER_STAGE: Final = (6, 3, 2)  # each stage spends a third of the rollouts on fewer
PLANS_PER_ROW: Final = 2  # candidates that may put the same die in the same row
MARGIN: Final = 2.0  # stars: a move this much worse in the planner's eyes is not played on
PRIOR_ROLLOUTS: Final = 2.0  # the planner's own value weighs as much as this many rollouts
GIVE_UP_ERRORS: Final = 3.0  # standard errors behind the best at which a candidate is given up
LEAST_ROLLOUTS: Final = 4  # fewer rollouts never settle a comparison
TINY: Final = 0.01  # stars: keeps moves apart that would otherwise tie


@lru_cache(maxsize=1)
def planner() -> Planner:
    """The planner with the shipped network, made once per process."""
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
        """What each move is worth in stars; those that were played on are known better."""
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
    """The moves that were played on, best first; none where the planner's word is enough."""
    prompt = state.prompts[-1]
    share = SHARE.get(prompt.kind, SHARE_OF_OTHERS)
    # With more players a round takes longer to play.
    rollouts = round(budget.rollouts(ROLLOUTS) * share * 2 / (state.options.players + 1))
    if len(known) == 1 or isinstance(prompt, PlaceStarting) or not rollouts:
        return []
    candidates = Candidate.close_to_best(state, seat, known)
    search(state, seat, candidates, rollouts, random.random())
    return candidates


class Candidate:
    """A move with the plan for the rest of the turn, its value, and how it went on."""

    __slots__ = ("ends", "lines", "move", "plan", "value")

    def __init__(self, move: Move, plan: Plan, value: float) -> None:
        self.move = move
        self.plan = plan
        self.value = value
        self.ends: list[float] = []  # per rollout: what the state was worth where it stopped
        self.lines: list[list[int]] = []  # per rollout: the stars there, by part of the score

    @staticmethod
    def close_to_best(state: State, seat: int, values: dict[Move, float]) -> list[Candidate]:
        """The candidates worth playing on, best first; whole turns where a dice turn begins."""
        most = CANDIDATES_PER_STAGE[0]
        ranked = Candidate.ranked(state, seat, values, most, PLANS_PER_ROW)
        least = ranked[0].value - MARGIN
        return [candidate for candidate in ranked if candidate.value > least][:most]

    @staticmethod
    def ranked(
        state: State, seat: int, values: dict[Move, float], count: int, per_row: int
    ) -> list[Candidate]:
        """Every move, best first; where a dice turn begins, the `count` best plans."""
        prompt = state.prompts[-1]
        plans: list[tuple[float, Plan]] = []
        if isinstance(prompt, TakeCard):
            plans = planner().dice_turn(state, seat).plans(count, per_row)
        elif isinstance(prompt, PlaceDie):
            context = Context(state, seat, stage_of(state, seat))
            turn = planner().rest_of_turn(state, seat, context, prompt.die, prompt.gold)
            plans = turn.plans(count, per_row)
        candidates = [Candidate(plan[prompt.kind], plan, value) for value, plan in plans]
        candidates += [
            Candidate(move, {}, value)
            for move, value in values.items()
            if not plans or kind_of(move) == USE
        ]
        return sorted(candidates, key=lambda candidate: -candidate.value)

    @property
    def worth(self) -> float:
        """The planner's value and the ends of the rollouts, weighed."""
        return (PRIOR_ROLLOUTS * self.value + sum(self.ends)) / (PRIOR_ROLLOUTS + len(self.ends))

    @property
    def error(self) -> float:
        return float(np.std(self.ends, ddof=1)) / len(self.ends) ** 0.5 if self.ends[1:] else 0.0


def search(
    state: State, seat: int, candidates: list[Candidate], rollouts: int, seed: float
) -> None:
    """Plays the candidates on; those that last longest come first in the end.

    The rollouts are spent in stages, each on fewer candidates than the one before. All meet the
    same chance, so that their differences are surer than their values.
    """
    lasting = candidates
    stages = len(CANDIDATES_PER_STAGE)
    draws = SharedDraws(f"{seed}", rollouts + stages)
    for most in CANDIDATES_PER_STAGE:
        lasting = lasting[:most]
        lasting = [each for each in lasting if not surely_worse(each.ends, lasting[0].ends)]
        if len(lasting) < 2:
            break
        more = max(1, rollouts // stages // len(lasting))
        for candidate in lasting:
            begin = len(candidate.ends)
            for sample in range(begin, begin + more):
                end = rollout(state, seat, candidate, draws, sample)
                card = score(end)[seat]
                candidate.lines.append([card.part(part) for part in PARTS])
                over = turn(end) == NOBODY
                candidate.ends.append(card.total if over else planner().standing(end, seat))
        lasting.sort(key=lambda candidate: -candidate.worth)
    candidates.sort(key=lambda candidate: (-len(candidate.ends), -candidate.worth))


def surely_worse(ends: list[float], best: list[float]) -> bool:
    """Whether rollouts that met the same chance leave no doubt."""
    if len(ends) < LEAST_ROLLOUTS:
        return False
    gaps = np.subtract(best[: len(ends)], ends)
    error = float(gaps.std(ddof=1)) / len(gaps) ** 0.5
    return bool(gaps.mean() > GIVE_UP_ERRORS * error)


def judged(
    moves: list[Move], known: dict[Move, float], candidates: list[Candidate]
) -> list[tuple[float, float]]:
    """Value and error of each move, never above a move that lasted longer in the search."""
    estimates: dict[Move, tuple[float, float]] = {}
    least = float("inf")
    for candidate in candidates:
        if candidate.move not in estimates:
            least = min(least - TINY, candidate.worth)
            estimates[candidate.move] = (least, candidate.error)
    return [estimates.get(move, (min(known[move], least - TINY), 0.0)) for move in moves]


def rollout(
    state: State, seat: int, candidate: Candidate, draws: SharedDraws, sample: int
) -> State:
    """Plays a candidate and then on, a few rounds or to the end of the game."""
    copy = state.clone()
    do_move(copy, seat, candidate.move)
    until = copy.round + ROUNDS_AHEAD
    policy = QuickPolicy(seat, candidate.plan)
    counts: Counts = Counter()

    def decide(state: State, actor: int) -> Move | Outcome:
        if actor == seat:
            return policy.choose(state)
        key = key_of(state)
        number = draws.draw(sample, key, counts[key])
        counts[key] += 1
        if actor == CHANCE:
            return outcome_at(state, number)
        return others_move(state, actor, number)

    held = True
    for _ in play_on(copy, decide):
        # The hero's round ends when it gives back its initiative card after the market.
        held_before, held = held, bool(copy.heroes[seat].initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            break
    return copy


def others_move(state: State, seat: int, number: float) -> Move:
    """How the others go on: all that matters here is that dice and cards go."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.prompts[-1].kind in ("take", "market"):
        return moves[int(number * len(moves))]
    return PASS if PASS in moves else moves[0]


class QuickPolicy:
    """How a rollout is played on: by the planner, without skills, which cost most of the time.

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

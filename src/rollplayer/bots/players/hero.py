"""The bots that play moves on: a trained network, the planner, and rollouts of the best few moves.

The planner values every move by searching to the end of the hero's own turn. The best few are then
played on, some rounds beyond the one at hand, all against the same chance (`sampling.py`); what
the network thinks there is the move's new value. The last rounds are played to the end and scored.
The work is counted in rollouts, never in seconds. Alone the bots want stars; at larger tables they
want to win, and stars decide between moves that win equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.features.context import AFTER_MARKET, Context, stage_of
from rollplayer.bots.features.sheets import own_sheet
from rollplayer.bots.features.values import Network, load_network
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.sampling import Counts, SharedDraws, key_of
from rollplayer.bots.players.starting import Start
from rollplayer.bots.players.turns import Plan
from rollplayer.bots.playing import play_on
from rollplayer.engine import (
    CHANCE,
    DICE,
    NO_DIE,
    NOBODY,
    NONE,
    PARTS,
    PASS,
    ROLL,
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
from rollplayer.search.winning import win_chance


class Settings(NamedTuple):
    """How much a bot plays on, and how."""

    rollouts: int  # per decision at full strength, solo, shared among the candidates
    rounds_ahead: int = 3  # how far a rollout goes beyond the round at hand
    stages: tuple[int, ...] = (6, 3, 2)  # candidates: each stage spends as much on fewer of them
    skills: bool = True  # rollouts use skills
    others: bool = True  # the others play by the planner in rollouts; else at random
    to_win: bool = True  # at larger tables the chance to win counts; else stars do everywhere
    starting: bool = True  # starting dice are played on too
    center: int = 0  # samples of a rerolled center; 0: it is not considered


class Question(NamedTuple):
    """A decision of a seat, and how it is searched."""

    state: State
    seat: int
    settings: Settings


HERO: Final = Settings(72)
# Dice need more rollouts than actions and purchases, whose ends differ less between samples.
SHARE: Final = {"take": 1.0, "place": 0.8}
SHARE_OF_OTHERS: Final = 0.5
PLANS_PER_ROW: Final = 2  # candidates that may put the same die in the same row
MARGIN: Final = 2.0  # stars: a move this much worse in the planner's eyes is not played on
PRIOR_ROLLOUTS: Final = 2.0  # the planner's own value weighs as much as this many rollouts
GIVE_UP_ERRORS: Final = 3.0  # standard errors behind the best at which a candidate is given up
LEAST_ROLLOUTS: Final = 4  # fewer rollouts never settle a comparison
TINY: Final = 0.01  # stars: keeps moves apart that would otherwise tie
# Between equal heroes a star is worth about a twelfth of a victory.
STARS_OF_VICTORY: Final = 12.0
STARS_BESIDE: Final = 0.1  # how much a star counts beside the chance to win
UNKNOWN: Final = 36.0  # stars to expect of a hero of whom nothing is known yet


def shipped_network() -> Network:
    return load_network("value.npz")


network: Callable[[], Network] = shipped_network  # scripts that measure others put theirs here


@lru_cache(maxsize=8)
def planner(center: int = 0) -> Planner:
    """The planner with the shipped network, made once per process."""
    return Planner(network(), beam=16, center_samples=center)


class HeroBot:
    """The hero, and with other settings whoever else plays moves on."""

    def __init__(self, name: str = "hero", settings: Settings = HERO) -> None:
        self.name = name
        self.settings = settings

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
        values = planner(self.settings.center).values(state, seat, moves).tolist()
        known = dict(zip(moves, values, strict=True))
        question = Question(state, seat, self.settings)
        candidates = considered(question, known, random, budget)
        return judged(moves, known, candidates)


def considered(
    question: Question, known: dict[Move, float], random: Random, budget: Budget
) -> list[Candidate]:
    """The moves that were played on, best first; none where the planner's word is enough."""
    state, _, settings = question
    prompt = state.prompts[-1]
    share = SHARE.get(prompt.kind, SHARE_OF_OTHERS)
    # With more players a round takes longer to play.
    full = budget.rollouts(settings.rollouts)
    rollouts = round(full * share * 2 / (state.options.players + 1))
    if len(known) == 1 or not rollouts:
        return []
    if isinstance(prompt, PlaceStarting) and not settings.starting:
        return []
    candidates = Candidate.close_to_best(question, known)
    search(question, candidates, rollouts, random.random())
    return candidates


class Candidate:
    """A move with the plan for the rest of the turn, its value, and how it went on."""

    __slots__ = ("ends", "gains", "lines", "move", "plan", "prior", "start", "value")

    def __init__(self, move: Move, plan: Plan, value: float, start: State | None = None) -> None:
        self.move = move
        self.plan = plan
        self.value = value
        self.start = start  # the state with all starting dice placed
        self.prior = value  # the planner's value in the unit of the gains
        self.ends: list[float] = []  # per rollout: the stars to expect where it stopped
        self.gains: list[float] = []  # per rollout: what is maximized; alone the stars
        self.lines: list[list[int]] = []  # per rollout: the stars there, by part of the score

    @staticmethod
    def close_to_best(question: Question, values: dict[Move, float]) -> list[Candidate]:
        """The candidates worth playing on, best first; whole turns where a dice turn begins."""
        most = question.settings.stages[0]
        ranked = Candidate.ranked(question.state, question.seat, values, most, PLANS_PER_ROW)
        least = ranked[0].value - MARGIN
        return [candidate for candidate in ranked if candidate.value > least][:most]

    @staticmethod
    def ranked(
        state: State, seat: int, values: dict[Move, float], count: int, per_row: int
    ) -> list[Candidate]:
        """Every move, best first; where a dice turn begins, the `count` best plans."""
        prompt = state.prompts[-1]
        plans: list[tuple[float, Plan]] = []
        if isinstance(prompt, PlaceStarting):
            return starting_candidates(state, seat, prompt, count)
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
        """The stars to expect: the planner's value and the ends of the rollouts, weighed."""
        return (PRIOR_ROLLOUTS * self.value + sum(self.ends)) / (PRIOR_ROLLOUTS + len(self.ends))

    @property
    def gain(self) -> float:
        """What is maximized, weighed in the same way."""
        return (PRIOR_ROLLOUTS * self.prior + sum(self.gains)) / (PRIOR_ROLLOUTS + len(self.gains))

    @property
    def error(self) -> float:
        return float(np.std(self.ends, ddof=1)) / len(self.ends) ** 0.5 if self.ends[1:] else 0.0


def starting_candidates(
    state: State, seat: int, prompt: PlaceStarting, count: int
) -> list[Candidate]:
    """The best ways to place all starting dice, each as its first step."""
    mind = planner()
    ways = Start(mind.value, mind.beam).ways(state, seat, prompt, count)
    return [Candidate(way.first, {}, way.value, way.state) for way in ways]


def search(question: Question, candidates: list[Candidate], rollouts: int, seed: float) -> None:
    """Plays the candidates on; those that last longest come first in the end.

    Sequential halving: the rollouts are spent in stages, each on fewer candidates than the one
    before. All meet the same chance, so that their differences are surer than their values.
    """
    state, seat, settings = question
    lasting = candidates
    stages = len(settings.stages)
    draws = SharedDraws(f"{seed}", rollouts + stages)
    wins = settings.to_win and state.options.players > 1
    if wins:
        stars = expected_stars(state)
        for candidate in candidates:
            candidate.prior = victory(state, seat, stars, candidate.value)
    for most in settings.stages:
        lasting = lasting[:most]
        lasting = [each for each in lasting if not surely_worse(each.gains, lasting[0].gains)]
        if len(lasting) < 2:
            break
        more = max(1, rollouts // stages // len(lasting))
        for candidate in lasting:
            begin = len(candidate.ends)
            for sample in range(begin, begin + more):
                end = rollout(question, candidate, draws, sample)
                card = score(end)[seat]
                candidate.lines.append([card.part(part) for part in PARTS])
                over = turn(end) == NOBODY
                own = float(card.total) if over else planner().standing(end, seat)
                candidate.ends.append(own)
                gain = victory(end, seat, expected_stars(end), own) if wins else own
                candidate.gains.append(gain)
        lasting.sort(key=lambda candidate: -candidate.gain)
    candidates.sort(key=lambda candidate: (-len(candidate.ends), -candidate.gain))


def expected_stars(state: State) -> list[float]:
    """The stars to expect of every seat, without looking ahead."""
    if turn(state) == NOBODY:
        return [float(card.total) for card in score(state)]
    return [expected_of(state, seat) for seat in range(len(state.heroes))]


def expected_of(state: State, seat: int) -> float:
    hero = state.heroes[seat]
    if hero.alignment == NONE or not any(hero.dice):
        return UNKNOWN
    if not hero.initiative and state.phase in (ROLL, DICE):
        # The dice turn is still to come: the hero is worth what it was after the last market.
        return float(planner().value(Context(state, seat, AFTER_MARKET), own_sheet(hero))[0])
    return planner().standing(state, seat)


def victory(state: State, seat: int, stars: list[float], own: float) -> float:
    """The chance to win with these stars of one's own, in stars; and a little for the stars."""
    stars = [*stars[:seat], own, *stars[seat + 1 :]]
    empty = [hero.dice.count(NO_DIE) for hero in state.heroes]
    return STARS_OF_VICTORY * win_chance(stars, empty, seat) + STARS_BESIDE * own


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


def rollout(question: Question, candidate: Candidate, draws: SharedDraws, sample: int) -> State:
    """Plays a candidate and then on, a few rounds or to the end of the game."""
    state, seat, settings = question
    if candidate.start is None:
        copy = state.clone()
        do_move(copy, seat, candidate.move)
    else:
        copy = candidate.start.clone()
    until = copy.round + settings.rounds_ahead
    policy = QuickPolicy(planner(), {seat: candidate.plan}, skills=settings.skills)
    counts: Counts = Counter()

    def decide(state: State, actor: int) -> Move | Outcome:
        if actor == seat or (actor != CHANCE and settings.others):
            return policy.choose(state, actor)
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
    """How the others go on where all that matters is that dice and cards go."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.prompts[-1].kind in ("take", "market"):
        return moves[int(number * len(moves))]
    return PASS if PASS in moves else moves[0]


__all__ = ["HERO", "HeroBot", "Question", "Settings", "planner", "rollout"]

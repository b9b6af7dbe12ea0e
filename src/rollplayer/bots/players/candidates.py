"""The moves that are worth playing on, each with a plan for the rest of the turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.features.context import Context, stage_of
from rollplayer.bots.players.means import error_of_mean, total
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.bots.players.starting import Start
from rollplayer.bots.players.turns import Plan
from rollplayer.bots.players.victory import Table
from rollplayer.engine import State
from rollplayer.engine.terms import USE, Move, PlaceDie, PlaceStarting, TakeCard, kind_of

PLANS_PER_ROW: Final = 2  # candidates that may put the same die in the same row
MARGIN: Final = 2.0  # stars: a move this much worse in the planner's eyes is not played on
PRIOR_ROLLOUTS: Final = 4.0  # the planner's own value weighs as much as this many rollouts
EVERY_ROUND: Final = 99  # more than a game has


class Settings(NamedTuple):
    """How much a bot plays on, and how."""

    rollouts: int  # per decision at full strength, shared among the candidates
    steady: bool = False  # as many with more players; else fewer, in step with the longer rounds
    rounds_ahead: int = 3  # how far a rollout goes beyond the round at hand
    stages: tuple[int, ...] = (6, 3, 2)  # candidates: each stage spends as much on fewer of them
    skills: bool = True  # rollouts use skills
    shortlist: int = 2  # targets of a skill that rollouts look at closely
    others: int = EVERY_ROUND  # rounds in which they play by the planner; then at random
    to_win: bool = True  # the chance to win counts, alone that of the highest rank; else stars
    starting: bool = True  # starting dice are played on too
    center: int = 0  # samples of a rerolled center; 0: it is not considered
    doubt: float = 0.02  # stars: a candidate that promises less than this is given up
    effort: int = 400_000  # sheets that rollouts may value: the most a decision may cost

    def for_seconds(self, seconds: float) -> Settings:
        """The same with more time or less; with more of it, a bot can afford to be surer."""
        effort = round(self.effort * seconds)
        return self._replace(effort=effort, doubt=self.doubt / max(1.0, seconds))

    def for_starting_dice(self) -> Settings:
        """The planner hardly tells their best ways apart, so more of them are played on."""
        return self._replace(stages=(2 * self.stages[0], *self.stages))


class Question(NamedTuple):
    """A decision of a seat, and how it is searched."""

    state: State
    seat: int
    settings: Settings

    @property
    def watches_others(self) -> bool:
        """Whether it matters what the others will have."""
        return self.settings.to_win and self.state.options.players > 1


class Point(NamedTuple):
    """How far a candidate has been played on."""

    state: State
    plans: dict[int, Plan]  # what the seats have planned by then
    until: int  # the round in which rollouts stop
    table: Table | None = None  # the seats when the others went on at random, if they did


class Candidate:
    """A move with the plan for the rest of the turn, its value, and how it went on."""

    __slots__ = (
        "begun",
        "ends",
        "exact",
        "gains",
        "lines",
        "move",
        "plan",
        "prior",
        "start",
        "value",
    )

    def __init__(self, move: Move, plan: Plan, value: float, start: State | None = None) -> None:
        self.move = move
        self.plan = plan
        self.value = value
        self.start = start  # the state with all starting dice placed
        self.begun: Point | None = None  # where its rollouts begin to differ
        self.exact = False  # whether its one end is the mean over all that can happen
        self.prior = value  # the planner's value in the unit of the gains
        self.ends: list[float] = []  # per rollout: the stars to expect where it stopped
        self.gains: list[float] = []  # per rollout: what is maximized
        self.lines: list[list[float]] = []  # per rollout: the stars there, by part of the score

    def add(self, ending: list[float]) -> None:
        """Notes how a rollout ended: the stars to expect, what is maximized, the stars by part."""
        self.ends.append(ending[0])
        self.gains.append(ending[1])
        self.lines.append(ending[2:])

    def forget(self) -> None:
        """As if it had never been played on."""
        self.ends.clear()
        self.gains.clear()
        self.lines.clear()
        self.exact = False

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
        if self.exact:
            return self.ends[0]
        return (PRIOR_ROLLOUTS * self.value + total(self.ends)) / (PRIOR_ROLLOUTS + len(self.ends))

    @property
    def gain(self) -> float:
        """What is maximized, weighed in the same way."""
        if self.exact:
            return self.gains[0]
        return (PRIOR_ROLLOUTS * self.prior + total(self.gains)) / (
            PRIOR_ROLLOUTS + len(self.gains)
        )

    @property
    def error(self) -> float:
        return error_of_mean(self.ends) if self.ends[1:] else 0.0


def starting_candidates(
    state: State, seat: int, prompt: PlaceStarting, count: int
) -> list[Candidate]:
    """The best ways to place all starting dice, each as its first step."""
    mind = planner()
    ways = Start(mind.value, mind.beam).ways(state, seat, prompt, count)
    return [Candidate(way.first, {}, way.value, way.state) for way in ways]

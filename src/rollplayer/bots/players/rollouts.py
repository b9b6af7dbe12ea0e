"""How a candidate is played on: the quick policy, and the chance of one sample.

The others play by the quick policy for some rounds too (`Settings.others`). From then on they only
take dice and cards away at random, which costs little time; what they will have in the end is
judged by what they had at that moment, since playing at random would ruin them.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rollplayer.bots.players.candidates import Candidate, Point, Question
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.sampling import Counts, SharedDraws, key_of
from rollplayer.bots.players.shipped_planner import asked, planner
from rollplayer.bots.players.turns import Plan
from rollplayer.bots.players.victory import table_of
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    State,
    do_move,
    do_outcome,
    listed_moves,
    outcome_at,
    outcomes,
    turn,
)
from rollplayer.engine.terms import PASS, USE, Move, kind_of

MOST_ENDS: Final = 64  # the last round has one die of chance left, or two


def rollout(question: Question, candidate: Candidate, draws: SharedDraws, sample: int) -> Point:
    """Plays a candidate and then on, a few rounds or to the end of the game."""
    if candidate.begun is None:
        candidate.begun = begun(question, candidate)
    point = candidate.begun
    copy = point._replace(state=point.state.clone())
    return play_rounds(question, copy, Chance(draws, sample))


def begun(question: Question, candidate: Candidate) -> Point:
    """The candidate played on to the first event of chance: all its rollouts begin here."""
    if candidate.start is None:
        copy = question.state.clone()
        do_move(copy, question.seat, candidate.move)
    else:
        copy = candidate.start.clone()
    until = copy.round + question.settings.rounds_ahead
    return play_rounds(question, Point(copy, {question.seat: candidate.plan}, until), None)


def every_end(question: Question, begun: Point, effort: int) -> list[tuple[float, Point]]:
    """Every way the game can end, with its odds; none where there are too many of them.

    That is also so where they would cost more sheets than `effort`; 0 is no limit.
    """
    before = asked()
    ends: list[tuple[float, Point]] = []
    going_on = [(1.0, begun)]
    while going_on:
        odds, point = going_on.pop()
        actor = turn(point.state)
        if actor == NOBODY:
            ends.append((odds, point))
            continue
        listed = outcomes(point.state) if actor == CHANCE else []
        if not listed or len(ends) + len(going_on) + len(listed) > MOST_ENDS:
            return []
        for outcome, share in listed:
            if effort and asked() - before > effort:
                return []
            copy = point.state.clone()
            do_outcome(copy, outcome)
            after = play_rounds(question, point._replace(state=copy), None)
            going_on.append((odds * float(share), after))
    return ends


def policy_of(question: Question, plans: dict[int, Plan], center: int) -> QuickPolicy:
    settings = question.settings
    return QuickPolicy(planner(center, settings.shortlist), plans, skills=settings.skills)


class Chance:
    """The chance of one sample: every event in turn gets its number."""

    __slots__ = ("counts", "draws", "sample")

    def __init__(self, draws: SharedDraws, sample: int) -> None:
        self.draws = draws
        self.sample = sample
        self.counts: Counts = Counter()

    def number(self, state: State) -> float:
        key = key_of(state)
        place = self.counts[key]
        self.counts[key] = place + 1
        return self.draws.draw(self.sample, key, place)


def play_rounds(question: Question, point: Point, chance: Chance | None) -> Point:
    """Plays on until the hero's round `until` is over; without chance, as far as can be.

    The hero's round ends when it gives back its initiative card after the market. The state is
    played on in place, the plans are copied.
    """
    seat = question.seat
    copy, plans, until, table = point
    # What comes before chance is played once for all rollouts: there is time to weigh the center.
    policy = policy_of(question, plans, 0 if chance else question.settings.center)
    planned_until = question.state.round + question.settings.others - 1
    held = True
    while (actor := turn(copy)) != NOBODY:
        held_before, held = held, bool(copy.heroes[seat].initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            break
        # Where the others put their starting dice tells nothing about one's own.
        planned = 0 < copy.round <= planned_until
        if question.watches_others and not planned and table is None:
            table = table_of(copy)
        if actor == seat or (actor != CHANCE and planned):
            do_move(copy, actor, policy.choose(copy, actor))
        elif chance is None:
            break
        elif actor == CHANCE:
            do_outcome(copy, outcome_at(copy, chance.number(copy)))
        else:
            do_move(copy, actor, others_move(copy, actor, chance.number(copy)))
    return Point(copy, policy.plans, until, table)


def others_move(state: State, seat: int, number: float) -> Move:
    """How the others go on where all that matters is that dice and cards go."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.prompts[-1].kind in ("take", "market"):
        return moves[int(number * len(moves))]
    return PASS if PASS in moves else moves[0]

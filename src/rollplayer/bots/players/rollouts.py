"""How a candidate is played on: the quick policy for every seat, the chance of one sample."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rollplayer.bots.players.candidates import Begun, Candidate, Question
from rollplayer.bots.players.mind import planner
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.sampling import Counts, SharedDraws, key_of
from rollplayer.bots.players.turns import Plan
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    PASS,
    USE,
    Move,
    State,
    do_move,
    do_outcome,
    kind_of,
    listed_moves,
    outcome_at,
    outcomes,
    turn,
)

MOST_ENDS: Final = 64  # the last round has one die of chance left, or two


def rollout(question: Question, candidate: Candidate, draws: SharedDraws, sample: int) -> State:
    """Plays a candidate and then on, a few rounds or to the end of the game."""
    if candidate.begun is None:
        candidate.begun = begun(question, candidate)
    state, plans, until = candidate.begun
    copy = state.clone()
    play_rounds(question, copy, policy_of(question, plans), until, Chance(draws, sample))
    return copy


def begun(question: Question, candidate: Candidate) -> Begun:
    if candidate.start is None:
        copy = question.state.clone()
        do_move(copy, question.seat, candidate.move)
    else:
        copy = candidate.start.clone()
    until = copy.round + question.settings.rounds_ahead
    policy = policy_of(question, {question.seat: candidate.plan})
    play_rounds(question, copy, policy, until, None)
    return Begun(copy, policy.plans, until)


def every_end(question: Question, begun: Begun) -> list[tuple[float, State]]:
    """Every way the game can end, with its odds; none where there are too many of them."""
    ends: list[tuple[float, State]] = []
    going_on = [(1.0, begun.state, begun.plans)]
    while going_on:
        odds, state, plans = going_on.pop()
        actor = turn(state)
        if actor == NOBODY:
            ends.append((odds, state))
            continue
        listed = outcomes(state) if actor == CHANCE else []
        if not listed or len(ends) + len(going_on) + len(listed) > MOST_ENDS:
            return []
        for outcome, share in listed:
            copy = state.clone()
            do_outcome(copy, outcome)
            policy = policy_of(question, plans)
            play_rounds(question, copy, policy, begun.until, None)
            going_on.append((odds * float(share), copy, policy.plans))
    return ends


def policy_of(question: Question, plans: dict[int, Plan]) -> QuickPolicy:
    settings = question.settings
    return QuickPolicy(planner(shortlist=settings.shortlist), plans, skills=settings.skills)


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


def play_rounds(
    question: Question, copy: State, policy: QuickPolicy, until: int, chance: Chance | None
) -> None:
    """Plays on in place until the hero's round `until` is over; without chance, as far as can be.

    The hero's round ends when it gives back its initiative card after the market.
    """
    seat, planned = question.seat, question.settings.others
    held = True
    while (actor := turn(copy)) != NOBODY:
        held_before, held = held, bool(copy.heroes[seat].initiative)
        if copy.round > until or (copy.round == until and held_before and not held):
            break
        if actor == seat or (actor != CHANCE and planned):
            do_move(copy, actor, policy.choose(copy, actor))
        elif chance is None:
            break
        elif actor == CHANCE:
            do_outcome(copy, outcome_at(copy, chance.number(copy)))
        else:
            do_move(copy, actor, others_move(copy, actor, chance.number(copy)))


def others_move(state: State, seat: int, number: float) -> Move:
    """How the others go on where all that matters is that dice and cards go."""
    moves = [move for move in listed_moves(state, seat) if kind_of(move) != USE]
    if state.prompts[-1].kind in ("take", "market"):
        return moves[int(number * len(moves))]
    return PASS if PASS in moves else moves[0]

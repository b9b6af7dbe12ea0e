"""Plays whole games for tests in a lively way: rare moves, skills out of turn, drops, purchases.

A purely random game rarely uses a skill and almost never acts out of turn. Here a seat first
chooses the kind of move, by the weights below, then one move of that kind. `greedy` looks one
move ahead instead; its `luck` lets chance help it now and then, since a record needs no seed.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    drops,
    legal,
    new_game,
    outcome_at,
    outcomes,
    score,
    turn,
)
from rollplayer.engine import terms as m
from rollplayer.engine.terms import ROWS, Move, Outcome, value_of
from rollplayer.notation.record import Event, Record

# How much a kind of move is preferred; 1 by default.
LIKED: Final = {
    m.PASS: 0.4,
    m.BUY: 6.0,
    m.USE: 2.0,
    m.DONATE: 3.0,
    m.RETURN: 3.0,
    m.REFRESH: 6.0,
    m.EXCHANGE_CENTER: 3.0,
    m.EXCHANGE_BAG: 3.0,
    m.MOVE: 3.0,
    m.TURN: 3.0,
    m.REROLL_CENTER: 3.0,
}
ASIDE: Final = 0.12  # how often another seat uses a skill when it may
DROPS: Final = 0.02  # how often a weapon is dropped when it may be


class Taste(NamedTuple):
    """How a game is played: by preference, or greedily, with some help from chance."""

    name: str
    greedy: bool = False
    luck: float = 0.0


LIVELY: Final = Taste("lively")
GREEDY: Final = Taste("greedy", greedy=True)
LUCKY: Final = Taste("lucky", greedy=True, luck=0.6)
BLESSED: Final = Taste("blessed", greedy=True, luck=1.0)


def next_event(state: State, random: Random, taste: Taste = LIVELY) -> Event:
    """What happens next in a game played like this."""
    seat = turn(state)
    if seat == CHANCE:
        if random.random() < taste.luck:
            return Event(CHANCE, kindest_outcome(state, random))
        return Event(CHANCE, outcome_at(state, random.random()))
    if not taste.greedy:
        aside = act_aside(state, random)
        if aside is not None:
            return aside
        return Event(seat, liked_move(legal(state, seat), random))
    return Event(seat, best_move(state, seat, random))


def act_aside(state: State, random: Random) -> Event | None:
    """A drop by anyone, or a skill used out of turn."""
    for seat in range(state.options.players):
        if random.random() < DROPS and (weapons := drops(state, seat)):
            return Event(seat, random.choice(weapons))
        if seat != turn(state) and random.random() < ASIDE and (uses := legal(state, seat)):
            return Event(seat, random.choice(uses))
    return None


def liked_move(moves: list[Move], random: Random) -> Move:
    """First the kind, then the move."""
    by_kind: dict[int, list[Move]] = {}
    for move in moves:
        by_kind.setdefault(m.kind_of(move), []).append(move)
    kinds = sorted(by_kind)
    (kind,) = random.choices(kinds, [LIKED.get(kind, 1.0) for kind in kinds])
    return random.choice(by_kind[kind])


# Greedy play -----------------------------------------------------------------------------------


def best_move(state: State, seat: int, random: Random) -> Move:
    """The move after which the seat's hero looks best, ignoring the chance that follows."""
    best: tuple[float, float] = (-99.0, 0.0)
    found = Move(-1)
    for move in legal(state, seat):
        after = state.clone()
        do_move(after, seat, move)
        worth = (promise(after, seat), random.random())
        if worth > best:
            best, found = worth, move
    return found


def kindest_outcome(state: State, random: Random) -> Outcome:
    """The outcome that is best for seat 0."""
    best: tuple[float, float] = (-99.0, 0.0)
    found = Outcome(-1)
    for outcome, _ in outcomes(state):
        after = state.clone()
        do_outcome(after, outcome)
        worth = (promise(after, 0) + 0.2 * m.first(outcome), random.random())
        if worth > best:
            best, found = worth, outcome
    return found


def promise(state: State, seat: int) -> float:
    """Stars now, a share of the goals still in reach, and a little for gold."""
    hero = state.heroes[seat]
    worth = float(score(state)[seat].total) + 0.15 * min(hero.gold, 12)
    if hero.hero_class < 0:
        return worth
    for row, goal in zip(ROWS, state.options.cards.classes[hero.hero_class].goals, strict=True):
        dice = [die for die in hero.dice[3 * row : 3 * row + 3] if die]
        free = 3 - len(dice)
        if free:
            wanted = (min(goal.high, 18) + goal.low) / 2 - sum(value_of(die) for die in dice)
            worth += max(0.0, goal.stars * 0.8 - abs(wanted - 4.8 * free) * 0.3)
    return worth


# Whole games -----------------------------------------------------------------------------------


def rich_game(options: Options, seed: str, taste: Taste = LIVELY) -> tuple[Record, State]:
    """A whole game and its last state."""
    record = Record(new_game(options), (taste.name,) * options.players)
    state = record.first.clone()
    random = Random(seed)
    while turn(state) != NOBODY:
        event = next_event(state, random, taste)
        record.events.append(event)
        happen(state, event)
    return record, state


def happen(state: State, event: Event) -> None:
    """Plays an event on a state that the caller owns."""
    if event.seat == CHANCE:
        do_outcome(state, event.outcome)
    else:
        do_move(state, event.seat, event.move)


def replay(record: Record) -> Iterator[tuple[State, Event]]:
    """Each event with the state before it; the state is played in place."""
    state = record.first.clone()
    for event in record.events:
        yield state, event
        happen(state, event)

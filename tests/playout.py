"""Whole random games, for tests that look at every state on the way."""

from collections.abc import Iterator
from random import Random

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    legal,
    new_game,
    outcome_at,
    turn,
)


def playout(options: Options, seed: int) -> Iterator[State]:
    """Every state of a game in which chance and all seats choose at random.

    It is one state, played in place: look at it before asking for the next.
    """
    lots = Random(seed)
    state = new_game(options)
    yield state
    while turn(state) != NOBODY:
        if turn(state) == CHANCE:
            do_outcome(state, outcome_at(state, lots.random()))
        else:
            do_move(state, turn(state), lots.choice(legal(state, turn(state))))
        yield state

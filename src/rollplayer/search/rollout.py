"""Games that go on with the lots of one sample of the future."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.sampling import Counts, Lots, key_of
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    State,
    do_move,
    do_outcome,
    listed_moves,
    outcome_at,
    turn,
)
from rollplayer.search.quick import quick_choice

CHOICE: Final = "choice"


class Future(NamedTuple):
    """One sample of what is to come: its lots, from where chance stands now."""

    lots: Lots
    sample: int
    counts: Counts


def go_on(planner: Planner, state: State, future: Future, stop: Callable[[State], bool]) -> None:
    """Plays on, in place, by the quick policy until `stop` holds or the game is over."""
    lots, sample, counts = future.lots, future.sample, future.counts.copy()
    while (seat := turn(state)) != NOBODY and not stop(state):
        key = key_of(state) if seat == CHANCE else (seat, CHOICE)
        place = counts[key]
        counts[key] += 1
        lot = lots.lot(sample, key, place) if seat == CHANCE or place < 2 else 0.0
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, lot))
        else:
            do_move(state, seat, quick_choice(planner, state, seat, listed_moves(state, seat), lot))


def never(state: State) -> bool:
    """For `go_on`: to the end of the game."""
    return False

"""Lots for many samples of the same future, and games that go on with them.

Lots are common and layered: what is compared meets the same lots (the third die of round 5 is the
same lot in sample 7, whatever was bought before), and over the samples the lots of one event are
spread evenly from 0 to 1. Both make differences surer without more work.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from rollplayer.bots.planner import Planner
from rollplayer.engine import CHANCE, NOBODY, State, do_move, do_outcome, outcome_at, turn
from rollplayer.engine.flow import listed_moves
from rollplayer.search.quick import quick_choice

Key = tuple[int, str]  # round and kind of chance
Counts = Counter[Key]  # how many events of each kind have been

CHOICE: Final = "choice"


class Lots:
    """The lots of a number of samples; the same seed gives the same lots."""

    def __init__(self, seed: int | str, samples: int) -> None:
        self.seed = seed
        self.samples = samples
        self.tables: dict[tuple[Key, int], list[float]] = {}

    def lot(self, sample: int, key: Key, place: int) -> float:
        """A number from 0 up to 1: for the sample, the `place`-th event of this kind."""
        table = self.tables.get((key, place))
        if table is None:
            random = Random(f"{self.seed} {key[0]} {key[1]} {place}")
            order = list(range(self.samples))
            random.shuffle(order)
            table = [(layer + random.random()) / self.samples for layer in order]
            self.tables[key, place] = table
        return table[sample]


def key_of(state: State) -> Key:
    """Under which key the next event is counted."""
    return state.round, state.prompts[-1].kind


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

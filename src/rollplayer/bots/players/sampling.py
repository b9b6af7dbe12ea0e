"""Lots for many samples of the same future.

Lots are common and layered: what is compared meets the same lots (the third die of round 5 is the
same lot in sample 7, whatever was bought before), and over the samples the lots of one event are
spread evenly from 0 to 1. Both make differences surer without more work.
"""

from collections import Counter
from random import Random

from rollplayer.engine import State

Key = tuple[int, str]  # round and kind of chance
Counts = Counter[Key]  # how many events of each kind have been


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

"""Random numbers for many samples of the same future.

They are shared and layered. Shared: whatever is compared meets the same chance (the third die of
round 5 is the same number in sample 7, no matter what was bought before). Layered: over the samples
the numbers of one event are spread evenly from 0 to 1; where it is not known beforehand how many
samples there will be, over every few of them. Both make differences surer at no cost.
"""

from collections import Counter
from random import Random

from rollplayer.engine import State

Key = tuple[int, str]  # round and kind of event
Counts = Counter[Key]  # how many events of each kind there have been


class SharedDraws:
    """The numbers of all samples; the same seed gives the same numbers."""

    def __init__(self, seed: int | str, samples: int, layers: int = 0) -> None:
        self.seed = seed
        self.samples = samples
        self.layers = layers or samples  # samples over which the numbers are spread
        self.tables: dict[tuple[Key, int], list[float]] = {}

    def draw(self, sample: int, key: Key, place: int) -> float:
        """A number from 0 up to 1: in this sample, for the `place`-th event of this kind."""
        table = self.tables.get((key, place))
        if table is None:
            random = Random(f"{self.seed} {key[0]} {key[1]} {place}")
            table = self.tables[key, place] = []
            while len(table) < self.samples:
                order = list(range(self.layers))
                random.shuffle(order)
                table += [(layer + random.random()) / self.layers for layer in order]
        return table[sample]


def key_of(state: State) -> Key:
    """The key under which the next event is counted."""
    return state.round, state.prompts[-1].kind

"""Random numbers for many samples of the same future.

They are shared and layered. Shared: whatever is compared meets the same chance (the third die of
round 5 is the same number in sample 7, no matter what was bought before). Layered: over the samples
the numbers of one event are spread evenly from 0 to 1. Both make differences surer at no cost.
"""

from collections import Counter
from random import Random

from rollplayer.engine import State

Key = tuple[int, str]  # round and kind of event
Counts = Counter[Key]  # how many events of each kind there have been


class SharedDraws:
    """The numbers of all samples; the same seed gives the same numbers."""

    def __init__(self, seed: int | str, samples: int) -> None:
        self.seed = seed
        self.samples = samples
        self.tables: dict[tuple[Key, int], list[float]] = {}

    def draw(self, sample: int, key: Key, place: int) -> float:
        """A number from 0 up to 1: in this sample, for the `place`-th event of this kind."""
        table = self.tables.get((key, place))
        if table is None:
            random = Random(f"{self.seed} {key[0]} {key[1]} {place}")
            order = list(range(self.samples))
            random.shuffle(order)
            table = [(layer + random.random()) / self.samples for layer in order]
            self.tables[key, place] = table
        return table[sample]


def key_of(state: State) -> Key:
    """The key under which the next event is counted."""
    return state.round, state.prompts[-1].kind

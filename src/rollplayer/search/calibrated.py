"""Values made to say how many stars there will be in the end, no more and no less.

`HandValue` ranks moves well and counts poorly: it leaves out what is still to be bought. A line
for every number of empty spaces, before and after the market, fitted to 190 games of the quick
policy (150 solo, 40 of two players), turns it into expected stars. It serves where no trained
network is shipped. The network needs less: it learned from good games with strays, so it thinks
too poorly of what a poor hero can still become, and the quick policy does a little better for every
space still empty (`scripts/calibrate.py`).
"""

from typing import Final

import numpy as np

from rollplayer.bots.features.context import BEFORE_MARKET, Floats, Sight, Variants
from rollplayer.bots.features.values import HandValue, Value

MEAN: Final = 28.2  # stars of the quick policy over rules of thumb
NETWORK_MEAN: Final = 37.0  # ... and over the network
BETTER: Final = 0.05  # stars a space
RECOVERS: Final = 4.0  # stars: how much a hero in a poor way is thought too poorly of,
SLOWLY: Final = 20.0  # ... the more, the further it is behind
MOST_EMPTY: Final = 12

# By empty spaces, from none: how much of a star of the hand's is one, and the hand's mean then.
BEFORE: Final = (
    (1.06, 29.6),
    (1.07, 28.0),
    (1.09, 26.6),
    (1.08, 25.1),
    (1.05, 23.7),
    (1.00, 22.0),
    (0.98, 20.3),
    (0.94, 18.4),
    (0.86, 16.4),
    (0.78, 14.7),
    (0.62, 12.6),
    (0.35, 10.2),
    (0.20, 8.3),
)
AFTER: Final = (
    (1.00, 28.2),
    (1.11, 29.0),
    (1.12, 27.5),
    (1.12, 26.0),
    (1.09, 24.4),
    (1.05, 22.9),
    (1.03, 21.1),
    (1.00, 19.3),
    (0.94, 17.3),
    (0.84, 15.5),
    (0.68, 13.5),
    (0.50, 11.2),
    (0.20, 8.3),
)
TABLES: Final = np.array([BEFORE, AFTER], dtype=np.float32)


class CalibratedHand:
    """Rules of thumb in the unit of final stars."""

    def __init__(self) -> None:
        self.hand = HandValue()

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        empty = np.minimum((variants.dice == 0).sum(axis=1), len(BEFORE) - 1)
        table = TABLES[0 if sight.stage == BEFORE_MARKET else 1]
        slope, middle = table[empty, 0], table[empty, 1]
        found: Floats = MEAN + slope * (self.hand(sight, variants) - middle)
        return found


class CalibratedNetwork:
    """The network in the unit of the quick policy's final stars."""

    def __init__(self, network: Value) -> None:
        self.network = network

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        empty = np.minimum((variants.dice == 0).sum(axis=1), MOST_EMPTY)
        found = self.network(sight, variants)
        behind = np.maximum(0, NETWORK_MEAN - found)
        recovers = RECOVERS * (1 - np.exp(-behind / SLOWLY)) * (empty > 0)
        better: Floats = (found + BETTER * empty + recovers).astype(np.float32)
        return better

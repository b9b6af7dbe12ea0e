"""The network made to say how many stars there will be in the end, no more and no less.

It learned from good games with a few stray moves, so it undervalues weak heroes, and the expert
does a little better than it says for every space still empty (`research/calibrate.py`).
"""

from typing import Final

import numpy as np

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.layout import Floats
from rollplayer.bots.features.sheets import Sheets
from rollplayer.bots.features.values import Value

MEAN: Final = 38.9  # stars of the expert on average
BETTER: Final = 0.09  # stars per empty space
RECOVERS: Final = 1.0  # stars: how much a weak hero is undervalued at most,
SLOWLY: Final = 20.0  # ... approached over this many stars behind the mean
MOST_EMPTY: Final = 12


class CalibratedNetwork:
    """The network in the unit of the expert's final stars."""

    def __init__(self, network: Value) -> None:
        self.network = network

    def __call__(self, context: Context, sheets: Sheets) -> Floats:
        empty = np.minimum(sheets.empties, MOST_EMPTY)
        stars = self.network(context, sheets)
        behind = np.maximum(0, MEAN - stars)
        recovers = RECOVERS * (1 - np.exp(-behind / SLOWLY)) * (empty > 0)
        calibrated: Floats = (stars + BETTER * empty + recovers).astype(np.float32)
        return calibrated

"""The network made to say how many stars there will be in the end, no more and no less.

It learned from good games with a few stray moves, so it undervalues weak heroes, and the expert
does a little better than it says for every space still empty (`research/calibrate.py`).
"""

from typing import Final

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.normal import exp
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

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        values = self.network(context, sheets)
        return [
            calibrated(stars, min(empty, MOST_EMPTY))
            for stars, empty in zip(values, sheets.empties(), strict=True)
        ]


def calibrated(stars: float, empty: int) -> float:
    """The stars to expect of a hero with these empty spaces, where the network says `stars`."""
    behind = max(0.0, MEAN - stars)
    recovers = RECOVERS * (1 - exp(-behind / SLOWLY)) if empty else 0.0
    return stars + BETTER * empty + recovers

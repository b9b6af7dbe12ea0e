"""Values: how many stars a hero is expected to have at the end, for many sheets at once."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, Protocol

import numpy as np

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN, Floats
from rollplayer.bots.features.sheets import Sheets

SHEETS_PER_CALL: Final = 20  # a call takes as long as the arithmetic of this many sheets


class Value(Protocol):
    """An estimate of the final stars."""

    def __call__(self, context: Context, sheets: Sheets) -> Floats: ...


class Network:
    """A small network: two hidden layers over all inputs, run by NumPy."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        expected = {"static": len(TURN), "cards": CARD_SLOTS, "dynamic": len(SHEET)}
        for name, inputs in expected.items():
            if len(weights[name]) != inputs:
                raise ValueError(
                    f"the network was trained with {len(weights[name])} {name} inputs, "
                    f"but there are {inputs}; train it again"
                )
        self.first = FirstLayer(
            weights["static"], weights["cards"], weights["dynamic"], weights["bias"]
        )
        self.second = weights["second"]
        self.second_bias = weights["second_bias"]
        self.last = weights["last"]
        self.last_bias = float(weights["last_bias"][0])
        self.asked = 0  # the sheets it has valued; what a call costs besides counts as some more
        self.zeros: Floats = np.zeros((0, self.first.units), dtype=np.float32)

    def __call__(self, context: Context, sheets: Sheets) -> Floats:
        self.asked += len(sheets) + SHEETS_PER_CALL
        found = self.first.distinct(context, sheets)
        count = len(found.sums)
        if count > len(self.zeros):
            self.zeros = np.zeros((2 * count, self.first.units), dtype=np.float32)
        # NumPy compares with an array three times as fast as with a number.
        np.maximum(found.sums, self.zeros[:count], out=found.sums)
        hidden: Floats = found.sums @ self.second
        hidden += self.second_bias
        np.maximum(hidden, 0, out=hidden)
        stars: Floats = hidden @ self.last
        stars += self.last_bias
        return found.spread(stars)


def read_network(raw: bytes) -> Network:
    """A network from the bytes of an .npz file."""
    with np.load(BytesIO(raw)) as arrays:
        return Network({key: arrays[key].astype(np.float32) for key in arrays.files})


@cache
def load_network(name: str) -> Network:
    """A network shipped with the package, loaded once per process: its tables serve everybody."""
    return read_network(files("rollplayer").joinpath("data", name).read_bytes())

"""Values: how many stars a hero is expected to have at the end, for many sheets at once."""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.kernel import run_layers
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN
from rollplayer.bots.features.sheets import Sheets

SHEETS_PER_CALL: Final = 20  # a call takes as long as the arithmetic of this many sheets


class Value(Protocol):
    """An estimate of the final stars."""

    def __call__(self, context: Context, sheets: Sheets) -> list[float]: ...


class Network:
    """A small network: two hidden layers over all inputs.

    Weights are lists of lines, one line per input, one number per unit.
    """

    def __init__(self, weights: dict[str, array[float]]) -> None:
        units = len(weights["bias"])
        expected = {"static": len(TURN), "cards": CARD_SLOTS, "dynamic": len(SHEET)}
        for name, inputs in expected.items():
            if len(weights[name]) != inputs * units:
                raise ValueError(
                    f"the network was trained with {len(weights[name]) // units} {name} inputs, "
                    f"but there are {inputs}; train it again"
                )
        self.first = FirstLayer(
            weights["static"], weights["cards"], weights["dynamic"], weights["bias"]
        )
        self.second = array("d", weights["second"])
        self.second_bias = array("d", weights["second_bias"])
        self.last = array("d", weights["last"])
        self.last_bias = weights["last_bias"][0]
        self.asked = 0  # the sheets it has valued; what a call costs besides counts as some more

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        self.asked += len(sheets) + SHEETS_PER_CALL
        first = self.first
        found = first.distinct(context, sheets)
        stars = run_layers(
            found.sums, first.units, self.second, self.second_bias, self.last, self.last_bias
        )
        return found.spread(stars)


def read_weights(raw: bytes) -> dict[str, array[float]]:
    """The weights in the bytes of a `.network` file.

    The first line is JSON: each name with its count. Then their floats of 32 bits, little end
    first, uncompressed, so that whatever carries the file compresses them once.
    """
    head, _, body = raw.partition(b"\n")
    weights: dict[str, array[float]] = {}
    begin = 0
    for name, count in json.loads(head).items():
        numbers = array("f", body[begin : begin + 4 * count])
        if sys.byteorder == "big":
            numbers.byteswap()
        weights[name] = numbers
        begin += 4 * count
    return weights


def read_network(raw: bytes) -> Network:
    return Network(read_weights(raw))


@cache
def load_network(name: str) -> Network:
    """A network shipped with the package, loaded once per process: its tables serve everybody."""
    return read_network(files("rollplayer").joinpath("data", name).read_bytes())

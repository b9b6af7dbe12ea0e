"""The files of networks (`rollplayer/bots/features/values.py` reads them) as arrays, and back."""

import json
from typing import Any

import numpy as np

from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN
from rollplayer.bots.features.values import read_weights

Arrays = dict[str, Any]

INPUTS = {"static": len(TURN), "cards": CARD_SLOTS, "dynamic": len(SHEET)}


def arrays_of(raw: bytes) -> Arrays:
    """The weights in the bytes of a `.network` file: a line per input, a column per unit."""
    arrays = {name: np.array(numbers, "f4") for name, numbers in read_weights(raw).items()}
    units, hidden = len(arrays["bias"]), len(arrays["second_bias"])
    for name, inputs in INPUTS.items():
        arrays[name] = arrays[name].reshape(inputs, units)
    arrays["second"] = arrays["second"].reshape(units, hidden)
    return arrays


def network_file(arrays: Arrays) -> bytes:
    """The bytes of a `.network` file."""
    head = json.dumps({name: int(each.size) for name, each in arrays.items()})
    body = b"".join(np.ascontiguousarray(each, "<f4").tobytes() for each in arrays.values())
    return head.encode() + b"\n" + body

"""Values: how many stars a hero is expected to have at the end, for many variants at once."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, Protocol

import numpy as np

from rollplayer.bots.features.context import CARD_SLOTS, Floats, Sight, Variants
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.rows import dynamic_part


class Value(Protocol):
    """An estimate of the final stars."""

    def __call__(self, sight: Sight, variants: Variants) -> Floats: ...


# The columns of `dynamic_part` that a person can weigh by hand (see `features.py`).
ROWS_END: Final = 54
GOALS_NOW: Final = ROWS_END + 0
LOW_NOW: Final = ROWS_END + 1
FAMOUS_NOW: Final = ROWS_END + 3
EMPTIES: Final = ROWS_END + 4
OWN_COLOR: Final = ROWS_END + 7
SAME_COLOR: Final = ROWS_END + 10
MATCHES: Final = ROWS_END + 11
MATCH_STARS_NOW: Final = ROWS_END + 19
MATCH_STARS_MOST: Final = ROWS_END + 20
TOKEN_NOW: Final = ROWS_END + 22
TOKEN_NEAR: Final = ROWS_END + 23
PURSE: Final = ROWS_END + 27
PURSE_LATER: Final = ROWS_END + 29
PURSE_STARS: Final = ROWS_END + 31
DYNAMIC: Final = ROWS_END + 32

STATIC_PAYS: Final = 12 + 3 + 6 + 4 + 3 * CARD_SLOTS + 10
STATIC_ARMOR: Final = STATIC_PAYS + 1


class HandValue:
    """Rules of thumb with round weights: what the novice believes."""

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        seen = dynamic_part(sight, variants)
        stars = 12 * seen[:, GOALS_NOW] + 8 * seen[:, LOW_NOW] + 4 * seen[:, FAMOUS_NOW]
        stars = stars + 6 * seen[:, OWN_COLOR] + 4 * seen[:, SAME_COLOR]
        stars = stars + 4 * seen[:, MATCH_STARS_NOW] + 2 * seen[:, MATCH_STARS_MOST]
        stars = stars + 2 * seen[:, TOKEN_NOW] + seen[:, TOKEN_NEAR]
        stars = stars + 1.2 * seen[:, PURSE] + 2.0 * seen[:, PURSE_LATER] + 3 * seen[:, PURSE_STARS]
        static = sight.static_part()
        stars = stars + 8 * static[STATIC_PAYS]
        stars = stars + 5 * (
            static[STATIC_ARMOR] + static[STATIC_ARMOR + 2] + static[STATIC_ARMOR + 4]
        )
        found: Floats = stars.astype(np.float32)
        return found


class Network:
    """A small network: two hidden layers over all features, run by NumPy."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.first = FirstLayer(
            weights["static"], weights["cards"], weights["dynamic"], weights["bias"]
        )
        self.second = weights["second"]
        self.second_bias = weights["second_bias"]
        self.last = weights["last"]
        self.last_bias = float(weights["last_bias"][0])

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        hidden = self.first(sight, variants)
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ self.second
        hidden += self.second_bias
        np.maximum(hidden, 0, out=hidden)
        found: Floats = hidden @ self.last
        found += self.last_bias
        return found


@cache
def load_network(name: str) -> Network:
    """A network shipped with the package, read once a process: its tables serve all who ask."""
    raw = files("rollplayer").joinpath("data", name).read_bytes()
    with np.load(BytesIO(raw)) as arrays:
        return Network({key: arrays[key].astype(np.float32) for key in arrays.files})

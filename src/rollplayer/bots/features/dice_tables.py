"""Facts of every die, looked up by the number the engine writes it with; 0 is an empty space."""

from typing import Final

import numpy as np

EVERY_DIE: Final = np.arange(64)
VALUE: Final = EVERY_DIE & 7
IS_DIE: Final = (VALUE > 0).astype(np.int64)
COLOR: Final = np.where(IS_DIE & (EVERY_DIE >> 3 < 7), EVERY_DIE >> 3, -1)  # -1: no die

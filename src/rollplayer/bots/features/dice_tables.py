"""Facts of every die, looked up by the number the engine writes it with; 0 is an empty space."""

from typing import Final

EVERY_DIE: Final = range(64)
VALUE: Final = [die & 7 for die in EVERY_DIE]
IS_DIE: Final = [value > 0 for value in VALUE]
NO_COLOR: Final = -1
COLOR: Final = [die >> 3 if die & 7 and die >> 3 < 7 else NO_COLOR for die in EVERY_DIE]

"""Dice, attributes and spaces (R1.1, R1.3) as the small integers the rules count with.

A die is one integer, color and value together; 0 is an empty space. The 18 spaces of a
sheet are numbered row by row, so that space 4 is the second space of Dexterity.
"""

from typing import Final, NewType

Color = NewType("Color", int)
Row = NewType("Row", int)  # an attribute
Space = NewType("Space", int)
Die = NewType("Die", int)  # color and value together

COLORS: Final = "gbrpkwy"
COLOR_NAMES: Final = ("green", "blue", "red", "purple", "black", "white", "gold")
GOLD: Final = Color(6)
CLASS_COLORS: Final = tuple(Color(color) for color in range(6))  # gold belongs to no class
DICE_OF_COLOR: Final = (10, 10, 10, 10, 10, 10, 13)  # R1.1: 73 in all
FACES: Final = (1, 2, 3, 4, 5, 6)

STR: Final = Row(0)
DEX: Final = Row(1)
CON: Final = Row(2)
INT: Final = Row(3)
WIS: Final = Row(4)
CHA: Final = Row(5)
ATTRIBUTES: Final = ("str", "dex", "con", "int", "wis", "cha")
ATTRIBUTE_NAMES: Final = (
    "Strength",
    "Dexterity",
    "Constitution",
    "Intelligence",
    "Wisdom",
    "Charisma",
)
ROWS: Final[tuple[Row, ...]] = (STR, DEX, CON, INT, WIS, CHA)
SPACES_IN_ROW: Final = 3
SPACES: Final = SPACES_IN_ROW * len(ROWS)
SPACE_NAMES: Final = tuple(
    f"{name}{place}" for name in ATTRIBUTES for place in range(1, SPACES_IN_ROW + 1)
)
SPACES_OF_ROW: Final = tuple(slice(row * SPACES_IN_ROW, (row + 1) * SPACES_IN_ROW) for row in ROWS)
NO_SPACE: Final = Space(-1)
NO_COLOR: Final = Color(-1)
EVERY_COLOR: Final = tuple(Color(color) for color in range(len(COLORS)))


def make_die(color: Color, value: int) -> Die:
    """The die of this color showing this value."""
    return Die(color << 3 | value)


def color_of(die: Die) -> Color:
    return Color(die >> 3)


def value_of(die: Die) -> int:
    return die & 7


def with_value(die: Die, value: int) -> Die:
    """The same die turned to another face."""
    return Die(die & ~7 | value)


def opposite(die: Die) -> Die:
    """The same die turned over: 1-6, 2-5, 3-4 (R4.1)."""
    return Die(die ^ 7)


def die_name(die: Die) -> str:
    """`r6` for the red six."""
    return f"{COLORS[die >> 3]}{die & 7}"


def row_of(space: Space) -> Row:
    return Row(space // SPACES_IN_ROW)


def free_space(dice: list[Die], row: Row) -> Space:
    """The leftmost free space of a row, or NO_SPACE when the row is full (R3.2b)."""
    first = row * SPACES_IN_ROW
    for space in range(first, first + SPACES_IN_ROW):
        if not dice[space]:
            return Space(space)
    return NO_SPACE


def open_rows(dice: list[Die]) -> list[Row]:
    """The rows that still have a free space: dice fill from the left, so the third tells."""
    return [row for row in ROWS if not dice[row * SPACES_IN_ROW + SPACES_IN_ROW - 1]]


def is_full(dice: list[Die]) -> bool:
    """Whether every row has its third die. Asked often, so the rows are written out."""
    return bool(dice[2] and dice[5] and dice[8] and dice[11] and dice[14] and dice[17])

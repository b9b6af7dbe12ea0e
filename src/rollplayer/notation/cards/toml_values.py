"""Reads the single facts of a card file: a number, a name from a list, a goal, a grid.

A reader turns a TOML value into the engine's terms, or refuses it with a `FactError`;
the reader of the whole file (`cardfile`) adds file, line, card and field.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from rollplayer.engine import EDITIONS, Param
from rollplayer.engine.cards import ARROWS, CARD_KINDS, NO_UPPER_END, Goal
from rollplayer.engine.terms import ATTRIBUTES, CLASS_COLORS, COLOR_NAMES
from rollplayer.notation.json_values import shown

Reader = Callable[[Any], Any]
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_SLUG: Final = 40
LONGEST_TEXT: Final = 600
GOAL: Final = re.compile(r"([0-9]{1,2})(\+|-([0-9]{1,2}))?")
HIGHEST_GOAL: Final = 50  # above any total, and below the number that means "or more"


class FactError(ValueError):
    """A wrong value in a card file: a code of the notation, and where inside the field it is."""

    def __init__(self, reason: str, *inside: str, **params: Param) -> None:
        super().__init__(reason)
        self.reason = reason
        self.inside = inside
        self.params = params


# Values of any kind ----------------------------------------------------------------------------


def number(low: int, high: int) -> Reader:
    """A whole number within bounds."""

    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise FactError("expected-number", least=low, most=high, text=shown(value))
        return value

    return read


def one_of(names: tuple[str, ...], **others: int) -> Reader:
    """A name from a list, read as its place in the list."""
    known = {name: place for place, name in enumerate(names)} | others

    def read(value: Any) -> int:
        if not isinstance(value, str) or value not in known:
            raise FactError("not-one-of", text=shown(value), known=", ".join(known))
        return known[value]

    return read


def several(read_one: Reader, most: int = 20) -> Reader:
    """A list of such values, of any length up to a limit."""

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise FactError("expected-list", text=shown(value))
        if len(value) > most:
            raise FactError("too-many-items", most=most, number=len(value))
        return tuple(read_one(item) for item in value)

    return read


def text(value: Any) -> str:
    """A line of text."""
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise FactError("expected-text", text=shown(value))
    if len(value) > LONGEST_TEXT:
        raise FactError("text-too-long", most=LONGEST_TEXT, number=len(value))
    return value


def is_slug(value: Any) -> bool:
    """Whether this can be a card's slug: `sleight-of-hand`."""
    return isinstance(value, str) and len(value) <= LONGEST_SLUG and bool(SLUG.fullmatch(value))


def fields_of(value: Any, names: tuple[str, ...], example: str) -> list[Any]:
    """The values of a small table that has exactly these fields."""
    if not isinstance(value, dict) or set(value) != set(names):
        raise FactError("expected-shape", known=example, text=described(value))
    return [value[name] for name in names]


def described(value: Any) -> str:
    """A wrong value for a message; a table by its fields."""
    if isinstance(value, dict):
        return f"{{ {', '.join(map(shown, list(value)[:9]))} }}"
    return shown(value)


# Facts of cards --------------------------------------------------------------------------------

row: Final = one_of(ATTRIBUTES)
kind: Final = one_of(CARD_KINDS)
color: Final = one_of(COLOR_NAMES)
class_color: Final = one_of(COLOR_NAMES[: len(CLASS_COLORS)])


def edition(value: Any) -> str:
    return EDITIONS[one_of(EDITIONS)(value)]


def goal(value: Any) -> Goal:
    """`{ goal = "16-17", stars = 2 }`."""
    range_of, stars = fields_of(value, ("goal", "stars"), '{ goal = "14+", stars = 1 }')
    found = GOAL.fullmatch(range_of) if isinstance(range_of, str) else None
    if not found:
        raise FactError("bad-goal", known='"17", "16-17", "14+"', text=shown(range_of))
    low = int(found[1])
    high = int(found[3]) if found[3] else low
    if max(low, high) > HIGHEST_GOAL:
        raise FactError("goal-too-high", text=range_of, most=HIGHEST_GOAL)
    if high < low:
        raise FactError("goal-backwards", text=range_of)
    return Goal(low, NO_UPPER_END if found[2] == "+" else high, number(0, 20)(stars))


def modifiers(value: Any) -> tuple[int, ...]:
    """`{ str = 2, dex = -2 }`; an attribute left out is unchanged."""
    if not isinstance(value, dict):
        raise FactError("expected-shape", known="{ str = 2, dex = -2 }", text=shown(value))
    for name in value:
        row(name)
    return tuple(number(-9, 9)(value.get(name, 0)) for name in ATTRIBUTES)


def wanted(value: Any) -> tuple[int, int]:
    """`{ color = "green", space = 2 }` as color and place in the row."""
    example = '{ color = "green", space = 2 }'
    color_name, space = fields_of(value, ("color", "space"), example)
    return class_color(color_name), number(1, 3)(space) - 1


def grid(value: Any) -> tuple[tuple[int, ...], ...]:
    """Three rows, good to evil, of three numbers, lawful to chaotic."""
    rows: tuple[tuple[int, ...], ...] = several(several(number(-3, 3)))(value)
    if len(rows) != 3 or any(len(cells) != 3 for cells in rows):
        raise FactError("bad-grid")
    return rows


def arrow(value: Any) -> tuple[int, int]:
    """The step of the alignment token, as row and column."""
    names = tuple(ARROWS)
    return ARROWS[names[one_of(names)(value)]]


def set_stars(value: Any) -> tuple[int, ...]:
    """Stars for 1, 2, 3 ... pieces of an armor set."""
    stars: tuple[int, ...] = several(number(0, 30))(value)
    if not stars or list(stars) != sorted(stars):
        raise FactError("falling-stars")
    return stars

"""Reads JSON values one by one, and says where a wrong one is."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rollplayer.engine.terms import NONE
from rollplayer.errors import BadPosition
from rollplayer.notation.moves import shorten

Number = TypeVar("Number", bound=int)

MANY = 999_999  # more gold, rounds or dice than any game has


class Place:
    """A JSON value and the path that leads to it, such as `heroes[0].gold`."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def refuse(self, reason: str, **params: str | int) -> BadPosition:
        return BadPosition(reason, **({"path": self.path} if self.path else {}), **params)

    def table(self, known: Mapping[str, Any], required: tuple[str, ...] = ()) -> "Table":
        """A JSON object whose keys are all known."""
        if not isinstance(self.value, dict):
            raise self.refuse("expected-table", text=shown(self.value))
        for key in self.value:
            if key not in known:
                names = ", ".join(known)
                raise self.refuse("unknown-field", text=shorten(str(key)), known=names)
        for key in required:
            if key not in self.value:
                raise self.refuse("missing-field", text=key)
        return Table(self, known)

    def items(self) -> "list[Place]":
        if not isinstance(self.value, list):
            raise self.refuse("expected-list", text=shown(self.value))
        return [Place(item, f"{self.path}[{at}]") for at, item in enumerate(self.value)]

    def number(self, low: int = 0, high: int = MANY) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.refuse("expected-number", least=low, most=high, text=shown(self.value))
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse("expected-flag", text=shown(self.value))
        return self.value

    def word(self, known: Mapping[str, int], reason: str = "") -> int:
        """A name from a list, as its number; `reason` where the list is too long to show."""
        if not isinstance(self.value, str) or self.value not in known:
            if reason:
                raise self.refuse(reason, text=shown(self.value))
            raise self.refuse("not-one-of", text=shown(self.value), known=", ".join(known))
        return known[self.value]

    def maybe(self, read: Callable[[], int]) -> int:
        """Null is read as NONE."""
        return NONE if self.value is None else read()

    def each(self, read: "Callable[[Place], Number]") -> list[Number]:
        return [read(item) for item in self.items()]


class Table:
    """A JSON object; a missing field has the default that its writer leaves out."""

    __slots__ = ("defaults", "place")

    def __init__(self, place: Place, defaults: Mapping[str, Any]) -> None:
        self.place = place
        self.defaults = defaults

    def __getitem__(self, key: str) -> Place:
        path = f"{self.place.path}.{key}" if self.place.path else key
        return Place(self.place.value.get(key, self.defaults[key]), path)


def shown(value: Any) -> str:
    """A wrong value, cut short."""
    if isinstance(value, dict | list):
        return "[...]" if isinstance(value, list) else "{...}"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**18:
        return "10^18..."
    return shorten(repr(value))

"""What a store is. Both kinds run the same statements, with `$1` for the first argument.

StoreError       nothing was saved
└── Conflict     because a row of that key is there already
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

Value = str | int | None
Row = tuple[Any, ...]


class StoreError(Exception):
    """The store could not do it; nothing of the request was saved."""


class Conflict(StoreError):
    """Somebody else has written this row before."""


class Statement(NamedTuple):
    """SQL and its arguments."""

    sql: str
    args: tuple[Value, ...] = ()


class Store(Protocol):
    """Rows in, rows out. `write` returns when all its statements are durable, or none is kept."""

    async def write(self, statements: Sequence[Statement]) -> None: ...

    async def read(self, sql: str, *args: Value) -> list[Row]: ...

    async def close(self) -> None: ...

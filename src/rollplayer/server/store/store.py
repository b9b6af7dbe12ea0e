"""What a store is. Both kinds run the same statements, with `$1` for the first argument.

StoreError       nothing was saved
└── Conflict     because somebody else has written before
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
    """SQL and its arguments. A statement that `must_hit` conflicts where it changes no row."""

    sql: str
    args: tuple[Value, ...] = ()
    must_hit: bool = False


class News(NamedTuple):
    """What other processes are told: this table has come to this revision."""

    table: str
    revision: int


class Store(Protocol):
    """Rows in, rows out. `write` returns when all its statements are durable, or none is kept."""

    async def write(self, statements: Sequence[Statement], news: News | None = None) -> None: ...

    async def read(self, sql: str, *args: Value) -> list[Row]: ...

    async def close(self) -> None: ...

"""What a store is. Both kinds run the same statements, with `$1` for the first argument."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

Value = str | int | None
Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL and its arguments. A statement that `must_hit` conflicts where it changes no row."""

    sql: str
    args: tuple[Value, ...] = ()
    must_hit: bool = False


class Store(Protocol):
    """Rows in, rows out. `write` returns when all its statements are durable, or none is kept."""

    async def write(self, statements: Sequence[Statement]) -> None: ...

    async def read(self, sql: str, *args: Value) -> list[Row]: ...

    async def close(self) -> None: ...

"""What a store is. Both kinds run the same statements, with `$1` for the first argument.

StoreError       nothing was saved
└── Conflict     because somebody else has written before
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rollplayer.refusal_words import WithReason

Value = str | int | None
Row = tuple[Any, ...]


# What the host of a server is told, with the parameters besides the path of a file; `text` is what
# the database says.
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "database-said": ("text",),
    "bad-database": ("known",),
    "cannot-open-database": ("text",),
    "needs-asyncpg": (),
    "cannot-reach-database": ("text",),
    "database-away": (),
    "newer-database": ("number", "known"),
    "other-database": (),
    "database-in-use": (),
    "no-database": (),
    "database-not-empty": (),
    "backup-there": (),
    "backup-failed": ("text",),
    "no-backup": (),
    "not-a-backup": ("text",),
    "backup-damaged": ("text",),
    "no-table": ("table",),
    "table-just-changed": (),
    # Starting a server
    "cannot-listen": ("address", "text"),
    "unknown-limit": ("text", "known"),
    "worker-too-slow": (),
    "worker-ended": (),
}


class StoreError(WithReason):
    """The store could not do it; nothing of the request was saved."""


class Conflict(StoreError):
    """Somebody else has written this row before."""


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

"""PostgreSQL through asyncpg, for hosts who outgrow one file. The same SQL as SQLite.

A table that comes to its next revision says so to whoever listens (`line.py`), by a trigger, so
that nobody who writes can forget it.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import groupby
from typing import Any, Final

import asyncpg

from rollplayer.errors import Conflict, StoreError
from rollplayer.server.store.schema import HISTORY_TABLE, READ_HISTORY, missing
from rollplayer.server.store.store import Row, Statement, Value

CONNECTIONS: Final = 10
SECONDS: Final = 15.0
CHANNEL: Final = "rollplayer"
FAILURES: Final = (
    *(OSError, TimeoutError, ValueError),  # ValueError: a text PostgreSQL cannot hold
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
)
MIGRATION_LOCK: Final = "select pg_advisory_xact_lock(726570)"
IN_USE: Final = "select to_regclass('tables') is not null"
IS_OURS: Final = "select to_regclass('presence') is not null"
OWN_SCHEMA: Final = (
    # Who is connected to which process.
    """create table presence (
        table_id text not null,
        seat integer not null,
        process integer not null,
        primary key (table_id, seat, process)
    )""",
    f"""create function tell_change() returns trigger language plpgsql as $$ begin
        perform pg_notify('{CHANNEL}', new.id || ' ' || new.revision);
        return null;
    end $$""",
    """create trigger tell_change after update of revision on tables
    for each row execute function tell_change()""",
)


class PgStore:
    """A database shared with other processes; every request is one transaction."""

    def __init__(self, pool: Any, address: str) -> None:
        self.pool = pool  # asyncpg.Pool; asyncpg ships no types
        self.address = address

    async def write(self, statements: Sequence[Statement]) -> None:
        with as_store_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                for (sql, must_hit), same in groupby(statements, key=kind_of):
                    await run(connection, sql, [each.args for each in same], must_hit)

    async def read(self, sql: str, *args: Value | list[str]) -> list[Row]:
        with as_store_errors():
            return [tuple(row) for row in await self.pool.fetch(sql, *args)]

    async def close(self) -> None:
        await self.pool.close()


def kind_of(statement: Statement) -> tuple[str, bool]:
    return statement.sql, statement.must_hit


async def run(
    connection: Any, sql: str, calls: Sequence[tuple[Value, ...]], must_hit: bool
) -> None:
    if not must_hit:
        await connection.executemany(sql, calls)
        return
    for args in calls:
        if (await connection.execute(sql, *args)).endswith(" 0"):
            raise Conflict("table-just-changed")


@contextmanager
def as_store_errors() -> Iterator[None]:
    """Whatever goes wrong between here and the database: nothing was saved."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict("database-said", text=str(error)) from error
    except FAILURES as error:
        raise StoreError("database-said", text=str(error) or type(error).__name__) from error


async def open_postgres(address: str) -> PgStore:
    try:
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=SECONDS,
            command_timeout=SECONDS,
            reset=nothing_to_reset,
        )
        try:
            await migrate(pool)
        except BaseException:
            await pool.close()
            raise
    except FAILURES as error:
        raise StoreError("cannot-reach-database", text=str(error)) from error
    return PgStore(pool, address)


async def nothing_to_reset(connection: Any) -> None:
    """No request leaves a setting, a lock or a cursor behind, so that none has to be taken back:
    asking the database to do so was half of all that it was asked."""


async def migrate(pool: Any) -> None:
    """Brings the schema up to date, or changes nothing and says why; servers that start together
    take turns."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(MIGRATION_LOCK)
        in_use = await connection.fetchval(IN_USE)
        await connection.execute(HISTORY_TABLE)
        had = [row[0] for row in await connection.fetch(READ_HISTORY)]
        for migration in missing(had, in_use=in_use):
            for statement in migration:
                await connection.execute(statement.sql, *statement.args)
        if not await connection.fetchval(IS_OURS):
            for sql in OWN_SCHEMA:
                await connection.execute(sql)


@asynccontextmanager
async def rows_of_one_moment(address: str) -> AsyncIterator[Any]:
    """A connection to which the database stands still."""
    with as_store_errors():
        connection = await asyncpg.connect(address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield connection
        finally:
            await connection.close()

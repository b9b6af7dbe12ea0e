"""PostgreSQL through asyncpg, for hosts who outgrow one file. The same SQL as SQLite."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rollplayer.server.store.schema import READ_VERSION, VERSION_TABLE, missing
from rollplayer.server.store.store import Conflict, Row, Statement, StoreError, Value

CONNECTIONS: Final = 10
SECONDS: Final = 15.0
MIGRATION_LOCK: Final = "select pg_advisory_xact_lock(726570)"


class PgStore:
    """A database shared with others; every request is one transaction."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool  # asyncpg.Pool; asyncpg ships no types

    async def write(self, statements: Sequence[Statement]) -> None:
        import asyncpg

        try:
            async with self.pool.acquire() as connection, connection.transaction():
                for sql, same in groupby(statements, key=lambda statement: statement.sql):
                    await connection.executemany(sql, [statement.args for statement in same])
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise StoreError(str(error)) from error

    async def read(self, sql: str, *args: Value) -> list[Row]:
        import asyncpg

        try:
            return [tuple(row) for row in await self.pool.fetch(sql, *args)]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise StoreError(str(error)) from error

    async def close(self) -> None:
        await self.pool.close()


async def open_postgres(address: str) -> PgStore:
    import asyncpg

    pool = await asyncpg.create_pool(
        address, min_size=1, max_size=CONNECTIONS, timeout=SECONDS, command_timeout=SECONDS
    )
    await migrate(pool)
    return PgStore(pool)


async def migrate(pool: Any) -> None:
    """Brings the schema up to date; servers that start together take turns."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(MIGRATION_LOCK)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval(READ_VERSION)
        for migration in missing(version):
            for statement in migration:
                await connection.execute(statement.sql, *statement.args)

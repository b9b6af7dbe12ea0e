"""Backups: all games in one SQLite file, whichever database they come from and go to.

A backup is made while the server runs: SQLite copies page by page from one moment, PostgreSQL reads
everything in one transaction. Since both end in the same file, restoring it elsewhere also moves
the games from one kind of database to the other.
"""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final

from rollplayer.errors import StoreError
from rollplayer.server.store.opening import SQLITE, open_store
from rollplayer.server.store.schema import parts_with
from rollplayer.server.store.sqlite import connect, migrate, numbered
from rollplayer.server.store.store import Row, Statement, Store

PARTS: Final = parts_with()
AT_ONCE: Final = 500


async def backup(address: str, path: Path) -> int:
    """Writes all games to a new file; says how many tables there are."""
    if path.exists():
        raise StoreError("backup-there", path=str(path))
    path.touch(mode=0o600)
    try:
        if address.startswith(SQLITE):
            copy_file(Path(address.removeprefix(SQLITE)), path)
        else:
            await copy_rows_out(address, path)
        return check(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def copy_file(source: Path, path: Path) -> None:
    if not source.exists():
        raise StoreError("no-database", path=str(source))
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    writing = sqlite3.connect(path)
    try:
        reading.backup(writing)
        writing.execute("pragma journal_mode = delete")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise StoreError("backup-failed", text=str(error)) from error
    finally:
        reading.close()
        writing.close()


async def copy_rows_out(address: str, path: Path) -> None:
    """All rows of a PostgreSQL database as they were at one moment."""
    from rollplayer.server.cluster import rows_of_one_moment

    writing = connect(str(path))
    try:
        migrate(writing)
        async with rows_of_one_moment(address) as reading:
            for part in PARTS:
                await copy_part(reading, writing, part)
        writing.execute("pragma journal_mode = delete")
    finally:
        writing.close()


async def copy_part(reading: Any, writing: sqlite3.Connection, part: str) -> None:
    names = columns(writing, part)
    writing.execute("begin")
    async for row in reading.cursor(f"select {', '.join(names)} from {part}", prefetch=AT_ONCE):
        writing.execute(numbered(insert_sql(part, names)), tuple(row))
    writing.execute("commit")


def columns(connection: sqlite3.Connection, part: str) -> list[str]:
    return [row[1] for row in connection.execute(f"pragma table_info({part})")]


def insert_sql(part: str, names: Sequence[str]) -> str:
    places = ", ".join(f"${place}" for place in range(1, len(names) + 1))
    return f"insert into {part} ({', '.join(names)}) values ({places})"


def check(path: Path) -> int:
    """A backup that nobody can read is none."""
    connection = sqlite3.connect(path)
    try:
        said = connection.execute("pragma integrity_check").fetchone()[0]
        if said != "ok":
            raise StoreError("backup-damaged", text=said)
        tables: int = connection.execute("select count(*) from tables").fetchone()[0]
        return tables
    except sqlite3.Error as error:
        raise StoreError("not-a-backup", path=str(path), text=str(error)) from error
    finally:
        connection.close()


async def restore(path: Path, address: str) -> int:
    """Puts a backup into an empty database; says how many tables there are."""
    if not path.exists():
        raise StoreError("no-backup", path=str(path))
    tables = check(path)
    reading = connect(":memory:")
    saved = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        saved.backup(reading)
        saved.close()
        migrate(reading, path=str(path))  # one of an earlier version is brought up to date
        store = await open_store(address)
        try:
            await put_rows(store, reading)
        finally:
            await store.close()
    finally:
        reading.close()
    return tables


async def put_rows(store: Store, reading: sqlite3.Connection) -> None:
    if await store.read("select 1 from tables limit 1"):
        raise StoreError("database-not-empty")
    await store.write([Statement("delete from card_data")])
    for part in PARTS:
        names = columns(reading, part)
        sql = insert_sql(part, names)
        async for rows in batches(reading.execute(f"select {', '.join(names)} from {part}")):
            await store.write([Statement(sql, tuple(row)) for row in rows])


async def batches(cursor: sqlite3.Cursor) -> AsyncIterator[list[Row]]:
    while rows := cursor.fetchmany(AT_ONCE):
        yield rows

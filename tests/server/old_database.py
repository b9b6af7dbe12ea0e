"""Databases as earlier versions have left them: an old schema with rows in it."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from rollplayer.server.store import Statement
from rollplayer.server.store.schema import HISTORY_TABLE, missing
from rollplayer.server.store.sqlite import numbered

ARCHIVE = Path(__file__).resolve().parents[1] / "archive"
VERSIONS = sorted(path.name for path in ARCHIVE.iterdir() if path.is_dir())
PARTS = ("tables", "seats", "events")


def make_old(database: str, version: int, rows: Sequence[Statement]) -> None:
    """A database of an old schema, written past the code of today."""
    statements = [Statement(HISTORY_TABLE)]
    for migration in missing([], in_use=False)[:version]:
        statements += migration
    statements += rows
    if database.startswith("sqlite:///"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            for statement in statements:
                connection.execute(numbered(statement.sql), statement.args)
        connection.close()
    else:
        asyncio.run(write_postgres(database, statements))


async def write_postgres(database: str, statements: Sequence[Statement]) -> None:
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            for statement in statements:
                await connection.execute(statement.sql, *statement.args)
    finally:
        await connection.close()


def restore(version: str, database: str) -> list[dict[str, Any]]:
    """The database of an archive; gives what its games looked like then."""
    folder = ARCHIVE / version
    kept = json.loads((folder / "database.json").read_text("utf-8"))
    rows = [
        insert(part, kept[part]["columns"], row) for part in PARTS for row in kept[part]["rows"]
    ]
    make_old(database, kept["schema"], rows)
    games: list[dict[str, Any]] = json.loads((folder / "games.json").read_text("utf-8"))
    return games


def insert(table: str, columns: list[str], row: list[Any]) -> Statement:
    places = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
    return Statement(f"insert into {table} ({', '.join(columns)}) values ({places})", tuple(row))

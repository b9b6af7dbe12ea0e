"""Opens the store that an address names: `sqlite:///FILE` or `postgresql://…`."""

import sqlite3
from pathlib import Path
from typing import Final

from rollplayer.errors import StoreError
from rollplayer.server.store.sqlite import SqliteStore
from rollplayer.server.store.store import Store

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(address: str, *, alone: bool = True) -> Store:
    """The store at an address; where there is none, why.

    A server has a SQLite file `alone`; commands for hosts work beside it.
    """
    if address.startswith(SQLITE):
        return open_sqlite(Path(address.removeprefix(SQLITE)), alone)
    if address.startswith(POSTGRES):
        return await open_shared(address)
    raise StoreError("bad-database", known=f"{SQLITE}FILE, postgresql://USER@HOST/NAME")


def open_sqlite(path: Path, alone: bool) -> Store:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return SqliteStore(path, alone=alone)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("cannot-open-database", path=str(path), text=str(error)) from error


async def open_shared(address: str) -> Store:
    try:
        from rollplayer.server.cluster import open_postgres
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("needs-asyncpg") from None
    return await open_postgres(address)

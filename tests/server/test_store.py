"""The two stores behave alike: all or nothing, keys guarded, failures told to every caller."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rollplayer.errors import Conflict, StoreError
from rollplayer.notation.cards.card_data import current_hash
from rollplayer.server.store import Statement, Store, open_store
from rollplayer.server.store.rows import (
    EventRow,
    SeatRow,
    TableRow,
    insert_events,
    insert_table,
    load,
)
from rollplayer.server.store.schema import MIGRATIONS, READ_HISTORY, digest
from rollplayer.server.store.sqlite import SqliteStore
from tests.server.conftest import ON_BOTH

MADE = "2026-01-01T00:00:00Z"
TABLE = TableRow("t", "i", 0, "{}", "1", None, "seed", 0, None, None, MADE, 1, current_hash())
SEATS = [SeatRow(0, "person", "Ann", "", "hash"), SeatRow(1, "open", "", "", None)]


def using(database: str, body: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(run())


def event(number: int, what: str = "rolled 4") -> list[Statement]:
    return insert_events("t", [EventRow(number, -1, what)], "now")


async def count(store: Store) -> int:
    rows = await store.read("select count(*) from events")
    number: int = rows[0][0]
    return number


@ON_BOTH
def test_what_is_written_is_read(database: str) -> None:
    async def body(store: Store) -> None:
        await store.write([*insert_table(TABLE, SEATS), *event(1), *event(2, "take 2")])
        stored = await load(store, "t")
        assert stored is not None
        assert stored.table == TABLE
        assert stored.seats == SEATS
        assert stored.events == [EventRow(1, -1, "rolled 4"), EventRow(2, -1, "take 2")]
        assert await load(store, "other") is None

    using(database, body)


@ON_BOTH
def test_a_taken_number_is_a_conflict_and_nothing_of_it_is_kept(database: str) -> None:
    async def body(store: Store) -> None:
        await store.write([*insert_table(TABLE, SEATS), *event(1)])
        with pytest.raises(Conflict):
            await store.write([*event(2), *event(1)])
        assert await count(store) == 1
        await store.write(event(2))

    using(database, body)


@ON_BOTH
def test_writers_at_once_are_each_answered_for_themselves(database: str) -> None:
    async def body(store: Store) -> None:
        await store.write(insert_table(TABLE, SEATS))
        jobs = [store.write(event(1 + number // 2)) for number in range(100)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(result is None for result in results) == 50
        assert sum(isinstance(result, Conflict) for result in results) == 50
        assert await count(store) == 50

    using(database, body)


@ON_BOTH
def test_opening_again_migrates_once_and_keeps_everything(database: str) -> None:
    async def first(store: Store) -> None:
        await store.write(insert_table(TABLE, SEATS))

    async def second(store: Store) -> None:
        assert await store.read(READ_HISTORY) == [(digest(each),) for each in MIGRATIONS]
        assert await load(store, "t")

    using(database, first)
    using(database, second)


@ON_BOTH
def test_bad_sql_is_a_store_error(database: str) -> None:
    async def body(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.write([Statement("insert into nowhere values (1)")])
        with pytest.raises(StoreError):
            await store.read("select * from nowhere")

    using(database, body)


def test_a_failed_commit_fails_every_waiting_caller(sqlite: str) -> None:
    """The disk is full: who waited together is told together, and nothing was kept."""

    async def body(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.write(insert_table(TABLE, SEATS))
        pages = store.connection.execute("pragma page_count").fetchone()[0]
        store.connection.execute(f"pragma max_page_count = {pages + 4}")
        blocker = sqlite3.connect(store.path, isolation_level=None)
        blocker.execute("begin immediate")  # holds the writer up, so that the others queue
        first = asyncio.create_task(store.write(event(1)))
        await asyncio.sleep(0.1)
        large = [store.write(event(10 + number, "x" * 20_000)) for number in range(3)]
        small = [store.write(event(20 + number)) for number in range(5)]
        waiting = asyncio.gather(*small, *large, return_exceptions=True)
        await asyncio.sleep(0.1)
        blocker.execute("commit")
        blocker.close()
        await first
        for result in await waiting:
            assert isinstance(result, StoreError)
            assert "full" in str(result)
        assert await count(store) == 1
        store.connection.execute("pragma max_page_count = 100000")
        await store.write(event(2))
        assert await count(store) == 2

    using(sqlite, body)


def test_postgresql_that_fails_at_commit_keeps_nothing(postgres: str) -> None:
    from tests.server.conftest import new_database

    database = new_database(postgres)

    async def body(store: Store) -> None:
        await store.write(insert_table(TABLE, SEATS))
        for sql in (
            "create function no() returns trigger language plpgsql as"
            " $$ begin raise exception 'the disk is full'; end $$",
            "create constraint trigger no after insert on events"
            " deferrable initially deferred for each row execute function no()",
        ):
            await store.write([Statement(sql)])
        results = await asyncio.gather(
            *(store.write(event(number)) for number in range(1, 6)), return_exceptions=True
        )
        assert all(isinstance(result, StoreError) for result in results)
        assert await count(store) == 0

    using(database, body)


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://x", "Name a database as"),
        ("postgresql://nobody@127.0.0.1:1/x", "can’t be reached"),
        ("sqlite:////proc/nowhere/games.db", "can’t be opened"),
    ],
)
def test_a_wrong_address_says_why(address: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        asyncio.run(open_store(address))


def test_a_file_that_is_no_database_says_why(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"this is a letter" * 100)
    with pytest.raises(StoreError, match="can’t be opened"):
        asyncio.run(open_store(f"sqlite:///{path}"))

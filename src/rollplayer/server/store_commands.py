"""The door for the commands of hosts: plain calls on the games at an address."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

from rollplayer.errors import CannotServe, StoreError
from rollplayer.server.running import database_of_user
from rollplayer.server.store import Store, admin, copying, keeping, open_store

T = TypeVar("T")


def back_up(address: str | None, file: Path) -> int:
    """Writes all games into a new file; says how many tables there are."""
    return finish(copying.backup(address or database_of_user(), file))


def restore(address: str | None, file: Path) -> int:
    return finish(copying.restore(file, address or database_of_user()))


def export(
    address: str | None, keep: Callable[[str, str | Exception], None], *, unfinished: bool
) -> None:
    """Gives every game to `keep` as a record, a damaged one as its error."""

    async def work(store: Store) -> None:
        async for table, found in admin.records(store, unfinished=unfinished):
            keep(table, found)

    on_store(address, work)


def list_tables(address: str | None, waiting: str | None, most: int) -> Iterator[str]:
    for each in on_store(address, lambda store: admin.listed(store, waiting, most)):
        seats = ", ".join(seat.name or seat.kind for seat in each.summary.seats)
        yield f"{each.id}  {each.waiting:6}  {each.changed}  round {each.summary.round}  {seats}"


def count(address: str | None) -> dict[str, int]:
    return on_store(address, admin.counts)


def close(address: str | None, table: str) -> None:
    on_store(address, lambda store: admin.close_table(store, table))


def delete(address: str | None, table: str) -> None:
    on_store(address, lambda store: admin.delete_table(store, table))


def delete_older(address: str | None, days: int) -> int:
    return on_store(address, lambda store: keeping.delete_older(store, days))


def on_store(address: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(address or database_of_user(), alone=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return finish(run())


def finish(work: Awaitable[T]) -> T:
    """Runs work and reports a store failure in one line."""

    async def run() -> T:
        return await work

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise CannotServe(error.reason.code, **error.reason.params) from None

"""What a host can look at and do from the command line, while the server runs or not."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec

from rollplayer.errors import Conflict, StoreError
from rollplayer.server.clock import now
from rollplayer.server.store.keeping import delete_statements
from rollplayer.server.store.rows import load
from rollplayer.server.store.store import Statement, Store
from rollplayer.server.table.rebuild import pinned_cards, rebuild
from rollplayer.server.table.view import record_text
from rollplayer.server.wire.lobby import TableSummary

CLOSE = (
    "update tables set reason = 'admin', waiting = 'closed', summary = $2, changed = $3,"
    " revision = $4 where id = $1 and revision = $4 - 1"
)
WAITING = ("open", "person", "bot", "over", "closed")


class Listed(NamedTuple):
    """A table as a line for the host."""

    id: str
    waiting: str
    changed: str
    summary: TableSummary


async def listed(store: Store, waiting: str | None, most: int) -> list[Listed]:
    chosen = "where waiting = $1" if waiting else "where $1 = ''"
    rows = await store.read(
        f"select id, waiting, changed, summary from tables {chosen}"
        f" order by changed desc limit {int(most)}",
        waiting or "",
    )
    return [
        Listed(row[0], row[1], row[2], msgspec.json.decode(row[3], type=TableSummary))
        for row in rows
        if row[3] != "{}"
    ]


async def counts(store: Store) -> dict[str, int]:
    found = dict.fromkeys(WAITING, 0)
    rows = await store.read("select waiting, count(*) from tables group by waiting")
    found |= {row[0]: row[1] for row in rows}
    events = await store.read("select count(*) from events")
    return {**found, "events": events[0][0]}


async def close_table(store: Store, table: str) -> None:
    """Ends a table; servers that have it open see so within seconds."""
    stored = await load(store, table)
    if stored is None:
        raise StoreError("no-table", table=table)
    row = stored.table
    summary: dict[str, Any] = msgspec.json.decode(row.summary)
    text = msgspec.json.encode({**summary, "closed": True, "invite": None}).decode()
    args = (table, text, now(), row.revision + 1)
    try:
        await store.write([Statement(CLOSE, args, must_hit=True)])
    except Conflict:
        raise StoreError("table-just-changed") from None


async def delete_table(store: Store, table: str) -> None:
    if not await store.read("select 1 from tables where id = $1", table):
        raise StoreError("no-table", table=table)
    await store.write(delete_statements(table))


async def records(store: Store, *, unfinished: bool) -> AsyncIterator[tuple[str, str | Exception]]:
    """Every game as a record; a damaged one as its error."""
    chosen = "" if unfinished else "where waiting = 'over'"
    for (table,) in await store.read(f"select id from tables {chosen} order by made, id"):
        stored = await load(store, table)
        if stored is None:
            continue
        try:
            room = rebuild(stored, await pinned_cards(store, stored.table))
            yield table, record_text(room)
        except StoreError:
            raise
        except Exception as error:  # one damaged table does not stop the export
            yield table, error

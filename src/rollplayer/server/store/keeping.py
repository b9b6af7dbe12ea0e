"""Deleting tables: what belongs to one goes with it, in one transaction."""

from datetime import UTC, datetime, timedelta
from typing import Final

from rollplayer.server.store.schema import parts_with
from rollplayer.server.store.store import Statement, Store

PARTS: Final = parts_with("table_id")
AT_ONCE: Final = 200


def delete_statements(table: str) -> list[Statement]:
    parts = [Statement(f"delete from {part} where table_id = $1", (table,)) for part in PARTS]
    return [*parts, Statement("delete from tables where id = $1", (table,))]


async def delete_older(store: Store, days: int) -> int:
    """Deletes the tables that have not changed for so many days; says how many."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat()
    gone = 0
    while True:
        rows = await store.read(
            f"select id from tables where changed < $1 order by changed limit {AT_ONCE}", before
        )
        for (table,) in rows:
            await store.write(delete_statements(table))
        gone += len(rows)
        if len(rows) < AT_ONCE:
            return gone

"""Who is connected to which process: rows of the database, told by the line when they change."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rollplayer.errors import StoreError
from rollplayer.server.cluster.coalesce import Coalesced
from rollplayer.server.cluster.line import ALIVE, TELL
from rollplayer.server.cluster.postgres import CHANNEL, PgStore
from rollplayer.server.store.store import Row, Statement

if TYPE_CHECKING:
    from rollplayer.server.table.room import Room
    from rollplayer.server.table.tables import Tables

HERE: Final = -1  # the number that says: who is at this table has changed
TELL_SECONDS: Final = 0.2  # who is here is told this late: a lost connection is soon back

ARRIVE: Final = (
    "insert into presence (table_id, seat, process) values ($1, $2, $3) on conflict do nothing"
)
LEAVE: Final = "delete from presence where table_id = $1 and seat = $2 and process = $3"
ELSEWHERE: Final = (
    "select distinct table_id, seat from presence where table_id = any($1) and process <> $2"
)
ANYWHERE: Final = "select distinct table_id, seat from presence where process <> $1"
LIVING: Final = f"""select objid::bigint as process from pg_locks
    where locktype = 'advisory' and classid = {ALIVE} and granted
    and database = (select oid from pg_database where datname = current_database())"""
GONE: Final = f"delete from presence where process not in ({LIVING}) returning table_id"
PEOPLE: Final = f"""select living.process, count(presence.seat) from ({LIVING}) living
    left join presence on presence.process = living.process group by living.process"""

log = logging.getLogger("rollplayer.server")


class Presence:
    """What this process tells the others of its people, and what they tell."""

    def __init__(self, tables: Tables, store: PgStore, process: int) -> None:
        self.tables = tables
        self.store = store
        self.process = process
        self.told: dict[str, frozenset[int]] = {}  # seats that the others know to be here
        self.asked = Coalesced[str, frozenset[int]](self.ask)
        self.telling = Coalesced[str, None](self.tell, TELL_SECONDS)

    def rooms(self) -> dict[str, Room]:
        return self.tables.rooms.in_use

    def here(self, table: str) -> frozenset[int]:
        room = self.rooms().get(table)
        return room.local_seats() if room else frozenset()

    def untold(self) -> list[str]:
        """Tables of which the others do not know who is here."""
        known = {*self.told, *self.rooms()}
        return [table for table in known if self.here(table) != self.told.get(table, frozenset())]

    async def tell(self, tables: Sequence[str]) -> dict[str, None]:
        """Tells the others who has come to this process and who has left it."""
        here = {table: self.here(table) for table in tables}
        moved = []
        for table, seats in here.items():
            told = self.told.get(table, frozenset())
            moved += [Statement(ARRIVE, (table, seat, self.process)) for seat in seats - told]
            moved += [Statement(LEAVE, (table, seat, self.process)) for seat in told - seats]
        if moved:
            moved.sort(key=lambda each: each.sql)  # those of one kind go together
            await self.store.write([*moved, *look_at(here)])
        self.told = {table: seats for table, seats in {**self.told, **here}.items() if seats}
        return {}

    async def elsewhere(self, table: str) -> frozenset[int]:
        """The seats whose people are connected to other processes."""
        return await self.asked.ask(table) or frozenset()

    async def ask(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        return by_table(await self.store.read(ELSEWHERE, list(tables), self.process))

    async def anywhere(self) -> dict[str, frozenset[int]]:
        """The same for all tables."""
        return by_table(await self.store.read(ANYWHERE, self.process))

    async def people(self) -> dict[int, int]:
        """How many people are connected to each process that lives."""
        return dict(await self.store.read(PEOPLE))

    async def clear_away(self) -> None:
        """Forgets who was connected to processes that are gone."""
        gone = await self.store.read(GONE)
        if gone:
            await self.store.write(look_at(table for (table,) in gone))

    async def leave(self) -> None:
        """This process ends."""
        try:
            await self.store.write(
                [Statement("delete from presence where process = $1", (self.process,))]
            )
        except StoreError as error:
            log.warning("who was here could not be cleared away: %s", error)


def look_at(tables: Iterable[str]) -> list[Statement]:
    """Tells all processes that somebody has come to these tables or left them."""
    return [Statement(TELL, (CHANNEL, f"{table} {HERE}")) for table in dict.fromkeys(tables)]


def by_table(rows: Iterable[Row]) -> dict[str, frozenset[int]]:
    found: dict[str, frozenset[int]] = {}
    for table, seat in rows:
        found[table] = found.get(table, frozenset()) | {seat}
    return found

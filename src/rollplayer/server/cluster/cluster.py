"""What a process on a shared PostgreSQL does about the others: `Peers`, put together."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from rollplayer.server.cluster.coalesce import Coalesced
from rollplayer.server.cluster.errands import Errands
from rollplayer.server.cluster.line import Line
from rollplayer.server.cluster.presence import HERE, Presence
from rollplayer.server.cluster.rebalance import Rebalance
from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import revisions
from rollplayer.server.table.room import waits_for_bot

if TYPE_CHECKING:
    from rollplayer.server.cluster.postgres import PgStore
    from rollplayer.server.table.room import Room
    from rollplayer.server.table.tables import Tables

# Another process may move these bots, or just have stopped: this is how long we look.
PATIENCE: Final = (0.05, 0.2, 0.5, 1.0)
MOST_READY: Final = 500  # tables that a process rebuilds at its start, some milliseconds each


class Cluster:
    """The other processes of a PostgreSQL, as `Peers`."""

    def __init__(self, tables: Tables, store: PgStore) -> None:
        self.tables = tables
        self.process = 1 + secrets.randbelow(2**31 - 1)
        self.errands = Errands()
        self.line = Line(store.address, self.process, self.errands)
        self.presence = Presence(tables, store, self.process)
        self.revisions = Coalesced[str, int](lambda tables: revisions(store, tables))

    async def start(self) -> None:
        await self.line.start(self.heard, self.catch_up)
        self.errands.begin(Rebalance(self.tables, self.presence).keep_even())
        self.errands.begin(self.get_ready())

    async def get_ready(self) -> None:
        """Rebuilds the tables that people play at elsewhere: should their process end, they come
        here all at once, and find their tables in memory."""
        for table in list(await self.presence.anywhere())[:MOST_READY]:
            try:
                await self.tables.rooms.find(table)
            except Refusal:
                continue  # it is told to whoever comes
            await asyncio.sleep(0)

    def is_listening(self) -> bool:
        return self.line.is_listening()

    # What the others have changed

    def heard(self, table: str, revision: int) -> None:
        """A process (it may be this one) has changed a table; if it is in use here, it is read."""
        room = self.tables.rooms.in_use.get(table)
        if room is None or 0 <= revision <= room.row.revision:
            return
        if revision == HERE:
            self.errands.begin(self.meet(room))
        elif room.viewers or room.driver:  # else whoever comes brings it up to date
            self.errands.begin(self.tables.changes.follow(room, revision))

    async def bring_up(self, room: Room) -> None:
        found = await self.revisions.ask(room.id)
        if found is not None and found > room.row.revision:
            await self.tables.changes.follow(room, found)

    async def catch_up(self) -> None:
        """Word of changes may have been lost."""
        await self.tables.catch_up()
        await self.meet_all()

    async def meet_all(self) -> None:
        """Word of who came and went may have been lost."""
        elsewhere = await self.presence.anywhere()
        for room in list(self.tables.rooms.in_use.values()):
            if room.elsewhere != elsewhere.get(room.id, frozenset()):
                await self.meet(room)

    async def look_around(self) -> None:
        await self.meet_all()
        if self.line.is_listening():  # else this process itself would count as gone
            await self.presence.clear_away()
        await asyncio.gather(*map(self.presence.telling.ask, self.presence.untold()))

    # People

    async def present(self, table: str) -> frozenset[int]:
        return await self.presence.elsewhere(table)

    def people_moved(self, room: Room) -> None:
        self.errands.begin(self.tell(room.id))

    async def tell(self, table: str) -> None:
        await self.presence.telling.ask(table)

    async def meet(self, room: Room) -> None:
        """Takes in who is connected to other processes, and shows it."""
        elsewhere = await self.presence.elsewhere(room.id)
        if elsewhere != room.elsewhere:
            room.meet(elsewhere)
            self.tables.changes.show_all(room)

    # Work that one process does

    async def take(self, work: str) -> bool:
        return await self.line.take(work)

    def give(self, work: str) -> None:
        self.line.give(work)

    async def drives(self, room: Room) -> bool:
        if room.id in self.line.held:
            return True
        for pause in (0.0, *PATIENCE):
            await asyncio.sleep(pause)
            if not waits_for_bot(room):
                return False
            if await self.line.take(room.id):
                await self.bring_up(room)  # what the process did that moved them until now
                return True
        return False

    async def close(self) -> None:
        self.errands.close()
        self.line.close()
        await self.presence.leave()

"""All tables that are in use: found or rebuilt from their records, brought up to date, put away."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from rollplayer.errors import StoreError
from rollplayer.server.errors import Refusal
from rollplayer.server.metrics import METRICS
from rollplayer.server.peers import Peers
from rollplayer.server.store import Store
from rollplayer.server.store.rows import Stored, load
from rollplayer.server.table.painter import Painter
from rollplayer.server.table.rebuild import pinned_cards, rebuild, take_stored
from rollplayer.server.table.room import Room, Viewer

IDLE_SECONDS: Final = 600.0
FENCE_SECONDS: Final = 60.0
MOST_FENCED: Final = 1000

log = logging.getLogger("rollplayer.server")


class Rooms:
    """The rooms of this server, by their tables."""

    def __init__(self, store: Store, peers: Peers, rebuilt: Callable[[Room], None]) -> None:
        self.store = store
        self.peers = peers
        self.rebuilt = rebuilt  # whom to tell that a room is back in memory
        self.in_use: dict[str, Room] = {}
        self.painters: dict[str, Painter] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.fenced: dict[str, float] = {}  # damaged tables, and when that was seen

    async def find(self, table: str) -> Room:
        """The room of a table, rebuilt from its record when it is not in memory."""
        room = self.in_use.get(table)
        if room is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self.fetch(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            room = await asyncio.shield(task)
        else:
            await self.peers.bring_up(room)
        room.used = monotonic()
        return room

    async def fetch(self, table: str) -> Room:
        if monotonic() - self.fenced.get(table, -FENCE_SECONDS) < FENCE_SECONDS:
            raise Refusal("table-damaged")
        stored = await self.read(table)
        if stored is None:
            raise Refusal("no-such-table")
        try:
            room = rebuild(stored, await pinned_cards(self.store, stored.table))
        except (Refusal, StoreError):
            raise
        except Exception as error:  # whatever is wrong with one table must not stop the others
            raise self.fence(table, error) from None
        self.keep(room)
        room.meet(await self.peers.present(table))
        self.rebuilt(room)
        return room

    async def refresh(self, room: Room) -> None:
        """Takes in what somebody else has written. The caller holds the room's lock."""
        stored = await self.read(room.id, room.game.event)
        if stored is None:
            self.forget(room)  # it was deleted
            raise Refusal("no-such-table")
        try:
            for event in stored.events:
                take_stored(room, event)
        except Exception as error:  # the room in memory is of no use any more
            self.forget(room)
            raise self.fence(room.id, error) from None
        room.adopt(stored.table, stored.seats)

    async def read(self, table: str, after: int = 0) -> Stored | None:
        try:
            return await load(self.store, table, after)
        except StoreError as error:
            log.error("a table could not be read: %s", error)
            raise Refusal("store-away") from None

    def fence(self, table: str, error: Exception) -> Refusal:
        """Closes a damaged table off: one line in the log, a clear answer to whoever comes."""
        log.error("table %s is damaged and closed off: %r", table, error)
        METRICS.count("rollplayer_fenced_total")
        self.fenced[table] = monotonic()
        while len(self.fenced) > MOST_FENCED:
            del self.fenced[next(iter(self.fenced))]
        return Refusal("table-damaged")

    def viewers(self) -> list[Viewer]:
        return [viewer for room in self.in_use.values() for viewer in room.viewers]

    def keep(self, room: Room) -> None:
        self.in_use[room.id] = room
        self.painters[room.id] = Painter(room)

    def forget(self, room: Room) -> None:
        """Puts a room away; the next visitor finds it in the store."""
        if self.in_use.get(room.id) is room:
            del self.in_use[room.id], self.painters[room.id]
        if room.driver:
            room.driver.cancel()
        for viewer in list(room.viewers):
            viewer.drop()

    def sweep(self) -> None:
        """Puts away the rooms that nobody has used for a while."""
        oldest = monotonic() - IDLE_SECONDS
        for room in list(self.in_use.values()):
            if not room.viewers and room.driver is None and room.used < oldest:
                self.forget(room)

    def close(self) -> None:
        for room in list(self.in_use.values()):
            self.forget(room)

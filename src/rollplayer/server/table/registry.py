"""All tables that are in use: found or rebuilt, saved, shown to their viewers, put away.

Every change goes the same road: planned under the room's lock, saved, taken, shown.
"""

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

from rollplayer.server.bots import USUAL_WORK, BotRunner, Work
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.store import Conflict, Statement, Store, StoreError
from rollplayer.server.store.rows import (
    BOT,
    SELECT_WAITING_FOR_BOTS,
    EventRow,
    SeatRow,
    Stored,
    insert_events,
    load,
    update_table,
)
from rollplayer.server.table.bot_turns import drive
from rollplayer.server.table.event_log import Step
from rollplayer.server.table.rebuild import rebuild
from rollplayer.server.table.room import Room, Viewer, encode, waiting
from rollplayer.server.table.view import Painter, summary

IDLE_SECONDS: Final = 600.0
ABANDONED_SECONDS: Final = 30.0
MOST_VIEWERS: Final = 200

log = logging.getLogger("rollplayer.server")


class Tables:
    """The rooms of this server."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        abandoned_after: float = ABANDONED_SECONDS,
        work: Work = USUAL_WORK,
    ) -> None:
        self.store = store
        self.bots = bots
        self.work = work
        self.abandoned_after = abandoned_after
        self.rooms: dict[str, Room] = {}
        self.painters: dict[str, Painter] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    # Finding

    async def room(self, table: str) -> Room:
        """The room of a table, rebuilt from its record when it is not in memory."""
        room = self.rooms.get(table)
        if room is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self.fetch(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = monotonic()
        return room

    async def fetch(self, table: str) -> Room:
        stored = await self.read(table)
        if stored is None:
            raise Refusal("no-such-table")
        room = rebuild(stored)
        self.keep(room)
        self.nudge(room)
        return room

    async def read(self, table: str) -> Stored | None:
        try:
            return await load(self.store, table)
        except StoreError as error:
            log.error("a table could not be read: %s", error)
            raise Refusal("store-away") from None

    async def refresh(self, room: Room) -> None:
        """Another server has gone on with this table: takes over what it has written."""
        stored = await self.read(room.id)
        if stored is not None:
            room.adopt(rebuild(stored))
            self.changed(room)

    def keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.painters[room.id] = Painter(room)

    def forget(self, room: Room) -> None:
        """Puts a room away; the next visitor finds it in the store."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id], self.painters[room.id]
        if room.driver:
            room.driver.cancel()
        for viewer in list(room.viewers):
            viewer.drop()

    def sweep(self) -> None:
        """Puts away the rooms that nobody has used for a while."""
        oldest = monotonic() - IDLE_SECONDS
        for room in list(self.rooms.values()):
            if not room.viewers and room.driver is None and room.used < oldest:
                self.forget(room)

    # Changing

    async def commit(
        self,
        room: Room,
        steps: Sequence[Step],
        seats: list[SeatRow] | None = None,
        more: Sequence[Statement] = (),
    ) -> None:
        """Saves steps and whatever belongs to them, then makes them part of the room.

        `seats` are the seats as they are afterwards. The caller holds the room's lock.
        """
        after = room.seats if seats is None else seats
        await self.save(room, [*more, *statements(room, steps, after)])
        room.seats = after
        room.take(steps)

    async def save(self, room: Room, wanted: Sequence[Statement]) -> None:
        try:
            await self.store.write(wanted)
        except Conflict:
            await self.refresh(room)
            raise Refusal("stale") from None
        except StoreError as error:
            log.error("a move could not be saved: %s", error)
            raise Refusal("not-saved") from None

    def changed(self, room: Room) -> None:
        """Shows a room to all its viewers, and lets its bots go on."""
        painter = self.painters.get(room.id)
        if painter is None:
            return
        shown: dict[tuple[frozenset[int], int], bytes] = {}
        for viewer in list(room.viewers):
            key = (viewer.mine, viewer.sent)
            if key not in shown:
                shown[key] = painter.view(viewer.mine, viewer.sent)
            viewer.sent = room.game.event
            viewer.send(shown[key])
        self.nudge(room)

    def show(self, room: Room, viewer: Viewer) -> None:
        """Sends one viewer the table as it is now."""
        viewer.send(self.painters[room.id].view(viewer.mine, viewer.sent))
        viewer.sent = room.game.event

    # Bots

    def nudge(self, room: Room) -> None:
        """Sets a bot to work if the table waits for one and none is at work yet."""
        if room.driver is None and waiting(room.seats, room.game, room.game.now) == BOT:
            room.driver = asyncio.create_task(drive(self, room))
            room.driver.add_done_callback(lambda task: self.driven(room, task))

    def driven(self, room: Room, task: "asyncio.Task[None]") -> None:
        room.driver = None
        if not task.cancelled() and (error := task.exception()):
            log.error("the bots of table %s stopped: %r", room.id, error)

    async def resume(self) -> None:
        """After a restart: the tables that wait for a bot go on."""
        for (table,) in await self.store.read(SELECT_WAITING_FOR_BOTS):
            try:
                await self.room(table)
            except Refusal as refusal:
                log.warning("table %s cannot go on: %s", table, refusal.message)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            self.forget(room)


def statements(room: Room, steps: Sequence[Step], seats: list[SeatRow]) -> list[Statement]:
    """What has to be written for steps: the events, and the line that lists show."""
    at = now()
    first = room.game.event + 1
    rows = [EventRow(first + place, step.seat, step.text) for place, step in enumerate(steps)]
    last = steps[-1].after if steps else room.game.now
    line = encode(summary(room, last, seats, at)).decode()
    update = update_table(room.id, waiting(seats, room.game, last), line, at)
    return [*insert_events(room.id, rows, at), update]

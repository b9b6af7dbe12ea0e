"""Every change of a table goes the same road: planned under the room's lock, saved, taken, shown.

Where somebody else has changed the table meanwhile (another process, or the host's command line),
the store says so: what they wrote is taken in, and the change is planned again.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from rollplayer.errors import Conflict, StoreError
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.metrics import METRICS
from rollplayer.server.store import Statement
from rollplayer.server.store.rows import (
    EventRow,
    SeatRow,
    TableRow,
    insert_events,
    update_seat,
    update_table,
)
from rollplayer.server.table.ahead import carried_on
from rollplayer.server.table.painter import Painter
from rollplayer.server.table.room import Change, Room, Viewer, encode, waiting
from rollplayer.server.table.rooms import Rooms
from rollplayer.server.table.view import summary
from rollplayer.server.wire.table import Proposal

TRIES: Final = 10  # to write before others do

log = logging.getLogger("rollplayer.server")


class Changes:
    """The changes of all rooms."""

    def __init__(self, rooms: Rooms, nudge: Callable[[Room], None]) -> None:
        self.rooms = rooms
        self.nudge = nudge  # sets the bots of a room to work

    async def make(self, room: Room, plan: Callable[[], Change | None]) -> int:
        """Plans under the room's lock and saves; gives the number of events when it is durable."""
        for _ in range(TRIES):
            async with room.lock:
                change = plan()
                if change is None:
                    return room.game.event
                try:
                    await self.commit(room, carried_on(room, change))
                except Conflict:
                    await self.rooms.refresh(room)
                    self.publish(room)
                else:
                    return room.game.event
        raise Refusal("busy")

    async def commit(self, room: Room, change: Change) -> None:
        """Saves a change, then makes it part of the room. The caller holds the room's lock."""
        row, seats, at = changed_row(room, change)
        moment = change.steps[-1].after if change.steps else room.game.now
        first = room.game.event + 1
        events = [
            EventRow(first + place, step.seat, step.text) for place, step in enumerate(change.steps)
        ]
        row = row._replace(summary=encode(summary(room, row, moment, seats, at)).decode())
        changed = [now for was, now in zip(room.seats, seats, strict=True) if was != now]
        wanted = [
            *change.more,
            *insert_events(room.id, events, at),
            *(update_seat(room.id, seat) for seat in changed),
            update_table(row, waiting(row, seats, moment), at),
        ]
        await self.save(wanted)
        room.take(change.steps)
        room.adopt(row, seats)
        METRICS.count("rollplayer_events_total", len(events))

    async def save(self, wanted: Sequence[Statement]) -> None:
        try:
            await self.rooms.store.write(wanted)
        except Conflict:
            METRICS.count("rollplayer_conflicts_total")
            raise
        except StoreError as error:
            log.error("a move could not be saved: %s", error)
            METRICS.count("rollplayer_not_saved_total")
            raise Refusal("not-saved") from None

    async def follow(self, room: Room, revision: int) -> None:
        """Takes in and shows what somebody else has made of a room."""
        async with room.lock:
            if revision <= room.row.revision:
                return
            await self.rooms.refresh(room)
        self.show_all(room)

    def publish(self, room: Room) -> None:
        """Shows a room to all its viewers, and lets its bots go on."""
        self.show_all(room)
        self.nudge(room)

    def show_all(self, room: Room) -> None:
        painter = self.rooms.painters.get(room.id)
        if painter is None:
            return
        for viewer, text in painter.messages(list(room.viewers)):
            mark_shown(room, painter, viewer)
            viewer.send(text)

    def show(self, room: Room, viewer: Viewer) -> None:
        """Sends one viewer the table as it is now, whole."""
        painter = self.rooms.painters.get(room.id)
        if painter is not None:
            text = painter.message(viewer)
            mark_shown(room, painter, viewer)
            viewer.send(text)


def mark_shown(room: Room, painter: Painter, viewer: Viewer) -> None:
    viewer.sent, viewer.shown = room.game.event, painter.number


def changed_row(room: Room, change: Change) -> tuple[TableRow, list[SeatRow], str]:
    """The row and seats as they are after a change. Any step ends a proposal to take back."""
    proposals = room.proposals if change.proposals is None else change.proposals
    if change.steps and proposals:
        proposals = [each for each in proposals if each.what != "undo"]
    kept = proposals is room.proposals
    row = room.row._replace(
        revision=room.row.revision + 1,
        proposals=room.row.proposals if kept else proposals_text(proposals),
        next=change.next or room.row.next,
        reason=change.reason or room.row.reason,
        talk=room.row.talk if change.talk is None else encode(change.talk).decode(),
    )
    seats = room.seats if change.seats is None else change.seats
    return row, seats, room.changed if change.aside else now()


def proposals_text(proposals: Sequence[Proposal]) -> str:
    return encode(list(proposals)).decode()

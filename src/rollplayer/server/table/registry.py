"""All tables that are in use: found or rebuilt, changed, shown to their viewers, put away.

Every change goes the same road: planned under the room's lock, saved, taken, shown. Where another
process has changed the table meanwhile, the store says so: what it wrote is taken in, and the
change is planned again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, Final

from rollplayer.server.bots import USUAL_WORK, BotRunner, Work
from rollplayer.server.clock import now
from rollplayer.server.cluster.coalesce import Coalesced
from rollplayer.server.cluster.peers import HERE, Moved, Peers, peers_of
from rollplayer.server.errors import Refusal
from rollplayer.server.metrics import METRICS
from rollplayer.server.store import Conflict, News, Statement, Store, StoreError
from rollplayer.server.store.rows import (
    BOT,
    EventRow,
    SeatRow,
    Stored,
    TableRow,
    insert_events,
    load,
    revisions,
    update_seat,
    update_table,
)
from rollplayer.server.table.ahead import carried_on
from rollplayer.server.table.bot_turns import drive, resume
from rollplayer.server.table.painter import Painter
from rollplayer.server.table.rebuild import keep_cards, pinned_cards, rebuild, take_stored
from rollplayer.server.table.room import Change, Room, Viewer, encode, waiting
from rollplayer.server.table.view import summary
from rollplayer.server.wire.table import Proposal

IDLE_SECONDS: Final = 600.0
ABANDONED_SECONDS: Final = 60.0
STAND_IN_SECONDS: Final = 4.0  # about as long as a person takes
POLL_SECONDS: Final = 5.0
FENCE_SECONDS: Final = 60.0
PRESENCE_SECONDS: Final = 0.2  # who is here is told this late: a lost connection is soon back
TRIES: Final = 10  # to write before other processes do
MOST_READY: Final = 500  # tables that a process rebuilds at its start, some milliseconds each

log = logging.getLogger("rollplayer.server")


class Tables:
    """The rooms of this server."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        abandoned_after: float = ABANDONED_SECONDS,
        work: Work = USUAL_WORK,
        stand_in_pause: float = STAND_IN_SECONDS,
    ) -> None:
        self.store = store
        self.bots = bots
        self.work = work
        self.abandoned_after = abandoned_after
        self.stand_in_pause = stand_in_pause
        self.peers: Peers = peers_of(store)
        self.rooms: dict[str, Room] = {}
        self.painters: dict[str, Painter] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.fenced: dict[str, float] = {}  # damaged tables, and when that was seen
        self.errands: set[asyncio.Task[None]] = set()
        self.revision = Coalesced[str, int](lambda tables: revisions(store, tables))
        self.present = Coalesced[str, frozenset[int]](self.peers.present)
        self.presence = Coalesced[Room, None](self.tell_presences, PRESENCE_SECONDS)

    async def start(self) -> None:
        """Keeps the cards of this release, and goes on where the last server ended."""
        await self.store.write([keep_cards()])
        await self.peers.start(self.heard, self.catch_up)
        await resume(self)
        self.errand(self.get_ready())

    async def get_ready(self) -> None:
        """Rebuilds the tables that people play at elsewhere: should their process end, they come
        here all at once, and find their tables in memory."""
        for table in list(await self.peers.present_anywhere())[:MOST_READY]:
            try:
                await self.room(table)
            except Refusal:
                continue  # it is told to whoever comes
            await asyncio.sleep(0)

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
        else:
            await self.bring_up(room)
        room.used = monotonic()
        return room

    async def bring_up(self, room: Room) -> None:
        """Whoever asks sees what others have seen, even if word of it is still on its way."""
        if not self.peers.process:
            return
        found = await self.revision.ask(room.id)
        if found is not None and found > room.row.revision:
            await self.follow(room, News(room.id, found))

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
        await self.meet(room)
        self.nudge(room)
        return room

    def fence(self, table: str, error: Exception) -> Refusal:
        """Closes a damaged table off: one line in the log, a clear answer to whoever comes."""
        log.error("table %s is damaged and closed off: %r", table, error)
        METRICS.count("rollplayer_fenced_total")
        self.fenced[table] = monotonic()
        while len(self.fenced) > 1000:
            del self.fenced[next(iter(self.fenced))]
        return Refusal("table-damaged")

    async def read(self, table: str, after: int = 0) -> Stored | None:
        try:
            return await load(self.store, table, after)
        except StoreError as error:
            log.error("a table could not be read: %s", error)
            raise Refusal("store-away") from None

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

    async def change(self, room: Room, plan: Callable[[], Change | None]) -> int:
        """Plans under the room's lock and saves; gives the number of events when it is durable."""
        for _ in range(TRIES):
            async with room.lock:
                change = plan()
                if change is None:
                    return room.game.event
                try:
                    await self.commit(room, carried_on(room, change))
                except Conflict:
                    await self.refresh(room)
                    self.changed(room)
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
        await self.save(wanted, News(room.id, row.revision))
        room.take(change.steps)
        room.adopt(row, seats)
        METRICS.count("rollplayer_events_total", len(events))

    async def save(self, wanted: Sequence[Statement], news: News) -> None:
        try:
            await self.store.write(wanted, news)
        except Conflict:
            METRICS.count("rollplayer_conflicts_total")
            raise
        except StoreError as error:
            log.error("a move could not be saved: %s", error)
            METRICS.count("rollplayer_not_saved_total")
            raise Refusal("not-saved") from None

    async def refresh(self, room: Room) -> None:
        """Takes in what another process has written. The caller holds the room's lock."""
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

    def changed(self, room: Room) -> None:
        """Shows a room to all its viewers, and lets its bots go on."""
        self.show_all(room)
        self.nudge(room)

    def show_all(self, room: Room) -> None:
        painter = self.painters.get(room.id)
        if painter is None:
            return
        for viewer, text in painter.messages(list(room.viewers)):
            self.sent(room, painter, viewer)
            viewer.send(text)

    def show(self, room: Room, viewer: Viewer) -> None:
        """Sends one viewer the table as it is now, whole."""
        painter = self.painters.get(room.id)
        if painter is not None:
            text = painter.message(viewer)
            self.sent(room, painter, viewer)
            viewer.send(text)

    def sent(self, room: Room, painter: Painter, viewer: Viewer) -> None:
        viewer.sent, viewer.shown = room.game.event, painter.number

    def viewers(self) -> list[Viewer]:
        return [viewer for room in self.rooms.values() for viewer in room.viewers]

    # Other processes

    def heard(self, news: News) -> None:
        """Another process (or this one) has changed a table; if it is in use here, it is read."""
        room = self.rooms.get(news.table)
        if room is None or 0 <= news.revision <= room.row.revision:
            return
        if news.revision != HERE and not room.viewers and room.driver is None:
            return  # nobody looks; whoever comes brings it up to date (`room`)
        self.errand(self.meet_and_show(room) if news.revision == HERE else self.follow(room, news))

    async def follow(self, room: Room, news: News) -> None:
        async with room.lock:
            if news.revision <= room.row.revision:
                return
            await self.refresh(room)
        self.show_all(room)

    async def meet_and_show(self, room: Room) -> None:
        if await self.meet(room):
            self.show_all(room)

    async def meet(self, room: Room) -> bool:
        """Takes in who is connected to other processes; says whether that has changed."""
        elsewhere = await self.present.ask(room.id) or frozenset()
        if elsewhere == room.elsewhere:
            return False
        room.meet(elsewhere)
        return True

    async def tell_presence(self, room: Room) -> None:
        """Tells the other processes which seats are connected here."""
        await self.presence.ask(room)

    async def tell_presences(self, rooms: Sequence[Room]) -> dict[Room, None]:
        here = {room: room.local_seats() for room in rooms}
        moved = [
            Moved(room.id, seat, is_here=seat in here[room])
            for room in rooms
            for seat in here[room] ^ room.told
        ]
        if moved:
            await self.peers.tell(moved)
        for room in rooms:
            room.told = here[room]
        return {}

    async def catch_up(self) -> None:
        """Looks at every table in use: word of a change may have been lost."""
        rooms = list(self.rooms.values())  # those of now: others may be made while we read
        found = await revisions(self.store, [room.id for room in rooms])
        elsewhere = await self.peers.present_anywhere()
        for room in rooms:
            if room.id not in found:
                self.forget(room)  # it was deleted
                continue
            if found[room.id] > room.row.revision and room.viewers:
                await self.follow(room, News(room.id, found[room.id]))
            if room.elsewhere != elsewhere.get(room.id, frozenset()):
                await self.meet_and_show(room)

    async def poll(self) -> None:
        """Every few seconds: what was not told, who is gone, which bots nobody moves."""
        await self.catch_up()
        await self.peers.clear_away()
        astray = [room for room in self.rooms.values() if room.told != room.local_seats()]
        await asyncio.gather(*map(self.tell_presence, astray))
        await resume(self)

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for. What fails is put right by the next poll."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.ran)

    def ran(self, task: "asyncio.Task[None]") -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("a table could not be brought up to date: %s", error)

    # Bots

    def nudge(self, room: Room) -> None:
        """Sets a bot to work if the table waits for one and none is at work yet."""
        if room.driver is None and waiting(room.row, room.seats, room.game.now) == BOT:
            room.driver = asyncio.create_task(drive(self, room))
            room.driver.add_done_callback(lambda task: self.driven(room, task))

    def driven(self, room: Room, task: "asyncio.Task[None]") -> None:
        room.driver = None
        self.errand(self.give(room))
        if not task.cancelled() and (error := task.exception()):
            log.error("the bots of table %s stopped: %r", room.id, error)

    async def give(self, room: Room) -> None:
        if room.driver is None:  # else its bots are at work again already
            await self.peers.give(room.id)

    async def close(self) -> None:
        for task in self.errands:
            task.cancel()
        for room in list(self.rooms.values()):
            self.forget(room)
        await self.peers.close()


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

"""Moves the bots of the tables. A bot's move goes the same road as a person's."""

from __future__ import annotations

import asyncio
import logging
from random import sample
from typing import TYPE_CHECKING, Final

from rollplayer.engine import CHANCE, legal
from rollplayer.engine import turn as seat_to_act
from rollplayer.errors import StoreError
from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import BOT, SELECT_WAITING_FOR_BOTS
from rollplayer.server.table.proposals import SLOW
from rollplayer.server.table.room import Change, Room, is_stand_in, waits_for_bot

if TYPE_CHECKING:
    from rollplayer.server.table.tables import Tables

RETRY_SECONDS: Final = 2.0
MOST_UNATTENDED: Final = 100  # tables whose bots play on with nobody there, at a time
SLOWER: Final = 15.0  # a stand-in of a game over days takes its time

log = logging.getLogger("rollplayer.server")


class BotTurns:
    """The bots at work: one task for each table that waits for one."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def nudge(self, room: Room) -> None:
        """Sets a bot to work if the table waits for one and none is at work yet."""
        if room.driver is None and waits_for_bot(room):
            room.driver = asyncio.create_task(self.drive(room))
            room.driver.add_done_callback(lambda task: self.stopped(room, task))

    def stopped(self, room: Room, task: asyncio.Task[None]) -> None:
        room.driver = None
        self.tables.peers.give(room.id)
        if not task.cancelled() and (error := task.exception()):
            log.error("the bots of table %s stopped: %r", room.id, error)

    async def drive(self, room: Room) -> None:
        """Plays for bots until a person is to move or the game is over."""
        while waits_for_bot(room):
            try:
                if not await self.tables.peers.drives(room):
                    return
                if waits_for_bot(room):  # others may have moved until now
                    await self.go_on(room)
            except Refusal as refusal:
                if refusal.status == 410:
                    return  # damaged, and closed off
                await asyncio.sleep(RETRY_SECONDS)
            except StoreError as error:
                log.warning("the bots of table %s wait for the store: %s", room.id, error)
                await asyncio.sleep(RETRY_SECONDS)

    async def go_on(self, room: Room) -> None:
        if seat_to_act(room.game.state) == CHANCE:
            await self.settle(room)
        else:
            await self.move(room)

    async def settle(self, room: Room) -> None:
        """Chance is pending only where a table began from a position that waits for a roll."""
        event = room.game.event
        await self.tables.changes.make(
            room, lambda: Change(room.game.plan_start()) if room.game.event == event else None
        )
        self.tables.changes.publish(room)

    async def move(self, room: Room) -> None:
        event, state = room.game.event, room.game.state
        seat = seat_to_act(state)
        row = room.seats[seat]
        bots, changes = self.tables.bots, self.tables.changes
        if not bots.is_instant(row.bot):
            room.thinking = seat
            changes.show_all(room)
        try:
            if is_stand_in(row):
                pause = self.tables.settings.stand_in_pause
                await asyncio.sleep(pause * (SLOWER if room.row.pace == SLOW else 1))
            chosen = await bots.choose(room, row.bot, state, seat, legal(state, seat))
        finally:
            room.thinking = None

        def plan() -> Change | None:
            # Meanwhile somebody may have used a skill, gone back, or come back to the seat.
            if room.game.event != event or room.seats[seat].kind != BOT:
                return None
            return Change(room.game.plan_move(seat, chosen))

        await changes.make(room, plan)
        changes.show_all(room)

    async def resume(self) -> None:
        """Tables that wait for a bot nobody moves go on, after a restart or another's end."""
        rooms, peers = self.tables.rooms, self.tables.peers
        rows = await self.tables.store.read(SELECT_WAITING_FOR_BOTS)
        driven = {room.id for room in rooms.in_use.values() if room.driver}
        idle = [table for (table,) in rows if table not in driven and table not in rooms.fenced]
        for table in sample(idle, min(len(idle), max(0, MOST_UNATTENDED - len(driven)))):
            if not await peers.take(table):
                continue
            try:
                room = await rooms.find(table)
                self.nudge(room)
            except (Refusal, StoreError) as error:
                log.warning("table %s cannot go on: %s", table, error)
            if table not in rooms.in_use or rooms.in_use[table].driver is None:
                peers.give(table)

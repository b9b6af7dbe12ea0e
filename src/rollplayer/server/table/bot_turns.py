"""Moves the bots of a table. A bot's move goes the same road as a person's."""

from __future__ import annotations

import asyncio
import logging
from random import sample
from typing import TYPE_CHECKING, Final

from rollplayer.engine import CHANCE, legal
from rollplayer.engine import turn as seat_to_act
from rollplayer.server.errors import Refusal
from rollplayer.server.store import StoreError
from rollplayer.server.store.rows import BOT, SELECT_WAITING_FOR_BOTS
from rollplayer.server.table.proposals import SLOW
from rollplayer.server.table.room import Change, Room, is_stand_in, waiting

if TYPE_CHECKING:
    from rollplayer.server.table.registry import Tables

RETRY_SECONDS: Final = 2.0
# Another process may move these bots, or just have stopped: this is how long we look.
PATIENCE: Final = (0.05, 0.2, 0.5, 1.0)
MOST_UNATTENDED: Final = 100  # tables whose bots play on with nobody there, at a time
SLOWER: Final = 15.0  # a stand-in of a game over days takes its time

log = logging.getLogger("rollplayer.server")


async def drive(tables: Tables, room: Room) -> None:
    """Plays for bots until a person is to move or the game is over."""
    if not await is_ours(tables, room):
        return
    looked = False  # at what the process did that moved these bots until now
    while waits_for_bot(room):
        try:
            if not await tables.peers.take(room.id):
                return
            if looked:
                await go_on(tables, room)
            else:
                await tables.bring_up(room)
                looked = True
        except Refusal as refusal:
            if refusal.status == 410:
                return  # damaged, and closed off
            await asyncio.sleep(RETRY_SECONDS)
        except StoreError as error:
            log.warning("the bots of table %s wait for the store: %s", room.id, error)
            await asyncio.sleep(RETRY_SECONDS)


def waits_for_bot(room: Room) -> bool:
    return waiting(room.row, room.seats, room.game.now) == BOT


async def is_ours(tables: Tables, room: Room) -> bool:
    for pause in (*PATIENCE, None):
        try:
            if await tables.peers.take(room.id):
                return True
        except StoreError:
            pass
        if pause is None or not waits_for_bot(room):
            return False
        await asyncio.sleep(pause)
    return False


async def go_on(tables: Tables, room: Room) -> None:
    if seat_to_act(room.game.state) == CHANCE:
        await settle(tables, room)
    else:
        await move(tables, room)


async def settle(tables: Tables, room: Room) -> None:
    """Chance is pending only where a table began from a position that waits for a roll."""
    event = room.game.event
    await tables.change(
        room, lambda: Change(room.game.plan_start()) if room.game.event == event else None
    )
    tables.changed(room)


async def move(tables: Tables, room: Room) -> None:
    event, state = room.game.event, room.game.state
    seat = seat_to_act(state)
    row = room.seats[seat]
    if not tables.bots.is_instant(row.bot):
        room.thinking = seat
        tables.show_all(room)
    try:
        if is_stand_in(row):
            await asyncio.sleep(tables.stand_in_pause * (SLOWER if room.row.pace == SLOW else 1))
        chosen = await tables.bots.choose(room, row.bot, state, seat, legal(state, seat))
    finally:
        room.thinking = None

    def plan() -> Change | None:
        # Meanwhile somebody may have used a skill, gone back, or come back to the seat.
        if room.game.event != event or room.seats[seat].kind != BOT:
            return None
        return Change(room.game.plan_move(seat, chosen))

    await tables.change(room, plan)
    tables.show_all(room)


async def resume(tables: Tables) -> None:
    """Tables that wait for a bot nobody moves go on, after a restart or another's end."""
    rows = await tables.store.read(SELECT_WAITING_FOR_BOTS)
    driven = {room.id for room in tables.rooms.values() if room.driver}
    idle = [table for (table,) in rows if table not in driven and table not in tables.fenced]
    for table in sample(idle, min(len(idle), max(0, MOST_UNATTENDED - len(driven)))):
        if not await tables.peers.take(table):
            continue
        try:
            room = await tables.room(table)
            tables.nudge(room)
        except (Refusal, StoreError) as error:
            log.warning("table %s cannot go on: %s", table, error)
        if table not in tables.rooms or tables.rooms[table].driver is None:
            await tables.peers.give(table)

"""Moves the bots of a table. A bot's move goes the same road as a person's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from rollplayer.engine import CHANCE, legal
from rollplayer.engine import turn as seat_to_act
from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import BOT
from rollplayer.server.table.room import Room, waiting

if TYPE_CHECKING:
    from rollplayer.server.table.registry import Tables

RETRY_SECONDS: Final = 2.0


async def drive(tables: Tables, room: Room) -> None:
    """Plays for bots until a person is asked or the game is over."""
    while waiting(room.seats, room.game, room.game.now) == BOT:
        try:
            await go_on(tables, room)
        except Refusal as refusal:
            # Another server was first, or the store fails: look again, in the second case later.
            await asyncio.sleep(0 if refusal.code == "stale" else RETRY_SECONDS)


async def go_on(tables: Tables, room: Room) -> None:
    if seat_to_act(room.game.state) == CHANCE:
        await settle(tables, room)
    else:
        await move(tables, room)


async def settle(tables: Tables, room: Room) -> None:
    """Chance is pending only where a table began from a position that waits for a roll."""
    async with room.lock:
        await tables.commit(room, room.game.plan_start())
    tables.changed(room)


async def move(tables: Tables, room: Room) -> None:
    event, state = room.game.event, room.game.state
    seat = seat_to_act(state)
    bot = room.seats[seat].bot
    if not tables.bots.is_instant(bot):
        room.thinking = seat
        tables.changed(room)
    try:
        chosen = await tables.bots.choose(room, bot, state, seat, legal(state, seat))
    finally:
        room.thinking = None
    async with room.lock:
        # Meanwhile somebody may have used a skill, gone back, or come back to the seat.
        if room.game.event != event or room.seats[seat].kind != BOT:
            return
        await tables.commit(room, room.game.plan_move(seat, chosen))
    tables.changed(room)

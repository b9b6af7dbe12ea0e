"""Taking seats: by the invite link, or at the rematch of a table one has played at."""

from rollplayer.server.errors import Refusal
from rollplayer.server.lobby.seating import seat_person
from rollplayer.server.lobby.service import rematch_table
from rollplayer.server.store import Statement
from rollplayer.server.store.rows import (
    OPEN,
    SELECT_BY_INVITE,
    UPDATE_NEXT,
    SeatRow,
    update_seat,
)
from rollplayer.server.table.registry import Tables
from rollplayer.server.table.room import Room
from rollplayer.server.table.socket import seats_of
from rollplayer.server.wire import Join, Rematch, SeatKey, SeatWish, TableMade


async def invited_room(tables: Tables, invite: str) -> Room:
    found = await tables.store.read(SELECT_BY_INVITE, invite)
    if not found:
        raise Refusal("no-such-invitation")
    return await tables.room(found[0][0])


async def join(tables: Tables, room: Room, wish: Join) -> TableMade:
    """Takes an open seat; the game begins with the last one."""
    key = await sit_down(tables, room, wish)
    return TableMade(room.id, room.row.invite, [key])


async def sit_down(tables: Tables, room: Room, wish: Join) -> SeatKey:
    async with room.lock:
        row, key = seat_person(free_seat(room, wish.seat), wish.name)
        seats = [row if each.seat == row.seat else each for each in room.seats]
        starts = not any(each.kind == OPEN for each in seats)
        steps = room.game.plan_start() if starts else []
        await tables.commit(room, steps, seats, [update_seat(room.id, row)])
    tables.changed(room)
    return key


def free_seat(room: Room, wanted: int | None) -> int:
    free = [row.seat for row in room.seats if row.kind == OPEN]
    if not free:
        raise Refusal("table-full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refusal("seat-taken")
    return wanted


async def rematch(tables: Tables, room: Room, wish: Rematch) -> TableMade:
    """The first who asks makes the table; whoever asks later sits down at it."""
    mine = seats_of(room, [wish.token, *wish.others])
    if not mine:
        raise Refusal("rematch-not-yours")
    async with room.lock:
        if room.row.next is None:
            made = await rematch_table(tables, room, wishes(room, mine))
            await tables.commit(room, [], more=[Statement(UPDATE_NEXT, (room.id, made.table))])
            room.row = room.row._replace(next=made.table)
            fresh = True
        else:
            fresh = False
    if fresh:
        tables.changed(room)
        return made
    return await rejoin(tables, room, mine)


def wishes(room: Room, mine: frozenset[int]) -> list[SeatWish]:
    """The same bots, the people who ask, and open seats for the others."""
    return [wish_of(row, mine) for row in room.seats]


def wish_of(row: SeatRow, mine: frozenset[int]) -> SeatWish:
    if row.seat in mine:
        return SeatWish("me", row.name)
    if row.token is None and row.bot:
        return SeatWish("bot", row.name, row.bot)
    return SeatWish("open")


async def rejoin(tables: Tables, room: Room, mine: frozenset[int]) -> TableMade:
    assert room.row.next is not None
    there = await tables.room(room.row.next)
    wishes_there = [Join(room.seats[seat].name, seat) for seat in sorted(mine)]
    keys = [await sit_down(tables, there, wish) for wish in wishes_there]
    return TableMade(there.id, there.row.invite, keys)

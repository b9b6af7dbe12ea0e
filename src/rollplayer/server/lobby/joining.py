"""Taking seats: by the invite link, at the rematch of a table one has played at, or by a code."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from rollplayer.errors import Conflict
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.lobby.seating import (
    Seating,
    check_promise,
    open_seat,
    seat_bot,
    seat_person,
)
from rollplayer.server.lobby.service import begin, rematch_ground, room_of
from rollplayer.server.store import Statement
from rollplayer.server.store.rows import (
    FIND_CODE,
    FORGET_CODES,
    KEEP_CODE,
    OPEN,
    SELECT_BY_INVITE,
    USE_CODE,
    SeatRow,
    insert_table,
)
from rollplayer.server.table.commands import reseated, start
from rollplayer.server.table.room import Change, Room
from rollplayer.server.table.socket import seats_of
from rollplayer.server.table.tables import Tables
from rollplayer.server.table.view import has_open_seat
from rollplayer.server.tokens import hashed, new_code, new_token, normalized_code
from rollplayer.server.wire.lobby import Join, Rematch, SeatKey, SeatWish, TableMade
from rollplayer.server.wire.seats import HandOver, HandOverCode, TakeOver

CODE_SECONDS: Final = 600


async def invited_room(tables: Tables, invite: str) -> Room:
    found = await tables.store.read(SELECT_BY_INVITE, invite)
    if not found:
        raise Refusal("no-such-invitation")
    return await tables.rooms.find(found[0][0])


async def join(tables: Tables, room: Room, wish: Join) -> TableMade:
    """Takes an open seat; the game begins with the last one."""
    key = await sit_down(tables, room, wish, frozenset())
    return TableMade(room.id, room.row.invite, [key])


async def sit_down(tables: Tables, room: Room, wish: Join, kept: frozenset[str]) -> SeatKey:
    """`kept` are the hashes of tokens for which seats may be kept."""
    keys: list[SeatKey] = []

    def plan() -> Change:
        row, key = seat_person(free_seat(room, wish.seat, kept), wish.name, wish.promise)
        keys[:] = [key]
        return start(room, reseated(room, row))

    await tables.changes.make(room, plan)
    tables.changes.publish(room)
    return keys[0]


def free_seat(room: Room, wanted: int | None, kept: frozenset[str]) -> int:
    if room.is_closed:
        raise Refusal("table-closed")
    open_seats = [row for row in room.seats if row.kind == OPEN]
    free = [row.seat for row in open_seats if row.reserved is None or row.reserved in kept]
    if wanted is None and free:
        return free[0]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is None and not open_seats:
        raise Refusal("table-full")
    is_kept = wanted is None or any(row.seat == wanted for row in open_seats)
    raise Refusal("seat-reserved" if is_kept else "seat-taken")


# A rematch -------------------------------------------------------------------------------------


async def rematch(tables: Tables, room: Room, wish: Rematch) -> TableMade:
    """The first who asks makes the table; the others get the seats that are kept for them."""
    mine = seats_of(room, [wish.token, *wish.others])
    if not mine:
        raise Refusal("rematch-not-yours")
    made: list[TableMade] = []
    rooms: list[Room] = []

    def plan() -> Change | None:
        """The new table and the link to it are saved together: there is never a second one."""
        made.clear()
        if room.row.next is not None:
            return None
        seating = seats_again(room, mine, wish.promise, tables.bots.known)
        host = min(key.seat for key in seating.keys)
        fresh = room_of(rematch_ground(room), seating, None, host=host)
        rooms[:] = [fresh]
        made[:] = [TableMade(fresh.id, fresh.row.invite, seating.keys)]
        return Change(next=fresh.id, more=insert_table(fresh.row, fresh.seats))

    await tables.changes.make(room, plan)
    if not made:
        return await rejoin(tables, room, mine, wish.promise)
    tables.rooms.keep(rooms[0])
    await begin(tables, rooms[0])
    tables.changes.publish(room)
    return made[0]


def seats_again(room: Room, mine: frozenset[int], promise: str, bots: Sequence[str]) -> Seating:
    """The same bots, the people who ask, and seats kept for the others.

    Everybody moves up a seat, so that another player begins.
    """
    seating = Seating([], [])
    for seat, row in enumerate([*room.seats[1:], room.seats[0]]):
        if row.seat in mine:
            fresh, key = seat_person(seat, row.name, promise if row.seat == min(mine) else "")
            seating.rows.append(fresh)
            seating.keys.append(key)
        else:
            seating.rows.append(other_seat(row._replace(seat=seat), bots))
    return seating


def other_seat(row: SeatRow, bots: Sequence[str]) -> SeatRow:
    if row.token is None and row.bot:
        return seat_bot(row.seat, SeatWish("bot", row.name, row.bot), bots)
    return open_seat(row.seat, row.token)


async def rejoin(tables: Tables, room: Room, mine: frozenset[int], promise: str) -> TableMade:
    assert room.row.next is not None
    there = await tables.rooms.find(room.row.next)
    keys = []
    for seat in sorted(mine):
        row = room.seats[seat]
        wish = Join(row.name, kept_seat(there, row.token), promise if seat == min(mine) else "")
        keys.append(await sit_down(tables, there, wish, frozenset((row.token or "",))))
    return TableMade(there.id, there.row.invite, keys)


def kept_seat(room: Room, token: str | None) -> int:
    """The seat that waits for the holder of a token (a hash)."""
    for row in room.seats:
        if row.reserved is not None and row.reserved == token:
            return row.seat
    raise Refusal("seat-taken")


# Another device --------------------------------------------------------------------------------


async def hand_over(tables: Tables, room: Room, wish: HandOver) -> HandOverCode:
    """A code for one use that moves the seat of a token to another device."""
    mine = seats_of(room, [wish.token])
    if not mine:
        raise Refusal("not-your-seat")
    code = new_code()
    until = (datetime.now(UTC) + timedelta(seconds=CODE_SECONDS)).isoformat()
    await tables.store.write(
        [
            Statement(FORGET_CODES, (now(),)),
            Statement(KEEP_CODE, (hashed(code), room.id, min(mine), until)),
        ]
    )
    return HandOverCode(code, CODE_SECONDS)


async def take_over(tables: Tables, wish: TakeOver) -> TableMade:
    """The seat gets a new token; the old one and the code end with it."""
    check_promise(wish.promise)
    code = hashed(normalized_code(wish.code))
    found = await tables.store.read(FIND_CODE, code, now())
    if not found:
        raise Refusal("no-such-code")
    table, seat = found[0]
    room = await tables.rooms.find(table)
    token = new_token()

    def plan() -> Change:
        row = room.seats[seat]
        if row.token is None:
            raise Refusal("no-such-code")
        moved = row._replace(token=hashed(token))
        if wish.promise and row.promise and may_promise_again(room):
            moved = moved._replace(promise=wish.promise)
        return Change(seats=reseated(room, moved))

    try:
        await tables.store.write([Statement(USE_CODE, (code,), must_hit=True)])
    except Conflict:
        raise Refusal("no-such-code") from None
    await tables.changes.make(room, plan)
    drop_others(room, seat)
    tables.changes.publish(room)
    return TableMade(room.id, room.row.invite, [SeatKey(seat, token)])


def may_promise_again(room: Room) -> bool:
    """A promise may be exchanged while no share can be known to anybody else."""
    return has_open_seat(room.seats) and not any(seat.share for seat in room.seats)


def drop_others(room: Room, seat: int) -> None:
    """Who was connected with the old token comes back as a spectator."""
    for viewer in list(room.viewers):
        if seat in viewer.mine:
            viewer.drop()

"""Proposals: what needs the consent of the other people at the table.

An undo that is no longer free needs everybody; it lasts until something else happens. A bot takes
a seat whose person went away when all who are here agree, and gives it back when the person
returns. Proposals are talk, not record: a restart forgets them.
"""

from time import monotonic

from rollplayer.bots import BOTS
from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import BOT, PERSON, SeatRow, update_seat
from rollplayer.server.table.commands import check_actor
from rollplayer.server.table.registry import Tables
from rollplayer.server.table.room import Room
from rollplayer.server.wire import Proposal, Propose


async def propose(tables: Tables, room: Room, mine: frozenset[int], wish: Propose) -> int:
    """Proposes, agrees or declines; carries out what all have agreed to."""
    async with room.lock:
        check_actor(room, mine, wish.seat)
        if not 0 <= wish.target < len(room.seats):
            raise Refusal("no-seat")
        found = find(room, wish)
        if not wish.agree:
            withdraw(room, found)
            return room.game.event
        if found is None:
            found = make(tables, room, wish)
            room.proposals.append(found)
        agree(found, mine)
        if not found.waiting:
            room.proposals.remove(found)
            await carry_out(tables, room, found)
        return room.game.event


def find(room: Room, wish: Propose) -> Proposal | None:
    for proposal in room.proposals:
        if (proposal.what, proposal.seat) == (wish.what, wish.target):
            return proposal
    return None


def withdraw(room: Room, found: Proposal | None) -> None:
    if found is None:
        raise Refusal("proposal-gone")
    room.proposals.remove(found)


def agree(proposal: Proposal, mine: frozenset[int]) -> None:
    """Whoever speaks agrees for all seats held: a hot-seat is one voice."""
    proposal.agreed = sorted({*proposal.agreed, *(mine & {*proposal.waiting})})
    proposal.waiting = [seat for seat in proposal.waiting if seat not in mine]


def make(tables: Tables, room: Room, wish: Propose) -> Proposal:
    if wish.what == "undo":
        return make_undo(room, wish)
    return make_bot_proposal(tables, room, wish)


def make_undo(room: Room, wish: Propose) -> Proposal:
    if wish.target != wish.seat:
        raise Refusal("undo-not-yours")
    event = room.game.before_last_move_of(wish.seat)
    if event is None:
        raise Refusal("nothing-to-undo")
    return Proposal("undo", wish.seat, "", event, [], room.people())


def make_bot_proposal(tables: Tables, room: Room, wish: Propose) -> Proposal:
    if wish.bot not in BOTS:
        raise Refusal("unknown-bot", known=", ".join(BOTS))
    check_abandoned(tables, room, wish.target)
    present = [seat for seat in room.people() if room.here(seat) and seat != wish.target]
    return Proposal("bot", wish.target, wish.bot, room.game.event, [], present)


def check_abandoned(tables: Tables, room: Room, seat: int) -> None:
    if room.seats[seat].kind != PERSON:
        raise Refusal("nobody-left")
    if room.here(seat) or monotonic() - room.left[seat] < tables.abandoned_after:
        raise Refusal("not-away-long")


async def carry_out(tables: Tables, room: Room, proposal: Proposal) -> None:
    if proposal.what == "undo":
        await tables.commit(room, room.game.plan_undo(proposal.seat, proposal.event))
        return
    check_abandoned(tables, room, proposal.seat)
    row = room.seats[proposal.seat]._replace(kind=BOT, bot=proposal.bot)
    await reseat(tables, room, row)


async def come_back(tables: Tables, room: Room, mine: frozenset[int]) -> None:
    """Gives seats that bots have taken back to the people who show their tokens."""
    taken = [room.seats[seat] for seat in mine if room.seats[seat].kind == BOT]
    if not taken:
        return
    async with room.lock:
        for row in taken:
            await reseat(tables, room, row._replace(kind=PERSON, bot=""))


async def reseat(tables: Tables, room: Room, row: SeatRow) -> None:
    seats = [row if each.seat == row.seat else each for each in room.seats]
    await tables.commit(room, [], seats, [update_seat(room.id, row)])

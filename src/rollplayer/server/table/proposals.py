"""Proposals: what needs the consent of the other people at the table.

An undo that is no longer free needs everybody, and so does closing a game that has begun. A bot
stands in for a player who went away when all who are here agree, and gives the seat back when they
return. Two players who agree can give a third one's seat to a bot for good. Proposals are kept
with the table; one to take back lasts until something else happens.
"""

from datetime import UTC, datetime
from time import monotonic
from typing import Final

from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import BOT, PERSON, SeatRow
from rollplayer.server.table.commands import (
    check_actor,
    check_length,
    check_seat,
    reseated,
    stand_in,
    start,
)
from rollplayer.server.table.room import WITHHELD, Change, Room, awaited, is_stand_in
from rollplayer.server.wire.table import Proposal, Propose

SLOW: Final = "slow"
SLOW_SECONDS: Final = 2 * 24 * 3600.0
MOST: Final = 8


def propose(room: Room, mine: frozenset[int], wish: Propose, abandoned_after: float) -> Change:
    """Proposes, agrees or declines; carries out what all have agreed to."""
    check = check_seat if wish.what in ("begin", "close") else check_actor
    check(room, mine, wish.seat)
    if not 0 <= wish.target < len(room.seats):
        raise Refusal("no-seat")
    found = find(room, wish)
    others = [each for each in room.proposals if each is not found]
    if not wish.agree:
        if found is None:
            raise Refusal("proposal-gone")
        return Change(proposals=others)
    if found is None:
        if len(others) >= MOST:
            raise Refusal("too-many-proposals")
        found = make(room, wish, abandoned_after)
    agreed = agree(found, mine)
    if agreed.waiting:
        return Change(proposals=[*others, agreed])
    return carry_out(room, agreed, abandoned_after)._replace(proposals=others)


def find(room: Room, wish: Propose) -> Proposal | None:
    for proposal in room.proposals:
        if (proposal.what, proposal.seat) == (wish.what, wish.target):
            return proposal
    return None


def agree(proposal: Proposal, mine: frozenset[int]) -> Proposal:
    """Whoever speaks agrees for all seats held: people at one screen are one voice."""
    return Proposal(
        proposal.what,
        proposal.seat,
        proposal.bot,
        proposal.event,
        sorted({*proposal.agreed, *(mine & {*proposal.waiting})}),
        [seat for seat in proposal.waiting if seat not in mine],
    )


def make(room: Room, wish: Propose, abandoned_after: float) -> Proposal:
    event = room.game.event
    people = room.people()
    bot = ""
    if wish.what == "undo":
        return make_undo(room, wish)
    if wish.what == "bot":
        bot = stand_in(wish.bot)
        check_abandoned(room, wish.target, abandoned_after)
        people = [seat for seat in people if room.here(seat)]
    elif wish.what == "recall":
        check_stand_in(room, wish.target)
    elif wish.what == "kick":
        bot = stand_in(wish.bot)
        check_kick(room, wish.target)
    elif wish.what == "begin":
        check_awaited(room, wish.target, abandoned_after)
    others = people if wish.what == "close" else [seat for seat in people if seat != wish.target]
    return Proposal(wish.what, wish.target, bot, event, [], others)


def make_undo(room: Room, wish: Propose) -> Proposal:
    if wish.target != wish.seat:
        raise Refusal("undo-not-yours")
    event = room.game.before_last_move_of(wish.seat)
    if event is None:
        raise Refusal("nothing-to-undo")
    check_length(room)
    return Proposal("undo", wish.seat, "", event, [], room.people())


def check_abandoned(room: Room, seat: int, abandoned_after: float) -> None:
    if room.seats[seat].kind != PERSON:
        raise Refusal("nobody-left")
    if room.here(seat) or away_for(room, seat) < patience(room, abandoned_after):
        raise Refusal("not-away-long")


def patience(room: Room, abandoned_after: float) -> float:
    """How long a player may be away before a bot stands in."""
    return SLOW_SECONDS if room.row.pace == SLOW else abandoned_after


def away_for(room: Room, seat: int) -> float:
    """Seconds since the seat's person was here; over days, since the table waits for them."""
    if room.row.pace != SLOW:
        return monotonic() - room.left[seat]
    if room.turn != seat:
        return 0.0
    return (datetime.now(UTC) - datetime.fromisoformat(room.changed)).total_seconds()


def check_stand_in(room: Room, seat: int) -> None:
    if not is_stand_in(room.seats[seat]):
        raise Refusal("nobody-left")


def check_kick(room: Room, seat: int) -> None:
    """One against one there is nobody to decide; then only an absent player can be replaced."""
    others = [each for each in room.people() if each != seat]
    if room.seats[seat].token is None:
        raise Refusal("nobody-left")
    if len(others) < 2:
        raise Refusal("not-enough-votes")


def check_awaited(room: Room, seat: int, abandoned_after: float) -> None:
    if seat not in awaited(room.seats):
        raise Refusal("nobody-left")
    if room.here(seat) or away_for(room, seat) < abandoned_after:
        raise Refusal("not-away-long")


def carry_out(room: Room, proposal: Proposal, abandoned_after: float) -> Change:
    seat = proposal.seat
    row = room.seats[seat]
    match proposal.what:
        case "undo":
            return Change(room.game.plan_undo(seat, proposal.event))
        case "bot":
            check_abandoned(room, seat, abandoned_after)
            return Change(seats=reseated(room, row._replace(kind=BOT, bot=proposal.bot)))
        case "recall":
            check_stand_in(room, seat)
            return Change(seats=reseated(room, row._replace(kind=PERSON, bot="")))
        case "kick":
            check_kick(room, seat)
            gone = row._replace(kind=BOT, bot=proposal.bot, token=None)
            return Change(seats=reseated(room, gone))
        case "begin":
            check_awaited(room, seat, abandoned_after)
            return start(room, reseated(room, row._replace(share=WITHHELD)))
        case "close":
            return Change(reason="agreed")


def come_back(room: Room, mine: frozenset[int]) -> Change | None:
    """Gives seats that bots have taken back to the people who show their tokens."""
    taken = [seat for seat in mine if room.seats[seat].kind == BOT]
    if not taken or room.is_closed:
        return None
    return Change(seats=[returned(row) if row.seat in taken else row for row in room.seats])


def returned(row: SeatRow) -> SeatRow:
    return row._replace(kind=PERSON, bot="")

"""What a viewer sees: the one place where a table becomes a message.

Position, scores and log lines are encoded once per event. Those who hold the same seats share one
message: a whole view, or what has changed since the last one (`painter.py`).
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from rollplayer.engine import OVER, PHASES, State, drops, legal
from rollplayer.engine.cards import price_cuts
from rollplayer.engine.scoring import leaders
from rollplayer.engine.terms import NONE, Move
from rollplayer.notation.cards.card_data import current_hash
from rollplayer.notation.fair import Promise, seed_hash, write_promise
from rollplayer.notation.position import write_position
from rollplayer.server.store.rows import OPEN, PERSON, SeatRow, TableRow
from rollplayer.server.table.ahead import choosing, seat_ahead
from rollplayer.server.table.earned import earned
from rollplayer.server.table.event_log import Moment, texts_of
from rollplayer.server.table.room import WITHHELD, Room, awaited, encode, seat_info
from rollplayer.server.table.scores import hero_score
from rollplayer.server.wire.dice import Dice
from rollplayer.server.wire.lobby import HeroGlance, TableSummary
from rollplayer.server.wire.table import View

SPACES: Final = 18
Fields = dict[str, Any]  # of a `View`


def past_view(
    room: Room, mine: frozenset[int], event: int, since: int, *, with_moves: bool = False
) -> bytes:
    """The table as it was after an event; nothing can be done there.

    The tutorial also wants to know what the seat to move could have done.
    """
    moment = room.game.at(event)
    state = moment.state
    nothing: Fields = {
        "moves": {},
        "drops": {},
        "prices": {},
        "undo": [],
        "turn": None,
        "rule": None,
    }
    if state.prompts and not state.prompts[-1].is_chance:
        seat = state.prompts[-1].seat
        nothing |= {"turn": seat, "rule": state.prompts[-1].rule}
        if with_moves:
            nothing["moves"] = {str(seat): texts(state, legal(state, seat))}
            nothing["prices"] = {str(seat): prices(state, seat)}
    first = since if since <= event else 0
    log: Any = msgspec.Raw(b"[" + b",".join(room.log[first:event]) + b"]")
    cards = state.options.cards
    fields = table_fields(room) | result_fields(room, event) | nothing
    fields |= {"proposals": [], "thinking": None}
    view = View(
        event=event,
        position=write_position(state),
        mine=sorted(mine),
        invite=invite(room, mine),
        scores=[hero_score(cards, card) for card in moment.scores],
        log=log,
        **fields,
    )
    return encode(view)


def table_fields(room: Room) -> Fields:
    """What everybody sees alike and hardly any move changes."""
    row = room.row
    return {
        "table": row.id,
        "rounds": rounds(room),
        "seats": room.seat_infos(),
        "seed_hash": seed_hash(row.seed) if row.seed else None,
        "seed": room.game.seed if room.is_over else None,
        "seed_chosen": bool(row.seed_chosen),
        "hints": bool(row.hints),
        "ended": room.is_over or room.is_archive or room.is_closed,
        "next": row.next,
        "dice": dice_of(room),
        "own_cards": row.cards != current_hash() or row.pack is not None,
        "closed": row.reason or None,
        "host": row.host,
        "pace": row.pace,
        "talk": room.talk,
        "proposals": room.proposals,
        "thinking": room.thinking,
    }


def result_fields(room: Room, event: int) -> Fields:
    """Who has won, and what the stars come from, once the game is over."""
    moment = room.game.at(event)
    over = moment.state.phase == OVER
    return {
        "winners": winners(moment),
        "earned": earned(room.game, event, moment.scores) if over else [],
    }


def turn_fields(room: Room) -> Fields:
    prompt = room.game.state.prompts[-1] if room.turn is not None else None
    still = choosing(room.game.state, room.seats)
    return {
        "turn": room.turn,
        "rule": prompt.rule if prompt else None,
        "choosing": still if still and goes_on(room) else [],
    }


def invite(room: Room, mine: frozenset[int]) -> str | None:
    """The invitation is for those who sit here, and for all if the table is public."""
    row = room.row
    invited = has_open_seat(room.seats) and not room.is_closed and (row.public or mine)
    return row.invite if invited else None


def offers(room: Room, mine: frozenset[int]) -> Fields:
    """What the viewer may do now, but for the prices; people only, a bot moves by itself."""
    state = room.game.state
    seats = [seat for seat in sorted(mine) if room.seats[seat].kind == PERSON]
    if not goes_on(room):
        seats = []
    ahead = {str(seat): seat_ahead(room, seat) for seat in seats}
    return {
        "mine": sorted(mine),
        "invite": invite(room, mine),
        "moves": {str(seat): texts(state, legal(state, seat)) for seat in seats},
        "drops": {str(seat): texts(state, drops(state, seat)) for seat in seats},
        "undo": [seat for seat in seats if room.game.can_undo(seat)],
        "ahead": {seat: shown for seat, shown in ahead.items() if shown},
    }


def goes_on(room: Room) -> bool:
    """Whether people can do something at the table."""
    return not (room.is_open or room.is_over or room.is_archive or room.is_closed)


def winners(moment: Moment) -> list[int] | None:
    state = moment.state
    return [*leaders(state, list(moment.scores))] if state.phase == OVER else None


def rounds(room: Room) -> int:
    """How many rounds the game has: one for each space that setup leaves free (R7)."""
    return SPACES - room.options.starting_dice


def has_open_seat(seats: Sequence[SeatRow]) -> bool:
    return any(seat.kind == OPEN for seat in seats)


def promise_of(room: Room) -> Promise | None:
    """What was promised about the dice before the first roll."""
    row = room.row
    if row.seed is None:
        return None
    shares = {
        seat.seat: "" if seat.share == WITHHELD else seat.promise
        for seat in room.seats
        if seat.promise
    }
    return Promise(seed_hash(row.seed), shares, bool(row.seed_chosen))


def dice_of(room: Room) -> Dice:
    promise = promise_of(room)
    if promise is None:
        return Dice("none", None, {}, {}, [])
    shown = {str(seat.seat): seat.share for seat in room.seats if seat.share}
    promises = {str(seat.seat): seat.promise for seat in room.seats if seat.promise}
    kind: Literal["practice", "shared", "server"] = "shared" if promises else "server"
    if promise.practice:
        kind = "practice"
    return Dice(kind, promise.seed_hash, promises, shown, awaited(room.seats))


def record_text(room: Room) -> str:
    """The record of a table; it names what was promised about its dice."""
    return room.game.text(room.names, promise_text(room))


def promise_text(room: Room) -> str:
    promise = promise_of(room)
    return write_promise(promise) if promise else ""


def texts(state: State, moves: list[Move]) -> list[str]:
    known = texts_of(state.options.cards).moves
    return [known.text(move) for move in moves]


def prices(state: State, seat: int) -> dict[str, int]:
    """What each card of the market and the discard pile costs a seat (R3.3a, R10)."""
    market, hero = state.options.cards.market, state.heroes[seat]
    priced = {}
    for pile, from_discard in ((state.discard, True), (state.market, False)):
        cuts = price_cuts(state, hero, from_discard)
        for index in pile:
            card = market[index]
            priced[card.slug] = max(0, card.cost - cuts[card.kind])
    return priced


def summary(
    room: Room, row: TableRow, moment: Moment, seats: list[SeatRow], changed: str
) -> TableSummary:
    """A table as a line of a list; who is here is for the reader to add."""
    state = moment.state
    is_open = has_open_seat(seats) and not row.reason
    prompt = state.prompts[-1] if state.prompts and not is_open else None
    return TableSummary(
        table=room.id,
        invite=row.invite if is_open else None,
        seats=[seat_info(seat, here=False) for seat in seats],
        edition=room.options.edition,
        variants=list(room.options.variants),
        classes=room.options.classes,
        cards=room.options.cards.name,
        round=state.round,
        rounds=rounds(room),
        phase=PHASES[state.phase],
        turn=prompt.seat if prompt and not prompt.is_chance else None,
        stars=list(moment.stars),
        winners=winners(moment),
        made=row.made,
        changed=changed,
        seed_chosen=bool(row.seed_chosen),
        pace=row.pace,
        closed=bool(row.reason),
        host=row.host,
        heroes=glances(state),
        choosing=[] if is_open or row.reason or row.seed is None else choosing(state, seats),
    )


def glances(state: State) -> list[HeroGlance]:
    cards = state.options.cards
    return [
        HeroGlance(
            None if hero.race == NONE else cards.races[hero.race].slug,
            None if hero.hero_class == NONE else cards.classes[hero.hero_class].slug,
            [cards.market[card].slug for card in hero.cards],
        )
        for hero in state.heroes
    ]

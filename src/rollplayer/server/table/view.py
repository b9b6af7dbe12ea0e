"""What a viewer sees: the one place where a table becomes a message.

A view is whole, never a patch. It is cheap all the same: position, scores and log
lines are encoded once an event, and viewers who hold the same seats share one message.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from rollplayer.engine import (
    NONE,
    OVER,
    PHASES,
    CardSet,
    Move,
    Scorecard,
    State,
    drops,
    leaders,
    legal,
    price_cuts,
)
from rollplayer.notation.cards.card_data import current_hash
from rollplayer.notation.fair import Promise, seed_hash, write_promise
from rollplayer.notation.moves import write_move
from rollplayer.notation.position import write_position
from rollplayer.server.store.rows import OPEN, PERSON, SeatRow, TableRow
from rollplayer.server.table.earned import earned
from rollplayer.server.table.event_log import Game, Moment
from rollplayer.server.table.room import WITHHELD, Room, awaited, encode, seat_info
from rollplayer.server.table.scores import hero_score
from rollplayer.server.wire import TableSummary, View
from rollplayer.server.wire_seats import Dice, HeroGlance

SPACES = 18


class Look(NamedTuple):
    """Who looks at which event, and the last one already seen."""

    mine: frozenset[int]
    event: int
    since: int


class Picture(NamedTuple):
    """What all viewers of a state share, encoded."""

    position: msgspec.Raw
    scores: msgspec.Raw
    winners: list[int] | None
    earned: list[list[list[int]]]


def picture(game: Game, event: int, known: dict[int, tuple[Scorecard, bytes]]) -> Picture:
    """`known` holds each seat's last scorecard, encoded: most moves change only one."""
    moment = game.at(event)
    cards = moment.state.options.cards
    for seat, card in enumerate(moment.scores):
        if seat not in known or known[seat][0] is not card:
            known[seat] = (card, encode(hero_score(cards, card)))
    scores = b",".join(known[seat][1] for seat in range(len(moment.scores)))
    return Picture(
        msgspec.Raw(encode(write_position(moment.state))),
        msgspec.Raw(b"[" + scores + b"]"),
        winners(moment),
        earned(game, event, moment.scores) if moment.state.phase == OVER else [],
    )


def winners(moment: Moment) -> list[int] | None:
    state = moment.state
    return [*leaders(state, list(moment.scores))] if state.phase == OVER else None


class Painter:
    """Makes the views of one room; remembers the picture of the last event."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.moment: Moment | None = None
        self.picture: Picture | None = None
        self.scores: dict[int, tuple[Scorecard, bytes]] = {}

    def view(self, mine: frozenset[int], since: int) -> bytes:
        """The table now, as somebody with these seats sees it."""
        room = self.room
        if self.picture is None or self.moment is not room.game.now:
            self.moment = room.game.now
            self.picture = picture(room.game, room.game.event, self.scores)
        look = Look(mine, room.game.event, since)
        return encode(paint(room, self.picture, look, self.offers(mine)))

    def offers(self, mine: frozenset[int]) -> dict[str, Any]:
        """What the viewer may do now; people only, a bot moves by itself."""
        room = self.room
        state = room.game.state
        seats = [seat for seat in sorted(mine) if room.seats[seat].kind == PERSON]
        if room.is_open or room.is_over or room.is_archive or room.is_closed:
            seats = []
        prompt = state.prompts[-1] if room.turn is not None else None
        return {
            "turn": room.turn,
            "rule": prompt.rule if prompt else None,
            "moves": {str(seat): texts(state, legal(state, seat)) for seat in seats},
            "drops": {str(seat): texts(state, drops(state, seat)) for seat in seats},
            "prices": {str(seat): prices(state, seat) for seat in seats},
            "undo": [seat for seat in seats if room.game.can_undo(seat)],
            "proposals": room.proposals,
            "thinking": room.thinking,
        }


def past_view(
    room: Room, mine: frozenset[int], event: int, since: int, *, with_moves: bool = False
) -> bytes:
    """The table as it was after an event; nothing can be done there.

    The tutorial also wants to know what the seat to move could have done.
    """
    nothing: dict[str, Any] = {
        "turn": None,
        "rule": None,
        "moves": {},
        "drops": {},
        "prices": {},
        "undo": [],
        "proposals": [],
        "thinking": None,
    }
    moment = room.game.at(event)
    prompts = moment.state.prompts
    if prompts and not prompts[-1].is_chance:
        seat = prompts[-1].seat
        nothing |= {"turn": seat, "rule": prompts[-1].rule}
        if with_moves:
            nothing["moves"] = {str(seat): texts(moment.state, legal(moment.state, seat))}
            nothing["prices"] = {str(seat): prices(moment.state, seat)}
    return encode(paint(room, picture(room.game, event, {}), Look(mine, event, since), nothing))


def paint(room: Room, shown: Picture, look: Look, offers: dict[str, Any]) -> View:
    event, mine = look.event, look.mine
    first = look.since if look.since <= event else 0
    position: Any = shown.position
    scores: Any = shown.scores
    log: Any = msgspec.Raw(b"[" + b",".join(room.log[first:event]) + b"]")
    row = room.row
    invited = has_open_seat(room.seats) and not room.is_closed and (row.public or mine)
    return View(
        table=row.id,
        invite=row.invite if invited else None,
        event=event,
        position=position,
        rounds=rounds(room),
        seats=room.seat_infos(),
        mine=sorted(mine),
        scores=scores,
        winners=shown.winners,
        earned=shown.earned,
        log=log,
        seed_hash=seed_hash(row.seed) if row.seed else None,
        seed=room.game.seed if room.is_over else None,
        seed_chosen=bool(row.seed_chosen),
        hints=bool(row.hints),
        ended=room.is_over or room.is_archive or room.is_closed,
        next=row.next,
        dice=dice_of(room),
        own_cards=row.cards != current_hash() or row.pack is not None,
        closed=row.reason or None,
        host=row.host,
        pace=row.pace,
        talk=room.talk,
        **offers,
    )


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


@lru_cache(maxsize=64)
def move_texts(cards: CardSet) -> dict[int, str]:
    """The texts of the moves of a card set, as they come up."""
    return {}


def texts(state: State, moves: list[Move]) -> list[str]:
    cards = state.options.cards
    known = move_texts(cards)
    found = []
    for move in moves:
        text = known.get(move)
        if text is None:
            text = known[move] = write_move(cards, move)
        found.append(text)
    return found


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

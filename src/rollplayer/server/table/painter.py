"""Paints a room for its viewers: whole views, and what has changed since the last one.

Every field is encoded once, when it changes, and kept in pieces. A whole view is all of them; a
delta is those that differ from the view before. Views are numbered, so that a client knows whether
a delta fits what it has.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rollplayer.engine import OVER
from rollplayer.engine.cards import Card, price_cuts
from rollplayer.notation.position import write_hero, write_options, write_since
from rollplayer.server.table.event_log import Moment
from rollplayer.server.table.room import Room, Viewer, encode
from rollplayer.server.table.scores import encoded_score
from rollplayer.server.table.view import offers, prices, result_fields, table_fields, turn_fields

Pieces = dict[str, bytes]  # fields by name, each written as `"name":value`


class Offered(NamedTuple):
    """What those who hold some seats may do, in the view of a number and in the one before."""

    number: int
    now: Pieces
    before: Pieces | None


class Priced(NamedTuple):
    """The encoded prices of a seat, and what they depend on."""

    piles: tuple[list[Card], list[Card], list[int], list[int]]
    text: bytes


class Delta(NamedTuple):
    """What all see change between two numbers."""

    fields: Pieces
    position: Pieces
    heroes: Pieces  # by seat
    scores: Pieces


class Painter:
    """Makes the messages of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.number = 0
        self.moment: Moment | None = None
        self.key: object = None  # what the fields that moves do not change depend on
        self.fields: Pieces = {}
        self.position: Pieces = {}
        self.heroes: Pieces = {}
        self.scores: Pieces = {}
        self.prices: dict[int, Priced] = {}
        self.offered: dict[frozenset[int], Offered] = {}
        self.delta = Delta({}, {}, {}, {})

    def messages(self, viewers: Iterable[Viewer]) -> Iterable[tuple[Viewer, str]]:
        """The message for each viewer who has not seen the room as it is; equals share one."""
        self.look()
        made: dict[tuple[frozenset[int], int, bool], str] = {}
        for viewer in viewers:
            if viewer.deltas and viewer.shown == self.number:
                continue
            fits = viewer.deltas and viewer.shown == self.number - 1
            key = (viewer.mine, viewer.sent, fits)
            if key not in made:
                paint = self.changes if fits else self.whole
                made[key] = paint(viewer.mine, viewer.sent).decode()
            yield viewer, made[key]

    def message(self, viewer: Viewer) -> str:
        """A whole view, whatever the viewer has."""
        self.look()
        return self.whole(viewer.mine, viewer.sent).decode()

    # Looking

    def look(self) -> None:
        """Brings the pieces up to date; a change makes a new number."""
        room = self.room
        moved = self.moment is not room.game.now
        key = self.table_key()
        if not moved and key == self.key:
            return
        fields: dict[str, Any] = turn_fields(room)
        if key != self.key:
            fields |= table_fields(room)
            self.key = key
        if moved:
            fields |= {"event": room.game.event, **result_fields(room, room.game.event)}
        delta = Delta(updated(self.fields, encoded(fields)), {}, {}, {})
        if moved:
            delta = delta._replace(**self.look_at_game())
        self.delta = delta
        self.number += 1

    def table_key(self) -> object:
        room = self.room
        row = room.row
        here = [room.here(seat.seat) for seat in room.seats]
        over = room.game.state.phase == OVER
        told = (row.next, row.reason, row.proposals, row.talk, row.host, room.thinking, over)
        return told, room.seats, here

    def look_at_game(self) -> dict[str, Pieces]:
        """What the last events have changed of the position and the scores."""
        before, moment = self.moment, self.room.game.now
        self.moment = moment
        state = moment.state
        cards = state.options.cards
        position = write_since(before and before.state, state)
        heroes, scores = {}, {}
        for seat, hero in enumerate(state.heroes):  # most moves change one hero
            if before is None or hero.fields() != before.state.heroes[seat].fields():
                heroes[str(seat)] = encode(write_hero(cards, hero))
            if before is None or before.scores[seat] is not moment.scores[seat]:
                scores[str(seat)] = encoded_score(cards, moment.scores[seat])
        if before is None:
            del position["heroes"]
            self.position = encoded(write_options(state.options))
        return {
            "position": updated(self.position, encoded(position)),
            "heroes": updated(self.heroes, named(heroes)),
            "scores": updated(self.scores, named(scores)),
        }

    def offers(self, mine: frozenset[int]) -> Offered:
        """What somebody with these seats may do now."""
        last = self.offered.get(mine)
        if last is not None and last.number == self.number:
            return last
        fields = offers(self.room, mine)
        priced = (b'"%s":%s' % (seat.encode(), self.price(int(seat))) for seat in fields["moves"])
        now = encoded(fields) | named({"prices": b"{" + b",".join(priced) + b"}"})
        before = last.now if last is not None and last.number == self.number - 1 else None
        self.offered[mine] = Offered(self.number, now, before)
        return self.offered[mine]

    def price(self, seat: int) -> bytes:
        """The prices for a seat, written again only when they may have changed."""
        state = self.room.game.state
        hero = state.heroes[seat]
        cuts = price_cuts(state, hero, False), price_cuts(state, hero, True)
        piles = (state.market, state.discard, *cuts)
        if seat not in self.prices or self.prices[seat].piles != piles:
            self.prices[seat] = Priced(piles, encode(prices(state, seat)))
        return self.prices[seat].text

    # Writing

    def whole(self, mine: frozenset[int], since: int) -> bytes:
        event = self.room.game.event
        log = self.room.log[since if since <= event else 0 :]
        return b'{"type":"view","number":%d,%s,%s,"position":{%s,"heroes":%s},"scores":%s,%s}' % (
            self.number,
            b",".join(self.fields.values()),
            b",".join(self.offers(mine).now.values()),
            b",".join(self.position.values()),
            as_list(self.heroes),
            as_list(self.scores),
            written_log(log),
        )

    def changes(self, mine: frozenset[int], since: int) -> bytes:
        """What has changed since the view before, for somebody who has it."""
        offered = self.offers(mine)
        before = offered.before or {}
        view = [piece for name, piece in offered.now.items() if before.get(name) != piece]
        view += self.delta.fields.values()
        return (
            b'{"type":"delta","after":%d,"number":%d,"view":{%s},"position":{%s},"heroes":{%s},'
            b'"scores":{%s},%s}'
        ) % (
            self.number - 1,
            self.number,
            b",".join(view),
            b",".join(self.delta.position.values()),
            b",".join(self.delta.heroes.values()),
            b",".join(self.delta.scores.values()),
            written_log(self.room.log[since:]),
        )


def encoded(fields: dict[str, Any]) -> Pieces:
    return named({name: encode(value) for name, value in fields.items()})


def named(values: dict[str, bytes]) -> Pieces:
    return {name: b'"%s":%s' % (name.encode(), value) for name, value in values.items()}


def as_list(pieces: Pieces) -> bytes:
    """The values of pieces that are named by their places."""
    return b"[" + b",".join(piece.partition(b":")[2] for piece in pieces.values()) + b"]"


def written_log(lines: list[bytes]) -> bytes:
    return b'"log":[' + b",".join(lines) + b"]"


def updated(kept: Pieces, now: Pieces) -> Pieces:
    """Keeps what is new, and says what has changed."""
    changed = {name: piece for name, piece in now.items() if kept.get(name) != piece}
    kept |= changed
    return changed

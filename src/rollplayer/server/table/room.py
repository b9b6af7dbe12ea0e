"""A room: one table in memory, with everybody who looks at it."""

import asyncio
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Final, NamedTuple, Protocol

import msgspec

from rollplayer.engine import CHANCE, NOBODY, Options, turn
from rollplayer.engine.cards import CardSet
from rollplayer.notation.cards.card_data import cards_with, kept_data
from rollplayer.notation.fair import whole_seed
from rollplayer.server.errors import TRY_LATER
from rollplayer.server.store import Statement
from rollplayer.server.store.rows import BOT, CLOSED, OPEN, OVER, PERSON, SeatRow, TableRow
from rollplayer.server.table.event_log import Game, Moment, Step
from rollplayer.server.table.logline import log_line
from rollplayer.server.wire.advice import Hint
from rollplayer.server.wire.chat import Talk
from rollplayer.server.wire.seats import SeatInfo
from rollplayer.server.wire.table import Proposal

encode = msgspec.json.Encoder().encode
WITHHELD: Final = "-"  # a share that was promised and never shown


class Pinned(NamedTuple):
    """The cards of a table, as texts that another process can read."""

    name: str  # the hash of the base facts
    data: str  # the facts themselves; "" where this package has them
    pack: str | None

    def facts(self) -> str:
        return self.data or kept_data(self.name)

    def card_set(self) -> CardSet:
        return cards_with(self.facts(), self.pack)


class Viewer(Protocol):
    """Somebody at the other end of a socket."""

    mine: frozenset[int]  # the seats whose tokens it has shown
    sent: int  # the last event it was told of
    deltas: bool  # whether it takes changes instead of whole views
    shown: int | None  # the number of the view it has; None: it needs a whole one
    address: str  # where it comes from
    since: float  # when it came (monotonic)

    def send(self, text: str) -> None: ...

    def drop(self, code: int = TRY_LATER) -> None: ...


class Changed(msgspec.Struct):
    """As much of a summary as tells when."""

    changed: str = ""


class Asked(NamedTuple):
    """A hint that was asked for at an event; dropped when nobody waits for it any more."""

    event: int
    answer: asyncio.Task[list[Hint]]


class Change(NamedTuple):
    """What somebody does to a table: planned under its lock, then saved, then true."""

    steps: Sequence[Step] = ()
    seats: list[SeatRow] | None = None  # all of them, as they are afterwards
    proposals: list[Proposal] | None = None
    next: str | None = None  # the table of the rematch
    reason: str | None = None  # why the table is closed
    talk: Talk | None = None
    aside: bool = False  # the game itself has not moved: whoever it waits for has waited as long
    more: Sequence[Statement] = ()


class Room:
    """The rows of a table, its game, who is here and what is proposed."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game, cards: Pinned) -> None:
        self.row = row
        self.seats = seats
        self.game = game  # without events: they are taken one by one
        self.cards = cards
        self.log: list[bytes] = []  # the log lines, encoded
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.proposals = read_proposals(row.proposals)
        self.talk = read_talk(row.talk)
        self.elsewhere: frozenset[int] = frozenset()  # seats connected to other processes
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None
        self.hints: dict[int, Asked] = {}  # by seat: the last hint asked for
        self.used = monotonic()
        self.left = dict.fromkeys(range(len(seats)), monotonic())  # when each seat was last here

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def options(self) -> Options:
        return self.game.first.options

    @property
    def is_open(self) -> bool:
        """Whether the game waits for somebody: to take a seat, or to show a share of the dice."""
        return not has_begun(self.seats)

    @property
    def is_closed(self) -> bool:
        return bool(self.row.reason)

    @property
    def is_over(self) -> bool:
        return turn(self.game.state) == NOBODY

    @property
    def is_archive(self) -> bool:
        """A record to look at: without a seed nothing goes on."""
        return self.row.seed is None

    @property
    def turn(self) -> int | None:
        """The player to move."""
        seat = turn(self.game.state)
        idle = self.is_open or self.is_closed or seat in (CHANCE, NOBODY)
        return None if idle else seat

    @property
    def changed(self) -> str:
        """When the table last changed (ISO time)."""
        return msgspec.json.decode(self.row.summary, type=Changed).changed or self.row.made

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def here(self, seat: int) -> bool:
        """Whether the seat's person is connected, to this process or to another."""
        return seat in self.elsewhere or self.is_local(seat)

    def is_local(self, seat: int) -> bool:
        return any(seat in viewer.mine for viewer in self.viewers)

    def local_seats(self) -> frozenset[int]:
        """The seats whose people are connected to this process."""
        return frozenset().union(*(viewer.mine for viewer in self.viewers))

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def seat_infos(self) -> list[SeatInfo]:
        return [seat_info(row, self.here(row.seat)) for row in self.seats]

    def take(self, steps: Iterable[Step]) -> None:
        """Makes saved steps part of the game."""
        for step in steps:
            self.game.take(step)
            self.log.append(encode(log_line(self.game.event, step)))

    def adopt(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Becomes what has been saved, here or elsewhere."""
        if row.proposals != self.row.proposals:
            self.proposals = read_proposals(row.proposals)
        if row.talk != self.row.talk:
            self.talk = read_talk(row.talk)
        if seats != self.seats:
            self.game.seed = game_seed(row, seats)
        self.row = row
        self.seats = seats

    def meet(self, elsewhere: frozenset[int]) -> None:
        """Takes in who is connected to other processes now."""
        for seat in self.elsewhere - elsewhere:
            self.left[seat] = monotonic()
        self.elsewhere = elsewhere

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = monotonic()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = monotonic()
        for seat in viewer.mine:
            if not self.here(seat):
                self.left[seat] = self.used


def seat_info(row: SeatRow, here: bool) -> SeatInfo:
    return SeatInfo(
        row.seat,
        row.kind,
        row.name,
        row.bot,
        here,
        reserved=row.reserved is not None,
        stand_in=is_stand_in(row),
        look=row.look,
    )


def is_stand_in(row: SeatRow) -> bool:
    """A bot on a seat whose person still holds the key."""
    return row.kind == BOT and row.token is not None


def read_proposals(text: str) -> list[Proposal]:
    return msgspec.json.decode(text, type=list[Proposal])


def read_talk(text: str) -> Talk:
    return msgspec.json.decode(text, type=Talk)


def awaited(seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose promised share of the dice has not been shown."""
    if any(seat.kind == OPEN for seat in seats):
        return []
    return [seat.seat for seat in seats if seat.promise and not seat.share]


def has_begun(seats: Sequence[SeatRow]) -> bool:
    """Every seat is taken, and every promised share of the dice has been shown."""
    return all(seat.kind != OPEN and (seat.share or not seat.promise) for seat in seats)


def game_seed(row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The seed with the shares of all who gave one."""
    if row.seed is None:
        return None
    shares = {seat.seat: seat.share for seat in seats if seat.share not in ("", WITHHELD)}
    return whole_seed(row.seed, shares)


def waiting(row: TableRow, seats: Sequence[SeatRow], moment: Moment) -> str:
    """Whom a table waits for: the column that lists and restarts look at."""
    if row.reason:
        return CLOSED
    if row.seed is not None and not has_begun(seats):
        return OPEN
    seat = turn(moment.state)
    if seat == NOBODY or row.seed is None:
        return OVER
    return BOT if seat == CHANCE or seats[seat].kind == BOT else PERSON


def waits_for_bot(room: Room) -> bool:
    return waiting(room.row, room.seats, room.game.now) == BOT

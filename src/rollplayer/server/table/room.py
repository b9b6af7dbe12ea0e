"""A room: one table in memory, with everybody who looks at it."""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import NamedTuple, Protocol

import msgspec

from rollplayer.engine import CHANCE, NOBODY, Options, turn
from rollplayer.server.store.rows import BOT, OPEN, OVER, PERSON, SeatRow, TableRow
from rollplayer.server.table.event_log import Game, Moment, Step
from rollplayer.server.table.logline import log_line
from rollplayer.server.wire import Proposal, SeatInfo
from rollplayer.server.wire_advice import Hint

encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """Somebody at the other end of a socket."""

    mine: frozenset[int]  # the seats whose tokens it has shown
    sent: int  # the last event it was told of

    def send(self, message: bytes) -> None: ...

    def drop(self) -> None: ...


class Asked(NamedTuple):
    """A hint that was asked for at an event; the task goes on when nobody waits for it."""

    event: int
    answer: asyncio.Task[list[Hint]]


class Room:
    """The rows of a table, its game, who is here and what is proposed."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game  # without events: they are taken one by one
        self.log: list[bytes] = []  # the log lines, encoded
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.proposals: list[Proposal] = []
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
        """Whether a seat waits for somebody; the game begins when none does."""
        return any(seat.kind == OPEN for seat in self.seats)

    @property
    def is_over(self) -> bool:
        return turn(self.game.state) == NOBODY

    @property
    def is_archive(self) -> bool:
        """A record to look at: without a seed nothing goes on."""
        return self.row.seed is None

    @property
    def turn(self) -> int | None:
        """The seat asked now."""
        seat = turn(self.game.state)
        return None if self.is_open or seat in (CHANCE, NOBODY) else seat

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def here(self, seat: int) -> bool:
        return any(seat in viewer.mine for viewer in self.viewers)

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def seat_infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(row.seat, row.kind, row.name, row.bot, self.here(row.seat))
            for row in self.seats
        ]

    def take(self, steps: Iterable[Step]) -> None:
        """Makes saved steps part of the game; proposals to go back are void then."""
        for step in steps:
            self.game.take(step)
            self.log.append(encode(log_line(self.game.event, step)))
        self.proposals = [each for each in self.proposals if each.what != "undo"]

    def adopt(self, fresh: "Room") -> None:
        """Becomes what the store says, for everybody who is here."""
        self.row, self.seats, self.game, self.log = fresh.row, fresh.seats, fresh.game, fresh.log
        self.proposals = []
        self.hints = {}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = monotonic()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = monotonic()
        for seat in viewer.mine:
            if not self.here(seat):
                self.left[seat] = self.used


def waiting(seats: list[SeatRow], game: Game, moment: Moment) -> str:
    """Whom a table waits for: the column that lists and restarts look at."""
    if any(seat.kind == OPEN for seat in seats):
        return OPEN
    seat = turn(moment.state)
    if seat == NOBODY or game.seed is None:
        return OVER
    return BOT if seat == CHANCE or seats[seat].kind == BOT else PERSON

"""The rows of the schema as values, and the statements that write and read them."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

from rollplayer.server.store.store import Statement, Store

TABLE_COLUMNS: Final = (
    "id, invite, public, options, rules, pack, seed, seed_chosen, position, next, made, hints"
)
INSERT_TABLE: Final = (
    f"insert into tables ({TABLE_COLUMNS}, waiting, summary, changed)"
    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $11)"
)
INSERT_SEAT: Final = (
    "insert into seats (table_id, seat, kind, name, bot, token) values ($1, $2, $3, $4, $5, $6)"
)
UPDATE_TABLE: Final = "update tables set waiting = $2, summary = $3, changed = $4 where id = $1"
UPDATE_SEAT: Final = (
    "update seats set kind = $3, name = $4, bot = $5, token = $6 where table_id = $1 and seat = $2"
)
UPDATE_NEXT: Final = "update tables set next = $2 where id = $1"

SELECT_TABLE: Final = f"select {TABLE_COLUMNS} from tables where id = $1"
SELECT_SEATS: Final = (
    "select seat, kind, name, bot, token from seats where table_id = $1 order by seat"
)
SELECT_EVENTS: Final = "select number, seat, what from events where table_id = $1 order by number"
SELECT_BY_INVITE: Final = "select id from tables where invite = $1"
SELECT_BY_TOKEN: Final = "select table_id from seats where token = $1"
SELECT_SUMMARY: Final = "select summary from tables where id = $1"
SELECT_PUBLIC: Final = (
    "select id, summary from tables where waiting = 'open' and public = 1"
    " order by changed desc limit 50"
)
SELECT_WAITING_FOR_BOTS: Final = (
    "select id from tables where waiting = 'bot' order by changed desc limit 1000"
)

PART: Final = 64  # rows a statement

SeatKind = Literal["person", "open", "bot"]
OPEN: Final = "open"
BOT: Final = "bot"
PERSON: Final = "person"
OVER: Final = "over"


class TableRow(NamedTuple):
    """What a table is played with."""

    id: str
    invite: str
    public: int
    options: str
    rules: str
    pack: str | None
    seed: str | None
    seed_chosen: int
    position: str | None
    next: str | None
    made: str
    hints: int


class SeatRow(NamedTuple):
    """Who sits on a seat. `token` is a hash."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str | None


class EventRow(NamedTuple):
    """An event as it is kept; seat -1 is chance."""

    number: int
    seat: int
    what: str


class Stored(NamedTuple):
    """All of a table that was read."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]


def insert_table(row: TableRow, seats: Sequence[SeatRow]) -> list[Statement]:
    """The table itself gets its summary with its first events."""
    return [
        Statement(INSERT_TABLE, (*row, OPEN, "{}")),
        *(Statement(INSERT_SEAT, (row.id, *seat)) for seat in seats),
    ]


def insert_events(table: str, events: Sequence[EventRow], at: str) -> list[Statement]:
    """One statement for each part of so many rows: a statement costs more than a row."""
    return [
        insert_part(table, events[first : first + PART], at)
        for first in range(0, len(events), PART)
    ]


def insert_part(table: str, events: Sequence[EventRow], at: str) -> Statement:
    fields = [value for event in events for value in event]
    return Statement(insert_sql(len(events)), (table, at, *fields))


@cache
def insert_sql(rows: int) -> str:
    """$1 and $2 are the same for all rows, three more belong to each."""
    values = [f"($1, ${3 * row + 3}, ${3 * row + 4}, ${3 * row + 5}, $2)" for row in range(rows)]
    return f"insert into events (table_id, number, seat, what, at) values {', '.join(values)}"


def update_table(table: str, waiting: str, summary: str, changed: str) -> Statement:
    return Statement(UPDATE_TABLE, (table, waiting, summary, changed))


def update_seat(table: str, row: SeatRow) -> Statement:
    return Statement(UPDATE_SEAT, (table, *row))


async def load(store: Store, table: str) -> Stored | None:
    """A table with its seats and its whole record."""
    found = await store.read(SELECT_TABLE, table)
    if not found:
        return None
    seats = await store.read(SELECT_SEATS, table)
    events = await store.read(SELECT_EVENTS, table)
    return Stored(
        TableRow(*found[0]), [SeatRow(*seat) for seat in seats], [EventRow(*row) for row in events]
    )

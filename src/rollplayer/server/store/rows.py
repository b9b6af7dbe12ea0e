"""The rows of the schema as values, and the statements that write and read them."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

from rollplayer.server.store.store import Row, Statement, Store

TABLE_COLUMNS: Final = (
    "id, invite, public, options, rules, pack, seed, seed_chosen, position, next, made, hints,"
    " cards, pace, host, reason, revision, proposals, summary, talk"
)
SEAT_COLUMNS: Final = (
    "seat, kind, name, bot, token, reserved, promise, share, look, ahead_at, ahead"
)

INSERT_TABLE: Final = (
    f"insert into tables ({TABLE_COLUMNS}, waiting, changed)"
    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,"
    " $19, $20, 'open', $11)"
)
INSERT_SEAT: Final = (
    f"insert into seats (table_id, {SEAT_COLUMNS})"
    " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
)
# Whoever changes a table names the revision it has seen; who comes second changes nothing.
UPDATE_TABLE: Final = (
    "update tables set waiting = $2, summary = $3, changed = $4, proposals = $5, next = $6,"
    " reason = $7, revision = $8, talk = $9 where id = $1 and revision = $8 - 1"
)
UPDATE_SEAT: Final = (
    "update seats set kind = $3, name = $4, bot = $5, token = $6, reserved = $7, promise = $8,"
    " share = $9, look = $10, ahead_at = $11, ahead = $12 where table_id = $1 and seat = $2"
)
KEEP_DATA: Final = (
    "insert into card_data (hash, data) values ($1, $2) on conflict (hash) do nothing"
)

SELECT_TABLE: Final = f"select {TABLE_COLUMNS} from tables where id = $1"
# Seats and events come with the revision they belong to: somebody may write between two questions.
REVISION: Final = "(select revision from tables where id = $1)"
SELECT_SEATS: Final = (
    f"select {REVISION}, {SEAT_COLUMNS} from seats where table_id = $1 order by seat"
)
SELECT_EVENTS: Final = (
    f"select {REVISION}, number, seat, what from events where table_id = $1 and number > $2"
    " order by number"
)
SELECT_DATA: Final = "select data from card_data where hash = $1"
SELECT_BY_INVITE: Final = "select id from tables where invite = $1"
SELECT_BY_TOKEN: Final = "select table_id from seats where token = $1"
SELECT_SUMMARY: Final = "select summary, public from tables where id = $1"
SELECT_PUBLIC: Final = (
    "select id, summary from tables where waiting = 'open' and public = 1"
    " order by changed desc limit 50"
)
SELECT_WAITING_FOR_BOTS: Final = (
    "select id from tables where waiting = 'bot' order by changed desc limit 1000"
)

KEEP_CODE: Final = "insert into handovers (code, table_id, seat, until) values ($1, $2, $3, $4)"
FORGET_CODES: Final = "delete from handovers where until < $1"
FIND_CODE: Final = "select table_id, seat from handovers where code = $1 and until > $2"
USE_CODE: Final = "delete from handovers where code = $1"
SELECT_ANALYSIS: Final = (
    "select done, total, finding from analyses where table_id = $1 and event = $2 and seat = $3"
)
SAVE_ANALYSIS: Final = (
    "insert into analyses (table_id, event, seat, done, total, finding, changed)"
    " values ($1, $2, $3, $4, $5, $6, $7) on conflict (table_id, event, seat) do update"
    " set done = excluded.done, total = excluded.total, finding = excluded.finding,"
    " changed = excluded.changed"
)

PART: Final = 64  # rows per statement

SeatKind = Literal["person", "open", "bot"]
OPEN: Final = "open"
BOT: Final = "bot"
PERSON: Final = "person"
OVER: Final = "over"
CLOSED: Final = "closed"


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
    cards: str
    pace: str = "live"
    host: int | None = None
    reason: str = ""  # why the table was closed before its end
    revision: int = 0
    proposals: str = "[]"
    summary: str = "{}"
    talk: str = '{"on":true,"said":[]}'


class SeatRow(NamedTuple):
    """Who sits on a seat. `token` and `reserved` are hashes."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str | None
    reserved: str | None = None
    promise: str = ""
    share: str = ""
    look: str = ""
    ahead_at: int = 0  # counts decisions ahead and takings back
    ahead: str = ""  # the moves decided ahead, one per line


class EventRow(NamedTuple):
    """An event as it is kept; seat -1 is chance."""

    number: int
    seat: int
    what: str


class Stored(NamedTuple):
    """A table as it was read, with its events after a number."""

    table: TableRow
    seats: list[SeatRow]
    events: list[EventRow]


def insert_table(row: TableRow, seats: Sequence[SeatRow]) -> list[Statement]:
    """The table itself gets its summary with its first events."""
    return [
        Statement(INSERT_TABLE, tuple(row)),
        *(Statement(INSERT_SEAT, (row.id, *seat)) for seat in seats),
    ]


def insert_events(table: str, events: Sequence[EventRow], at: str) -> list[Statement]:
    """One statement for many rows: a statement costs more than a row."""
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


def update_table(row: TableRow, waiting: str, changed: str) -> Statement:
    """Brings a table to the next revision, which is the row's."""
    values = (row.id, waiting, row.summary, changed, row.proposals, row.next, row.reason)
    return Statement(UPDATE_TABLE, (*values, row.revision, row.talk), must_hit=True)


def update_seat(table: str, row: SeatRow) -> Statement:
    return Statement(UPDATE_SEAT, (table, *row))


async def load(store: Store, table: str, after: int = 0) -> Stored | None:
    """A table with its seats and its events after a number, all as they were at one moment."""
    while True:
        found = await store.read(SELECT_TABLE, table)
        if not found:
            return None
        row = TableRow(*found[0])
        seats = await store.read(SELECT_SEATS, table)
        events = await store.read(SELECT_EVENTS, table, after)
        if all(part[0] == row.revision for part in (*seats, *events)):
            break
    return Stored(
        row, [SeatRow(*seat[1:]) for seat in seats], [EventRow(*event[1:]) for event in events]
    )


async def revisions(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """To which revision these tables have come."""
    found: list[Row] = []
    for first in range(0, len(tables), PART):
        part = tables[first : first + PART]
        places = ", ".join(f"${place}" for place in range(1, len(part) + 1))
        found += await store.read(f"select id, revision from tables where id in ({places})", *part)
    return {row[0]: row[1] for row in found}

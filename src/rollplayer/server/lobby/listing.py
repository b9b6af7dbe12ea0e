"""Lists of tables: the open ones, and mine."""

import msgspec

from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import SELECT_BY_TOKEN, SELECT_PUBLIC, SELECT_SUMMARY
from rollplayer.server.table.tables import Tables
from rollplayer.server.tokens import hashed
from rollplayer.server.wire.lobby import Mine, TableSummary

MOST_TOKENS = 400


async def open_tables(tables: Tables) -> list[TableSummary]:
    rows = await tables.store.read(SELECT_PUBLIC)
    return [read_summary(tables, text) for _, text in rows]


async def my_tables(tables: Tables, wish: Mine) -> list[TableSummary]:
    """The tables of these tokens, last changed first."""
    if len(wish.tokens) > MOST_TOKENS:
        raise Refusal("too-many-tokens", most=MOST_TOKENS)
    found: dict[str, TableSummary] = {}
    for token in wish.tokens:
        for (table,) in await tables.store.read(SELECT_BY_TOKEN, hashed(token)):
            if table not in found:
                found[table] = await one_table(tables, table, invited=True)
    return sorted(found.values(), key=lambda each: each.changed, reverse=True)


async def one_table(tables: Tables, table: str, *, invited: bool) -> TableSummary:
    """The link for spectators does not lead to a seat: the invitation is for who may have it."""
    rows = await tables.store.read(SELECT_SUMMARY, table)
    if not rows:
        raise Refusal("no-such-table")
    summary, public = read_summary(tables, rows[0][0]), rows[0][1]
    if not invited and not public:
        summary.invite = None
    for seat in await tables.peers.present(table):
        summary.seats[seat].here = True
    return summary


def read_summary(tables: Tables, text: str) -> TableSummary:
    """The kept summary, with who is here now."""
    summary = msgspec.json.decode(text, type=TableSummary)
    room = tables.rooms.in_use.get(summary.table)
    if room is not None:
        for seat in summary.seats:
            seat.here = room.here(seat.seat)
    return summary

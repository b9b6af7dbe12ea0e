"""Records: a table's own as text, and uploaded ones as tables to look at."""

import asyncio
import hashlib
from base64 import urlsafe_b64encode

from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadRecord
from rollplayer.notation.cards.card_data import data_of
from rollplayer.notation.record import Record, read_record
from rollplayer.server.clock import now
from rollplayer.server.errors import PassedOn
from rollplayer.server.lobby.service import open_room, position_text
from rollplayer.server.names import LONGEST, clean
from rollplayer.server.packs import checked_cards
from rollplayer.server.store.rows import PERSON, SELECT_TABLE, SeatRow, TableRow
from rollplayer.server.table.event_log import Game, Step, happen
from rollplayer.server.table.rebuild import options_text
from rollplayer.server.table.room import Pinned, Room
from rollplayer.server.table.tables import Tables
from rollplayer.server.wire.lobby import TableMade, Upload


async def upload(tables: Tables, wish: Upload) -> TableMade:
    """A record as a table without keys. The same record is the same table."""
    cards = await checked_cards(wish.pack)
    record = await asyncio.to_thread(read, cards, wish.record)
    code = code_of(wish)
    if not await tables.store.read(SELECT_TABLE, code):
        await open_archive(tables, code, wish.pack, record)
    return TableMade(code, "", [])


def read(cards: CardSet, text: str) -> Record:
    try:
        return read_record(cards, text, verify="\nseal:" in text)[0]
    except BadRecord as error:
        raise PassedOn("bad-record", error) from None


def code_of(wish: Upload) -> str:
    text = f"{wish.pack or ''}\0{wish.record}"
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return "r" + urlsafe_b64encode(digest[:12]).decode()


async def open_archive(tables: Tables, code: str, pack: str | None, record: Record) -> None:
    row = TableRow(
        id=code,
        invite=code,
        public=0,
        options=options_text(record.options),
        rules=record.options.rules_version,
        pack=pack,
        seed=None,
        seed_chosen=0,
        position=None if record.at_start else position_text(record.first),
        next=None,
        made=now(),
        hints=0,
        cards=data_of(record.options.cards),
    )
    seats = [SeatRow(seat, PERSON, name, "", None) for seat, name in enumerate(names(record))]
    cards = Pinned(row.cards, "", pack)
    room = Room(row, seats, Game(record.first, None, record.at_start), cards)
    steps: list[Step] = []
    for event in record.events:
        steps.append(happen(steps[-1].after if steps else room.game.now, event))
    await open_room(tables, room, steps)


def names(record: Record) -> list[str]:
    """The names of the record as harmless ones, and one for every seat."""
    given = [clean(name)[:LONGEST] for name in record.names]
    given += [""] * record.options.players
    return [name or f"#{seat + 1}" for seat, name in enumerate(given[: record.options.players])]

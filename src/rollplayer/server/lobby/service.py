"""Makes tables: new ones, rematches, branches, and archives of uploaded records."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from rollplayer.engine import Options, State, new_game
from rollplayer.errors import Conflict
from rollplayer.notation.position import write_position
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.lobby.seating import Seating, seat_people
from rollplayer.server.packs import checked_cards
from rollplayer.server.store.rows import OPEN, TableRow, insert_table
from rollplayer.server.table.event_log import Game, Step
from rollplayer.server.table.rebuild import current_cards, make_options, options_text
from rollplayer.server.table.room import Change, Pinned, Room
from rollplayer.server.table.tables import Tables
from rollplayer.server.tokens import new_invite, new_seed, new_table_code
from rollplayer.server.wire.lobby import Branch, NewTable, TableMade

LONGEST_SEED: Final = 100


class Ground(NamedTuple):
    """What a new table is played with."""

    first: State
    at_start: bool
    cards: Pinned
    public: bool = False
    hints: bool | None = None
    pace: str = "live"


async def make(tables: Tables, wish: NewTable) -> TableMade:
    """A new game."""
    chosen = {
        "players": len(wish.seats),
        "edition": wish.edition,
        "variants": wish.variants,
        "classes": wish.classes,
    }
    if not 1 <= len(wish.seats) <= 4:
        raise Refusal("bad-players", number=len(wish.seats))
    options = make_options(await checked_cards(wish.pack), chosen)
    cards = current_cards(wish.pack)
    ground = Ground(new_game(options), True, cards, wish.public, wish.hints, wish.pace)
    return await found(tables, ground, seat_people(wish.seats, tables.bots.known), wish.seed)


async def branch(tables: Tables, room: Room, wish: Branch) -> TableMade:
    """A new game from a moment of another, by its rules and cards; its dice have their own seed."""
    if not 0 <= wish.event <= room.game.event:
        raise Refusal("no-such-moment", number=room.game.event)
    if len(wish.seats) != room.options.players:
        raise Refusal("unreadable-seats", number=room.options.players)
    state = room.game.at(wish.event).state
    at_start = room.game.at_start and state is room.game.first
    ground = Ground(state, at_start, room.cards)
    return await found(tables, ground, seat_people(wish.seats, tables.bots.known), wish.seed)


def rematch_ground(room: Room) -> Ground:
    """The same options once more, by the rules and cards of today, with a new seed."""
    old = room.options
    cards = current_cards(room.row.pack)
    options = Options(old.players, cards.card_set(), old.edition, old.variants, old.classes)
    public, hints = bool(room.row.public), bool(room.row.hints)
    return Ground(new_game(options), True, cards, public, hints, room.row.pace)


async def found(tables: Tables, ground: Ground, seating: Seating, seed: str | None) -> TableMade:
    host = seating.keys[0].seat if seating.keys else None
    room = room_of(ground, seating, checked_seed(seed), host)
    steps = [] if room.is_open else room.game.plan_start()
    await open_room(tables, room, steps)
    return TableMade(room.id, room.row.invite, seating.keys)


def room_of(ground: Ground, seating: Seating, seed: str | None, host: int | None) -> Room:
    """A new table in memory, not saved yet."""
    if ground.hints is None:
        ground = ground._replace(hints=not is_online(seating))
    row = new_row(ground, seed)._replace(host=host)
    game = Game(ground.first, row.seed, ground.at_start)
    return Room(row, seating.rows, game, ground.cards)


def is_online(seating: Seating) -> bool:
    """Whether others will come by link: among them a hint is an advantage nobody else sees."""
    return any(row.kind == OPEN for row in seating.rows)


async def open_room(tables: Tables, room: Room, steps: Sequence[Step]) -> None:
    """Saves a new table with its first events, and lets it begin."""
    async with room.lock:
        try:
            change = Change(steps, more=insert_table(room.row, room.seats))
            await tables.changes.commit(room, change)
        except Conflict:  # only a record has a code that may be there already
            return
    tables.rooms.keep(room)
    tables.turns.nudge(room)


async def begin(tables: Tables, room: Room) -> None:
    """A table that was saved without its first events begins, if nobody is missing."""
    await tables.changes.make(room, lambda: Change([] if room.is_open else room.game.plan_start()))
    tables.changes.publish(room)


def checked_seed(seed: str | None) -> str | None:
    if seed is None:
        return None
    if not seed.strip() or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Refusal("bad-seed", most=LONGEST_SEED)
    return seed


def new_row(ground: Ground, seed: str | None) -> TableRow:
    return TableRow(
        id=new_table_code(),
        invite=new_invite(),
        public=int(ground.public),
        options=options_text(ground.first.options),
        rules=ground.first.options.rules_version,
        pack=ground.cards.pack,
        seed=seed or new_seed(),
        seed_chosen=int(seed is not None),
        position=None if ground.at_start else position_text(ground.first),
        next=None,
        made=now(),
        hints=int(bool(ground.hints)),
        cards=ground.cards.name,
        pace=ground.pace,
    )


def position_text(state: State) -> str:
    return json.dumps(write_position(state), separators=(",", ":"))

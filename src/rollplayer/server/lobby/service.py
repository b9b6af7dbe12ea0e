"""Makes tables: new ones, rematches, branches, and archives of uploaded records."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from rollplayer.engine import RULES_VERSION, State, new_game
from rollplayer.notation.position import write_position
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.lobby.seating import Seating, seat_people
from rollplayer.server.store.rows import OPEN, TableRow, insert_table
from rollplayer.server.table.event_log import Game, Step
from rollplayer.server.table.rebuild import checked_cards, make_options, options_text
from rollplayer.server.table.registry import Tables
from rollplayer.server.table.room import Room
from rollplayer.server.tokens import new_invite, new_seed, new_table_code
from rollplayer.server.wire import Branch, NewTable, SeatWish, TableMade

LONGEST_SEED: Final = 100


class Ground(NamedTuple):
    """What a new table stands on."""

    first: State
    at_start: bool
    pack: str | None
    public: bool = False
    hints: bool | None = None


async def make(tables: Tables, wish: NewTable) -> TableMade:
    """A new game."""
    chosen = {
        "players": len(wish.seats),
        "edition": wish.edition,
        "variants": wish.variants,
        "classes": wish.classes,
    }
    options = make_options(await checked_cards(wish.pack), chosen)
    ground = Ground(new_game(options), True, wish.pack, wish.public, wish.hints)
    return await found(tables, ground, seat_people(wish.seats), wish.seed)


async def branch(tables: Tables, room: Room, wish: Branch) -> TableMade:
    """A new game from a moment of another; its dice come from a seed of its own."""
    if not 0 <= wish.event <= room.game.event:
        raise Refusal("no-such-moment", number=room.game.event)
    if len(wish.seats) != room.options.players:
        raise Refusal("unreadable-seats", number=room.options.players)
    state = room.game.at(wish.event).state
    at_start = room.game.at_start and state is room.game.first
    ground = Ground(state, at_start, room.row.pack)
    return await found(tables, ground, seat_people(wish.seats), wish.seed)


async def rematch_table(tables: Tables, room: Room, seats: Sequence[SeatWish]) -> TableMade:
    """The same options and seats once more, with a new seed."""
    public, hints = bool(room.row.public), bool(room.row.hints)
    ground = Ground(new_game(room.options), True, room.row.pack, public, hints)
    return await found(tables, ground, seat_people(seats), None)


async def found(tables: Tables, ground: Ground, seating: Seating, seed: str | None) -> TableMade:
    if ground.hints is None:
        ground = ground._replace(hints=not is_online(seating))
    row = new_row(ground, checked_seed(seed))
    game = Game(ground.first, row.seed, ground.at_start)
    room = Room(row, seating.rows, game)
    steps = [] if room.is_open else game.plan_start()
    await open_room(tables, room, steps)
    return TableMade(row.id, row.invite, seating.keys)


def is_online(seating: Seating) -> bool:
    """Whether others will come by link: among them a hint is an advantage nobody else sees."""
    return any(row.kind == OPEN for row in seating.rows)


async def open_room(tables: Tables, room: Room, steps: Sequence[Step]) -> None:
    """Saves a new table with its first events, and lets it begin."""
    async with room.lock:
        await tables.commit(room, steps, more=insert_table(room.row, room.seats))
    tables.keep(room)
    tables.nudge(room)


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
        rules=RULES_VERSION,
        pack=ground.pack,
        seed=seed or new_seed(),
        seed_chosen=int(seed is not None),
        position=None if ground.at_start else position_text(ground.first),
        next=None,
        made=now(),
        hints=int(bool(ground.hints)),
    )


def position_text(state: State) -> str:
    return json.dumps(write_position(state), separators=(",", ":"))

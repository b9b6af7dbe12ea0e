"""Rebuilds a table from what is stored: options, cards, first state, then every event."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from rollplayer.engine import RULES_VERSION, RULES_VERSIONS, BadOptions, Options, State, new_game
from rollplayer.engine.cards import CardSet
from rollplayer.notation.cards.card_data import UnknownCards, current_data, current_hash, kept_data
from rollplayer.notation.position import read_position
from rollplayer.server.errors import PassedOn, Refusal
from rollplayer.server.store import Statement, Store
from rollplayer.server.store.rows import KEEP_DATA, SELECT_DATA, EventRow, Stored, TableRow
from rollplayer.server.table.event_log import Game
from rollplayer.server.table.room import Pinned, Room, game_seed
from rollplayer.server.table.view import winners
from rollplayer.server.wire.lobby import TableSummary


class Damaged(Exception):
    """What is stored of a table does not fit together."""


def current_cards(pack: str | None) -> Pinned:
    """The cards of this release, for a table that is made now."""
    return Pinned(current_hash(), "", pack)


def keep_cards() -> Statement:
    """Keeps the facts of this release beside the games, for the releases to come."""
    return Statement(KEEP_DATA, (current_hash(), current_data()))


async def pinned_cards(store: Store, row: TableRow) -> Pinned:
    """The cards a table was made with, from this package or from beside the table."""
    try:
        kept_data(row.cards)
    except UnknownCards as error:
        kept = await store.read(SELECT_DATA, row.cards)
        if not kept:
            raise Damaged(str(error)) from None
        return Pinned(row.cards, kept[0][0], row.pack)
    return Pinned(row.cards, "", row.pack)


def options_text(options: Options) -> str:
    return json.dumps(
        {
            "players": options.players,
            "edition": options.edition,
            "variants": options.variants,
            "classes": options.classes,
        }
    )


def make_options(
    cards: CardSet, chosen: Mapping[str, Any], rules_version: str = RULES_VERSION
) -> Options:
    try:
        return Options(
            chosen["players"],
            cards,
            chosen["edition"],
            tuple(chosen["variants"]),
            chosen["classes"],
            rules_version,
        )
    except BadOptions as error:
        raise PassedOn("bad-options", error) from None


def first_state(row: TableRow, cards: CardSet) -> State:
    if row.position is not None:
        return read_position(cards, json.loads(row.position), row.rules)
    return new_game(make_options(cards, json.loads(row.options), row.rules))


def rebuild(stored: Stored, cards: Pinned) -> Room:
    """The room of a stored table."""
    row = stored.table
    if row.rules not in RULES_VERSIONS:
        raise Refusal("other-rules", number=row.rules, known=", ".join(RULES_VERSIONS))
    game = Game(
        first_state(row, cards.card_set()),
        game_seed(row, stored.seats),
        at_start=row.position is None,
    )
    room = Room(row, stored.seats, game, cards)
    for event in stored.events:
        take_stored(room, event)
    check_result(room)
    return room


def take_stored(room: Room, event: EventRow) -> None:
    """The next event as it was read."""
    if event.number != room.game.event + 1:
        raise Damaged(f"event {room.game.event + 1} is missing")
    room.take([room.game.plan_stored(event.seat, event.what)])


def check_result(room: Room) -> None:
    """The stars of a game that is over are those that were counted when it ended."""
    if not room.is_over or room.row.summary == "{}":
        return
    kept = msgspec.json.decode(room.row.summary, type=TableSummary)
    now = room.game.now
    if kept.winners is not None and (kept.stars, kept.winners) != (list(now.stars), winners(now)):
        raise Damaged(f"the game ended with {kept.stars} stars; counted now they are {now.stars}")

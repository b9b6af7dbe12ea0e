"""Rebuilds a table from what is stored: options, cards, first state, then every event."""

import asyncio
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rollplayer.engine import RULES_VERSION, BadOptions, CardSet, Options, State, new_game
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.cards.page_facts import Json, base_facts, pack_facts
from rollplayer.notation.errors import BadCards
from rollplayer.notation.position import read_position
from rollplayer.server.errors import PassedOn, Refusal
from rollplayer.server.store.rows import Stored, TableRow
from rollplayer.server.table.event_log import Game
from rollplayer.server.table.room import Room

LARGEST_PACK: Final = 100_000


@lru_cache(maxsize=64)
def cards_of(pack: str | None) -> CardSet:
    """The base cards, with the text of a pack laid over them."""
    return base_cards() if pack is None else read_pack_text(pack, "the pack")


@lru_cache(maxsize=16)
def facts_of(pack: str | None) -> Json:
    """What a page shows of the same cards."""
    return base_facts() if pack is None else pack_facts(pack)


async def checked_cards(pack: str | None) -> CardSet:
    """The cards of a pack that somebody sent; read in a thread, since it may be long."""
    if pack is None:
        return base_cards()
    if len(pack) > LARGEST_PACK:
        raise Refusal("pack-too-large", most=LARGEST_PACK)
    try:
        return await asyncio.to_thread(cards_of, pack)
    except BadCards as error:
        raise PassedOn("bad-pack", error) from None


def options_text(options: Options) -> str:
    return json.dumps(
        {
            "players": options.players,
            "edition": options.edition,
            "variants": options.variants,
            "classes": options.classes,
        }
    )


def make_options(cards: CardSet, chosen: Mapping[str, Any]) -> Options:
    try:
        return Options(
            chosen["players"],
            cards,
            chosen["edition"],
            tuple(chosen["variants"]),
            chosen["classes"],
        )
    except BadOptions as error:
        raise PassedOn("bad-options", error) from None


def first_state(row: TableRow) -> State:
    cards = cards_of(row.pack)
    if row.position is not None:
        return read_position(cards, json.loads(row.position))
    return new_game(make_options(cards, json.loads(row.options)))


def rebuild(stored: Stored) -> Room:
    """The room of a stored table."""
    row = stored.table
    if row.rules != RULES_VERSION:
        raise Refusal("other-rules", number=row.rules, known=RULES_VERSION)
    game = Game(first_state(row), row.seed, at_start=row.position is None)
    room = Room(row, stored.seats, game)
    for event in stored.events:
        room.take([game.plan_stored(event.seat, event.what)])
    return room

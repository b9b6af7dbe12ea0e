"""The base cards as data that outlives a release: the facts alone, named by their hash.

A game names the data it began with, so that a card that costs something else in the next release
changes no game that is on. The server keeps the data beside its games; the data of every release
is in `cards/kept/` too, under its hash, so that records and games from elsewhere can be read.
Names and texts are not part of it, nor where a fact comes from: they decide nothing.
"""

import hashlib
import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from rollplayer.engine.cards import CardSet
from rollplayer.notation.cards.card_tables import SECTIONS, Deal
from rollplayer.notation.cards.cardfile import BASE, base_cards, base_deal, read_pack_text
from rollplayer.notation.cards.cardset import build
from rollplayer.notation.cards.page_facts import Json, facts_of, pack_facts
from rollplayer.notation.cards.tomlfile import CardFile

KEPT: Final = files("rollplayer").joinpath("cards", "kept")
HASH: Final = re.compile(r"[0-9a-f]{64}")
NOT_FACTS: Final = ("house", "ability_source")


class UnknownCards(Exception):
    """No release of this package has card data of this hash."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the card data {name[:12]} is not known here; a newer rollplayer has it")
        self.name = name


@lru_cache(maxsize=1)
def current_data() -> str:
    """The facts of this release's base cards, as JSON; the order of the cards counts too."""
    facts = {
        section: {slug: bare(table) for slug, table in tables.items()}
        for section, tables in base_deal().tables.items()
    }
    return json.dumps(facts, separators=(",", ":"), ensure_ascii=False)


def bare(table: Json) -> Json:
    return {field: value for field, value in table.items() if field not in NOT_FACTS}


def hash_of(data: str) -> str:
    return hashlib.sha256(data.encode()).hexdigest()


@lru_cache(maxsize=1)
def current_hash() -> str:
    return hash_of(current_data())


@lru_cache(maxsize=16)
def kept_data(name: str) -> str:
    """The card data of this release or of an earlier one."""
    if name == current_hash():
        return current_data()
    if not HASH.fullmatch(name) or not (file := KEPT.joinpath(f"{name}.json")).is_file():
        raise UnknownCards(name)
    return file.read_text("utf-8").rstrip("\n")


@lru_cache(maxsize=64)
def cards_with(data: str, pack: str | None = None, name: str = "pack") -> CardSet:
    """The cards of these facts, with the text of a pack laid over them.

    `name` is that of a pack which names itself nowhere.
    """
    if pack is None and data == current_data():
        return base_cards()
    if pack is None:
        cards = build(deal_of(data), BASE)
    else:
        cards = read_pack_text(pack, "the pack", name, deal_of(data))
    cards.data = hash_of(data)
    return cards


def data_of(cards: CardSet) -> str:
    """The hash of the base facts that cards were built on."""
    return cards.data or current_hash()


def is_past(cards: CardSet) -> bool:
    """Whether cards are built on other base facts than this release's."""
    return bool(cards.data) and cards.data != current_hash()


def on_data(cards: CardSet, name: str) -> CardSet:
    """The same cards on the base facts of this hash."""
    if data_of(cards) == name:
        return cards
    return cards_with(kept_data(name), cards.pack, cards.name)


@lru_cache(maxsize=16)
def page_facts_with(data: str, pack: str | None = None) -> Json:
    """What a page shows of the same cards."""
    if pack is not None:
        return pack_facts(pack, base=deal_of(data))
    return facts_of(deal_of(data))


def deal_of(data: str) -> Deal:
    """The tables of card data, with what today's cards say of where their facts come from."""
    facts: dict[str, dict[str, Any]] = json.loads(data)
    today = base_deal().tables
    deal = Deal()
    source = CardFile("card data", "")
    for section in SECTIONS:
        for slug, table in facts.get(section, {}).items():
            known = today[section].get(slug, {})
            sources = {field: known[field] for field in NOT_FACTS if field in known}
            deal.lay(section, slug, {**sources, **table}, source, (section, slug))
    deal.base = {(section, slug): deal.tables[section][slug] for section, slug in deal.origins}
    return deal

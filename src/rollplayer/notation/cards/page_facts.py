"""What the page shows of the cards: facts as plain JSON, and the words of a pack.

The facts of the base are in `web/src/lib/facts.json` (written by `make wire`); a table with a pack
gets its facts from the server in the same form.
"""

from typing import Any, Final

from rollplayer.notation.cards.card_tables import (
    ALIGNMENT,
    ARMOR_SET,
    BACKSTORY,
    CLASS,
    DEFAULTS,
    MARKET,
    RACE,
    Deal,
)
from rollplayer.notation.cards.card_words import own_texts, rule_numbers
from rollplayer.notation.cards.cardfile import base_deal, pack_deal
from rollplayer.notation.cards.cardset import build
from rollplayer.notation.cards.tomlfile import Table

Json = dict[str, Any]

# The sections by the names the page uses, and the fields it does not show.
SHOWN: Final = {
    "armor": (ARMOR_SET, ()),
    "market": (MARKET, ("name", "rule")),
    "classes": (CLASS, ("name", "ability", "ability_rule", "effects")),
    "races": (RACE, ("name",)),
    "backstories": (BACKSTORY, ("name",)),
    "alignments": (ALIGNMENT, ("name",)),
}
# Of the effects only those that the page counts with: what weapons add to a row or a set.
SHOWN_EFFECTS: Final = ("dice-count-more", "rows-count-more", "larger-armor-set")
FILLED: Final = ("modifiers", "colors")  # fields that the page relies on


def base_facts() -> Json:
    """The facts of the box. Its words are in `locales/`."""
    return facts_of(base_deal())


def pack_facts(source: str, name: str = "the pack", base: Deal | None = None) -> Json:
    """The facts of the base with a pack laid over it, and the pack's own words."""
    deal, title = pack_deal(source, name, base=base)
    build(deal, title)  # checks the cards, and gives numbers to new ones
    return facts_of(deal)


def facts_of(deal: Deal) -> Json:
    facts: Json = {}
    for shelf, (section, hidden) in SHOWN.items():
        tables = deal.tables[section].items()
        facts[shelf] = {slug: fields(section, table, hidden) for slug, table in tables}
    return {**facts, "words": own_texts(deal), "numbers": rule_numbers(deal)}


def fields(section: str, table: Table, hidden: tuple[str, ...]) -> Json:
    """A card's fields as in its file, without those that are not shown."""
    defaults = {field: DEFAULTS[section][field] for field in FILLED if field in DEFAULTS[section]}
    found = {field: value for field, value in (defaults | table).items() if field not in hidden}
    effects = [each for each in found.pop("effects", []) if each["type"] in SHOWN_EFFECTS]
    return {**found, "effects": effects} if effects else found

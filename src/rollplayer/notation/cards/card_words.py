"""The words of cards: which texts a pack brings itself, and the numbers that ours are filled with.

Names and sentences of the base cards are in `locales/*/cards.ftl`. A number in a sentence is a
parameter, named as the field of the effect it comes from (`docs/card-packs.md`), so that a changed
effect changes the sentence in every language. An armor piece speaks of its set.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rollplayer.engine import EDITIONS
from rollplayer.notation.cards.card_tables import (
    ALIGNMENT,
    ARMOR_SET,
    BACKSTORY,
    CLASS,
    MARKET,
    RACE,
    Deal,
)
from rollplayer.notation.cards.tomlfile import Table
from rollplayer.notation.cards.vocabulary import WORDS

Numbers = Mapping[str, int | str]

# The keys of the texts in locales/, by section and field.
KEYS: Final[Mapping[tuple[str, str], str]] = {
    (MARKET, "name"): "card-{}",
    (MARKET, "rule"): "card-{}-rule",
    (CLASS, "name"): "class-{}",
    (CLASS, "ability"): "class-{}-ability",
    (CLASS, "ability_rule"): "class-{}-rule",
    (RACE, "name"): "race-{}",
    (BACKSTORY, "name"): "backstory-{}",
    (ALIGNMENT, "name"): "alignment-{}",
}

# Sentences that say how many cards an edition has.
COUNTING: Final = (
    *("rule-R1-2", "rule-R1-5", "rule-R1-6", "rule-R1-7", "rule-R10"),
    *("edition-first-rule", "edition-second-rule"),
)


def own_texts(deal: Deal) -> dict[str, str]:
    """The names and texts that a pack brings, by the keys of `locales/`; the base has none."""
    return {
        key.format(slug): table[field]
        for (section, field), key in KEYS.items()
        for slug, table in deal.tables[section].items()
        if field in table
    }


def rule_numbers(deal: Deal) -> dict[str, Numbers]:
    """The parameters of each rule, by its key; a rule without numbers is left out."""
    found: dict[str, Numbers] = dict.fromkeys(COUNTING, box_numbers(deal))
    for slug, table in deal.tables[MARKET].items():
        numbers = {**set_numbers(deal, table), **effect_numbers(table)}
        if numbers:
            found[KEYS[MARKET, "rule"].format(slug)] = numbers
    for slug, table in deal.tables[CLASS].items():
        if numbers := effect_numbers(table):
            found[KEYS[CLASS, "ability_rule"].format(slug)] = numbers
    return found


def box_numbers(deal: Deal) -> Numbers:
    """How many cards each edition has: `market-first`, `market-second` and so on."""
    return {
        f"{section}-{edition}": sum(
            edition in deal.fact(section, slug, "editions") for slug in deal.tables[section]
        )
        for section in (RACE, BACKSTORY, ALIGNMENT, MARKET)
        for edition in EDITIONS
    }


def effect_numbers(table: Table) -> dict[str, int | str]:
    return {name: number for effect in table.get("effects", ()) for name, number in numbers(effect)}


def numbers(effect: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The numbers of an effect, of its count or condition, and those it leaves unsaid."""
    word = WORDS.get(effect["type"])
    unsaid = word.defaults if word else {}
    for field, value in {**unsaid, **effect}.items():
        if isinstance(value, dict):
            yield from numbers(value)
        elif isinstance(value, int):
            yield field, value


def shape(table: Table) -> list[Any]:
    """What the effects of a card are but for their numbers."""
    return [without_numbers(effect) for effect in table.get("effects", ())]


def without_numbers(effect: Mapping[str, Any]) -> dict[str, Any]:
    return {
        field: without_numbers(value) if isinstance(value, dict) else value
        for field, value in effect.items()
        if not isinstance(value, int)
    }


def set_numbers(deal: Deal, table: Table) -> dict[str, int | str]:
    """`1/2/3` pieces and their `1/4/7` stars."""
    stars = deal.tables[ARMOR_SET].get(table.get("set", ""), {}).get("stars", ())
    if not stars:
        return {}
    pieces = "/".join(str(count) for count in range(1, len(stars) + 1))
    return {"pieces": pieces, "set-stars": "/".join(map(str, stars))}

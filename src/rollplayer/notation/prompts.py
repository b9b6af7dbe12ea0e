"""Prompts as JSON: the kind, and its fields by name (`docs/notation.md` lists them all)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rollplayer.engine.cards.facts import CardSet
from rollplayer.engine.catalogue import PROMPTS
from rollplayer.engine.dice import ATTRIBUTES, COLORS, SPACE_NAMES, die_name
from rollplayer.engine.options import Options
from rollplayer.engine.prompts import Prompt
from rollplayer.engine.sorts import (
    ATTRIBUTE_LIST,
    CARD,
    COLOR,
    COLOR_LIST,
    COUNT,
    DIE,
    DIE_LIST,
    FLAG,
    INITIATIVE_LIST,
    PILE,
    SEAT,
    SPACE,
    VALUE_LIST,
)
from rollplayer.engine.state import CHANCE, NONE
from rollplayer.notation.json_values import Place, shown
from rollplayer.notation.sorts import COLOR_LETTERS, DICE, ROWS, SPACES, slugs_of

PILES: Final = ("single", "double", "mixed")
PILE_NAMES: Final = {name: place for place, name in enumerate(PILES)}

Writer = Callable[[CardSet, Any], Any]
Reader = Callable[[Options, Place], Any]

WRITERS: Final[Mapping[str, Writer]] = {
    SEAT: lambda cards, seat: None if seat == CHANCE else seat,
    COUNT: lambda cards, count: count,
    FLAG: lambda cards, flag: flag,
    DIE: lambda cards, die: die_name(die),
    DIE_LIST: lambda cards, dice: [die_name(die) for die in dice],
    COLOR: lambda cards, color: None if color == NONE else COLORS[color],
    COLOR_LIST: lambda cards, colors: [COLORS[color] for color in colors],
    SPACE: lambda cards, space: SPACE_NAMES[space],
    ATTRIBUTE_LIST: lambda cards, rows: [ATTRIBUTES[row] for row in rows],
    VALUE_LIST: lambda cards, values: list(values),
    INITIATIVE_LIST: lambda cards, chosen: [card + 1 for card in chosen],
    CARD: lambda cards, card: cards.market[card].slug,
    PILE: lambda cards, pile: PILES[pile],
}


def read_die(place: Place) -> int:
    return place.word(DICE, "not-a-die")


def read_color(place: Place) -> int:
    return place.word(COLOR_LETTERS)


READERS: Final[Mapping[str, Reader]] = {
    SEAT: lambda options, place: place.maybe(lambda: place.number(0, options.players - 1)),
    COUNT: lambda options, place: place.number(0, 99),
    FLAG: lambda options, place: place.flag(),
    DIE: lambda options, place: read_die(place),
    DIE_LIST: lambda options, place: tuple(place.each(read_die)),
    COLOR: lambda options, place: place.maybe(lambda: read_color(place)),
    COLOR_LIST: lambda options, place: tuple(place.each(read_color)),
    SPACE: lambda options, place: place.word(SPACES, "not-a-space"),
    ATTRIBUTE_LIST: lambda options, place: tuple(place.each(lambda item: item.word(ROWS))),
    VALUE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, 6))))
    ),
    INITIATIVE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, options.initiative_cards) - 1)))
    ),
    CARD: lambda options, place: place.word(slugs_of(options.cards).market, "not-a-card"),
    PILE: lambda options, place: place.word(PILE_NAMES),
}


def write_prompt(cards: CardSet, prompt: Prompt) -> dict[str, Any]:
    written: dict[str, Any] = {"kind": prompt.kind}
    for (name, sort), value in zip(prompt.fields, prompt.values(), strict=True):
        written[name] = WRITERS[sort](cards, value)
    return written


def read_prompt(options: Options, place: Place) -> Prompt:
    if not isinstance(place.value, dict) or place.value.get("kind") not in list(PROMPTS):
        raise place.refuse("not-one-of", text=shown(place.value), known=", ".join(PROMPTS))
    prompt = PROMPTS[place.value["kind"]]
    names = [name for name, _ in prompt.fields]
    table = place.table(dict.fromkeys(["kind", *names]), tuple(names))
    return prompt(*(READERS[sort](options, table[name]) for name, sort in prompt.fields))

"""Prompts as JSON: the kind, and its fields by name (`docs/notation.md` lists them all)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rollplayer.engine import CHANCE, Options
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    ATTRIBUTES,
    COLORS,
    NONE,
    PROMPTS,
    SPACE_NAMES,
    Die,
    Prompt,
    ValueType,
    die_name,
)
from rollplayer.notation.json_values import Place, shown
from rollplayer.notation.value_types import COLOR_LETTERS, DICE, ROWS, SPACES, slugs_of

PILES: Final = ("single", "double", "mixed")
PILE_NAMES: Final = {name: place for place, name in enumerate(PILES)}

Writer = Callable[[CardSet, Any], Any]
Reader = Callable[[Options, Place], Any]

WRITERS: Final[Mapping[str, Writer]] = {
    ValueType.SEAT: lambda cards, seat: None if seat == CHANCE else seat,
    ValueType.COUNT: lambda cards, count: count,
    ValueType.FLAG: lambda cards, flag: flag,
    ValueType.DIE: lambda cards, die: die_name(die),
    ValueType.DIE_LIST: lambda cards, dice: [die_name(die) for die in dice],
    ValueType.COLOR: lambda cards, color: None if color == NONE else COLORS[color],
    ValueType.COLOR_LIST: lambda cards, colors: [COLORS[color] for color in colors],
    ValueType.SPACE: lambda cards, space: SPACE_NAMES[space],
    ValueType.ATTRIBUTE_LIST: lambda cards, rows: [ATTRIBUTES[row] for row in rows],
    ValueType.VALUE_LIST: lambda cards, values: list(values),
    ValueType.INITIATIVE_LIST: lambda cards, chosen: [card + 1 for card in chosen],
    ValueType.CARD: lambda cards, card: cards.market[card].slug,
    ValueType.PILE: lambda cards, pile: PILES[pile],
}


def read_die(place: Place) -> Die:
    return Die(place.word(DICE, "not-a-die"))


def read_color(place: Place) -> int:
    return place.word(COLOR_LETTERS)


READERS: Final[Mapping[str, Reader]] = {
    ValueType.SEAT: lambda options, place: place.maybe(
        lambda: place.number(0, options.players - 1)
    ),
    ValueType.COUNT: lambda options, place: place.number(0, 99),
    ValueType.FLAG: lambda options, place: place.flag(),
    ValueType.DIE: lambda options, place: read_die(place),
    ValueType.DIE_LIST: lambda options, place: tuple(place.each(read_die)),
    ValueType.COLOR: lambda options, place: place.maybe(lambda: read_color(place)),
    ValueType.COLOR_LIST: lambda options, place: tuple(place.each(read_color)),
    ValueType.SPACE: lambda options, place: place.word(SPACES, "not-a-space"),
    ValueType.ATTRIBUTE_LIST: lambda options, place: tuple(
        place.each(lambda item: item.word(ROWS))
    ),
    ValueType.VALUE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, 6))))
    ),
    ValueType.INITIATIVE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, options.initiative_cards) - 1)))
    ),
    ValueType.CARD: lambda options, place: place.word(slugs_of(options.cards).market, "not-a-card"),
    ValueType.PILE: lambda options, place: place.word(PILE_NAMES),
}


def write_prompt(cards: CardSet, prompt: Prompt) -> dict[str, Any]:
    written: dict[str, Any] = {"kind": prompt.kind}
    for (name, value_type), value in zip(prompt.fields, prompt.values(), strict=True):
        written[name] = WRITERS[value_type](cards, value)
    return written


def read_prompt(options: Options, place: Place) -> Prompt:
    if not isinstance(place.value, dict) or place.value.get("kind") not in list(PROMPTS):
        raise place.refuse("not-one-of", text=shown(place.value), known=", ".join(PROMPTS))
    prompt = PROMPTS[place.value["kind"]]
    names = [name for name, _ in prompt.fields]
    required = tuple(name for name in names if name not in prompt.unsaid)
    table = place.table({**dict.fromkeys(["kind", *names]), **prompt.unsaid}, required)
    return prompt(
        *(READERS[value_type](options, table[name]) for name, value_type in prompt.fields)
    )

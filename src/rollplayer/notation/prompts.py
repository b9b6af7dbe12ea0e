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
    Sort,
    die_name,
)
from rollplayer.notation.json_values import Place, shown
from rollplayer.notation.sorts import COLOR_LETTERS, DICE, ROWS, SPACES, slugs_of

PILES: Final = ("single", "double", "mixed")
PILE_NAMES: Final = {name: place for place, name in enumerate(PILES)}

Writer = Callable[[CardSet, Any], Any]
Reader = Callable[[Options, Place], Any]

WRITERS: Final[Mapping[str, Writer]] = {
    Sort.SEAT: lambda cards, seat: None if seat == CHANCE else seat,
    Sort.COUNT: lambda cards, count: count,
    Sort.FLAG: lambda cards, flag: flag,
    Sort.DIE: lambda cards, die: die_name(die),
    Sort.DIE_LIST: lambda cards, dice: [die_name(die) for die in dice],
    Sort.COLOR: lambda cards, color: None if color == NONE else COLORS[color],
    Sort.COLOR_LIST: lambda cards, colors: [COLORS[color] for color in colors],
    Sort.SPACE: lambda cards, space: SPACE_NAMES[space],
    Sort.ATTRIBUTE_LIST: lambda cards, rows: [ATTRIBUTES[row] for row in rows],
    Sort.VALUE_LIST: lambda cards, values: list(values),
    Sort.INITIATIVE_LIST: lambda cards, chosen: [card + 1 for card in chosen],
    Sort.CARD: lambda cards, card: cards.market[card].slug,
    Sort.PILE: lambda cards, pile: PILES[pile],
}


def read_die(place: Place) -> Die:
    return Die(place.word(DICE, "not-a-die"))


def read_color(place: Place) -> int:
    return place.word(COLOR_LETTERS)


READERS: Final[Mapping[str, Reader]] = {
    Sort.SEAT: lambda options, place: place.maybe(lambda: place.number(0, options.players - 1)),
    Sort.COUNT: lambda options, place: place.number(0, 99),
    Sort.FLAG: lambda options, place: place.flag(),
    Sort.DIE: lambda options, place: read_die(place),
    Sort.DIE_LIST: lambda options, place: tuple(place.each(read_die)),
    Sort.COLOR: lambda options, place: place.maybe(lambda: read_color(place)),
    Sort.COLOR_LIST: lambda options, place: tuple(place.each(read_color)),
    Sort.SPACE: lambda options, place: place.word(SPACES, "not-a-space"),
    Sort.ATTRIBUTE_LIST: lambda options, place: tuple(place.each(lambda item: item.word(ROWS))),
    Sort.VALUE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, 6))))
    ),
    Sort.INITIATIVE_LIST: lambda options, place: tuple(
        sorted(set(place.each(lambda item: item.number(1, options.initiative_cards) - 1)))
    ),
    Sort.CARD: lambda options, place: place.word(slugs_of(options.cards).market, "not-a-card"),
    Sort.PILE: lambda options, place: place.word(PILE_NAMES),
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
    required = tuple(name for name in names if name not in prompt.unsaid)
    table = place.table({**dict.fromkeys(["kind", *names]), **prompt.unsaid}, required)
    return prompt(*(READERS[sort](options, table[name]) for name, sort in prompt.fields))

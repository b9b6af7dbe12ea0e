"""The names of actions, outcomes and observations, as the golden files hold them.

Actions are written as in `docs/notation.md`, with the cards of the base box. Slots that only a card
pack fills bear their numbers, and what depends on the position is counted: `order #2 #1`.
"""

from functools import lru_cache

from rollplayer.engine import PHASES
from rollplayer.engine.cards import WEAPON
from rollplayer.engine.terms import (
    ATTRIBUTES,
    BUY,
    CLASS_COLORS,
    COLOR_NAMES,
    ORDER,
    SPACE_NAMES,
    ArgumentValue,
    ValueType,
)
from rollplayer.environments.catalogue import (
    ALL_ACTIONS,
    ALL_OUTCOMES,
    CARD_SLOTS,
    CLASS_SLOTS,
    INITIATIVE_CARDS,
    SEATS,
    Action,
)
from rollplayer.environments.observing import DECISIONS
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.cards.vocabulary import GRID_COLUMNS, GRID_ROWS
from rollplayer.notation.value_types import DICE, names_of


@lru_cache(maxsize=1)
def action_names() -> tuple[str, ...]:
    """The name of every action, by its number."""
    return tuple(action_name(action) for action in ALL_ACTIONS)


@lru_cache(maxsize=1)
def outcome_names() -> tuple[str, ...]:
    """The name of every outcome of chance, by its number."""
    return tuple(plain_name(outcome) for outcome in ALL_OUTCOMES)


def action_name(action: Action) -> str:
    if action.move >= 0:
        return plain_name(action)
    verb = action.kind.verb
    if action.kind.number == ORDER:
        return f"{verb} {counted(action.arguments[0])}"
    one, other = action.arguments
    if action.kind.number == BUY:
        return f"{verb} {weapon_name(one)} drop {counted(other)}"
    return f"{verb} as {words(ValueType.CARD, other)}"


def plain_name(action: Action) -> str:
    """The verb and the arguments that are there."""
    pairs = zip(action.kind.arguments, action.arguments, strict=False)
    return " ".join([action.kind.verb, *(words(each.type, value) for each, value in pairs)])


def words(value_type: str, value: ArgumentValue) -> str:
    names = names_of(base_cards())[value_type]
    numbers = value if isinstance(value, tuple) else () if value is None else (value,)
    return " ".join(names.get(number, f"{value_type}-{number + 1}") for number in numbers)


def counted(value: ArgumentValue) -> str:
    """Places from 1: `#2 #1`."""
    assert isinstance(value, tuple)
    return " ".join(f"#{place + 1}" for place in value)


def weapon_name(value: ArgumentValue) -> str:
    """The weapon in this place among all weapons of the box."""
    assert isinstance(value, int)
    weapons = [card.slug for card in base_cards().market if card.kind == WEAPON]
    return weapons[value] if value < len(weapons) else f"weapon-{value + 1}"


# Observations ----------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def observation_names(players: int = 4) -> tuple[str, ...]:
    """The name of every position of an observation."""
    heroes = [f"hero {place} {name}" for place in range(players) for name in hero_names()]
    return (*table_names(), *heroes)


def table_names() -> list[str]:
    seats = [f"hero {place}" for place in range(SEATS)]
    center = [
        f"center {card} {name}"
        for card in INITIATIVE_CARDS
        for name in ("there", *COLOR_NAMES, "value", "with gold")
    ]
    return [
        *(f"phase {phase}" for phase in PHASES),
        "round",
        *(f"to move {seat}" for seat in seats),
        *(f"start player {seat}" for seat in seats),
        *(f"decision {kind}" for kind in DECISIONS),
        *(f"in hand {die}" for die in DICE),
        *(f"rerolled {space}" for space in SPACE_NAMES),
        *card_names("revealed"),
        *center,
        *card_names("market"),
        *card_names("discard pile"),
        *card_names("deck"),
        *(f"bag {color}" for color in COLOR_NAMES),
    ]


def hero_names() -> list[str]:
    row_parts = ("pips", "free spaces", "goal from", "goal to", "goal stars")
    grid = [f"{row}-{column}" for row in GRID_ROWS for column in GRID_COLUMNS]
    return [
        *(f"{space} {part}" for space in SPACE_NAMES for part in (*COLOR_NAMES, "value")),
        *(f"{row} {part}" for row in ATTRIBUTES for part in row_parts),
        *(f"{space} wants {color}" for space in SPACE_NAMES for color in COLOR_NAMES),
        *(f"{space} matches" for space in SPACE_NAMES),
        *(f"stars plus 3 at {cell}" for cell in grid),
        *(f"token at {cell}" for cell in grid),
        "gold",
        "charisma",
        *(f"initiative card {card}" for card in INITIATIVE_CARDS),
        *(f"placed in {row}" for row in ATTRIBUTES),
        *(f"class {words(ValueType.CLASS_CARD, number)}" for number in range(CLASS_SLOTS)),
        *(f"class color {color}" for color in COLOR_NAMES[: len(CLASS_COLORS)]),
        *card_names("owns"),
        *card_names("has spent"),
    ]


def card_names(what: str) -> list[str]:
    return [f"{what} {words(ValueType.CARD, card)}" for card in range(CARD_SLOTS)]

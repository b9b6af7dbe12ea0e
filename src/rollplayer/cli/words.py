"""Dice, cards and places in plain English words, for lines that people read or hear."""

import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rollplayer.engine import (
    ARMOR,
    ARROWS,
    ATTRIBUTE_NAMES,
    CARD_KINDS,
    COLOR_NAMES,
    NO_ARROW,
    SKILL,
    WEAPON,
    CardSet,
    MarketCard,
    Race,
    color_of,
    value_of,
)
from rollplayer.notation.cards.vocabulary import GRID_COLUMNS, GRID_ROWS
from rollplayer.saying import text_of
from rollplayer.words import SOURCE, words_for

WIDTH: Final = 80
ARROW_NAMES: Final = {step: name for name, step in ARROWS.items()}
ACTION_WORDS: Final = (
    "turn one of your dice to its opposite face",
    "swap two of your dice",
    "raise or lower one of your dice by 1",
    "reroll one of your dice, and keep the old or the new value",
    "move your alignment token one step",
    "take a Charisma token: 1 gold towards a card this round",
)
ACTIONS_IN_SHORT: Final = (
    "flip a die",
    "swap two dice",
    "raise or lower a die",
    "reroll a die",
    "move the token",
    "Charisma token",
)
TIMING_WORDS: Final = ("any time", "own dice turn", "own market turn")


def die_words(die: int) -> str:
    """`red 4`."""
    return f"{COLOR_NAMES[color_of(die)]} {value_of(die)}"


def amount(count: int, one: str, many: str = "") -> str:
    """`1 star`, `2 stars`, `-1 star`."""
    return f"{count} {one if abs(count) == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def signed(number: int) -> str:
    """`+2`, `-2`, `0`."""
    return f"{number:+d}" if number else "0"


def place_words(row: int, column: int) -> str:
    """Where a token is: `lawful good`; the center is `neutral`."""
    if (row, column) == (1, 1):
        return "neutral"
    return f"{GRID_COLUMNS[column]} {GRID_ROWS[row]}"


def modifier_words(race: Race) -> str:
    """`Strength +2, Dexterity -2`."""
    changes = [
        f"{ATTRIBUTE_NAMES[row]} {signed(change)}"
        for row, change in enumerate(race.modifiers)
        if change
    ]
    return ", ".join(changes) or "no modifiers"


def arrow_words(card: MarketCard) -> str:
    return ARROW_NAMES.get(card.arrow, "") if card.arrow != NO_ARROW else ""


def kind_words(cards: CardSet, card: MarketCard) -> str:
    """`weapon, 2 hands`, `chain armor`, `skill, good arrow, any time`, `trait, evil arrow`."""
    if card.kind == WEAPON:
        return f"weapon, {amount(card.hands, 'hand')}"
    if card.kind == ARMOR:
        return f"{cards.armor_sets[card.armor_set].slug} armor"
    words = [CARD_KINDS[card.kind]]
    if arrow_words(card):
        words.append(f"{arrow_words(card)} arrow")
    if card.kind == SKILL and card.timing:
        words.append(TIMING_WORDS[card.timing])
    return ", ".join(words)


def card_text(cards: CardSet, key: str) -> str:
    """A name or rule of a card in English: the pack's own, or ours."""
    return text_of(words_for(SOURCE), cards, key)


def what_it_does(cards: CardSet, card: MarketCard) -> str:
    """The card's sentence; for armor what its set is worth."""
    if card.kind != ARMOR:
        return card_text(cards, f"card-{card.slug}-rule")
    armor = cards.armor_sets[card.armor_set]
    stars = "/".join(str(count) for count in armor.stars)
    colors = " or ".join(COLOR_NAMES[color] for color in armor.colors)
    said = f"{armor.slug} set: {stars} stars for 1 to {len(armor.stars)} pieces"
    return f"{said}, 1 more for a {colors} class."


def fold(line: str, indent: str = "") -> list[str]:
    """A line wrapped at spaces to at most 80 characters; an empty line stays empty."""
    first = line[: len(line) - len(line.lstrip(" "))]
    return textwrap.wrap(
        line.strip(" ") if first else line,
        WIDTH,
        initial_indent=first,
        subsequent_indent=first + indent,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
        replace_whitespace=False,
    ) or [""]


def show(text: str) -> None:
    """Prints a text on any output: a character that its encoding lacks becomes `?`."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Rows of aligned cells, two spaces apart."""
    table = [list(row) for row in rows]
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]

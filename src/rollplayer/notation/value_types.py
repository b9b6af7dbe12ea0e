"""How each type of value is spelled in moves and outcomes (`docs/notation.md`).

A type has a closed list of words, and its words can be told apart from those of every other type
that the same verb takes; so arguments may come in any order.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    ATTRIBUTES,
    COLORS,
    DIRECTIONS,
    EVERY_COLOR,
    SPACE_NAMES,
    ValueType,
    make_die,
)

SPACES: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
ROWS: Final = {name: row for row, name in enumerate(ATTRIBUTES)}
DICE: Final = {
    f"{letter}{value}": make_die(color, value)
    for color, letter in zip(EVERY_COLOR, COLORS, strict=True)
    for value in range(1, 7)
}
COLOR_LETTERS: Final = {letter: color for color, letter in enumerate(COLORS)}
INITIATIVE: Final = {str(card): card for card in range(1, 6)}
INITIATIVE_FROM_0: Final = {str(card): card - 1 for card in range(1, 6)}
VALUES: Final = {str(value): value for value in range(1, 7)}
DIRECTION_NAMES: Final = {name: direction for direction, name in enumerate(DIRECTIONS)}
SEATS: Final = {str(seat): seat for seat in range(4)}
CARD_SETS: Final = 64  # kept at a time: on a server packs come and go


class Slugs:
    """The slugs of a card set and back: which number each name has inside the engine."""

    def __init__(self, cards: CardSet) -> None:
        self.market = {card.slug: index for index, card in enumerate(cards.market)}
        self.races = {card.slug: index for index, card in enumerate(cards.races)}
        self.classes = {card.slug: index for index, card in enumerate(cards.classes)}
        self.backstories = {card.slug: index for index, card in enumerate(cards.backstories)}
        self.alignments = {card.slug: index for index, card in enumerate(cards.alignments)}


@lru_cache(maxsize=CARD_SETS)
def slugs_of(cards: CardSet) -> Slugs:
    return Slugs(cards)


class Spelling(NamedTuple):
    """How a type is spelled: its words, and whether in JSON they are numbers."""

    words: Callable[[CardSet], Mapping[str, int]]
    is_number: bool = False


SPELLINGS: Final[Mapping[str, Spelling]] = {
    ValueType.SEAT: Spelling(lambda cards: SEATS, is_number=True),
    ValueType.DIE: Spelling(lambda cards: DICE),
    ValueType.COLOR: Spelling(lambda cards: COLOR_LETTERS),
    ValueType.VALUE: Spelling(lambda cards: VALUES, is_number=True),
    ValueType.AMOUNT: Spelling(lambda cards: VALUES, is_number=True),
    ValueType.ROW: Spelling(lambda cards: ROWS),
    ValueType.SPACE: Spelling(lambda cards: SPACES),
    ValueType.DIRECTION: Spelling(lambda cards: DIRECTION_NAMES),
    ValueType.INITIATIVE_CARD: Spelling(lambda cards: INITIATIVE, is_number=True),
    ValueType.INITIATIVE_LIST: Spelling(lambda cards: INITIATIVE_FROM_0, is_number=True),
    ValueType.TIED_DICE: Spelling(lambda cards: DICE),
    ValueType.CARD: Spelling(lambda cards: slugs_of(cards).market),
    ValueType.RACE_SHEET: Spelling(lambda cards: slugs_of(cards).races),
    ValueType.CLASS_CARD: Spelling(lambda cards: slugs_of(cards).classes),
    ValueType.BACKSTORY_CARD: Spelling(lambda cards: slugs_of(cards).backstories),
    ValueType.ALIGNMENT_CARD: Spelling(lambda cards: slugs_of(cards).alignments),
}


@lru_cache(maxsize=CARD_SETS)
def names_of(cards: CardSet) -> Mapping[str, Mapping[int, str]]:
    """The words of each type by number: how a value is written."""
    return {
        value_type: {value: word for word, value in spelling.words(cards).items()}
        for value_type, spelling in SPELLINGS.items()
    }

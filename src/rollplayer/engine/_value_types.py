"""The types of values that moves, outcomes and prompts are made of.

A type says what a number inside the rules stands for. `rollplayer.notation.value_types` says how
each is written as text or JSON; `docs/notation.md` lists them for people.
"""

from typing import Final


class ValueType:
    """The names of the types."""

    # One thing.
    SEAT: Final = "seat"
    COUNT: Final = "count"
    FLAG: Final = "flag"
    DIE: Final = "die"
    COLOR: Final = "color"
    VALUE: Final = "value"
    AMOUNT: Final = "amount"
    ROW: Final = "row"
    SPACE: Final = "space"
    DIRECTION: Final = "direction"
    INITIATIVE_CARD: Final = "initiative-card"  # by the number printed on it, from 1
    CARD: Final = "card"  # a market card
    RACE_SHEET: Final = "race"
    CLASS_CARD: Final = "class"
    BACKSTORY_CARD: Final = "backstory"
    ALIGNMENT_CARD: Final = "alignment"
    PILE: Final = "pile"

    # Several of them.
    DIE_LIST: Final = "dice"
    COLOR_LIST: Final = "colors"
    ATTRIBUTE_LIST: Final = "attributes"
    VALUE_LIST: Final = "values"
    INITIATIVE_LIST: Final = "initiative"  # inside the rules from 0
    TIED_DICE: Final = "tied-dice"  # dice of one value, in an order that matters

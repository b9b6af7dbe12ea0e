"""Names of before that are still read: fields and kinds were once spelled the British way.

Positions, records and card packs written then load as ever; writers write the names of today.
"""

from collections.abc import Mapping
from typing import Any, Final

# Fields of prompts and of card files.
FIELDS: Final[Mapping[str, str]] = {"colour": "color", "colours": "colors"}
# Kinds of prompts, and types of effects and conditions.
KINDS: Final[Mapping[str, str]] = {
    "roll-centre": "roll-center",
    "same-colour": "same-color",
    "exchanges-with-centre": "exchanges-with-center",
    "turns-centre-die": "turns-center-die",
    "rerolls-centre": "rerolls-center",
}
NAMES_A_KIND: Final = ("kind", "type")
OLD_NAMES: Final[Mapping[str, str]] = {new: old for old, new in FIELDS.items()}


def of_today(table: Mapping[str, Any]) -> dict[str, Any]:
    """A table with its own fields and kind in the spelling of today; a field that is there in
    both spellings is left alone. A key that holds a table is the name of a card, not a field."""
    return {
        today(key, value, table): kind_of_today(value) if key in NAMES_A_KIND else value
        for key, value in table.items()
    }


def today(key: str, value: Any, table: Mapping[str, Any]) -> str:
    new = FIELDS.get(key, key)
    return key if new in table or isinstance(value, dict) else new


def kind_of_today(value: Any) -> Any:
    return KINDS.get(value, value) if isinstance(value, str) else value


def respell(tables: dict[str, Any]) -> dict[str, Any]:
    """Brings freshly read tables, and all tables in them, into the spelling of today."""
    waiting: list[Any] = [tables]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            new = of_today(value)
            value.clear()
            value.update(new)
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return tables


def spellings(key: str) -> tuple[str, ...]:
    """How a field may be spelled in a file."""
    return (key, OLD_NAMES[key]) if key in OLD_NAMES else (key,)

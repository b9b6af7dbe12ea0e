"""The tables of the base with a pack laid over them, and the fields they may have.

A changed card has only the fields that change; a new card has all fields without a default.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rollplayer.engine import EDITIONS, Param
from rollplayer.engine.cards import TIMINGS
from rollplayer.engine.terms import ATTRIBUTES
from rollplayer.errors import BadCards
from rollplayer.notation.cards.toml_values import (
    LONGEST_SLUG,
    FactError,
    Reader,
    arrow,
    class_color,
    edition,
    goal,
    grid,
    is_slug,
    kind,
    modifiers,
    number,
    one_of,
    set_stars,
    several,
    text,
    wanted,
)
from rollplayer.notation.cards.tomlfile import CardFile, Table
from rollplayer.notation.cards.vocabulary import effect
from rollplayer.notation.json_values import shown
from rollplayer.notation.moves import shorten

MOST_EFFECTS: Final = 6  # of one card
RACE: Final = "race"
CLASS: Final = "class"
BACKSTORY: Final = "backstory"
ALIGNMENT: Final = "alignment"
ARMOR_SET: Final = "armor-set"
MARKET: Final = "market"
SECTIONS: Final = (RACE, CLASS, BACKSTORY, ALIGNMENT, ARMOR_SET, MARKET)

FIELDS: Final[Mapping[str, Mapping[str, Reader]]] = {
    RACE: {"name": text, "modifiers": modifiers, "editions": several(edition)},
    CLASS: {
        "name": text,
        "color": class_color,
        "ability": text,
        "ability_rule": text,
        "ability_source": text,
        "effects": several(effect, MOST_EFFECTS),
        **dict.fromkeys(ATTRIBUTES, goal),
    },
    BACKSTORY: {
        "name": text,
        "editions": several(edition),
        **dict.fromkeys(ATTRIBUTES, wanted),
    },
    ALIGNMENT: {"name": text, "grid": grid, "editions": several(edition)},
    ARMOR_SET: {"stars": set_stars, "colors": several(class_color)},
    MARKET: {
        "no": number(1, 999),
        "name": text,
        "kind": kind,
        "dots": number(1, 2),
        "cost": number(0, 20),
        "hands": number(1, 2),
        "set": text,
        "arrow": arrow,
        "timing": one_of(TIMINGS),
        "rule": text,
        "effects": several(effect, MOST_EFFECTS),
        "house": several(text),
        "editions": several(edition),
    },
}
DEFAULTS: Final[Mapping[str, Table]] = {
    RACE: {"modifiers": {}, "editions": list(EDITIONS)},
    CLASS: {"ability_source": "pack"},
    BACKSTORY: {"editions": list(EDITIONS)},
    ALIGNMENT: {"editions": list(EDITIONS)},
    ARMOR_SET: {"colors": []},
    MARKET: {"house": [], "editions": list(EDITIONS), "effects": []},
}
# Words of the notation and of score lines that a slug could be mistaken for.
RESERVED: Final[Mapping[str, tuple[str, ...]]] = {
    MARKET: ("as", "drop"),
    ARMOR_SET: ("larger-set",),
}


class Origin(NamedTuple):
    """Where a table was last set: the file, the keys that lead to it, and the table itself."""

    file: CardFile
    path: tuple[str, ...]
    table: Table


class Deal:
    """The tables of all sections while the pack is laid over the base."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Table]] = {section: {} for section in SECTIONS}
        self.base: dict[tuple[str, str], Table] = {}  # the cards whose words are ours
        self.origins: dict[tuple[str, str], Origin] = {}  # the last one set comes last

    def lay(
        self, section: str, slug: str, table: Any, file: CardFile, path: tuple[str, ...]
    ) -> None:
        """Lays one table over the existing one, after checking each field."""
        if not is_slug(slug):
            raise file.refuse("not-a-slug", *path, text=shown(slug), most=LONGEST_SLUG)
        if slug in RESERVED.get(section, ()):
            raise file.refuse("slug-reserved", *path, text=slug)
        if not isinstance(table, dict):
            raise file.refuse("expected-table", *path, path=slug, text=shown(table))
        for field, value in table.items():
            check_field(section, slug, field, value, file, path)
        self.tables[section][slug] = {**self.tables[section].get(slug, {}), **table}
        self.origins.pop((section, slug), None)
        self.origins[section, slug] = Origin(file, path, table)

    def has(self, section: str, slug: str, field: str) -> bool:
        return field in self.tables[section][slug]

    def fact(self, section: str, slug: str, field: str) -> Any:
        """A field in the engine's terms; a missing one is refused."""
        table = self.tables[section][slug]
        if field in table:
            return FIELDS[section][field](table[field])
        if field in DEFAULTS[section]:
            return FIELDS[section][field](DEFAULTS[section][field])
        raise self.refuse("missing-field", section, slug, text=field)

    def names(self, section: str, slug: str, field: str) -> bool:
        """Whether the file that last set the table names this field itself."""
        return field in self.origins[section, slug].table

    def refuse(
        self, reason: str, section: str, slug: str, *field: str, **params: Param
    ) -> BadCards:
        """A refusal at a field, or at the table's header if the field is missing."""
        origin = self.origins[section, slug]
        return origin.file.refuse(reason, *origin.path, *field, path=slug, **params)

    def refuse_section(self, reason: str, section: str, *field: str, **params: Param) -> BadCards:
        """A refusal of a whole section, at the last table that names the field."""
        laid = [slug for kind, slug in self.origins if kind == section]
        naming = [slug for slug in laid if field and self.names(section, slug, field[0])]
        return self.refuse(reason, section, (naming or laid)[-1], *field, **params)


def check_field(
    section: str, slug: str, field: str, value: Any, file: CardFile, path: tuple[str, ...]
) -> None:
    """Refuses a field that is unknown or has a wrong value."""
    known = FIELDS[section]
    if field not in known:
        fields = ", ".join(known)
        raise file.refuse(
            "unknown-field", *path, field, path=slug, text=shorten(field), known=fields
        )
    try:
        known[field](value)
    except FactError as error:
        where = ", ".join((slug, field, *error.inside))
        raise file.refuse(error.reason, *path, field, path=where, **error.params) from None

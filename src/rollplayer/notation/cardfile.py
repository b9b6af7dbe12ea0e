"""Reads the base cards and card packs into a `CardSet`.

A card is a table of fields. The base is five files; a pack is one file whose tables are laid over
the base field by field, so a changed card names only what changes and a new card names all.
Every refusal says file, line and reason.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from rollplayer.engine.cards.effects import ABILITIES, TIMINGS, Ability
from rollplayer.engine.cards.facts import (
    ARMOR,
    ARROWS,
    KINDS,
    MOST,
    NO_ARROW,
    SKILL,
    WEAPON,
    Alignment,
    ArmorSet,
    Backstory,
    CardSet,
    Goal,
    HeroClass,
    MarketCard,
    Race,
    ability_of,
)
from rollplayer.engine.dice import ATTRIBUTES, CLASS_COLOURS, COLOUR_NAMES
from rollplayer.engine.options import EDITIONS
from rollplayer.notation.errors import BadCards
from rollplayer.notation.vocabulary import (
    FactError,
    Reader,
    edition,
    effect,
    number,
    one_of,
    several,
    text,
)

Table = dict[str, Any]
BASE: Final = "base"
SECTIONS: Final = ("race", "class", "backstory", "alignment", "armor-set", "market")
BASE_FILES: Final = {
    "race": "races.toml",
    "class": "classes.toml",
    "backstory": "backstories.toml",
    "alignment": "alignments.toml",
    "market": "market.toml",
}
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
GOAL: Final = re.compile(r"(\d\d?)(\+|-(\d\d?))?")
MOST_CARDS: Final = 254  # what fits in a move


# Single facts ----------------------------------------------------------------------------------

class_colour: Final = one_of(COLOUR_NAMES[:CLASS_COLOURS])


def goal(value: Any) -> Goal:
    """`{ goal = "16-17", stars = 2 }`."""
    if not isinstance(value, dict) or set(value) != {"goal", "stars"}:
        raise FactError(f'expected {{ goal = "14+", stars = 1 }}, not {value!r}')
    found = GOAL.fullmatch(value["goal"]) if isinstance(value["goal"], str) else None
    if not found:
        raise FactError(f"a goal is 17, 16-17 or 14+, not {value['goal']!r}")
    low = int(found[1])
    high = low
    if found[2]:
        high = MOST if found[2] == "+" else int(found[3])
    if high < low:
        raise FactError(f"the goal {value['goal']} ends before it begins")
    return Goal(low, high, number(0, 20)(value["stars"]))


def modifiers(value: Any) -> tuple[int, ...]:
    """`{ str = 2, dex = -2 }`."""
    if not isinstance(value, dict):
        raise FactError(f"expected {{ str = 2, dex = -2 }}, not {value!r}")
    for name in value:
        one_of(ATTRIBUTES)(name)
    return tuple(number(-9, 9)(value.get(name, 0)) for name in ATTRIBUTES)


def wanted(value: Any) -> tuple[int, int]:
    """`{ colour = "green", space = 2 }` as colour and place in the row."""
    if not isinstance(value, dict) or set(value) != {"colour", "space"}:
        raise FactError(f'expected {{ colour = "green", space = 2 }}, not {value!r}')
    return class_colour(value["colour"]), number(1, 3)(value["space"]) - 1


def grid(value: Any) -> tuple[tuple[int, ...], ...]:
    rows: tuple[tuple[int, ...], ...] = several(several(number(-3, 3)))(value)
    if len(rows) != 3 or any(len(cells) != 3 for cells in rows):
        raise FactError("a grid is three rows of three numbers")
    return rows


def arrow(value: Any) -> tuple[int, int]:
    names = tuple(ARROWS)
    return ARROWS[names[one_of(names)(value)]]


def set_stars(value: Any) -> tuple[int, ...]:
    stars: tuple[int, ...] = several(number(0, 30))(value)
    if not stars or list(stars) != sorted(stars):
        raise FactError("stars for 1, 2, 3 ... pieces must be named and never fall")
    return stars


GOALS: Final = dict.fromkeys(ATTRIBUTES, goal)
FIELDS: Final[Mapping[str, Mapping[str, Reader]]] = {
    "race": {"name": text, "modifiers": modifiers, "editions": several(edition)},
    "class": {
        "name": text,
        "colour": class_colour,
        "ability": text,
        "ability_rule": text,
        "ability_source": text,
        "effects": several(effect),
        **GOALS,
    },
    "backstory": {
        "name": text,
        "editions": several(edition),
        **dict.fromkeys(ATTRIBUTES, wanted),
    },
    "alignment": {"name": text, "grid": grid, "editions": several(edition)},
    "armor-set": {"stars": set_stars, "colours": several(class_colour)},
    "market": {
        "no": number(1, 999),
        "name": text,
        "kind": one_of(KINDS),
        "dots": number(1, 2),
        "cost": number(0, 20),
        "hands": number(1, 2),
        "set": text,
        "arrow": arrow,
        "timing": one_of(TIMINGS),
        "rule": text,
        "effects": several(effect),
        "house": several(text),
        "editions": several(edition),
    },
}
DEFAULTS: Final[Mapping[str, Table]] = {
    "race": {"modifiers": {}, "editions": list(EDITIONS)},
    "class": {"ability_source": "pack"},
    "backstory": {"editions": list(EDITIONS)},
    "alignment": {"editions": list(EDITIONS)},
    "armor-set": {},
    "market": {"rule": None, "house": [], "editions": list(EDITIONS), "effects": []},
}


# Files -----------------------------------------------------------------------------------------


class CardFile:
    """A card file as it was read: tables by section and slug, and where each stands."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.lines = source.splitlines()
        try:
            self.tables: Table = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else len(self.lines)
            raise BadCards(name, line, f"this is not TOML: {error}") from None

    def refuse(self, message: str, table: str = "", field: str = "") -> BadCards:
        return BadCards(self.name, self.line_of(table, field), message)

    def line_of(self, table: str, field: str) -> int:
        """The line of a table's header, or of a field below it."""
        here = 1
        for place, line in enumerate(self.lines, start=1):
            header = line.split("#")[0].strip().replace(" ", "").replace('"', "")
            if header == f"[{table}]":
                here = place
            elif here > 1 and header.startswith("["):
                if here != place:
                    break
            elif here > 1 and header.startswith(f"{field}="):
                return place
        return here


class Deal:
    """The tables of all sections while base and packs are laid over each other."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Table]] = {section: {} for section in SECTIONS}
        self.origin: dict[tuple[str, str], tuple[CardFile, str]] = {}

    def lay(self, section: str, slug: str, table: Table, file: CardFile, header: str) -> None:
        """Lays one table over what is there, after checking each of its fields."""
        if not SLUG.fullmatch(slug):
            raise file.refuse(f"{slug!r} is no slug: small letters and hyphens", header)
        known = FIELDS[section]
        for field, value in table.items():
            if field not in known:
                raise file.refuse(
                    f"a {section} has no field {field!r}; it takes {', '.join(known)}",
                    header,
                    field,
                )
            try:
                known[field](value)
            except FactError as error:
                raise file.refuse(f"{slug}, {field}: {error}", header, field) from None
        self.tables[section][slug] = {**self.tables[section].get(slug, {}), **table}
        self.origin[section, slug] = file, header

    def refuse(self, section: str, slug: str, message: str, field: str = "") -> BadCards:
        file, header = self.origin[section, slug]
        return file.refuse(f"{slug}: {message}", header, field)

    def fact(self, section: str, slug: str, field: str) -> Any:
        """A field read into the engine's terms; a missing one is refused."""
        table = self.tables[section][slug]
        if field in table:
            return FIELDS[section][field](table[field])
        if field in DEFAULTS[section]:
            value = DEFAULTS[section][field]
            return value if value is None else FIELDS[section][field](value)
        raise self.refuse(section, slug, f"the field {field!r} is missing")


# Building --------------------------------------------------------------------------------------


def build(deal: Deal, name: str) -> CardSet:
    """The cards of a deal, checked against each other."""
    armor = deal.tables["armor-set"]
    market = sorted(deal.tables["market"], key=lambda slug: int(deal.fact("market", slug, "no")))
    if len(market) > MOST_CARDS:
        raise deal.refuse("market", market[-1], f"at most {MOST_CARDS} market cards fit in a game")
    return CardSet(
        name,
        tuple(race(deal, slug) for slug in deal.tables["race"]),
        tuple(hero_class(deal, slug) for slug in deal.tables["class"]),
        tuple(backstory(deal, slug) for slug in deal.tables["backstory"]),
        tuple(alignment(deal, slug) for slug in deal.tables["alignment"]),
        tuple(armor_set(deal, slug) for slug in armor),
        tuple(market_card(deal, slug, index, list(armor)) for index, slug in enumerate(market)),
    )


def race(deal: Deal, slug: str) -> Race:
    def fact(field: str) -> Any:
        return deal.fact("race", slug, field)

    return Race(slug, fact("name"), fact("modifiers"), fact("editions"))


def hero_class(deal: Deal, slug: str) -> HeroClass:
    def fact(field: str) -> Any:
        return deal.fact("class", slug, field)

    found = fact("effects")
    if ability_of(found) is not None:
        raise deal.refuse("class", slug, "a class cannot have a skill's ability", "effects")
    return HeroClass(
        slug,
        fact("name"),
        fact("colour"),
        tuple(fact(name) for name in ATTRIBUTES),
        fact("ability"),
        fact("ability_rule"),
        fact("ability_source"),
        found,
    )


def backstory(deal: Deal, slug: str) -> Backstory:
    colours = [-1] * 18
    for row, name in enumerate(ATTRIBUTES):
        colour, place = deal.fact("backstory", slug, name)
        colours[row * 3 + place] = colour
    title = deal.fact("backstory", slug, "name")
    return Backstory(slug, title, tuple(colours), deal.fact("backstory", slug, "editions"))


def alignment(deal: Deal, slug: str) -> Alignment:
    def fact(field: str) -> Any:
        return deal.fact("alignment", slug, field)

    return Alignment(slug, fact("name"), fact("grid"), fact("editions"))


def armor_set(deal: Deal, slug: str) -> ArmorSet:
    stars = deal.fact("armor-set", slug, "stars")
    return ArmorSet(slug, stars, deal.fact("armor-set", slug, "colours"))


def market_card(deal: Deal, slug: str, index: int, armor: list[str]) -> MarketCard:
    table = deal.tables["market"][slug]

    def fact(field: str) -> Any:
        return deal.fact("market", slug, field)

    kind = fact("kind")
    check_market_card(deal, slug, kind, fact("effects"))
    piece_of = armor.index(known_set(deal, slug, armor)) if kind == ARMOR else -1
    return MarketCard(
        index,
        fact("no"),
        slug,
        fact("name"),
        kind,
        fact("dots"),
        fact("cost"),
        fact("hands") if kind == WEAPON else 0,
        piece_of,
        fact("arrow") if "arrow" in table else NO_ARROW,
        fact("timing") if kind == SKILL else 0,
        fact("rule") or f"A piece of the {fact('set')} set.",
        fact("effects"),
        fact("house"),
        fact("editions"),
    )


def known_set(deal: Deal, slug: str, armor: list[str]) -> str:
    name: str = deal.fact("market", slug, "set")
    if name not in armor:
        raise deal.refuse("market", slug, f"there is no armor set {name!r}", "set")
    return name


def check_market_card(deal: Deal, slug: str, kind: int, effects: tuple[Any, ...]) -> None:
    """What a field alone cannot tell: numbers once, abilities on skills and nowhere else."""
    deal.fact("market", slug, "name")
    if kind != ARMOR and "rule" not in deal.tables["market"][slug]:
        raise deal.refuse("market", slug, "the field 'rule' is missing: say what the card does")
    abilities: list[Ability] = [found for found in effects if isinstance(found, ABILITIES)]
    if kind == SKILL and len(abilities) != 1:
        raise deal.refuse("market", slug, "a skill needs exactly one ability", "effects")
    if kind != SKILL and abilities:
        raise deal.refuse("market", slug, "only a skill can have an ability", "effects")


def check_numbers(deal: Deal) -> None:
    seen: dict[int, str] = {}
    for slug, table in deal.tables["market"].items():
        other = seen.setdefault(table.get("no", 0), slug)
        if other != slug:
            message = f"card number {table['no']} belongs to {other} already"
            raise deal.refuse("market", slug, message, "no")


def check_colours(deal: Deal) -> None:
    """R1.4: two classes a colour, so that a drawn colour always offers a choice."""
    colours = [deal.fact("class", slug, "colour") for slug in deal.tables["class"]]
    for colour in range(CLASS_COLOURS):
        if not colours.count(colour):
            last = list(deal.tables["class"])[-1]
            raise deal.refuse("class", last, f"no class is left for {COLOUR_NAMES[colour]}")


# Readers ---------------------------------------------------------------------------------------


def base_deal() -> Deal:
    deal = Deal()
    for section, name in BASE_FILES.items():
        file = CardFile(name, files("rollplayer").joinpath("cards", name).read_text("utf-8"))
        for slug, table in file.tables.items():
            if slug == "armor-sets":
                for set_name, facts in table.items():
                    deal.lay("armor-set", set_name, facts, file, slug)
            else:
                deal.lay(section, slug, table, file, slug)
    return deal


@cache
def base_cards() -> CardSet:
    """The cards of the box."""
    return build(base_deal(), BASE)


def read_pack(path: Path | str) -> CardSet:
    """The base cards with a pack laid over them."""
    path = Path(path)
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise BadCards(str(path), 1, f"the card pack cannot be read: {reason}") from None
    return read_pack_text(source, str(path), default_name=path.stem)


def read_pack_text(source: str, name: str, default_name: str = "pack") -> CardSet:
    file = CardFile(name, source)
    deal = base_deal()
    title = file.tables.pop("name", default_name)
    if not isinstance(title, str) or not SLUG.fullmatch(title) or title == BASE:
        message = f"a pack's name is a slug other than {BASE!r}, not {title!r}"
        raise file.refuse(message, "", "name")
    for section, tables in file.tables.items():
        if section not in SECTIONS or not isinstance(tables, dict):
            known = ", ".join(f"[{known}.SLUG]" for known in SECTIONS)
            raise file.refuse(f"{section!r} is no section; a pack has {known}", section, section)
        for slug, table in tables.items():
            header = f"{section}.{slug}"
            if not isinstance(table, dict):
                raise file.refuse(f"{header} must be a table", section, slug)
            if section == "market" and slug not in deal.tables["market"]:
                table.setdefault("no", 1 + max(each["no"] for each in deal.tables["market"].values()))
            deal.lay(section, slug, table, file, header)
    check_numbers(deal)
    check_colours(deal)
    check_slugs(deal)
    return build(deal, title)


def check_slugs(deal: Deal) -> None:
    """A slug names one thing: `dealt hunter` must not be both a backstory and an alignment."""
    for slug in deal.tables["backstory"]:
        if slug in deal.tables["alignment"]:
            raise deal.refuse("alignment", slug, "a backstory has this slug already")



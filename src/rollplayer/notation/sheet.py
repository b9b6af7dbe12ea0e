"""Score sheets: a finished hero, or a whole table of them, as TOML."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rollplayer.engine import EDITIONS, Hero, Param
from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadPosition, BadSheet
from rollplayer.notation.json_values import Place, shown
from rollplayer.notation.position import read_position
from rollplayer.notation.toml_text import Misread, read_toml

HERO_FIELDS: Final = (
    "race",
    "class",
    "backstory",
    "alignment",
    "token",
    "gold",
    "solo",
    "cards",
    "sheet",
)
TABLE_FIELDS: Final = ("edition", "solo")
CENTER: Final = [1, 1]
MOST_HEROES: Final = 4


class Sheet(NamedTuple):
    """Finished heroes, ready to be scored."""

    heroes: list[Hero]
    solo: bool
    edition: str


def read_sheet(cards: CardSet, text: str) -> Sheet:
    """The heroes of a sheet, each checked alone: the rest of the table is unknown."""
    try:
        data = read_toml(text)
    except RecursionError:
        raise BadSheet("too-deep") from None
    if isinstance(data, Misread):
        raise BadSheet(data.reason, line=data.line, **data.params)
    return read_tables(cards, data)


def read_tables(cards: CardSet, data: dict[str, Any]) -> Sheet:
    """The same, from tables already read."""
    tables = read_heroes(data)
    solo = read_solo([data, *tables])
    edition = read_edition(data)
    if not 1 <= len(tables) <= (1 if solo else MOST_HEROES):
        if solo:
            raise BadSheet("solo-one-hero", path="solo", rule="R9.1")
        raise BadSheet("heroes-at-table", number=len(tables))
    heroes = []
    for seat, table in enumerate(tables):
        try:
            heroes.append(read_hero(cards, edition, table, solo=solo))
        except (BadPosition, BadSheet) as error:
            raise BadSheet(error.reason.code, **within(seat, tables, error.reason.params)) from None
    return Sheet(heroes, solo, edition)


def read_hero(cards: CardSet, edition: str, table: dict[str, Any], *, solo: bool) -> Hero:
    """A hero, checked as part of a position; alone at the table only in the solo game (R9.1)."""
    nobody: list[dict[str, Any]] = [] if solo else [{}]
    position = {
        "format": 1,
        "edition": edition,
        "cards": cards.name,
        "phase": "over",
        "heroes": [to_position(table), *nobody],
    }
    try:
        return read_position(cards, position).heroes[0]
    except BadPosition as error:
        params = dict(error.reason.params)
        path = str(params.pop("path", "")).removeprefix("heroes[0]").removeprefix(".")
        raise BadSheet(error.reason.code, **({"path": path} if path else {}), **params) from None


def within(
    seat: int, tables: list[dict[str, Any]], params: Mapping[str, Param]
) -> dict[str, Param]:
    """The same parameters; with several heroes the place begins with the hero."""
    if len(tables) == 1:
        return dict(params)
    inner = params.get("path")
    return {**params, "path": f"hero[{seat}].{inner}" if inner else f"hero[{seat}]"}


def read_solo(tables: list[dict[str, Any]]) -> bool:
    """Whether the sheet is from a solo game, as the top or its only hero says."""
    said = [table["solo"] for table in tables if "solo" in table]
    for solo in said:
        if not isinstance(solo, bool):
            raise BadSheet("expected-flag", path="solo", text=shown(solo))
    return any(said)


def read_heroes(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The hero at the top of the sheet, or those of its `[[hero]]` tables."""
    if "hero" not in data:
        return [refuse_unknown({**data}, "", (*HERO_FIELDS, "edition"))]
    heroes = data["hero"]
    if not isinstance(heroes, list) or not all(isinstance(hero, dict) for hero in heroes):
        raise BadSheet("hero-tables", path="hero")
    refuse_unknown(data, "", ("hero", *TABLE_FIELDS))
    return [refuse_unknown(hero, f"hero[{seat}]", HERO_FIELDS) for seat, hero in enumerate(heroes)]


def refuse_unknown(table: dict[str, Any], where: str, fields: tuple[str, ...]) -> dict[str, Any]:
    for field in table:
        if field not in fields:
            place = {"path": where} if where else {}
            raise BadSheet("unknown-field", **place, text=field, known=", ".join(fields))
    return table


def read_edition(data: dict[str, Any]) -> str:
    """The edition named, by default the second, which has all cards."""
    edition = data.get("edition", EDITIONS[-1])
    if edition not in EDITIONS:
        raise BadSheet("not-one-of", path="edition", text=shown(edition), known=", ".join(EDITIONS))
    return str(edition)


def to_position(hero: dict[str, Any]) -> dict[str, Any]:
    for field in ("race", "class", "backstory", "alignment", "sheet"):
        if field not in hero:
            raise BadSheet("missing-field", text=field)
    token = Place(hero.get("token", CENTER), "token")
    row_and_column = [item.value for item in token.items()]
    if len(row_and_column) != 2:
        raise BadSheet("token-shape", path="token")
    return {
        "race": hero["race"],
        "class": hero["class"],
        "backstory": hero["backstory"],
        "alignment": {
            "card": hero["alignment"],
            "row": row_and_column[0],
            "column": row_and_column[1],
        },
        "gold": hero.get("gold", 0),
        "sheet": hero["sheet"],
        "cards": hero.get("cards", []),
    }

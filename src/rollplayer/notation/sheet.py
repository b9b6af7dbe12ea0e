"""Score sheets: a finished hero, or a whole table of them, as TOML (BLUEPRINT 5)."""

import tomllib
from typing import Any, Final

from rollplayer.engine import State
from rollplayer.engine.cards.facts import CardSet
from rollplayer.engine.options import EDITIONS
from rollplayer.notation.errors import BadPosition, BadSheet
from rollplayer.notation.fields import Place, shown
from rollplayer.notation.position import read_position

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
CENTRE: Final = [1, 1]


def read_sheet_file(cards: CardSet, text: str) -> State:
    """The state at the end of the game that a sheet describes, ready to be scored."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSheet(f"this is not TOML: {error}") from None
    heroes = read_heroes(data)
    position = {
        "format": 1,
        "edition": read_edition(cards, data, heroes),
        "cards": cards.name,
        "phase": "over",
        "round": 1,
        "heroes": [to_position(hero) for hero in heroes],
    }
    try:
        return read_position(cards, position)
    except BadPosition as error:
        raise BadSheet(readable(str(error), len(heroes))) from None


def read_solo(text: str) -> bool:
    """Whether the sheet is of a solo game: said at the top, or by its only hero."""
    data = tomllib.loads(text)
    heroes = data.get("hero", [])
    said = [table["solo"] for table in (data, *heroes) if "solo" in table]
    for solo in said:
        if not isinstance(solo, bool):
            raise BadSheet(f"solo: expected true or false, not {shown(solo)}")
    if any(said) and len(heroes) > 1:
        raise BadSheet("solo: a solo game has one hero (R9.1)")
    return any(said)


def read_heroes(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The hero at the top of the sheet, or those of its `[[hero]]` tables."""
    if "hero" not in data:
        return [known({**data}, "the sheet", (*HERO_FIELDS, "edition"))]
    heroes = data["hero"]
    if not isinstance(heroes, list) or not all(isinstance(hero, dict) for hero in heroes):
        raise BadSheet("hero: write each hero as a table [[hero]]")
    known(data, "the sheet", ("hero", *TABLE_FIELDS))
    return [known(hero, f"hero[{seat}]", HERO_FIELDS) for seat, hero in enumerate(heroes)]


def known(table: dict[str, Any], where: str, fields: tuple[str, ...]) -> dict[str, Any]:
    for field in table:
        if field not in fields:
            raise BadSheet(
                f"{where}: the field {field!r} is unknown; known are {', '.join(fields)}"
            )
    return table


def read_edition(cards: CardSet, data: dict[str, Any], heroes: list[dict[str, Any]]) -> str:
    """The edition named; without one the second, which holds all the cards."""
    edition = data.get("edition", EDITIONS[-1])
    if edition not in EDITIONS:
        raise BadSheet(f"edition: {shown(edition)} is none of {', '.join(EDITIONS)}")
    return str(edition)


def to_position(hero: dict[str, Any]) -> dict[str, Any]:
    for field in ("race", "class", "backstory", "alignment", "sheet"):
        if field not in hero:
            raise BadSheet(f"the field {field!r} is missing")
    token = Place(hero.get("token", CENTRE), "token")
    row_and_column = [item.value for item in token.items()]
    if len(row_and_column) != 2:
        raise BadSheet("token: row and column of the alignment token, such as [0, 2]")
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


def readable(message: str, heroes: int) -> str:
    """The refusal of a position in the words of a sheet."""
    if heroes == 1:
        message = message.removeprefix("heroes[0].").removeprefix("heroes[0]: ")
    return message.replace("heroes[", "hero[")

"""Reads the base cards and card packs into a `CardSet`.

A card is a table of fields. The base is five files; a pack is one file whose tables are laid over
the base field by field (`docs/card-packs.md`). Every refusal names file, line and reason.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadCards
from rollplayer.notation.cards.card_tables import (
    ALIGNMENT,
    ARMOR_SET,
    BACKSTORY,
    CLASS,
    MARKET,
    RACE,
    SECTIONS,
    Deal,
)
from rollplayer.notation.cards.cardset import build
from rollplayer.notation.cards.toml_values import is_slug
from rollplayer.notation.cards.tomlfile import CardFile
from rollplayer.notation.json_values import shown

BASE: Final = "base"
NAME: Final = "name"
BASE_FILES: Final = {
    RACE: "races.toml",
    CLASS: "classes.toml",
    BACKSTORY: "backstories.toml",
    ALIGNMENT: "alignments.toml",
    MARKET: "market.toml",
}
ARMOR_SETS: Final = "armor-sets"  # the table of market.toml that is not a card


@cache
def base_cards() -> CardSet:
    """The cards of the box."""
    return build(base_deal(), BASE)


def read_pack(path: Path | str) -> CardSet:
    """The base cards with a pack laid over them."""
    path = Path(path)
    try:
        source = path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        reason = getattr(error, "strerror", None) or str(error)
        raise BadCards(str(path), 1, "pack-unreadable", text=reason) from None
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + source.count(b"\n", 0, error.start)
        raise BadCards(str(path), line, "pack-not-utf8") from None
    return read_pack_text(text, str(path), default_name=path.stem)


def read_pack_text(
    source: str, name: str, default_name: str = "pack", base: Deal | None = None
) -> CardSet:
    """The base cards with the text of a pack laid over them; `name` is the file's."""
    cards = build(*pack_deal(source, name, default_name, base))
    cards.pack = source
    return cards


def pack_deal(
    source: str, name: str, default_name: str = "pack", base: Deal | None = None
) -> tuple[Deal, str]:
    """The tables of the base with a pack's laid over them, and the pack's own name.

    `base` is a fresh deal of other base cards, such as those of an earlier version.
    """
    file = CardFile(name, source)
    title = file.tables.get(NAME, default_name)
    if not isinstance(title, str) or not is_slug(title) or title == BASE:
        raise file.refuse("pack-name", NAME, known='name = "my-pack"', text=shown(title))
    deal = base or base_deal()
    for section in file.tables:
        if section != NAME:
            lay_section(deal, file, section)
    return deal, title


def base_deal() -> Deal:
    deal = Deal()
    for section, name in BASE_FILES.items():
        file = CardFile(name, files("rollplayer").joinpath("cards", name).read_text("utf-8"))
        for slug, table in file.tables.items():
            if slug == ARMOR_SETS:
                for armor_set, facts in table.items():
                    deal.lay(ARMOR_SET, armor_set, facts, file, (slug, armor_set))
            else:
                deal.lay(section, slug, table, file, (slug,))
    deal.base = {(section, slug): deal.tables[section][slug] for section, slug in deal.origins}
    return deal


def lay_section(deal: Deal, file: CardFile, section: str) -> None:
    """Lays all tables of one section of a pack."""
    tables = file.tables[section]
    if section not in SECTIONS:
        known = ", ".join(f"[{each}.SLUG]" for each in SECTIONS)
        raise file.refuse("no-such-section", section, text=shown(section), known=known)
    if not isinstance(tables, dict):
        raise file.refuse("section-of-tables", section, known=f"[{section}.SLUG]")
    for slug, table in tables.items():
        deal.lay(section, slug, table, file, (section, slug))

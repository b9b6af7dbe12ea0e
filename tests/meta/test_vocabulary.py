"""The vocabulary of effects is in four places, which must agree.

The classes (`engine/_cards/effects.py`), the words of the card files
(`notation/cards/vocabulary.py`), the documentation (`docs/card-packs.md`), and their use by a card.
"""

import inspect
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from rollplayer.engine import cards as effects
from rollplayer.engine.cards import ABILITY_RULES
from rollplayer.engine.scoring import CONDITION_RULES as CONDITIONS_OF
from rollplayer.engine.scoring import COUNT_RULES as COUNTS_OF
from rollplayer.notation.cards.card_tables import FIELDS
from rollplayer.notation.cards.cardfile import read_pack
from rollplayer.notation.cards.vocabulary import (
    CONDITIONS,
    COUNTS,
    WORDS,
    Word,
    condition,
    count,
    effect,
)

VOCABULARY = "rollplayer.engine._cards.effects"  # the door cannot tell what it leaves out
ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "card-packs.md").read_text(encoding="utf-8")
NASTY = ROOT / "tests" / "cards" / "nasty.toml"
ALL: dict[str, Word] = {**COUNTS, **CONDITIONS, **WORDS}
# Fields that read well in a file and not in the code.
RENAMED = {"when": "condition", "count": "what"}
# The tables under each heading of the page are read by the reader of that sort.
READERS: tuple[tuple[dict[str, Word], Callable[[Any], Any]], ...] = (
    (dict(COUNTS), count),
    (dict(CONDITIONS), condition),
    (dict(WORDS), effect),
)


def classes() -> list[type]:
    """Every class of the vocabulary as the engine defines it."""
    return [
        found
        for _, found in inspect.getmembers(sys.modules[VOCABULARY], inspect.isclass)
        if issubclass(found, tuple) and found.__module__ == VOCABULARY
    ]


def rows() -> dict[str, list[str]]:
    """The rows of the page that explain a word: the cells after the word."""
    found: dict[str, list[str]] = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[-1].startswith("`{ type = "):
            found[cells[0].strip("`")] = cells[1:]
    return found


def types_in(value: Any) -> Iterator[str]:
    """Every `type` named somewhere in a TOML value."""
    if isinstance(value, dict):
        if isinstance(value.get("type"), str):
            yield value["type"]
        for inner in value.values():
            yield from types_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from types_in(inner)


def test_every_class_of_the_vocabulary_has_a_word() -> None:
    assert len(ALL) == len(COUNTS) + len(CONDITIONS) + len(WORDS)
    assert {word.make for word in ALL.values()} == set(classes())


def test_every_word_has_its_row_in_the_rules() -> None:
    """Adding a word to a union without saying what it does is named here."""
    assert set(ABILITY_RULES) == set(get_args(effects.Ability))
    assert set(COUNTS_OF) == set(get_args(effects.Count))
    assert set(CONDITIONS_OF) == set(get_args(effects.Condition))


def test_every_class_is_in_its_union() -> None:
    assert {word.make for word in WORDS.values()} == set(get_args(effects.Effect))
    assert {word.make for word in COUNTS.values()} == set(get_args(effects.Count))
    assert {word.make for word in CONDITIONS.values()} == set(get_args(effects.Condition))


@pytest.mark.parametrize("name", ALL)
def test_fields_of_a_word_are_those_of_its_class_in_order(name: str) -> None:
    word = ALL[name]
    parameters = list(inspect.signature(word.make).parameters)
    named = [RENAMED.get(field, field).replace("-", "_") for field in word.fields]
    assert named == parameters


@pytest.mark.parametrize(("known", "read"), READERS, ids=["counts", "conditions", "effects"])
def test_every_word_is_documented_with_fields_meaning_and_example(
    known: dict[str, Word], read: Callable[[Any], Any]
) -> None:
    for name, word in known.items():
        fields, meaning, *_, example = rows()[name]
        for field in word.fields:
            assert f"`{field}`" in fields
        assert meaning
        table = tomllib.loads(f"example = {example.strip('`')}")["example"]
        assert table["type"] == name
        assert isinstance(read(table), tuple)


def test_every_documented_word_is_there() -> None:
    assert set(rows()) == set(ALL)


def test_every_word_is_used_by_a_base_card_or_the_nasty_pack() -> None:
    folder = files("rollplayer").joinpath("cards")
    texts = [folder.joinpath(name).read_text("utf-8") for name in ("market.toml", "classes.toml")]
    read_pack(NASTY)
    used = {
        name
        for text in [*texts, NASTY.read_text("utf-8")]
        for name in types_in(tomllib.loads(text))
    }
    assert set(ALL) <= used


def test_every_field_of_every_section_is_documented() -> None:
    for section, fields in FIELDS.items():
        assert f"[{section}.SLUG]" in PAGE
        for field in fields:
            assert f"`{field}`" in PAGE or field in ("dex", "con", "int", "wis")  # `str` to `cha`

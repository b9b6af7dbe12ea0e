"""`docs/notation.md` is complete, and its examples are read by the readers it describes."""

import json
import re
from typing import Any

import pytest

from rollplayer.engine import Options
from rollplayer.engine import terms as m
from rollplayer.engine.terms import (
    ALL_PROMPTS,
    MOVE_KINDS,
    MOVE_VERBS,
    OUTCOME_KINDS,
    OUTCOME_VERBS,
    Prompt,
)
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.json_values import Place
from rollplayer.notation.moves import (
    read_move,
    read_outcome,
    write_move,
    write_outcome,
)
from rollplayer.notation.position import (
    CARD_FIELDS,
    DECK_FIELDS,
    HERO_FIELDS,
    POSITION_FIELDS,
    TOKEN_FIELDS,
    read_position,
    write_position,
)
from rollplayer.notation.prompts import READERS as TYPES
from rollplayer.notation.prompts import read_prompt, write_prompt
from rollplayer.notation.record import KEYS, read_record
from tests.meta.sources import ROOT

TEXT = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    """The fenced example of a kind; there is one of each."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.parametrize("line", example("moves").splitlines())
def test_a_move(line: str) -> None:
    assert write_move(base_cards(), read_move(base_cards(), line)) == line


@pytest.mark.parametrize("line", example("outcomes").splitlines())
def test_an_outcome(line: str) -> None:
    assert write_outcome(base_cards(), read_outcome(base_cards(), line)) == line


def test_every_kind_of_move_has_an_example() -> None:
    moves = [read_move(base_cards(), line) for line in example("moves").splitlines()]
    assert {m.kind_of(move) for move in moves} == {kind.number for kind in MOVE_KINDS}
    assert {line.split()[0] for line in example("moves").splitlines()} == set(MOVE_VERBS)


def test_every_kind_of_outcome_has_an_example() -> None:
    outcomes = [read_outcome(base_cards(), line) for line in example("outcomes").splitlines()]
    assert {m.kind_of(outcome) for outcome in outcomes} == {kind.number for kind in OUTCOME_KINDS}


def first_cells() -> str:
    """The first cells of all tables."""
    return "\n".join(line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| "))


@pytest.mark.parametrize("verb", [*MOVE_VERBS, *OUTCOME_VERBS])
def test_a_verb_has_a_row(verb: str) -> None:
    assert re.search(rf"`{verb}\b", first_cells())


def test_the_record() -> None:
    record, _ = read_record(base_cards(), example("record"), verify=True)
    assert len(record.events) == 7
    assert record.options.variants == ("short", "friendly")


@pytest.mark.parametrize("field", [*KEYS, *POSITION_FIELDS, *HERO_FIELDS])
def test_a_field_has_a_row(field: str) -> None:
    assert f"`{field}`" in first_cells()


@pytest.mark.parametrize("field", [*TOKEN_FIELDS, *CARD_FIELDS, *DECK_FIELDS])
def test_an_inner_field_is_explained(field: str) -> None:
    assert f"`{field}`" in TEXT


def test_the_position() -> None:
    shown = json.loads(example("position"))
    assert set(shown) == set(POSITION_FIELDS)
    assert set(shown["heroes"][0]) == set(HERO_FIELDS)
    written = write_position(read_position(base_cards(), shown))
    assert written.pop("prompts") == [{"kind": "take", "seat": 0}]
    for key, value in written.items():
        assert key == "heroes" or shown[key] == value


def rows_of_prompts() -> dict[str, list[str]]:
    rows = re.findall(r"^\| `([a-z-]+)` \| (chance|seat) \| (.*?) \| .* \|$", TEXT, re.MULTILINE)
    return {kind: [who, fields] for kind, who, fields in rows}


def test_every_prompt_has_a_row_in_the_order_of_the_catalogue() -> None:
    assert list(rows_of_prompts()) == [prompt.kind for prompt in ALL_PROMPTS]


@pytest.mark.parametrize("prompt", ALL_PROMPTS, ids=lambda prompt: prompt.kind)
def test_a_prompt_is_described_with_its_fields(prompt: type[Prompt]) -> None:
    who, fields = rows_of_prompts()[prompt.kind]
    assert who == ("chance" if prompt.is_chance else "seat")
    assert fields == ", ".join(f"`{name}` {type}" for name, type in prompt.fields)


@pytest.mark.parametrize("type", TYPES)
def test_a_type_of_field_has_a_row(type: str) -> None:
    assert re.search(rf"^\| (\w+, )?{type}(, \w+)? \|", TEXT, re.MULTILINE)


def test_the_prompts() -> None:
    shown: list[dict[str, Any]] = json.loads(example("prompts"))
    options = Options(2, base_cards())
    read = [read_prompt(options, Place(item, "")) for item in shown]
    assert [write_prompt(base_cards(), prompt) for prompt in read] == shown

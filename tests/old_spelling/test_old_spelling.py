"""Positions, records and packs that were written with British names still load.

The files beside this one were written by the program as it was before the names changed: a
position for each kind of prompt, records that begin from a position, and a pack.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rollplayer.engine.terms import PROMPTS
from rollplayer.notation.cards.cardfile import base_cards, read_pack, read_pack_text
from rollplayer.notation.cards.page_facts import pack_facts
from rollplayer.notation.errors import BadCards, BadPosition
from rollplayer.notation.old_spelling import FIELDS, KINDS, respell
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import read_record, write_record

SINCE = {"offer-reveal"}  # kinds of prompts that came after the names changed
SINCE_FIELDS = {"action": {"each": False}}  # and fields, with what they are when left out

FOLDER = Path(__file__).resolve().parent
POSITIONS: dict[str, dict[str, Any]] = json.loads((FOLDER / "positions.json").read_text("utf-8"))
TODAY = FOLDER.parent / "cards" / "nasty.toml"


def test_there_is_a_position_for_every_kind_of_prompt() -> None:
    assert {KINDS.get(kind, kind) for kind in POSITIONS} == set(PROMPTS) - SINCE


def test_the_files_hold_every_old_name() -> None:
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.iterdir() if path.is_file())
    for name in (*FIELDS, *KINDS):
        assert f'"{name}"' in text or f"{name} =" in text


@pytest.mark.parametrize("kind", POSITIONS)
def test_a_position_loads_and_is_written_with_the_names_of_today(kind: str) -> None:
    state = read_position(base_cards(), POSITIONS[kind])
    written = write_position(state)
    assert state.prompts[-1].kind == KINDS.get(kind, kind)
    for prompt in written["prompts"]:
        for field, unsaid in SINCE_FIELDS.get(prompt["kind"], {}).items():
            assert prompt.pop(field) == unsaid
    assert written == respell(json.loads(json.dumps(POSITIONS[kind])))
    assert "colour" not in json.dumps(written)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("record-*.txt")), ids=lambda path: path.stem)
def test_a_record_from_a_position_loads_with_its_seal(path: Path) -> None:
    record, last = read_record(base_cards(), path.read_text("utf-8"), verify=True)
    assert len(record.events) == 60
    again, _ = read_record(base_cards(), write_record(record, last), verify=True)
    assert again.events == record.events


def test_a_pack_means_the_same_in_both_spellings() -> None:
    old, new = read_pack(FOLDER / "pack.toml"), read_pack(TODAY)
    assert [card.effects for card in old.market] == [card.effects for card in new.market]
    assert [card.color for card in old.classes] == [card.color for card in new.classes]
    assert old.backstories == new.backstories
    assert old.armor_sets == new.armor_sets


def test_cards_of_the_box_mean_the_same_in_the_old_spelling() -> None:
    old, new = read_pack(FOLDER / "base-cards.toml"), base_cards()
    assert [card.effects for card in old.market] == [card.effects for card in new.market]
    assert [card.color for card in old.classes] == [card.color for card in new.classes]
    assert old.backstories == new.backstories


def test_the_page_gets_the_names_of_today() -> None:
    assert "colour" not in json.dumps(pack_facts((FOLDER / "pack.toml").read_text("utf-8")))


def test_a_wrong_value_is_found_under_its_old_name() -> None:
    source = '[class.warrior]\nname = "W"\ncolour = "pink"'
    with pytest.raises(BadCards, match="3: warrior, color: 'pink' is none of"):
        read_pack_text(source, "pack.toml")


def test_a_field_in_both_spellings_is_one_too_many() -> None:
    source = '[class.warrior]\ncolour = "red"\ncolor = "red"'
    with pytest.raises(BadCards, match="“colour” is unknown"):
        read_pack_text(source, "pack.toml")
    both = {**POSITIONS["class"]["prompts"][0], "color": "r"}
    with pytest.raises(BadPosition, match="The field “colour” is unknown"):
        read_position(base_cards(), {**POSITIONS["class"], "prompts": [both]})


def test_a_card_may_still_be_called_colour() -> None:
    source = '[backstory.colour]\nname = "Colour"\n' + "\n".join(
        f'{row} = {{ colour = "red", space = 1 }}'
        for row in ("str", "dex", "con", "int", "wis", "cha")
    )
    assert read_pack_text(source, "pack.toml").backstories[-1].slug == "colour"

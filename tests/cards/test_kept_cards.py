"""Games keep the cards they began with: as if this release had raised prices (decision 024).

The package then knows two sets of card data: the one of before, which is written into a folder, and
today's.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.cli.protocol import Engine
from rollplayer.engine import Options, State, legal, turn
from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadPosition, BadRecord
from rollplayer.notation.cards import card_data
from rollplayer.notation.cards.cardfile import base_cards, read_pack_text
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import Record, read_record, write_record
from tests.scenario import Json, hero, position

PACK = "[market.weak]\ncost = 1\n"
UNKNOWN = "f" * 64


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The hash of card data by which every market card cost 1 more than today."""
    facts = json.loads(card_data.current_data())
    for card in facts["market"].values():
        card["cost"] += 1
    text = json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
    name = card_data.hash_of(text)
    tmp_path.joinpath(f"{name}.json").write_text(text + "\n", "utf-8")
    monkeypatch.setattr(card_data, "KEPT", tmp_path)
    card_data.kept_data.cache_clear()
    yield name
    card_data.kept_data.cache_clear()


def game_on(cards: CardSet) -> tuple[Record, State]:
    options = Options(2, cards, variants=("short",))
    match = play_match(options, [make_bot("random"), make_bot("random")], "kept")
    return match.record, match.state


def saved(state: State) -> Json:
    written: Json = json.loads(json.dumps(write_position(state)))
    return written


@pytest.mark.parametrize("pack", [None, PACK], ids=["base", "pack"])
def test_a_position_loads_with_the_prices_it_was_played_with(before: str, pack: str | None) -> None:
    """Saved and loaded, a card that was too dear could be bought."""
    today = base_cards() if pack is None else read_pack_text(pack, "pack.toml")
    record, _ = game_on(card_data.on_data(today, before))
    dearer = set()
    for state in record.states():
        written = saved(state)
        loaded = read_position(today, written)
        assert written["card_data"] == before
        assert loaded == state
        if turn(state) >= 0:
            assert legal(loaded, turn(state)) == legal(state, turn(state))
            other = read_position(today, {**written, "card_data": None})
            dearer.add(legal(other, turn(state)) == legal(state, turn(state)))
    assert dearer == {True, False}, "and sometimes that makes a difference"


def test_a_record_is_played_at_the_prices_it_names(before: str) -> None:
    record, last = game_on(card_data.on_data(base_cards(), before))
    text = write_record(record, last)
    assert f"card data: {before}\n" in text
    again, end = read_record(base_cards(), text, verify=True)
    assert end == last
    assert write_record(again, end) == text


def test_a_record_or_position_that_names_no_cards_is_one_of_today(before: str) -> None:
    """A record written by hand, without these lines, was played at other prices than `new`."""
    record, last = game_on(base_cards())
    text = write_record(record, last)
    assert f"card data: {card_data.current_hash()}\n" in text
    unnamed = "\n".join(
        line
        for line in text.split("\n")
        if not line.startswith(("card data:", "rules version:", "seal:"))
    )
    again, end = read_record(base_cards(), unnamed, verify=True)
    assert end == last
    assert write_record(again, end) == text
    assert "card_data" not in saved(last)
    assert read_position(base_cards(), saved(last)) == last


def test_the_protocol_loads_what_it_saved_of_a_game_of_before(before: str) -> None:
    record, _ = game_on(card_data.on_data(base_cards(), before))
    engine = Engine(base_cards())
    lots = Random("kept")
    for length in sorted(lots.sample(range(len(record.events)), 20)):
        part = Record(record.first)
        part.events = record.events[:length]
        *_, state = part.states()
        first = engine.answer({"do": "replay", "record": write_record(part, state)})
        assert first["ok"]
        asked = [engine.answer({"do": verb}) for verb in ("legal", "score", "position")]
        assert engine.answer({"do": "load", "position": asked[-1]["position"]})["ok"]
        assert [engine.answer({"do": verb}) for verb in ("legal", "score", "position")] == asked


@pytest.mark.parametrize("name", [UNKNOWN, "../base", "a" * 5000, "", 7, ["a"]])
def test_unknown_card_data_is_refused(name: object) -> None:
    given = {**position(hero(), hero(), phase="roll"), "card_data": name}
    with pytest.raises(BadPosition) as refused:
        read_position(base_cards(), given)
    assert refused.value.reason.code == "unknown-card-data"
    header = f"format: 1\nedition: second\nplayers: 2\ncard data: {str(name)[:5000]}\n\n"
    with pytest.raises(BadRecord, match="Line 4"):
        read_record(base_cards(), header)

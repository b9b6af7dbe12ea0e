"""`rollplayer cards`: the table, one card with the source of each fact, packs and near misses."""

import json
from pathlib import Path

import pytest

from rollplayer.cli import main
from rollplayer.cli.cardpages import pages
from rollplayer.notation.cards.cardfile import base_cards

PACK = """
name = "mine"
[market.longbow]
cost = 4
[market.war-drum]
name = "War Drum"
kind = "weapon"
dots = 1
cost = 2
hands = 1
rule = "Nothing yet."
effects = []
"""


def shown(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(["cards", *args]) == status
    output = capsys.readouterr()
    return output.err if status else output.out


def test_the_table_lists_every_card_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys).splitlines()
    for page in pages(base_cards()):
        assert any(page.name in line for line in lines)
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize(
    ("slug", "lines"),
    [
        ("longsword", ["number: 1 (on record)", "cost: 3 gold (ours)", "hands: 1 (ours)"]),
        ("reckless", ["cost: 6 gold (on record)", "arrow: chaotic (on record)"]),
        ("chain-helm", ["set: Chain set (on record)", "cost: 5 gold (ours)"]),
        ("druid", ["color: green (on record)", "ability: Attuned (on record)"]),
        ("brawler", ["STR  .  g  .", "CHA  w  .  ."]),
        ("hermit", ["neutral   0       3        0"]),
        ("Sleight of Hand", ["when: any time (ours)"]),
    ],
)
def test_one_card_says_where_each_fact_is_from(
    capsys: pytest.CaptureFixture[str], slug: str, lines: list[str]
) -> None:
    text = shown(capsys, slug).splitlines()
    for line in lines:
        assert line in text


def test_a_rule_that_is_ours_in_part_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    longsword = " ".join(shown(capsys, "longsword").split())
    assert "(on record; ours: which dice count more; by choice)" in longsword
    thief = " ".join(shown(capsys, "thief").split())
    assert "(on record for setup dice, ours for dice placed later)" in thief


def test_an_unknown_card_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    error = shown(capsys, "longbwo", status=1)
    assert error.startswith("rollplayer: there is no card “longbwo”; did you mean longbow")
    assert "lists them all" in shown(capsys, "zzz", status=1)


def test_what_a_pack_changes_is_marked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(PACK)
    longbow = shown(capsys, "longbow", "--cards", str(pack)).splitlines()
    assert "cost: 4 gold (card pack)" in longbow
    assert "hands: 2 (ours)" in longbow
    drum = shown(capsys, "war-drum", "--cards", str(pack))
    assert "(on record)" not in drum
    assert "cost: 2 gold (card pack)" in drum


def test_json_holds_the_same_facts(capsys: pytest.CaptureFixture[str]) -> None:
    (card,) = json.loads(shown(capsys, "longsword", "--json"))["cards"]
    assert card["sort"] == "market"
    assert {"fact": "cost", "value": "3 gold", "source": "ours"} in card["facts"]
    box = base_cards()
    piles = (box.market, box.classes, box.races, box.backstories, box.alignments)
    assert len(json.loads(shown(capsys, "--json"))["cards"]) == sum(map(len, piles))

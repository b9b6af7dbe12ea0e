"""The companion counts as `rollplayer score` does."""

import json
from pathlib import Path
from typing import Any

import pytest

from rollplayer.cli import main
from tests.server.harness import Server

HERO: dict[str, Any] = {
    "race": "human",
    "class": "warrior",
    "backstory": "hunter",
    "alignment": "hermit",
    "token": [0, 2],
    "gold": 9,
    "cards": ["reckless", "chain-helm", "chain-tunic", "longsword"],
    "sheet": {
        "str": ["r6", "y5", "b5"],
        "dex": ["r2", "g3", "k4"],
        "con": ["r6", "w6", "p4"],
        "int": ["b1", "b2", "b3"],
        "wis": ["g5", "y6", "k1"],
        "cha": ["w2", "p2", "r4"],
    },
}
OTHER = {
    **HERO,
    "race": "orc",
    "class": "ranger",
    "cards": ["weak"],
    "gold": 0,
    "backstory": "savant",
}
OTHER["alignment"] = "champion"


def toml(hero: dict[str, Any], head: str) -> str:
    lines = [head] if head else []
    lines += [f"{key} = {json.dumps(value)}" for key, value in hero.items() if key != "sheet"]
    table = "hero.sheet" if head else "sheet"
    rows = [f"{row} = {json.dumps(dice)}" for row, dice in hero["sheet"].items()]
    return "\n".join([*lines, f"[{table}]", *rows, ""])


def counted_by_cli(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    file = tmp_path / "sheet.toml"
    file.write_text(text, "utf-8")
    assert main(["score", str(file), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def without_lines(score: Any) -> Any:
    heroes = [{**hero, "lines": len(hero["lines"])} for hero in score["heroes"]]
    for hero in heroes:
        hero.pop("missing_dice", None)  # the command line says so, the page sees it itself
    return {**score, "heroes": heroes}


@pytest.mark.parametrize("solo", [False, True])
def test_one_hero(
    light: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], solo: bool
) -> None:
    answer = light.post("/api/score", {"heroes": [HERO], "solo": solo})
    assert answer.status_code == 200
    said = counted_by_cli(toml({**HERO, "solo": solo}, ""), tmp_path, capsys)
    assert without_lines(answer.json()) == without_lines(said)
    assert answer.json()["heroes"][0]["total"] > 5
    assert bool(answer.json()["heroes"][0]["rank"]) == solo


def test_a_table_of_two(light: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = light.post("/api/score", {"heroes": [HERO, OTHER]})
    text = "\n".join(toml(hero, "[[hero]]") for hero in (HERO, OTHER))
    said = counted_by_cli(text, tmp_path, capsys)
    assert without_lines(answer.json()) == without_lines(said)


@pytest.mark.parametrize(
    "body",
    [
        {"heroes": []},
        {"heroes": [{}]},
        {"heroes": [{**HERO, "race": "robot"}]},
        {"heroes": [{**HERO, "gold": -1}]},
        {"heroes": [{**HERO, "sheet": {"str": ["r7"]}}]},
        {"heroes": [{**HERO, "token": [9, 9]}]},
        {"heroes": [{**HERO, "token": "here"}]},
        {"heroes": [{**HERO, "cards": ["weak", "weak"]}]},
        {"heroes": [HERO] * 9},
        {"heroes": [HERO, OTHER], "solo": True},
        {"heroes": [{**HERO, "shoes": 2}]},
        {"heroes": "all"},
    ],
)
def test_a_bad_sheet_says_what_is_wrong(light: Server, body: Any) -> None:
    answer = light.post("/api/score", body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("bad-sheet", "bad-request")
    assert answer.json()["message"]

"""The scripts that measure bots and packs: short runs, stopped and gone on with."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollplayer.notation.cards.cardfile import base_cards, read_pack

ROOT = Path(__file__).parents[2]
PACKS = sorted((ROOT / "docs" / "balance" / "packs").glob("*.toml"))


def run(script: str, *args: str | Path) -> str:
    command = [sys.executable, ROOT / "scripts" / script, *args]
    return subprocess.run(command, capture_output=True, check=True, text=True, cwd=ROOT).stdout


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.stem)
def test_a_pack_that_was_tried_still_changes_the_cards(pack: Path) -> None:
    base, tried = base_cards(), read_pack(pack)
    assert (tried.classes, tried.market) != (base.classes, base.market)
    assert pack.name in (ROOT / "docs" / "balance.md").read_text("utf-8")


def test_what_a_pack_changes_is_said_and_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "packs.jsonl"
    pack = "docs/balance/packs/armor.toml"
    wish = (pack, "--bot", "novice", "--seeds", "3", "--workers", "1", "--out", kept)
    said = run("try_pack.py", *wish)
    assert re.match(r"3 seeds: \d+\.\d\d stars, with the pack \d+\.\d\d: [+-]\d+\.\d\d ±", said)
    played = kept.read_text()
    assert run("try_pack.py", *wish) == said
    assert kept.read_text() == played


def test_bots_are_rated_by_those_between_them(tmp_path: Path) -> None:
    kept = tmp_path / "tables.jsonl"
    for pair in (("novice", "apprentice"), ("apprentice", "random")):
        run("play_tables.py", *pair, "--games", "4", "--workers", "1", "--out", kept)
    said = run("play_tables.py", "novice", "apprentice", "random", "--games", "0", "--out", kept)
    ratings = {name: int(points) for name, points in re.findall(r"(\w+): ([+-]\d+) ±", said)}
    assert list(ratings) == ["novice", "apprentice", "random"]
    assert ratings["novice"] > ratings["random"]
    assert "novice against random" not in said


def test_bots_that_never_met_have_no_ratings(tmp_path: Path) -> None:
    kept = tmp_path / "tables.jsonl"
    run("play_tables.py", "novice", "random", "--games", "4", "--workers", "1", "--out", kept)
    said = run("play_tables.py", "novice", "random", "adept", "--games", "0", "--out", kept)
    assert "novice against random" in said
    assert "adept" not in said


def test_ranks_of_kept_games_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "ranks.svg"
    run("solo_ranks.py", "--out", picture, "benchmarks/tables/solo-hero.jsonl")
    drawn = picture.read_text()
    assert "hero (500)" in drawn
    assert "true-hero: 89.6%" in drawn

"""The scripts that measure bots and packs: short runs, stopped and gone on with."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollplayer.notation.cards.cardfile import base_cards, read_pack

ROOT = Path(__file__).parents[2]
PACKS = sorted((ROOT / "research" / "balance" / "packs").glob("*.toml"))


def run(name: str, *args: str | Path) -> str:
    command = [sys.executable, "-m", f"research.{name}", *args]
    return subprocess.run(command, capture_output=True, check=True, text=True, cwd=ROOT).stdout


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.stem)
def test_a_pack_that_was_tried_still_changes_the_cards(pack: Path) -> None:
    base, tried = base_cards(), read_pack(pack)
    assert (tried.classes, tried.market) != (base.classes, base.market)
    assert pack.name in (ROOT / "docs" / "balance.md").read_text("utf-8")


def test_what_a_pack_changes_is_said_and_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "packs.jsonl"
    pack = "research/balance/packs/armor.toml"
    wish = (pack, "--bot", "novice", "--seeds", "3", "--workers", "1", "--out", kept)
    said = run("try_pack", *wish)
    assert re.match(r"3 seeds: \d+\.\d\d stars, with the pack \d+\.\d\d: [+-]\d+\.\d\d ±", said)
    played = kept.read_text()
    assert run("try_pack", *wish) == said
    assert kept.read_text() == played


def test_a_pack_that_was_changed_is_played_anew(tmp_path: Path) -> None:
    """The games of the pack before were taken for those of the new one."""
    pack, kept = tmp_path / "pack.toml", tmp_path / "packs.jsonl"
    for cost in (3, 4):
        pack.write_text(f"[market.pickpocket]\ncost = {cost}\n")
        run("try_pack", pack, "--bot", "random", "--seeds", "2", "--workers", "1", "--out", kept)
    assert len(kept.read_text().splitlines()) == 4


ARMOR = "research/balance/packs/armor.toml"


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (f"try_pack {ARMOR} --class drud", "invalid choice: 'drud'"),
        ("try_pack nowhere.toml", "The card pack can’t be read"),
        ("compare_bots hero:speed=9", "there is no setting 'speed'"),
        ("play_tables hero champoin", "did you mean champion?"),
        ("check_judge --bots quick,heroo", "did you mean hero?"),
        ("check_win_chances --bot novcie", "did you mean novice?"),
    ],
)
def test_a_slip_is_told_before_the_first_game(command: str, complaint: str) -> None:
    """A misspelled class was told by a traceback, after all games."""
    name, *args = command.split()
    ended = subprocess.run(
        [sys.executable, "-m", f"research.{name}", *args],
        capture_output=True,
        check=False,
        text=True,
        cwd=ROOT,
    )
    assert ended.returncode == 2
    assert complaint in ended.stderr.splitlines()[-1]


def test_a_single_game_is_too_few_for_an_error(tmp_path: Path) -> None:
    wish = ("--bots", "random", "--games", "1", "--work", "1", "--workers", "1")
    said = run("check_judge", *wish, "--out", tmp_path / "judged.jsonl")
    assert said == "random: too few games (1)\n"


def test_bots_are_rated_by_those_between_them(tmp_path: Path) -> None:
    kept = tmp_path / "tables.jsonl"
    for pair in (("novice", "apprentice"), ("apprentice", "random")):
        run("play_tables", *pair, "--games", "4", "--workers", "1", "--out", kept)
    said = run("play_tables", "novice", "apprentice", "random", "--games", "0", "--out", kept)
    ratings = {name: int(points) for name, points in re.findall(r"(\w+): ([+-]\d+) ±", said)}
    assert list(ratings) == ["novice", "apprentice", "random"]
    assert ratings["novice"] > ratings["random"]
    assert "novice against random" not in said


def test_bots_that_never_met_have_no_ratings(tmp_path: Path) -> None:
    kept = tmp_path / "tables.jsonl"
    run("play_tables", "novice", "random", "--games", "4", "--workers", "1", "--out", kept)
    said = run("play_tables", "novice", "random", "adept", "--games", "0", "--out", kept)
    assert "novice against random" in said
    assert "adept" not in said


def test_a_game_that_a_bot_gave_up_counts_for_nobody(tmp_path: Path) -> None:
    kept = tmp_path / "tables.jsonl"
    pair = ("novice", "exec:false")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run("play_tables", *pair, "--games", "2", "--workers", "1", "--out", kept)
    assert "deal 0 was not played to its end" in failed.value.stderr
    assert kept.read_text() == ""


def test_chances_to_win_are_checked_against_who_won(tmp_path: Path) -> None:
    kept, picture = tmp_path / "chances.jsonl", tmp_path / "chances.svg"
    wish = ("--bot", "novice", "--players", "3", "--games", "3", "--workers", "1", "--out", kept)
    said = run("check_win_chances", *wish, "--picture", picture)
    assert said.startswith("3 players, 3 games\nrounds 1 to 4: error 0.")
    counted = [int(count) for count in re.findall(r"given .*\((\d+)\)", said)]
    assert sum(counted) > 0
    assert "given" in picture.read_text()
    played = kept.read_text()
    assert run("check_win_chances", *wish) == said
    assert kept.read_text() == played


def test_ranks_of_kept_games_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "ranks.svg"
    run("solo_ranks", "--out", picture, "research/data/tables/solo-hero.jsonl")
    drawn = picture.read_text()
    assert "hero (500)" in drawn
    assert "true-hero: 89.6%" in drawn

"""`rollplayer simulate`: many games, the same for the same seed on any number of processes."""

from pathlib import Path

import pytest

from rollplayer.engine.scoring import PARTS
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from tests.cli.command import one_line, run, run_program

Capture = pytest.CaptureFixture[str]


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_json_of_a_simulation(capsys: Capture) -> None:
    ended = run(capsys, "simulate", "--players", "2", "--bots", "random,random", "--games", "5",
                "--seed", "1", "--json")  # fmt: skip
    summary = ended.json
    assert ended.status == 0
    assert summary["games"] == 5
    assert summary["decisions"] > 5 * 80
    assert summary["chance"] > 5 * 100
    assert summary["rounds"] == [12]
    (bot,) = summary["bots"]
    assert bot["name"] == "random"
    assert bot["wins"] == pytest.approx(5)
    assert [seat["seat"] for seat in summary["seats"]] == [0, 1]
    for seat in summary["seats"]:
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean_stars"], abs=0.01)


def test_a_solo_simulation_counts_ranks(capsys: Capture) -> None:
    summary = run(capsys, "simulate", "--players", "1", "--games", "8", "--json").json
    assert sum(summary["seats"][0]["ranks"].values()) == 8


def test_whoever_plays_alone_wins_against_nobody(capsys: Capture) -> None:
    assert "wins" not in run(capsys, "simulate", "--players", "1", "--games", "2").out
    assert "wins" in run(capsys, "simulate", "--players", "2", "--games", "2").out


def test_the_table_for_people(capsys: Capture) -> None:
    ended = run(capsys, "simulate", "--players", "3", "--games", "2")
    assert ended.out.startswith("2 games: ")
    games, parts = ended.out.split("\n\n")
    assert games.splitlines()[-4:][0].split() == ["seat", "bot", "mean", "stars", "wins"]
    assert len(parts.splitlines()) == 1 + len(PARTS) + 1  # and the checksum


@pytest.mark.parametrize("variants", [[], ["short", "friendly"]])
def test_the_same_seed_gives_the_same_bytes_with_two_jobs_too(
    tmp_path: Path, capsys: Capture, variants: list[str]
) -> None:
    extra = [word for variant in variants for word in ("--variant", variant)]
    common = ["simulate", "--players", "2", "--games", "12", "--seed", "7", *extra]
    for folder, jobs in (("one", "1"), ("again", "1"), ("two", "2")):
        ended = run(capsys, *common, "--jobs", jobs, "--record", str(tmp_path / folder))
        assert ended.status == 0
    assert len(records(tmp_path / "one")) == 12
    assert records(tmp_path / "one") == records(tmp_path / "again") == records(tmp_path / "two")


def test_another_seed_gives_other_games(tmp_path: Path, capsys: Capture) -> None:
    for seed in ("1", "2"):
        run(capsys, "simulate", "--games", "1", "--seed", seed, "--record", str(tmp_path / seed))
    assert records(tmp_path / "1") != records(tmp_path / "2")


def test_every_record_written_verifies(tmp_path: Path, capsys: Capture) -> None:
    run(capsys, "simulate", "--players", "4", "--games", "3", "--record", str(tmp_path))
    for text in records(tmp_path).values():
        record, _ = read_record(base_cards(), text.decode(), verify=True)
        assert record.options.players == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random"], "name 2 bots"),
        (["--bots", "random,oracle"], "no bot “oracle”"),
        (["--cards", "nowhere.toml"], "cannot be read"),
        (["--record", "/dev/null/here"], "cannot be created"),
    ],
)
def test_wrong_use_is_one_line(capsys: Capture, arguments: list[str], complaint: str) -> None:
    ended = run(capsys, "simulate", "--games", "1", *arguments)
    assert ended.status == 2
    assert complaint in one_line(ended)


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "x"], ["--players", "5"]])
def test_wrong_numbers_are_refused_by_the_parser(capsys: Capture, arguments: list[str]) -> None:
    assert run(capsys, "simulate", *arguments).status == 2


def test_the_program_itself() -> None:
    ended = run_program("simulate", "--games", "2", "--json")
    assert (ended.status, ended.err) == (0, "")
    assert ended.json["games"] == 2

"""`--dataset`: games as Parquet, and how pandas and polars read them. `make test WHAT=extras`"""

import os
from pathlib import Path

import pytest

from rollplayer.cli.runs import dataset
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from tests.cli.command import Ended, one_line, run

pq = pytest.importorskip("pyarrow.parquet")

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dataset, "BLOCK", 8)


def simulated(capsys: Capture, *more: str) -> Ended:
    words = ("simulate", "--games", "20", "--dataset", "games", "--json")
    ended = run(capsys, *words, *more)
    assert ended.status == 0, ended.err
    return ended


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def test_games_and_seats_are_two_tables_in_blocks(tmp_path: Path, capsys: Capture) -> None:
    found = simulated(capsys).json
    names = sorted(files(tmp_path / "games"))
    assert [Path(name).name for name in names[:3]] == [f"part-{n:05}.parquet" for n in range(3)]
    assert {Path(name).parts[:2] for name in names} == {
        ("games", "players=2"),
        ("seats", "players=2"),
    }
    seats = pq.read_table(tmp_path / "games" / "seats").to_pylist()
    assert len(seats) == 2 * found["games"]
    first = [row["stars"] for row in seats if row["seat"] == 0]
    assert sum(first) / 20 == pytest.approx(found["seats"][0]["mean_stars"], abs=1e-3)
    games = pq.read_table(tmp_path / "games" / "games").to_pylist()
    assert sum(row["decisions"] for row in games) == found["decisions"]
    assert {row["seed"] for row in games} == {"1"}
    for row in games:
        record, _ = read_record(base_cards(), row["record"], verify=True)
        assert record.options.players == 2


def test_the_same_run_writes_the_same_bytes(tmp_path: Path, capsys: Capture) -> None:
    simulated(capsys, "--resume", "kept")
    one = files(tmp_path / "games")
    kept = (tmp_path / "kept").read_bytes().splitlines(keepends=True)
    (tmp_path / "kept").write_bytes(b"".join(kept[:12]))
    simulated(capsys, "--resume", "kept", "--jobs", "2")
    assert files(tmp_path / "games") == one


def test_another_run_lies_beside_it(tmp_path: Path, capsys: Capture) -> None:
    simulated(capsys)
    simulated(capsys, "--seed", "2")
    table = pq.read_table(tmp_path / "games" / "games")
    assert table.num_rows == 40
    assert len(set(table["run"].to_pylist())) == 2


def test_a_tournament_names_its_deals(tmp_path: Path, capsys: Capture) -> None:
    words = ("tournament", "--bots", "novice,random", "--games", "4", "--dataset", "games")
    assert run(capsys, *words).status == 0
    table = pq.read_table(tmp_path / "games" / "games")
    assert table["deal"].to_pylist() == [1, 1, 2, 2]


def test_a_data_set_that_cannot_be_written_is_one_sentence_before_any_game(
    tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "file").touch()
    ended = run(capsys, "simulate", "--games", "1000000", "--dataset", "file/games")
    assert (ended.status, ended.out) == (2, "")
    assert "--dataset: file/games" in one_line(ended)


def test_a_data_set_that_fails_in_the_middle_loses_no_game(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "--games", "20", "--dataset", "games", "--resume", "kept")
    replace = os.replace

    def full(source: str, target: str) -> None:
        if "part-00001" in str(target):
            raise OSError(28, os.strerror(28))
        replace(source, target)

    monkeypatch.setattr(os, "replace", full)
    ended = run(capsys, *words)
    assert ended.status == 2
    assert "part-00001.parquet cannot be written: No space left on device" in one_line(ended)
    assert not list((tmp_path / "games").rglob("*.draft"))
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dataset, "BLOCK", 8)
    kept = (tmp_path / "kept").read_bytes().count(b"\n") - 1
    assert kept >= 16
    assert run(capsys, *words).status == 0
    assert pq.read_table(tmp_path / "games" / "games").num_rows == 20

"""`rollplayer analyse` and `rollplayer balance` at the command line."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rollplayer.notation.record import Record, write_record
from rollplayer.words import SOURCE, languages
from tests.cli.command import one_line, run
from tests.search.games import late_state, play_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The end of a game, from its ninth round."""
    played, _ = play_game(late_state(1, "fine"), "cli")
    late = Record(played.first, played.names, at_start=False)
    late.events = played.events
    *_, last = late.states()
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(write_record(late, last), "utf-8")
    return str(path)


def test_analyse_reports_and_draws(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path
) -> None:
    picture = tmp_path / "game.svg"
    ended = run(capsys, "analyse", record, "--work", "2", "--picture", str(picture))
    assert ended.status == 0
    assert "expected at the start" in ended.out
    ElementTree.fromstring(picture.read_text("utf-8"))


def test_events_have_the_same_numbers_in_text_and_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The text said "event 150" where JSON said 149; both count from 0."""
    record = ROOT / "docs" / "examples" / "casual-solo.txt"
    events = re.findall(r"^[0-9*] (.*)$", record.read_text("utf-8").split("\n\n", 1)[1], re.M)
    words = ("analyse", str(record), "--work", "1")
    found = run(capsys, *words, "--json").json
    said = run(capsys, *words).out
    played = {each["event"]: each["played"] for each in found["decisions"]}
    assert all(events[number] == move for number, move in played.items())
    told = re.findall(r"event (\d+): `([^`]*)` lost", said)
    assert told == [(str(number), played[number]) for number in found["costliest"]]
    for number, outcomes in re.findall(r"event (\d+): `([^`]*)` brought", said):
        assert events[int(number)] == outcomes.split(", ")[-1]


def test_the_report_in_the_docs_is_what_the_command_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = ROOT / "docs" / "examples" / "casual-solo.txt"
    shown = (ROOT / "docs" / "analysis.md").read_text("utf-8").split("```\n")
    assert run(capsys, "analyse", str(record)).out.strip() in {each.strip() for each in shown}


def test_analyse_is_the_same_in_two_processes(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    one = run(capsys, "analyse", record, "--work", "2", "--json").json
    two = run(capsys, "analyse", record, "--work", "2", "--json", "--jobs", "2").json
    assert one == two


@pytest.mark.parametrize("language", [code for code in languages() if code != SOURCE])
def test_analyse_speaks(capsys: pytest.CaptureFixture[str], record: str, language: str) -> None:
    ended = run(capsys, "analyse", record, "--work", "1", "--lang", language)
    assert ended.status == 0
    assert "expected" not in ended.out


def test_analyse_refuses_a_seat_that_is_not_there(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    ended = run(capsys, "analyse", record, "--seat", "3")
    assert ended.status == 2
    assert "--seat" in one_line(ended)


def test_analyse_refuses_what_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "nonsense.txt"
    path.write_text("hello\n", "utf-8")
    assert run(capsys, "analyse", str(path)).status == 1
    assert run(capsys, "analyse", str(tmp_path / "nowhere.txt")).status == 2


def test_balance_writes_its_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ("balance", "--players", "1", "--games", "4", "--json", "--out", str(tmp_path))
    ended = run(capsys, *command)
    assert ended.status == 0
    assert ended.json["games"] == 4
    assert json.loads((tmp_path / "balance-1p.json").read_text("utf-8")) == ended.json
    for picture in tmp_path.glob("*.svg"):
        ElementTree.fromstring(picture.read_text("utf-8"))


def test_balance_plays_a_bot_of_your_own(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "balance", "--bot", "examples/greedy.py:Greedy", "--games", "1", "--json")
    assert ended.status == 0
    assert json.loads(ended.out)["bot"] == "examples/greedy.py:Greedy"

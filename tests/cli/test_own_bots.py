"""Bots of one's own on the command line: named, checked, and forfeiting with the reason said."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.command import one_line, run, run_program

Capture = pytest.CaptureFixture[str]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GREEDY = f"{EXAMPLES / 'greedy.py'}:Greedy"


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(
        """
import random as global_random
import rollplayer as rp

class First(rp.Bot):
    def choose(self, position, moves, random):
        return moves[0]

class Raises(rp.Bot):
    def choose(self, position, moves, random):
        raise LookupError("no idea")

class Dice(rp.Bot):
    def choose(self, position, moves, random):
        return global_random.choice(moves)

class Broken(rp.Bot):
    def __init__(self):
        raise RuntimeError("no model file")
    def choose(self, position, moves, random):
        return moves[0]

class Counts(rp.Bot):
    def __init__(self):
        self.asked = 0
    def choose(self, position, moves, random):
        self.asked += 1
        return moves[self.asked % len(moves)]
""",
        "utf-8",
    )
    return path


def test_simulate_says_who_forfeited_and_why(capsys: Capture, bots: Path) -> None:
    name = f"{bots}:Raises"
    ended = run(capsys, "simulate", "--bots", f"{name},random", "--games", "2", "--json")
    assert ended.status == 0
    reason = "raised LookupError: no idea (bots.py, line 11)"
    assert [forfeit["reason"] for forfeit in ended.json["forfeits"]] == [reason, reason]
    assert [seat["wins"] for seat in ended.json["seats"]] == [0, 2]
    ended = run(capsys, "simulate", "--bots", f"{name},random", "--games", "2")
    told = " ".join(ended.out.split())
    assert f"forfeited 2 games: {reason} (first in game 1)" in told


def test_a_tournament_and_par_take_own_bots(capsys: Capture, bots: Path) -> None:
    name = f"{bots}:First"
    ended = run(capsys, "tournament", "--bots", f"{name},random", "--games", "2", "--json")
    assert (ended.status, ended.json["forfeits"]) == (0, [])
    assert {bot["name"] for bot in ended.json["bots"]} == {name, "random"}
    ended = run(capsys, "par", "--seed", "1", "--bot", name, "--games", "2", "--json")
    assert (ended.status, len(ended.json["stars"])) == (0, 2)
    ended = run(capsys, "par", "--seed", "1", "--bot", f"{bots}:Raises", "--games", "1")
    assert ended.status == 1
    assert "the bot raised LookupError: no idea" in ended.err.splitlines()[-1]


def test_every_seat_of_every_game_of_balance_gets_a_new_bot(capsys: Capture, bots: Path) -> None:
    """One bot played all seats of all games, and `--jobs 2` found other figures than `--jobs 1`."""
    command = ("balance", "--bot", f"{bots}:Counts", "--games", "3", "--json")
    one, two = (run(capsys, *command, "--jobs", jobs).json for jobs in "12")
    assert one["checksum"] == two["checksum"]


def test_own_bots_play_in_worker_processes(bots: Path) -> None:
    arguments = ("simulate", "--bots", f"{bots}:First,random", "--games", "4", "--json")
    alone, together = (run_program(*arguments, "--jobs", jobs).json for jobs in ("1", "2"))
    assert alone["seats"] == together["seats"]


def test_a_bot_that_cannot_start_is_refused_before_any_game(capsys: Capture, bots: Path) -> None:
    ended = run(capsys, "simulate", "--bots", f"{bots}:Broken,random")
    assert ended.status == 2
    assert "Broken raised RuntimeError: no model file" in ended.err.splitlines()[-1]
    ended = run(capsys, "simulate", "--bots", f"{bots}:Missing,random")
    assert "has no Missing" in ended.err.splitlines()[-1]
    ended = run(capsys, "simulate", "--bots", "nofile.py:Bot,random")
    assert "there is no file “nofile.py”" in one_line(ended)


def test_check_bot_finds_a_good_bot_ready(capsys: Capture) -> None:
    ended = run(capsys, "check-bot", GREEDY, "--games", "1", "--json")
    assert ended.status == 0
    assert ended.json["ready"]
    assert len(ended.json["checks"]) == 4


def test_check_bot_finds_randomness_from_elsewhere(capsys: Capture, bots: Path) -> None:
    ended = run(capsys, "check-bot", f"{bots}:Dice", "--games", "1")
    assert ended.status == 1
    assert "✗ the same seed gave two different games" in ended.out


def test_check_bot_says_in_which_game_a_bot_failed(capsys: Capture, bots: Path) -> None:
    ended = run(capsys, "check-bot", f"{bots}:Raises", "--games", "1")
    assert ended.status == 1
    assert "✗ 1, second, drawn: raised LookupError: no idea" in ended.out


def test_a_game_in_the_terminal_goes_on_when_a_bot_forfeits(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(bots.parent)  # the game is kept there when the input ends
    ended = run_program(
        "play", "--players", "2", "--bots", f"{bots}:Raises", "--seed", "1", text="race elf\n"
    )
    told = " ".join(ended.out.split())
    assert "forfeits: raised LookupError: no idea" in told
    assert "The random bot goes on in its place." in told


def test_a_saved_game_starts_no_programs(bots: Path, tmp_path: Path) -> None:
    marker = tmp_path / "started"
    record = tmp_path / "game.txt"
    name = f"exec:touch {marker}"
    record.write_text(
        "format: 1\nedition: second\nplayers: 2\n"
        f"names: Ada, {name}\nresult: unfinished\n\n* start 0\n",
        "utf-8",
    )
    ended = run_program("play", "--load", str(record), text="quit\n")
    assert ended.status == 0
    assert not marker.exists()


@pytest.mark.parametrize("text", ["0", "-1", "x", "99999"])
def test_a_time_limit_is_a_number_of_seconds(capsys: Capture, text: str) -> None:
    ended = run(capsys, "simulate", f"--bot-seconds={text}")
    assert ended.status == 2
    assert "is not a number of seconds" in one_line(ended)


@pytest.mark.parametrize("text", ["0", "x", "6"])
def test_the_time_to_think_is_at_most_five_seconds(capsys: Capture, text: str) -> None:
    ended = run(capsys, "simulate", f"--think={text}")
    assert ended.status == 2
    assert "is not a number of seconds above 0, up to 5" in one_line(ended)


def test_an_installed_package_offers_its_bot_by_name(tmp_path: Path) -> None:
    """The example package, as an installer lays it out: the module, and its entry points."""
    metadata = tmp_path / "rollplayer_cautious-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Name: rollplayer-cautious\nVersion: 1.0\n", "utf-8")
    project = tomllib.loads((EXAMPLES / "package" / "pyproject.toml").read_text("utf-8"))
    points = project["project"]["entry-points"]["rollplayer.bots"]
    lines = [f"{name} = {target}" for name, target in points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[rollplayer.bots]", *lines]), "utf-8")
    (tmp_path / "rollplayer_cautious").symlink_to(EXAMPLES / "package/src/rollplayer_cautious")
    words = "simulate --bots cautious,random --games 1 --variant short --json"
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", *words.split()],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert json.loads(done.stdout)["forfeits"] == []

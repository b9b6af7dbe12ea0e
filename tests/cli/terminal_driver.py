"""Plays the terminal game in tests: as a real process, or in this one with scripted input."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollplayer.cli import main
from rollplayer.cli.language import say
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.loop import run_game
from rollplayer.cli.terminal.screen import Screen
from rollplayer.engine import State
from rollplayer.notation.record import Record
from tests.scenario import Scenario, hero, initiative, others

WIDTH = 80
SHEET = "STR r6 y4\nDEX g2\nCON b1 b2"
COPIED = ("position: ", "seal: ", "Saved to ", "Continue with: ")  # lines that are never folded


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def questions(said: str) -> int:
    """How many lines were asked for; the prompt may begin with the dice in hand."""
    return len(re.findall(r"^(?:[a-z]\d )*> ", said, flags=re.M))


def run_process(
    folder: Path, *args: str, text: str = "", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    """The real program with this input."""
    return subprocess.run(
        [sys.executable, "-m", "rollplayer", *args],
        input=text,
        capture_output=True,
        encoding=encoding,
        cwd=folder,
        timeout=300,  # only a program that hangs takes so long
        check=False,
    )


def run_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str, text: str = ""
) -> tuple[int, str, str]:
    """The program in this process: status, output and errors."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    status = main(args)
    shown = capsys.readouterr()
    return status, shown.out, shown.err


class Table:
    """A game that starts from a state, with what was typed and printed."""

    def __init__(self, state: State, names: tuple[str, ...] = ("You",)) -> None:
        self.game = Game(Screen(io.StringIO(), io.StringIO()), Record(state, names, False), "1")

    @classmethod
    def of(cls, scenario: Scenario, *names: str) -> "Table":
        return cls(scenario.state, names or ("You",))

    def type(self, *lines: str) -> str:
        """Types lines until the input ends, and returns what was printed."""
        sink = io.StringIO()
        self.game.screen = Screen(io.StringIO(typed(*lines)), sink)
        run_game(self.game)
        said = sink.getvalue()
        copied = (*COPIED, *(say(key, path="", command="") for key in ("saved-to", "go-on-with")))
        for line in said.splitlines():
            has_path = any(len(word) > WIDTH // 2 for word in line.split())
            assert len(line) <= WIDTH or has_path or line.startswith(copied), line
        return said


def dice_turn(*names: str, **fields: object) -> Table:
    """A seat about to take an initiative card."""
    heroes = [hero(SHEET, **fields), *others(max(len(names), 1) - 1)]
    cards = initiative("g2", "y4", "r5", *(["r6"] if len(names) > 2 else []))
    scenario = Scenario.at(*heroes, initiative=cards, market=["longbow", "reckless", "knowledge"])
    return Table.of(scenario, *names)

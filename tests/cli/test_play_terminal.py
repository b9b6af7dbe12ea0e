"""The terminal game on a real terminal, and what the documentation shows of it."""

import os
import signal
from pathlib import Path

import pytest

from rollplayer.cli.terminal.commands import COMMANDS
from rollplayer.cli.terminal.screen import paint, wants_color
from rollplayer.engine import legal
from scripts.terminal_picture import PICTURE, one_round, session, svg
from tests.cli.real_terminal import Terminal
from tests.cli.terminal_driver import dice_turn

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game saves by itself must not end up in the project."""
    monkeypatch.chdir(tmp_path)


# A real terminal ---------------------------------------------------------------------------------


def test_a_newcomer_just_presses_enter(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play")
    for question in ("How many people play here?", "How many bots", "Which edition"):
        terminal.wait_for(question)
        terminal.type("")
    terminal.wait_for("Choose your race. (R2.2)")
    terminal.type("quit")
    terminal.wait_for("Goodbye.")
    assert terminal.close() == 0


def test_a_newcomer_may_ask_for_company(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play")
    for question, answer in (
        ("people play here? [1]", "nine"),
        ("Type one of 1, 2, 3, 4, or press Enter for 1.", "2"),
        ("How many bots", "1"),
        ("(Apprentice): about 20 stars alone. For your first games:", ""),
        ("Which edition", "f"),
    ):
        terminal.wait_for(question)
        terminal.type(answer)
    terminal.wait_for("Choose your race. (R2.2)")
    terminal.type("record")
    terminal.wait_for("names: Player 0, Player 1, apprentice")
    terminal.wait_for("result: unfinished")
    assert "edition: first" in terminal.said
    assert terminal.interrupt(signal.SIGINT) == 0


def test_a_line_says_that_a_hint_is_thought_about_and_goes_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.wait_for("Choose your race")
    terminal.type("hint")
    terminal.wait_for("Thinking…")
    terminal.wait_for("\r\x1b[KThe best moves first")
    terminal.process.kill()
    terminal.close()


def test_ctrl_c_during_a_hint_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.wait_for("Choose your race")
    terminal.type("1")
    terminal.wait_for("(R2.4)")
    terminal.type("hint")
    terminal.wait_for("Thinking…")
    assert terminal.interrupt(signal.SIGINT) == 0
    assert "Saved to" in terminal.said


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGHUP])
def test_stopping_keeps_the_game(tmp_path: Path, sent: int) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "2")
    terminal.wait_for("Choose your race")
    terminal.type("1")
    terminal.wait_for("(R2.4)")
    assert terminal.interrupt(sent) == 0
    assert "Saved to" in terminal.said
    assert (tmp_path / "rollplayer-1.txt").exists()


@pytest.mark.parametrize(("no_color", "colored"), [("", True), ("1", False)])
def test_dice_are_colored_on_a_terminal_unless_unwanted(
    tmp_path: Path, no_color: str, colored: bool
) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5", NO_COLOR=no_color)
    for number in ("6", "1"):
        terminal.type(number)
    terminal.wait_for("In hand: ")
    terminal.wait_for("choices)")
    assert ("\x1b[1;91mr4\x1b[0m" in terminal.said) is colored
    terminal.process.kill()
    terminal.close()


def test_painting_keeps_every_letter() -> None:
    assert paint("r6 and gold 4, R4.3") == "\x1b[1;91mr6\x1b[0m and \x1b[1;33mgold 4\x1b[0m, R4.3"
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        assert not wants_color(nowhere)


# Documentation -----------------------------------------------------------------------------------


def test_the_documented_round_is_what_the_program_says() -> None:
    shown = (ROOT / "docs" / "terminal.md").read_text("utf-8").split("```")
    assert one_round(session()) == [*shown[5].strip().splitlines(), *["", "Round 2 of 12."]]


def test_the_picture_is_what_the_program_says() -> None:
    assert PICTURE.read_text("utf-8") == svg(one_round(session())), (
        "run: make pictures WHAT=terminal"
    )


def test_every_word_is_documented() -> None:
    text = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    for word in COMMANDS:
        assert f"`{word}" in text


def test_the_first_legal_move_is_choice_1() -> None:
    table = dice_turn()
    entry = table.game.menu().entries[0]
    assert (entry.number, entry.move) == (1, legal(table.game.state, 0)[0])

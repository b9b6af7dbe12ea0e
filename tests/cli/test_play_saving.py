"""The terminal game: going back, saving, loading and leaving."""

import os
import signal
import tempfile
from functools import cache
from pathlib import Path

import pytest

from rollplayer.cli.terminal.seats import Seats, names_of_record
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position
from rollplayer.notation.record import read_record
from tests.cli.real_terminal import Terminal
from tests.cli.terminal_driver import dice_turn, questions, run_here, run_process, typed

ONES = typed(*["1"] * 400)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game saves by itself must not end up in the project."""
    monkeypatch.chdir(tmp_path)


# Going back --------------------------------------------------------------------------------------


def test_undo_goes_back_to_where_something_was_rolled() -> None:
    table = dice_turn()
    before = write_position(table.game.state)
    said = table.type("2", "place dex", "undo", "undo", "undo")
    assert said.count("You take back your last move.") == 2
    assert "There is nothing to take back." in said
    assert write_position(table.game.state) == before


def test_undo_stops_at_a_roll() -> None:
    said = dice_turn().type("1", "place int", "reroll str1", "undo")
    assert "That can’t be taken back: a die was rolled or a card revealed since." in said


def test_undo_stops_at_a_bot() -> None:
    said = dice_turn("Ada", "random", "Bo").type("1", "place int", "pass", "undo")
    assert "That can’t be taken back: Random (seat 1) has moved since." in said


def test_undo_reaches_another_persons_last_move() -> None:
    said = dice_turn("Ada", "Bo").type("1", "place int", "pass", "undo")
    assert "Ada takes back a move." in said


def test_undo_makes_a_saved_game_unsaved(tmp_path: Path) -> None:
    said = dice_turn().type("1", "save a.txt", "undo", "2", "quit", "b.txt")
    assert "This game is not saved." in said
    assert "0 take 2" in (tmp_path / "b.txt").read_text()


# Saving ------------------------------------------------------------------------------------------


def test_a_game_saved_in_mid_turn_goes_on_in_the_same_state(tmp_path: Path) -> None:
    table = dice_turn("Ada", "Bo")
    table.type("2", "save mid.txt")
    other = dice_turn("Ada", "Bo")
    said = other.type("load mid.txt", "place dex")
    assert "Loaded mid.txt: round 5." in said
    table.type("place dex")
    assert write_position(other.game.state) == write_position(table.game.state)
    assert other.game.seats.names == ("Ada", "Bo")


def test_play_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    run_process(tmp_path, "play", "--seed", "2", text=typed("1", "1", "save a.txt", "quit"))
    done = run_process(tmp_path, "play", "--load", "a.txt", text=ONES)
    assert done.returncode == 0
    assert "Loaded a.txt: setup." in done.stdout
    assert "The game is over." in done.stdout


def test_saving_again_replaces_the_file_whole(tmp_path: Path) -> None:
    dice_turn().type("save a.txt", "2", "save")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_text().endswith("\n0 take 2\n")


def test_a_failing_save_keeps_the_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dice_turn()
    table.type("save a.txt")
    older = (tmp_path / "a.txt").read_text()

    def no_space(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    said = table.type("2", "save a.txt")
    assert "Not saved: a.txt cannot be written: No space left on device." in said
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_text() == older


@pytest.mark.parametrize(
    "name", ["notes.md", "folder", "nowhere/a.txt", "a\0b", "~nobody-at-all/a"]
)
def test_what_is_no_saved_game_is_not_written_over(tmp_path: Path, name: str) -> None:
    (tmp_path / "notes.md").write_text("precious")
    (tmp_path / "folder").mkdir()
    table = dice_turn()
    assert "Not saved:" in table.type("2", f"save {name}", "save kept.txt")
    assert (tmp_path / "notes.md").read_text() == "precious"
    assert (tmp_path / "kept.txt").exists()


def test_a_changed_file_is_loaded_with_a_warning(tmp_path: Path) -> None:
    dice_turn().type("2", "save a.txt")
    file = tmp_path / "a.txt"
    file.write_text(file.read_text().replace("0 take 2", "0 take 1"))
    assert "Note that this file was changed after it was saved: Line" in dice_turn().type(
        "load a.txt"
    )


def test_seats_named_after_a_bot_are_that_bots() -> None:
    seats = Seats(names_of_record(3, ("Ada", "random")))
    assert sorted(seats.bots) == [1]
    assert seats.names == ("Ada", "random", "Player 2")


# Leaving -----------------------------------------------------------------------------------------


def test_quit_offers_to_save_and_asks_nothing_when_saved(tmp_path: Path) -> None:
    assert "This game is not saved." in dice_turn().type("2", "quit", "")
    assert (tmp_path / "rollplayer-1.txt").exists()
    said = dice_turn().type("2", "save b.txt", "quit")
    assert "not saved" not in said
    assert said.endswith("Goodbye.\n")


def test_quit_before_anything_happened_asks_nothing() -> None:
    assert dice_turn().type("quit").endswith("Goodbye.\n")


def test_the_end_of_input_saves_the_game_and_says_where(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", "--seed", "2", text=typed("1", "1"))
    assert done.returncode == 0
    saved = tmp_path / "rollplayer-1.txt"
    assert f"Saved to {saved}\n" in done.stdout
    assert f"rollplayer play --load {saved}\n" in done.stdout
    read_record(base_cards(), (tmp_path / "rollplayer-1.txt").read_text(), verify=True)


def test_no_input_at_all_saves_nothing(tmp_path: Path) -> None:
    assert run_process(tmp_path, "play").returncode == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("--players", "5"), "a game is for 1 to 4 players with the bots, not 5"),
        (("--players", "0"), "a game is for 1 to 4 players with the bots, not 0"),
        (("--bots", "nobody"), "there is no bot “nobody”; choose from"),
        (("--players", "1", "--bots", "random,random"), "too many bots (2) for the seats (1)"),
        (("--players", "2", "--names", "a,b,c"), "too many names (3) for the people (2)"),
        (("--names", "Ada,ada"), "is there twice"),
        (("--names", "random"), "is a bot’s name"),
        (("--names", "7"), "would be taken for a seat"),
        (("--load", "nothing.txt"), "nothing.txt cannot be read"),
        (("--load", "nothing.txt", "--players", "2"), "leave out --players with --load"),
        (("--cards", "nothing.toml"), "nothing.toml cannot be read: No such file"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: tuple[str, ...],
    error: str,
) -> None:
    status, _, err = run_here(monkeypatch, capsys, "play", *args)
    assert status == 2
    assert error in err
    assert err.count("\n") == 1


# The end -----------------------------------------------------------------------------------------


def finished(folder: Path) -> list[str]:
    """The records of finished games that lie in a folder."""
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("rollplayer-*.txt"))]
    return [text for text in texts if "result: unfinished" not in text]


def test_a_finished_game_is_kept_when_the_input_ends(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", "--seed", "1", text=typed(*["1"] * needed_lines()))
    assert done.stdout.endswith(f"Saved to {tmp_path / 'rollplayer-1.txt'}\n")
    assert len(finished(tmp_path)) == 1


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGHUP])
def test_a_finished_game_is_kept_when_it_is_stopped(tmp_path: Path, sent: int) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "1", NO_COLOR="1")
    for _ in range(needed_lines()):
        terminal.said = ""
        terminal.wait_for("> ")
        terminal.type("1")
    terminal.wait_for("Keep the record?")
    terminal.interrupt(sent)
    assert len(finished(tmp_path)) == 1


def test_a_choice_typed_ahead_is_no_answer_to_keeping_the_record(tmp_path: Path) -> None:
    lines = typed(*["1"] * (needed_lines() + 1), "kept.txt")
    done = run_process(tmp_path, "play", "--seed", "1", text=lines)
    assert "“1” would be a strange file name; type another, or no." in done.stdout
    assert f"Saved to {tmp_path / 'kept.txt'}\n" in done.stdout


def test_enter_and_no_keep_nothing(tmp_path: Path) -> None:
    for answer in ("", "no"):
        run_process(tmp_path, "play", "--seed", "1", text=typed(*["1"] * needed_lines(), answer))
    assert list(tmp_path.iterdir()) == []


@cache
def needed_lines() -> int:
    """How often to choose 1 until the game of seed 1 is over."""
    with tempfile.TemporaryDirectory() as folder:
        said = run_process(Path(folder), "play", "--seed", "1", text=ONES).stdout
    return questions(said[: said.index("Keep the record?")])

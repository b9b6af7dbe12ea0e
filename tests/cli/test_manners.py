"""What people expect of any command: signals, guesses, completion, manual pages, one server."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rollplayer.cli import make_parsers
from tests.cli.command import one_line, run

Capture = pytest.CaptureFixture[str]
HANGS = 60
UNSAID: tuple[object, ...] = (None, False, "", [], argparse.SUPPRESS)  # defaults that need no word
MANY = ("simulate", "--bots", "novice,novice", "--games", "100000", "--jobs", "2")


def start(*arguments: str, **variables: str) -> "subprocess.Popen[str]":
    """The real program in a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "rollplayer", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **variables},
    )


def group_size(group: int) -> int:
    """How many processes of a group are running; those that have ended do not count."""
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, number = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
        except (OSError, ValueError):
            continue
        count += number == str(group) and state != "Z"
    return count


def wait_for(condition: object, group: int, size: int) -> None:
    deadline = time.monotonic() + HANGS
    while time.monotonic() < deadline:
        if (group_size(group) >= size) if condition == "at least" else (group_size(group) == size):
            return
        time.sleep(0.05)
    raise AssertionError(f"{group_size(group)} processes, not {condition} {size}")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="counts processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL], ids=["terminated", "killed"])
def test_no_worker_is_left_behind_by_a_command_that_was(number: signal.Signals) -> None:
    command = start(*MANY)
    try:
        wait_for("at least", command.pid, 3)  # the command and its two workers
        os.kill(command.pid, number)  # the command alone, as `kill` does
        wait_for("exactly", command.pid, 0)
    finally:
        if group_size(command.pid):
            os.killpg(command.pid, signal.SIGKILL)
        command.communicate()
    assert command.returncode == (128 + number if number == signal.SIGTERM else -number)


def test_the_second_start_opens_the_running_game(tmp_path: Path) -> None:
    """Five starts of five: the browser used to be opened by a thread that died with the program."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nsleep 0.1\necho "$1" >> {opened}\n', "utf-8")
    browser.chmod(0o755)
    variables = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": str(browser)}
    first = start("--no-browser", **variables)
    try:
        assert first.stdout is not None
        link = next(word for word in first.stdout.readline().split() if word.startswith("http"))
        for _ in range(5):
            second = start(**variables)
            said, _ = second.communicate(timeout=HANGS)
            assert (second.returncode, said) == (0, f"Roll Player is already running at {link}\n")
        assert opened.read_text().split() == [link] * 5
    finally:
        first.terminate()
        first.communicate()


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [
        (["simulat"], "simulate"),
        (["help", "simulat"], "simulate"),
        (["simulate", "--gmaes", "3"], "--games"),
        (["--no-brwser"], "--no-browser"),
        (["replay", "game.txt", "--verfy"], "--verify"),
    ],
)
def test_a_misspelt_word_gets_a_guess(capsys: Capture, arguments: list[str], guess: str) -> None:
    ended = run(capsys, *arguments)
    assert ended.status == 2
    assert f"did you mean “{guess}”?" in one_line(ended)


@pytest.mark.parametrize("arguments", [["analyze", "-h"], ["analyse", "-h"], ["help", "analyse"]])
def test_both_spellings_of_analyze(capsys: Capture, arguments: list[str]) -> None:
    ended = run(capsys, *arguments)
    assert ended.status == 0
    assert "rollplayer anal" in ended.out


def test_every_default_is_in_the_help() -> None:
    from rollplayer.cli.common import options_of

    for name, parser in make_parsers()[1].items():
        for action in options_of(parser):
            if action.option_strings and action.default not in (
                None,
                False,
                "",
                [],
                "==SUPPRESS==",
            ):
                assert str(action.default) in str(action.help), f"{name} {action.option_strings}"


# Completion and manual pages -------------------------------------------------------------------


def completed(tmp_path: Path, script: str, *words: str) -> list[str]:
    """What bash would offer for the last word."""
    file = tmp_path / "completion.bash"
    file.write_text(script, "utf-8")
    listed = " ".join(f"'{word}'" for word in words)
    done = subprocess.run(
        [
            "bash",
            "-c",
            f"source {file}; COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; _rollplayer;"
            'printf "%s\\n" "${COMPREPLY[@]}"',
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes_commands_options_and_values(capsys: Capture, tmp_path: Path) -> None:
    script = run(capsys, "completion", "bash").out
    assert completed(tmp_path, script, "rollplayer", "sim") == ["simulate"]
    assert completed(tmp_path, script, "rollplayer", "simulate", "--ga") == ["--games"]
    assert completed(tmp_path, script, "rollplayer", "play", "--edition", "f") == ["first"]
    assert completed(tmp_path, script, "rollplayer", "simulate", "--bots", "ad") == ["adept"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_know_every_command_and_option(capsys: Capture, shell: str) -> None:
    script = run(capsys, "completion", shell).out
    for name, parser in make_parsers()[1].items():
        assert name in script
        for option in parser._option_string_actions:
            assert (option if shell == "zsh" else option.lstrip("-")) in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


def test_manual_pages_are_made_from_the_parser(capsys: Capture, tmp_path: Path) -> None:
    page = run(capsys, "man", "simulate").out
    assert page.startswith('.TH ROLLPLAYER-SIMULATE 1 "" "rollplayer ')
    for option in make_parsers()[1]["simulate"]._option_string_actions:
        assert option.replace("-", r"\-") in page
    assert run(capsys, "man", "--out", str(tmp_path)).status == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        "rollplayer.1",
        *(f"rollplayer-{name}.1" for name in make_parsers()[1]),
    }


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff")
def test_manual_pages_are_good_troff(capsys: Capture) -> None:
    page = run(capsys, "man").out
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww"], input=page, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert "rollplayer" in done.stdout


# Figures and sheets ----------------------------------------------------------------------------


def test_simulate_json_says_what_was_played(capsys: Capture) -> None:
    summary = run(capsys, "simulate", "--games", "4", "--seed", "9", "--json").json
    assert summary["seed"] == "9"
    assert (summary["players"], summary["edition"], summary["cards"]) == (2, "second", "base")
    assert summary["version"]
    assert summary["seats"][0]["mean_stars_error"] > 0
    one = run(capsys, "simulate", "--games", "1", "--json").json
    assert one["seats"][0]["mean_stars_error"] is None


def test_a_sheet_of_three_dice_is_scored_with_a_word_about_the_rest(
    capsys: Capture, tmp_path: Path
) -> None:
    sheet = tmp_path / "hero.toml"
    sheet.write_text(
        'race = "human"\nclass = "warrior"\nbackstory = "hunter"\nalignment = "hermit"\n'
        '[sheet]\nstr = ["r6", "r5", "r6"]\n',
        "utf-8",
    )
    told = " ".join(run(capsys, "score", str(sheet)).out.split())
    assert "This sheet is not full: 3 dice of 18; empty spaces in Dexterity," in told
    assert run(capsys, "score", str(sheet), "--json").json["heroes"][0]["missing_dice"] == 15

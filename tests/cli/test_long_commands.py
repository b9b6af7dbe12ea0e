"""Commands that take long: mistakes are refused at once, and Ctrl-C stops at once."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rollplayer.cli.errors import CleanNo
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.progress import Progress
from rollplayer.cli.workers import Workers
from tests.cli.command import one_line, run, run_program
from tests.cli.real_terminal import HANGS, Terminal

ROOT = Path(__file__).resolve().parents[2]
RECORD = str(ROOT / "docs" / "examples" / "casual-solo.txt")
TABLE = str(ROOT / "tests" / "golden" / "games" / "2p-second-plain-drawn.txt")
MILLION = "1000000"  # games: nobody waits for so many, so a refused command never started

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


WRONG = [
    ("tournament", "name the bots, either with --bots adept,novice or with --compare NEW OLD"),
    ("tournament --bots novice,oracle", "--bots: there is no bot “oracle”; choose from random"),
    ("tournament --bots novice", "--bots: name different bots, at least two"),
    ("tournament --bots novice,", "--bots: there is no bot “”"),
    ("tournament --compare novice novice", "--compare: name different bots"),
    ("tournament --compare novice oracle", "--compare: there is no bot “oracle”"),
    ("tournament --compare novice random --bots adept,hero", "either with --bots"),
    ("tournament --compare novice random --players 3", "leave --players at 2"),
    ("tournament --bots novice,random --players 5", "--players: “5” is not possible"),
    ("tournament --bots novice,random --picture no/such/won.svg", "won.svg cannot be written"),
    ("tournament --bots novice,random --picture .", "--picture: . cannot be written"),
    ("tournament --bots novice,random --jobs 2 --cards nowhere.toml", "cannot be read"),
    ("par", "--seed"),
    ("par --seed 1 --bot oracle", "--bot: there is no bot “oracle”"),
    ("par --seed 1 --cards nowhere.toml", "cannot be read"),
    ("simulate --bots oracle,random", "--bots: there is no bot “oracle”"),
    ("simulate --bots random", "--bots: name 2 bots, one for each seat, not 1"),
    ("simulate --players 5", "--players: “5” is not possible"),
    ("simulate --record file/records", "--record: file/records cannot be created"),
    ("balance --bot oracle", "--bot: there is no bot “oracle”; choose from random"),
    ("balance --players 5", "--players: “5” is not possible"),
    ("balance --forced 0", "--forced: give a share above 0, up to 1"),
    ("balance --out file", "--out: file cannot be created"),
    ("serve --port 65536", "--port: “65536” is not a port from 0 to 65535"),
    ("serve --trusted-proxy proxy", "“proxy” is not an address such as 127.0.0.1"),
    ("serve --origin games", "“games” is not a site such as https://games.example"),
    ("serve --origin https://games.example/play", "/play” is not a site such as"),
]
NUMBERS = [
    f"{command} --{option} {number}"
    for command in ("tournament --bots novice,random", "par --seed 1", "simulate", "balance")
    for option in ("games", "jobs")
    for number in ("0", "x", "99999999999")
]


@pytest.mark.parametrize(("words", "complaint"), WRONG)
def test_wrong_use_is_one_sentence_before_any_game(
    capsys: Capture, tmp_path: Path, words: str, complaint: str
) -> None:
    (tmp_path / "file").touch()
    ended = run(capsys, *words.split(), "--games", MILLION)
    assert (ended.status, ended.out) == (2, "")
    assert complaint in one_line(ended)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("words", NUMBERS)
def test_a_wrong_number_is_one_sentence(capsys: Capture, words: str) -> None:
    ended = run(capsys, *words.split())
    assert ended.status == 2
    assert "is not a whole number from 1 to" in one_line(ended)


@pytest.mark.parametrize(
    ("words", "status", "complaint"),
    [
        ("", 2, "RECORD"),
        ("nowhere.txt", 2, "nowhere.txt cannot be read: No such file or directory"),
        (".", 2, ". cannot be read: Is a directory"),
        (f"{RECORD} --seat 1", 2, "--seat: in the record of a solo game there is only seat 0"),
        (f"{TABLE} --seat 2", 2, "--seat: the record has the seats 0 to 1"),
        (f"{RECORD} --work 0", 2, "--work: “0” is not a whole number"),
        (f"{RECORD} --jobs 0", 2, "--jobs: “0” is not a whole number"),
        (f"{RECORD} --work {MILLION} --picture no/such/p.svg", 2, "p.svg cannot be written"),
        (f"{TABLE} --work {MILLION} --picture .", 2, "--picture: . cannot be written"),
    ],
)
def test_wrong_use_of_analyse_is_one_sentence_before_any_work(
    capsys: Capture, words: str, status: int, complaint: str
) -> None:
    ended = run(capsys, "analyse", *words.split())
    assert (ended.status, ended.out) == (status, "")
    assert complaint in one_line(ended)


def test_blanks_between_the_names_of_bots_do_not_matter(capsys: Capture) -> None:
    for command in ("tournament", "simulate"):
        assert run(capsys, command, "--bots", "novice, random", "--games", "2").status == 0


def test_a_record_that_cannot_be_written_is_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "game-00001.txt").mkdir()
    for jobs in ("1", "2"):
        command = ("simulate", "--games", "2", "--record", str(tmp_path), "--jobs", jobs)
        ended = run(capsys, *command)
        assert ended.status == 2
        assert "game-00001.txt cannot be written: Is a directory" in one_line(ended)


@pytest.mark.parametrize(
    ("package", "words"),
    [
        ("numpy", "balance --games 2"),
        ("uvicorn", "--no-browser"),
        ("starlette", "serve"),
    ],
)
def test_without_a_package_one_sentence_says_what_to_install(package: str, words: str) -> None:
    begin = f"import sys; sys.modules['{package}'] = None; from rollplayer.cli import main"
    done = subprocess.run(
        [sys.executable, "-c", f"{begin}; sys.exit(main({words.split()}))"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"rollplayer: this needs {package}, which is not installed: pip install {package}\n"
    )


# What they say -----------------------------------------------------------------------------------


def test_a_bot_that_sat_twice_at_every_table_is_not_rated(capsys: Capture) -> None:
    command = ("tournament", "--bots", "novice,random", "--players", "3", "--games", "3")
    said = run(capsys, *command).out
    assert "no ratings: at every table a bot sat twice" in said
    assert "rating" not in run(capsys, *command, "--json").json["bots"][0]
    assert "±  8.3" not in said


def test_one_game_of_par_has_no_error(capsys: Capture) -> None:
    command = ("par", "--seed", "1", "--bot", "random", "--games")
    assert run(capsys, *command, "1").out.splitlines()[0].endswith(" stars (random, 1 game)")
    assert "±" not in run(capsys, *command, "1").out
    assert "±" in run(capsys, *command, "2").out


def test_the_picture_of_a_tournament(capsys: Capture, tmp_path: Path) -> None:
    command = ("tournament", "--bots", "novice,random", "--games", "2", "--picture", "won.svg")
    assert run(capsys, *command).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["won.svg"]
    assert (tmp_path / "won.svg").read_text("utf-8").startswith("<svg")


def test_two_jobs_say_the_same_as_one(capsys: Capture) -> None:
    for words in (
        "tournament --bots novice,random --games 6 --json",
        "par --seed 1 --bot novice --games 5 --json",
        "balance --players 1 --bot novice --games 4 --json",
    ):
        one, two = (run(capsys, *words.split(), "--jobs", jobs).out for jobs in ("1", "2"))
        assert one == two


def test_what_is_no_plain_file_is_written_to_and_stays(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    check_can_write("--picture", tmp_path / "pipe")
    write_file("--picture", tmp_path / "pipe", "<svg/>")
    assert os.read(reader, 100) == b"<svg/>"
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


def test_a_written_file_replaces_the_old_one_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "won.svg").write_text("old")
    check_can_write("--picture", "won.svg")
    assert (tmp_path / "won.svg").read_text() == "old"
    write_file("--picture", "won.svg", "new")
    assert [path.name for path in tmp_path.iterdir()] == ["won.svg"]
    assert (tmp_path / "won.svg").read_text() == "new"


# Progress and Ctrl-C -----------------------------------------------------------------------------


LONG = [
    "tournament --bots novice,random --games 100000",
    "tournament --compare adept novice --games 100000 --jobs 2",
    "simulate --bots novice,novice --games 100000 --jobs 2",
    "simulate --games 100000 --jobs 2 --record records",
    "par --seed 1 --bot hero --games 1000 --jobs 2",
    "balance --games 100000 --jobs 2",
    f"analyse {RECORD} --work 1000 --jobs 2",
]


@pytest.mark.parametrize("words", LONG)
def test_ctrl_c_ends_a_command_at_once_with_all_its_processes(tmp_path: Path, words: str) -> None:
    terminal = Terminal(tmp_path, *words.split())
    terminal.wait_for("[    ")  # the bar is there from the start
    group = os.getpgid(terminal.process.pid)
    os.killpg(group, signal.SIGINT)  # as a terminal does
    terminal.wait_for("rollplayer: stopped")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.said
    wait_until_gone(group)


def wait_until_gone(group: int) -> None:
    """Until no process of the group is left; one that has ended may wait to be collected."""
    deadline = time.monotonic() + HANGS
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError(f"processes of {group} are left")


def test_a_comparison_shows_its_progress_and_ends(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "tournament", "--compare", "novice", "random", "--jobs", "2")
    terminal.wait_for("0/400 games")
    terminal.wait_for("novice is better than random: won 100.0%")
    assert terminal.close() == 0


def kill_own_worker(task: str) -> str:
    if task == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def nothing_to_begin() -> None:
    """What workers without a game need."""


def test_a_task_that_always_loses_its_process_is_one_sentence() -> None:
    with (
        pytest.raises(CleanNo, match="ended from outside; try fewer --jobs"),
        Workers(2, nothing_to_begin) as workers,
    ):
        list(workers.map(kill_own_worker, ["fine", "kill", "fine"]))


def test_progress_is_silent_where_nobody_looks() -> None:
    ended = run_program("simulate", "--games", "2")
    assert ended.err == ""


def test_progress_says_how_long_once_it_can_tell() -> None:
    progress = Progress(4, "games")
    assert progress.line(0.0) == f"[{'':30}] 0/4 games"
    progress.add(2)
    assert progress.line(3.0).endswith("2/4 games, 3 s left")

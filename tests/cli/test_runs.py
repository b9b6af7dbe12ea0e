"""Many games: kept, resumed, repeated, written, and the same whoever plays them."""

import csv
import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rollplayer.bots import Budget
from rollplayer.cli.progress import Progress, duration
from rollplayer.cli.runs.executors import Pace, Range
from rollplayer.cli.runs.games import stars_of
from rollplayer.cli.runs.work import Chunk
from rollplayer.cli.simulate import Simulation
from rollplayer.cli.words import with_error
from rollplayer.engine import Options
from rollplayer.engine.scoring import PARTS
from rollplayer.notation.cards.cardfile import base_cards
from tests.cli.command import one_line, run
from tests.cli.real_terminal import HANGS, Terminal

Capture = pytest.CaptureFixture[str]
COMMANDS = {
    "simulate": "simulate --bots random,random --games 30",
    "tournament": "tournament --bots novice,random --games 6",
    "compare": "tournament --compare novice random --games 60",
    "par": "par --seed 1 --bot novice --games 5",
    "balance": "balance --players 1 --bot novice --games 4",
}
CHANGES = ("seconds", "cpu_seconds", "decisions_per_second")  # what a clock decides


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def result(capsys: Capture, words: str, *more: str) -> dict[str, Any]:
    ended = run(capsys, *words.split(), *more, "--json")
    assert ended.status == 0, ended.err
    return {key: value for key, value in ended.json.items() if key not in CHANGES}


def drop_games(file: Path, games: int) -> bytes:
    """The file as a run left it that was killed in the middle of a line."""
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: 1 + games]) + lines[1 + games][:20])
    return b"".join(lines)


# The result ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_a_result_names_what_it_takes_to_have_it_again(capsys: Capture, name: str) -> None:
    found = result(capsys, COMMANDS[name])
    for field in ("command", "version", "seed", "players", "edition", "variants", "classes"):
        assert field in found
    assert found.get("pack", found["cards"]) == "base"
    assert len(found["cards_checksum"]) == len(found["checksum"]) == 64
    assert "bot" in found or "bots" in found


@pytest.mark.parametrize("name", COMMANDS)
def test_two_processes_give_the_same_result_as_one(capsys: Capture, name: str) -> None:
    assert result(capsys, COMMANDS[name]) == result(capsys, COMMANDS[name], "--jobs", "2")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_checksum_is_that_of_the_rows(capsys: Capture, tmp_path: Path, name: str) -> None:
    found = result(capsys, COMMANDS[name], "--rows", "games.jsonl")
    text = (tmp_path / "games.jsonl").read_bytes()
    assert found["checksum"] == hashlib.sha256(text).hexdigest()
    rows = [json.loads(line) for line in text.splitlines()]
    assert [row["game"] for row in rows] == list(range(1, found["games"] + 1))


def test_another_seed_has_another_checksum(capsys: Capture) -> None:
    words = COMMANDS["simulate"]
    one, two = (result(capsys, words, "--seed", seed)["checksum"] for seed in "12")
    assert one != two


def test_the_text_for_people_ends_with_the_checksum(capsys: Capture) -> None:
    for words in COMMANDS.values():
        said = run(capsys, *words.split()).out.splitlines()[-1]
        assert said == f"SHA-256 of the games: {result(capsys, words)['checksum']}"


def test_small_samples_claim_no_certainty(capsys: Capture) -> None:
    assert "± 0.0" not in run(capsys, *COMMANDS["tournament"].split()).out
    assert with_error(50.0, 0.004, 1) == "50.000 ± 0.004"
    assert with_error(50.0, 0.0, 1) == with_error(50.0, None, 1) == "50.0"


# What is not asked for is not there -------------------------------------------------------------

LOADED = """
import sys
from rollplayer.cli import main
status = main(sys.argv[1:])
assert status == 0
extras = {"ray", "pyarrow", "rollplayer.cli.runs.on_ray", "rollplayer.cli.runs.dataset"}
print(sorted(extras & set(sys.modules)))
"""


def test_a_run_on_this_machine_loads_neither_ray_nor_parquet(tmp_path: Path) -> None:
    words = "simulate --games 4 --jobs 2 --resume kept --rows games.csv --record records"
    said = subprocess.run(
        [sys.executable, "-c", LOADED, *words.split()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.splitlines()[-1] == "[]"


# Time to think ---------------------------------------------------------------------------------

PLANNER_ALONE, SOME_ROLLOUTS = 0.001, 0.02  # seconds
HERO = "simulate --players 1 --bots hero --games 1 --seed 1 --variant short"
ELSEWHERE = """
import pickle, sys
from rollplayer.cli.runs.work import play_chunk
work = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps(play_chunk(work, 0, 1).lines))
"""


def test_the_time_to_think_travels_with_the_work(capsys: Capture) -> None:
    """A worker of a cluster has neither the options nor the environment of the command."""
    here = result(capsys, HERO, "--think", f"{PLANNER_ALONE}")
    assert here["think"] == PLANNER_ALONE  # so a run is not resumed with another time
    options = Options(1, base_cards(), variants=("short",))
    work = Simulation(options, ("hero",), "1", Budget(PLANNER_ALONE), with_record=False)
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(work), capture_output=True, check=True
    )
    (line,) = pickle.loads(there.stdout)
    assert hashlib.sha256(line + b"\n").hexdigest() == here["checksum"]


def test_the_time_to_think_decides_how_well_a_hero_plays(capsys: Capture) -> None:
    quick = result(capsys, HERO, "--think", f"{PLANNER_ALONE}")
    slow = result(capsys, HERO, "--think", f"{SOME_ROLLOUTS}")
    assert slow["checksum"] != quick["checksum"]


def test_bots_of_a_tournament_think_as_long_as_they_are_told(capsys: Capture) -> None:
    words = "tournament --bots hero,random --games 2 --variant short --think"
    quick = result(capsys, words, f"{PLANNER_ALONE}")
    slow = result(capsys, words, f"{SOME_ROLLOUTS}")
    assert slow["checksum"] != quick["checksum"]


# Rows ------------------------------------------------------------------------------------------


def test_a_table_of_games_adds_up_to_the_result(capsys: Capture, tmp_path: Path) -> None:
    found = result(capsys, COMMANDS["simulate"], "--rows", "games.csv")
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 30
    assert sum(int(row["decisions"]) for row in rows) == found["decisions"]
    stars = [int(row["seat1_stars"]) for row in rows]
    assert sum(stars) / 30 == pytest.approx(found["seats"][1]["mean_stars"], abs=1e-3)
    for row, total in zip(rows, stars, strict=True):
        assert sum(int(row[f"seat1_{stars_of(part)}"]) for part in PARTS) == total
        assert not row["seat0_alignment"].isdigit()  # a card, not its stars


def test_the_row_of_a_balance_game_is_flat_in_a_table(capsys: Capture, tmp_path: Path) -> None:
    result(capsys, COMMANDS["balance"], "--rows", "games.csv")
    head, *rows = (tmp_path / "games.csv").read_text().splitlines()
    assert head == (
        "game,seat0_race,seat0_hero_class,seat0_backstory,seat0_alignment,seat0_stars,seat0_win,"
        "seat0_parts"
    )
    assert len(rows) == 4


# Resuming --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_a_run_that_was_killed_goes_on_where_it_was(
    capsys: Capture, tmp_path: Path, name: str
) -> None:
    words = (COMMANDS[name], "--resume", "kept", "--rows", "games.jsonl")
    whole = result(capsys, *words)
    rows = (tmp_path / "games.jsonl").read_bytes()
    kept = drop_games(tmp_path / "kept", 2)
    assert result(capsys, *words) == whole
    assert (tmp_path / "kept").read_bytes() == kept
    assert (tmp_path / "games.jsonl").read_bytes() == rows


def test_games_that_are_kept_are_not_played_again(capsys: Capture, tmp_path: Path) -> None:
    """A changed row in the file is believed: nobody played that game a second time."""
    words = ("simulate", "--games", "5", "--resume", "kept")
    run(capsys, *words)
    kept = tmp_path / "kept"
    kept.write_bytes(kept.read_bytes().replace(b'"rounds":12', b'"rounds":99', 1))
    assert run(capsys, *words, "--json").json["rounds"] == [12, 99]


def test_more_games_can_be_asked_for_later(capsys: Capture) -> None:
    few, many = "simulate --games 7", "simulate --games 19"
    first = result(capsys, few, "--resume", "kept")
    assert result(capsys, many, "--resume", "kept") == result(capsys, many)
    assert result(capsys, few, "--resume", "kept") == first


def test_records_of_kept_games_are_there_too(capsys: Capture, tmp_path: Path) -> None:
    words = ("simulate", "--games", "4", "--resume", "kept", "--record")
    run(capsys, *words, "one")
    drop_games(tmp_path / "kept", 2)
    run(capsys, *words, "two")
    one, two = (
        {path.name: path.read_bytes() for path in (tmp_path / folder).iterdir()}
        for folder in ("one", "two")
    )
    assert one == two
    assert len(one) == 4


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("--seed 2", "kept holds games with seed 1, not 2; choose another file"),
        ("--bots random,novice", "with bots random,random, not random,novice"),
        ("--players 1 --bots random", "with players 2, not 1"),
        ("--variant short", "with variants –, not short"),
        ("--record there", "with records False, not True"),
        ("--jobs 2 --edition first", "with edition second, not first"),
    ],
)
def test_a_run_with_other_options_is_not_resumed(
    capsys: Capture, tmp_path: Path, more: str, complaint: str
) -> None:
    words = ("simulate", "--bots", "random,random", "--games", "3", "--resume", "kept")
    run(capsys, *words)
    before = (tmp_path / "kept").read_bytes()
    ended = run(capsys, *words, *more.split())
    assert (ended.status, ended.out) == (2, "")
    assert complaint in one_line(ended)
    assert (tmp_path / "kept").read_bytes() == before


def test_another_command_does_not_resume_it(capsys: Capture) -> None:
    run(capsys, *COMMANDS["simulate"].split(), "--resume", "kept")
    ended = run(capsys, *COMMANDS["par"].split(), "--resume", "kept")
    assert "holds games with command simulate, not par" in one_line(ended)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dear diary\n", "diary holds something else than the games of a run"),
        ("[]\n", "diary holds something else"),
        (None, "diary is damaged in line 3"),
    ],
)
def test_a_file_that_is_no_run_stays_as_it_is(
    capsys: Capture, tmp_path: Path, text: str | None, complaint: str
) -> None:
    diary = tmp_path / "diary"
    if text is None:
        run(capsys, "simulate", "--games", "3", "--resume", "diary")
        text = diary.read_text().replace('{"game":2,', '{"game":7,')
    diary.write_text(text)
    ended = run(capsys, "simulate", "--games", "3", "--resume", "diary")
    assert ended.status == 2
    assert complaint in one_line(ended)
    assert diary.read_text() == text


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("--rows games.txt", "games.txt must end in .csv or .jsonl"),
        ("--rows no/such/games.csv", "games.csv cannot be written: No such file"),
        ("--rows a.jsonl --resume a.jsonl", "can be only one of the two"),
        ("--resume .", "--resume: . cannot be written: Is a directory"),
        ("--resume no/such", "no/such cannot be written: No such file"),
        ("--ray nowhere", "“nowhere” is not an address such as"),
    ],
)
def test_wrong_use_is_one_sentence_before_any_game(
    capsys: Capture, more: str, complaint: str
) -> None:
    ended = run(capsys, "simulate", "--games", "1000000", *more.split())
    assert (ended.status, ended.out) == (2, "")
    assert complaint in one_line(ended)


def test_two_runs_do_not_share_a_file(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "--bots", "novice,novice", "--games", "100000", "--resume", "kept"]
    with start(words) as process:
        wait_until(lambda: games_in(tmp_path / "kept") > 2)
        ended = run(capsys, *words)
        assert "another run is writing to kept" in one_line(ended)
        process.kill()


# Ends ------------------------------------------------------------------------------------------


def start(words: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rollplayer", *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def games_in(kept: Path) -> int:
    return kept.read_bytes().count(b"\n") - 1 if kept.exists() else 0


def wait_until(is_true: Any) -> None:
    deadline = time.monotonic() + HANGS
    while not is_true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(child) for child in children.split()]


def is_running(pid: int) -> bool:
    """Whether a process works; one that has ended may wait to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_games_of_a_lost_worker_are_played_again(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "--bots", "novice,novice", "--games", "16"]
    alone = result(capsys, " ".join(words))
    with start([*words, "--jobs", "2", "--resume", "kept"]) as process:
        wait_until(lambda: games_in(tmp_path / "kept") > 2)
        os.kill(workers_of(process)[-1], signal.SIGKILL)
        assert process.wait(HANGS) == 0
    assert result(capsys, " ".join(words), "--resume", "kept") == alone


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_nobody_behind_and_loses_nothing(
    tmp_path: Path, capsys: Capture, how: signal.Signals
) -> None:
    words = ["simulate", "--bots", "novice,random", "--games"]
    with start([*words, "100000", "--jobs", "2", "--resume", "kept"]) as process:
        wait_until(lambda: games_in(tmp_path / "kept") > 4)
        workers = workers_of(process)
        assert len(workers) == 2
        process.send_signal(how)
        process.wait(HANGS)
    wait_until(lambda: not any(map(is_running, workers)))
    few = str(games_in(tmp_path / "kept"))
    resumed = result(capsys, " ".join([*words, few]), "--resume", "kept")
    assert resumed == result(capsys, " ".join([*words, few]))


def test_ctrl_c_says_where_the_games_are(tmp_path: Path) -> None:
    words = ("simulate", "--bots", "novice,novice", "--games", "100000")
    for more, said in (
        (("--resume", "kept"), "games, all kept in kept; the same call goes on from there"),
        ((), "games; with --resume FILE they are kept"),
    ):
        terminal = Terminal(tmp_path, *words, *more)
        terminal.wait_for(" left")
        os.killpg(os.getpgid(terminal.process.pid), signal.SIGINT)
        terminal.wait_for(said)
        assert terminal.close() == 130


# How long ---------------------------------------------------------------------------------------


def chunk_of(games: int, seconds: float) -> Chunk:
    return Chunk(0, [b"{}"] * games, [], Counter(), [], seconds)


def test_a_chunk_takes_about_a_second_and_the_last_ones_less() -> None:
    pace = Pace(2)
    ranges = pace.ranges(0, 1000)
    assert next(ranges) == Range(0, 1)
    for _ in range(3):  # the first chunk of each process is not typical
        pace.learn(chunk_of(10, 0.1))
    assert next(ranges) == Range(1, 100)
    rest = list(ranges)
    assert [some.first for some in rest[1:]] == [some.first + some.games for some in rest[:-1]]
    assert rest[-1].first + rest[-1].games == 1000
    assert rest[-1].games == 1


def test_long_work_is_announced_in_a_log_too(capsys: Capture) -> None:
    for left, said in ((3500.0, "400 games: this will take about 58 min\n"), (10.0, "")):
        progress = Progress(400, "games")
        progress.add(1, None)
        progress.add(1, left)
        progress.add(1, left)
        assert capsys.readouterr().err == said


def test_the_time_a_run_takes_is_known_once_its_bots_are_loaded() -> None:
    pace = Pace(1)
    assert pace.left(100) is None
    pace.learn(chunk_of(1, 1.5))
    assert pace.left(100) is None  # most of it may have been loading
    pace.learn(chunk_of(2, 0.5))
    assert pace.left(100) == pytest.approx(25)
    slow = Pace(2)
    slow.learn(chunk_of(1, 8.0))
    assert slow.left(100) == pytest.approx(400)


@pytest.mark.parametrize(
    ("seconds", "told"), [(3.2, "3 s"), (99.0, "99 s"), (3500, "58 min"), (9000, "2.5 h")]
)
def test_durations_are_as_exact_as_an_estimate_deserves(seconds: float, told: str) -> None:
    assert duration(seconds) == told

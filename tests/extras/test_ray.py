"""`--ray`: a real cluster of this machine. `make test WHAT=extras`"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from tests.cli.command import one_line, run, run_program

Capture = pytest.CaptureFixture[str]
GAMES = ("--bots", "novice,novice", "--games")
SAME = ("seats", "bots", "checksum", "decisions", "chance", "games")


@pytest.fixture(scope="module", autouse=True)
def shared_secret() -> Iterator[None]:
    """What a cluster and those who use it agree on; these tests have one of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", token_hex(32))
        yield


@pytest.fixture(scope="module")
def cluster(shared_secret: None) -> Iterator[str]:
    """The address of a cluster with two processors."""
    ray = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--port=0"]
    # Its sockets need a short path.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = ["--num-cpus=2", "--include-dashboard=false", f"--temp-dir={folder}", "--block"]
        process = subprocess.Popen(
            [*ray, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            yield announced(process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def announced(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    said = ""
    for line in process.stdout:
        said += line
        if "--address='" in line:
            return line.partition("--address='")[2].partition("'")[0]
    raise AssertionError(said)


def ray_workers() -> list[int]:
    """The processes that play chunks now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_far"):
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def test_a_cluster_gives_the_same_result_as_this_machine(cluster: str, capsys: Capture) -> None:
    for words in (
        ("simulate", *GAMES, "12"),
        ("tournament", "--bots", "novice,random", "--games", "6"),
        ("par", "--seed", "1", "--bot", "novice", "--games", "5"),
        ("balance", "--players", "1", "--bot", "novice", "--games", "4"),
        ("simulate", "--players", "1", "--bots", "hero", "--games", "2", "--think", "0.001"),
    ):
        here = run(capsys, *words, "--json").json
        there = run_program(*words, "--json", "--ray", cluster)
        assert there.status == 0, there.err
        assert there.json["checksum"] == here["checksum"]
        assert {key: there.json.get(key) for key in SAME} == {key: here.get(key) for key in SAME}


def test_a_killed_ray_worker_changes_no_byte(cluster: str, capsys: Capture, tmp_path: Path) -> None:
    words = ("simulate", *GAMES, "60", "--json")
    here = run(capsys, *words, "--rows", str(tmp_path / "here.jsonl")).json
    there = tmp_path / "there.jsonl"
    command = [sys.executable, "-m", "rollplayer", *words, "--ray", cluster, "--rows", str(there)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 120
    killed = 0
    while process.poll() is None and time.monotonic() < deadline:
        playing = ray_workers() if there.exists() and there.stat().st_size and killed < 2 else []
        if playing:
            os.kill(playing[0], signal.SIGKILL)
            killed += 1
        time.sleep(0.3)
    out, _ = process.communicate(timeout=120)
    assert killed > 0
    assert process.returncode == 0
    assert json.loads(out)["checksum"] == here["checksum"]
    assert there.read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_an_interrupted_run_goes_on_elsewhere(
    cluster: str, capsys: Capture, tmp_path: Path
) -> None:
    words = ("simulate", *GAMES, "12", "--json")
    kept = tmp_path / "kept"
    here = run(capsys, *words, "--resume", str(kept)).json
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:5]))
    there = run_program(*words, "--ray", cluster, "--resume", str(kept))
    assert there.json["checksum"] == here["checksum"]


def test_an_address_where_nobody_listens_is_one_sentence(capsys: Capture) -> None:
    ended = run(capsys, "simulate", "--games", "1000000", "--ray", "127.0.0.1:9")
    assert (ended.status, ended.out) == (1, "")
    assert "--ray: no Ray cluster answers at 127.0.0.1:9" in one_line(ended)


def test_somebody_else_at_the_address_is_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    """A port at which something other than Ray listens."""
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        address = f"127.0.0.1:{other.getsockname()[1]}"
        ended = run_program("simulate", "--games", "1000000", "--ray", address)
    assert (ended.status, ended.out) == (1, "")
    assert f"no Ray cluster answers at {address}" in ended.err

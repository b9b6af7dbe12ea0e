"""`rollplayer` alone and `rollplayer serve`, as a person starts them."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from rollplayer.cli import main
from tests.server.harness import SECONDS, Client, me


def start(tmp_path: Path, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "rollplayer", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )


def stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=SECONDS)
    assert "Traceback" not in errors
    assert process.returncode == 0, errors


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is the Linux one")
def test_alone_it_serves_keeps_games_and_is_found_again(tmp_path: Path) -> None:
    process = start(tmp_path, "--no-browser")
    assert process.stdout
    link = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    client = Client(link.rstrip("/"))
    made = client.make(me())
    second = start(tmp_path, "--no-browser")
    said, _ = second.communicate(timeout=SECONDS)
    assert link in said
    assert second.returncode == 0
    client.close()
    stop(process)
    assert (tmp_path / "rollplayer" / "games.db").exists()

    process = start(tmp_path, "--no-browser")
    assert process.stdout
    link = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    with urllib.request.urlopen(f"{link}api/tables/{made['table']}") as answer:
        assert answer.status == 200
    stop(process)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts processes in /proc")
def test_alone_the_bots_are_ready_before_the_first_hint(tmp_path: Path) -> None:
    """The first hint took twice as long as the others: it waited for a process to start."""
    process = start(tmp_path, "--no-browser")
    assert process.stdout
    process.stdout.readline()
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    end = time.monotonic() + SECONDS
    while len(children.read_text().split()) < 2 and time.monotonic() < end:  # Python's own and ours
        time.sleep(0.05)
    assert len(children.read_text().split()) == 2
    stop(process)


def test_a_taken_port_and_a_bad_database_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'g.db'}"
        assert main(["serve", "--port", port, "--database", database]) == 2
    assert main(["serve", "--port", "0", "--database", "oracle://x"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("rollplayer: ") for line in lines)

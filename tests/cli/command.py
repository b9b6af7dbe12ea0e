"""Runs the command line for tests, in this process or as the real program."""

import json
import subprocess
import sys
from typing import Any, NamedTuple

import pytest

from rollplayer.cli import main


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ended:
    """Runs a command in this process. argparse leaves by SystemExit; that is a status too."""
    capsys.readouterr()
    try:
        status = main(arguments)
    except SystemExit as left:
        status = int(str(left.code or 0))
    captured = capsys.readouterr()
    return Ended(status, captured.out, captured.err)


def run_program(*arguments: str, text: str = "") -> Ended:
    """Runs the real program in its own process."""
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def one_line(ended: Ended) -> str:
    """The complaint of a command: exactly one line, and no traceback."""
    assert ended.err.count("\n") == 1, ended.err
    assert "Traceback" not in ended.err
    return ended.err.strip()

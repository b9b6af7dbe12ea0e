"""The game in WebAssembly, made and played in node (`make test WHAT=wasm`)."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from scripts.wasm.headers import GIVEN
from scripts.wasm.layout import MADE, NOTE, ROOT, note_of

PLAIN = ROOT / "build" / "wasm-plain"


def make(*words: str, **env: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "scripts.wasm", *words]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    print(done.stdout, done.stderr)
    return done


def test_it_plays_move_by_move_and_value_by_value_as_this_machine_does() -> None:
    done = make()
    assert done.returncode == 0
    assert (
        "WebAssembly (compiled) plays as this machine does: golden, thousand, adept" in done.stdout
    )
    assert note_of()["why_plain"] is None


def test_with_headers_of_another_python_the_plain_package_plays() -> None:
    if sys.version_info[:2] == (3, 14):
        pytest.skip("these headers are the right ones")
    done = make("--into", str(PLAIN), **{GIVEN: sysconfig.get_path("include")})
    assert done.returncode == 0
    assert "the package stays plain Python: the headers in" in done.stderr
    assert "WebAssembly (plain Python) plays as this machine does: golden, thousand" in done.stdout
    assert "are of Python 3." in note_of(PLAIN)["why_plain"]


def test_a_stale_side_module_is_not_played(tmp_path: Path) -> None:
    note = (MADE / NOTE).read_text("utf-8")
    digest = note_of()["sources"]["engine/_flow.py"]
    (tmp_path / NOTE).write_text(note.replace(digest, "0" * 64))
    done = make("--check", "--into", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "is stale: engine/_flow.py has changed since" in done.stderr

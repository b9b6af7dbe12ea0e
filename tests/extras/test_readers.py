"""The reader examples of docs/mass-simulation.md run as printed. `make test WHAT=extras`"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "mass-simulation.md").read_text("utf-8")
EXAMPLES = [block.partition("```")[0] for block in PAGE.split("```python\n")[1:]]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_reads_the_data_set(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "simulate", "--games", "9", "--dataset", str(tmp_path / "games")).status == 0
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert ("stars" in done.stdout) or done.stdout.strip()


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2

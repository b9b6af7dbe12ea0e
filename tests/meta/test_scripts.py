"""Every script explains itself, whatever else it needs."""

import subprocess
import sys

import pytest

from tests.meta.sources import ROOT

SCRIPTS = sorted(
    path for path in (ROOT / "scripts").glob("*.py") if "argparse" in path.read_text("utf-8")
)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_help_is_no_traceback(path: object) -> None:
    done = subprocess.run(
        [sys.executable, str(path), "--help"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "usage:" in done.stdout


def test_the_scripts_of_the_training_are_among_them() -> None:
    assert {"hero_table.py", "train_value.py"} <= {path.name for path in SCRIPTS}

"""What pip makes of the source distribution: compiled, plain, or refused, and never in silence.

`make test WHAT=install` runs this: pip fetches what the build needs, and compiling takes minutes.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
# Of one install from source, the page among it: an hour of waiting would go unnoticed otherwise.
MOST_SECONDS = 120


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    script = f"from hatchling.build import build_sdist; build_sdist({str(folder)!r})"
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.tar.gz")
    return made


def pip_wheel(source: Path, into: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(into)]
    environment = {**os.environ, **variables}
    environment.pop("PYTHONPATH", None)
    return subprocess.run(
        [*command, str(source)],
        cwd=into.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def version_of(wheel: Path, place: Path) -> str:
    """What `rollplayer --version` says once the wheel is installed."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(place),
    ]
    subprocess.run([*command, str(wheel)], check=True)
    # What it depends on is that of the tests.
    done = subprocess.run(
        [sys.executable, "-m", "rollplayer", "--version"],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_where_a_compiler_is_the_rules_are_installed_compiled(source: Path, tmp_path: Path) -> None:
    """It said nothing and installed plain Python."""
    before = os.times()
    done = pip_wheel(source, tmp_path / "wheels")
    after = os.times()
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    assert f"-cp3{sys.version_info.minor}-" in wheel.name
    assert version_of(wheel, tmp_path / "place").endswith(", compiled")
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    print(f"{spent:.0f} CPU seconds, {wheel.stat().st_size / 1e6:.1f} MB")
    assert spent < MOST_SECONDS


def test_without_a_compiler_the_program_says_why_it_is_slow(source: Path, tmp_path: Path) -> None:
    done = pip_wheel(source, tmp_path / "wheels", CC="no-such-compiler")
    assert done.returncode == 0, done.stderr[-2000:]
    (wheel,) = (tmp_path / "wheels").glob("*-py3-none-any.whl")
    said = version_of(wheel, tmp_path / "place")
    assert "plain Python" in said
    assert "no C compiler (no-such-compiler)" in said


def test_a_compiler_that_fails_ends_the_install(source: Path, tmp_path: Path) -> None:
    """The reason and the way out are seen without `--verbose`."""
    done = pip_wheel(source, tmp_path / "wheels", CC="false")
    assert done.returncode != 0
    assert "compiling rollplayer failed" in done.stdout + done.stderr
    assert "ROLLPLAYER_PLAIN=1 in the environment installs it" in done.stdout + done.stderr

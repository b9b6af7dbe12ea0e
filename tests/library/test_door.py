"""The public door: what it names is there, it is typed, quick to open, and its examples run."""

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import rollplayer
import rollplayer.library

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = [each.name for each in pkgutil.iter_modules(rollplayer.library.__path__)]
MODULES = ["rollplayer", *(f"rollplayer.library.{name}" for name in LIBRARY)]
MOST_SECONDS = 0.060

CALLER = """
from collections.abc import Sequence
from random import Random

import rollplayer as rp


class Mine(rp.Bot):
    def choose(self, position: rp.Position, moves: Sequence[rp.Move], random: Random) -> rp.Move:
        return random.choice(moves)


game = rp.Game(players=2, seed=7, names=("Ada", "Bo"), variants=["short"])
rolled: tuple[rp.Outcome, ...] = game.roll()
played: rp.Move = game.play("race elf")
game.undo()
game.play_out([Mine(), "random"])
totals: list[int] = [score.total for score in game.score()]
for step in game.record:
    text: str = step.text
    hero: rp.Hero = step.after.heroes[0]
    dice: tuple[str, ...] = hero.sheet["str"]
again: rp.Game = rp.load(str(game.record))
drawn: str = again.svg()
reveal_type(game.turn)
"""


def test_every_public_name_is_there() -> None:
    for name in rollplayer.__all__:
        assert getattr(rollplayer, name) is not None
    assert sorted(rollplayer.__all__) == sorted([*rollplayer.HOME_OF, "__version__"])
    assert set(rollplayer.__all__) <= set(dir(rollplayer))


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Dragon'"):
        rollplayer.Dragon  # noqa: B018


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.failed == 0


def python(*arguments: str, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=cwd
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_callers_are_typed_strictly(tmp_path: Path) -> None:
    caller = tmp_path / "caller.py"
    caller.write_text(CALLER, "utf-8")
    cache = str(ROOT / ".mypy_cache" / "caller")
    said = python("-m", "mypy", "--strict", "--cache-dir", cache, str(caller), cwd=tmp_path)
    assert 'Revealed type is "int | None"' in said


def test_the_door_opens_quickly() -> None:
    """Seconds of CPU, and the best of several, so that a busy machine does not count."""
    measure = (
        "import time; began = time.process_time(); import rollplayer;"
        "print(time.process_time() - began)"
    )
    assert min(float(python("-c", measure)) for _ in range(5)) < MOST_SECONDS


def test_opening_the_door_loads_no_numpy_and_no_rules() -> None:
    look = (
        "import sys, rollplayer;"
        "print([name for name in sys.modules if name.startswith(('rollplayer.', 'numpy'))])"
    )
    assert python("-c", look).strip() == "['rollplayer.compiled']"  # which is a few lines

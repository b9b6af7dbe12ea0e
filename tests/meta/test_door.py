"""`rollplayer.engine` is the only way into the engine: nobody outside imports from inside it."""

import ast
import doctest
from pathlib import Path

import pytest

from rollplayer import engine
from tests.meta.sources import PACKAGE, ROOT

INSIDE = PACKAGE / "engine"
OUTSIDE = sorted(
    path
    for folder in ("src", "tests", "scripts", "benchmarks")
    for path in (ROOT / folder).rglob("*.py")
    if not path.is_relative_to(INSIDE)
)


def past_the_door(tree: ast.Module) -> list[str]:
    """The imports that reach into the engine, or ask the door for what it does not offer."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "rollplayer.engine":
            offered = set(engine.__all__)
            found += [f"{node.module}.{a.name}" for a in node.names if a.name not in offered]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return [name for name in found if name.startswith("rollplayer.engine.")]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_the_door_is_used(path: Path) -> None:
    assert past_the_door(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "from rollplayer.engine.state import State",
        "from rollplayer.engine import moves",
        "import rollplayer.engine.dice",
        "def late():\n    from rollplayer.engine.flow import advance",
    ],
)
def test_a_way_past_the_door_is_found(line: str) -> None:
    assert len(past_the_door(ast.parse(line))) == 1


def test_what_the_door_offers_is_there_and_named_once() -> None:
    assert len(set(engine.__all__)) == len(engine.__all__)
    assert all(hasattr(engine, name) for name in engine.__all__)


def test_the_example_of_the_door_runs() -> None:
    failed, tried = doctest.testmod(engine)
    assert tried > 0
    assert failed == 0

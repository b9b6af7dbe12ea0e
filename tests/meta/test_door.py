"""Four doors lead into the engine, and nobody outside imports from behind them."""

import ast
import doctest
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.meta.sources import PACKAGE, ROOT

INSIDE = PACKAGE / "engine"
DOORS = {
    name: import_module(name)
    for name in (
        "rollplayer.engine",
        "rollplayer.engine.terms",
        "rollplayer.engine.cards",
        "rollplayer.engine.scoring",
    )
}
OUTSIDE = sorted(
    path
    for folder in ("src", "tests", "scripts", "benchmarks", "research")
    for path in (ROOT / folder).rglob("*.py")
    if not path.is_relative_to(INSIDE)
)


def past_the_doors(tree: ast.Module) -> list[str]:
    """The imports that reach behind a door, or ask one for what it does not offer."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name not in DOORS]
        elif isinstance(node, ast.ImportFrom) and node.module in DOORS:
            found += [
                name
                for alias in node.names
                if alias.name not in DOORS[node.module].__all__
                and (name := f"{node.module}.{alias.name}") not in DOORS
            ]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return [name for name in found if name.startswith("rollplayer.engine")]


def imported(door: ModuleType) -> list[str]:
    """The names a door takes from the private modules behind it; it does nothing else."""
    found = []
    for node in ast.parse(Path(str(door.__file__)).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            assert str(node.module).startswith("rollplayer.engine._")
            found += [alias.asname or alias.name for alias in node.names]
        else:
            assert isinstance(node, ast.Expr | ast.Assign), "a door only lets in"
    return found


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_the_doors_are_used(path: Path) -> None:
    assert past_the_doors(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "from rollplayer.engine._state import State",
        "from rollplayer.engine._rules.market import MarketTurn",
        "from rollplayer.engine import _moves",
        "from rollplayer.engine import make_die",
        "from rollplayer.engine.cards import State",
        "import rollplayer.engine._dice",
        "def late():\n    from rollplayer.engine._flow import advance",
    ],
)
def test_a_way_past_the_doors_is_found(line: str) -> None:
    assert len(past_the_doors(ast.parse(line))) == 1


@pytest.mark.parametrize("door", DOORS.values(), ids=list(DOORS))
def test_a_door_offers_what_it_imports_each_once(door: ModuleType) -> None:
    assert sorted(door.__all__) == sorted(imported(door))
    assert len(set(door.__all__)) == len(door.__all__)


def test_no_two_doors_offer_the_same_name_and_none_hides_a_module() -> None:
    offered = [name for door in DOORS.values() for name in door.__all__]
    assert len(set(offered)) == len(offered)
    assert not [name for name in offered if (INSIDE / f"{name}.py").exists()]


def test_whatever_is_no_door_is_private() -> None:
    places = {path.stem for path in INSIDE.iterdir() if path.name != "__pycache__"}
    open_to_all = {name for name in places if not name.startswith("_")} | {"__init__"}
    assert open_to_all == {"__init__", "terms", "cards", "scoring"}


@pytest.mark.parametrize("door", DOORS.values(), ids=list(DOORS))
def test_the_example_of_a_door_runs(door: ModuleType) -> None:
    failed, tried = doctest.testmod(door)
    assert tried > 0
    assert failed == 0

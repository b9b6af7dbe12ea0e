"""Many processes, Ray, Parquet: each in one room, which others enter by its door and on demand."""

import ast

import pytest

from tests.meta.sources import Source, sources

# A room, and what may be imported from outside: late, inside a function.
DOORS = {
    "rollplayer.server.cluster": (
        "rollplayer.server.cluster.Cluster",
        "rollplayer.server.cluster.PgStore",
        "rollplayer.server.cluster.open_postgres",
        "rollplayer.server.cluster.rows_of_one_moment",
        "rollplayer.server.cluster.supervise.supervise",
    ),
    "rollplayer.cli.runs.on_ray": ("rollplayer.cli.runs.on_ray.OnRay",),
    "rollplayer.cli.runs.dataset": ("rollplayer.cli.runs.dataset.Dataset",),
}


def names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def wrong_ways_in(tree: ast.Module) -> list[str]:
    """Imports past a door, and those that load a room before anybody has asked for it."""
    late = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    return [
        name
        for node in ast.walk(tree)
        for name in names(node)
        for room, door in DOORS.items()
        if f"{name}.".startswith(f"{room}.") and not (name in door and id(node) in late)
    ]


def is_inside(source: Source) -> bool:
    name = "rollplayer." + source.name.removesuffix(".py").replace("/", ".")
    return any(f"{name}.".startswith(f"{room}.") for room in DOORS)


@pytest.mark.parametrize(
    "source", [each for each in sources() if not is_inside(each)], ids=lambda source: source.name
)
def test_a_room_is_entered_by_its_door_and_late(source: Source) -> None:
    assert wrong_ways_in(source.tree) == []


@pytest.mark.parametrize(
    "line",
    [
        "from rollplayer.server.cluster import Cluster",
        "import rollplayer.cli.runs.on_ray",
        "def late():\n    from rollplayer.server.cluster.line import Line",
    ],
)
def test_a_wrong_way_in_is_found(line: str) -> None:
    assert len(wrong_ways_in(ast.parse(line))) == 1


def test_the_doors_are_used() -> None:
    used = {
        name
        for source in sources()
        if not is_inside(source)
        for node in ast.walk(source.tree)
        for name in names(node)
    }
    assert {name for door in DOORS.values() for name in door} <= used

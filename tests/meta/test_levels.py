"""Imports respect the levels engine < notation < bots, search, library < server, cli."""

import ast
import sys

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.meta.sources import Source, imports, sources

LEVELS = {
    "engine": 0,
    "notation": 1,
    "bots": 2,
    "search": 2,
    "library": 2,
    "server": 3,
    "cli": 3,
}
# Parts of the same level that must not know each other, except for the doors by which
# `rollplayer serve` starts the server and the commands for hosts reach its games.
APART = {"server", "cli"}
DOORS = ("rollplayer.server.running.", "rollplayer.server.store_commands.")
PHASES = ("roll", "dice", "market", "cleanup")
FORBIDDEN = {
    *("random", "secrets", "time", "datetime", "os", "pathlib", "io", "json", "logging"),
    *("threading", "socket", "asyncio", "multiprocessing", "subprocess", "tempfile", "gettext"),
}


def part_of(name: str) -> str:
    return name.split("/")[0]


def parts_imported(source: Source) -> set[str]:
    is_cli = part_of(source.name) == "cli"
    names = [
        name.split(".") for name in imports(source.tree) if not (is_cli and name.startswith(DOORS))
    ]
    return {words[1] for words in names if words[0] == "rollplayer" and len(words) > 1}


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.name)
def test_a_file_imports_only_from_lower_levels(source: Source) -> None:
    own = part_of(source.name)
    if own not in LEVELS:
        return  # files beside the parts: the entry point, the version, the rulebook
    for part in parts_imported(source) & set(LEVELS):
        assert (
            part == own
            or LEVELS[part] < LEVELS[own]
            or (LEVELS[part] == LEVELS[own] and not {part, own} <= APART)
        ), f"{source.name} imports {part}"


@pytest.mark.parametrize("source", sources("engine"), ids=lambda source: source.name)
def test_the_engine_is_pure(source: Source) -> None:
    """Only the standard library and itself; no clock, files, network, log or randomness."""
    for name in imports(source.tree):
        top = name.split(".")[0]
        if top == "rollplayer":
            assert name.startswith("rollplayer.engine")
        else:
            assert top in sys.stdlib_module_names
            assert top not in FORBIDDEN
    called = {node.func.id for node in ast.walk(source.tree)
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert not called & {"open", "print", "input", "eval", "exec", "__import__"}


@pytest.mark.parametrize("phase", PHASES)
def test_no_phase_knows_another(phase: str) -> None:
    """Their order is written once, in `engine/_flow.py`."""
    (source,) = (one for one in sources("engine") if one.name == f"engine/_rules/{phase}.py")
    others = tuple(f"rollplayer.engine._rules.{other}." for other in PHASES if other != phase)
    assert not [name for name in imports(source.tree) if name.startswith(others)]


@pytest.mark.parametrize("source", sources("engine"), ids=lambda source: source.name)
def test_no_card_is_named_in_the_engine(source: Source) -> None:
    """String literals except docstrings; attributes, colors and kinds are not cards."""
    cards = base_cards()
    piles = (cards.market, cards.classes, cards.races, cards.backstories, cards.alignments)
    slugs = {card.slug for pile in piles for card in pile}
    named = {
        node.value
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not named & slugs


@pytest.mark.parametrize("source", sources("engine"), ids=lambda source: source.name)
def test_the_engine_counts_in_whole_numbers(source: Source) -> None:
    """No float except the random number that a caller passes to `outcome_at`."""
    allowed = {
        id(part)
        for function in ast.walk(source.tree)
        if isinstance(function, ast.FunctionDef) and function.name == "outcome_at"
        for part in ast.walk(function)
    }
    for node in ast.walk(source.tree):
        if id(node) in allowed:
            continue
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        assert not (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        assert not (isinstance(node, ast.Name) and node.id == "float")

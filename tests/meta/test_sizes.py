"""Files, functions and argument lists stay small (400 lines, 50 lines, 5 arguments)."""

import ast

import pytest

from tests.meta.sources import Source, sources

FILE_LINES = 400
FUNCTION_LINES = 50
ARGUMENTS = 5

# More arguments than usual, each with its reason.
MANY_ARGUMENTS = {
    "bots/features/sheets.py: Sheet.__init__": "all its fields, for copies with a change",
    "bots/features/plain_kernel.py: combined": "plain arrays, as C takes them",
    "bots/features/plain_kernel.py: run_layers": "plain arrays, as C takes them",
    "bots/features/plain_kernel.py: sum_lines": "plain arrays, as C takes them",
    "engine/_state.py: Hero.__init__": "all its fields: what `clone` and pickling hand over",
    "engine/_state.py: State.__init__": "all its fields: what `clone` and pickling hand over",
    "engine/_options.py: Options.__init__": "all that is fixed for a game",
    "engine/_cards/facts.py: MarketCard.__init__": "the facts printed on a card, read from TOML",
    "engine/_cards/facts.py: CardSet.__init__": "the piles of a box",
    "library/game.py: Game.__init__": "the options of a game, each by its name",
    "library/svg.py: words": "the looks of a text, each by its name",
    "notation/cards/card_tables.py: check_field": "the place of a wrong value, for the message",
}


def functions(source: Source) -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function with its name, methods with their class."""
    found = []
    owners: dict[int, str] = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            owners |= {id(child): f"{node.name}." for child in node.body}
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append((f"{source.name}: {owners.get(id(node), '')}{node.name}", node))
    return found


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.name)
def test_files_are_short(source: Source) -> None:
    assert len(source.text.splitlines()) <= FILE_LINES


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.name)
def test_functions_are_short(source: Source) -> None:
    for name, function in functions(source):
        lines = (function.end_lineno or function.lineno) - function.lineno + 1
        assert lines <= FUNCTION_LINES, name


def argument_count(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    spec = function.args
    named = [*spec.posonlyargs, *spec.args, *spec.kwonlyargs]
    return sum(argument.arg not in ("self", "cls") for argument in named)


def test_argument_lists_are_short() -> None:
    long = [
        name
        for source in sources()
        for name, function in functions(source)
        if argument_count(function) > ARGUMENTS
    ]
    assert sorted(long) == sorted(MANY_ARGUMENTS), "too many arguments, or an exception not needed"

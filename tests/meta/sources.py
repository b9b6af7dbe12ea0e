"""The source files, each parsed once when a test asks, for tests that look at the code itself."""

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "rollplayer"
TESTS = ROOT / "tests"


class Source(NamedTuple):
    """A file: its path inside `src` and its text."""

    name: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return parsed(self.text)


@cache
def parsed(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def sources(folder: str = "") -> tuple[Source, ...]:
    """The Python files of the package, or of one of its folders."""
    found = []
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        found.append(Source(name, path.read_text(encoding="utf-8")))
    assert found
    return tuple(found)


def imports(tree: ast.Module) -> set[str]:
    """Every module a file imports, wherever the import is."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found

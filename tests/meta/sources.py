"""The source files, parsed once, for tests that look at the code itself."""

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "rollplayer"
TESTS = ROOT / "tests"


class Source(NamedTuple):
    """A file: its path inside `src`, its text and its tree."""

    name: str
    text: str
    tree: ast.Module


@cache
def sources(folder: str = "") -> tuple[Source, ...]:
    """The Python files of the package, or of one of its folders."""
    found = []
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.append(Source(path.relative_to(PACKAGE).as_posix(), text, ast.parse(text)))
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

"""Prints the sizes of the code under src/: files, functions, docstrings, types and comments.

The columns are those we use to compare ourselves with other open game engines. A function's body
is counted from its first statement after the docstring to its last line.
"""

import ast
import io
import statistics
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LARGEST = 5

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Size:
    """A named length in lines."""

    lines: int
    name: str


@dataclass(frozen=True)
class Module:
    """One source file, parsed."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    def functions(self) -> Iterator[Function]:
        return (node for node in ast.walk(self.tree) if isinstance(node, Function))

    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef))


def read(path: Path) -> Module:
    text = path.read_text(encoding="utf-8")
    return Module(path, text, ast.parse(text, filename=str(path)))


def last_line(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def body_lines(function: Function) -> int:
    statements = function.body
    if ast.get_docstring(function, clean=False) is not None and len(statements) > 1:
        statements = statements[1:]
    return last_line(statements[-1]) - statements[0].lineno + 1


def is_fully_typed(function: Function) -> bool:
    """Says whether the result and every argument except self and cls have annotations."""
    spec = function.args
    named = [*spec.posonlyargs, *spec.args, *spec.kwonlyargs]
    starred = [argument for argument in (spec.vararg, spec.kwarg) if argument is not None]
    if named and named[0].arg in ("self", "cls"):
        named = named[1:]
    return function.returns is not None and all(a.annotation for a in [*named, *starred])


def public_names(tree: ast.Module) -> Iterator[Function | ast.ClassDef]:
    """Yields public functions and classes of a module, and public methods of public classes."""
    for node in tree.body:
        if isinstance(node, (Function, ast.ClassDef)) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                for member in node.body:
                    if isinstance(member, Function) and not member.name.startswith("_"):
                        yield member


def comment_lines(text: str) -> int:
    """Counts lines with nothing but a comment."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return sum(
        token.type == tokenize.COMMENT and token.line.lstrip().startswith("#") for token in tokens
    )


def spread(values: list[int]) -> str:
    """Writes median, ninth decile and maximum."""
    if not values:
        return "-"
    ordered = sorted(values)
    ninth = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)]
    return f"{statistics.median(ordered):g} / {ninth} / {ordered[-1]}"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def summary(modules: list[Module]) -> list[tuple[str, str]]:
    functions = [function for module in modules for function in module.functions()]
    public = [name for module in modules for name in public_names(module.tree)]
    classes = [
        Size(last_line(node) - node.lineno + 1, f"{module.name}: {node.name}")
        for module in modules
        for node in module.classes()
    ]
    largest = max(classes, key=lambda size: size.lines, default=Size(0, "-"))
    lines = sum(module.lines for module in modules)
    return [
        ("files", str(len(modules))),
        ("lines", str(lines)),
        ("file lines, median / p90 / max", spread([module.lines for module in modules])),
        ("functions", str(len(functions))),
        ("function body, median / p90 / max", spread([body_lines(f) for f in functions])),
        ("largest class", f"{largest.lines} ({largest.name})"),
        ("public names with a docstring", share(sum(map(has_docstring, public)), len(public))),
        ("functions fully typed", share(sum(map(is_fully_typed, functions)), len(functions))),
        ("comment lines", share(sum(comment_lines(m.text) for m in modules), lines)),
    ]


def has_docstring(node: Function | ast.ClassDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def largest_functions(modules: list[Module]) -> list[Size]:
    sizes = [
        Size(body_lines(function), f"{module.name}:{function.lineno} {function.name}")
        for module in modules
        for function in module.functions()
    ]
    return sorted(sizes, key=lambda size: (-size.lines, size.name))[:LARGEST]


def largest_files(modules: list[Module]) -> list[Size]:
    sizes = [Size(module.lines, module.name) for module in modules]
    return sorted(sizes, key=lambda size: (-size.lines, size.name))[:LARGEST]


def main() -> int:
    modules = [read(path) for path in sorted((ROOT / "src").rglob("*.py"))]
    if not modules:
        print("no Python files under src/", file=sys.stderr)
        return 1
    for title, value in summary(modules):
        print(f"{title:36}{value}")
    for title, sizes in (
        ("largest functions", largest_functions(modules)),
        ("largest files", largest_files(modules)),
    ):
        print(f"\n{title}")
        for size in sizes:
            print(f"{size.lines:6}  {size.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

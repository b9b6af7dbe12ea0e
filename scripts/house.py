"""Prints the size of the house: lines, modules and imports, names of the doors, what stands around.

    python scripts/house.py                   what git tracks, as it is now
    python scripts/house.py 0c188df main      two commits side by side

Lines are all lines. An edge is one module of the package importing another when it is loaded; a
level is a module that can only be read after all those below it.
"""

import argparse
import ast
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "rollplayer"
TREE: Final = "here"

# A row: what is counted, and the files whose lines they are; a file counts in the first.
LINES: Final = {
    "Python, the package": ("src/*.py",),
    "TypeScript and Svelte, the page": ("web/src/*.ts", "web/src/*.svelte"),
    "servers under load": ("tests/load/*.py",),
    "tests in Python": ("tests/*.py",),
    "tests of the page": ("web/tests/*.ts",),
    "scripts and benchmarks": ("scripts/*.py", "benchmarks/*.py", "hatch_build.py"),
    "research, its tests too": ("research/*.py",),
    "sentences (Fluent)": ("locales/*.ftl",),
    "documents (Markdown)": ("*.md",),
    "JSON": ("*.json",),
    "rows of games (JSON lines)": ("*.jsonl",),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("commits", nargs="*", help="commits; the working tree without any")
    commits = parser.parse_args().commits or [TREE]
    columns = []
    for commit in commits:
        with tempfile.TemporaryDirectory() as folder:
            unpack(commit, Path(folder))
            columns.append(house_of(Path(folder)))
    print(f"{'':38}" + "".join(f"{commit[:14]:>22}" for commit in commits))
    for title in columns[0]:
        print(f"{title:38}" + "".join(f"{column[title]:>22}" for column in columns))


def unpack(commit: str, folder: Path) -> None:
    """What git tracks, as it is at a commit or as it is now."""
    if commit == TREE:
        commit = git("stash", "create").decode().strip() or "HEAD"
    with tarfile.open(fileobj=BytesIO(git("archive", commit))) as archive:
        archive.extractall(folder, filter="data")


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


def house_of(root: Path) -> dict[str, str]:
    files = [path for path in root.rglob("*") if path.is_file()]
    graph = imports(root / "src")
    makefile = (root / "Makefile").read_text("utf-8")
    return {
        **{title: f"{count:,}" for title, count in lines(root, files).items()},
        "modules": f"{len(graph):,}",
        "imports between them": f"{sum(map(len, graph.values())):,}",
        "levels": str(levels(graph)),
        "names in the engine's doors": doors(root / "src" / PACKAGE / "engine"),
        "environments": str(len(set(re.findall(r"= (\.venv[\w-]*)", makefile)))),
        "locks": str(sum(is_lock(path) for path in files)),
        "commands of make, listed": str(len(re.findall(r"(?m)^[a-z-]+:.*## ", makefile))),
        "files in the root": str(sum(path.parent == root for path in files)),
    }


def lines(root: Path, files: list[Path]) -> dict[str, int]:
    counts = dict.fromkeys(LINES, 0)
    for path in files:
        if title := title_of(path.relative_to(root)):
            counts[title] += path.read_bytes().count(b"\n")
    return counts


def title_of(path: Path) -> str | None:
    return next((row for row, masks in LINES.items() if any(fits(path, m) for m in masks)), None)


def fits(path: Path, mask: str) -> bool:
    """Whether a file of these folders, or of any below, has such a name."""
    folder, _, name = mask.rpartition("/")
    return path.as_posix().startswith(f"{folder}/" if folder else "") and path.match(name)


def is_lock(path: Path) -> bool:
    return path.suffix == ".txt" and b"--hash=sha256:" in path.read_bytes()[:2000]


def doors(engine: Path) -> str:
    """The names of each module of the engine that is no private one."""
    counts = [
        len(exported(ast.parse(path.read_text("utf-8"))))
        for path in sorted(engine.glob("*.py"))
        if path.stem == "__init__" or not path.stem.startswith("_")
    ]
    return " + ".join(str(count) for count in counts if count)


def exported(tree: ast.Module) -> list[str]:
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id == "__all__" and isinstance(node, ast.Assign):
            return list(ast.literal_eval(node.value))
    return []


# Imports ----------------------------------------------------------------------------------------


def imports(source: Path) -> dict[str, set[str]]:
    """The modules that each module imports when it is loaded."""
    paths = {name_of(path.relative_to(source)): path for path in source.rglob("*.py")}
    return {
        name: {found for node in loaded(parsed(path)) for found in targets(node, paths)} - {name}
        for name, path in paths.items()
    }


def name_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def loaded(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Imports outside of functions, and not for the type checker alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from loaded(child)


def targets(node: ast.Import | ast.ImportFrom, known: dict[str, Path]) -> Iterator[str]:
    """`from package import module` means the module, `from package import name` the package."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    else:
        inside = [f"{node.module}.{alias.name}" for alias in node.names]
        names = [name if name in known else str(node.module) for name in inside]
    return (name for name in names if name in known)


def levels(graph: dict[str, set[str]]) -> int:
    """The longest chain of imports."""

    @cache
    def height(name: str) -> int:
        return 1 + max((height(each) for each in graph[name]), default=0)

    return max(map(height, graph))


if __name__ == "__main__":
    main()

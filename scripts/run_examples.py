"""Runs the examples of the documents and stores what they show: python scripts/run_examples.py

The documents are doctests, and so is the library. No Jupyter is needed for the notebook: a cell
shows what it prints and the value of its last expression, drawn where the value can draw itself.
The library is deterministic, so a run changes nothing unless the rules, the cards or the bots have
changed; `tests/library/test_examples.py` holds the examples to that.
"""

import ast
import contextlib
import doctest
import importlib
import io
import json
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
NOTEBOOK: Final = ROOT / "examples" / "tour.ipynb"

DOCUMENTS: Final = [
    ROOT / "docs" / name
    for name in ("tour.md", "environments/gymnasium.md", "environments/pettingzoo.md")
]
MODULES: Final = ["rollplayer.library.game"]
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

Json = dict[str, Any]


def run(notebook: Json) -> Json:
    """The notebook with the outputs of its code cells."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = []
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = run_cell("".join(cell["source"]), names, count)
            cell = {**cell, "execution_count": count, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def run_cell(source: str, names: dict[str, Any], count: int) -> list[Json]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    outputs: list[Json] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": lines(printed)})
    if value is not None:
        shown = {"output_type": "execute_result", "execution_count": count, "metadata": {}}
        outputs.append({**shown, "data": pictures(value)})
    return outputs


def lines(printed: io.StringIO) -> list[str]:
    return printed.getvalue().splitlines(keepends=True)


def pictures(value: object) -> Json:
    data: Json = {"text/plain": [repr(value)]}
    draw = getattr(value, "_repr_svg_", None)
    if draw is not None:
        data["image/svg+xml"] = [draw()]
    return data


def read(path: Path) -> Json:
    found: Json = json.loads(path.read_text("utf-8"))
    return found


def text(notebook: Json) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


# Documents ---------------------------------------------------------------------------------------


class Recorder(doctest.DocTestRunner):
    """Notes what an example shows where that is not what stands there."""

    def __init__(self) -> None:
        super().__init__(verbose=False, optionflags=FLAGS)
        self.told: list[tuple[int, int, list[str]]] = []  # first line, how many, what instead

    def report_failure(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        begin = (test.lineno or 0) + example.lineno + example.source.count("\n")
        shown = [line or "<BLANKLINE>" for line in got.splitlines()]
        self.told.append(
            (begin, example.want.count("\n"), [" " * example.indent + s for s in shown])
        )


def doctests_of(source: Path | ModuleType) -> list[doctest.DocTest]:
    if isinstance(source, ModuleType):
        return doctest.DocTestFinder().find(source)
    parser = doctest.DocTestParser()
    return [parser.get_doctest(source.read_text("utf-8"), {}, source.name, str(source), 0)]


def retold(source: Path | ModuleType) -> str:
    """A document or a module with what its examples show now."""
    path = source if isinstance(source, Path) else Path(source.__file__ or "")
    written = path.read_text("utf-8").split("\n")
    for test in reversed(doctests_of(source)):
        recorder = Recorder()
        recorder.run(test)
        for begin, length, shown in reversed(recorder.told):
            written[begin : begin + length] = shown
    return "\n".join(written)


def main() -> None:
    NOTEBOOK.write_text(text(run(read(NOTEBOOK))), "utf-8")
    for page in DOCUMENTS:
        page.write_text(retold(page), "utf-8")
    for name in MODULES:
        module = importlib.import_module(name)
        Path(module.__file__ or "").write_text(retold(module), "utf-8")


if __name__ == "__main__":
    main()

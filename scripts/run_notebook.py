"""Runs a notebook in this process and stores what its cells show: python scripts/run_notebook.py

No Jupyter is needed. A cell shows what it prints and the value of its last expression, drawn where
the value can draw itself. The library is deterministic, so a run changes nothing unless the
library has changed; `tests/library/test_examples.py` holds the notebook to that.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
NOTEBOOK: Final = ROOT / "examples" / "tour.ipynb"

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


def main(path: Path = NOTEBOOK) -> None:
    path.write_text(text(run(read(path))), "utf-8")


if __name__ == "__main__":
    main(*(Path(name) for name in sys.argv[1:2]))

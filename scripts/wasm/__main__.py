"""Makes the game for a page without a server, and plays it.

    python -m scripts.wasm            # make wasm
    python -m scripts.wasm --check    # make test WHAT=wasm

What a page is served lies in build/wasm: Pyodide, the modules of the standard library that the game
uses, and the package, compiled where CPython's headers are to be had (docs/performance.md).
"""

import argparse
import json
import os
import shutil
import sys
import time
import zipfile
from pathlib import Path
from typing import Final

from scripts.wasm.headers import NoHeaders, build_variables
from scripts.wasm.layout import (
    HERE,
    MADE,
    NOTE,
    PACKAGE,
    PYODIDE,
    ROOT,
    STDLIB,
    WHEELS,
    NotMade,
    digest,
    note_of,
    packaged,
    require_pyodide,
    run,
    wanted_pyodide,
)

RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
SOURCES: Final = ROOT / "src" / "rollplayer"
PLAYED: Final = ("adept", "expert", "hero", "champion")


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the game for a page without a server.")
    parser.add_argument("--check", action="store_true", help="play what was made, make nothing")
    parser.add_argument("--into", type=Path, default=MADE, metavar="FOLDER", help="in build/")
    args = parser.parse_args()
    made = args.into.resolve()
    try:
        require_pyodide()
        if not args.check:
            make(made)
        refuse_stale(made)
        check(made)
    except NotMade as missing:
        print(f"make wasm: {missing}", file=sys.stderr)
        return 1
    return 0


def make(made: Path) -> None:
    began, spent = time.time(), cpu()
    shutil.rmtree(PACKAGE, ignore_errors=True)
    assemble(PACKAGE)
    why_plain = compile_into(PACKAGE)
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    in_node(PYODIDE, "pack.py", PACKAGE, PYODIDE / STDLIB, made)
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, made / name)
    (made / LOCK).write_text(empty_lock(), "utf-8")
    write_note(made, why_plain)
    print(
        f"made {made.relative_to(ROOT)} in {time.time() - began:.0f} s, {cpu() - spent:.0f} of CPU"
    )


def cpu() -> float:
    """The CPU seconds of all that was called."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def assemble(package: Path) -> None:
    """The files of the package, and the one library it needs in a page."""
    for path in packaged():
        target = package / "rollplayer" / path.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    (wheel,) = WHEELS.glob("msgspec-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith("msgspec/")]
        packed.extractall(package, [name for name in names if not name.endswith(".pyi")])


def compile_into(package: Path) -> str | None:
    """Lays the side module and its small ones beside the sources; or says why not."""
    from scripts.wasm.library import LIBRARIES, make_library

    try:
        make_library(str(build_variables()["VERSION"]))
    except NoHeaders as missing:
        print(f"make wasm: the package stays plain Python: {missing}", file=sys.stderr)
        return str(missing)
    for path in LIBRARIES.rglob("*.so"):
        shutil.copyfile(path, package / path.relative_to(LIBRARIES))
    return None


def empty_lock() -> str:
    """Pyodide's list of packages to fetch: none."""
    lock = json.loads((PYODIDE / LOCK).read_text("utf-8"))
    return json.dumps({**lock, "packages": {}})


def write_note(made: Path, why_plain: str | None) -> None:
    """What was made: the page reads the first three, `refuse_stale` the last."""
    note = {
        "pyodide": wanted_pyodide(),
        "compiled": why_plain is None,
        "why_plain": why_plain,
        "files": {path.name: path.stat().st_size for path in sorted(made.iterdir())},
        "sources": note_of_sources(),
    }
    (made / NOTE).write_text(json.dumps(note, indent=1), "utf-8")


def note_of_sources() -> dict[str, str]:
    return {path.relative_to(SOURCES).as_posix(): digest(path) for path in packaged()}


def refuse_stale(made: Path) -> None:
    """Compiled files beside newer sources would play by rules that nobody reads any more."""
    note = note_of(made)
    if note["pyodide"] != wanted_pyodide():
        raise NotMade(f"{made} was made with Pyodide {note['pyodide']}: run `make wasm`")
    now = note_of_sources()
    for name in sorted(now.keys() | note["sources"].keys()):
        if now.get(name) != note["sources"].get(name):
            raise NotMade(f"{made} is stale: {name} has changed since; run `make wasm`")


def check(made: Path) -> None:
    """The same games, move by move and value by value, here and in WebAssembly."""
    compiled = note_of(made)["compiled"]
    bots = PLAYED if compiled else ()  # the networks take a hundred times as long in plain Python
    there = json.loads(in_node(made, "play.py", *bots))
    if there["how"] != {"compiled": compiled, "arithmetic": "C" if compiled else "Python"}:
        raise NotMade(f"what was compiled is not what runs: {there['how']}")
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    here = run(
        *(sys.executable, "-m", "scripts.wasm.play", *bots), env={**os.environ, "PYTHONPATH": path}
    )
    compare(json.loads(here)["played"], there["played"])
    how = "compiled" if compiled else "plain Python"
    print(f"WebAssembly ({how}) plays as this machine does: {', '.join(there['played'])}")


def compare(here: dict[str, str], there: dict[str, str]) -> None:
    thousand = (ROOT / "tests" / "golden" / "thousand.txt").read_text("utf-8").strip()
    for what, played in {**here, "thousand": thousand}.items():
        if there.get(what) != played:
            raise NotMade(f"{what}: {there.get(what)} in WebAssembly, and {played} here")


def in_node(runtime: Path, script: str, *words: str | Path) -> str:
    """Runs one of our Python files in Pyodide; paths are handed on as Pyodide sees them."""
    inside = [
        f"/repo/{Path(word).relative_to(ROOT)}" if isinstance(word, Path) else word
        for word in words
    ]
    node = shutil.which("node")
    if node is None:
        raise NotMade("there is no node")
    return run(node, HERE / "run.mjs", PYODIDE, runtime, HERE / script, *inside)


if __name__ == "__main__":
    sys.exit(main())

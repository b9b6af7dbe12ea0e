"""Plants faults in a copy of the tree, one at a time, and counts those that the tests catch.

`scripts/faults.toml` lists them: a file, the text to find there, and what to put in its place. The
tests of the area run until the first one fails. What was tried is kept in build/faults.json, so a
run that was stopped goes on where it was; a fault whose file has changed is tried again.

A fault that survives wants a test, or a reason in `equivalent` why nobody could notice it. One
whose place is no longer found proves nothing any more: mend its `find`.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FAULTS: Final = ROOT / "scripts" / "faults.toml"
RESULTS: Final = ROOT / "build" / "faults.json"
CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
STALE: Final = "stale"  # the text is no longer there, or more than once
EQUIVALENT: Final = "equivalent"
PAGE: Final = "page"
LONGEST: Final = 600  # seconds; a fault that makes the game go on forever is caught by the clock


class Fault(NamedTuple):
    """A change that makes one thing wrong."""

    area: str
    file: str
    find: str
    put: str
    tests: str  # paths, with spaces between
    equivalent: str = ""

    def is_placed(self, text: str) -> bool:
        """Whether the file says once what is to be changed."""
        return text.count(self.find) == 1

    def key(self, source: Path) -> str:
        """Changes with the fault and with the file it is planted in."""
        text = "\0".join(self) + source.read_text("utf-8")
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_faults() -> list[Fault]:
    data: dict[str, Any] = tomllib.loads(FAULTS.read_text("utf-8"))
    tests: dict[str, str] = data["tests"]
    return [Fault(**{"tests": tests[row["area"]], **row}) for row in data["fault"]]


def copy_tree(folder: Path) -> None:
    """The files that git knows, and links to what was installed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for made in (".venv", "web/node_modules", "src/rollplayer/static"):
        if (ROOT / made).exists():
            (folder / made).symlink_to(ROOT / made)


def command(folder: Path, fault: Fault) -> tuple[list[str], Path]:
    if fault.area == PAGE:
        related = ["related", "--run", "--passWithNoTests", str(folder / fault.file)]
        named = ["run", *(test.removeprefix("web/") for test in fault.tests.split())]
        run = ["node_modules/.bin/vitest", *(named if fault.tests else related), "--bail", "1"]
        return run, folder / "web"
    run = [str(folder / ".venv" / "bin" / "python"), "-m", "pytest", "-x", "-q", "-p", "no:xdist"]
    return [*run, "-p", "no:cacheprovider", *fault.tests.split()], folder


def plant(folder: Path, fault: Fault) -> str:
    """Plants the fault, runs the tests, and takes it out again."""
    path = folder / fault.file
    text = path.read_text("utf-8")
    if not fault.is_placed(text):
        return STALE
    path.write_text(text.replace(fault.find, fault.put), encoding="utf-8")
    try:
        return SURVIVED if is_green(folder, fault) else CAUGHT
    finally:
        path.write_text(text, encoding="utf-8")


def is_green(folder: Path, fault: Fault) -> bool:
    run, where = command(folder, fault)
    bin_folder = folder / ".venv" / "bin"
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "src"),
        "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}",
    }
    try:
        ended = subprocess.run(
            run, cwd=where, env=environment, capture_output=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return ended.returncode == 0


def known_results() -> dict[str, str]:
    found: dict[str, str] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--area", help="only this area")
    parser.add_argument("--file", default="", help="only files with this in their name")
    parser.add_argument("--again", action="store_true", help="try survivors again")
    chosen = parser.parse_args()
    faults = [
        fault
        for fault in read_faults()
        if chosen.area in (None, fault.area) and chosen.file in fault.file
    ]
    results = known_results()
    RESULTS.parent.mkdir(exist_ok=True)
    found: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory(prefix="faults-") as name:
        folder = Path(name)
        copy_tree(folder)
        for number, fault in enumerate(faults, 1):
            key = fault.key(ROOT / fault.file)
            if key not in results or (chosen.again and results[key] == SURVIVED):
                results[key] = EQUIVALENT if fault.equivalent else plant(folder, fault)
                # Another run may be at work on another area.
                results = {**known_results(), key: results[key]}
                RESULTS.write_text(json.dumps(results, indent=0), encoding="utf-8")
            found[fault.area, results[key]] += 1
            first = fault.put.strip().splitlines()[0] if fault.put.strip() else "(taken out)"
            print(
                f"{number}/{len(faults)} {results[key]:10} {fault.file}: {first[:70]}", flush=True
            )
    return report(found)


def report(found: Counter[tuple[str, str]]) -> int:
    """A line per area; not well unless all are planted and 95 % that change behavior are caught."""
    for area in sorted({area for area, _ in found}):
        caught, survived = found[area, CAUGHT], found[area, SURVIVED]
        more = f", {found[area, STALE]} stale" if found[area, STALE] else ""
        print(f"{area}: {caught} of {caught + survived} caught{more}")
    caught = sum(number for (_, result), number in found.items() if result == CAUGHT)
    changing = caught + sum(number for (_, result), number in found.items() if result == SURVIVED)
    stale = sum(number for (_, result), number in found.items() if result == STALE)
    print(f"all: {caught} of {changing} caught, {stale} not planted")
    return 0 if caught >= 0.95 * changing and not stale else 1


if __name__ == "__main__":
    sys.exit(main())

"""Where things lie, and what every step has to know."""

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
MADE: Final = ROOT / "build" / "wasm"  # what a page is served
WORK: Final = ROOT / "build" / "wasm-work"
PYODIDE: Final = WORK / "npm" / "node_modules" / "pyodide"
TOOLS: Final = WORK / "tools"
WHEELS: Final = WORK / "wheels"
C: Final = WORK / "c"
PACKAGE: Final = WORK / "package"
NOTE: Final = "made.json"
STDLIB: Final = "python_stdlib.zip"
PACKED: Final = "package.zip"
# Parts of the package that a page has no use for: the page itself, the terminal, learning.
LEFT_OUT: Final = ("static", "cli", "environments")


class NotMade(Exception):
    """Something is missing or wrong; the text is a sentence for whoever called."""


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What a command wrote; where it fails, the end of what it complained about."""
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join(line[:300] for line in (done.stdout + done.stderr).splitlines()[-20:])
        raise NotMade(f"{Path(command[0]).name} failed:\n{said}")
    return done.stdout


def packaged(package: Path = ROOT / "src" / "rollplayer") -> list[Path]:
    """The files of the package that travel, but for what is compiled."""
    return sorted(
        path
        for path in package.rglob("*.*")
        if path.is_file()
        and path.relative_to(package).parts[0] not in LEFT_OUT
        and path.suffix not in (".so", ".pyd", ".pyc", ".pyi", ".c", ".md")
        and path.name not in ("compiled.txt", "plain.txt", "py.typed")
    )


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def wanted_pyodide() -> str:
    package = json.loads((HERE / "package.json").read_text("utf-8"))
    return str(package["dependencies"]["pyodide"])


def require_pyodide(folder: Path = PYODIDE) -> None:
    """Its version, the suffix of modules and the headers belong together."""
    try:
        found = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    except FileNotFoundError:
        raise NotMade(f"there is no Pyodide in {folder}: run `make wasm`") from None
    if found != wanted_pyodide():
        raise NotMade(f"{folder} is Pyodide {found}, and {wanted_pyodide()} is asked for")


def note_of(made: Path = MADE) -> dict[str, Any]:
    try:
        note: dict[str, Any] = json.loads((made / NOTE).read_text("utf-8"))
    except FileNotFoundError:
        raise NotMade(f"there is nothing in {made}: run `make wasm`") from None
    return note

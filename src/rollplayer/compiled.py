"""Whether the rules run compiled: after `make fast`, or in a wheel built where a compiler is."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
NOTE: Final = "compiled.txt"  # written by scripts/compile_package.py in a checkout
SAMPLE: Final = "engine/flow"  # all are compiled together, so one tells


def is_compiled(package: Path = PACKAGE) -> bool:
    return any((package / f"{SAMPLE}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def refuse_stale(package: Path = PACKAGE) -> None:
    """Compiled files win over their sources: an edited source must not go unnoticed.

    A wheel has no note, since nobody edits its sources.
    """
    try:
        noted = (package / NOTE).read_text("utf-8")
    except FileNotFoundError:
        return
    for line in noted.splitlines():
        name, size, time = line.rsplit(" ", 2)
        path = package / name
        now = path.stat() if path.exists() else None
        if now is None or (now.st_size, now.st_mtime_ns) != (int(size), int(time)):
            raise ImportError(
                f"{name} has changed since it was compiled: run `make fast` to compile again, "
                "or `make slow` to go back to plain Python"
            )

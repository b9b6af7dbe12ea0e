"""Whether the rules run compiled: after `make fast`, or in a wheel built where a compiler is."""

from importlib.machinery import EXTENSION_SUFFIXES
from os import PathLike, stat
from os.path import dirname, exists, join  # pathlib would be half of `import rollplayer`
from typing import Final

PACKAGE: Final = dirname(__file__)
NOTE: Final = "compiled.txt"  # written by scripts/compile_package.py in a checkout
WHY_PLAIN: Final = "plain.txt"  # written by scripts/hatch_build.py where nothing can be compiled
IN_CHECKOUT: Final = "checkout"
SAMPLE: Final = "engine/_flow"  # all are compiled together, so one tells


def is_compiled(package: str | PathLike[str] = PACKAGE) -> bool:
    return any(exists(join(package, f"{SAMPLE}{suffix}")) for suffix in EXTENSION_SUFFIXES)


def why_plain(package: str | PathLike[str] = PACKAGE) -> tuple[str, str]:
    """Why the rules are plain Python, in a word, and what was missing when they were installed."""
    try:
        with open(join(package, WHY_PLAIN), encoding="utf-8") as note:
            why, _, missing = note.read().strip().partition(" ")
    except FileNotFoundError:
        return IN_CHECKOUT, ""
    return why, missing


def refuse_stale(package: str | PathLike[str] = PACKAGE) -> None:
    """Compiled files win over their sources: an edited source must not go unnoticed.

    A wheel has no note, since nobody edits its sources.
    """
    try:
        with open(join(package, NOTE), encoding="utf-8") as note:
            noted = note.read()
    except FileNotFoundError:
        return
    for line in noted.splitlines():
        name, size, time = line.rsplit(" ", 2)
        path = join(package, name)
        now = stat(path) if exists(path) else None
        if now is None or (now.st_size, now.st_mtime_ns) != (int(size), int(time)):
            raise ImportError(
                f"{name} has changed since it was compiled: run `make fast` to compile again, "
                "or `make slow` to go back to plain Python"
            )

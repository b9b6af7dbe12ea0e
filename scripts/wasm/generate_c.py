"""Writes the C of the package for Pyodide: mypyc, told how long a word is and which Python runs it.

Run by `library.py` in a process of its own, under Pyodide's sysconfig data: mypyc takes the size of
a word from there, and the version of the C API from `sys.version_info`.

    python -m scripts.wasm.generate_c build/wasm-work/c 3.14
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Final, NamedTuple

from scripts import compile_package
from scripts.wasm.layout import LEFT_OUT

GENERATED: Final = "generated"
GROUP: Final = "rollplayer"
WORD: Final = 4


class Version(NamedTuple):
    """Like `sys.version_info`."""

    major: int
    minor: int
    micro: int = 0
    releaselevel: str = "final"
    serial: int = 0


def main() -> None:
    major, minor = map(int, sys.argv[2].split("."))
    if sysconfig.get_config_var("SIZEOF_SIZE_T") != WORD:
        raise SystemExit("this is not Pyodide's sysconfig data, whose words have 4 bytes")
    generate(Path(sys.argv[1]), Version(major, minor))


def generate(work: Path, version: Version) -> None:
    from mypyc.build import mypycify
    from mypyc.common import PLATFORM_SIZE

    if PLATFORM_SIZE != WORD:
        raise SystemExit("mypyc writes C for another size of words")
    compile_package.lay_out(work)
    os.chdir(work)  # mypy names files from here
    names = [str(path) for path in compiled_sources(Path("rollplayer"))]
    own = sys.version_info
    sys.version_info = version  # type: ignore[assignment]
    try:
        mypycify(
            ["--config-file", "mypy.ini", *names],
            group_name=GROUP,
            target_dir=GENERATED,
        )
    finally:
        sys.version_info = own


def compiled_sources(package: Path) -> list[Path]:
    """What is compiled of the parts that travel."""
    return [
        path
        for path in compile_package.sources(package)
        if path.relative_to(package).parts[0] not in LEFT_OUT
    ]


if __name__ == "__main__":
    main()

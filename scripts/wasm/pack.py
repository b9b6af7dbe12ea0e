"""Packs the standard library and the package for the page; runs inside Pyodide.

Modules travel as bytecode that nobody checks against its source, so that a start compiles nothing.
Zip files are stored and not deflated: brotli and gzip see through them. Of the standard library
those modules travel that something of the package imports, and those of Pyodide's own start.

    node scripts/wasm/run.mjs PYODIDE PYODIDE scripts/wasm/pack.py PACKAGE STDLIB OUT
"""

import importlib
import importlib.util
import pkgutil
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

# What is imported late: by Pyodide when it unpacks and runs, by codecs, by tracebacks.
LATE: Final = (
    "_pyodide",
    "asyncio",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "inspect",
    "pyodide._package_loader",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.webloop",
    "shutil",
    "sqlite3",
    "tempfile",
    "traceback",
    "zipfile",
)
PURE: Final = ".py"


def main() -> None:
    package, stdlib, out = map(Path, sys.argv[1:])
    sys.path.insert(0, str(package))
    import_all(package / "rollplayer")
    pack_package(package, out / "package.zip")
    pack_stdlib(stdlib, out / "python_stdlib.zip")


def import_all(package: Path) -> None:
    """Imports what can be imported here: what talks to sockets and processes cannot."""
    for name in LATE:
        importlib.import_module(name)
    left: list[str] = []
    for module in pkgutil.walk_packages([str(package)], "rollplayer.", onerror=left.append):
        try:
            importlib.import_module(module.name)
        except ImportError:
            left.append(module.name)
    print(*left)


def bytecode(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True)
    pack = importlib._bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    packed: bytes = pack(code, importlib.util.source_hash(source), False)
    return packed


def pack_package(package: Path, target: Path) -> None:
    """All files of the package, but for the sources of what is compiled."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for path in sorted(package.rglob("*")):
            name = path.relative_to(package).as_posix()
            if path.suffix == PURE and path.with_suffix(EXTENSION_SUFFIXES[0]).is_file():
                continue
            if path.is_file() and path.suffix != ".pyc":
                store(packed, name, path.read_bytes())


def pack_stdlib(stdlib: Path, target: Path) -> None:
    """The modules that are loaded by now."""
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    loaded = [spec.origin for spec in specs if spec is not None and spec.origin]
    inside = {place.partition(".zip/")[2] for place in loaded if ".zip/" in place}
    with zipfile.ZipFile(stdlib) as whole, zipfile.ZipFile(target, "w") as packed:
        for name in sorted(inside & set(whole.namelist())):
            store(packed, name, whole.read(name))


def store(packed: zipfile.ZipFile, name: str, data: bytes) -> None:
    if name.endswith(PURE):
        name, data = f"{name}c", bytecode(data, name)
    packed.writestr(zipfile.ZipInfo(name), data)


if __name__ == "__main__":
    main()

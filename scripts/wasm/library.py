"""The side module: the C that mypyc writes, and the bots' arithmetic, as WebAssembly for Pyodide.

`ziglang` of the package index brings clang, wasm-ld and the headers of a C library, so nothing of
Emscripten's has to be there: Pyodide resolves what the modules import. Why and how fast:
docs/decisions/048-the-page-runs-the-same-python.md.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import mypyc.build

from scripts import compile_package
from scripts.wasm.generate_c import GENERATED, GROUP, compiled_sources
from scripts.wasm.headers import INCLUDE, SYSCONFIG, find_headers, make_headers, sysconfig_name
from scripts.wasm.layout import ROOT, TOOLS, WORK, C, NotMade, digest, run, wanted_pyodide

OBJECTS: Final = WORK / "objects"
CACHE: Final = str(WORK / "zig")
LIBRARIES: Final = WORK / "libraries"  # what was compiled, beside nothing else
STAMP: Final = "made-of.txt"
# Additions of constants in data segments are newer than some browsers.
PROCESSOR: Final = "generic-extended_const"
# Two lanes side by side change no value: no sum is reordered, and nothing is fused.
WITH_LANES: Final = f"{PROCESSOR}+simd128"
AS_PYTHON: Final = ("-O3", "-fno-strict-aliasing", "-fwrapv", "-DNDEBUG", "-ffp-contract=off")
LINK: Final = (
    "-shared",
    "--experimental-pic",
    "--no-entry",
    "--unresolved-symbols=import-dynamic",
    "--export-if-defined=__wasm_apply_data_relocs",
    "--strip-all",
)
# Zig's C library for a machine of 32 bits; in WebAssembly these two types are others.
TYPES: Final = (
    ("#define _Addr int", "#define _Addr long"),
    ("typedef unsigned wchar_t", "typedef int wchar_t"),
)


def make_library(version: str) -> None:
    """Compiles all of it, or nothing where nothing has changed since the last time."""
    headers = find_headers(version)
    stamp = made_of(version)
    if (LIBRARIES / STAMP).is_file() and (LIBRARIES / STAMP).read_text() == stamp:
        return
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    shutil.rmtree(OBJECTS, ignore_errors=True)
    make_headers(*headers)
    generate(version)
    Compiler(version).all()
    (LIBRARIES / STAMP).write_text(stamp)


def made_of(version: str) -> str:
    """One line for everything the compiled files depend on."""
    package = ROOT / "src" / "rollplayer"
    parts = [version, wanted_pyodide(), *AS_PYTHON, PROCESSOR, WITH_LANES, *LINK]
    parts += [digest(path) for path in compiled_sources(package)]
    parts += [digest(Path(name)) for name in compile_package.kernel(ROOT / "src").sources]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest() + "\n"


def generate(version: str) -> None:
    pyodides = {"_PYTHON_SYSCONFIGDATA_NAME": sysconfig_name(), "PYTHONPATH": str(SYSCONFIG)}
    command = (sys.executable, "-m", "scripts.wasm.generate_c", str(C), version)
    run(*command, env={**os.environ, **pyodides})


class Compiler:
    """Zig's clang and wasm-ld."""

    def __init__(self, version: str) -> None:
        self.suffix = f".cpython-{version.replace('.', '')}-wasm32-emscripten.so"
        self.zig = TOOLS / "ziglang" / "zig"
        self.env = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": CACHE, "ZIG_LOCAL_CACHE_DIR": CACHE}
        libc = self.zig.parent / "lib" / "libc" / "include"
        self.includes = [
            f"-I{C / GENERATED}",
            f"-I{INCLUDE}",
            f"-I{Path(mypyc.build.__file__).parent / 'lib-rt'}",
            *("-isystem", str(own_types(libc / "arm-linux-musl"))),
            *("-isystem", str(libc / "arm-linux-musl")),
            *("-isystem", str(libc / "generic-musl")),
        ]

    def all(self) -> None:
        """The library, a small module for each of its modules, and the bots' arithmetic."""
        generated = C / GENERATED
        kernel = compile_package.kernel(C)
        self.module(f"{GROUP}__mypyc.c", generated / "__native_rollplayer.c", AS_PYTHON)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            small = [
                pool.submit(self.module, str(path.relative_to(generated)), path, ["-O1"])
                for path in sorted((generated / "rollplayer").rglob("*.c"))
            ]
            for one in small:
                one.result()
        lanes = [*kernel.extra_compile_args, f"-mcpu={WITH_LANES}"]
        self.module(f"{kernel.name.replace('.', '/')}.c", Path(kernel.sources[0]), lanes)

    def module(self, name: str, source: Path, flags: Sequence[str]) -> None:
        """One module for Python to load: `name` says where it lies beside the package."""
        compiled = (OBJECTS / name).with_suffix(".o")
        linked = (LIBRARIES / name).with_suffix(self.suffix)
        for path in (compiled, linked):
            path.parent.mkdir(parents=True, exist_ok=True)
        target = ("-target", "wasm32-emscripten", f"-mcpu={PROCESSOR}", "-fPIC", "-w")
        self.call("cc", *target, *self.includes, *flags, "-c", str(source), "-o", str(compiled))
        self.call("wasm-ld", *LINK, "-O2", str(compiled), "-o", str(linked))

    def call(self, *words: str) -> None:
        run(str(self.zig), *words, env=self.env)


def own_types(theirs: Path) -> Path:
    """The basic types of Zig's C library, with the two that differ in WebAssembly."""
    text = (theirs / "bits" / "alltypes.h").read_text("utf-8")
    for there, here in TYPES:
        if there not in text:
            raise NotMade(f"ziglang's alltypes.h does not say {there!r}: is it another version?")
        text = text.replace(there, here)
    own = WORK / "libc"
    (own / "bits").mkdir(parents=True, exist_ok=True)
    (own / "bits" / "alltypes.h").write_text(text, "utf-8")
    return own

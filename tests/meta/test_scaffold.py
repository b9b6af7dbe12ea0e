"""Facts written in two places agree: versions, build requirements."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import rollplayer
from rollplayer.compiled import WHY_PLAIN, why_plain

ROOT = Path(__file__).resolve().parents[2]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_written_once() -> None:
    project = pyproject()
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/rollplayer/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", rollplayer.__version__)


def test_build_lock_holds_the_build_requirements() -> None:
    lock = (ROOT / "locks" / "play.txt").read_text(encoding="utf-8")
    for requirement in pyproject()["build-system"]["requires"]:
        assert f"\n{requirement} \\\n" in lock


def test_a_wheel_is_built_with_the_node_of_a_clone() -> None:
    (node,) = pyproject()["dependency-groups"]["node"]
    assert run_path(str(ROOT / "scripts" / "hatch_build.py"))["NODE_FROM_PYPI"] == node
    assert f"\n{node} \\\n" in (ROOT / "locks" / "tools.txt").read_text(encoding="utf-8")


LOCKS = sorted((ROOT / "locks").iterdir())


def test_four_locks_are_enough() -> None:
    assert [path.name for path in LOCKS] == ["dev.txt", "play.txt", "research.txt", "tools.txt"]


@pytest.mark.parametrize("path", LOCKS, ids=lambda p: p.name)
def test_locks_name_no_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for word in ("://", " @ ", "index-url", "find-links", "trusted-host"):
        assert word not in text


def test_a_fresh_clone_installs_after_coverage_had_a_new_release() -> None:
    """pytest-cov asks for `coverage[toml]`; where the lock said `coverage`, pip took the newest."""
    pinned: dict[str, set[str]] = {}
    for path in LOCKS:
        for name, extras in re.findall(r"(?m)^([\w.-]+)(?:\[(.*?)\])?==", path.read_text("utf-8")):
            pinned.setdefault(canonicalize_name(name), set()).update(extras.split(","))
    asked = [
        requirement
        for package in distributions()
        if canonicalize_name(package.name) in pinned
        for requirement in map(Requirement, package.requires or [])
        if requirement.extras
        and (requirement.marker is None or requirement.marker.evaluate({"extra": ""}))
    ]
    assert "coverage" in {requirement.name for requirement in asked}
    for requirement in asked:
        assert requirement.extras <= pinned[canonicalize_name(requirement.name)], requirement


def test_on_the_index_every_link_of_the_readme_is_absolute() -> None:
    """Once the publisher has written the address, nothing in the README is relative."""
    build = run_path(str(ROOT / "scripts" / "hatch_build.py"))
    absolute, addresses = build["absolute"], build["addresses"]
    text = absolute((ROOT / "README.md").read_text("utf-8"), "https://example.org/rollplayer")
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert len(links) > 20
    assert all(link.startswith(("https://", "#")) for link in links), links
    assert "(https://example.org/rollplayer/raw/main/docs/pictures/" in text
    assert set(addresses("https://example.org/rollplayer")) >= {"Homepage", "Issues", "Source"}
    assert addresses("") == {}


def test_the_readme_says_how_to_install() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for command in ("make play", "pip install rollplayer", "uvx rollplayer"):
        assert command in text


@pytest.mark.parametrize(
    ("variables", "why"),
    [
        ({"ROLLPLAYER_PLAIN": "1"}, "asked"),
        ({"CC": "no-such-compiler -O2"}, "no-compiler no-such-compiler"),
    ],
)
def test_a_plain_install_knows_why(
    variables: dict[str, str], why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    build = run_path(str(ROOT / "scripts" / "hatch_build.py"))
    assert build["why_plain"]() == why
    (tmp_path / WHY_PLAIN).write_text(f"{why}\n")
    assert " ".join(why_plain(tmp_path)).strip() == why


def test_every_python_of_the_classifiers_gets_a_compiled_wheel() -> None:
    project = pyproject()
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(project["project"]["classifiers"]))
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]


@pytest.mark.parametrize("script", ["scripts.locales", "research.hero_table"])
def test_a_script_explains_itself(script: str) -> None:
    """Two gave a traceback instead."""
    done = subprocess.run(
        [sys.executable, "-m", script, "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "usage: " in done.stdout

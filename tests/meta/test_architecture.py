"""`docs/architecture.md` names files that exist, and draws every folder there is."""

import re

import pytest

from tests.meta.sources import ROOT

TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w./*-]+)`", TEXT)
# The table "Where do I find ..." leaves out what all of the package has in front.
ROOTS = (ROOT, ROOT / "src" / "rollplayer")
FILES = sorted({name for name in NAMED if "/" in name and not name.startswith("..")})
WALKS = TEXT.split("## Four walks")[1].split("## Where do I find")[0]


@pytest.mark.parametrize("name", FILES)
def test_what_the_page_names_exists(name: str) -> None:
    pattern = name.rstrip("/").replace("...", "*")
    assert any(list(root.glob(pattern)) for root in ROOTS), f"there is no {name}"


def test_the_house_has_every_room() -> None:
    package = ROOT / "src" / "rollplayer"
    rooms = {path.parent.name for path in package.glob("*/__init__.py")} - {"static"}
    drawing = TEXT.split("```")[1]
    lacking = {room for room in rooms if f"{room}/" not in drawing}
    assert not lacking, f"docs/architecture.md does not draw {sorted(lacking)}"


def test_there_are_four_walks_and_each_is_a_list_of_files() -> None:
    _, *walks = WALKS.split("\n### ")
    assert len(walks) == 4
    for walk in walks:
        steps = re.findall(r"^\d+\. .*$", walk, re.MULTILINE)
        assert len(steps) >= 5
        assert all(re.search(r"`[\w./-]+\.(?:py|ts|svelte|toml)`", step) for step in steps)

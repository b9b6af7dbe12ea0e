"""Whoever made what the page carries is credited, with the license's own text."""

from pathlib import Path

from scripts import third_party
from tests.meta.sources import ROOT

CREDITS = (ROOT / "THIRD-PARTY.md").read_text("utf-8")


def test_the_credits_are_those_of_what_is_bundled() -> None:
    assert third_party.everything() == CREDITS, "run: python -m scripts.third_party"


def test_fonts_and_scripts_are_found() -> None:
    found = third_party.bundled()
    assert {"svelte", "@fluent/bundle", "uqr"} <= set(found)
    assert sum("fontsource" in name for name in found) == 2


def test_every_icon_that_is_not_ours_has_its_author() -> None:
    rows = (ROOT / "web" / "scripts" / "glyphs.csv").read_text("utf-8").splitlines()[1:]
    theirs = {row.split(",")[2] for row in rows if row.split(",")[2] != "own"}
    assert len(theirs) > 100
    assert not [glyph for glyph in theirs if f" {glyph}" not in CREDITS]


def test_the_license_of_the_package_names_every_license_in_it() -> None:
    project = Path(ROOT / "pyproject.toml").read_text("utf-8")
    expression = project.partition('license = "')[2].partition('"')[0]
    names = {third_party.package(name).license for name in third_party.bundled()}
    assert {"MIT", "CC-BY-3.0", *names} == set(expression.split(" AND "))

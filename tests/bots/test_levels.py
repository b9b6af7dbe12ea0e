"""The levels: each has its strength, its name, its sign and its lines in the docs."""

import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from rollplayer.bots import BOTS
from rollplayer.bots.levels import strengths
from rollplayer.words import languages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "bots.md"
# Where a new level has to be added, as patterns. The test of honesty (`test_honesty.py`), the
# commands, the protocol and the server ask for all levels by themselves.
PLACES = {
    "src/rollplayer/data/levels.toml": [r"^\[LEVEL\]"],
    "docs/bots.md": [r"^\| `LEVEL` \| [a-z]", r"^\| `LEVEL` \| \d"],  # how it thinks; its strength
    "web/src/art/portrait/types.ts": [r'"LEVEL"'],
    "web/src/art/portrait/bots.ts": [r'^  "LEVEL",', r"^  LEVEL: \w+,"],
    **{f"locales/{language}/ui.ftl": [r"^bot-LEVEL = "] for language in languages()},
}


def missing(level: str) -> list[str]:
    """What is missing of a level, and where."""
    return [
        f"{place}: {pattern}"
        for place, patterns in PLACES.items()
        for pattern in (each.replace("LEVEL", level) for each in patterns)
        if not re.search(pattern, (ROOT / place).read_text("utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("level", BOTS)
def test_a_level_is_in_all_its_places(level: str) -> None:
    assert missing(level) == []


def test_a_new_level_is_told_where_it_is_missing() -> None:
    assert {each.partition(":")[0] for each in missing("sorcerer")} == set(PLACES)


def test_every_level_has_its_stars_and_they_never_surely_fall() -> None:
    """Alone, hero and champion are equal; what the champion has more of is for larger tables."""
    assert list(strengths()) == list(BOTS)
    for lower, upper in pairwise(strengths().values()):
        assert upper.stars > lower.stars - hypot(lower.stars_error, upper.stars_error)


def test_ratings_rise_with_the_levels() -> None:
    ratings = [each.rating for each in strengths().values() if each.rating is not None]
    assert ratings == sorted(ratings)
    assert strengths()["novice"].rating == 1000


def test_the_docs_say_what_the_file_says() -> None:
    text = DOCS.read_text("utf-8")
    for level, each in strengths().items():
        rating = "not yet" if each.rating is None else f"{each.rating} ± {each.rating_error}"
        row = f"| `{level}` | {each.stars:.1f} ± {each.stars_error:.1f} | {rating} |"
        assert re.search(re.escape(row), text), row

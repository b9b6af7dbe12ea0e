"""The measured strength of the levels: one file, and the docs say the same."""

import re
from pathlib import Path

from rollplayer.bots import BOTS
from rollplayer.bots.levels import strengths

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_every_level_has_its_stars_and_they_rise() -> None:
    assert list(strengths()) == list(BOTS)
    stars = [strength.stars for strength in strengths().values()]
    assert stars == sorted(stars)


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

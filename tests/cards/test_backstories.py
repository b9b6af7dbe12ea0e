"""The sixteen backstories, typed in as color and space of each row, STR to CHA."""

from fractions import Fraction

import pytest

from tests.cards.table import stars_for
from tests.scenario import Scenario

BACKSTORIES = {
    "brawler": "g2 r3 b2 p3 k3 w1",
    "savage": "b3 k1 g2 r3 w3 p2",
    "craftsman": "w1 b3 g3 k2 p3 r2",
    "lost-soul": "p2 r1 w2 k3 b3 g3",
    "persecuted": "r3 p2 w2 g3 k3 b1",
    "devoted": "k2 g3 r3 w1 p3 b2",
    "exonerated": "b1 k3 w3 p3 r2 g2",
    "rift-walker": "r3 w2 p3 g1 k3 b2",
    "patrician": "k3 b2 g3 w3 r1 p2",
    "aristocrat": "b3 g2 p1 r3 k2 w3",
    "mentor": "k2 w3 b2 r3 p1 g3",
    "resilient": "g3 w3 k1 p2 b2 r3",
    "street-urchin": "p2 b3 w2 k1 r3 g3",
    "savant": "r2 g3 b2 w3 k3 p1",
    "chosen-one": "w3 g1 k2 b3 r3 p2",
    "hunter": "p3 k2 r1 b3 w2 g3",
}
SECOND_ONLY = ("street-urchin", "savant", "chosen-one", "hunter")
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")


def matching(backstory: str, rows: list[int]) -> int:
    """The stars for a sheet that matches in these rows; in the others the die is one space off."""
    lines = []
    for row, spot in enumerate(BACKSTORIES[backstory].split()):
        dice = ["y1", "y1", "y1"]
        place = int(spot[1]) - 1
        dice[place if row in rows else (place + 1) % 3] = f"{spot[0]}1"
        lines.append(" ".join([ROWS[row], *dice]))
    return stars_for(backstory, "\n".join(lines), backstory=backstory)


@pytest.mark.parametrize("backstory", BACKSTORIES)
def test_backstory_wants_these_colors_in_these_spaces(backstory: str) -> None:
    colors = [spot[0] for spot in BACKSTORIES[backstory].split()]
    assert sorted(colors) == sorted("gbrpkw")  # six different ones
    assert matching(backstory, [0, 1, 2, 3, 4, 5]) == 6
    for missing in range(6):
        assert matching(backstory, [row for row in range(6) if row != missing]) == 3


def test_backstory_pays_by_the_number_of_matches() -> None:
    counted = [matching("mentor", list(range(matches))) for matches in range(7)]
    assert counted == [0, 0, 1, 1, 3, 3, 6]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_backstories_belong_to_their_editions(edition: str) -> None:
    scene = Scenario.new(2, edition).reach("deal-backstory")
    dealt = [name for name in BACKSTORIES if edition == "second" or name not in SECOND_ONLY]
    odds = Fraction(1, 16 if edition == "second" else 12)
    assert scene.odds() == {f"dealt {name}": odds for name in dealt}

"""The backstories, as the second scorer has them: color and space of each row, STR to CHA."""

from fractions import Fraction

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.cards.table import stars_for
from tests.scenario import Scenario
from tests.second_scorer import BACKSTORIES

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
    dealt = [card.slug for card in base_cards().backstories if edition in card.editions]
    assert scene.odds() == {f"dealt {name}": Fraction(1, len(dealt)) for name in dealt}
    new = {"street-urchin", "savant", "chosen-one", "hunter"}
    assert new & set(dealt) == (new if edition == "second" else set())

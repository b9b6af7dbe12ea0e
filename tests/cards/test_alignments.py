"""The seventeen alignments: stars by row, good / neutral / evil, from lawful to chaotic."""

from fractions import Fraction

import pytest

from tests.cards.table import over, token
from tests.scenario import Scenario

ALIGNMENTS = {
    "arbiter": " 1  0 -1 /  3  0 -3 /  1  0 -1",
    "champion": " 0  0 -1 /  3  0 -1 /  0  0 -1",
    "eccentric": "-1  0  0 / -1  0  3 / -1  0  0",
    "free-spirit": "-1  0  1 / -3  0  3 / -1  0  1",
    "guardian": " 0  3  0 /  0  0  0 / -1 -1 -1",
    "hermit": "-1  0 -1 /  0  3  0 / -1  0 -1",
    "lunatic": "-3 -1  0 / -1  0  1 /  0  1  3",
    "maniac": "-1 -1  0 / -1  0  0 /  0  0  3",
    "narcissist": "-1 -1 -1 /  0  0  0 /  0  3  0",
    "neurotic": " 0 -1 -1 /  0  0 -1 /  3  0  0",
    "protector": " 1  3  1 /  0  0  0 / -1 -3 -1",
    "rebel": " 0  1  3 / -1  0  1 / -3 -1  0",
    "renegade": " 0  0  3 / -1  0  0 / -1 -1  0",
    "scoundrel": "-1 -3 -1 /  0  0  0 /  1  3  1",
    "sentinel": " 3  0  0 /  0  0 -1 /  0 -1 -1",
    "sociopath": " 0 -1 -3 /  1  0 -1 /  3  1  0",
    "truth-seeker": " 3  1  0 /  1  0 -1 /  0 -1 -3",
}
SECOND_ONLY = ("maniac", "neurotic", "renegade", "sentinel")


@pytest.mark.parametrize("alignment", ALIGNMENTS)
def test_alignment_pays_what_stands_under_the_token(alignment: str) -> None:
    grid = [[int(stars) for stars in row.split()] for row in ALIGNMENTS[alignment].split("/")]
    for row in range(3):
        for column in range(3):
            scene = over(alignment=token(row, column, alignment))
            assert scene.score().part("alignment") == grid[row][column]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_alignments_belong_to_their_editions(edition: str) -> None:
    scene = Scenario.new(2, edition).reach("deal-alignment")
    dealt = [name for name in ALIGNMENTS if edition == "second" or name not in SECOND_ONLY]
    odds = Fraction(1, 17 if edition == "second" else 13)
    assert scene.odds() == {f"dealt {name}": odds for name in dealt}

"""The alignments, as the second scorer has them: stars by row, from lawful to chaotic."""

from fractions import Fraction

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.cards.table import over, token
from tests.scenario import Scenario
from tests.second_scorer import ALIGNMENTS


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
    dealt = [card.slug for card in base_cards().alignments if edition in card.editions]
    assert scene.odds() == {f"dealt {name}": Fraction(1, len(dealt)) for name in dealt}
    new = {"maniac", "neurotic", "renegade", "sentinel"}
    assert new & set(dealt) == (new if edition == "second" else set())

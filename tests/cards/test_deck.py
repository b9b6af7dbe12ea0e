"""The market deck is what the card files say: by edition, by dots, in the order of the numbers."""

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.scenario import Scenario, box


@pytest.mark.parametrize("edition", ["first", "second"])
def test_deck_of_an_edition(edition: str) -> None:
    deck = Scenario.new(2, edition).position["deck"]
    assert deck == {"single": box(edition, 1), "double": box(edition, 2), "mixed": []}


def test_cards_are_numbered_from_1_without_a_gap() -> None:
    cards = base_cards().market
    assert [card.number for card in cards] == list(range(1, len(cards) + 1))

"""The market deck: which cards have one dot or two, and which the second edition added."""

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.scenario import Scenario

# In the order of the card numbers, 1 to 53.
SINGLE = """
    longsword blessed-mace jeweled-dagger ancient-spear quarterstaff heavy-crossbow
    weak foolish reckless cunning honest loyal obnoxious
    pickpocket acrobatics climb intimidate cure-wounds sleight-of-hand
    chain-helm chain-leggings mystic-cloak leather-boots leather-gloves
    dedicated courageous
"""
DOUBLE = """
    longbow tower-shield
    steadfast honorable nimble proud clumsy focused compassionate obsessed greedy
    concentrate search negotiate open-lock move-silently knowledge
    chain-gorget chain-vambraces chain-tunic mystic-cowl mystic-robes
    leather-greaves leather-pauldron
    diplomacy envious famous
"""
SECOND_ONLY = ("diplomacy", "dedicated", "courageous", "envious", "famous")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_deck_of_an_edition(edition: str) -> None:
    deck = Scenario.new(2, edition).position["deck"]
    for pile, cards in (("single", SINGLE), ("double", DOUBLE)):
        in_play = [card for card in cards.split() if edition == "second" or card not in SECOND_ONLY]
        assert deck[pile] == in_play
    assert len(deck["single"] + deck["double"]) == (53 if edition == "second" else 48)


def test_cards_are_numbered_1_to_53() -> None:
    cards = base_cards().market
    assert [card.number for card in cards] == list(range(1, 54))
    kinds = {
        "longsword": 1,
        "heavy-crossbow": 8,
        "steadfast": 9,
        "obnoxious": 24,
        "concentrate": 25,
    }
    kinds |= {"sleight-of-hand": 36, "chain-gorget": 37, "leather-pauldron": 48, "famous": 53}
    assert {slug: cards[number - 1].slug for slug, number in kinds.items()} == {
        slug: slug for slug in kinds
    }

"""The twelve armor cards and their three sets (R8.5). The hero is a warrior (red) by default."""

import pytest

from tests.cards.table import check_cost, of_class, over

CHAIN = ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings"]
LEATHER = ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron"]
MYSTIC = ["mystic-cowl", "mystic-robes", "mystic-cloak"]
SETS = {"chain": CHAIN, "leather": LEATHER, "mystic": MYSTIC}
BY_COLOR = {
    "white": "paladin",
    "red": "barbarian",
    "green": "ranger",
    "black": "thief",
    "blue": "wizard",
    "purple": "monk",
}


def armor_stars(cards: list[str], color: str = "") -> int:
    """The armor part of a score; without a color the hero has no class."""
    return over(cards=cards, **of_class(BY_COLOR.get(color))).score().part("armor")


def check_armor(slug: str, cost: int, armor_set: str) -> None:
    """Its cost, one star alone, and that it adds to its own set and to no other."""
    check_cost(slug, cost)
    assert armor_stars([slug]) == 1
    for name, pieces in SETS.items():
        (fellow,) = [piece for piece in pieces if piece != slug][:1]
        pair = {"chain": 3, "leather": 3, "mystic": 4}[name] if name == armor_set else 2
        assert armor_stars([slug, fellow]) == pair


def test_chain_gorget_is_a_piece_of_chain() -> None:
    check_armor("chain-gorget", 5, "chain")


def test_chain_vambraces_is_a_piece_of_chain() -> None:
    check_armor("chain-vambraces", 5, "chain")


def test_chain_helm_is_a_piece_of_chain() -> None:
    check_armor("chain-helm", 5, "chain")


def test_chain_tunic_is_a_piece_of_chain() -> None:
    check_armor("chain-tunic", 5, "chain")


def test_chain_leggings_is_a_piece_of_chain() -> None:
    check_armor("chain-leggings", 5, "chain")


def test_mystic_cowl_is_a_piece_of_mystic() -> None:
    check_armor("mystic-cowl", 5, "mystic")


def test_mystic_robes_is_a_piece_of_mystic() -> None:
    check_armor("mystic-robes", 6, "mystic")


def test_mystic_cloak_is_a_piece_of_mystic() -> None:
    check_armor("mystic-cloak", 5, "mystic")


def test_leather_greaves_is_a_piece_of_leather() -> None:
    check_armor("leather-greaves", 5, "leather")


def test_leather_boots_is_a_piece_of_leather() -> None:
    check_armor("leather-boots", 4, "leather")


def test_leather_gloves_is_a_piece_of_leather() -> None:
    check_armor("leather-gloves", 4, "leather")


def test_leather_pauldron_is_a_piece_of_leather() -> None:
    check_armor("leather-pauldron", 5, "leather")


@pytest.mark.parametrize(
    ("armor_set", "stars"),
    [("chain", [1, 3, 5, 7, 10]), ("leather", [1, 3, 5, 8]), ("mystic", [1, 4, 7])],
)
def test_sets_pay_by_the_number_of_pieces(armor_set: str, stars: list[int]) -> None:
    pieces = SETS[armor_set]
    counted = [armor_stars(pieces[:number]) for number in range(1, len(pieces) + 1)]
    assert counted == stars


@pytest.mark.parametrize("color", list(BY_COLOR))
@pytest.mark.parametrize(
    ("armor_set", "colors"),
    [("chain", "white red"), ("leather", "green black"), ("mystic", "blue purple")],
)
def test_sets_pay_1_more_to_their_class_colors(armor_set: str, colors: str, color: str) -> None:
    bonus = int(color in colors.split())
    for pieces in (SETS[armor_set][:1], SETS[armor_set]):  # once per set, not once per card
        assert armor_stars(pieces, color) == armor_stars(pieces) + bonus


def test_four_chain_pieces_are_8_stars_for_a_cleric() -> None:
    cards = CHAIN[:4]  # the rulebook's example
    assert over(cards=cards, **of_class("cleric")).score().part("armor") == 8


def test_sets_are_counted_each_by_itself() -> None:
    assert armor_stars([*CHAIN, *LEATHER, *MYSTIC], "red") == 10 + 1 + 8 + 7

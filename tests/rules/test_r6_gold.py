"""R6: the four ways to gain gold, and nothing else pays."""

import pytest

from tests.scenario import Scenario, hero, initiative, others


def gained(picture: str, *lines: str) -> int:
    """What seat 0 gains by these lines, starting with nothing."""
    cards = initiative("r1", "b2", "y3")
    table = Scenario.at(hero(picture, gold=0), *others(1), initiative=cards)
    return int(table.play(*lines).hero()["gold"])


@pytest.mark.parametrize(
    ("picture", "lines", "gold"),
    [
        ("", ("0 take 1", "0 place str"), 0),
        ("", ("0 take 2", "0 place str"), 1),
        ("STR g1 g2", ("0 take 1", "0 place str"), 1),
        ("", ("0 take 3", "0 place str"), 2),
        ("STR g1 g2", ("0 take 2", "0 place str"), 1 + 1),
        ("STR g1 g2", ("0 take 3", "0 place str"), 1 + 2),
    ],
)
def test_r6_gains_of_the_dice_phase(picture: str, lines: tuple[str, ...], gold: int) -> None:
    assert gained(picture, *lines) == gold


def test_r6_discarding_a_market_card_gains_two() -> None:
    table = Scenario.at(
        hero(gold=0, initiative=1), *others(1), phase="market", market=["weak", "search"]
    )
    assert table.play("0 discard weak").hero()["gold"] == 2


def test_r6_cards_may_pay_more() -> None:
    """Pickpocket pays 2."""
    table = Scenario.at(
        hero(gold=0, cards=["pickpocket"]), *others(1), initiative=initiative("r1", "b2", "y3")
    )
    assert table.play("0 use pickpocket").hero()["gold"] == 2


def test_r6_buying_gains_nothing_and_other_seats_gain_nothing() -> None:
    table = Scenario.at(
        hero(gold=6, initiative=1), *others(1), phase="market", market=["weak", "reckless"]
    )
    table.play("0 buy reckless")
    assert (table.hero(0)["gold"], table.hero(1)["gold"]) == (0, 5)

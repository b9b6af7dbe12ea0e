"""R3.1: the start player draws and rolls a die for each initiative card and lays them out."""

from fractions import Fraction
from typing import Any

import pytest

from tests.scenario import Scenario, hero, initiative, others

CARDS = {1: 3, 2: 3, 3: 4, 4: 5}


def about_to_roll(players: int, start: int = 0, **fields: Any) -> Scenario:
    cards = initiative(*[None] * CARDS[players])
    return Scenario.at(
        hero(), *others(players - 1), phase="roll", initiative=cards, start=start, **fields
    )


def roll(table: Scenario, *dice: str) -> Scenario:
    for die in dice:
        table.play(f"* drawn {die[0]}", f"* rolled {die[1]}")
    return table


def laid_out(table: Scenario) -> list[str]:
    return [card["die"] for card in table.position["initiative"]]


def test_r3_1_the_books_example() -> None:
    """Three players roll green 6, red 1, gold 4, purple 6; Eric puts purple before green."""
    table = roll(about_to_roll(3), "g6", "r1", "y4", "p6")
    assert table.seat == 0
    assert table.legal() == ["order g6 p6", "order p6 g6"]
    table.play("0 order p6 g6")
    assert laid_out(table) == ["r1", "y4", "p6", "g6"]
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 1, 0]
    assert table.asked == "take"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_r3_1_one_die_for_each_initiative_card(players: int) -> None:
    table = about_to_roll(players)
    for value in range(1, CARDS[players] + 1):
        assert table.asked == "draw"
        table.play("* drawn r", f"* rolled {value}")
    assert table.asked == "take"
    assert laid_out(table) == [f"r{value}" for value in range(1, CARDS[players] + 1)]
    assert table.position["bag"].get("r", 0) == 5 - CARDS[players]


def test_r3_1_draws_have_the_odds_of_the_bag_and_rolls_of_a_die() -> None:
    table = about_to_roll(2, bag={"r": 1, "y": 3})
    assert table.odds() == {"drawn r": Fraction(1, 4), "drawn y": Fraction(3, 4)}
    assert table.refusal("* drawn g").rule == "R3.1"
    table.play("* drawn r")
    assert table.odds() == {f"rolled {value}": Fraction(1, 6) for value in range(1, 7)}
    assert table.play("* rolled 2").odds() == {"drawn y": Fraction(1)}


def test_r3_1_lowest_die_on_card_one() -> None:
    assert laid_out(roll(about_to_roll(4), "g5", "r1", "y4", "p6", "k2")) == [
        "r1",
        "k2",
        "y4",
        "g5",
        "p6",
    ]


def test_r3_1_equal_dice_of_one_color_are_not_asked_about() -> None:
    assert roll(about_to_roll(2), "g5", "g5", "r1").asked == "take"


def test_r3_1_every_order_of_equal_dice_is_offered_once() -> None:
    table = roll(about_to_roll(2), "g5", "r5", "g5")
    assert table.legal() == ["order g5 g5 r5", "order g5 r5 g5", "order r5 g5 g5"]


def test_r3_1_dice_of_other_values_cannot_be_ordered() -> None:
    table = roll(about_to_roll(3), "g6", "r1", "y4", "p6")
    assert table.refusal("0 order r6 g6").rule == "R3.1"
    assert table.refusal("0 order p6 p6").rule == "R3.1"


def test_r3_1_only_the_start_player_decides() -> None:
    table = roll(about_to_roll(3, start=1), "g6", "r1", "y4", "p6")
    assert table.seat == 1
    assert table.refusal("0 order p6 g6").rule == "R3.1"


def test_r3_1_nobody_moves_before_the_dice_are_rolled() -> None:
    refused = about_to_roll(2).refusal("0 take 1")
    assert refused.code == "chance-pending"

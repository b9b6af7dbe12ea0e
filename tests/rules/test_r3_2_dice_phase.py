"""R3.2: take an initiative card, place its die, collect gold, act."""

from typing import Any

import pytest

from tests.scenario import Scenario, hero, initiative, others

MARKET = ["weak", "reckless", "longbow", "chain-helm", "search"]


def dice_phase(picture: str = "", players: int = 2, **fields: Any) -> Scenario:
    """Seat 0 has no gold; the cards hold a red 1, a blue 2 and so on, with gold as in R2.10."""
    dice = ["r1", "b2", "g3", "k4", "w5"][: players + 1]
    fields.setdefault("initiative", initiative(*dice))
    fields.setdefault("market", MARKET[: players + 1])
    return Scenario.at(hero(picture, gold=0), *others(players - 1), **fields)


def test_r3_2_the_books_example() -> None:
    """Card 2 brings 1 gold, its gold die 2 more; Strength flips a blue 1 in Constitution."""
    table = dice_phase("STR r3\nCON b1", players=3, initiative=initiative("r1", "y4", "p6", "g6"))
    table.play("0 take 2", "0 place str", "0 flip con1")
    assert table.hero()["sheet"]["str"] == ["r3", "y4"]
    assert table.hero()["sheet"]["con"] == ["b6"]
    assert table.hero()["gold"] == 1 + 2
    assert table.seat == 1


@pytest.mark.parametrize("start", [0, 1, 2])
def test_r3_2_turns_go_clockwise_from_the_start_player(start: int) -> None:
    table = dice_phase(players=3, start=start)
    for place in range(3):
        seat = (start + place) % 3
        assert (table.asked, table.seat) == ("take", seat)
        table.play(f"{seat} take {place + 1}", f"{seat} place cha", f"{seat} pass")
    assert table.position["phase"] == "market"


def test_r3_2_one_card_with_its_die_stays_in_the_center() -> None:
    table = dice_phase()
    table.play("0 take 3", "0 place cha", "0 pass", "1 take 1", "1 place cha", "1 pass")
    assert table.position["initiative"] == [{"card": 2, "die": "b2", "gold": 1}]


def test_r3_2_solo_two_cards_stay_in_the_center() -> None:
    table = dice_phase(players=1, initiative=initiative("r1", "b2", "g3"))
    table.play("0 take 1", "0 place cha", "0 pass")
    assert [card["card"] for card in table.position["initiative"]] == [2, 3]


def test_r3_2a_any_card_in_the_center_may_be_taken() -> None:
    assert dice_phase(players=4).legal() == [f"take {card}" for card in range(1, 6)]


def test_r3_2a_a_card_that_is_gone_cannot_be_taken() -> None:
    table = dice_phase().play("0 take 2", "0 place cha", "0 pass")
    assert table.legal() == ["take 1", "take 3"]
    assert table.refusal("1 take 2").rule == "R3.2a"
    assert table.refusal("1 take 4").rule == "R3.2a"


def test_r3_2a_each_in_turn() -> None:
    refused = dice_phase().refusal("1 take 1")
    assert (refused.code, refused.rule) == ("not-your-turn", "R3.2a")


def test_r3_2b_the_die_keeps_its_value_and_goes_leftmost() -> None:
    table = dice_phase("DEX b1").play("0 take 3", "0 place dex", "0 pass")
    assert table.hero()["sheet"]["dex"] == ["b1", "g3"]
    assert table.hero()["placed"] == "dex"


def test_r3_2b_any_row_with_a_free_space_and_no_other() -> None:
    table = dice_phase("DEX b1 b2 b3").play("0 take 3")
    assert table.legal() == [f"place {row}" for row in ("str", "con", "int", "wis", "cha")]
    assert table.refusal("0 place dex").rule == "R3.2b"


def test_r3_2b_placing_comes_before_anything_else() -> None:
    table = dice_phase("DEX b1").play("0 take 3")
    assert table.refusal("0 take 1").rule == "R3.2b"
    assert table.refusal("0 pass").rule == "R3.2b"


@pytest.mark.parametrize(("card", "gold"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 0)])
def test_r3_2c_the_gold_on_the_card_is_collected(card: int, gold: int) -> None:
    table = dice_phase(players=4).play(f"0 take {card}", "0 place cha")
    assert table.hero()["gold"] == gold


@pytest.mark.parametrize(("row", "gold"), [("", 0), ("STR r1", 0), ("STR r1 r2", 1)])
def test_r3_2c_the_third_space_pays_one_gold(row: str, gold: int) -> None:
    table = dice_phase(row).play("0 take 1", "0 place str")
    assert table.hero()["gold"] == gold


def test_r3_2c_a_gold_die_pays_two_gold() -> None:
    table = dice_phase(initiative=initiative("y1", "b2", "g3"))
    assert table.play("0 take 1", "0 place wis").hero()["gold"] == 2


def test_r3_2c_all_three_together_pay_four_gold() -> None:
    table = dice_phase("WIS w1 w2", initiative=initiative("r1", "y2", "g3"))
    assert table.play("0 take 2", "0 place wis").hero()["gold"] == 1 + 1 + 2


def test_r3_2c_gold_left_on_a_card_is_not_collected_by_others() -> None:
    table = dice_phase().play("0 take 1", "0 place cha", "0 pass")
    assert table.hero()["gold"] == 0
    assert table.position["initiative"][0] == {"card": 2, "die": "b2", "gold": 1}


@pytest.mark.parametrize(
    ("row", "move"),
    [
        ("str", "flip str1"),
        ("dex", "swap dex1 con1"),
        ("con", "raise con1"),
        ("int", "reroll int1"),
        ("wis", "align up"),
        ("cha", "charisma"),
    ],
)
def test_r3_2d_the_action_of_the_row_placed_in(row: str, move: str) -> None:
    table = dice_phase("CON g2").play("0 take 1", f"0 place {row}")
    assert move in table.legal()
    assert "pass" in table.legal()
    foreign = "charisma" if row != "cha" else "align up"
    assert table.refusal(f"0 {foreign}").rule == "R4.7"


def test_r3_2d_the_action_is_optional_and_comes_once() -> None:
    table = dice_phase().play("0 take 1", "0 place str", "0 flip str1")
    assert table.hero()["sheet"]["str"] == ["r6"]
    assert table.refusal("0 flip str1").code == "not-your-turn"
    declined = dice_phase().play("0 take 1", "0 place str", "0 pass")
    assert declined.hero()["sheet"]["str"] == ["r1"]
    assert declined.seat == 1

"""R4: what the six attribute actions do, and what they may not."""

from fractions import Fraction
from typing import Any

import pytest

from tests.rules.tables import at_dice, at_market, of_class, token
from tests.scenario import Scenario, hero, initiative, others

SHEET = """
    STR r2
    DEX g4
    CON b1
    INT k6
    WIS w3
    CHA p5
"""
ACTIONS = {
    "str": "flip str1",
    "dex": "swap str1 dex1",
    "con": "raise con1",
    "int": "reroll int1",
    "wis": "align up",
    "cha": "charisma",
}


def placed(die: str, row: str, picture: str = SHEET, **fields: Any) -> Scenario:
    """Seat 0 has just placed a die in a row and is offered its action."""
    table = at_dice(hero(picture, **fields), dice=f"{die} w6 k6")
    return table.play("0 take 1", f"0 place {row}")


@pytest.mark.parametrize("row", ACTIONS)
def test_r4_every_action_is_optional(row: str) -> None:
    table = placed("g2", row)
    before = table.hero()
    assert table.play("0 pass").hero() == before
    assert table.seat == 1


@pytest.mark.parametrize("row", ACTIONS)
def test_r4_a_row_grants_its_own_action_and_no_other(row: str) -> None:
    table = placed("g2", row)
    assert ACTIONS[row] in table.legal()
    for other in ACTIONS.values():
        if other != ACTIONS[row]:
            assert table.refusal(f"0 {other}").rule == "R4.7"


# Strength --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_r4_1_a_die_turns_to_its_opposite_face(old: int, new: int) -> None:
    table = placed("g2", "str", f"CON b{old}").play("0 flip con1")
    assert table.hero()["sheet"]["con"] == [f"b{new}"]


def test_r4_1_any_die_may_be_flipped_and_nothing_else() -> None:
    table = placed("g2", "str", "STR r2\nCHA p5")
    assert table.legal() == ["flip str1", "flip str2", "flip cha1", "pass"]
    assert table.refusal("0 flip str3").rule == "R4.1"


def test_r4_1_the_books_example_of_a_gold_die_in_strength() -> None:
    # Eric: 1 gold from the card, 2 for the gold die; the blue 1 in Constitution becomes a 6.
    table = Scenario.at(
        hero("STR g3\nCON b1"), *others(2), initiative=initiative("r1", "y4", "p6", "g6")
    ).play("0 take 2", "0 place str", "0 flip con1")
    assert table.hero()["sheet"]["str"] == ["g3", "y4"]
    assert table.hero()["sheet"]["con"] == ["b6"]
    assert table.hero()["gold"] == 5 + 1 + 2


# Dexterity -------------------------------------------------------------------------------------


def test_r4_2_two_dice_exchange_places_with_their_values() -> None:
    sheet = placed("g1", "dex").play("0 swap str1 cha1").hero()["sheet"]
    assert (sheet["str"], sheet["cha"]) == (["p5"], ["r2"])


@pytest.mark.parametrize("line", ["swap str1 str2", "swap str1 con3", "swap int2 int3"])
def test_r4_2_never_into_an_empty_space(line: str) -> None:
    table = placed("g1", "dex")
    assert line not in table.legal()
    assert table.refusal(f"0 {line}").rule == "R4.2"


# Constitution ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "die"), [("raise con1", "b4"), ("lower con1", "b2")])
def test_r4_3_a_die_goes_up_or_down_by_one(line: str, die: str) -> None:
    table = placed("g1", "con", "CON b3").play(f"0 {line}")
    assert table.hero()["sheet"]["con"] == [die, "g1"]


@pytest.mark.parametrize(("die", "line"), [("b6", "raise str1"), ("b1", "lower str1")])
def test_r4_3_values_do_not_loop(die: str, line: str) -> None:
    table = placed("g3", "con", f"STR {die}")
    assert line not in table.legal()
    assert table.refusal(f"0 {line}").rule == "R4.3"


@pytest.mark.parametrize("line", ["raise con1 2", "lower con1 2", "raise con3", "lower con3"])
def test_r4_3_by_one_only_and_only_a_die(line: str) -> None:
    assert placed("g3", "con", "CON b3").refusal(f"0 {line}").rule == "R4.3"


# Intelligence ----------------------------------------------------------------------------------


def test_r4_4_a_reroll_is_a_fair_roll() -> None:
    odds = placed("g2", "int").play("0 reroll cha1").odds()
    assert odds == {f"rolled {value}": Fraction(1, 6) for value in range(1, 7)}


@pytest.mark.parametrize("kept", [5, 2])
def test_r4_4_reroll_may_keep_the_old_value_or_the_new(kept: int) -> None:
    table = placed("g2", "int").play("0 reroll cha1", "* rolled 2")
    assert table.legal() == ["keep 2", "keep 5"]
    table.play(f"0 keep {kept}")
    assert table.hero()["sheet"]["cha"] == [f"p{kept}"]
    assert table.seat == 1


def test_r4_4_no_third_value_may_be_kept() -> None:
    table = placed("g2", "int").play("0 reroll cha1", "* rolled 2")
    assert table.refusal("0 keep 6").rule == "R4.4"
    assert table.refusal("0 pass").rule == "R4.4"


def test_r4_4_the_die_stays_in_its_space() -> None:
    table = placed("g2", "int", "INT k6 w4").play("0 reroll int1", "* rolled 1", "0 keep 1")
    assert table.hero()["sheet"]["int"] == ["k1", "w4", "g2"]


def test_r4_4_an_empty_space_cannot_be_rerolled() -> None:
    assert placed("g2", "int").refusal("0 reroll cha3").rule == "R4.4"


# Wisdom ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "place"), [("up", (0, 1)), ("down", (2, 1)), ("left", (1, 0)), ("right", (1, 2))]
)
def test_r4_5_the_token_goes_one_step(way: str, place: tuple[int, int]) -> None:
    assert token(placed("g2", "wis").play(f"0 align {way}")) == place


@pytest.mark.parametrize(
    ("row", "column", "ways"),
    [
        (0, 0, "down right"),
        (2, 2, "up left"),
        (0, 1, "down left right"),
        (1, 1, "up down left right"),
    ],
)
def test_r4_5_the_token_stays_inside_the_grid(row: int, column: int, ways: str) -> None:
    table = placed("g2", "wis", alignment={"card": "hermit", "row": row, "column": column})
    assert table.legal() == [*(f"align {way}" for way in ways.split()), "pass"]
    for way in {"up", "down", "left", "right"}.difference(ways.split()):
        assert table.refusal(f"0 align {way}").rule == "R4.5"


# Charisma --------------------------------------------------------------------------------------


def buyer(name: str = "warrior", **fields: Any) -> Scenario:
    """Seat 0 in its market turn; Reckless costs 6."""
    return at_market(of_class(name, **fields), market="reckless weak")


def test_r4_6_the_action_takes_a_token_and_no_gold() -> None:
    table = placed("g2", "cha").play("0 charisma")
    assert table.hero()["charisma"] == 1
    assert table.hero()["gold"] == 5


def test_r4_6_a_token_stands_for_one_gold_as_in_the_books_example() -> None:
    # Isaac buys Reckless for 6 with his token and 5 gold, and his token moves to chaotic.
    table = buyer(charisma=1, gold=5).play("0 buy reckless")
    assert table.hero()["gold"] == table.hero()["charisma"] == 0
    assert table.hero()["cards"] == ["reckless"]
    assert token(table) == (1, 2)
    assert buyer(charisma=0, gold=5).refusal("0 buy reckless").rule == "R3.3a"


def test_r4_6_a_token_is_no_gold_for_an_ability() -> None:
    # The Cleric pays 1 gold for an action: never a token.
    assert "donate" in buyer("cleric", gold=1).legal()
    assert "donate" not in buyer("cleric", gold=0, charisma=2).legal()


def test_r4_6_an_unused_token_goes_back_in_cleanup() -> None:
    table = buyer(charisma=1, cards=["pickpocket", "search"], exhausted=["pickpocket"])
    table.play("0 discard weak", "0 pass")
    assert table.position["phase"] == "cleanup"
    assert table.hero()["charisma"] == 0


def test_r4_6_there_are_six_tokens() -> None:
    table = placed("g2", "cha", charisma=6)
    assert table.seat == 1, "no token is left, so nothing is asked"
    assert table.hero()["charisma"] == 6


# What all have in common -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ("str", "flip str2"),
        ("dex", "swap str1 dex2"),
        ("con", "raise con2"),
        ("int", "reroll int2"),
    ],
)
def test_r4_7_the_die_just_placed_may_be_chosen(row: str, line: str) -> None:
    assert line in placed("g3", row).legal()


@pytest.mark.parametrize("row", ["str", "dex", "con", "wis", "cha"])
def test_r4_7_one_action_and_the_turn_is_over(row: str) -> None:
    table = placed("g2", row).play(f"0 {ACTIONS[row]}")
    assert table.seat == 1
    assert table.refusal(f"0 {ACTIONS[row]}").code == "not-your-turn"


def test_r4_7_the_books_swap_of_charisma_and_strength_triggers_neither() -> None:
    table = placed("g1", "dex")
    before = table.hero()
    table.play("0 swap str1 cha1")
    assert table.seat == 1
    assert table.hero()["charisma"] == before["charisma"] == 0
    assert table.hero()["gold"] == before["gold"]


def test_r4_7_a_gold_die_swapped_into_a_third_space_pays_nothing() -> None:
    table = placed("g1", "dex", "STR r2 r3 r4\nCHA y5")
    gold = table.hero()["gold"]
    table.play("0 swap str3 cha1")
    assert table.hero()["sheet"]["str"][2] == "y5"
    assert table.hero()["gold"] == gold

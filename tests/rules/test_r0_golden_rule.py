"""R0: where a card and the rules disagree, the card wins."""

from tests.scenario import Scenario, hero, initiative, others


def test_r0_a_card_beats_the_hands_limit() -> None:
    """R3.3b allows two hands; the Barbarian's card says four."""
    weapons = ["quarterstaff", "longsword"]
    table = Scenario.at(
        hero(**{"class": "barbarian"}, initiative=1, cards=weapons, gold=9),
        *others(1),
        phase="market",
        market=["jeweled-dagger"],
    )
    assert "buy jeweled-dagger" in table.legal()


def test_r0_a_card_beats_the_gold_of_a_gold_die() -> None:
    """R3.2c pays 2 for a gold die; the Thief's card says 4."""
    table = Scenario.at(
        hero(**{"class": "thief"}, gold=0), *others(1), initiative=initiative("y3", "g4", "b5")
    )
    table.play("0 take 1", "0 place wis")
    assert table.hero()["gold"] == 4


def test_r0_a_card_beats_the_single_attribute_action() -> None:
    """R4.7 grants one action per dice phase; the Quarterstaff adds one when a row is filled."""
    table = Scenario.at(
        hero("STR r1 r2", cards=["quarterstaff"]),
        *others(1),
        initiative=initiative("b3", "g4", "w5"),
    )
    table.play("0 take 1", "0 place str", "0 flip str1")
    assert "reroll str1" in table.legal(0)


def test_r0_without_such_a_card_the_rule_stands() -> None:
    table = Scenario.at(hero("STR r1 r2"), *others(1), initiative=initiative("b3", "g4", "w5"))
    table.play("0 take 1", "0 place str", "0 flip str1")
    assert table.refusal("0 reroll str1").rule == "R3.2a"  # it is the other seat's dice turn

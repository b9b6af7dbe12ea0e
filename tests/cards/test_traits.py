"""The twenty traits: what each costs, where its arrow points, and what it scores.

The hero is a human warrior: Strength exactly 18, Dexterity 16-17, Constitution exactly 17, the
others 14 or more. The arrow is checked in `check_trait`: a step when bought, none at the edge.
"""

from tests.cards.table import check_trait, market_turn, of_class, over, stars_for, stars_in, token
from tests.scenario import Json, Scenario, hero


def goals_met(number: int) -> str:
    """A sheet that meets the first goals of a warrior and no others."""
    rows = ("STR g6 g6 g6", "DEX g6 g5 g5", "CON g6 b6 b5", "INT b5 b5 b4", "WIS b5 b5 b4")
    return "\n".join(rows[:number])


def test_steadfast_pays_2_a_weapon() -> None:
    check_trait("steadfast", 3, "lawful")
    assert stars_for("steadfast", cards=["steadfast"]) == 0
    assert stars_for("steadfast", cards=["steadfast", "longsword"]) == 2
    assert stars_for("steadfast", cards=["steadfast", "longsword", "blessed-mace"]) == 4
    assert stars_for("steadfast", cards=["longbow", "steadfast"]) == 2  # cards, not hands
    assert stars_for("steadfast", cards=["steadfast", "chain-helm", "climb", "weak"]) == 0


def test_honorable_pays_1_an_armor_card() -> None:
    check_trait("honorable", 6, "lawful")
    assert stars_for("honorable", cards=["honorable", "longsword"]) == 0
    armor = ["chain-helm", "mystic-cowl", "leather-boots"]
    assert stars_for("honorable", cards=["honorable", *armor]) == 3


def test_nimble_pays_3_for_the_dexterity_goal() -> None:
    check_trait("nimble", 5, "chaotic")
    trait = ["nimble"]
    assert stars_for("nimble", "DEX g6 g5 g5", cards=trait) == 3
    assert stars_for("nimble", "DEX g5 g5 g5", cards=trait) == 0
    assert stars_for("nimble", "DEX g6 g6 g6", cards=trait) == 0  # 16-17: 18 is over
    assert stars_for("nimble", "DEX g5 g5 g5", cards=trait, race="elf") == 3  # with the race


def test_nimble_counts_a_goal_that_a_weapon_helps_to_meet() -> None:
    cards = ["nimble", "jeweled-dagger"]
    assert stars_for("nimble", "DEX y5 g5 g5", cards=cards) == 3


def test_proud_pays_3_for_the_charisma_goal() -> None:
    check_trait("proud", 4, "evil")
    assert stars_for("proud", "CHA g5 g5 g4", cards=["proud"]) == 3
    assert stars_for("proud", "CHA g5 g4 g4", cards=["proud"]) == 0
    assert stars_for("proud", "CHA g5 g5 g4", cards=["proud"], race="dwarf") == 0


def test_weak_pays_4_for_at_most_9_pips_of_strength() -> None:
    check_trait("weak", 5, "lawful")
    assert stars_for("weak", "STR g3 g3 g3", cards=["weak"]) == 4
    assert stars_for("weak", "STR g4 g3 g3", cards=["weak"]) == 0
    assert stars_for("weak", "STR g4 g3 g3", cards=["weak"], race="halfling") == 0  # bare dice
    assert stars_for("weak", "STR g3 g3 g3", cards=["weak"], race="orc") == 4


def test_clumsy_pays_5_for_at_most_10_pips_of_dexterity() -> None:
    check_trait("clumsy", 4, "chaotic")
    assert stars_for("clumsy", "DEX g4 g3 g3", cards=["clumsy"]) == 5
    assert stars_for("clumsy", "DEX g4 g4 g3", cards=["clumsy"]) == 0
    assert stars_for("clumsy", "DEX g4 g4 g3", cards=["clumsy"], race="dragonkin") == 0


def test_foolish_pays_4_for_at_most_9_pips_of_intelligence() -> None:
    check_trait("foolish", 6, "good")
    assert stars_for("foolish", "INT g3 g3 g3", cards=["foolish"]) == 4
    assert stars_for("foolish", "INT g4 g3 g3", cards=["foolish"]) == 0


def test_reckless_pays_5_for_at_most_8_pips_of_wisdom() -> None:
    check_trait("reckless", 6, "chaotic")
    assert stars_for("reckless", "WIS g3 g3 g2", cards=["reckless"]) == 5
    assert stars_for("reckless", "WIS g3 g3 g3", cards=["reckless"]) == 0
    assert stars_for("reckless", "WIS g3 g3 g2", cards=["reckless", "blessed-mace"]) == 5


def test_obnoxious_pays_4_for_at_most_9_pips_of_charisma() -> None:
    check_trait("obnoxious", 6, "evil")
    assert stars_for("obnoxious", "CHA g3 g3 g3", cards=["obnoxious"]) == 4
    assert stars_for("obnoxious", "CHA g4 g3 g3", cards=["obnoxious"]) == 0


def test_focused_pays_2_a_skill() -> None:
    check_trait("focused", 5, "lawful")
    assert stars_for("focused", cards=["focused", "longsword"]) == 0
    skills = ["climb", "search", "diplomacy"]
    spent = ["climb", "diplomacy"]  # exhausted or not
    assert stars_for("focused", cards=["focused", *skills], exhausted=spent) == 6


def test_compassionate_pays_3_for_the_wisdom_goal() -> None:
    check_trait("compassionate", 4, "good")
    assert stars_for("compassionate", "WIS g5 g5 g4", cards=["compassionate"]) == 3
    assert stars_for("compassionate", "WIS g5 g4 g4", cards=["compassionate"]) == 0
    with_mace = ["compassionate", "blessed-mace"]
    assert stars_for("compassionate", "WIS g5 g4 g3", cards=with_mace) == 3


def test_obsessed_pays_4_for_five_dice_of_a_color_not_the_class_color() -> None:
    check_trait("obsessed", 5, "evil")
    trait = ["obsessed"]
    assert stars_for("obsessed", "STR b1 b1 b1\nDEX b1 b1", cards=trait) == 4
    assert stars_for("obsessed", "STR b1 b1 b1\nDEX b1 g1", cards=trait) == 0
    assert stars_for("obsessed", "STR y1 y1 y1\nDEX y1 y1 y1", cards=trait) == 4  # gold is one
    assert stars_for("obsessed", "STR r1 r1 r1\nDEX r1 r1 r1", cards=trait) == 0  # a warrior's


def test_cunning_pays_3_for_the_intelligence_goal() -> None:
    check_trait("cunning", 5, "chaotic")
    assert stars_for("cunning", "INT g5 g5 g4", cards=["cunning"]) == 3
    assert stars_for("cunning", "INT g5 g4 g4", cards=["cunning"]) == 0


def test_greedy_pays_1_for_3_gold_at_most_4() -> None:
    check_trait("greedy", 4, "evil")
    pays = [
        stars_for("greedy", cards=["greedy"], gold=gold) for gold in (0, 2, 3, 5, 6, 11, 12, 30)
    ]
    assert pays == [0, 0, 1, 1, 2, 3, 4, 4]


def test_honest_pays_3_in_the_good_row() -> None:
    check_trait("honest", 3, "good")
    for column in range(3):
        pays = [
            stars_for("honest", cards=["honest"], alignment=token(row, column)) for row in range(3)
        ]
        assert pays == [3, 0, 0]


def test_loyal_pays_3_in_the_lawful_column() -> None:
    check_trait("loyal", 3, "lawful")
    for row in range(3):
        pays = [
            stars_for("loyal", cards=["loyal"], alignment=token(row, column)) for column in range(3)
        ]
        assert pays == [3, 0, 0]


def test_dedicated_pays_3_for_the_constitution_goal() -> None:
    check_trait("dedicated", 6, "good")
    assert stars_for("dedicated", "CON g6 g6 g5", cards=["dedicated"]) == 3
    assert stars_for("dedicated", "CON g6 g6 g6", cards=["dedicated"]) == 0  # exactly 17
    assert stars_for("dedicated", "CON g6 g5 g5", cards=["dedicated"]) == 0
    assert stars_for("dedicated", "CON g5 g5 g5", cards=["dedicated"], race="dwarf") == 3


def test_courageous_pays_3_for_the_strength_goal() -> None:
    check_trait("courageous", 6, "good")
    assert stars_for("courageous", "STR g6 g6 g6", cards=["courageous"]) == 3
    assert stars_for("courageous", "STR g6 g6 g5", cards=["courageous"]) == 0
    cards = ["courageous", "longsword"]
    assert stars_for("courageous", "STR g6 g6 r5", cards=cards) == 3


def test_famous_pays_4_for_four_goals() -> None:
    check_trait("famous", 5, "chaotic")
    pays = [stars_for("famous", goals_met(number), cards=["famous"]) for number in range(6)]
    assert pays == [0, 0, 0, 0, 4, 4]


def envious(cards: list[str], others: list[str]) -> Scenario:
    return over(cards=["envious", *cards], neighbor={"cards": others})


def test_envious_pays_4_if_another_has_more_cards() -> None:
    check_trait("envious", 5, "evil")
    assert stars_in(envious(["weak"], ["climb", "search", "longbow"]), "envious") == 4
    assert stars_in(envious(["weak"], ["climb", "search"]), "envious") == 0  # as many is not more
    assert stars_in(envious([], ["climb"]), "envious") == 0  # itself included


def test_envious_needs_only_one_of_the_others() -> None:
    rich: Json = {"cards": ["climb", "search"]}
    scene = Scenario.at(hero(cards=["envious"]), {"cards": []}, rich, phase="over")
    assert stars_in(scene, "envious") == 4


def test_envious_drops_a_weapon_where_that_pays() -> None:
    scene = envious(["longsword"], ["climb", "search"])
    assert stars_in(scene, "envious") == 4
    assert [scene.cards.market[card].slug for card in scene.score().dropped] == ["longsword"]


def test_envious_counts_the_others_before_they_drop() -> None:
    mine, theirs = ["envious", "climb"], ["longbow", "search", "knowledge"]
    scene = over(cards=mine, neighbor={"cards": theirs})
    assert stars_in(scene, "envious") == 4


def test_envious_in_the_solo_game_pays_for_six_cards_or_fewer() -> None:
    rest = ["climb", "search", "knowledge", "acrobatics", "weak", "clumsy"]
    six = Scenario.at(hero(cards=["envious", *rest[:5]]), phase="over")
    assert stars_in(six, "envious") == 4
    seven = Scenario.at(hero(cards=["envious", *rest]), phase="over")
    assert stars_in(seven, "envious") == 0


def test_a_trait_steps_before_what_the_purchase_triggers() -> None:
    scene = market_turn("STR g1", market="weak", gold=5, **of_class("sorcerer"))
    scene.play("0 buy weak")  # R3.3c: the token has moved before the sorcerer's action
    assert scene.asked == "action"
    assert scene.hero()["alignment"]["column"] == 0

"""The eight weapons. The hero is a human warrior: red; Strength exactly 18, Dexterity 16-17."""

import pytest

from tests.cards.table import (
    check_cost,
    dice_turn,
    market_turn,
    of_class,
    over,
    stars_for,
    stars_in,
)
from tests.scenario import Json, Scenario

ONE_HANDERS = ("blessed-mace", "jeweled-dagger", "longsword")


def buys(scene: Scenario) -> list[str]:
    return [move for move in scene.legal() if move.startswith("buy")]


def check_weapon(slug: str, cost: int, hands: int) -> None:
    """Its cost, and whether it fits with one and two hands of other weapons (R3.3b)."""
    check_cost(slug, cost)
    one, two = [other for other in ONE_HANDERS if other != slug][:2]
    beside_one = market_turn(market=slug, cards=[one], gold=20)
    assert buys(beside_one) == ([f"buy {slug}"] if hands == 1 else [f"buy {slug} drop {one}"])
    beside_two = market_turn(market=slug, cards=[one, two], gold=20)
    singles = [f"buy {slug} drop {one}", f"buy {slug} drop {two}"]
    assert buys(beside_two) == (singles if hands == 1 else [f"buy {slug} drop {one} {two}"])


def test_longsword_lets_dice_of_the_class_color_count_1_more() -> None:
    check_weapon("longsword", cost=3, hands=1)
    sword = ["longsword"]
    assert stars_for("str", "STR r6 r5 g5", cards=sword) == 4  # 16, and 2 red dice
    assert stars_for("str", "STR r6 g5 g5", cards=sword) == 0  # 16, and 1 red die
    assert stars_for("str", "STR r6 g6 g5", cards=sword) == 4  # the 6 counts as 7
    assert stars_for("str", "STR r6 r5 g5") == 0
    assert stars_for("str", "STR y6 y5 g5", cards=sword) == 0
    assert stars_for("str", "STR w6 w5 g5", cards=sword, **of_class("cleric")) == 0  # 14-15: over


def test_longsword_counts_more_only_by_choice_and_die_by_die() -> None:
    assert stars_for("str", "STR r6 r6 r6", cards=["longsword"]) == 4  # 18 is not made 21
    assert stars_for("con", "CON r5 r5 r6", cards=["longsword"]) == 3  # 16: one of three dice
    assert stars_for("dex", "DEX r6 r6 g6", cards=["longsword"]) == 0  # 18 is never made less


def test_longsword_does_not_touch_traits_that_count_pips() -> None:
    assert stars_for("weak", "STR r3 r3 r3", cards=["longsword", "weak"]) == 4


def test_blessed_mace_lets_wisdom_and_charisma_count_up_to_2_more() -> None:
    check_weapon("blessed-mace", cost=3, hands=1)
    mace = ["blessed-mace"]
    assert stars_for("wis", "WIS g4 g4 g4", cards=mace) == 1  # 14+
    assert stars_for("wis", "WIS g4 g4 g3", cards=mace) == 0
    assert stars_for("cha", "CHA g4 g4 g4", cards=mace) == 1
    assert stars_for("wis", "WIS g4 g4 g4") == 0
    assert stars_for("str", "STR g6 g5 g5", cards=mace) == 0  # it does not affect Strength


@pytest.mark.parametrize(
    ("wisdom", "stars"), [("5 5 5", 0), ("6 5 5", 4), ("6 6 5", 4), ("6 6 6", 4)]
)
def test_blessed_mace_counts_as_much_as_an_exact_goal_asks_for(wisdom: str, stars: int) -> None:
    picture = "WIS " + " ".join(f"g{value}" for value in wisdom.split())
    assert stars_for("wis", picture, cards=["blessed-mace"], **of_class("cleric")) == stars


def test_jeweled_dagger_lets_gold_dice_count_1_more() -> None:
    check_weapon("jeweled-dagger", cost=3, hands=1)
    dagger = ["jeweled-dagger"]
    assert stars_for("str", "STR b5 y6 y5", cards=dagger) == 4  # the rulebook's example: 18
    assert stars_for("str", "STR b5 y6 b5", cards=dagger) == 0
    assert stars_for("str", "STR b5 y6 b6", cards=dagger) == 4
    assert stars_for("str", "STR b5 r6 r5", cards=dagger) == 0
    assert stars_for("dex", "DEX y6 y6 y5", cards=dagger) == 2  # 17 need not be more


def test_jeweled_dagger_does_not_touch_traits_that_count_pips() -> None:
    assert stars_for("reckless", "WIS y3 y3 y2", cards=["jeweled-dagger", "reckless"]) == 5


def test_jeweled_dagger_and_longsword_add_up() -> None:
    both = ["jeweled-dagger", "longsword"]
    assert stars_for("str", "STR y5 r5 r5", cards=both) == 4


def test_longbow_pays_2_for_an_initiative_card_without_gold() -> None:
    check_weapon("longbow", cost=2, hands=2)
    first = dice_turn(cards=["longbow"], gold=0).play("0 take 1", "0 place wis")
    assert first.hero()["gold"] == 2
    last = dice_turn(cards=["longbow"], gold=0).play("0 take 3", "0 place wis")
    assert last.hero()["gold"] == 2
    middle = dice_turn(cards=["longbow"], gold=0).play("0 take 2", "0 place wis")
    assert middle.hero()["gold"] == 1  # what lies on the card
    assert dice_turn(gold=0).play("0 take 1", "0 place wis").hero()["gold"] == 0


def test_longbow_pays_for_a_middle_card_that_holds_no_gold() -> None:
    bare = [{"card": 2, "die": "g2"}, {"card": 3, "die": "b4"}]
    scene = dice_turn(cards=["longbow"], gold=0, table={"initiative": bare})
    assert scene.play("0 take 2", "0 place wis").hero()["gold"] == 2


def test_tower_shield_makes_one_armor_set_larger() -> None:
    check_weapon("tower-shield", cost=6, hands=1)
    shield = ["tower-shield", "leather-boots"]
    assert over(cards=["leather-boots"]).score().part("armor") == 1
    assert over(cards=shield).score().part("armor") == 3
    assert over(cards=shield, **of_class("thief")).score().part("armor") == 4  # one bonus, not two


def test_tower_shield_serves_the_set_where_it_is_worth_most() -> None:
    scene = over(cards=["tower-shield", "leather-boots", "mystic-cloak"])
    assert scene.score().part("armor") == 1 + 4
    assert stars_in(scene, "larger-set") == 3


def test_tower_shield_does_nothing_without_armor_or_with_complete_sets() -> None:
    complete = ["tower-shield", "mystic-cowl", "mystic-robes", "mystic-cloak"]
    assert over(cards=complete).score().part("armor") == 7
    assert over(cards=["tower-shield"]).score().part("armor") == 0


TWO_IN_STRENGTH = "STR g2 r5\nDEX b6"


def test_ancient_spear_grants_a_constitution_action_when_a_row_is_filled() -> None:
    check_weapon("ancient-spear", cost=2, hands=2)
    scene = dice_turn(TWO_IN_STRENGTH, cards=["ancient-spear"])
    scene.play("0 take 1", "0 place str", "0 flip str2")  # the row's own action comes first
    assert {"raise dex1", "lower dex1", "raise str2"} & set(scene.legal()) == {
        "lower dex1",
        "raise str2",
    }
    scene.play("0 raise str2")
    assert scene.hero()["sheet"]["str"] == ["g2", "r3", "g2"]
    assert scene.seat == 1


def test_ancient_spear_does_nothing_while_the_row_has_room() -> None:
    scene = dice_turn(TWO_IN_STRENGTH, cards=["ancient-spear"])
    assert scene.play("0 take 1", "0 place dex", "0 pass").seat == 1


def test_ancient_spear_may_be_declined() -> None:
    scene = dice_turn(TWO_IN_STRENGTH, cards=["ancient-spear"])
    scene.play("0 take 1", "0 place str", "0 pass", "0 pass")
    assert scene.hero()["sheet"]["str"] == ["g2", "r5", "g2"]


def both_weapons() -> Scenario:
    cards = ["ancient-spear", "quarterstaff"]
    scene = dice_turn(TWO_IN_STRENGTH, cards=cards, **of_class("barbarian"))
    return scene.play("0 take 1", "0 place str", "0 pass")


def kinds_of(scene: Scenario) -> set[str]:
    return {move.split()[0] for move in scene.legal()}


@pytest.mark.parametrize(
    ("first", "then"), [("raise", {"reroll", "pass"}), ("reroll", {"raise", "lower", "pass"})]
)
def test_r11_31_two_weapons_act_in_the_order_their_owner_likes(first: str, then: set[str]) -> None:
    """The weapon bought first came first, whether its owner liked it or not."""
    scene = both_weapons()
    assert kinds_of(scene) == {"raise", "lower", "reroll", "pass"}
    move = next(move for move in scene.legal() if move.startswith(first))
    scene.play(f"0 {move}")
    if first == "reroll":
        scene.play("* rolled 3", "0 keep 3")
    assert kinds_of(scene) == then
    assert scene.play("0 pass").asked != "action"


def test_r11_31_both_weapons_may_be_passed() -> None:
    assert both_weapons().play("0 pass").asked != "action"


def test_quarterstaff_grants_an_intelligence_action_when_a_row_is_filled() -> None:
    check_weapon("quarterstaff", cost=2, hands=2)
    scene = dice_turn(TWO_IN_STRENGTH, cards=["quarterstaff"])
    scene.play("0 take 1", "0 place str", "0 pass", "0 reroll dex1", "* rolled 3", "0 keep 3")
    assert scene.hero()["sheet"]["dex"] == ["b3"]
    assert scene.seat == 1
    scene = dice_turn(TWO_IN_STRENGTH, cards=["quarterstaff"])
    assert scene.play("0 take 1", "0 place dex", "0 pass").seat == 1


def test_heavy_crossbow_makes_market_cards_cost_1_less() -> None:
    check_weapon("heavy-crossbow", cost=5, hands=2)
    scene = market_turn(market="leather-boots weak", cards=["heavy-crossbow"], gold=3)
    assert buys(scene) == ["buy leather-boots"]  # 4 less 1; weak would be 5 less 1
    assert scene.play("0 buy leather-boots").hero()["gold"] == 0
    free = market_turn(market="intimidate", cards=["heavy-crossbow"], gold=0)
    assert free.play("0 buy intimidate").hero()["gold"] == 0


def test_heavy_crossbow_is_of_no_use_with_open_lock() -> None:
    table = {"deck": {"single": ["leather-boots"]}}
    cards = ["heavy-crossbow", "open-lock"]
    scene = market_turn(market="weak longbow", cards=cards, gold=3, table=table)
    scene.play("0 use open-lock", "0 reveal", "* revealed leather-boots")
    assert scene.position["discard"] == ["leather-boots"]  # 4 is too expensive, so it is skipped


@pytest.mark.parametrize(("edition", "gold"), [("first", 4), ("second", 3)])
def test_heavy_crossbow_and_move_silently_depend_on_the_edition(edition: str, gold: int) -> None:
    table = {"discard": ["leather-boots"], "edition": edition}
    fields: Json = {"cards": ["heavy-crossbow", "move-silently"], "backstory": "mentor"}
    poor = market_turn(market="weak", gold=gold - 1, table=dict(table), **fields)
    assert "buy leather-boots" not in poor.play("0 use move-silently").legal()
    scene = market_turn(market="weak", gold=gold, table=dict(table), **fields)
    scene.play("0 use move-silently", "0 buy leather-boots")
    assert scene.hero()["gold"] == 0


def test_heavy_crossbow_still_cuts_the_price_of_the_weapon_it_is_dropped_for() -> None:
    scene = market_turn(market="longbow", cards=["heavy-crossbow"], gold=1)
    scene.play("0 buy longbow drop heavy-crossbow")  # R11.5
    assert scene.hero()["cards"] == ["longbow"]
    assert scene.hero()["gold"] == 0
    assert scene.position["discard"] == ["heavy-crossbow"]

"""The classes: color and goals, as the second scorer has them, and ability."""

from typing import Any

import pytest

from tests.cards.table import check_cost, dice_turn, market_turn, of_class, over, stars_for, where
from tests.scenario import Json, Scenario, hero, initiative
from tests.second_scorer import CLASSES

ROWS = ("str", "dex", "con", "int", "wis", "cha")
DICE = {total: (6, min(6, total - 7), max(1, total - 12)) for total in range(13, 19)}


def meets(goal: str, total: int) -> bool:
    """A plain second reading of a goal."""
    if goal.endswith("+"):
        return total >= int(goal[:-1])
    low, _, high = goal.partition("-")
    return int(low) <= total <= int(high or low)


@pytest.mark.parametrize("name", CLASSES)
def test_goals_pay_their_stars_at_the_right_totals(name: str) -> None:
    for row, fact in zip(ROWS, CLASSES[name][1].split(), strict=True):
        goal, stars = fact.split(":")
        for total, values in DICE.items():
            assert sum(values) == total
            picture = f"{row} " + " ".join(f"y{value}" for value in values)
            expected = int(stars) if meets(goal, total) else 0
            assert stars_for(row, picture, **of_class(name)) == expected


@pytest.mark.parametrize("name", CLASSES)
def test_goal_stars_add_up_to_12(name: str) -> None:
    assert sum(int(fact.split(":")[1]) for fact in CLASSES[name][1].split()) == 12


@pytest.mark.parametrize("name", CLASSES)
def test_dice_in_the_class_color_pay_a_star_each(name: str) -> None:
    own = CLASSES[name][0]
    picture = "".join(f"\n{row} {color}1 {own}1" for row, color in zip(ROWS, "gbrpkw", strict=True))
    assert over(picture, **of_class(name)).score().part("class_color") == 7


def test_cleric_pays_1_gold_for_a_wisdom_action() -> None:
    scene = market_turn(market="longbow weak", gold=3, **of_class("cleric"))
    scene.play("0 donate")
    assert scene.hero()["gold"] == 2
    assert scene.legal() == ["align up", "align down", "align left", "align right", "pass"]
    scene.play("0 align up")
    assert where(scene) == (0, 1)
    assert "donate" not in scene.legal()  # once per turn
    assert "buy longbow" in scene.legal()


def test_cleric_may_donate_after_buying_or_discarding() -> None:
    bought = market_turn(market="longbow weak", gold=3, **of_class("cleric"))
    assert bought.play("0 buy longbow").legal() == ["donate", "pass"]
    discarded = market_turn(market="longbow weak", gold=0, **of_class("cleric"))
    assert "donate" not in discarded.legal()
    assert discarded.play("0 discard weak").legal() == ["donate", "pass"]


def test_cleric_cannot_donate_a_charisma_token() -> None:
    scene = market_turn(market="longbow weak", gold=0, charisma=2, **of_class("cleric"))
    assert "donate" not in scene.legal()
    assert scene.play("0 buy longbow").seat == 1  # nothing left to do


def test_paladin_takes_a_constitution_action_after_buying_armor() -> None:
    scene = market_turn("STR g1", market="chain-helm weak", gold=5, **of_class("paladin"))
    assert scene.play("0 buy chain-helm").legal() == ["raise str1", "pass"]
    assert scene.play("0 raise str1").hero()["sheet"]["str"] == ["g2"]
    other = market_turn("STR g1", market="weak longbow", gold=5, **of_class("paladin"))
    assert other.play("0 buy weak").seat == 1


def druid(discard: list[str]) -> Scenario:
    fields = of_class("druid", gold=5)
    return market_turn(market="longbow weak", table={"discard": discard}, **fields)


def test_druid_returns_a_card_before_the_market_phase() -> None:
    scene = druid(["climb", "chain-helm"])
    assert scene.legal() == ["return climb", "return chain-helm", "pass"]
    scene.play("0 return chain-helm")
    assert scene.position["market"] == ["longbow", "weak", "chain-helm"]  # at the right end
    assert scene.position["discard"] == ["climb"]
    assert "buy chain-helm" in scene.legal()
    assert "return climb" not in scene.legal()  # once


def test_druid_may_leave_the_pile_alone() -> None:
    scene = druid(["climb"]).play("0 pass")
    assert scene.position["market"] == ["longbow", "weak"]
    assert scene.asked == "market"


def test_druid_is_not_asked_when_the_pile_is_empty() -> None:
    assert druid([]).asked == "market"


def test_druid_is_asked_first_although_another_buys_first() -> None:
    heroes = [hero(initiative=2, **of_class("druid")), {"gold": 5, "initiative": 1}]
    center = initiative(None, None, "g4")[2:]
    fields: Json = {"market": ["longbow", "weak"], "discard": ["climb"], "initiative": center}
    scene = Scenario.at(*heroes, phase="market", **fields)
    assert scene.seat == 0
    assert "buy climb" in scene.play("0 return climb").legal(1)


def test_ranger_pays_1_less_for_skills() -> None:
    check_cost("knowledge", 2 - 1, **of_class("ranger"))
    check_cost("weak", 5, **of_class("ranger"))
    table: Json = {"discard": ["knowledge"]}
    silent = market_turn(
        market="longbow weak", gold=1, table=table, **of_class("ranger", cards=["move-silently"])
    )
    assert "buy knowledge" in silent.play("0 use move-silently").legal()


def in_cleanup(hero_class: str, exhausted: list[str]) -> Scenario:
    mine = hero(cards=exhausted, exhausted=exhausted, **of_class(hero_class))
    return Scenario.at(mine, {"gold": 0}, phase="cleanup", initiative=initiative(None, None, None))


def test_ranger_refreshes_two_skills() -> None:
    scene = in_cleanup("ranger", ["climb", "search", "knowledge"])
    scene.play("0 refresh climb")
    assert scene.legal() == ["refresh search", "refresh knowledge", "pass"]
    scene.play("0 refresh search")
    assert scene.hero()["exhausted"] == ["knowledge"]
    assert scene.seat < 0  # chance: the next round
    once = in_cleanup("ranger", ["climb", "search"]).play("0 pass")  # `pass` ends both
    assert once.hero()["exhausted"] == ["search", "climb"]
    other = in_cleanup("warrior", ["climb", "search"]).play("0 refresh climb")
    assert other.seat < 0


def test_monk_may_take_the_wisdom_action_in_place_of_the_rows_own() -> None:
    scene = dice_turn("STR g2", dice=("g2", "b4", "k5"), **of_class("monk"))
    scene.play("0 take 2", "0 place str")
    aligns = ["align up", "align down", "align left", "align right"]
    assert scene.legal() == ["flip str1", "flip str2", *aligns, "pass"]
    scene.play("0 align left")
    assert where(scene) == (1, 0)
    assert scene.seat == 1  # instead of, not in addition to


def test_monk_in_the_wisdom_row_is_offered_its_action_once() -> None:
    scene = dice_turn(**of_class("monk")).play("0 take 1", "0 place wis")
    assert scene.position["prompts"][0]["actions"] == ["wis"]


def test_monk_in_wisdom_has_the_one_action() -> None:
    scene = dice_turn("STR g2", **of_class("monk")).play("0 take 2", "0 place wis")
    assert scene.legal() == ["align up", "align down", "align left", "align right", "pass"]


def bard(**fields: Any) -> Scenario:
    plain: Json = {"gold": 9, "placed": "cha"}
    return market_turn(market="longbow weak climb", **of_class("bard", **{**plain, **fields}))


def test_bard_buys_twice_after_placing_in_charisma() -> None:
    scene = bard().play("0 buy longbow")
    assert scene.legal() == ["buy weak", "buy climb", "pass"]  # no discard for gold
    scene.play("0 buy weak")
    assert scene.hero()["cards"] == ["longbow", "weak"]
    assert scene.hero()["gold"] == 2
    assert scene.seat == 1  # and no third time


def test_bard_buys_once_after_placing_elsewhere() -> None:
    assert bard(placed="str").play("0 buy longbow").seat == 1


def test_bard_who_discards_buys_nothing_more() -> None:
    assert bard().play("0 discard longbow").seat == 1  # R11.24


def test_bard_spends_a_charisma_token_on_one_of_the_buys() -> None:
    scene = bard(gold=4, charisma=1).play("0 buy longbow")
    assert scene.hero()["gold"] == 3
    assert scene.legal() == ["buy climb", "pass"]
    assert scene.play("0 buy climb").hero()["gold"] == 0


def test_bard_after_open_lock_buys_from_the_market_only() -> None:
    mine = of_class("bard", gold=20, placed="cha", cards=["open-lock", "move-silently"])
    table: Json = {"deck": {"single": ["chain-helm"]}, "discard": ["search"]}
    scene = market_turn(market="longbow weak", table=table, **mine)
    scene.play("0 use open-lock", "0 reveal", "* revealed chain-helm", "0 buy chain-helm")
    scene.play("0 use move-silently")  # its purchase is used up: only the step (R11.25)
    assert scene.legal() == ["buy longbow", "buy weak", "pass"]


def test_rogue_may_take_1_gold_and_a_dexterity_action() -> None:
    scene = market_turn("STR g1 b2", market="longbow weak", gold=0, **of_class("rogue"))
    assert scene.play("0 discard weak").legal() == ["swap str1 str2", "pass"]
    scene.play("0 swap str1 str2")
    assert scene.hero()["gold"] == 1
    assert scene.hero()["sheet"]["str"] == ["b2", "g1"]
    plain = market_turn("STR g1 b2", market="longbow weak", gold=0, **of_class("rogue"))
    assert plain.play("0 discard weak", "0 pass").hero()["gold"] == 2


def test_rogue_acts_in_the_friendly_market_but_not_in_an_empty_one() -> None:
    table: Json = {"variants": ["friendly"]}
    mine = of_class("rogue", gold=2)
    scene = market_turn("STR g1 b2", market="longbow weak", table=dict(table), **mine)
    assert scene.play("0 gold").legal() == ["swap str1 str2", "pass"]
    empty = market_turn("STR g1 b2", table=dict(table), **mine)  # `gold` plays itself (R11.6)
    assert empty.asked == "draw"
    assert empty.hero()["gold"] == 4


def test_thief_gets_4_for_a_gold_die() -> None:
    scene = dice_turn("STR g1", dice=("y2", "b4", "k5"), gold=0, **of_class("thief"))
    assert scene.play("0 take 1", "0 place str").hero()["gold"] == 4
    other = dice_turn("STR g1", dice=("y2", "b4", "k5"), gold=0)
    assert other.play("0 take 1", "0 place str").hero()["gold"] == 2


@pytest.mark.parametrize(("draw", "name", "gold"), [("k", "thief", 9), ("k", "rogue", 7)])
def test_thief_gets_4_for_a_gold_die_drawn_in_set_up(draw: str, name: str, gold: int) -> None:
    scene = Scenario.new(2).play("* start 0", "0 race human", "1 race elf", f"* drawn {draw}")
    scene.play(f"0 class {name}", "* drawn r", "1 class warrior").reach("draw-starting")
    scene.play("* drawn y", "* rolled 3", "* drawn g", "* rolled 3")
    assert scene.hero()["gold"] == gold


def test_sorcerer_takes_an_intelligence_action_after_buying_a_trait() -> None:
    scene = market_turn("STR g1", market="weak longbow", gold=5, **of_class("sorcerer"))
    assert scene.play("0 buy weak").legal() == ["reroll str1", "pass"]
    scene.play("0 reroll str1", "* rolled 4", "0 keep 4")
    assert scene.hero()["sheet"]["str"] == ["g4"]
    other = market_turn("STR g1", market="longbow weak", gold=5, **of_class("sorcerer"))
    assert other.play("0 buy longbow").seat == 1


def test_wizard_rolls_twice_and_keeps_any_of_three_values() -> None:
    scene = dice_turn("STR g1", **of_class("wizard")).play("0 take 1", "0 place int")
    scene.play("0 reroll str1", "* rolled 5", "* rolled 3")
    assert scene.legal() == ["keep 1", "keep 3", "keep 5"]
    assert scene.play("0 keep 3").hero()["sheet"]["str"] == ["g3"]


def test_warrior_takes_a_strength_action_after_buying_a_weapon() -> None:
    scene = market_turn("STR g1", market="longbow weak", gold=9)
    assert scene.play("0 buy longbow").legal() == ["flip str1", "pass"]
    assert scene.play("0 flip str1").hero()["sheet"]["str"] == ["g6"]
    assert market_turn("STR g1", market="weak longbow", gold=9).play("0 buy weak").seat == 1


def test_barbarian_holds_four_hands_of_weapons() -> None:
    held = ["longbow", "heavy-crossbow"]
    mine = of_class("barbarian", gold=9, cards=held[:1])
    scene = market_turn(market="heavy-crossbow weak", **mine)
    assert scene.play("0 buy heavy-crossbow").hero()["cards"] == held
    full = market_turn(market="longsword weak", **of_class("barbarian", gold=9, cards=held))
    buys = [move for move in full.legal() if move.startswith("buy longsword")]
    assert buys == ["buy longsword drop heavy-crossbow", "buy longsword drop longbow"]
    warrior = market_turn(market="heavy-crossbow weak", gold=9, cards=["longbow"])
    assert warrior.refusal("0 buy heavy-crossbow").rule == "R3.3b"

"""The thirteen skills: time, step, exhaustion and what each does (R5).

`check_skill` looks at cost, arrow, a blocked step and exhaustion, and leaves the skill in use.
"""

from typing import Any

import pytest

from tests.cards.table import (
    SOME,
    check_cost,
    check_skill,
    dice_turn,
    market_turn,
    moved_to,
    of_class,
    token,
    where,
)
from tests.scenario import Json, Scenario


def in_use(slug: str, picture: str = SOME, **fields: Any) -> Scenario:
    """The skill is being used on its owner's dice turn."""
    return dice_turn(picture, cards=[slug], **fields).play(f"0 use {slug}")


def center(scene: Scenario) -> list[str]:
    return [card["die"] for card in scene.position["initiative"]]


def check_any_time(slug: str) -> None:
    """R5.2: at the market and on another player's turn too."""
    assert f"use {slug}" in market_turn(market="weak longbow", cards=[slug]).legal()
    on_anothers = dice_turn(cards=[slug]).play("0 take 1", "0 place wis", "0 pass")
    assert on_anothers.seat == 1
    assert f"use {slug}" in on_anothers.legal(0)


def check_dice_turn_only(slug: str) -> None:
    """Only on its owner's dice turn, before an initiative card is taken."""
    scene = dice_turn(cards=[slug]).play("0 take 1")
    assert scene.asked == "place"
    assert f"use {slug}" not in scene.legal()
    scene.play("0 place wis", "0 pass")
    assert scene.refusal(f"0 use {slug}").rule == "R5.2"
    assert f"use {slug}" not in market_turn(market="weak longbow", cards=[slug]).legal()


def check_market_turn_only(slug: str) -> None:
    """Only on its owner's market turn."""
    assert f"use {slug}" not in dice_turn(cards=[slug]).legal()
    scene = market_turn(market="weak longbow", table={"neighbor": {"cards": [slug]}})
    assert scene.seat == 0
    assert scene.refusal(f"1 use {slug}").rule == "R5.2"


def test_concentrate_raises_a_die_by_up_to_3() -> None:
    scene = check_skill("concentrate", 4, "good", at=dice_turn(cards=["concentrate"]))
    check_any_time("concentrate")
    fits = {"str1": 3, "str2": 1, "con1": 3, "con2": 2, "con3": 3}  # g2 r5, b6, p1 k4 w3
    raises = [("raise " + space, most) for space, most in fits.items()]
    offered = [
        f"{move} {by}".removesuffix(" 1") for move, most in raises for by in range(1, most + 1)
    ]
    assert scene.legal() == [*offered, "pass"]
    scene.play("0 raise con3 3")
    assert scene.hero()["sheet"]["con"] == ["p1", "k4", "w6"]
    assert scene.asked == "take"


def test_concentrate_on_sixes_only_moves_the_token() -> None:
    scene = in_use("concentrate", "STR g6 g6")
    assert scene.asked == "take"  # `pass` alone is no decision (R11.19)
    assert where(scene) == (0, 1)
    assert scene.hero()["exhausted"] == ["concentrate"]


def test_search_exchanges_a_die_for_a_color_from_the_bag() -> None:
    scene = check_skill("search", 4, "lawful", at=dice_turn(cards=["search"], gold=0))
    check_any_time("search")
    assert "exchange str1 g" not in scene.legal()  # another color
    scene.play("0 exchange str1 k")
    assert scene.hero()["sheet"]["str"] == ["k2", "r5"]  # place and value of the old die
    assert scene.position["bag"]["g"] == 6
    assert scene.position["bag"]["k"] == 4
    assert scene.hero()["gold"] == 0


@pytest.mark.parametrize(("hero_class", "gold"), [("warrior", 2), ("thief", 4)])
def test_search_pays_for_a_gold_die(hero_class: str, gold: int) -> None:
    scene = in_use("search", gold=0, **of_class(hero_class))
    assert scene.play("0 exchange str1 y").hero()["gold"] == gold


def test_search_offers_only_what_the_bag_holds() -> None:
    scene = in_use("search", "STR g2", table={"bag": {"g": 3, "w": 1}})
    assert scene.legal() == ["exchange str1 w", "pass"]


def test_negotiate_exchanges_a_die_with_the_center() -> None:
    at = dice_turn("STR g3 y2", cards=["negotiate"], dice=("g2", "b4", "k5"), gold=0)
    scene = check_skill("negotiate", 2, "lawful", at=at)
    check_dice_turn_only("negotiate")
    scene.play("0 exchange str1 3")
    assert scene.hero()["sheet"]["str"] == ["k5", "y2"]
    assert center(scene) == ["g2", "g3", "b4"]  # sorted again, values unchanged
    assert [card["gold"] for card in scene.position["initiative"]] == [0, 1, 0]  # gold stays
    assert scene.hero()["gold"] == 0


def test_negotiate_offers_no_die_of_the_same_color_and_value() -> None:
    scene = in_use("negotiate", "STR g2", dice=("g2", "g3", "b2"))
    assert scene.legal() == ["exchange str1 2", "exchange str1 3", "pass"]


def test_negotiate_pays_for_a_gold_die_whatever_it_replaces() -> None:
    fresh = in_use("negotiate", "STR g3 y2", dice=("g1", "b4", "y5"), gold=0)
    assert fresh.play("0 exchange str1 3").hero()["gold"] == 2
    thief = in_use("negotiate", "STR g3", dice=("g1", "b4", "y5"), gold=0, **of_class("thief"))
    assert thief.play("0 exchange str1 3").hero()["gold"] == 4
    again = in_use("negotiate", "STR g3 y2", dice=("g1", "b4", "y5"), gold=0)
    assert again.play("0 exchange str2 3").hero()["gold"] == 2


def test_negotiate_lets_its_user_order_equal_dice() -> None:
    scene = in_use("negotiate", "STR g5", dice=("b1", "k2", "r5"))
    scene.play("0 exchange str1 1")
    assert scene.legal() == ["order g5 r5", "order r5 g5"]
    assert center(scene.play("0 order r5 g5")) == ["k2", "r5", "g5"]


def test_pickpocket_gains_2_gold() -> None:
    scene = check_skill("pickpocket", 3, "evil", at=dice_turn(cards=["pickpocket"], gold=1))
    check_any_time("pickpocket")
    assert scene.hero()["gold"] == 3
    assert scene.asked == "take"


def test_pickpocket_may_pay_for_the_card_at_the_market() -> None:
    scene = market_turn(market="longbow weak", cards=["pickpocket"], gold=0)
    scene.play("0 use pickpocket", "0 buy longbow")
    assert scene.hero()["gold"] == 0


def test_a_skill_just_bought_may_be_used_at_once() -> None:
    scene = market_turn(market="pickpocket weak", gold=3).play("0 buy pickpocket")
    assert scene.legal() == ["pass", "use pickpocket"]  # R3.3d


def test_acrobatics_takes_a_dexterity_action() -> None:
    at = dice_turn("STR g2 g2\nDEX b6", cards=["acrobatics"])
    scene = check_skill("acrobatics", 1, "chaotic", at=at)
    check_any_time("acrobatics")
    assert scene.legal() == ["swap str1 dex1", "swap str2 dex1", "pass"]
    scene.play("0 swap str1 dex1")
    assert scene.hero()["sheet"] == {**scene.hero()["sheet"], "str": ["b6", "g2"], "dex": ["g2"]}


def test_knowledge_takes_an_intelligence_action() -> None:
    scene = check_skill("knowledge", 2, "lawful", at=dice_turn("STR g2", cards=["knowledge"]))
    check_any_time("knowledge")
    assert scene.legal() == ["reroll str1", "pass"]
    assert scene.play("0 reroll str1", "* rolled 6").legal() == ["keep 2", "keep 6"]
    assert scene.play("0 keep 6").hero()["sheet"]["str"] == ["g6"]


def test_knowledge_of_a_wizard_rolls_twice() -> None:
    scene = in_use("knowledge", "STR g2", **of_class("wizard"))  # R11.12
    scene.play("0 reroll str1", "* rolled 6", "* rolled 4")
    assert scene.legal() == ["keep 2", "keep 4", "keep 6"]


def test_cure_wounds_takes_a_constitution_action() -> None:
    at = dice_turn("STR g1 g6", cards=["cure-wounds"])
    scene = check_skill("cure-wounds", 2, "good", at=at)
    check_any_time("cure-wounds")
    assert scene.legal() == ["raise str1", "lower str2", "pass"]
    assert scene.play("0 lower str2").hero()["sheet"]["str"] == ["g1", "g5"]


def test_cure_wounds_need_not_be_taken() -> None:
    scene = in_use("cure-wounds", "STR g1").play("0 pass")  # R5.1: the step and no more
    assert scene.hero()["sheet"]["str"] == ["g1"]
    assert scene.hero()["exhausted"] == ["cure-wounds"]


def test_open_lock_offers_the_top_card_at_full_price() -> None:
    table: Json = {"deck": {"single": ["leather-boots", "climb"], "double": ["clumsy"]}}
    at = market_turn(market="longbow intimidate", cards=["open-lock"], gold=4, table=table)
    scene = check_skill("open-lock", 1, "chaotic", at=at)
    check_market_turn_only("open-lock")
    assert scene.legal() == ["reveal", "pass"]
    scene.play("0 reveal")
    assert set(scene.odds()) == {"revealed leather-boots", "revealed climb"}
    scene.play("* revealed leather-boots")
    assert scene.legal() == ["buy leather-boots", "pass"]
    scene.play("0 buy leather-boots")
    assert scene.hero()["gold"] == 0
    assert scene.seat == 1  # it was the purchase of this turn


def test_open_lock_takes_no_charisma_token() -> None:
    table: Json = {"deck": {"single": ["climb"]}}
    fields: Json = {"cards": ["open-lock"], "gold": 2, "charisma": 1}
    scene = market_turn(market="longbow intimidate", table=table, **fields)
    scene.play("0 use open-lock", "0 reveal", "* revealed climb")
    assert scene.position["discard"] == ["climb"]
    assert scene.asked == "market"  # the turn goes on as if unused
    assert "buy longbow" in scene.legal()


def test_open_lock_with_a_trait_moves_the_token_too() -> None:
    table: Json = {"deck": {"single": ["weak"]}}
    scene = market_turn(market="longbow climb", cards=["open-lock"], gold=5, table=table)
    scene.play("0 use open-lock", "0 reveal", "* revealed weak", "0 buy weak")
    assert where(scene) == (1, 1)  # chaotic for the skill, lawful for the trait


def test_open_lock_with_an_empty_deck_turns_the_discard_pile_over() -> None:
    scene = market_turn(market="longbow climb", cards=["open-lock"], table={"discard": ["weak"]})
    scene.play("0 use open-lock", "0 reveal")
    assert set(scene.odds()) == {"revealed weak"}


def test_open_lock_without_any_card_only_moves_the_token() -> None:
    scene = market_turn(market="longbow climb", cards=["open-lock"]).play("0 use open-lock")
    assert where(scene) == (1, 2)  # R11.20
    assert scene.asked == "market"


def test_open_lock_only_moves_the_token_once_the_purchase_is_made() -> None:
    table: Json = {"deck": {"single": ["climb"]}}
    scene = market_turn(market="longbow weak", cards=["open-lock"], gold=9, table=table)
    scene.play("0 buy weak", "0 use open-lock")  # R11.25
    assert scene.hero()["exhausted"] == ["open-lock"]
    assert scene.position["deck"]["single"] == ["climb"]
    assert scene.position["discard"] == []
    assert scene.seat == 1


def test_open_lock_can_be_declined() -> None:
    """Used for its arrow alone it burned a card of the deck (R5.1)."""
    table: Json = {"deck": {"single": ["climb"]}}
    scene = market_turn(market="longbow intimidate", cards=["open-lock"], gold=4, table=table)
    scene.play("0 use open-lock", "0 pass")
    assert where(scene) == (1, 2)
    assert scene.hero()["exhausted"] == ["open-lock"]
    assert scene.position["deck"]["single"] == ["climb"]
    assert "buy longbow" in scene.legal()  # the turn goes on as if unused


def test_open_lock_declined_leaves_an_empty_deck_and_the_discard_pile_alone() -> None:
    scene = market_turn(market="longbow climb", cards=["open-lock"], table={"discard": ["weak"]})
    scene.play("0 use open-lock", "0 pass")
    assert scene.position["discard"] == ["weak"]


def test_climb_turns_a_die_in_the_center() -> None:
    at = dice_turn(cards=["climb"], dice=("g2", "b4", "k6"))
    scene = check_skill("climb", 3, "good", at=at)
    check_dice_turn_only("climb")
    assert scene.legal() == ["turn 1", "turn 2", "turn 3", "pass"]
    scene.play("0 turn 3")
    assert center(scene) == ["k1", "g2", "b4"]


def test_climb_lets_its_user_order_equal_dice() -> None:
    scene = in_use("climb", dice=("g2", "b5", "k6")).play("0 turn 1")
    assert scene.legal() == ["order g5 b5", "order b5 g5"]
    assert center(scene.play("0 order g5 b5")) == ["g5", "b5", "k6"]


def test_climb_touches_only_dice_not_yet_taken() -> None:
    scene = dice_turn(table={"start": 1, "heroes": climbers()})
    scene.play("1 take 1", "1 place str", "1 pass", "0 use climb")
    assert scene.legal() == ["turn 2", "turn 3", "pass"]


def climbers() -> list[Json]:
    return [{"gold": 1, "cards": ["climb"], "alignment": token(1, 1)}, {"gold": 1}]


def test_intimidate_rerolls_any_dice_in_the_center() -> None:
    at = dice_turn(cards=["intimidate"], dice=("g2", "b4", "k6"))
    scene = check_skill("intimidate", 1, "evil", at=at)
    check_dice_turn_only("intimidate")
    assert scene.legal() == [
        "reroll 1",
        "reroll 2",
        "reroll 1 2",
        "reroll 3",
        "reroll 1 3",
        "reroll 2 3",
        "reroll 1 2 3",
        "pass",
    ]
    scene.play("0 reroll 1 3", "* rolled 5", "* rolled 1")  # in the order of the cards
    assert center(scene) == ["k1", "b4", "g5"]


def test_intimidate_lets_its_user_order_equal_dice() -> None:
    scene = in_use("intimidate", dice=("g2", "b4", "k6")).play("0 reroll 1", "* rolled 4")
    assert scene.legal() == ["order g4 b4", "order b4 g4"]


def test_move_silently_buys_from_the_discard_pile() -> None:
    table: Json = {"discard": ["leather-boots", "climb"]}
    fields: Json = {"cards": ["move-silently"], "gold": 2, "charisma": 1}
    at = market_turn(market="longbow intimidate", table=table, **fields)
    scene = check_skill("move-silently", 2, "evil", at=at)
    check_market_turn_only("move-silently")
    assert scene.legal() == ["buy climb", "pass"]  # a token pays; leather boots cost 4
    scene.play("0 buy climb")
    assert scene.hero()["gold"] == 0
    assert scene.hero()["charisma"] == 0
    assert scene.position["discard"] == ["leather-boots"]
    assert scene.seat == 1  # no market card may also be discarded for gold


def test_move_silently_declined_leaves_the_turn_as_it_was() -> None:
    table: Json = {"discard": ["climb"]}
    scene = market_turn(market="longbow weak", cards=["move-silently"], table=table)
    scene.play("0 use move-silently", "0 pass")
    assert "discard weak" in scene.legal()
    assert "buy longbow" in scene.legal()
    assert scene.hero()["exhausted"] == ["move-silently"]


def test_sleight_of_hand_moves_a_die_and_closes_the_gap() -> None:
    at = dice_turn(cards=["sleight-of-hand"], gold=0)
    scene = check_skill("sleight-of-hand", 2, "chaotic", at=at)
    check_any_time("sleight-of-hand")
    assert "move str1 con" not in scene.legal()  # a full row
    assert "move str1 str" not in scene.legal()
    scene.play("0 move con1 str")
    assert scene.hero()["sheet"]["con"] == ["k4", "w3"]
    assert scene.hero()["sheet"]["str"] == ["g2", "r5", "p1"]
    assert scene.hero()["gold"] == 0  # no gold for the third space
    assert scene.asked == "take"  # and no action


def test_sleight_of_hand_on_a_full_sheet_only_moves_the_token() -> None:
    rows = ("STR g1 g2 g3", "DEX b1 b2 b3", "CON p1 p2 p3")
    full = "\n".join((*rows, "INT k1 k2 k3", "WIS w1 w2 w3", "CHA r1 r2 r3"))
    scene = in_use("sleight-of-hand", full)  # R11.28
    assert scene.asked == "take"
    assert where(scene) == (1, 2)


def test_sleight_of_hand_may_empty_a_row_that_pays_again() -> None:
    scene = in_use("sleight-of-hand", gold=0).play("0 move con1 wis", "0 take 1", "0 place con")
    assert scene.hero()["gold"] == 1


def diplomat(theirs: list[str], **fields: Any) -> Scenario:
    """A hero with Diplomacy on their dice turn, beside a player with these skills."""
    mine: Json = {"cards": ["diplomacy"], "gold": 0, "alignment": token(1, 1), **fields}
    other: Json = {"alignment": token(1, 1, "rebel"), "cards": theirs, "exhausted": theirs[:1]}
    return dice_turn(table={"heroes": [mine, other]})


def test_diplomacy_uses_a_skill_of_another_player() -> None:
    check_cost("diplomacy", 3)
    scene = diplomat(["pickpocket"]).play("0 use diplomacy as pickpocket")  # theirs is exhausted
    assert scene.hero()["gold"] == 2
    assert where(scene) == (2, 1)  # the arrow of the chosen card
    assert scene.hero()["exhausted"] == ["diplomacy"]
    assert scene.hero(1)["exhausted"] == ["pickpocket"]
    assert where(scene, 1) == (1, 1)
    assert not [move for move in scene.legal() if move.startswith("use")]


def test_diplomacy_leaves_a_ready_skill_ready() -> None:
    scene = diplomat(["climb", "pickpocket"]).play("0 use diplomacy as pickpocket")
    assert scene.hero(1)["exhausted"] == ["climb"]


def test_diplomacy_keeps_to_the_time_of_the_chosen_skill() -> None:
    scene = diplomat(["climb", "open-lock", "search"])
    uses = [move for move in scene.legal() if move.startswith("use")]
    assert uses == ["use diplomacy as climb", "use diplomacy as search"]
    scene.play("0 take 1")
    uses = [move for move in scene.legal() if move.startswith("use")]
    assert uses == ["use diplomacy as search"]


def test_diplomacy_cannot_choose_a_skill_whose_step_is_blocked() -> None:
    scene = moved_to(diplomat(["pickpocket", "search"]), 2, 1)
    uses = [move for move in scene.legal() if move.startswith("use")]
    assert uses == ["use diplomacy as search"]
    assert scene.refusal("0 use diplomacy as pickpocket").rule == "R5.1"


def test_diplomacy_may_take_the_step_and_not_the_ability() -> None:
    scene = diplomat(["concentrate"], sheet={"str": ["g1"]})
    scene.play("0 use diplomacy as concentrate", "0 pass")
    assert where(scene) == (0, 1)
    assert scene.hero()["sheet"]["str"] == ["g1"]


def test_diplomacy_needs_a_skill_of_somebody_else() -> None:
    scene = diplomat([], cards=["diplomacy", "pickpocket"])
    assert "use pickpocket" in scene.legal()
    assert scene.refusal("0 use diplomacy").rule == "R5.2"
    assert scene.refusal("0 use diplomacy as pickpocket").rule == "R5.2"


def test_diplomacy_is_not_in_the_solo_game() -> None:
    deck = Scenario.new(1).position["deck"]
    assert "diplomacy" not in [*deck["single"], *deck["double"], *deck["mixed"]]
    assert "diplomacy" in Scenario.new(2).position["deck"]["double"]

"""R11.12, R11.13, R11.21, R11.26 to R11.29: granted actions, dice that move, weapons at the end."""

import pytest

from rollplayer.engine import CHANCE
from tests.rules.tables import FULL, at_dice, at_market, of_class, reloaded, token
from tests.scenario import Json, Scenario, hero

CENTER = [{"card": card, "die": None} for card in (1, 2, 3)]


def rolled_by(table: Scenario, *dice: str) -> Scenario:
    """Draws and rolls these dice in the roll phase."""
    for die in dice:
        table.play(f"* drawn {die[0]}", f"* rolled {die[1]}")
    return table


# R11.12 ----------------------------------------------------------------------------------------


def test_r11_12_the_wizards_own_action_rolls_twice() -> None:
    table = at_dice(of_class("wizard", "STR g3")).play("0 take 1", "0 place int", "0 reroll str1")
    table.play("* rolled 6", "* rolled 1")
    assert table.legal() == ["keep 1", "keep 3", "keep 6"]


def test_r11_12_so_does_the_action_of_a_skill() -> None:
    table = at_dice(of_class("wizard", "STR g3", cards=["knowledge"]))
    table.play("0 use knowledge", "0 reroll str1", "* rolled 6", "* rolled 1")
    assert table.legal() == ["keep 1", "keep 3", "keep 6"]


def test_r11_12_so_does_the_action_of_a_weapon() -> None:
    table = at_dice(of_class("wizard", "STR g3 b2", cards=["quarterstaff"]))
    table.play("0 take 1", "0 place str", "0 pass", "0 reroll str1", "* rolled 6", "* rolled 1")
    assert table.legal() == ["keep 1", "keep 3", "keep 6"]


def test_r11_12_so_does_a_borrowed_skill_but_not_its_owners_class() -> None:
    other: Json = {"race": "elf", "cards": ["knowledge"], "class": "wizard"}
    table = at_dice(hero("STR g3", cards=["diplomacy"]), other)
    table.play("0 use diplomacy as knowledge", "0 reroll str1", "* rolled 6")
    assert table.legal() == ["keep 3", "keep 6"], "a warrior rolls once"


def test_r11_12_granted_actions_do_not_count_against_the_one_a_phase() -> None:
    table = at_dice(hero("STR g3 b2", cards=["ancient-spear", "cure-wounds"]))
    table.play("0 take 1", "0 place str", "0 flip str1", "0 raise str1")
    assert table.hero()["sheet"]["str"] == ["g5", "b2", "g2"]
    assert table.seat == 1
    table.play("0 use cure-wounds", "0 raise str1")
    assert table.hero()["sheet"]["str"] == ["g6", "b2", "g2"]


# R11.13 ----------------------------------------------------------------------------------------


def placed_by_bard(*lines: str) -> Scenario:
    """A solo Bard comes to the market after these lines of the dice phase."""
    bard = of_class("bard", "DEX g1", gold=20, cards=["sleight-of-hand", "search"])
    other: Json = {"race": "elf", "initiative": 3}
    table = Scenario.at(
        bard,
        other,
        initiative=[{"card": 1, "die": "r2"}, {"card": 2, "die": "w4"}],
        market=["weak", "honest", "loyal"],
    )
    table.play("0 take 1", *lines)
    assert table.position["phase"] == "market"
    return table.play("0 buy honest")


def test_r11_13_a_die_placed_in_charisma_counts_wherever_it_goes() -> None:
    assert "buy weak" in placed_by_bard("0 place cha", "0 charisma").legal()
    assert (
        "buy weak"
        in placed_by_bard(
            "0 place cha", "0 use sleight-of-hand", "0 move cha1 str", "0 pass"
        ).legal()
    )


def test_r11_13_a_die_moved_into_charisma_does_not() -> None:
    moved = placed_by_bard("0 place str", "0 use sleight-of-hand", "0 move str1 cha", "0 pass")
    assert moved.hero()["sheet"]["cha"] == ["r2"]
    assert "buy weak" not in moved.legal()


@pytest.mark.parametrize(("name", "pays"), [("warrior", 2), ("thief", 4)])
def test_r11_13_search_pays_for_a_gold_die(name: str, pays: int) -> None:
    table = at_dice(of_class(name, "STR g3", cards=["search"]))
    table.play("0 use search", "0 exchange str1 y")
    assert table.hero()["sheet"]["str"] == ["y3"]
    assert table.hero()["gold"] == 5 + pays
    assert (table.position["bag"]["g"], table.position["bag"]["y"]) == (6, 4)


def test_r11_13_search_for_another_color_pays_nothing() -> None:
    table = at_dice(of_class("thief", "STR y3", cards=["search"]))
    assert table.play("0 use search", "0 exchange str1 g").hero()["gold"] == 5


@pytest.mark.parametrize(
    ("name", "mine", "pays"),
    [("warrior", "g3", 2), ("thief", "g3", 4), ("warrior", "y3", 2), ("thief", "y3", 4)],
)
def test_r11_13_negotiate_pays_for_a_gold_die_whatever_it_replaces(
    name: str, mine: str, pays: int
) -> None:
    table = at_dice(of_class(name, f"STR {mine}", cards=["negotiate"]), dice="r1 y4 k6")
    table.play("0 use negotiate", "0 exchange str1 2")
    assert table.hero()["sheet"]["str"] == ["y4"]
    assert table.hero()["gold"] == 5 + pays
    assert [card["die"] for card in table.position["initiative"]] == ["r1", mine, "k6"]
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 0]


def test_r11_13_a_third_space_filled_by_sleight_of_hand_pays_nothing() -> None:
    table = at_dice(hero("STR g3 b2\nDEX y4", cards=["sleight-of-hand"]))
    table.play("0 use sleight-of-hand", "0 move dex1 str")
    assert table.hero()["sheet"]["str"] == ["g3", "b2", "y4"]
    assert table.hero()["gold"] == 5
    assert table.legal() == ["take 1", "take 2", "take 3"], "and grants no action"


# R11.21 ----------------------------------------------------------------------------------------


def dropped(one: Json, *more: Json) -> list[str]:
    table = Scenario.at(one, *more, phase="over")
    return [table.cards.market[card].slug for card in table.score().dropped]


def rich(cards: int) -> Json:
    """Another hero with this many market cards."""
    armor = ["chain-gorget", "chain-helm", "chain-tunic", "mystic-cowl", "leather-boots"]
    return {"race": "elf", "cards": armor[:cards]}


def test_r11_21_weapons_that_cost_stars_are_left_out() -> None:
    # Envious pays 4 if another has more cards than the three held here.
    one = hero(cards=["envious", "longsword", "blessed-mace"])
    assert dropped(one, rich(3)) == ["blessed-mace"], "keep more, then the lower number"
    assert dropped(one, rich(2)) == ["longsword", "blessed-mace"]
    assert dropped(one, rich(4)) == []
    assert dropped(one, rich(1)) == [], "nothing helps, so nothing goes"


def test_r11_21_a_weapon_worth_more_than_envious_stays() -> None:
    # The Longsword meets the warrior's Strength (4) and Courageous (3): dropping it costs 7.
    one = hero("STR r6 r5 g6", cards=["envious", "courageous", "longsword"])
    assert dropped(one, rich(3)) == []
    two = hero("STR r6 r5 g6", cards=["envious", "courageous", "longsword", "tower-shield"])
    assert dropped(two, rich(4)) == ["tower-shield"]


def test_r11_21_the_others_are_counted_before_anybody_drops() -> None:
    # Both have four cards; either would need to drop one, and the other's four still count.
    other: Json = {"race": "elf", "cards": ["greedy", "proud", "nimble", "jeweled-dagger"]}
    one = hero(cards=["envious", "weak", "honest", "longsword"])
    assert dropped(one, other) == ["longsword"]


def test_r11_21_solo_envious_counts_to_six() -> None:
    cards = ["envious", *rich(5)["cards"], "longsword"]
    assert dropped(hero(cards=cards)) == ["longsword"]
    assert dropped(hero(cards=cards[:-1])) == []


def test_r11_21_the_table_itself_keeps_its_weapons() -> None:
    table = Scenario.at(hero(cards=["envious", "longsword"]), rich(2), phase="over")
    table.score()
    assert table.hero()["cards"] == ["envious", "longsword"]


# R11.26 ----------------------------------------------------------------------------------------


def test_r11_26_a_swap_may_be_within_a_row() -> None:
    table = at_dice(hero("STR g3 b2")).play("0 take 1", "0 place dex", "0 swap str1 str2")
    assert table.hero()["sheet"]["str"] == ["b2", "g3"]


@pytest.mark.parametrize(
    ("picture", "offered"), [("STR g3 g3", False), ("STR g3 g4", True), ("STR g3 b3", True)]
)
def test_r11_26_equal_dice_are_not_offered(picture: str, offered: bool) -> None:
    table = at_dice(hero(picture)).play("0 take 1", "0 place dex")
    assert ("swap str1 str2" in table.legal()) is offered
    if not offered:
        assert table.refusal("0 swap str1 str2").rule == "R11.26"


@pytest.mark.parametrize(("value", "amounts"), [(1, 3), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_r11_26_the_full_amount_must_fit(value: int, amounts: int) -> None:
    picture = f"STR g{value}\nDEX b1"
    table = at_dice(hero(picture, cards=["concentrate"])).play("0 use concentrate")
    offered = [line for line in table.legal() if line.startswith("raise str1")]
    assert offered == ["raise str1", "raise str1 2", "raise str1 3"][:amounts]
    if amounts < 3:
        assert table.refusal("0 raise str1 3").rule == "R11.26"


# R11.27 ----------------------------------------------------------------------------------------


def test_r11_27_one_prompt_a_tied_group_lowest_value_first() -> None:
    one, other = hero(), {"race": "elf", "gold": 0}
    four = {"race": "dwarf"}, {"race": "orc"}
    center = [{"card": card, "die": None} for card in (1, 2, 3, 4, 5)]
    table = Scenario.at(one, other, *four, phase="roll", initiative=center, start=1)
    rolled_by(table, "w5", "r2", "k5", "g2", "y6")
    assert table.seat == 1, "the start player is asked"
    assert table.legal() == ["order g2 r2", "order r2 g2"]
    assert table.refusal("1 order k5 w5").rule == "R3.1"
    table.play("1 order r2 g2")
    assert table.legal() == ["order k5 w5", "order w5 k5"]
    table.play("1 order w5 k5")
    dice = [card["die"] for card in table.position["initiative"]]
    assert dice == ["r2", "g2", "w5", "k5", "y6"]


def test_r11_27_equal_dice_of_one_color_are_not_asked_about() -> None:
    table = Scenario.at(hero(), {"race": "elf"}, phase="roll", initiative=CENTER)
    assert rolled_by(table, "r2", "r2", "k5").legal() == ["take 1", "take 2", "take 3"]


def test_r11_27_three_tied_dice_two_of_them_alike() -> None:
    table = Scenario.at(hero(), {"race": "elf"}, phase="roll", initiative=CENTER)
    assert rolled_by(table, "r2", "g2", "r2").legal() == [
        "order g2 r2 r2",
        "order r2 g2 r2",
        "order r2 r2 g2",
    ]


@pytest.mark.parametrize(
    ("skill", "line"),
    [("climb", "turn 1"), ("negotiate", "exchange str1 1"), ("intimidate", "reroll 1")],
)
def test_r11_27_after_a_skill_its_user_orders(skill: str, line: str) -> None:
    """Seat 1 uses the skill in its turn; seat 0 is the start player."""
    other: Json = {"race": "elf", "cards": [skill], "sheet": {"str": ["p5"]}}
    table = at_dice(hero("CHA r1"), other, dice="g2 w5 k6")
    table.play("0 take 3", "0 place str", "0 pass", f"1 use {skill}", f"1 {line}")
    if skill == "intimidate":
        table.play("* rolled 5")
    color = "p" if skill == "negotiate" else "g"
    assert table.seat == 1
    assert table.legal() == [f"order {color}5 w5", f"order w5 {color}5"]
    table.play(f"1 order w5 {color}5")
    assert [card["die"] for card in table.position["initiative"]] == ["w5", f"{color}5"]


def test_r11_27_intimidate_rolls_in_the_order_of_the_cards_and_sorts_again() -> None:
    table = at_dice(hero(cards=["intimidate"]), dice="g2 w4 k6")
    table.play("0 use intimidate", "0 reroll 3 1", "* rolled 5", "* rolled 1")
    # Card 1's green die shows 5, card 3's black die 1.
    assert [card["die"] for card in table.position["initiative"]] == ["k1", "w4", "g5"]
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 0]
    assert table.legal() == ["take 1", "take 2", "take 3"]


def test_r11_27_dice_already_taken_are_out_of_reach() -> None:
    other: Json = {"race": "elf", "cards": ["intimidate"]}
    table = at_dice(hero(), other, dice="g2 w4 k6")
    table.play("0 take 2", "0 place str", "0 pass", "1 use intimidate")
    assert table.legal() == ["reroll 1", "reroll 3", "reroll 1 3", "pass"]
    assert table.refusal("1 reroll 2").rule == "R5.1"


# R11.28 ----------------------------------------------------------------------------------------


def test_r11_28_on_a_full_sheet_only_the_token_moves() -> None:
    table = at_market(hero(FULL, cards=["sleight-of-hand", "search"]))
    sheet = table.hero()["sheet"]
    table.play("0 use sleight-of-hand")
    assert token(table) == (1, 2)
    assert table.hero()["sheet"] == sheet
    assert table.hero()["exhausted"] == ["sleight-of-hand"]
    assert "discard weak" in table.legal()


def test_r11_28_gaps_close_and_the_backstory_sees_it() -> None:
    # The Hunter wants black on dex2: sliding left brings it there.
    one = hero("STR g1 g2 g3\nDEX b1 b2 k3\nCON b1 r2", cards=["sleight-of-hand"])
    table = at_dice(one)
    lines = {line.subject: line for line in table.score().lines}
    assert lines["hunter"].have == 0
    table.play("0 use sleight-of-hand", "0 move dex1 con")
    assert table.hero()["sheet"]["dex"] == ["b2", "k3"]
    assert table.hero()["sheet"]["con"] == ["b1", "r2", "b1"]
    lines = {line.subject: line for line in table.score().lines}
    assert lines["hunter"].have == 1


def test_r11_28_only_to_another_row_with_room() -> None:
    table = at_dice(hero("STR g1 g2 g3\nDEX b1", cards=["sleight-of-hand"]))
    table.play("0 use sleight-of-hand")
    for line in ("move str1 str", "move dex1 str", "move dex1 dex", "move con1 int"):
        assert line not in table.legal()
        assert table.refusal(f"0 {line}").rule == "R5.1"


def test_r11_28_a_row_filled_again_pays_again() -> None:
    table = at_dice(hero("STR g1 g2", cards=["sleight-of-hand"]), dice="r2 w4 k6")
    table.play("0 take 1", "0 place str")
    assert table.hero()["gold"] == 6
    table.play("0 use sleight-of-hand", "0 move str2 dex")
    again = Scenario.at(
        {**table.hero(), "initiative": None, "placed": None},
        {"race": "elf"},
        initiative=[{"card": card, "die": die} for card, die in ((1, "b1"), (2, "b2"), (3, "b3"))],
    )
    again.play("0 take 1", "0 place str")
    assert again.hero()["sheet"]["str"] == ["g1", "r2", "b1"]
    assert again.hero()["gold"] == 7


# R11.29 ----------------------------------------------------------------------------------------


def ranger(*exhausted: str) -> Scenario:
    one = of_class("ranger", cards=["pickpocket", "search", "knowledge"], exhausted=list(exhausted))
    deck = {"single": ["weak", "honest", "loyal"]}
    return Scenario.at(one, {"race": "elf"}, phase="cleanup", initiative=CENTER, deck=deck)


def test_r11_29_the_ranger_is_asked_twice() -> None:
    table = ranger("pickpocket", "search", "knowledge").play("0 refresh search")
    assert table.legal() == ["refresh pickpocket", "refresh knowledge", "pass"]
    table.play("0 refresh pickpocket")
    assert table.hero()["exhausted"] == ["knowledge"]
    assert table.seat == CHANCE, "and not a third time"


def test_r11_29_one_pass_ends_both() -> None:
    table = ranger("pickpocket", "search", "knowledge").play("0 pass")
    assert table.seat == CHANCE
    assert len(table.hero()["exhausted"]) == 3


def test_r11_29_the_second_is_asked_only_while_something_is_exhausted() -> None:
    assert ranger("search").play("0 refresh search").seat == CHANCE


@pytest.mark.parametrize(
    ("row", "line"), [("str", "flip str1"), ("con", "raise str1"), ("cha", "charisma")]
)
def test_r11_29_the_monk_has_one_prompt_with_both_kinds(row: str, line: str) -> None:
    table = at_dice(of_class("monk", "STR g3")).play("0 take 1", f"0 place {row}")
    assert {line, "align up", "pass"} <= set(table.legal())
    assert table.play("0 align up").seat == 1, "in place of the row's own, not besides it"


def test_r11_29_the_monk_in_wisdom_has_no_more_than_wisdom() -> None:
    table = at_dice(of_class("monk", "STR g3")).play("0 take 1", "0 place wis")
    assert table.legal() == ["align up", "align down", "align left", "align right", "pass"]


@pytest.mark.parametrize(
    ("weapon", "line"), [("ancient-spear", "raise str1"), ("quarterstaff", "reroll str1")]
)
def test_r11_29_a_weapons_action_is_its_own_prompt_after_the_rows(weapon: str, line: str) -> None:
    table = at_dice(hero("STR g3 b2", cards=[weapon])).play("0 take 1", "0 place str")
    assert line not in table.legal()
    assert line in table.play("0 flip str2").legal()
    assert reloaded(table).legal() == table.legal()


@pytest.mark.parametrize("weapon", ["ancient-spear", "quarterstaff"])
def test_r11_29_only_a_row_that_is_filled_grants_it(weapon: str) -> None:
    table = at_dice(hero("STR g3", cards=[weapon])).play("0 take 1", "0 place str", "0 pass")
    assert table.seat == 1


def test_r11_31_both_weapons_of_a_barbarian_in_any_order() -> None:
    cards = ["quarterstaff", "ancient-spear"]
    table = at_dice(of_class("barbarian", "STR g3 b2", cards=cards))
    table.play("0 take 1", "0 place str", "0 pass")
    assert {"reroll str1", "raise str1"} <= set(table.legal())
    table.play("0 raise str1")
    assert "reroll str1" in table.legal()
    assert "lower str1" not in table.legal()


def test_r11_31_a_skill_may_be_used_between_the_weapons_of_a_barbarian() -> None:
    """The choice of the weapons' order was closed to skills and only one golden game said so."""
    cards = ["quarterstaff", "ancient-spear", "pickpocket"]
    table = at_dice(of_class("barbarian", "STR g3 b2", cards=cards))
    table.play("0 take 1", "0 place str", "0 pass")
    assert "use pickpocket" in table.legal()
    gold = table.hero()["gold"]
    table.play("0 use pickpocket")
    assert table.hero()["gold"] == gold + 2
    assert {"reroll str1", "raise str1"} <= set(table.legal()), "both are still to come"

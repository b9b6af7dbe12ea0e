"""Sheets counted by hand, so that the second scorer itself can be trusted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second_scorer import (
    ALIGNMENTS,
    BACKSTORIES,
    CLASSES,
    ROWS,
    Hero,
    rank,
    score_heroes,
    score_position,
)


def hero(cards: str = "", gold: int = 0, /, **facts: Any) -> Hero:
    """A hero with nothing but what is named; rows as text: `wis="g1 g2 y3"`."""
    sheet = {row: facts.pop(row, "").split() for row in ROWS}
    blank: Hero = {"race": None, "class": None, "backstory": None, "alignment": None}
    return {**blank, "gold": gold, "sheet": sheet, "cards": cards.split(), **facts}


def token(card: str, row: int, column: int) -> dict[str, Any]:
    return {"card": card, "row": row, "column": column}


def alone(one: Hero) -> dict[str, Any]:
    """The sheet of a hero with nobody to compare with, not in the solo game."""
    sheet: dict[str, Any] = score_heroes([one], solo=False)["heroes"][0]
    return sheet


def of_class(name: str, cards: str = "", **facts: Any) -> dict[str, Any]:
    return alone(hero(cards, **{"class": name}, **facts))


WARRIOR_SHEET: dict[str, Any] = {
    "str": "r6 r6 p6",  # 18: met, 4 stars
    "dex": "g5 k6 r5",  # 16: met, 2
    "con": "r6 y6 w5",  # 17: met, 3
    "int": "b5 b4 b6",  # 15: met, 1
    "wis": "g1 g2 y3",  # 6: missed
    "cha": "w3 k4 w6",  # 13: missed
}


def full_warrior(cards: str = "chain-helm chain-tunic reckless weak", gold: int = 7) -> Hero:
    facts = {"race": "human", "class": "warrior", "backstory": "hunter"}
    return hero(cards, gold, alignment=token("hermit", 1, 1), **facts, **WARRIOR_SHEET)


def test_a_whole_sheet() -> None:
    # Red dice: 4. Hunter: p3 k2 r1 b3 match, w2 and g3 do not: 4 matches, 3 stars.
    # Two chain pieces for red: 3 + 1. Reckless, 6 pips in Wisdom: 5. Weak, 18 in Strength: 0.
    assert score_position({"heroes": [full_warrior(), hero()]}) == {
        "heroes": [
            {
                "goals": 10,
                "class_color": 4,
                "alignment": 3,
                "backstory": 3,
                "armor": 4,
                "traits": 5,
                "gold": 0,
                "total": 29,
                "rank": None,
                "dropped": [],
            },
            {
                "goals": 0,
                "class_color": 0,
                "alignment": 0,
                "backstory": 0,
                "armor": 0,
                "traits": 0,
                "gold": 0,
                "total": 0,
                "rank": None,
                "dropped": [],
            },
        ],
        "winners": [0],
    }


def test_the_same_sheet_solo() -> None:
    result = score_position({"heroes": [full_warrior(gold=8)]})
    assert result["winners"] == [0]
    assert (result["heroes"][0]["gold"], result["heroes"][0]["total"]) == (1, 30)
    assert result["heroes"][0]["rank"] == "luminary"


def test_the_typed_tables_hold_together() -> None:
    for _, goals in CLASSES.values():
        assert sum(int(entry.split(":")[1]) for entry in goals.split()) == 12
    for spaces in BACKSTORIES.values():
        assert sorted(space[0] for space in spaces.split()) == sorted("gbrpkw")
    for grid in ALIGNMENTS.values():
        assert [len(line.split()) for line in grid.split("/")] == [3, 3, 3]


# R8.1


@pytest.mark.parametrize(
    ("dice", "stars"), [("p5 k5 k5", 2), ("p5 k5 k4", 2), ("p6 k5 k5", 0), ("p5 k5 k3", 0)]
)
def test_range_goal(dice: str, stars: int) -> None:
    assert of_class("cleric", str=dice)["goals"] == stars  # 14-15


@pytest.mark.parametrize(("dice", "stars"), [("p5 k6 k5", 0), ("p5 k6 k6", 3), ("p6 k6 k6", 0)])
def test_exact_goal(dice: str, stars: int) -> None:
    assert of_class("paladin", str=dice)["goals"] == stars  # 17


@pytest.mark.parametrize(("dice", "stars"), [("p5 k4 k4", 0), ("p5 k5 k4", 1), ("p6 k6 k6", 1)])
def test_at_least_goal(dice: str, stars: int) -> None:
    assert of_class("bard", str=dice)["goals"] == stars  # 14+


def test_race_modifier_counts_for_goals_and_not_for_pips() -> None:
    assert of_class("warrior", race="orc", str="b6 b5 b5")["goals"] == 4  # 16 + 2
    assert of_class("warrior", race="halfling", str="b6 b6 b6")["goals"] == 0  # 18 - 2
    assert of_class("monk", race="dragonkin", str="b6 b6 b6")["goals"] == 3  # 18+ with 20
    assert of_class("warrior", "weak", race="orc", str="b3 b3 b3")["traits"] == 4
    assert of_class("warrior", "weak", race="halfling", str="b4 b3 b3")["traits"] == 0


def test_jeweled_dagger_example() -> None:
    assert of_class("warrior", "jeweled-dagger", str="b5 y6 y5")["goals"] == 4  # 18 = 5 + 7 + 6
    assert of_class("warrior", str="b5 y6 y5")["goals"] == 0


def test_jeweled_dagger_die_by_die() -> None:
    assert of_class("paladin", "jeweled-dagger", str="b5 y6 y5")["goals"] == 3  # 17: one of the two
    assert of_class("paladin", "jeweled-dagger", str="b6 y6 y5")["goals"] == 3  # 17: neither
    assert of_class("paladin", "jeweled-dagger", str="b4 y5 y5")["goals"] == 0  # 16 at most


def test_longsword_lifts_class_dice_and_no_pips() -> None:
    assert of_class("warrior", "longsword", str="r6 r6 b4")["goals"] == 4  # 7 + 7 + 4
    assert of_class("warrior", "longsword", str="r6 y6 b4")["goals"] == 0  # 17 at most
    assert of_class("warrior", "longsword jeweled-dagger", str="r6 y6 b4")["goals"] == 4
    assert of_class("warrior", "longsword weak", str="r3 r3 r3")["traits"] == 4


@pytest.mark.parametrize(
    ("dice", "stars"), [("g6 g5 g4", 0), ("g6 g5 g5", 4), ("g6 g6 g5", 4), ("g6 g6 g6", 4)]
)
def test_blessed_mace_up_to_two(dice: str, stars: int) -> None:
    sheet = of_class("cleric", "blessed-mace", wis=dice)
    assert (sheet["goals"], sheet["dropped"]) == (stars, [])  # 18 exactly


def test_blessed_mace_on_both_rows_and_no_other() -> None:
    sheet = of_class("cleric", "blessed-mace", wis="g6 g5 g5", cha="g4 g4 g4", int="g4 g4 g4")
    assert sheet["goals"] == 4 + 1


def test_a_goal_met_by_a_weapon_is_met_for_traits() -> None:
    assert of_class("warrior", "jeweled-dagger courageous", str="b5 y6 y5")["traits"] == 3


# R8.2 to R8.4


def test_alignment_may_be_negative() -> None:
    assert alone(hero(alignment=token("sociopath", 0, 2)))["total"] == -3
    assert alone(hero(alignment=token("rebel", 0, 2)))["alignment"] == 3
    assert alone(hero(alignment=token("guardian", 0, 1)))["alignment"] == 3


@pytest.mark.parametrize(
    ("matches", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)]
)
def test_backstory(matches: int, stars: int) -> None:
    hunter = ["y1 y1 p1", "y1 k1 y1", "r1 y1 y1", "y1 y1 b1", "y1 w1 y1", "y1 y1 g1"]
    rows = {row: hunter[i] if i < matches else "y1 y1 y1" for i, row in enumerate(ROWS)}
    assert alone(hero(backstory="hunter", **rows))["backstory"] == stars


def test_backstory_wants_the_place_too() -> None:
    assert (
        alone(hero(backstory="hunter", str="p1 p1", dex="k1", con="r1"))["backstory"] == 0
    )  # con1


# R8.5


FOUR_CHAIN = "chain-gorget chain-vambraces chain-helm chain-tunic"
FIVE_CHAIN = FOUR_CHAIN + " chain-leggings"
THREE_MYSTIC = "mystic-cowl mystic-robes mystic-cloak"
FOUR_LEATHER = "leather-greaves leather-boots leather-gloves leather-pauldron"


def test_cleric_with_four_chain_pieces() -> None:
    assert of_class("cleric", FOUR_CHAIN)["armor"] == 8
    assert of_class("druid", FOUR_CHAIN)["armor"] == 7


def test_class_bonus_once_a_set_and_only_for_its_colors() -> None:
    assert (
        of_class("rogue", FIVE_CHAIN + " " + FOUR_LEATHER + " " + THREE_MYSTIC)["armor"]
        == 10 + 8 + 1 + 7
    )
    assert of_class("bard", "mystic-robes leather-boots chain-helm")["armor"] == 1 + 1 + 1 + 1


@pytest.mark.parametrize("cards", ["", FIVE_CHAIN, THREE_MYSTIC, FIVE_CHAIN + " " + FOUR_LEATHER])
def test_tower_shield_adds_nothing_to_no_or_complete_sets(cards: str) -> None:
    assert (
        of_class("wizard", cards + " tower-shield")["armor"] == of_class("wizard", cards)["armor"]
    )


def test_tower_shield_takes_the_best_open_set() -> None:
    assert of_class("druid", FIVE_CHAIN + " leather-boots tower-shield")["armor"] == 10 + 3 + 1
    # leather 3 -> 4 gives 3 more, chain 1 -> 2 gives 2 more
    assert (
        alone(hero("leather-greaves leather-boots leather-gloves chain-helm tower-shield"))["armor"]
        == 8 + 1
    )
    # a set of none is not made one of one
    assert alone(hero("mystic-robes tower-shield"))["armor"] == 4


# R8.6


@pytest.mark.parametrize(
    ("trait", "row", "at_most", "stars"),
    [
        ("weak", "str", 9, 4),
        ("clumsy", "dex", 10, 5),
        ("foolish", "int", 9, 4),
        ("reckless", "wis", 8, 5),
        ("obnoxious", "cha", 9, 4),
    ],
)
def test_traits_that_count_pips(trait: str, row: str, at_most: int, stars: int) -> None:
    just, over = f"g{at_most - 6} g5 g1", f"g{at_most - 6} g6 g1"
    assert alone(hero(trait, **{row: just}))["traits"] == stars
    assert alone(hero(trait, **{row: over}))["traits"] == 0
    assert alone(hero(trait))["traits"] == stars  # R11.30: an empty row has 0 pips


DRUID_SHEET: dict[str, Any] = {
    "str": "y5 y5 y4",  # 14
    "dex": "y6 y5 y5",  # 16
    "con": "y5 y5 y5",  # 15
    "int": "y5 y5 y4",  # 14
    "wis": "y6 y6 y5",  # 17
    "cha": "y6 y6 y5",  # 17
}


@pytest.mark.parametrize(
    ("trait", "row"),
    [
        ("courageous", "str"),
        ("nimble", "dex"),
        ("dedicated", "con"),
        ("cunning", "int"),
        ("compassionate", "wis"),
        ("proud", "cha"),
    ],
)
def test_traits_that_ask_for_a_goal(trait: str, row: str) -> None:
    only = of_class("druid", trait, **{row: DRUID_SHEET[row]})
    assert (only["goals"], only["traits"]) == (2, 3)
    all_but = of_class("druid", trait, **{**DRUID_SHEET, row: "y1 y1 y1"})
    assert (all_but["goals"], all_but["traits"]) == (10, 0)


def test_famous() -> None:
    assert alone(full_warrior("famous"))["traits"] == 4  # four goals met
    three = full_warrior("famous")
    three["sheet"]["int"] = ["b5", "b4", "b4"]
    assert alone(three)["traits"] == 0


def test_traits_that_count_cards() -> None:
    cards = (
        "steadfast honorable focused longsword blessed-mace chain-helm knowledge climb diplomacy"
    )
    assert alone(hero(cards))["traits"] == 2 * 2 + 1 + 2 * 3


@pytest.mark.parametrize(
    ("gold", "stars"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4), (15, 4), (99, 4)]
)
def test_greedy_is_capped(gold: int, stars: int) -> None:
    assert alone(hero("greedy", gold))["traits"] == stars


def test_obsessed() -> None:
    five_gold = {"str": "y1 y1 y1", "dex": "y1 y1"}
    assert of_class("warrior", "obsessed", **five_gold)["traits"] == 4
    assert of_class("warrior", "obsessed", str="y1 y1 y1", dex="y1")["traits"] == 0
    assert of_class("warrior", "obsessed", str="r1 r1 r1", dex="r1 r1")["traits"] == 0
    assert of_class("wizard", "obsessed", str="r1 r1 r1", dex="r1 r1")["traits"] == 4


def test_honest_and_loyal() -> None:
    assert alone(hero("honest loyal", alignment=token("hermit", 0, 0)))["traits"] == 6
    assert alone(hero("honest loyal", alignment=token("hermit", 0, 2)))["traits"] == 3
    assert alone(hero("honest loyal", alignment=token("hermit", 1, 0)))["traits"] == 3
    assert alone(hero("honest loyal", alignment=token("hermit", 2, 1)))["traits"] == 0


# Envious and R11.21


def test_envious_compares_with_the_others() -> None:
    result = score_heroes([hero("envious"), hero("weak clumsy")], solo=False)
    assert result["heroes"][0]["traits"] == 4
    assert score_heroes([hero("envious"), hero("search")], solo=False)["heroes"][0]["traits"] == 0
    assert alone(hero("envious"))["traits"] == 0


def test_envious_solo() -> None:
    six = "envious search climb knowledge acrobatics negotiate"
    assert score_position({"heroes": [hero(six)]})["heroes"][0]["traits"] == 4
    assert score_position({"heroes": [hero(six + " intimidate")]})["heroes"][0]["traits"] == 0
    dropping = score_position({"heroes": [hero(six + " longbow")]})["heroes"][0]
    assert (dropping["traits"], dropping["dropped"]) == (4, ["longbow"])


def test_envious_is_better_after_dropping_a_weapon() -> None:
    first = score_heroes([hero("envious quarterstaff"), hero("search climb")], solo=False)[
        "heroes"
    ][0]
    assert (first["total"], first["dropped"]) == (4, ["quarterstaff"])


def test_others_are_counted_before_they_drop() -> None:
    both = score_heroes([hero("envious longbow"), hero("envious quarterstaff")], solo=False)[
        "heroes"
    ]
    assert [(sheet["traits"], sheet["dropped"]) for sheet in both] == [
        (4, ["longbow"]),
        (4, ["quarterstaff"]),
    ]


def test_equal_subsets_keep_more_weapons() -> None:
    # all kept: Steadfast 4, Envious 0; both dropped: 0 and 4; one dropped: 2 and 0
    mine = hero("envious steadfast longsword blessed-mace")
    assert (
        score_heroes([mine, hero("search climb knowledge")], solo=False)["heroes"][0]["dropped"]
        == []
    )


def test_equal_subsets_keep_the_lower_numbers() -> None:
    mine = hero("envious steadfast blessed-mace longsword")
    sheet = score_heroes([mine, hero("search climb knowledge negotiate")], solo=False)["heroes"][0]
    assert (sheet["traits"], sheet["dropped"]) == (2 + 4, ["blessed-mace"])


def test_the_useful_weapon_is_kept_and_drops_are_in_card_order() -> None:
    mine = hero(
        "envious tower-shield jeweled-dagger longsword chain-helm", **{"class": "barbarian"}
    )
    sheet = score_heroes([mine, hero("search climb knowledge negotiate")], solo=False)["heroes"][0]
    assert (sheet["armor"], sheet["traits"], sheet["dropped"]) == (
        3 + 1,
        4,
        ["longsword", "jeweled-dagger"],
    )


# R8.7, R8.8, R9.7


@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2)])
def test_gold_counts_solo_only(gold: int, stars: int) -> None:
    assert score_heroes([hero("", gold)], solo=True)["heroes"][0]["gold"] == stars
    assert alone(hero("", gold))["gold"] == 0


@pytest.mark.parametrize(
    ("total", "slug"),
    [
        (-3, "npc"),
        (21, "npc"),
        (22, "hireling"),
        (25, "hireling"),
        (26, "adventurer"),
        (29, "adventurer"),
        (30, "luminary"),
        (33, "luminary"),
        (34, "clan-leader"),
        (37, "clan-leader"),
        (38, "true-hero"),
        (60, "true-hero"),
    ],
)
def test_ranks_at_each_border(total: int, slug: str) -> None:
    assert rank(total) == slug
    if total > 0:
        sheet = score_position({"heroes": [hero("", 8 * total)]})["heroes"][0]
        assert (sheet["total"], sheet["rank"]) == (total, slug)


def two_stars(name: str, dice: str, gold: int = 0, row: int = 1) -> Hero:
    """Class dice, and the arbiter's 1 in the good and lawful corner (row 0) or 0 in the center."""
    return hero("", gold, **{"class": name}, str=dice, alignment=token("arbiter", row, row))


def test_most_stars_win_over_gold() -> None:
    assert score_position({"heroes": [two_stars("warrior", "r1 r1"), hero("", 50)]})["winners"] == [
        0
    ]


def test_tie_goes_to_gold_then_to_fewer_class_dice() -> None:
    two_dice, one_die = two_stars("warrior", "r1 r1"), two_stars("wizard", "b1", row=0)
    result = score_position({"heroes": [two_dice, one_die]})
    assert [sheet["total"] for sheet in result["heroes"]] == [2, 2]
    assert result["winners"] == [1]
    richer = two_stars("warrior", "r1 r1", gold=1)
    assert score_position({"heroes": [richer, one_die]})["winners"] == [0]


def test_still_tied_is_a_shared_victory() -> None:
    heroes = [two_stars("warrior", "r1 r1"), hero("", 9), two_stars("wizard", "b1 b1")]
    assert score_position({"heroes": heroes})["winners"] == [0, 2]


# R11.30


def test_unfinished_heroes() -> None:
    # no class: no goals, no color, no bonus for armor
    assert alone(hero(FOUR_CHAIN, 3, str="r6 r6 r6"))["total"] == 7
    assert (
        alone(hero(race="orc", backstory="hunter", alignment=token("hermit", 1, 1)))["total"] == 3
    )
    assert of_class("warrior", "famous nimble", dex="g6 g6")["total"] == 0


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no such market card"):
        alone(hero("vorpal-blade"))

"""R8: the stars, part by part, each counted twice: by the engine and by the second scorer."""

from typing import Any

import pytest

from rollplayer.engine import Seat
from rollplayer.engine.scoring import PARTS
from tests.rules.tables import BYSTANDER, FULL, at_dice, at_market, of_class
from tests.scenario import Json, Scenario, hero
from tests.second_scorer import score_position

CHAIN = ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings"]
LEATHER = ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron"]
MYSTIC = ["mystic-cowl", "mystic-robes", "mystic-cloak"]

# Six rows that meet every goal of the warrior: 18, 16-17, 17, 14+, 14+, 14+.
WARRIORS_DREAM = """
    STR g6 g6 g6
    DEX g5 k6 g5
    CON b6 b6 b5
    INT w4 w5 w5
    WIS k5 k5 k5
    CHA p6 p6 p6
"""


def stars(table: Scenario, seat: int = 0) -> dict[str, int]:
    """The stars of a seat by part, after both scorers agreed on the whole table."""
    second = score_position(table.position)
    for place, sheet in enumerate(second["heroes"]):
        card = table.score(place)
        assert {part: card.part(part) for part in PARTS} == {part: sheet[part] for part in PARTS}
        assert (card.total, card.rank) == (sheet["total"], sheet["rank"])
        assert [table.cards.market[at].slug for at in card.dropped] == sheet["dropped"]
    assert table.winners() == second["winners"]
    card = table.score(seat)
    return {part: card.part(part) for part in PARTS}


def ended(*heroes: Json) -> Scenario:
    return Scenario.at(*heroes, phase="over", bag={})


def scored(one: Json, *more: Json) -> dict[str, int]:
    """The stars of a finished hero, by part."""
    return stars(ended(one, *(more or [BYSTANDER])))


def bare(**fields: Any) -> Json:
    """A hero of whom only what is named can score."""
    return {"gold": 0, **fields}


# R8.1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "row", "dice", "wanted"),
    [
        ("paladin", "STR", "g6 g5 g5", 0),  # 17 exactly: 16 misses
        ("paladin", "STR", "g6 g6 g5", 3),
        ("paladin", "STR", "g6 g6 g6", 0),
        ("paladin", "WIS", "g6 g5 g4", 0),  # 16-17: 15, 16, 17, 18
        ("paladin", "WIS", "g6 g5 g5", 2),
        ("paladin", "WIS", "g6 g6 g5", 2),
        ("paladin", "WIS", "g6 g6 g6", 0),
        ("paladin", "INT", "g5 g4 g4", 0),  # 14+: 13, 14, 18
        ("paladin", "INT", "g5 g5 g4", 1),
        ("paladin", "INT", "g6 g6 g6", 1),
        ("warrior", "STR", "g6 g6 g6", 4),  # 18 exactly
        ("monk", "STR", "g6 g6 g5", 0),  # 18+
        ("monk", "STR", "g6 g6 g6", 3),
    ],
)
def test_r8_1_a_goal_is_met_exactly_inside_or_at_least(
    name: str, row: str, dice: str, wanted: int
) -> None:
    human = {"race": "human"}
    assert scored({**of_class(name, f"{row} {dice}"), **human})["goals"] == wanted


def test_r8_1_all_six_goals_are_worth_twelve_stars() -> None:
    assert scored(hero(WARRIORS_DREAM))["goals"] == 4 + 2 + 3 + 1 + 1 + 1


@pytest.mark.parametrize(
    ("race", "picture", "wanted"),
    [
        ("dwarf", "CON g5 g5 g5", 3),  # 15 + 2
        ("dwarf", "CHA g5 g5 g5", 0),  # 15 - 2
        ("elf", "DEX g5 g5 g4", 2),  # 14 + 2
        ("elf", "CON g6 g6 g5", 0),  # 17 - 2
        ("halfling", "STR g6 g6 g6", 0),  # 18 - 2
        ("halfling", "CHA g4 g4 g4", 1),  # 12 + 2
        ("orc", "STR g6 g5 g5", 4),  # 16 + 2
        ("orc", "STR g6 g6 g6", 0),  # 20: over
        ("orc", "INT g5 g5 g5", 0),  # 15 - 2
        ("dragonkin", "STR g6 g5 g5", 4),
        ("dragonkin", "DEX g6 g6 g5", 0),  # 17 - 2
    ],
)
def test_r8_1_the_race_adds_and_takes_away(race: str, picture: str, wanted: int) -> None:
    assert scored(hero(picture, race=race), bare())["goals"] == wanted


def test_r8_1_the_books_jeweled_dagger() -> None:
    # 5 + 6 (+1) + 5 (+1) = 18
    one = hero("STR b5 y6 y5", cards=["jeweled-dagger"])
    assert scored(one)["goals"] == 4
    line = ended(one, BYSTANDER).score().lines[0]
    assert (line.rule, line.subject, line.have) == ("R8.1", "str", 18)
    assert scored(hero("STR b5 y6 y5"))["goals"] == 0


@pytest.mark.parametrize(
    ("weapon", "picture", "wanted"),
    [
        ("jeweled-dagger", "CON y6 y6 g5", 3),  # 17 already: nothing needs to count more
        ("jeweled-dagger", "CON y6 y6 g4", 3),  # one of two dice counts more
        ("jeweled-dagger", "CON g6 g6 g4", 0),
        ("longsword", "STR r6 r5 g6", 4),
        ("longsword", "STR b6 b5 g6", 0),  # only the class color
        ("blessed-mace", "WIS g4 g4 g4", 1),
        ("blessed-mace", "CHA g4 g4 g4", 1),
        ("blessed-mace", "CHA g4 g4 g3", 0),
        ("blessed-mace", "INT g4 g4 g4", 0),
    ],
)
def test_r8_1_weapons_count_as_much_more_as_wanted(weapon: str, picture: str, wanted: int) -> None:
    assert scored(hero(picture, cards=[weapon]))["goals"] == wanted


# R8.2 to R8.4 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "wanted"), [("warrior", 3), ("thief", 2), ("wizard", 0)])
def test_r8_2_a_star_for_each_die_in_the_class_color(name: str, wanted: int) -> None:
    assert scored(of_class(name, "STR r1 k1\nDEX r1 y1\nCHA k6 r6"))["class_color"] == wanted


@pytest.mark.parametrize(
    ("row", "column", "wanted"), [(1, 1, 0), (0, 2, 3), (2, 0, -3), (0, 1, 1), (1, 0, -1)]
)
def test_r8_3_the_value_under_the_token_even_below_zero(row: int, column: int, wanted: int) -> None:
    rebel = {"card": "rebel", "row": row, "column": column}
    assert scored(hero(alignment=rebel))["alignment"] == wanted


HUNTER = ["STR g1 g1 p1", "DEX g1 k1", "CON r1", "INT g1 g1 b1", "WIS g1 w1", "CHA k1 k1 g1"]


@pytest.mark.parametrize(
    ("matches", "wanted"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)]
)
def test_r8_4_backstory_stars_by_matches(matches: int, wanted: int) -> None:
    # Four matches for 3 stars is the book's example.
    assert scored(hero("\n".join(HUNTER[:matches])))["backstory"] == wanted


@pytest.mark.parametrize("picture", ["CON g1 r1\nDEX k1 g1", "CON g1\nDEX r1 y1"])
def test_r8_4_color_and_place_must_both_match(picture: str) -> None:
    # The Hunter wants red on con1 and black on dex2.
    assert scored(hero(f"{picture}\nINT g1 g1 b1"))["backstory"] == 0
    assert scored(hero("CON r1\nINT g1 g1 b1"))["backstory"] == 1


# R8.5 ------------------------------------------------------------------------------------------


def test_r8_5_the_books_cleric_with_four_pieces_of_chain() -> None:
    assert scored(of_class("cleric", cards=CHAIN[:4]))["armor"] == 7 + 1


@pytest.mark.parametrize(
    ("pieces", "name", "printed"),
    [
        (CHAIN, "cleric", [1, 3, 5, 7, 10]),
        (LEATHER, "thief", [1, 3, 5, 8]),
        (MYSTIC, "bard", [1, 4, 7]),
    ],
)
def test_r8_5_printed_stars_and_one_more_a_set_for_the_class(
    pieces: list[str], name: str, printed: list[int]
) -> None:
    for owned, wanted in enumerate(printed, start=1):
        assert scored(of_class(name, cards=pieces[:owned]))["armor"] == wanted + 1
        assert scored(bare(cards=pieces[:owned]))["armor"] == wanted


@pytest.mark.parametrize(
    ("name", "bonus"),
    [("paladin", "chain"), ("barbarian", "chain"), ("ranger", "leather"), ("rogue", "leather"),
     ("wizard", "mystic"), ("monk", "mystic")],
)  # fmt: skip
def test_r8_5_each_color_has_its_set(name: str, bonus: str) -> None:
    table = ended(of_class(name, cards=[CHAIN[0], LEATHER[0], MYSTIC[0]]), BYSTANDER)
    assert stars(table)["armor"] == 4
    lines = [line for line in table.score().lines if line.part == "armor"]
    assert [line.subject for line in lines if line.stars == 2] == [bonus]


def test_r8_5_no_piece_no_bonus() -> None:
    assert scored(of_class("cleric", cards=["leather-boots"]))["armor"] == 1
    assert scored(of_class("cleric"))["armor"] == 0


def test_r8_5_tower_shield_adds_a_piece_to_one_unfinished_set() -> None:
    shield = "tower-shield"
    assert scored(of_class("cleric", cards=[shield]))["armor"] == 0
    assert scored(of_class("cleric", cards=[shield, *MYSTIC]))["armor"] == 7
    # A second mystic piece is worth 3, a second chain piece 2: the better one is taken.
    assert scored(of_class("cleric", cards=[shield, MYSTIC[0], CHAIN[0]]))["armor"] == 4 + 1 + 1


# R8.6 ------------------------------------------------------------------------------------------


def test_r8_6_pips_are_bare_of_race_and_weapon() -> None:
    # 9 pips: Weak scores though the orc's Strength is 11, and the dagger does not change the dice.
    weak = hero("STR y3 y3 y3", race="orc", cards=["weak", "jeweled-dagger"])
    assert scored(weak)["traits"] == 4
    # 10 pips: it does not score though the halfling's Strength is 8.
    assert scored(hero("STR g4 g3 g3", race="halfling", cards=["weak"]))["traits"] == 0
    assert scored(hero("WIS r3 r3 r2", cards=["reckless", "longsword"]))["traits"] == 5


def test_r8_6_goal_traits_see_race_and_weapon() -> None:
    # 16 on the dice: the orc makes it 18, the goal, and Courageous pays.
    strong = "STR y6 g5 g5"
    assert scored(hero(strong, race="orc", cards=["courageous"]))["traits"] == 3
    assert scored(hero(strong, cards=["courageous"]))["traits"] == 0
    dagger = hero("STR y6 y5 g5", cards=["courageous", "jeweled-dagger"])
    assert scored(dagger)["traits"] == 3


def test_r8_6_every_trait_pays_its_own_reward() -> None:
    cards = ["steadfast", "longsword", "honorable", "chain-helm", "focused", "search", "greedy"]
    assert scored(hero(cards=cards, gold=8))["traits"] == 2 + 1 + 2 + 2


# R8.7 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "wanted"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2)])
def test_r8_7_solo_a_star_per_full_eight_gold(gold: int, wanted: int) -> None:
    assert stars(ended(hero(gold=gold)))["gold"] == wanted
    assert scored(hero(gold=gold))["gold"] == 0


# R8.8 ------------------------------------------------------------------------------------------


def winners(*heroes: Json) -> list[Seat]:
    table = ended(*heroes)
    stars(table)
    return table.winners()


def reds(dice: int, gold: int = 0) -> Json:
    """A warrior with this many stars, all from red dice."""
    return bare(**{"class": "warrior"}, gold=gold, sheet={"str": ["r1"] * dice})


def rebel(gold: int = 0) -> Json:
    """A paladin with three stars and no white die."""
    token = {"card": "rebel", "row": 0, "column": 2}
    return bare(**{"class": "paladin"}, gold=gold, alignment=token)


def test_r8_8_most_stars_win_whatever_the_gold() -> None:
    assert winners(reds(2, gold=9), rebel()) == [1]


def test_r8_8_a_tie_goes_to_the_most_gold() -> None:
    assert winners(reds(3, gold=4), rebel(gold=3)) == [0]
    assert winners(reds(3, gold=3), rebel(gold=4)) == [1]


def test_r8_8_then_to_the_fewest_dice_in_the_class_color() -> None:
    assert winners(reds(3, gold=3), rebel(gold=3)) == [1]


def test_r8_8_then_the_victory_is_shared() -> None:
    whites = bare(**{"class": "cleric"}, sheet={"cha": ["w1", "w1", "w1"]})
    assert winners(reds(3), bare(), whites) == [0, 2]


def test_r8_8_a_negative_score_can_still_win() -> None:
    low = bare(alignment={"card": "sociopath", "row": 0, "column": 2})
    assert winners(low, bare(alignment={"card": "rebel", "row": 2, "column": 1})) == [1]


# In the middle of a game -----------------------------------------------------------------------


def test_r8_1_mid_game_goals_count_what_is_there() -> None:
    table = at_dice(hero("STR g6 g6"), dice="r6 w6 k6")
    assert stars(table)["goals"] == 0
    table.play("0 take 1")
    assert stars(table)["goals"] == 0, "the die is in the hand"
    table.play("0 place str")
    assert (stars(table)["goals"], stars(table)["class_color"]) == (4, 1)
    table.play("0 flip str3")
    assert stars(table)["goals"] == 0


def test_r8_6_mid_game_empty_rows_have_no_pips() -> None:
    assert stars(at_dice(hero(cards=["weak"])))["traits"] == 4


def test_r8_mid_skill_and_mid_reroll() -> None:
    table = at_dice(hero("CON g6 g6 g4", cards=["knowledge"]))
    table.play("0 use knowledge", "0 reroll con3")
    assert stars(table)["goals"] == 0
    table.play("* rolled 5")
    assert stars(table)["goals"] == 0
    table.play("0 keep 5")
    assert stars(table)["goals"] == 3


def test_r8_a_full_sheet_adds_up() -> None:
    # Red dice: 3 stars; hermit's center: 3; Hunter: con1 wants red, dex2 black, int3 blue,
    # wis2 white: none. Two chain pieces 3 and the class color 1; Weak scores: 6 pips.
    table = at_market(hero(FULL, cards=["chain-helm", "weak", "chain-tunic"]), market="honest")
    assert stars(table) == {
        "goals": 0,
        "class_color": 3,
        "alignment": 3,
        "backstory": 0,
        "armor": 4,
        "traits": 4,
        "gold": 0,
    }
    assert table.score().total == 14

"""R1: what is in the box, and that no position may have anything else."""

from typing import Any

import pytest

from rollplayer.engine import EDITIONS
from rollplayer.engine.terms import GOLD
from rollplayer.errors import BadPosition
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import read_position
from tests.scenario import Scenario, hero, initiative, others, position

ATTRIBUTES = ["str", "dex", "con", "int", "wis", "cha"]
FULL_BAG = {"g": 10, "b": 10, "r": 10, "p": 10, "k": 10, "w": 10, "y": 13}


def reason(*heroes: Any, **fields: Any) -> str:
    """Why a position is refused."""
    with pytest.raises(BadPosition) as refused:
        read_position(base_cards(), position(*heroes, **fields))
    return str(refused.value)


def test_r1_1_a_new_game_has_73_dice_in_the_bag() -> None:
    bag = Scenario.new(2).position["bag"]
    assert bag == FULL_BAG
    assert sum(bag.values()) == 73


@pytest.mark.parametrize("color", "gbrpkwy")
def test_r1_1_one_die_too_many_of_a_color_is_refused(color: str) -> None:
    table: dict[str, Any] = {"phase": "roll", "initiative": initiative(None, None, None)}
    full = Scenario.at(hero(), *others(1), **table, bag=FULL_BAG)
    assert full.odds()[f"drawn {color}"] * 73 == FULL_BAG[color]
    assert "R1.1" in reason(hero(f"STR {color}1"), *others(1), **table, bag=FULL_BAG)


def test_r1_1_dice_have_six_sides() -> None:
    assert "r7" in reason(hero("STR r7"), *others(1), initiative=initiative("r1", "r2", "r3"))
    table = Scenario.at(hero(), *others(1), phase="roll", initiative=initiative(None, None, None))
    table.play("* drawn r")
    assert list(table.odds()) == [f"rolled {value}" for value in range(1, 7)]


@pytest.mark.parametrize(("edition", "races"), [("first", 4), ("second", 6)])
def test_r1_2_races_of_an_edition(edition: str, races: int) -> None:
    assert len(Scenario.new(2, edition).play("* start 0").legal()) == races


def test_r1_3_six_rows_of_three_spaces_in_this_order() -> None:
    sheet = Scenario.new(2).hero()["sheet"]
    assert list(sheet) == ATTRIBUTES
    assert "R1.3" in reason(
        hero("STR r1 r2 r3 r4"), *others(1), initiative=initiative("r1", "r2", "r3")
    )


@pytest.mark.parametrize("row", ATTRIBUTES)
def test_r1_3_a_row_fills_from_left_to_right(row: str) -> None:
    table = Scenario.at(hero(f"{row} r1"), *others(1), initiative=initiative("b3", "g4", "w5"))
    table.play("0 take 1", f"0 place {row}")
    assert table.hero()["sheet"][row] == ["r1", "b3"]


def test_r1_4_a_class_card_for_each_color_with_two_sides() -> None:
    classes = base_cards().classes
    for color in range(6):
        assert sum(1 for each in classes if each.color == color) >= 2
    for each in classes:
        assert each.color != GOLD
        assert len(each.goals) == 6
        assert sum(goal.stars for goal in each.goals) == 12


def test_r1_5_backstories_show_one_color_a_row() -> None:
    for card in base_cards().backstories:
        rows = [card.colors[row * 3 : row * 3 + 3] for row in range(6)]
        assert len(card.colors) == 18
        assert all(sum(color >= 0 for color in row) == 1 for row in rows)


def test_r1_5_nobody_shares_a_backstory() -> None:
    twin = {**others(1)[0], "backstory": "hunter"}
    assert "R1.5" in reason(hero(), twin, initiative=initiative("r1", "r2", "r3"))


def test_r1_6_alignments_are_grids_from_minus_3_to_3() -> None:
    for card in base_cards().alignments:
        assert [len(row) for row in card.grid] == [3, 3, 3]
        assert all(-3 <= stars <= 3 for row in card.grid for stars in row)


def test_r1_6_rows_are_good_to_evil_and_columns_lawful_to_chaotic() -> None:
    """The Rebel's grid pays 3 for good and chaotic, -3 for evil and lawful."""
    for row, column, stars in [(0, 2, 3), (2, 0, -3)]:
        token = {"card": "rebel", "row": row, "column": column}
        table = Scenario.at(
            hero(alignment=token),
            *others(0),
            initiative=initiative("r1", "r2", "r3"),
        )
        assert table.score().part("alignment") == stars


@pytest.mark.parametrize("edition", EDITIONS)
def test_r1_7_market_cards_are_of_four_kinds_with_one_or_two_dots(edition: str) -> None:
    market = [card for card in base_cards().market if edition in card.editions]
    assert {card.kind for card in market} == set(range(4))
    assert {card.dots for card in market} == {1, 2}


def test_r1_7_every_market_card_is_there_once() -> None:
    found = reason(
        hero(cards=["weak"]), *others(1), market=["weak"], initiative=initiative("r1", "r2", "r3")
    )
    assert "R1.7" in found


def test_r1_8_an_initiative_card_is_there_once() -> None:
    found = reason(hero(initiative=1), *others(1), initiative=initiative("r1", "r2", "r3"))
    assert "R1.8" in found


def test_r1_8_there_are_six_charisma_tokens() -> None:
    found = reason(hero(charisma=7), *others(1), initiative=initiative("r1", "r2", "r3"))
    assert "R1.8" in found


def test_r1_8_when_the_six_tokens_are_out_nobody_takes_another() -> None:
    def offered(taken: int) -> bool:
        table = Scenario.at(
            hero("CHA r1", charisma=taken, cards=["pickpocket"]),
            *others(1),
            initiative=initiative("b3", "g4", "w5"),
        )
        return "charisma" in table.play("0 take 1", "0 place cha").legal(0)

    assert offered(5)
    assert not offered(6)


def test_r9_1_the_enemy_has_one_of_the_gold_dice_of_a_solo_game() -> None:
    table: dict[str, Any] = {"phase": "roll", "initiative": initiative(None, None, None)}
    assert "R9.1" in reason(hero(), **table, bag=FULL_BAG)
    assert Scenario.at(hero(), **table, bag={**FULL_BAG, "y": 12}).odds()


@pytest.mark.parametrize(
    "fields",
    [
        {"market": ["diplomacy"]},
        {"discard": ["diplomacy"]},
        {"trash": ["diplomacy"]},
        {"deck": {"double": ["diplomacy"]}},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_r9_1_diplomacy_is_nowhere_in_a_solo_game(fields: dict[str, Any]) -> None:
    """It was accepted, and offered for sale."""
    table: dict[str, Any] = {"phase": "roll", "initiative": initiative(None, None, None)}
    assert "R9.1" in reason(hero(), **table, **fields)
    assert Scenario.at(hero(), *others(1), **table, **fields).asked == "draw"


def test_r9_1_a_hero_of_a_solo_game_has_no_diplomacy() -> None:
    table: dict[str, Any] = {"phase": "roll", "initiative": initiative(None, None, None)}
    assert "Diplomacy needs other heroes" in reason(hero(cards=["diplomacy"]), **table)
    assert Scenario.at(hero(cards=["diplomacy"]), *others(1), **table).asked == "draw"


def test_r3_3b_a_position_with_three_hands_of_weapons_is_refused() -> None:
    three = hero(cards=["longsword", "longbow"])
    assert "R3.3b" in reason(three, *others(1), initiative=initiative("g1", "g2", "g3"))


def test_r2_4_two_heroes_with_classes_of_one_color_are_refused() -> None:
    other = {**others(1)[0], "class": "barbarian"}  # red, as the warrior
    assert "R2.4" in reason(hero(), other, initiative=initiative("g1", "g2", "g3"))

"""V1 to V4: the variants, each on its own switch."""

from fractions import Fraction
from typing import Any

import pytest

from rollplayer.engine import EDITIONS
from tests.scenario import Scenario, box, hero, others

CLASS_COLORS = list("gbrpkw")


def start(players: int, variant: str, **options: str) -> Scenario:
    table = Scenario.new(players, variants=(variant,), **options)
    return table if players == 1 else table.play("* start 0")


@pytest.mark.parametrize(("players", "gold_dice"), [(1, 0), (2, 0), (3, 1), (4, 2)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_v1_one_die_of_each_class_color_and_gold_dice_beyond_two_players(
    players: int, gold_dice: int, edition: str
) -> None:
    table = start(players, "less-random", edition=edition).reach("place-starting")
    given = sorted([*CLASS_COLORS, *["y"] * gold_dice])
    for prompt in table.position["prompts"]:
        assert sorted(die[0] for die in prompt["dice"]) == given
    bag = table.position["bag"]
    assert [bag[color] for color in CLASS_COLORS] == [10 - players] * 6
    assert bag["y"] == (12 if players == 1 else 13) - players * gold_dice


def test_v1_the_dice_are_rolled_not_drawn() -> None:
    table = start(2, "less-random").reach("roll-starting")
    for _ in range(6):
        assert table.odds() == {f"rolled {value}": Fraction(1, 6) for value in range(1, 7)}
        table.play("* rolled 4")
    assert table.seat == -1  # now the other seat rolls
    table.chance()
    assert table.asked == "place-starting"
    assert len(table.legal()) == 6 * 6


@pytest.mark.parametrize(("hero_class", "pays"), [("warrior", 2), ("thief", 4)])
def test_v1_the_gold_dice_pay_as_in_set_up(hero_class: str, pays: int) -> None:
    table = start(4, "less-random", classes="in-turn").reach("class")
    table.play(f"0 class {hero_class}").reach("place-starting")
    assert table.hero(0)["gold"] == 5 + 2 * pays
    assert table.hero(3)["gold"] == 7 + 2 * 2


@pytest.mark.parametrize(("players", "discards"), [(1, 14), (2, 14), (3, 6), (4, 0)])
def test_v2_all_market_cards_are_shuffled_together_before_the_discards(
    players: int, discards: int
) -> None:
    table = start(players, "random-market")
    deck = table.position["deck"]
    cards = len(box()) - (players == 1)  # alone without Diplomacy (R9.1)
    assert (deck["single"], deck["double"], len(deck["mixed"])) == ([], [], cards)
    if discards:
        table.reach("discard-cards")
        assert set(table.odds().values()) == {Fraction(1, cards)}
    table.reach("reveal")
    assert len(table.position["discard"]) == discards
    assert set(table.odds().values()) == {Fraction(1, cards - discards)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v2_first_edition_discards_nothing(players: int) -> None:
    table = start(players, "random-market", edition="first").reach("reveal")
    assert table.position["discard"] == []
    assert set(table.odds().values()) == {Fraction(1, len(box("first")))}


@pytest.mark.parametrize(("players", "dice"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_v3_two_more_starting_dice(players: int, dice: int) -> None:
    table = start(players, "short").reach("place-starting")
    assert [len(prompt["dice"]) for prompt in table.position["prompts"]] == [dice] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v3_no_extra_gold_for_third_and_fourth(players: int) -> None:
    table = start(players, "short")
    assert [table.hero(seat)["gold"] for seat in range(players)] == [5] * players


def friendly(hero_class: str = "warrior", **fields: Any) -> Scenario:
    plain: dict[str, Any] = {"market": ["weak", "loyal"], "variants": ["friendly"]}
    return Scenario.at(
        hero("STR r1\nDEX b2", initiative=1, gold=5, **{"class": hero_class}),
        {**others(1)[0], "initiative": 2},
        phase="market",
        **{**plain, **fields},
    )


def test_v4_two_gold_without_discarding_a_card() -> None:
    table = friendly()
    assert table.legal() == ["buy weak", "buy loyal", "gold"]
    table.play("0 gold")
    assert table.hero()["gold"] == 7
    assert table.position["market"] == ["weak", "loyal"]
    assert table.position["discard"] == []
    assert table.seat == 1


def test_v4_no_card_can_be_discarded() -> None:
    assert friendly().refusal("0 discard weak").rule == "V4"


def test_v4_the_usual_market_knows_no_gold_without_a_discard() -> None:
    assert friendly(variants=[]).refusal("0 gold").rule == "R3.3"


def test_v4_abilities_triggered_by_discarding_still_trigger() -> None:
    """The Rogue takes 1 gold instead of 2 and a Dexterity action."""
    table = friendly("rogue").play("0 gold")
    assert "swap str1 dex1" in table.legal(0)
    table.play("0 swap str1 dex1")
    assert table.hero()["gold"] == 6
    assert table.hero()["sheet"]["str"] == ["b2"]
    assert friendly("rogue").play("0 gold", "0 pass").hero()["gold"] == 7


def test_v4_buying_is_as_usual() -> None:
    table = friendly().play("0 buy loyal")
    assert table.hero()["gold"] == 2
    assert table.position["market"] == ["weak"]

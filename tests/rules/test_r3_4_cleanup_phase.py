"""R3.4: cleanup, in six steps."""

from fractions import Fraction
from typing import Any

import pytest

from tests.scenario import Scenario, hero, initiative, others

DECK = {"single": ["weak", "honest", "climb", "loyal"], "double": ["search"]}


def cleanup(*heroes: Any, **fields: Any) -> Scenario:
    """Two players after the market phase: card 2 kept its blue 4, two cards are left."""
    cards = [{"card": 1}, {"card": 2, "die": "b4"}, {"card": 3}]
    plain: dict[str, Any] = {"initiative": cards, "market": ["reckless", "longbow"], "deck": DECK}
    table = heroes or (hero(), *others(1))
    return Scenario.at(*table, phase="cleanup", **{**plain, **fields})


def test_r3_4_1_unused_charisma_tokens_go_back() -> None:
    table = cleanup(hero(charisma=2), *others(1))
    assert table.hero()["charisma"] == 0


def test_r3_4_2_one_exhausted_skill_may_be_refreshed() -> None:
    skills = ["climb", "pickpocket"]
    table = cleanup(hero(cards=skills, exhausted=skills), *others(1), deck={"single": ["weak"]})
    assert table.seat == 0
    assert table.legal() == ["refresh pickpocket", "refresh climb", "pass"]
    table.play("0 refresh climb")
    assert table.hero()["exhausted"] == ["pickpocket"]
    assert table.asked == "reveal"


def test_r3_4_2_refreshing_is_optional() -> None:
    table = cleanup(hero(cards=["pickpocket"], exhausted=["pickpocket"]), *others(1))
    table.play("0 pass")
    assert table.hero()["exhausted"] == ["pickpocket"]


def test_r3_4_2_a_ready_or_foreign_skill_is_not_refreshed() -> None:
    skills = ["pickpocket", "knowledge"]
    table = cleanup(hero(cards=skills, exhausted=["knowledge"]), *others(1))
    assert table.refusal("0 refresh pickpocket").rule == "R5.3"
    assert table.refusal("0 refresh acrobatics").rule == "R5.3"


def test_r3_4_2_a_refreshed_skill_is_used_from_the_next_round_on() -> None:
    mate = {**others(1)[0], "cards": ["acrobatics"], "exhausted": ["acrobatics"]}
    table = cleanup(hero(cards=["pickpocket"], exhausted=["pickpocket"]), mate)
    table.play("0 refresh pickpocket")
    assert table.seat == 1  # cleanup still goes on
    assert table.refusal("0 use pickpocket").rule == "R3.4"
    table.play("1 pass").reach("take")
    assert table.position["round"] == 6
    assert "use pickpocket" in table.legal(0)


def test_r3_4_2_skills_are_refreshed_in_cleanup_only() -> None:
    table = Scenario.at(
        hero(cards=["pickpocket"], exhausted=["pickpocket"]),
        *others(1),
        initiative=initiative("r1", "b2", "g3"),
    )
    assert table.refusal("0 refresh pickpocket").rule == "R3.2a"


def test_r3_4_3_the_die_returns_to_the_bag_and_the_market_to_the_discard_pile() -> None:
    table = cleanup(discard=["chain-helm"], bag={"r": 3})
    assert table.position["bag"] == {"r": 3, "b": 1}
    assert {card["die"] for card in table.position["initiative"]} == {None}
    assert table.position["discard"] == ["longbow", "reckless", "chain-helm"]
    assert table.position["market"] == []


def test_r3_4_4_a_new_market_has_a_card_for_each_initiative_card() -> None:
    table = cleanup().play("* revealed weak", "* revealed climb", "* revealed honest")
    assert table.position["market"] == ["weak", "climb", "honest"]
    assert table.asked == "draw"


def test_r3_4_4_the_single_dots_are_drawn_before_the_double_dots() -> None:
    table = cleanup(deck={"single": ["weak", "honest"], "double": ["search", "longbow"]}, market=[])
    half = Fraction(1, 2)
    assert table.odds() == {"revealed honest": half, "revealed weak": half}
    assert table.refusal("* revealed search").rule == "R3.4"
    table.play("* revealed weak", "* revealed honest")
    assert set(table.odds()) == {"revealed search", "revealed longbow"}


def test_r3_4_4_an_empty_deck_is_made_of_the_whole_discard_pile() -> None:
    """What this round left in the market is shuffled in with it; both dots together."""
    table = cleanup(deck={"single": ["weak"]}, discard=["chain-helm"])
    assert table.odds() == {"revealed weak": 1}
    table.play("* revealed weak")
    third = Fraction(1, 3)
    assert table.odds() == {
        "revealed longbow": third,
        "revealed reckless": third,
        "revealed chain-helm": third,
    }
    assert table.position["discard"] == []
    assert table.position["deck"]["mixed"] == ["longbow", "reckless", "chain-helm"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r3_4_5_gold_goes_on_the_cards_between_first_and_last(players: int) -> None:
    cards = [{"card": card} for card in range(1, players + 2)]
    table = cleanup(hero(), *others(players - 1), initiative=cards, market=[], deck={})
    gold = [card["gold"] for card in table.position["initiative"]]
    assert gold == [0, *[1] * (players - 1), 0]


def test_r3_4_5_a_card_never_holds_more_than_one_gold() -> None:
    cards = [{"card": 1}, {"card": 2, "gold": 1}, {"card": 3}]
    table = cleanup(initiative=cards, market=[], deck={})
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 0]


@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
def test_r3_4_6_the_next_player_to_the_left_starts(start: int, following: int) -> None:
    cards = [{"card": card} for card in range(1, 5)]
    table = cleanup(hero(), *others(2), start=start, initiative=cards, market=[], deck={})
    assert table.position["start"] == following
    assert (table.position["phase"], table.position["round"]) == ("roll", 6)
    assert table.reach("take").seat == following


def test_r3_4_6_a_round_begins_with_nothing_placed() -> None:
    table = cleanup(hero("STR r1", placed="str"), *others(1)).reach("take")
    assert table.hero()["placed"] is None

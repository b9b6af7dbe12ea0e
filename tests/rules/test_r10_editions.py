"""R10: what differs between the editions, and what is the same in both."""

from collections.abc import Iterable
from typing import Any

import pytest

from rollplayer.engine import EDITIONS
from rollplayer.errors import BadPosition
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import read_position
from tests.scenario import Scenario, box, hero, initiative, others, position

BOTH: dict[str, Any] = {"backstory": "brawler"}  # a hero of either edition
SECOND_ONLY = ["diplomacy", "dedicated", "courageous", "envious", "famous"]


def of_edition(cards: Iterable[Any], edition: str) -> list[str]:
    return [card.slug for card in cards if edition in card.editions]


def deck_of(edition: str) -> list[str]:
    deck = Scenario.new(4, edition).position["deck"]
    return [*deck["single"], *deck["double"], *deck["mixed"]]


def test_r10_races() -> None:
    four = {"race human", "race elf", "race dwarf", "race halfling"}
    assert set(Scenario.new(2, "first").play("* start 0").legal()) == four
    second = set(Scenario.new(2, "second").play("* start 0").legal())
    assert second == four | {"race orc", "race dragonkin"}


def test_r10_first_edition_refuses_the_new_races() -> None:
    assert Scenario.new(2, "first").play("* start 0").refusal("0 race orc").rule == "R2.2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_backstories_alignments_and_market_cards(edition: str) -> None:
    cards = base_cards()
    table = Scenario.new(2, edition).reach("deal-backstory")
    assert set(table.odds()) == {f"dealt {slug}" for slug in of_edition(cards.backstories, edition)}
    table.reach("deal-alignment")
    assert set(table.odds()) == {f"dealt {slug}" for slug in of_edition(cards.alignments, edition)}
    assert sorted(deck_of(edition)) == sorted(box(edition))
    assert [slug in deck_of(edition) for slug in SECOND_ONLY] == [edition == "second"] * 5


@pytest.mark.parametrize(
    ("edition", "players", "discards"),
    [
        ("first", 2, 0),
        ("first", 3, 0),
        ("first", 4, 0),
        ("second", 2, 14),
        ("second", 3, 6),
        ("second", 4, 0),
    ],
)
def test_r10_set_up_discards(edition: str, players: int, discards: int) -> None:
    table = Scenario.new(players, edition).reach("reveal")
    assert len(table.position["discard"]) == discards


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("classes", "first_asked"), [("in-turn", 1), ("reverse", 0)])
def test_r10_choosing_classes_is_its_own_option(
    edition: str, classes: str, first_asked: int
) -> None:
    table = Scenario.new(3, edition, classes=classes).play("* start 1").reach("class")
    assert table.seat == first_asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_classes_are_drawn_by_default(edition: str) -> None:
    table = Scenario.new(2, edition)
    assert table.position["classes"] == "drawn"
    assert table.reach("draw-class").seat == -1


@pytest.mark.parametrize(("edition", "price"), [("first", 5), ("second", 4)])
def test_r10_move_silently_with_the_heavy_crossbow(edition: str, price: int) -> None:
    """The discount reaches the discard pile in the second edition only."""
    table = market_turn(["move-silently", "heavy-crossbow"], edition=edition, gold=5)
    table.play("0 use move-silently", "0 buy chain-helm")
    assert table.hero()["gold"] == 5 - price


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_move_silently_with_charisma_tokens(edition: str) -> None:
    table = market_turn(["move-silently"], edition=edition, gold=4, charisma=1)
    table.play("0 use move-silently", "0 buy chain-helm")
    assert (table.hero()["gold"], table.hero()["charisma"]) == (0, 0)


def market_turn(cards: list[str], edition: str = "second", **fields: Any) -> Scenario:
    """A market turn of two players; the Chain Helm (cost 5) lies on the discard pile."""
    return Scenario.at(
        hero(**BOTH, initiative=1, cards=cards, **fields),
        *others(1),
        phase="market",
        edition=edition,
        market=["chain-tunic", "mystic-cowl", "loyal"],
        discard=["chain-helm"],
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_charming_is_no_second_discard(edition: str) -> None:
    bard: dict[str, Any] = {"class": "bard", "placed": "cha"}
    table = market_turn([], edition=edition, gold=20, **bard)
    table.play("0 buy loyal")
    assert "buy chain-tunic" in table.legal(0)
    assert table.refusal("0 discard chain-tunic").rule == "R3.3"
    discarded = market_turn([], edition=edition, gold=20, **bard).play("0 discard loyal")
    assert discarded.hero()["cards"] == []
    assert discarded.asked != "market"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("skill", ["climb", "intimidate", "negotiate"])
def test_r10_skills_of_the_dice_in_the_center_wait_for_ones_own_turn(
    edition: str, skill: str
) -> None:
    owner = {**others(1)[0], "cards": [skill], "sheet": {"str": ["p4"]}}
    table = Scenario.at(
        hero(**BOTH), owner, edition=edition, initiative=initiative("r1", "b2", "g3")
    )
    assert table.legal(1) == []
    assert table.refusal(f"1 use {skill}").rule == "R5.2"
    table.play("0 take 1", "0 place cha", "0 pass")
    assert f"use {skill}" in table.legal(1)
    table.play(f"1 use {skill}")
    assert not any(move.endswith(" 1") for move in table.legal(1))  # card 1 is taken


def test_r10_diplomacy_may_use_an_exhausted_skill() -> None:
    owner = {**others(1)[0], "cards": ["pickpocket"], "exhausted": ["pickpocket"]}
    table = Scenario.at(
        hero(cards=["diplomacy"], gold=0), owner, initiative=initiative("r1", "b2", "g3")
    )
    table.play("0 use diplomacy as pickpocket")
    assert table.hero()["gold"] == 2
    assert table.hero()["exhausted"] == ["diplomacy"]
    assert table.hero(1)["exhausted"] == ["pickpocket"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_gold_dice_moved_by_an_attribute_action_pay_nothing(edition: str) -> None:
    table = Scenario.at(
        hero("STR y6\nCON b1", **BOTH, gold=0),
        *others(1),
        edition=edition,
        initiative=initiative("r1", "b2", "g3"),
    )
    table.play("0 take 1", "0 place dex", "0 swap str1 con1")
    assert table.hero()["sheet"]["con"] == ["y6"]
    assert table.hero()["gold"] == 0


@pytest.mark.parametrize("slug", SECOND_ONLY)
def test_r10_a_first_edition_position_holds_no_card_of_the_second(slug: str) -> None:
    fields: dict[str, Any] = {"initiative": initiative("r1", "b2", "g3"), "market": [slug]}
    read_position(base_cards(), position(hero(**BOTH), *others(1), edition="second", **fields))
    with pytest.raises(BadPosition, match="R10"):
        read_position(base_cards(), position(hero(**BOTH), *others(1), edition="first", **fields))


def test_r10_misprint_el_a_gold_die_pays_two_and_the_last_space_one() -> None:
    """The Greek example pays 2 "for the last space"; it is for the gold die."""
    table = Scenario.at(
        hero("STR r1 r2", gold=0), *others(1), initiative=initiative("k1", "b2", "g3")
    )
    assert table.play("0 take 1", "0 place str").hero()["gold"] == 1


def test_r10_misprint_el_diplomacy_stays_in_with_two_players() -> None:
    assert "diplomacy" in Scenario.new(2).position["deck"]["double"]


def test_r10_misprint_de_card_1_goes_first_in_the_market() -> None:
    second = {**others(1)[0], "initiative": 1}
    table = Scenario.at(
        hero(initiative=2), second, phase="market", market=["weak", "loyal", "climb"]
    )
    assert table.seat == 1


def test_r10_misprint_fr_leather_gloves_are_armor() -> None:
    weapons = ["jeweled-dagger", "longsword"]
    table = Scenario.at(
        hero(initiative=1, cards=weapons), *others(1), phase="market", market=["leather-gloves"]
    )
    assert "buy leather-gloves" in table.legal()

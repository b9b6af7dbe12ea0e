"""R9: the solo game, in both editions."""

from fractions import Fraction
from typing import Any

import pytest

from rollplayer.engine import EDITIONS, Options
from rollplayer.engine.scoring import rank_of
from rollplayer.notation.cards.cardfile import base_cards
from tests.playout import playout
from tests.scenario import Scenario, box, hero, initiative

MARKET = ["weak", "reckless", "longbow"]
DECK = {"single": ["honest", "loyal", "climb", "foolish"]}


def solo_turn(**fields: Any) -> Scenario:
    """The dice turn of a solo game: red 1, blue 2 and green 3, three market cards."""
    plain: dict[str, Any] = {"market": MARKET, "deck": DECK}
    plain["initiative"] = initiative("r1", "b2", "g3")
    return Scenario.at(hero(gold=0), **{**plain, **fields})


def taking(card: int, enemy: int | None = None, **fields: Any) -> Scenario:
    table = solo_turn(**fields).play(f"0 take {card}", "0 place cha", "0 pass")
    return table if enemy is None else table.play(f"* enemy {enemy}")


# Setup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_1_one_hero_three_initiative_cards_five_gold(edition: str) -> None:
    table = Scenario.new(1, edition)
    assert (table.seat, table.asked) == (0, "race")
    assert len(table.position["heroes"]) == 1
    assert table.hero()["gold"] == 5
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_1_the_enemy_die_is_a_gold_die_outside_the_bag(edition: str) -> None:
    table = Scenario.new(1, edition).reach("draw-starting")
    odds = {f"drawn {color}": Fraction(10, 72) for color in "gbrpkw"}
    assert table.odds() == {**odds, "drawn y": Fraction(12, 72)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_1_six_starting_dice(edition: str) -> None:
    table = Scenario.new(1, edition).reach("place-starting")
    assert len(table.position["prompts"][0]["dice"]) == 6
    assert sum(table.position["bag"].values()) == 72 - 6


def test_r9_1_second_edition_deck_as_for_two_without_diplomacy() -> None:
    table = Scenario.new(1)
    deck = table.position["deck"]
    assert deck["single"] == box(dots=1)
    assert deck["double"] == [slug for slug in box(dots=2) if slug != "diplomacy"]
    assert deck["mixed"] == []
    left = table.reach("reveal").position["deck"]
    for pile in ("single", "double"):
        assert len(left[pile]) == len(deck[pile]) - 7
    assert len(table.position["discard"]) == 14


def test_r9_1_second_edition_the_top_card_starts_the_trash_after_the_market() -> None:
    table = Scenario.new(1).reach("trash-top")
    assert len(table.position["market"]) == 3
    single = table.position["deck"]["single"]
    assert len(single) == len(box(dots=1)) - 7 - 3
    assert table.odds() == {f"trashed {slug}": Fraction(1, len(single)) for slug in single}
    table.play(f"* trashed {single[0]}")
    assert table.position["trash"] == [single[0]]
    assert table.asked == "draw-starting"


def test_r9_1_first_edition_all_cards_together_then_discard_then_trash() -> None:
    """R10: dots ignored, nothing discarded before the market; then one card to each pile."""
    table = Scenario.new(1, "first")
    deck = table.position["deck"]
    assert (deck["single"], deck["double"], deck["mixed"]) == ([], [], box("first"))
    cards = len(box("first"))
    table.reach("discard-top")
    assert len(table.position["market"]) == 3
    assert table.position["discard"] == table.position["trash"] == []
    assert set(table.odds().values()) == {Fraction(1, cards - 3)}
    table.reach("trash-top")
    assert set(table.odds().values()) == {Fraction(1, cards - 4)}
    table.reach("draw-starting")
    assert len(table.position["discard"]) == len(table.position["trash"]) == 1


def test_r9_1_the_trash_is_out_of_reach() -> None:
    """Move Silently buys from the discard pile only."""
    table = Scenario.at(
        hero(initiative=1, gold=9, cards=["move-silently"]),
        phase="market",
        market=MARKET,
        discard=["honest"],
        trash=["loyal"],
    )
    table.play("0 use move-silently")
    assert table.legal() == ["buy honest", "pass"]
    assert table.refusal("0 buy loyal").rule == "R3.3"


# The round -------------------------------------------------------------------------------------


def test_r9_2_three_dice_are_rolled_and_laid_out() -> None:
    table = Scenario.at(hero(), phase="roll", initiative=initiative(None, None, None))
    for die in ("g5", "r1", "w3"):
        table.play(f"* drawn {die[0]}", f"* rolled {die[1]}")
    assert [card["die"] for card in table.position["initiative"]] == ["r1", "w3", "g5"]


def test_r9_3_take_place_collect_and_act_as_usual() -> None:
    table = solo_turn().play("0 take 2", "0 place str")
    assert table.hero()["gold"] == 1
    table.play("0 flip str1")
    assert table.hero()["sheet"]["str"] == ["b5"]
    assert table.asked == "enemy"


def test_r9_3_card_1_rouses_no_enemy() -> None:
    table = taking(1)
    assert table.asked == "market"
    assert table.position["market"] == MARKET


@pytest.mark.parametrize("card", [2, 3])
def test_r9_3_the_enemy_die_has_six_equal_sides(card: int) -> None:
    odds = taking(card).odds()
    assert odds == {f"enemy {value}": Fraction(1, 6) for value in range(1, 7)}


@pytest.mark.parametrize(
    ("card", "enemy", "trashed"),
    [
        (2, 1, ["weak"]),
        (2, 2, ["reckless"]),
        (2, 3, ["longbow"]),
        (2, 4, []),
        (2, 5, []),
        (2, 6, []),
        (3, 1, ["weak"]),
        (3, 2, ["weak"]),
        (3, 3, ["reckless"]),
        (3, 4, ["reckless"]),
        (3, 5, ["longbow"]),
        (3, 6, ["longbow"]),
    ],
)
def test_r9_3_what_the_enemy_die_takes(card: int, enemy: int, trashed: list[str]) -> None:
    table = taking(card, enemy)
    assert table.position["trash"] == trashed
    assert table.position["market"] == [slug for slug in MARKET if slug not in trashed]
    assert table.position["discard"] == []


def test_r9_3_no_other_outcome_than_the_enemy_die_comes_then() -> None:
    assert taking(2).refusal("* rolled 1").rule == "R9.3"
    assert taking(2).refusal("0 discard weak").code == "chance-pending"


def test_r9_4_the_leftmost_card_left_is_discarded_the_others_trashed() -> None:
    table = taking(1).play("0 discard reckless")
    assert table.hero()["gold"] == 2
    assert set(table.position["discard"]) == {"reckless", "weak"}
    assert table.position["trash"] == ["longbow"]
    assert table.position["market"] == []


def test_r9_4_after_the_enemy_only_one_card_is_left_for_the_discard_pile() -> None:
    table = taking(3, 1).play("0 discard reckless")
    assert set(table.position["discard"]) == {"reckless", "longbow"}
    assert table.position["trash"] == ["weak"]


def test_r9_4_a_bought_card_stays_with_the_hero() -> None:
    table = solo_turn().play("0 take 2", "0 place cha", "0 charisma", "* enemy 4")
    table.play("0 buy longbow", "0 pass")  # 1 gold from the card and the token
    assert table.hero()["cards"] == ["longbow"]
    assert table.position["discard"] == ["weak"]
    assert table.position["trash"] == ["reckless"]


def test_r9_4_the_friendly_market_leaves_more_for_the_trash() -> None:
    """With nothing to spend, the gold is the only move, and the game takes it (R11.19)."""
    table = taking(1, variants=["friendly"])
    assert table.hero()["gold"] == 2
    assert table.position["discard"] == ["weak"]
    assert set(table.position["trash"]) == {"reckless", "longbow"}


def test_r9_4_with_two_players_nothing_is_trashed() -> None:
    """In the friendly market all three cards are left over."""
    table = Scenario.at(
        hero("STR g1", initiative=1),
        {"gold": 5, "initiative": 2},
        phase="market",
        initiative=initiative(None, None, "g4")[2:],
        market=MARKET,
        deck=DECK,
        variants=["friendly"],
    )
    table.play("0 gold", "1 gold")
    assert set(table.position["discard"]) == set(MARKET)
    assert table.position["trash"] == []


def test_r9_4_a_card_the_druid_returned_counts_as_the_rightmost() -> None:
    druid: dict[str, Any] = {"class": "druid"}
    table = Scenario.at(
        hero(**druid, gold=0),
        initiative=initiative("r1", "b2", "g3"),
        market=MARKET,
        discard=["search"],
        deck=DECK,
    )
    table.play("0 take 1", "0 place cha", "0 pass", "0 return search", "0 discard weak")
    assert set(table.position["discard"]) == {"weak", "reckless"}
    assert set(table.position["trash"]) == {"longbow", "search"}


def test_r9_5_cleanup_as_usual_with_two_dice_going_back() -> None:
    table = taking(1, bag={"y": 1}).play("0 discard weak")
    assert table.position["bag"] == {"b": 1, "g": 1, "y": 1}
    table.play("* revealed honest", "* revealed climb", "* revealed loyal")
    assert table.position["market"] == ["honest", "climb", "loyal"]
    assert [card["gold"] for card in table.position["initiative"]] == [0, 1, 0]
    assert (table.position["start"], table.position["round"]) == (0, 6)


def test_r9_5_the_trash_never_comes_back() -> None:
    """With an empty deck only the discard pile is shuffled, never the trash."""
    table = taking(1, trash=["honest", "loyal"], deck={}).play("0 discard weak")
    assert set(table.odds()) == {"revealed weak", "revealed reckless"}
    assert set(table.position["trash"]) == {"honest", "loyal", "longbow"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_r9_5_the_trash_only_grows_in_whole_games(edition: str, seed: int) -> None:
    trash: set[int] = set()
    for state in playout(Options(1, base_cards(), edition), seed):
        assert trash <= set(state.trash)
        trash = set(state.trash)
    assert len(trash) > 12  # one at the start, and usually one per round


FULL = "STR r1 r1 r1\nDEX r1 b1 b1\nCON g1 g1 g1\nINT k1 k1 k1\nWIS w1 w1 w1\nCHA p1 p1 p1"


@pytest.mark.parametrize(("gold", "stars"), [(7, 0), (8, 1), (15, 1), (16, 2), (80, 10)])
def test_r9_6_a_star_for_every_eight_gold(gold: int, stars: int) -> None:
    """R8.7."""
    table = Scenario.at(hero(FULL, gold=gold), phase="cleanup", initiative=[{"card": 1}])
    assert table.position["phase"] == "over"
    assert table.score().part("gold") == stars


@pytest.mark.parametrize(
    ("least", "most", "name"),
    [
        (38, 60, "true-hero"),
        (34, 37, "clan-leader"),
        (30, 33, "luminary"),
        (26, 29, "adventurer"),
        (22, 25, "hireling"),
        (-5, 21, "npc"),
    ],
)
def test_r9_7_ranks(least: int, most: int, name: str) -> None:
    assert {rank_of(stars) for stars in range(least, most + 1)} == {name}


@pytest.mark.parametrize(("gold", "name"), [(119, "npc"), (120, "hireling"), (248, "true-hero")])
def test_r9_7_a_solo_hero_has_a_rank(gold: int, name: str) -> None:
    """4 red dice for the warrior, 3 from the hermit's center, the rest from gold."""
    table = Scenario.at(hero(FULL, gold=gold), phase="cleanup", initiative=[{"card": 1}])
    assert table.score().total == 4 + 3 + gold // 8
    assert table.score().rank == name

"""R11: rulings on setup, chance, the order of decisions, and the end of the game."""

from fractions import Fraction
from typing import Any

import pytest

from rollplayer.engine import EDITIONS, ROLL, Options
from rollplayer.engine.scoring import scorecards
from rollplayer.notation.cards.cardfile import base_cards
from tests.playout import playout
from tests.scenario import Scenario, hero, initiative, others

FULL = """
    STR r1 r2 r3
    DEX b1 b2 b3
    CON g1 g2 g3
    INT k1 k2 k3
    WIS w1 w2 w3
    CHA p1 p2 p3
"""
OTHER_FULL = """
    STR r4 r5 y3
    DEX b4 b5 y3
    CON g4 g5 y3
    INT k4 k5 y3
    WIS w4 w5 y3
    CHA p4 p5 y3
"""
CARDS = [{"card": 1}, {"card": 2}, {"card": 3}]


def two_full(first: dict[str, Any], second: dict[str, Any], **fields: Any) -> Scenario:
    """Cleanup of the last round: both sheets are full."""
    one = {**hero(FULL), **first}
    other = {**others(1)[0], "sheet": hero(OTHER_FULL)["sheet"], **second}
    fields.setdefault("initiative", CARDS)
    return Scenario.at(one, other, phase="cleanup", bag={}, **fields)


# R11.1, R11.22: what is open, what is chance ---------------------------------------------------


def test_r11_1_bag_and_deck_are_open_as_sets_and_only_chance_orders_them() -> None:
    table = Scenario.new(4).play("* start 0").reach("reveal")
    deck = table.position["deck"]["single"]
    numbers = [card.slug for card in base_cards().market if card.slug in deck]
    assert deck == numbers  # by card number, whatever comes next
    assert table.odds() == {f"revealed {slug}": Fraction(1, len(deck)) for slug in deck}


def test_r11_1_a_position_foretells_nothing() -> None:
    """The same position goes on to any outcome: none is stored in it."""
    table = Scenario.new(2).play("* start 0").reach("draw-starting")
    afterwards = set()
    for outcome in table.odds():
        afterwards.add(str(Scenario(table.state).play(f"* {outcome}").position))
    assert len(afterwards) == 7


def test_r11_22_gold_is_not_limited_by_the_tokens_of_the_box() -> None:
    table = Scenario.at(
        hero(gold=60, initiative=1), *others(1), phase="market", market=["weak", "loyal", "climb"]
    )
    assert table.play("0 discard weak").hero()["gold"] == 62


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r11_22_ties_for_the_start_player_are_rolled_again(players: int) -> None:
    """So that every seat is equally likely in the end."""
    assert set(Scenario.new(players).odds().values()) == {Fraction(1, players)}


# R11.7, R11.8, R11.10: when something runs out -------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_7_the_last_round_of_four_draws_the_last_five_dice(edition: str) -> None:
    bags: dict[int, int] = {}
    for state in playout(Options(4, base_cards(), edition), seed=7):
        if state.phase == ROLL:
            bags.setdefault(state.round, sum(state.bag))
    assert bags[1] == 73 - 4 * 8
    assert bags[10] == 5


def test_r11_7_a_short_bag_gives_what_it_has() -> None:
    table = Scenario.at(
        hero(), *others(1), phase="roll", initiative=initiative(None, None, None), bag={"r": 2}
    )
    table.play("* drawn r", "* rolled 5", "* drawn r", "* rolled 2")
    assert [card["die"] for card in table.position["initiative"]] == ["r2", "r5", None]
    assert table.asked == "take"


def test_r11_8_with_deck_and_discard_pile_empty_the_market_gets_fewer_cards() -> None:
    table = Scenario.at(
        hero(), *others(1), phase="cleanup", initiative=CARDS, market=["weak"], deck={}
    )
    table.play("* revealed weak")
    assert table.position["market"] == ["weak"]
    assert table.asked == "draw"


def test_r11_8_a_reshuffled_pile_is_mixed_whatever_its_dots() -> None:
    """Weak has one dot, Search and Longbow two: each is equally likely now."""
    piles: dict[str, Any] = {"market": ["weak"], "discard": ["search", "longbow"], "deck": {}}
    table = Scenario.at(hero(), *others(1), phase="cleanup", initiative=CARDS, **piles)
    odds = {f"revealed {slug}": Fraction(1, 3) for slug in ("weak", "search", "longbow")}
    assert table.odds() == odds


def test_r11_10_a_full_sheet_takes_card_and_gold_and_the_die_goes_to_the_bag() -> None:
    table = Scenario.at(
        hero(FULL, gold=0),
        *others(1),
        initiative=initiative("y1", "y2", "g3"),
        market=["weak", "loyal", "climb"],
        bag={},
    )
    table.play("0 take 2")
    assert table.hero()["initiative"] == 2
    assert table.hero()["gold"] == 1  # the card's; the gold die was not placed
    assert table.hero()["sheet"] == hero(FULL)["sheet"]
    assert table.position["bag"] == {"y": 1}
    assert (table.asked, table.seat) == ("take", 1)


# R11.9: the start player -----------------------------------------------------------------------


def test_r11_9_the_start_player_is_a_chance_outcome_and_seats_run_clockwise() -> None:
    table = Scenario.new(4).play("* start 3")
    assert table.position["start"] == 3
    table.play("3 race orc", "0 race elf")
    assert table.seat == 1


def test_r11_9_solo_starts_with_seat_0_without_a_roll() -> None:
    table = Scenario.new(1)
    assert (table.seat, table.position["start"]) == (0, 0)


def test_r11_9_a_solo_game_is_won_by_seat_0_with_a_rank() -> None:
    table = Scenario.at(hero(FULL), phase="cleanup", initiative=CARDS, bag={})
    assert table.position["phase"] == "over"
    assert table.winners() == [0]
    assert table.score().rank == "npc"


def test_r11_9_a_game_of_several_has_no_rank() -> None:
    assert two_full({}, {}).score().rank is None


# R11.14: the Druid -----------------------------------------------------------------------------

DRUID: dict[str, Any] = {"class": "druid"}
FIVE = ["weak", "loyal", "climb", "honest", "foolish"]


def druid_of_four(**fields: Any) -> Scenario:
    """Four players; the Druid (seat 0, card 4) waits for the last dice turn, of seat 3."""
    waiting = [{**each, "initiative": card} for each, card in zip(others(2), (1, 2), strict=True)]
    return Scenario.at(
        hero(**DRUID, initiative=4),
        *waiting,
        others(3)[2],
        initiative=[{"card": 3, "die": "g3"}, {"card": 5, "die": "w5"}],
        market=FIVE,
        **fields,
    )


def test_r11_14_the_books_example_a_sixth_card_with_four_players() -> None:
    table = druid_of_four(discard=["chain-helm", "search"])
    table.play("3 take 3", "3 place cha", "3 pass")
    assert (table.asked, table.seat) == ("return", 0)
    assert table.legal() == ["return search", "return chain-helm", "pass"]
    table.play("0 return chain-helm")
    assert table.position["market"] == [*FIVE, "chain-helm"]
    assert table.position["discard"] == ["search"]
    assert (table.asked, table.seat) == ("market", 1)  # card 1 begins; the Druid chooses only once


def test_r11_14_the_druid_may_decline_and_takes_only_from_the_discard_pile() -> None:
    table = druid_of_four(discard=["chain-helm"]).play("3 take 3", "3 place cha", "3 pass")
    assert table.refusal("0 return search").rule == "R11.14"
    assert table.refusal("1 return chain-helm").code == "not-your-turn"
    table.play("0 pass")
    assert table.position["market"] == FIVE


def test_r11_14_with_an_empty_discard_pile_the_druid_is_not_asked() -> None:
    table = druid_of_four().play("3 take 3", "3 place cha", "3 pass")
    assert table.asked == "market"


def test_r11_14_solo_the_druid_is_asked_after_the_enemy_die() -> None:
    table = Scenario.at(
        hero(**DRUID),
        initiative=initiative("r1", "b2", "g3"),
        market=FIVE[:3],
        discard=["chain-helm"],
    )
    table.play("0 take 3", "0 place cha", "0 pass")
    assert table.asked == "enemy"
    table.play("* enemy 6")
    assert table.asked == "return"
    assert table.play("0 return chain-helm").position["market"] == ["weak", "loyal", "chain-helm"]


# R11.15: the slots of the solo market ----------------------------------------------------------


@pytest.mark.parametrize(
    ("market", "enemy", "left"),
    [
        (["weak", "loyal"], 3, ["weak", "loyal"]),
        (["weak", "loyal"], 2, ["weak"]),
        (["weak"], 2, ["weak"]),
        (["weak"], 1, []),
        ([], 1, []),
    ],
)
def test_r11_15_an_empty_slot_loses_nothing(market: list[str], enemy: int, left: list[str]) -> None:
    """Slots are 1, 2 and 3 as dealt: with two cards there is no rightmost."""
    table = Scenario.at(
        hero(gold=0, cards=["pickpocket"]),
        initiative=initiative("r1", "b2", "g3"),
        market=market,
    )
    table.play("0 take 2", "0 place cha", "0 pass", f"* enemy {enemy}")
    assert table.position["market"] == left


# R11.16, R11.23: the order of setup -----------------------------------------------------------

SETUP = ["race", "draw-class", "class", "deal-backstory", "deal-alignment", "discard-cards"]
SETUP += ["reveal", "draw-starting", "roll-starting", "place-starting", "draw"]


def test_r11_16_set_up_runs_in_this_order() -> None:
    table = Scenario.new(2)
    asked = [table.asked]
    while table.asked != "draw":
        here = table.asked
        table.play(f"{'*' if table.seat < 0 else table.seat} {first_line(table)}")
        if table.asked != here and table.asked not in asked:
            asked.append(table.asked)
    assert asked == ["start", *SETUP]


def first_line(table: Scenario) -> str:
    return next(iter(table.odds())) if table.seat < 0 else table.legal()[0]


def test_r11_16_backstory_and_alignment_of_each_seat_from_the_start_player() -> None:
    table = Scenario.new(2).play("* start 1").reach("deal-backstory")
    table.play("* dealt mentor", "* dealt rebel")
    assert table.hero(1)["backstory"] == "mentor"
    assert table.hero(1)["alignment"]["card"] == "rebel"
    assert table.hero(0)["backstory"] is None


def test_r11_16_drawn_classes_are_one_outcome_a_seat() -> None:
    table = Scenario.new(4).play("* start 0").reach("draw-class")
    for seat, color in enumerate("wgpk"):
        assert set(table.odds().values()) == {Fraction(1, 6 - seat)}
        table.play(f"* drawn {color}")
        table.play(f"{seat} {table.legal()[0]}")
    assert [table.hero(seat)["class"] for seat in range(4)] == ["cleric", "druid", "monk", "rogue"]


def test_r11_16_all_seats_roll_before_anybody_places() -> None:
    table = Scenario.new(2).play("* start 1").reach("draw-starting")
    for _ in range(12):
        assert table.asked == "draw-starting"
        table.play("* drawn r" if table.position["bag"].get("r") else "* drawn b", "* rolled 3")
    assert (table.asked, table.seat) == ("place-starting", 1)
    while table.seat == 1:
        table.play(f"1 {table.legal()[0]}")
    assert (table.asked, table.seat) == ("place-starting", 0)


def test_r11_16_gold_dice_pay_as_drawn() -> None:
    table = Scenario.new(2).play("* start 0").reach("draw-starting").play("* drawn y")
    assert table.hero()["gold"] == 7
    assert table.play("* rolled 1").hero()["gold"] == 7


def test_r11_16_equal_dice_are_offered_once() -> None:
    table = Scenario.new(2).play("* start 0").reach("draw-starting")
    for _ in range(6):
        table.play("* drawn r", "* rolled 3")
    table.chance()
    rows = ("str", "dex", "con", "int", "wis", "cha")
    assert table.legal() == [f"place r3 {row}" for row in rows]


@pytest.mark.parametrize(("players", "gold_dice"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_r11_23_less_random_and_short_the_set_plus_two_drawn(players: int, gold_dice: int) -> None:
    table = Scenario.new(players, variants=("less-random", "short")).reach("draw-starting")
    given = table.position["prompts"][0]["rolled"]
    assert sorted(die[0] for die in given) == sorted([*"gbrpkw", *["y"] * gold_dice])
    assert table.position["prompts"][0]["left"] == 2
    table.reach("place-starting")
    dice = [len(prompt["dice"]) for prompt in table.position["prompts"]]
    assert dice == [8 + gold_dice] * players


# R11.17, R11.18: cleanup and last call ---------------------------------------------------------

EXHAUSTED: dict[str, Any] = {"cards": ["pickpocket"], "exhausted": ["pickpocket"]}
READY: dict[str, Any] = {"cards": ["knowledge"]}


def test_r11_17_the_last_round_refreshes_nothing_and_reveals_nothing() -> None:
    center = [{"card": 1}, {"card": 2, "die": "y4"}, {"card": 3}]
    table = two_full(
        {**EXHAUSTED, "charisma": 2},
        {},
        initiative=center,
        market=["weak"],
        deck={"single": ["loyal"]},
    )
    assert table.position["phase"] == "over"
    assert table.hero()["exhausted"] == ["pickpocket"]
    assert table.hero()["charisma"] == 0
    assert table.position["bag"] == {"y": 1}
    assert table.position["discard"] == ["weak"]
    assert table.position["deck"]["single"] == ["loyal"]
    assert table.position["market"] == []


@pytest.mark.parametrize("start", [0, 1])
def test_r11_17_last_call_goes_clockwise_from_the_start_player(start: int) -> None:
    table = two_full(READY, {"cards": ["acrobatics"]}, start=start)
    assert (table.asked, table.seat) == ("last-call", start)
    table.play(f"{start} pass")
    assert table.seat == 1 - start
    assert table.play(f"{1 - start} pass").position["phase"] == "over"


def test_r11_17_several_skills_may_be_used_until_one_passes() -> None:
    table = two_full({"cards": ["pickpocket", "knowledge", "climb"], "gold": 0}, {})
    assert table.legal() == ["pass", "use pickpocket", "use knowledge"]  # Climb is tied to a time
    table.play("0 use pickpocket")
    assert table.hero()["gold"] == 2
    table.play("0 use knowledge", "0 pass")
    assert table.position["phase"] == "over"


def test_r11_17_no_other_seat_acts_meanwhile_and_who_passed_is_out() -> None:
    weapons = {"cards": ["acrobatics", "longsword"]}
    table = two_full({"cards": ["knowledge", "jeweled-dagger"]}, weapons)
    assert table.legal(1) == table.drops(1) == []
    assert table.refusal("1 use acrobatics").rule == "R11.17"
    assert table.refusal("1 drop longsword").rule == "R11.17"
    assert table.drops(0) == ["drop jeweled-dagger"]
    table.play("0 drop jeweled-dagger", "0 pass")
    assert table.seat == 1
    assert table.refusal("0 use knowledge").rule == "R11.17"


@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_r11_18_cleanup_asks_from_the_start_player_clockwise(start: int, order: list[int]) -> None:
    skills = ["pickpocket", "knowledge", "acrobatics"]
    heroes = [
        {**each, "cards": [skill], "exhausted": [skill]}
        for each, skill in zip((hero(), *others(2)), skills, strict=True)
    ]
    table = Scenario.at(*heroes, phase="cleanup", start=start, initiative=CARDS)
    asked = []
    while table.asked == "refresh":
        asked.append(table.seat)
        table.play(f"{table.seat} pass")
    assert asked == order


def test_r11_18_who_has_nothing_exhausted_is_not_asked() -> None:
    table = Scenario.at(
        hero(**READY), {**others(1)[0], **EXHAUSTED}, phase="cleanup", initiative=CARDS
    )
    assert (table.asked, table.seat) == ("refresh", 1)


# R11.19: single moves --------------------------------------------------------------------------

ONE_ROW = FULL.replace("p1 p2 p3", "p1")


def one_row(**fields: Any) -> Scenario:
    """Only Charisma has room, and the sixth token is out: nothing to decide after taking."""
    mate = {**others(1)[0], "charisma": 6}
    return Scenario.at(
        hero(ONE_ROW, **fields), mate, initiative=initiative("r1", "w2", "g4"), bag={}
    )


def test_r11_19_a_single_move_is_answered_by_the_game() -> None:
    table = one_row().play("0 take 1")
    assert table.hero()["sheet"]["cha"] == ["p1", "r1"]
    assert table.seat == 1


def test_r11_19_drops_do_not_count_as_moves() -> None:
    assert one_row(cards=["longsword"]).play("0 take 1").seat == 1


def test_r11_19_a_usable_skill_makes_it_a_choice() -> None:
    table = one_row(cards=["pickpocket"]).play("0 take 1")
    assert table.legal() == ["place cha", "use pickpocket"]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_r11_19_nobody_is_ever_asked_with_fewer_than_two_moves(players: int) -> None:
    for state in playout(Options(players, base_cards()), seed=19):
        table = Scenario(state)
        if table.seat >= 0:
            assert len(table.legal()) > 1


# R11.30: scores during the game ----------------------------------------------------------------


def test_r11_30_scores_count_what_is_there() -> None:
    """Two red dice for the warrior, 3 from the hermit's center; no row is 14 yet."""
    table = Scenario.at(hero("STR r6 r6"), *others(1), initiative=initiative("r1", "b2", "g3"))
    assert table.score().total == 2 + 3


def test_r11_30_scores_are_counted_in_set_up_too() -> None:
    assert Scenario.new(2).score().total == 0


def test_r11_30_a_trait_that_compares_gives_nothing_without_company() -> None:
    """Envious on a single sheet that is not a solo game; a solo game counts differently."""
    table = Scenario.at(
        hero(cards=["envious"]), *others(1), initiative=initiative("r1", "b2", "g3")
    )
    lone = table.state.heroes[:1]
    assert scorecards(base_cards(), lone, solo=False)[0].part("traits") == 0
    assert scorecards(base_cards(), lone, solo=True)[0].part("traits") == 4


@pytest.mark.parametrize(("theirs", "stars"), [(["weak"], 0), (["weak", "loyal"], 4)])
def test_r11_30_with_company_it_compares(theirs: list[str], stars: int) -> None:
    table = Scenario.at(
        hero(cards=["envious"]),
        {**others(1)[0], "cards": theirs},
        initiative=initiative("r1", "b2", "g3"),
    )
    assert table.score().part("traits") == stars


# R11.32: from the new market to the next roll --------------------------------------------------


def test_r11_32_nothing_is_decided_between_the_new_market_and_the_next_roll() -> None:
    table = Scenario.at(
        hero(cards=["pickpocket"]),
        *others(1),
        phase="cleanup",
        round=5,
        initiative=CARDS,
        deck={"single": ["weak", "honest", "climb"]},
    )
    assert table.asked == "reveal"
    table.chance()
    assert table.position["round"] == 6
    assert table.asked in {"order", "take"}
    assert "use pickpocket" in table.legal(0)

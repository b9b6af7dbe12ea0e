"""R2: setup, step by step, for two to four players."""

from fractions import Fraction

import pytest

from rollplayer.engine import ask_first, deciding, legal, play, turn
from rollplayer.notation.cards.cardfile import base_cards
from tests.scenario import Scenario, box

PLAYERS = [2, 3, 4]
CARDS = base_cards()
SINGLE_DOTS, DOUBLE_DOTS = len(box(dots=1)), len(box(dots=2))


def started(players: int, start: int = 0, classes: str = "drawn") -> Scenario:
    return Scenario.new(players, classes=classes).play(f"* start {start}")


def seats_asked(table: Scenario, kind: str) -> list[int]:
    """The seats that answer a kind of prompt, in order, until another kind comes up."""
    seats = []
    while table.asked == kind:
        seats.append(table.seat)
        table.play(f"{table.seat} {table.legal()[0]}")
    return seats


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_1_any_seat_may_start(players: int) -> None:
    table = Scenario.new(players)
    assert table.odds() == {f"start {seat}": Fraction(1, players) for seat in range(players)}
    assert table.play(f"* start {players - 1}").position["start"] == players - 1


def test_r2_1_a_seat_that_is_not_there_cannot_start() -> None:
    assert Scenario.new(2).refusal("* start 2").rule == "R2.1"


def test_r2_2_races_are_picked_clockwise_from_the_start_player() -> None:
    assert seats_asked(started(4, start=2), "race") == [2, 3, 0, 1]


def test_r2_2_all_four_pick_a_race() -> None:
    table = started(4, start=2).play("2 race orc", "3 race elf", "0 race dwarf", "1 race human")
    assert [table.hero(seat)["race"] for seat in range(4)] == ["dwarf", "human", "orc", "elf"]


def test_r2_2_each_race_is_there_once() -> None:
    table = started(3).play("0 race orc")
    assert "race orc" not in table.legal()
    assert table.refusal("1 race orc").rule == "R2.2"
    assert table.refusal("2 race elf").rule == "R2.2"


@pytest.mark.parametrize(
    ("players", "start", "gold"),
    [
        (2, 0, [5, 5]),
        (3, 0, [5, 5, 6]),
        (3, 1, [6, 5, 5]),
        (4, 0, [5, 5, 6, 7]),
        (4, 3, [5, 6, 7, 5]),
    ],
)
def test_r2_3_third_and_fourth_in_turn_order_get_more_gold(
    players: int, start: int, gold: list[int]
) -> None:
    table = started(players, start)
    assert [table.hero(seat)["gold"] for seat in range(players)] == gold


def test_r2_4_a_drawn_white_die_brings_cleric_or_paladin() -> None:
    """The book's example: a white die, the Cleric/Paladin card, and the Paladin is chosen."""
    table = started(3).reach("draw-class").play("* drawn w")
    assert table.seat == 0
    assert table.legal()[:2] == ["class cleric", "class paladin"]
    assert table.refusal("0 class druid").rule == "R2.4"
    assert table.play("0 class paladin").hero()["class"] == "paladin"


def test_r2_4_a_class_color_is_neither_gold_nor_taken() -> None:
    table = started(3).reach("draw-class")
    assert table.odds() == {f"drawn {color}": Fraction(1, 6) for color in "gbrpkw"}
    table.play("* drawn w", "0 class cleric")
    assert table.odds() == {f"drawn {color}": Fraction(1, 5) for color in "gbrpk"}
    assert table.refusal("* drawn w").rule == "R2.4"
    assert table.refusal("* drawn y").rule == "R2.4"


def test_r2_4_drawing_a_class_takes_no_die_out_of_the_bag_and_pays_nothing() -> None:
    table = started(2).reach("draw-class").play("* drawn k", "0 class thief")
    table.play("* drawn w", "1 class cleric")
    assert sum(table.position["bag"].values()) == 73
    assert [table.hero(seat)["gold"] for seat in (0, 1)] == [5, 5]


@pytest.mark.parametrize(("classes", "seats"), [("reverse", [0, 2, 1]), ("in-turn", [1, 2, 0])])
def test_r2_4_classes_may_be_chosen_in_the_order_of_the_option(
    classes: str, seats: list[int]
) -> None:
    table = started(3, start=1, classes=classes).reach("class")
    assert len(table.legal()) == len(CARDS.classes)
    assert seats_asked(table, "class") == seats


def test_r2_4_a_chosen_class_card_is_gone_with_both_its_classes() -> None:
    table = started(2, classes="in-turn").reach("class").play("0 class druid")
    green = next(each.color for each in CARDS.classes if each.slug == "druid")
    assert len(table.legal()) == sum(each.color != green for each in CARDS.classes)
    assert table.refusal("1 class ranger").rule == "R2.4"
    assert table.refusal("1 class druid").rule == "R2.4"


def test_r2_5_one_backstory_and_one_alignment_each() -> None:
    table = started(2).reach("deal-backstory")
    stories, alignments = len(CARDS.backstories), len(CARDS.alignments)
    assert set(table.odds().values()) == {Fraction(1, stories)}
    table.play("* dealt hunter")
    assert set(table.odds().values()) == {Fraction(1, alignments)}
    table.play("* dealt hermit")
    assert len(table.odds()) == stories - 1
    assert table.refusal("* dealt hunter").rule == "R2.5"
    table.play("* dealt mentor")
    assert len(table.odds()) == alignments - 1
    assert table.refusal("* dealt hermit").rule == "R2.5"
    table.play("* dealt rebel")
    assert [table.hero(seat)["backstory"] for seat in (0, 1)] == ["hunter", "mentor"]


def test_r2_6_the_token_starts_in_the_center() -> None:
    table = started(2).reach("deal-alignment").play("* dealt hermit")
    assert table.hero()["alignment"] == {"card": "hermit", "row": 1, "column": 1}


@pytest.mark.parametrize(("players", "discards"), [(2, 7), (3, 3)])
def test_r2_7_cards_of_each_pile_are_discarded_at_random(players: int, discards: int) -> None:
    table = started(players).reach("discard-cards")
    single = table.position["deck"]["single"]
    assert table.odds() == {f"discarded {slug}": Fraction(1, SINGLE_DOTS) for slug in single}
    table.reach("reveal")
    deck, discard = table.position["deck"], table.position["discard"]
    assert len(discard) == 2 * discards
    assert len(deck["single"]) == SINGLE_DOTS - discards
    assert len(deck["double"]) == DOUBLE_DOTS - discards
    assert deck["mixed"] == []


def test_r2_7_with_four_players_nothing_is_discarded() -> None:
    table = started(4).reach("reveal")
    assert table.position["discard"] == []


def test_r2_7_single_dots_lie_on_top_of_double_dots() -> None:
    table = started(4).reach("reveal")
    assert set(table.odds()) == {f"revealed {slug}" for slug in table.position["deck"]["single"]}
    assert "revealed reckless" in table.odds()  # one dot
    assert table.refusal("* revealed longbow").code == "illegal-move"  # two dots


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_8_the_market_has_a_card_more_than_players(players: int) -> None:
    table = started(players).reach("draw-starting")
    assert len(table.position["market"]) == players + 1


def test_r2_8_the_market_lies_as_it_was_revealed() -> None:
    market = ["weak", "reckless", "chain-helm", "longsword", "climb"]
    table = started(4).reach("reveal").play(*(f"* revealed {slug}" for slug in market))
    assert table.position["market"] == market


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_9_initiative_cards_one_to_players_plus_one_are_in_play(players: int) -> None:
    cards = [each["card"] for each in started(players).position["initiative"]]
    assert cards == list(range(1, players + 2))


@pytest.mark.parametrize(
    ("players", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])]
)
def test_r2_10_gold_lies_on_all_but_the_first_and_the_last_card(
    players: int, gold: list[int]
) -> None:
    table = started(players).reach("draw")
    assert [each["gold"] for each in table.position["initiative"]] == gold


def test_r2_11_a_starting_die_is_drawn_with_the_odds_of_the_bag() -> None:
    table = started(2).reach("draw-starting")
    odds = {f"drawn {color}": Fraction(10, 73) for color in "gbrpkw"}
    assert table.odds() == {**odds, "drawn y": Fraction(13, 73)}
    table.play("* drawn r", "* rolled 6")
    assert table.odds()["drawn r"] == Fraction(9, 72)


@pytest.mark.parametrize(("players", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_r2_11_players_plus_four_starting_dice_each(players: int, dice: int) -> None:
    table = started(players, start=1).reach("place-starting")
    assert sum(table.position["bag"].values()) == 73 - players * dice
    assert [len(prompt["dice"]) for prompt in table.position["prompts"]] == [dice] * players


def placing(*dice: str, hero_class: str = "warrior") -> Scenario:
    """Seat 0 is about to place these six starting dice; seat 1 has six white ones."""
    table = started(2, classes="in-turn").play("0 race human", "1 race elf")
    table.play(f"0 class {hero_class}", "1 class bard").reach("draw-starting")
    for die in (*dice, *["w1"] * 6):
        table.play(f"* drawn {die[0]}", f"* rolled {die[1]}")
    return table


SIX = ("r1", "r2", "b3", "g4", "k5", "p6")


def test_r2_12_starting_dice_go_to_the_leftmost_free_space() -> None:
    table = placing(*SIX).play("0 place b3 wis", "0 place r1 wis")
    assert table.hero()["sheet"]["wis"] == ["b3", "r1"]


def test_r2_12_a_die_is_placed_once_and_not_in_a_full_row() -> None:
    table = placing(*SIX).play("0 place r1 str")
    assert table.refusal("0 place r1 dex").rule == "R2.12"
    assert table.refusal("0 place y6 dex").rule == "R2.12"
    table.play("0 place r2 str", "0 place b3 str")
    assert table.refusal("0 place g4 str").rule == "R2.12"


def test_r2_12_all_six_are_placed_with_no_attribute_action() -> None:
    table = placing(*SIX)
    for die, row in zip(SIX, ["str", "dex", "con", "int", "wis", "cha"], strict=True):
        assert table.asked == "place-starting"
        table.play(f"0 place {die} {row}")
    assert table.seat == 1
    assert sum(len(row) for row in table.hero()["sheet"].values()) == 6
    assert table.refusal("0 flip str1").rule == "R2.12"


def test_r2_12_a_full_row_pays_one_gold() -> None:
    table = placing(*SIX).play("0 place r1 str", "0 place r2 str")
    assert table.hero()["gold"] == 5
    assert table.play("0 place b3 str").hero()["gold"] == 6


@pytest.mark.parametrize(("hero_class", "gold"), [("warrior", 5 + 2 * 2), ("thief", 5 + 2 * 4)])
def test_r2_12_gold_dice_pay_when_drawn(hero_class: str, gold: int) -> None:
    table = placing("y1", "y6", "b3", "g4", "k5", "p6", hero_class=hero_class)
    assert table.hero()["gold"] == gold
    assert table.play("0 place y1 str").hero()["gold"] == gold


def test_r2_12_each_may_place_all_of_them_before_the_others_have_begun() -> None:
    state = started(3, start=1).reach("place-starting").state
    assert deciding(state) == [1, 2, 0]
    ahead = ask_first(state, 0)
    for _ in range(7):
        assert turn(ahead) == 0
        ahead = play(ahead, 0, legal(ahead, 0)[0])
    assert deciding(ahead) == [1, 2]
    assert turn(ahead) == 1
    assert deciding(state) == [1, 2, 0]  # which is as it was


def test_r2_2_races_are_picked_one_after_the_other() -> None:
    assert deciding(started(3).reach("race").state) == []


@pytest.mark.parametrize("start", [0, 1, 2])
def test_r2_13_the_start_player_begins_the_first_round(start: int) -> None:
    table = started(3, start).reach("draw")
    assert (table.position["round"], table.position["phase"]) == (1, "roll")
    assert table.reach("take").seat == start

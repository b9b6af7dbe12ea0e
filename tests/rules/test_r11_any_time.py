"""R11.2 to R11.4: skills and drops out of turn, where they are forbidden, and saved half-way."""

from collections.abc import Callable

import pytest

from rollplayer.engine import CHANCE
from tests.rules.tables import FULL, at_dice, at_market, loaded, of_class, reloaded
from tests.scenario import Json, Scenario, hero, sheet

# Seat 1 could always use this skill and drop this weapon.
RESTLESS: Json = {"race": "elf", "gold": 0, "cards": ["pickpocket", "longsword"]}
SHEET = "STR g3 b2\nDEX y4"
CENTER = [{"card": card, "die": None} for card in (1, 2, 3)]


def roll_phase() -> Scenario:
    """Three dice are rolled: a red and a white 4 are tied."""
    table = Scenario.at(hero(), RESTLESS, phase="roll", initiative=CENTER)
    return table.play(
        "* drawn r", "* rolled 4", "* drawn w", "* rolled 4", "* drawn k", "* rolled 6"
    )


def taking(*cards: str, name: str = "warrior") -> Scenario:
    return at_dice(of_class(name, SHEET, cards=list(cards)), RESTLESS, dice="g3 w4 k6")


def buying(*cards: str, name: str = "warrior") -> Scenario:
    return at_market(
        of_class(name, SHEET, cards=list(cards)),
        RESTLESS,
        market="chain-helm weak jeweled-dagger",
        discard=["honest", "loyal"],
        deck={"single": ["proud", "foolish"]},
    )


def cleaning() -> Scenario:
    tired = hero(cards=["search"], exhausted=["search"])
    return Scenario.at(tired, RESTLESS, phase="cleanup", initiative=CENTER)


FULL_TOO = """
    STR w1 y2 y3
    DEX k1 y2 y3
    CON p1 y2 y3
    INT b1 y2 y3
    WIS g1 y2 y3
    CHA r1 y2 y3
"""


def last_call() -> Scenario:
    """Both sheets are full: seat 0 is first in the last call."""
    return Scenario.at(
        hero(FULL, cards=["cure-wounds"]),
        {**RESTLESS, "sheet": sheet(FULL_TOO)},
        phase="cleanup",
        initiative=CENTER,
        bag={},
    )


OPEN: dict[str, Callable[[], Scenario]] = {
    "order": roll_phase,
    "take": taking,
    "place": lambda: taking().play("0 take 1"),
    "action": lambda: taking().play("0 take 1", "0 place str"),
    "weapon's action": lambda: taking("quarterstaff").play("0 take 1", "0 place str", "0 pass"),
    "return": lambda: buying(name="druid"),
    "market": buying,
    "market, after buying": lambda: buying("search").play("0 discard weak"),
    "action for buying": lambda: buying().play("0 buy jeweled-dagger"),
    "action for discarding": lambda: buying(name="rogue").play("0 discard weak"),
    "refresh": cleaning,
}
CLOSED: dict[str, Callable[[], Scenario]] = {
    "ability": lambda: taking("search").play("0 use search"),
    "action of a skill": lambda: taking("acrobatics").play("0 use acrobatics"),
    "keep": lambda: taking().play("0 take 1", "0 place int", "0 reroll str1", "* rolled 6"),
    "order after climb": lambda: taking("climb").play("0 use climb", "0 turn 1"),
    "buy revealed": lambda: buying("open-lock").play(
        "0 use open-lock", "0 reveal", "* revealed proud"
    ),
    "offer reveal": lambda: buying("open-lock").play("0 use open-lock"),
    "buy discarded": lambda: buying("move-silently").play("0 use move-silently"),
    "donated action": lambda: buying(name="cleric").play("0 donate"),
}
CHANCE_PENDING: dict[str, Callable[[], Scenario]] = {
    "draw": lambda: Scenario.at(hero(), RESTLESS, phase="roll", initiative=CENTER),
    "roll": lambda: Scenario.at(hero(), RESTLESS, phase="roll", initiative=CENTER).play(
        "* drawn r"
    ),
    "reroll": lambda: taking().play("0 take 1", "0 place int", "0 reroll str1"),
    "roll center": lambda: taking("intimidate").play("0 use intimidate", "0 reroll 1 3"),
    "reveal": lambda: buying("open-lock").play("0 use open-lock", "0 reveal"),
}


# Where they are allowed ------------------------------------------------------------------------


@pytest.mark.parametrize("point", OPEN)
def test_r11_2_another_seat_uses_a_skill_at_every_decision_point(point: str) -> None:
    table = OPEN[point]()
    asked = table.legal()
    assert table.seat == 0
    assert table.legal(1) == ["use pickpocket"]
    table.play("1 use pickpocket")
    assert table.hero(1)["gold"] == 2
    assert table.hero(1)["exhausted"] == ["pickpocket"]
    assert (table.seat, table.legal()) == (0, asked), "seat 0 is asked what it was asked"


@pytest.mark.parametrize("point", OPEN)
def test_r11_2_another_seat_drops_a_weapon_at_every_decision_point(point: str) -> None:
    table = OPEN[point]()
    assert table.drops(1) == ["drop longsword"]
    assert "drop longsword" not in table.legal(1), "drops are listed apart"
    table.play("1 drop longsword")
    assert table.hero(1)["cards"] == ["pickpocket"]
    assert table.hero(1)["gold"] == 0
    assert "longsword" in table.position["discard"]
    assert table.seat == 0


@pytest.mark.parametrize("point", OPEN)
def test_r11_2_so_does_the_seat_that_is_asked(point: str) -> None:
    """Seat 1 hands its skill and its weapon over to seat 0, the player to move."""
    position = OPEN[point]().position
    one, other = position["heroes"]
    other["cards"] = []
    one["cards"] = [card for card in one["cards"] if card != "quarterstaff"]
    one["cards"] += ["pickpocket", "longsword"]
    table = loaded(position)
    assert table.legal(1) == table.drops(1) == []
    assert "use pickpocket" in table.legal(0)
    assert "drop longsword" in table.drops(0)
    gold = one["gold"]
    table.play("0 use pickpocket", "0 drop longsword")
    assert table.seat == 0
    assert table.hero()["gold"] == gold + 2
    assert "longsword" in table.position["discard"]


# Where they are forbidden ----------------------------------------------------------------------


@pytest.mark.parametrize("point", CLOSED)
def test_r11_2_nothing_while_an_effect_is_half_resolved(point: str) -> None:
    table = CLOSED[point]()
    assert table.seat == 0
    assert table.legal(1) == table.drops(0) == table.drops(1) == []
    for line in ("use pickpocket", "drop longsword"):
        assert table.refusal(f"1 {line}").rule == "R11.3"
    assert not [line for line in table.legal() if line.startswith("use")]


@pytest.mark.parametrize("point", CHANCE_PENDING)
def test_r11_2_nothing_while_chance_is_pending(point: str) -> None:
    table = CHANCE_PENDING[point]()
    assert table.seat == CHANCE
    assert table.legal(1) == table.legal(0) == table.drops(1) == []
    for line in ("use pickpocket", "drop longsword"):
        refused = table.refusal(f"1 {line}")
        assert (refused.code, refused.rule) == ("chance-pending", "R11.2")


def test_r11_2_nothing_in_set_up() -> None:
    position = Scenario.new(2).play("* start 0").position
    position["heroes"][1]["cards"] = ["pickpocket", "longsword"]
    position["deck"] = {"single": ["weak"]}
    table = loaded(position)
    assert table.seat == 0
    assert table.legal(1) == table.drops(1) == []
    for line in ("use pickpocket", "drop longsword"):
        assert table.refusal(f"1 {line}").rule == "R11.2"


def test_r11_2_nothing_in_anothers_last_call() -> None:
    table = last_call()
    assert (table.seat, table.legal()) == (0, ["pass", "use cure-wounds"])
    assert table.legal(1) == table.drops(1) == []
    for line in ("use pickpocket", "drop longsword"):
        assert table.refusal(f"1 {line}").rule == "R11.17"
    table.play("0 pass")
    assert (table.seat, table.legal()) == (1, ["pass", "use pickpocket"])
    assert table.drops(1) == ["drop longsword"]
    assert table.refusal("0 use cure-wounds").rule == "R11.17"


def test_r11_2_a_timed_skill_is_never_for_last_call() -> None:
    table = last_call()
    position = table.position
    position["heroes"][0]["cards"] = ["cure-wounds", "climb", "open-lock"]
    assert loaded(position).legal() == ["pass", "use cure-wounds"]


# R11.3 -----------------------------------------------------------------------------------------


def test_r11_3_a_skill_resolves_before_the_turn_goes_on() -> None:
    table = taking("acrobatics").play("0 use acrobatics")
    assert table.refusal("0 take 1").code == "illegal-move"
    table.play("0 swap str1 str2")
    assert table.legal() == ["take 1", "take 2", "take 3"]


def test_r11_3_another_seats_skill_resolves_before_the_turn_goes_on() -> None:
    other = {"race": "elf", "cards": ["knowledge"], "sheet": {"str": ["g2"]}}
    table = at_dice(hero(), other).play("1 use knowledge")
    assert table.seat == 1
    assert table.refusal("0 take 1").code == "not-your-turn"
    table.play("1 reroll str1", "* rolled 5", "1 keep 5")
    assert table.hero(1)["sheet"]["str"] == ["g5"]
    assert table.seat == 0


def test_r11_3_a_reroll_must_be_answered_first() -> None:
    table = taking("search").play("0 take 1", "0 place int", "0 reroll str1", "* rolled 6")
    assert table.legal() == ["keep 3", "keep 6"]
    assert table.refusal("0 use search").rule == "R11.3"
    assert table.play("0 keep 6").legal(0) == ["use search"]


def test_r11_3_a_skill_between_taking_and_placing_may_open_a_row() -> None:
    table = at_dice(hero("STR g3 b2 r1", cards=["sleight-of-hand"])).play("0 take 1")
    assert table.refusal("0 place str").rule == "R3.2b"
    table.play("0 use sleight-of-hand", "0 move str1 cha", "0 place str")
    sheet = table.hero()["sheet"]
    assert (sheet["str"], sheet["cha"]) == (["b2", "r1", "g2"], ["g3"])


def test_r11_3_and_may_close_one() -> None:
    table = at_dice(hero("STR g3 b2\nDEX r1", cards=["sleight-of-hand"]))
    table.play("0 take 1", "0 use sleight-of-hand", "0 move dex1 str")
    assert table.refusal("0 place str").rule == "R3.2b"


# R11.4 -----------------------------------------------------------------------------------------


def test_r11_4_a_skill_counts_from_the_moment_it_happens() -> None:
    table = at_dice(hero("CON g6 g6 g2", cards=["concentrate"]))
    assert table.score().part("goals") == 0
    table.play("0 use concentrate", "0 raise con3 3")
    assert table.score().part("goals") == 3


def test_r11_4_a_row_filled_after_a_skill_made_room_pays_when_filled() -> None:
    table = at_dice(hero("STR g3 b2\nDEX r1", cards=["sleight-of-hand"]), dice="y2 w4 k6")
    table.play("0 take 1", "0 use sleight-of-hand", "0 move dex1 str")
    assert table.hero()["gold"] == 5, "moving a die pays nothing"
    table.play("0 place dex")
    assert table.hero()["gold"] == 5 + 2, "the gold die pays, Dexterity is not full"


def test_r11_4_gold_is_paid_once() -> None:
    table = at_dice(hero("STR g3 b2", cards=["search"]), dice="y2 w4 k6")
    table.play("0 take 1", "0 place str")
    assert table.hero()["gold"] == 5 + 2 + 1
    table.play("0 use search", "0 exchange str3 r", "0 flip str3")
    assert table.hero()["sheet"]["str"] == ["g3", "b2", "r5"]
    assert table.hero()["gold"] == 5 + 2 + 1


# Saved half-way --------------------------------------------------------------------------------

TWO = {"str": ["g2"]}
JOURNEYS: dict[str, tuple[Callable[[], Scenario], list[str]]] = {
    "reroll": (
        lambda: taking("knowledge", name="wizard"),
        ["0 use knowledge", "0 reroll str1", "* rolled 6", "* rolled 1", "0 keep 6", "0 take 1"],
    ),
    "intimidate": (
        lambda: taking("intimidate"),
        ["0 use intimidate", "0 reroll 1 3", "* rolled 4", "* rolled 4", "0 order k4 w4 g4"],
    ),
    "climb": (lambda: taking("climb"), ["0 use climb", "0 turn 1", "0 order w4 g4", "0 take 1"]),
    "negotiate": (
        lambda: taking("negotiate"),
        ["0 use negotiate", "0 exchange dex1 3", "0 order y4 w4", "0 take 2", "0 place cha"],
    ),
    "search": (
        lambda: taking("search"),
        ["0 take 2", "0 use search", "0 exchange str1 y", "0 place cha"],
    ),
    "sleight": (
        lambda: taking("sleight-of-hand"),
        ["0 take 2", "0 use sleight-of-hand", "0 move str1 dex", "0 place str", "0 flip dex2"],
    ),
    "open lock": (
        lambda: buying("open-lock", "search"),
        [
            "0 use open-lock",
            "0 reveal",
            "* revealed proud",
            "0 buy proud",
            "0 use search",
            "0 pass",
        ],
    ),
    "move silently": (
        lambda: buying("move-silently", name="sorcerer"),
        ["0 use move-silently", "0 buy honest", "0 reroll dex1", "* rolled 1", "0 keep 4"],
    ),
    "donate": (lambda: buying(name="cleric"), ["0 donate", "0 align up", "0 buy jeweled-dagger"]),
    "aside": (
        lambda: at_dice(hero(), {"race": "elf", "cards": ["concentrate"], "sheet": TWO}),
        ["0 take 1", "1 use concentrate", "1 raise str1 3", "0 place str", "0 pass"],
    ),
    "last call": (last_call, ["0 use cure-wounds", "0 raise str1", "1 use pickpocket"]),
}


@pytest.mark.parametrize("journey", JOURNEYS)
def test_r11_3_a_table_saved_inside_a_skill_goes_on_as_if_never_saved(journey: str) -> None:
    begin, lines = JOURNEYS[journey]
    table = begin()
    for line in lines:
        copy = reloaded(table)
        assert copy.position == table.position
        assert (copy.seat, copy.legal(0), copy.legal(1)) == (
            table.seat,
            table.legal(0),
            table.legal(1),
        )
        table.play(line)
        assert copy.play(line).position == table.position

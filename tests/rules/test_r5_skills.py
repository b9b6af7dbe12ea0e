"""R5: using a skill costs a step and exhausts it; when it may be used; refreshing."""

import pytest

from tests.rules.tables import at_dice, at_market, of_class, reloaded, token
from tests.scenario import Json, Scenario, hero

STEPS = {"good": (-1, 0), "evil": (1, 0), "lawful": (0, -1), "chaotic": (0, 1)}
ANY_TIME = {
    "cure-wounds": "good",
    "pickpocket": "evil",
    "knowledge": "lawful",
    "acrobatics": "chaotic",
}
TIMED = ["climb", "intimidate", "negotiate", "open-lock", "move-silently"]


def at(row: int, column: int) -> Json:
    return {"card": "hermit", "row": row, "column": column}


# R5.1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("skill", ANY_TIME)
@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("column", [0, 1, 2])
def test_r5_1_a_skill_needs_room_for_its_step(skill: str, row: int, column: int) -> None:
    table = at_dice(hero("STR g3 b2", cards=[skill], alignment=at(row, column)))
    down, right = STEPS[ANY_TIME[skill]]
    if row + down in (0, 1, 2) and column + right in (0, 1, 2):
        assert token(table.play(f"0 use {skill}")) == (row + down, column + right)
    else:
        assert f"use {skill}" not in table.legal()
        assert table.refusal(f"0 use {skill}").rule == "R5.1"


def test_r5_1_the_step_comes_first_then_the_ability_then_the_skill_is_exhausted() -> None:
    table = at_dice(hero("STR g3", cards=["concentrate"])).play("0 use concentrate")
    assert token(table) == (0, 1)
    assert table.legal() == ["raise str1", "raise str1 2", "raise str1 3", "pass"]
    table.play("0 raise str1 3")
    assert table.hero()["sheet"]["str"] == ["g6"]
    assert table.hero()["exhausted"] == ["concentrate"]


@pytest.mark.parametrize(
    "skill", ["concentrate", "search", "acrobatics", "knowledge", "cure-wounds", "sleight-of-hand"]
)
def test_r5_1_the_ability_may_be_left_unused(skill: str) -> None:
    table = at_dice(hero("STR g3 b2\nDEX y4", cards=[skill]))
    sheet = table.hero()["sheet"]
    table.play(f"0 use {skill}")
    assert "pass" in table.legal()
    table.play("0 pass")
    assert table.hero()["sheet"] == sheet
    assert table.hero()["exhausted"] == [skill]
    assert token(table) != (1, 1)


@pytest.mark.parametrize("skill", ["climb", "intimidate", "negotiate"])
def test_r5_1_an_ability_on_the_center_may_be_left_unused(skill: str) -> None:
    table = at_dice(hero("STR g3", cards=[skill]))
    center = table.position["initiative"]
    table.play(f"0 use {skill}", "0 pass")
    assert table.position["initiative"] == center
    assert table.hero()["exhausted"] == [skill]


def test_r5_1_an_exhausted_skill_cannot_be_used() -> None:
    table = at_dice(hero(cards=["pickpocket"])).play("0 use pickpocket")
    assert table.hero()["gold"] == 7
    assert "use pickpocket" not in table.legal()
    assert table.refusal("0 use pickpocket").rule == "R5.1"


def test_r5_1_only_own_skills_are_used() -> None:
    table = at_dice(hero(), {"race": "elf", "cards": ["pickpocket"]})
    assert table.refusal("0 use pickpocket").rule == "R5.1"


def test_r5_1_a_trait_is_not_a_skill() -> None:
    assert at_dice(hero(cards=["weak"])).refusal("0 use weak").rule == "R5.1"


def test_r5_1_diplomacy_goes_by_the_chosen_cards_arrow() -> None:
    """The user's token moves, Diplomacy is exhausted, the chosen card does not change."""
    neighbor = {"race": "elf", "cards": ["pickpocket"], "alignment": {"card": "rebel"}}
    table = at_dice(hero(cards=["diplomacy"]), neighbor).play("0 use diplomacy as pickpocket")
    assert token(table) == (2, 1)
    assert token(table, 1) == (1, 1)
    assert table.hero(0)["exhausted"] == ["diplomacy"]
    assert table.hero(1)["exhausted"] == []
    assert (table.hero(0)["gold"], table.hero(1)["gold"]) == (7, 0)


def test_r5_1_diplomacy_cannot_choose_a_card_whose_step_is_blocked() -> None:
    neighbor = {"race": "elf", "cards": ["pickpocket"]}
    table = at_dice(hero(cards=["diplomacy"], alignment=at(2, 1)), neighbor)
    assert table.refusal("0 use diplomacy as pickpocket").rule == "R5.1"


# R5.2 ------------------------------------------------------------------------------------------


def test_r5_2_several_skills_in_a_row() -> None:
    table = at_dice(hero("STR g3", cards=["pickpocket", "cure-wounds"]))
    table.play("0 use pickpocket", "0 use cure-wounds", "0 raise str1", "0 take 1")
    assert table.hero()["gold"] == 7
    assert table.hero()["sheet"]["str"] == ["g4"]
    assert token(table) == (1, 1)


def test_r5_2_on_another_players_turn() -> None:
    table = at_dice(hero(), {"race": "elf", "gold": 1, "cards": ["pickpocket"]})
    assert table.seat == 0
    assert table.legal(1) == ["use pickpocket"]
    table.play("1 use pickpocket")
    assert table.hero(1)["gold"] == 3
    assert table.seat == 0


@pytest.mark.parametrize("skill", TIMED)
def test_r5_2_a_skill_that_names_its_time_is_not_for_anothers_turn(skill: str) -> None:
    neighbor = {"race": "elf", "cards": [skill], "sheet": {"str": ["g1"]}}
    for table in (at_dice(hero(), neighbor), at_market(hero(), neighbor)):
        assert table.legal(1) == []
        assert table.refusal(f"1 use {skill}").rule == "R5.2"


@pytest.mark.parametrize("skill", ["climb", "intimidate", "negotiate"])
def test_r5_2_center_skills_only_before_taking_a_card_in_the_own_dice_turn(skill: str) -> None:
    table = at_dice(hero("STR g1", cards=[skill]))
    assert f"use {skill}" in table.legal()
    for line in ("0 take 1", "0 place str"):
        table.play(line)
        assert f"use {skill}" not in table.legal()
        assert table.refusal(f"0 use {skill}").rule == "R5.2"
    market = at_market(hero("STR g1", cards=[skill]))
    assert market.refusal(f"0 use {skill}").rule == "R5.2"


@pytest.mark.parametrize("skill", ["open-lock", "move-silently"])
def test_r5_2_market_skills_only_in_the_own_market_turn(skill: str) -> None:
    deck = {"single": ["nimble"]}
    assert f"use {skill}" in at_market(hero(cards=[skill]), deck=deck).legal()
    table = at_dice(hero(cards=[skill]), deck=deck)
    assert table.refusal(f"0 use {skill}").rule == "R5.2"


@pytest.mark.parametrize("skill", TIMED)
def test_r5_2_diplomacy_keeps_the_chosen_cards_time(skill: str) -> None:
    one, other = hero("STR g1", cards=["diplomacy"]), {"race": "elf", "cards": [skill]}
    line = f"use diplomacy as {skill}"
    in_dice = at_dice(one, other)
    in_market = at_market(one, other, deck={"single": ["nimble"]})
    own, foreign = (in_market, in_dice) if skill in TIMED[3:] else (in_dice, in_market)
    assert line in own.legal()
    assert foreign.refusal(f"0 {line}").rule == "R5.2"


def test_r5_2_diplomacy_uses_an_exhausted_card_too_but_never_an_own_one() -> None:
    other = {"race": "elf", "cards": ["knowledge"], "exhausted": ["knowledge"]}
    table = at_dice(hero(cards=["diplomacy", "pickpocket"]), other)
    assert table.legal()[-2:] == ["use diplomacy as knowledge", "use pickpocket"]
    assert table.refusal("0 use diplomacy as pickpocket").rule == "R5.2"
    assert table.refusal("0 use diplomacy").rule == "R5.2"


def test_r5_2_a_skill_just_bought_is_ready() -> None:
    table = at_market(hero(), market="pickpocket weak").play("0 buy pickpocket")
    assert table.legal() == ["pass", "use pickpocket"]


# R5.3 ------------------------------------------------------------------------------------------


def at_cleanup(one: Json) -> Scenario:
    skills = ["pickpocket", "knowledge", "search"]
    tired = {**one, "cards": skills, "exhausted": ["pickpocket", "knowledge"]}
    other = {"race": "elf", "cards": ["climb"], "exhausted": ["climb"]}
    return Scenario.at(
        tired,
        other,
        phase="cleanup",
        initiative=[{"card": card, "die": None} for card in (1, 2, 3)],
        deck={"single": ["weak", "reckless", "foolish", "honest"]},
    )


def test_r5_3_one_skill_may_be_refreshed_in_cleanup() -> None:
    table = at_cleanup(hero())
    assert table.legal() == ["refresh pickpocket", "refresh knowledge", "pass", "use search"]
    table.play("0 refresh knowledge")
    assert table.hero()["exhausted"] == ["pickpocket"]
    assert table.seat == 1, "the second exhausted skill stays so"


def test_r5_3_refreshing_is_optional() -> None:
    table = at_cleanup(hero()).play("0 pass", "1 pass")
    assert table.hero(0)["exhausted"] == ["pickpocket", "knowledge"]
    assert table.hero(1)["exhausted"] == ["climb"]


def test_r5_3_a_ready_skill_cannot_be_refreshed() -> None:
    assert at_cleanup(hero()).refusal("0 refresh search").rule == "R5.3"


def test_r5_3_a_refreshed_skill_waits_for_the_next_round() -> None:
    table = at_cleanup(hero()).play("0 refresh pickpocket")
    assert table.seat == 1
    assert table.refusal("0 use pickpocket").rule == "R3.4"
    assert reloaded(table).refusal("0 use pickpocket").rule == "R3.4"
    table.play("1 pass").chance()
    assert table.position["phase"] in ("roll", "dice")
    assert "use pickpocket" in table.legal(0)


@pytest.mark.parametrize("phase", ["dice", "market"])
def test_r5_3_only_in_cleanup(phase: str) -> None:
    tired = hero(cards=["pickpocket"], exhausted=["pickpocket"])
    table = at_dice(tired) if phase == "dice" else at_market(tired)
    assert table.refusal("0 refresh pickpocket").rule in ("R3.2a", "R3.3")


def test_r5_3_the_ranger_may_refresh_two() -> None:
    ranger = of_class("ranger", cards=["pickpocket", "knowledge"])
    ranger["exhausted"] = ranger["cards"]
    table = at_cleanup(ranger).play("0 refresh pickpocket", "0 refresh knowledge")
    assert table.hero()["exhausted"] == []
    assert table.seat == 1

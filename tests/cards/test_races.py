"""The six races: what each adds to attribute totals at scoring, and where it may be chosen."""

import pytest

from tests.cards.table import over
from tests.scenario import Scenario

# race: STR DEX CON INT WIS CHA, editions
RACES = {
    "dragonkin": ((2, -2, 0, 0, 0, 0), "second"),
    "dwarf": ((0, 0, 2, 0, 0, -2), "first second"),
    "elf": ((0, 2, -2, 0, 0, 0), "first second"),
    "halfling": ((-2, 0, 0, 0, 0, 2), "first second"),
    "human": ((0, 0, 0, 0, 0, 0), "first second"),
    "orc": ((2, 0, 0, -2, 0, 0), "second"),
}
THREES = "\n".join(f"{row} y1 b1 g1" for row in ("STR", "DEX", "CON", "INT", "WIS", "CHA"))


@pytest.mark.parametrize("race", RACES)
def test_race_changes_attribute_totals(race: str) -> None:
    lines = over(THREES, race=race).score().lines
    totals = [line.have for line in lines if line.part == "goals"]
    assert totals == [3 + modifier for modifier in RACES[race][0]]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_races_belong_to_their_editions(edition: str) -> None:
    offered = Scenario.new(2, edition).play("* start 0").legal()
    races = sorted(race for race, facts in RACES.items() if edition in facts[1].split())
    assert sorted(offered) == [f"race {race}" for race in races]


def test_a_race_may_lose_a_goal_as_well_as_win_one() -> None:
    met = over("STR g6 g6 g4\nCON g5 g5 g5", race="dwarf").score()
    assert [line.stars for line in met.lines if line.subject in ("str", "con")] == [0, 3]
    lost = over("STR g6 g6 b6\nCON g6 g6 b5", race="elf").score()
    assert [line.stars for line in lost.lines if line.subject in ("str", "con")] == [4, 0]

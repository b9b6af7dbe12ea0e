"""The races: what each adds to attribute totals at scoring, and where it may be chosen."""

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from tests.cards.table import over
from tests.scenario import Scenario
from tests.second_scorer import RACES, ROWS

THREES = "\n".join(f"{row} y1 b1 g1" for row in ("STR", "DEX", "CON", "INT", "WIS", "CHA"))


@pytest.mark.parametrize("race", RACES)
def test_race_changes_attribute_totals(race: str) -> None:
    lines = over(THREES, race=race).score().lines
    totals = [line.have for line in lines if line.part == "goals"]
    assert totals == [3 + RACES[race].get(row, 0) for row in ROWS]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_races_belong_to_their_editions(edition: str) -> None:
    offered = Scenario.new(2, edition).play("* start 0").legal()
    races = [race.slug for race in base_cards().races if edition in race.editions]
    assert offered == [f"race {race}" for race in races]
    new = {"race orc", "race dragonkin"}
    assert set(offered) & new == (new if edition == "second" else set())


def test_a_race_may_lose_a_goal_as_well_as_win_one() -> None:
    met = over("STR g6 g6 g4\nCON g5 g5 g5", race="dwarf").score()
    assert [line.stars for line in met.lines if line.subject in ("str", "con")] == [0, 3]
    lost = over("STR g6 g6 b6\nCON g6 g6 b5", race="elf").score()
    assert [line.stars for line in lost.lines if line.subject in ("str", "con")] == [4, 0]

"""R7: the game ends with the round that fills every sheet. Whole random games."""

from itertools import combinations

import pytest

from rollplayer.engine import EDITIONS, OVER, ROLL, VARIANTS, Options, State
from rollplayer.engine.terms import NO_DIE
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.check_components import all_market_cards, dice_by_color
from tests.playout import playout
from tests.scenario import Scenario, box, hero, initiative, others

ALL_VARIANTS = [
    chosen for size in range(len(VARIANTS) + 1) for chosen in combinations(VARIANTS, size)
]
ROUNDS = {1: 12, 2: 12, 3: 11, 4: 10}
FULL = """
    STR r1 r2 r3
    DEX b1 b2 b3
    CON g1 g2 g3
    INT k1 k2 k3
    WIS w1 w2 w3
    CHA p1 p2 p3
"""
ONE_FREE = FULL.replace("p2 p3", "p2")
OTHER_ONE_FREE = ONE_FREE.replace("1", "4").replace("2", "5").replace("3", "6")


def check_table(state: State, dice: int, cards: int) -> None:
    """Nothing is lost and nobody is in debt, whatever happens."""
    assert sum(dice_by_color(state)) == dice
    assert len(all_market_cards(state)) == cards
    for each in state.heroes:
        assert each.gold >= 0


@pytest.mark.parametrize("variants", ALL_VARIANTS, ids=lambda chosen: "+".join(chosen) or "plain")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_r7_rounds_of_a_game(players: int, edition: str, variants: tuple[str, ...]) -> None:
    """18 minus the starting dice: 12, 11 or 10; two fewer in the short game."""
    rounds = ROUNDS[players] - (2 if "short" in variants else 0)
    options = Options(players, base_cards(), edition, variants)
    dice = 72 if players == 1 else 73
    apart = players == 1 and edition == "second"  # Diplomacy (R9.1)
    cards = len(box(edition)) - apart
    for seed in range(3):
        for state in playout(options, seed):
            check_table(state, dice, cards)
            if state.phase == ROLL:
                free = {each.dice.count(NO_DIE) for each in state.heroes}
                assert free == {rounds - state.round + 1}
        assert state.round == rounds
        assert all(0 not in each.dice for each in state.heroes)


def last_round() -> Scenario:
    """Both heroes have one free space, in Charisma."""
    mate = {**others(1)[0], "sheet": hero(OTHER_ONE_FREE)["sheet"]}
    return Scenario.at(
        hero(ONE_FREE),
        mate,
        initiative=initiative("p1", "b2", "g3"),
        market=["weak", "reckless", "search"],
        bag={},
    )


def test_r7_the_round_that_fills_the_sheets_is_played_to_its_end() -> None:
    table = last_round()
    table.play("0 take 1", "0 pass")  # R11.19: the only free space is filled by the game
    table.play("1 take 2", "1 pass")
    assert table.position["phase"] == "market"
    table.play("0 discard weak", "1 discard reckless")
    assert table.position["phase"] == "over"
    assert table.position["round"] == 5


def test_r7_a_free_space_anywhere_means_another_round() -> None:
    table = Scenario.at(hero(FULL), *others(1), phase="cleanup", initiative=[{"card": 1}])
    assert table.position["phase"] == "roll"


def test_r7_after_the_end_nothing_is_played() -> None:
    table = Scenario.at(hero(FULL), phase="cleanup", initiative=[{"card": 1}])
    assert table.position["phase"] == "over"
    assert table.state.phase == OVER
    assert table.legal(0) == []
    assert table.drops(0) == []
    for line in ("0 pass", "* rolled 1"):
        refused = table.refusal(line)
        assert (refused.code, refused.rule) == ("game-over", "R7")

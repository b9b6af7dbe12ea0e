"""Analysis: planted blunders are found, good play shows small losses, and everything adds up."""

from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from rollplayer.engine import CHANCE, score
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Record, read_record
from rollplayer.search.analysis import analyse, blend, shrunk
from rollplayer.search.findings import Analysis, Estimate
from rollplayer.search.report import write_analysis
from rollplayer.search.timeline import Timeline
from tests.search.games import game_with, plain_game, worst_by_scorecard, worst_die

WORK = 4
TUTORIAL = Path(__file__).parents[2] / "web" / "src" / "learn" / "record.txt"
_kept: dict[tuple[int, str], Analysis] = {}


def analysis_of(players: int, seed: str) -> Analysis:
    if (players, seed) not in _kept:
        _kept[players, seed] = analyse(plain_game(players, seed), 0, WORK)
    return _kept[players, seed]


BLUNDERS = {
    "action late": worst_by_scorecard("action", (9, 10, 11), 6),
    "action last": worst_by_scorecard("action", (12,), 4),
    "market last": worst_by_scorecard("market", (12,), 4),
    "die last": worst_die,
}


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_planted_blunder_is_among_the_costliest_decisions(name: str) -> None:
    record, blunder = game_with(BLUNDERS[name])
    costly = analyse(record, 0, WORK).costliest()
    assert blunder in [decision.event for decision in costly]
    found = next(decision for decision in costly if decision.event == blunder)
    assert found.loss.mean > 1
    assert found.reason is not None
    assert sum(found.reason.lines.values()) == pytest.approx(found.reason.stars.mean)


def test_a_blunder_at_a_table_costs_stars_and_chance_to_win() -> None:
    record, blunder = game_with(BLUNDERS["action last"], players=2)
    found = analyse(record, 0, WORK).costliest()[0]
    assert found.event == blunder
    assert found.win_loss is not None
    assert found.win_loss > 0


def test_the_judge_finds_little_to_blame_in_its_own_policy() -> None:
    for players in (1, 2):
        analysis = analysis_of(players, "fine")
        blind = {"race", "class"}  # chosen at random by the quick bot
        blamed = [d.loss.mean for d in analysis.decisions if d.kind not in blind]
        assert sum(blamed) < 0.5


@pytest.mark.parametrize("players", [1, 2])
def test_luck_and_skill_add_up_to_the_result(players: int) -> None:
    analysis = analysis_of(players, "fine")
    sums = analysis.sums()
    whole = sums.start + sums.luck + sums.others - sums.loss + sums.drift
    assert whole == pytest.approx(sums.result, abs=1e-6)
    record = plain_game(players, "fine")
    assert sums.result == score(list(record.states())[-1])[0].total


@pytest.mark.parametrize("seed", ["fine", "second", "third"])
def test_what_is_left_unexplained_is_within_the_stated_error(seed: str) -> None:
    sums = analysis_of(1, seed).sums()
    assert abs(sums.drift) < 3 * sums.error
    assert sums.error < 6


def test_the_chance_to_win_ends_with_the_result() -> None:
    analysis = analysis_of(2, "fine")
    assert all(point.win is not None and 0 <= point.win <= 1 for point in analysis.curve)
    assert analysis.curve[-1].win in (0.0, 0.5, 1.0)


def test_solo_has_no_chance_to_win() -> None:
    assert all(point.win is None for point in analysis_of(1, "fine").curve)


def test_losses_are_never_negative_and_name_a_better_move() -> None:
    for decision in analysis_of(1, "fine").decisions:
        assert decision.loss.mean >= 0
        assert (decision.loss.mean > 0) == (decision.best != decision.played)


def test_the_same_seed_gives_the_same_analysis() -> None:
    record = Record(plain_game(1, "fine").first)
    record.events = plain_game(1, "fine").events[:60]
    one, two = (write_analysis(analyse(record, 0, 2)) for _ in range(2))
    assert one == two
    assert not one["finished"]


def test_every_event_of_the_record_is_in_one_step() -> None:
    record = plain_game(2, "fine")
    timeline = Timeline(record)
    events = [event for step in timeline.steps for event in step.events]
    assert events == record.events
    for step in timeline.steps:
        assert len(step.events) == 1 or step.seat == CHANCE


# The arithmetic --------------------------------------------------------------------------------


def test_blending_trusts_what_is_surer() -> None:
    assert blend(2.0, Estimate(0.0, 100.0)).mean == pytest.approx(2.0, abs=0.01)
    assert blend(2.0, Estimate(0.0, 0.1)).mean < 0.2
    assert blend(2.0, Estimate(2.0, 1.0)).error < 1.0


def test_differences_that_may_be_noise_are_shrunk() -> None:
    noisy = {1: Estimate(30.0, 2.0), 2: Estimate(31.0, 2.0)}
    assert shrunk(noisy)[1].mean == shrunk(noisy)[2].mean == 30.5
    clear = {1: Estimate(20.0, 0.1), 2: Estimate(30.0, 0.1)}
    assert shrunk(clear)[2].mean == pytest.approx(30.0, abs=0.01)
    assert shrunk(clear)[2].error <= sqrt(1.0) * 0.1


def test_a_skill_that_was_never_used_is_blamed_once_a_round_at_most() -> None:
    """The tutorial's hero owns Pickpocket and was told 29 times that using it was better."""
    text = TUTORIAL.read_text("utf-8")
    found = analyse(read_record(base_cards(), text)[0], 0, 2)
    blamed = Counter(
        each.round for each in found.decisions if each.best == "use pickpocket" and each.loss.mean
    )
    assert blamed
    assert max(blamed.values()) == 1

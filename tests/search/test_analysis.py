"""Analysis: planted blunders are found, good play shows small losses, and everything adds up."""

import pickle
from collections import Counter
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollplayer.engine import CHANCE, score
from rollplayer.engine.scoring import PARTS
from rollplayer.engine.terms import NO_DIE, PASS, PLACE, RACE, USE, Move, encode
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Record, read_record
from rollplayer.search.analysis import (
    Desk,
    analyse,
    as_far_as_sure,
    blend,
    judged,
)
from rollplayer.search.findings import UNKNOWN_STRENGTH, Analysis, Estimate
from rollplayer.search.judge import (
    ERROR_OF_ONE,
    Ending,
    Judge,
    Worth,
    difference,
    standard_error,
    sure_lines,
)
from rollplayer.search.looks import Look, at_stake, worth_a_second_look
from rollplayer.search.pipeline import Piece, drive
from rollplayer.search.report import write_analysis
from rollplayer.search.timeline import Timeline
from rollplayer.search.winning import win_chances
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
        blind = {"race", "class"}  # judged by the table
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
    assert sums.error < 9  # mostly 4 to 7


def test_the_chance_to_win_ends_with_the_result() -> None:
    analysis = analysis_of(2, "fine")
    assert all(point.win is not None and 0 <= point.win <= 1 for point in analysis.curve)
    assert analysis.curve[-1].win in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_to_win_of_all_seats_add_up_from_the_first_moment(players: int) -> None:
    """Two equal heroes were given 43 % and 36 % before either had rolled a die."""
    record = plain_game(players, "fine")
    start = record.first
    for state in [start, *islice(record.states(), 0, None, 9)]:
        tables = {Judge(seat, 1).table(state) for seat in range(players)}
        assert len(tables) == 1  # whoever is judged
        chances = win_chances(tables.pop(), [hero.dice.count(NO_DIE) for hero in state.heroes])
        assert sum(chances) == pytest.approx(1.0)
        if state is start:
            assert chances == pytest.approx([1 / players] * players)


@pytest.mark.parametrize("players", [1, 2])
def test_the_band_of_the_curve_narrows_to_the_result(players: int) -> None:
    """It vanished whenever the player was to move, as if the end were known by then."""
    curve = analysis_of(players, "fine").curve
    spreads = [point.spread for point in curve]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[0] > 4
    assert spreads[-2] >= 1
    assert spreads[-1] == 0


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


def test_a_loss_counts_as_far_as_it_is_sure() -> None:
    assert as_far_as_sure(Estimate(2.0, 0.0)) == Estimate(2.0, 0.0)
    assert as_far_as_sure(Estimate(0.4, 0.4)).mean == pytest.approx(0.2)
    assert as_far_as_sure(Estimate(0.1, 0.4)).mean < 0.01
    assert as_far_as_sure(Estimate(-0.5, 0.1)).mean == 0.0


def test_a_move_is_not_blamed_for_a_bad_round_after_it() -> None:
    """Refreshing a skill was said to cost 2.5 stars: the next dice were bad."""
    best, played = Move(1), Move(2)
    moves = {best: Estimate(34.0, 0.0), played: Estimate(33.9, 0.0)}
    _, loss, _ = judged(moves, played, Estimate(30.0, 0.1), None)
    assert loss.mean <= 0.1
    _, excused, _ = judged(moves, played, Estimate(35.0, 0.1), None)
    assert excused.mean == 0.0


def test_the_stated_error_allows_for_a_player_whose_strength_is_unknown() -> None:
    sums = analysis_of(1, "fine").sums()
    assert sums.error > 12 * UNKNOWN_STRENGTH


def test_a_skill_that_was_never_used_is_blamed_once_a_round_at_most() -> None:
    """The tutorial's hero owns Pickpocket and was told 29 times that using it was better."""
    text = TUTORIAL.read_text("utf-8")
    found = analyse(read_record(base_cards(), text)[0], 0, 2)
    blamed = Counter(
        each.round for each in found.decisions if each.best == "use pickpocket" and each.loss.mean
    )
    assert blamed
    assert max(blamed.values()) == 1


# Pieces ------------------------------------------------------------------------------------------


def test_the_pieces_may_be_worked_on_anywhere_and_in_any_order() -> None:
    """The server spreads them over processes; each piece travels as bytes."""
    record, _ = game_with(BLUNDERS["action last"])
    desks = [Desk(record, 0, WORK), Desk(record, 0, WORK)]
    random = Random("pieces")
    reported: list[int] = []

    def work_on(pieces: list[Piece]) -> list[Any]:
        order = random.sample(range(len(pieces)), len(pieces))
        found: dict[int, Any] = {}
        for place in order:
            travelled = pickle.loads(pickle.dumps(pieces[place]))
            found[place] = random.choice(desks).do(travelled)
        return [found[place] for place in range(len(pieces))]

    spread = drive(work_on, lambda: reported.append(1))
    assert write_analysis(spread) == write_analysis(analyse(record, 0, WORK))
    assert any(decision.reason for decision in spread.decisions)
    assert len(spread.curve) + 3 <= len(reported) <= desks[0].survey().most_pieces


def test_only_the_doubtful_decisions_get_rollouts_and_the_worst_come_first() -> None:
    """A decision the planner finds good is not looked at again."""

    def look(*values: float) -> Look:
        moves = {places[row]: Estimate(value, 0.0) for row, value in enumerate(values)}
        return Look(Worth((0.0,), 0.0, ()), moves, 1, (0.0,))

    places = [encode(PLACE, row) for row in range(4)]
    looks = [look(30.0, 29.9), look(30.0, 28.0, 27.0, 26.0), look(30.0, 29.0), look(30.0, 29.5)]
    played = {number: places[row] for number, row in enumerate((1, 3, 1, 0))}
    first, second = [places[row] for row in (0, 1, 3)], places[:2]
    assert worth_a_second_look(looks, played, 8) == {1: first, 2: second}
    assert worth_a_second_look(looks, played, 1) == {1: first}


def test_a_race_that_the_table_thinks_less_of_takes_no_second_look_from_another_decision() -> None:
    """A game of the adept: its race took the place of an armor that was worth a word."""
    races = {encode(RACE, race): Estimate(40.0 - race, 0.5) for race in range(3)}
    looks = [Look(Worth((40.0,), 0.5, ()), races, 0, (40.0,))]
    assert worth_a_second_look(looks, {0: encode(RACE, 2)}, 8) == {}


def test_a_skill_that_can_still_be_used_later_in_the_round_is_not_given_up() -> None:
    use = encode(USE, 3)

    def look(round_number: int, *moves: Move) -> Look:
        estimates = {move: Estimate(30.0 + place, 0.0) for place, move in enumerate(moves)}
        return Look(Worth((0.0,), 0.0, ()), estimates, round_number, (0.0,))

    looks = [look(1, PASS, use), look(1, PASS, use), look(2, PASS, use)]
    stakes = at_stake(looks, {0: PASS, 1: PASS, 2: PASS})
    assert [use in stakes[place] for place in range(3)] == [False, True, True]


def test_the_chance_to_win_moves_with_the_stars_of_both_sides() -> None:
    analysis = analysis_of(2, "fine")
    for luck in analysis.luck:
        assert luck.win is not None
        assert abs(luck.win) <= 1
    for decision in analysis.decisions:
        assert decision.win_loss is not None
        assert (decision.win_loss > 0) == (decision.loss.mean > 0)


def test_a_samples_error_is_the_standard_error_of_its_mean() -> None:
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
    assert standard_error([5.0]) == ERROR_OF_ONE
    assert standard_error([]) == 0.0
    one, other = Worth((3.0,), 1.0, (2.0, 4.0)), Worth((4.0,), 1.0, (3.0, 5.0))
    assert one.error_against(other) == 0.0  # pairs that met the same chance differ by 1 each
    assert one.error_against(Worth((4.0,), 1.0, ())) == pytest.approx(sqrt(2.0))


def test_rollouts_of_two_moves_are_compared_pair_by_pair() -> None:
    ones = [Ending(30, 1.0, (1, 2, 3, 4, 5, 6, 9)), Ending(34, 0.0, (2, 2, 3, 4, 5, 6, 12))]
    others = [Ending(29, 0.0, (1, 1, 3, 4, 5, 6, 9)), Ending(31, 0.0, (2, 2, 3, 4, 5, 6, 9))]
    gained = difference(ones, others)
    assert gained.mean == 2.0
    assert gained.error == pytest.approx(1.0)


def test_a_reason_names_only_lines_that_noise_does_not_explain() -> None:
    """Pickpocket "builds up your armor": one of eight games had a piece more."""
    armor, traits = PARTS.index("armor"), PARTS.index("traits")
    ones, others = [], []
    for game in range(8):
        better, plain = [4] * len(PARTS), [4] * len(PARTS)
        better[armor] += 8 * (game == 3)
        better[traits] += 2 + game % 2
        ones.append(Ending(sum(better), 0.0, tuple(better)))
        others.append(Ending(sum(plain), 0.0, tuple(plain)))
    lines = sure_lines(ones, others, difference(ones, others).mean)
    assert lines["armor"] == 0.0
    assert lines["traits"] == 2.5
    assert lines["later"] == 1.0
    assert sum(lines.values()) == difference(ones, others).mean


def test_a_game_without_doubts_is_analyzed_too() -> None:
    """The server failed on a game of one move: nothing was left to play out."""
    record = Record(plain_game(1, "fine").first)
    record.events = plain_game(1, "fine").events[:1]
    desk = Desk(record, 0, 1)

    def work_on(pieces: list[Piece]) -> list[Any]:
        assert pieces
        return [desk.do(piece) for piece in pieces]

    assert len(drive(work_on, lambda: None).curve) == 2

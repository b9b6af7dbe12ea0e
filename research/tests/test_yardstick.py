"""The yardstick: its data, its regret, and games with their luck taken out."""

from collections import Counter
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import numpy as np
import pytest

from research.luck import play_lucky
from research.yardstick import (
    FILE,
    Case,
    Endings,
    Trials,
    again,
    choice_of,
    mean_of,
    measured,
    read_case,
    read_cases,
    regret_of,
    scores_of,
    with_move,
    write_case,
    write_cases,
)
from rollplayer.bots.matches.match import play_match
from rollplayer.bots.players.expert import Expert
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import SETUP, Options, legal, score, turn
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import read_move, write_move
from rollplayer.search.analysis import DOUBT, DOUBT_SHARE
from rollplayer.search.judge import standard_error
from rollplayer.search.quick import quick_planner
from tests.search.games import plain_game


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return list(read_cases(FILE))


def test_the_yardstick_covers_all_tables_stages_and_main_decisions(cases: list[Case]) -> None:
    assert len(cases) >= 400
    assert len({case.name for case in cases}) == len(cases)
    assert set(Counter(case.players for case in cases)) == {1, 2, 3, 4}
    assert min(Counter(case.stage for case in cases).values()) >= 30
    kinds = Counter(case.kind for case in cases)
    assert all(kinds[kind] >= 30 for kind in ("take", "market", "action", "place-starting"))
    assert min(case.games for case in cases) >= 20


def test_every_move_of_the_yardstick_is_legal_there(cases: list[Case]) -> None:
    for case in cases[::20]:
        state = case.state()
        assert turn(state) == case.seat
        written = {write_move(state.options.cards, move) for move in legal(state, case.seat)}
        assert set(case.tried) <= written


def test_the_planners_first_choice_has_less_regret_than_its_last(cases: list[Case]) -> None:
    first = mean_of([regret_of(case, next(iter(case.tried))).stars for case in cases])
    last = mean_of([regret_of(case, list(case.tried)[-1]).stars for case in cases])
    assert first.mean + 3 * first.error < last.mean


def case_of(tried: dict[str, list[int]]) -> Case:
    ends = {move: Endings(stars, [0.0] * len(stars)) for move, stars in tried.items()}
    return Case("made up", {}, 0, "take", 3, 1, ends)


def test_regret_is_what_a_move_gives_up() -> None:
    case = case_of({"best": [40, 42, 41, 43], "worse": [38, 41, 39, 40]})
    assert regret_of(case, "best").stars == 0.0
    assert regret_of(case, "worse").stars == pytest.approx(2.0)


def test_luck_alone_makes_no_regret() -> None:
    """The best of ten equal moves, chosen and measured in the same games, would seem better."""
    regrets = []
    for number in range(200):
        dice = Random(number)
        tried = {f"{move}": [dice.randint(30, 50) for _ in range(40)] for move in range(10)}
        regrets.append(regret_of(case_of(tried), "0").stars)
    mean = mean_of(regrets)
    assert abs(mean.mean) < 3 * mean.error < 0.5


def test_scores_are_means_with_errors_by_kind_stage_and_players() -> None:
    cases = [case_of({"a": [1, 1], "b": [0, 0]})] * 3
    regrets = [regret_of(case, move) for case, move in zip(cases, "aab", strict=True)]
    scores = scores_of(cases, regrets)
    assert scores.stars.mean == pytest.approx(1 / 3)
    assert scores.stars.error == pytest.approx(1 / 3)
    assert scores.win is None
    assert set(scores.groups) == {"take", "rounds 1-4", "solo"}


def test_a_case_is_measured_kept_and_completed(tmp_path: Path) -> None:
    states = plain_game(1, "fine").states()
    state = next(s for s in states if s.round == 12 and s.prompts[-1].kind == "take")
    moves = legal(state, 0)[:2]
    case = measured(Trials("late", 8), state, 0, moves)
    assert case.games == 8
    write_cases(tmp_path / "cases.jsonl.gz", [case])
    assert list(read_cases(tmp_path / "cases.jsonl.gz")) == [read_case(write_case(case))]
    texts = list(case.tried)
    # A move played out later meets the same chance as if it had been there from the start.
    fewer = case._replace(tried={texts[0]: case.tried[texts[0]]})
    assert with_move(fewer, texts[1]).tried[texts[1]].stars == case.tried[texts[1]].stars
    # With another network the same moves are played out; moves tried later follow it.
    other = again(case, "best.network")
    assert other == measured(Trials("late", 8, "best.network"), state, 0, moves)
    fewer = other._replace(tried={texts[0]: other.tried[texts[0]]})
    assert with_move(fewer, texts[1]) == other
    assert choice_of(case, Expert()) == write_move(
        base_cards(), planner().choose(state, 0, legal(state, 0))
    )


def test_games_without_luck_are_the_same_games_and_spread_less() -> None:
    options = Options(1, base_cards())
    games = [play_lucky(options, Expert(), f"lucky {number}") for number in range(8)]
    match = play_match(options, [Expert()], "lucky 0")
    assert games[0].stars == score(match.state)[0].total
    assert pstdev(game.stars - game.luck for game in games) < pstdev(g.stars for g in games)
    assert np.isfinite(fmean(game.luck for game in games))


def test_the_stated_error_of_a_difference_covers_what_games_brought(cases: list[Case]) -> None:
    """Twenty positions; `check_calibration.py` asks all of them."""
    within = []
    for case in cases[:40:2]:
        state = case.state()
        if state.phase == SETUP:
            continue
        first, second = list(case.tried)[:2]
        moves = [read_move(state.options.cards, text) for text in (first, second)]
        one, two = quick_planner().values(state, case.seat, moves)
        count = min(len(case.tried[first].stars), len(case.tried[second].stars))
        pairs = zip(case.tried[first].stars[:count], case.tried[second].stars[:count], strict=True)
        away = [ours - theirs for ours, theirs in pairs]
        stated = hypot(DOUBT + DOUBT_SHARE * abs(one - two), standard_error(away))
        within.append(abs(one - two - sum(away) / count) / stated)
    assert len(within) >= 15
    assert sum(each <= 1 for each in within) >= 0.55 * len(within)
    assert sum(each <= 2 for each in within) >= 0.8 * len(within)

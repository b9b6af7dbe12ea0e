"""The parts of the analysis and of the balance report, each beside a known answer."""

from collections import Counter
from math import erf, sqrt
from random import Random

import numpy as np
import pytest

from rollplayer.bots.features.context import AFTER_MARKET, Context
from rollplayer.bots.features.sheets import Sheets, sheets_of
from rollplayer.bots.levels import strengths
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.sampling import Counts, SharedDraws
from rollplayer.engine import CHANCE, Options, legal, new_game, play, turn
from rollplayer.engine.terms import DROP, NO_DIE, USE, Move, kind_of
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from rollplayer.search.balance import Balance, outliers
from rollplayer.search.calibrated import BETTER, MEAN, RECOVERS, CalibratedNetwork
from rollplayer.search.findings import Analysis, Decision, Estimate, Luck, Reason
from rollplayer.search.hints import completed
from rollplayer.search.judge import Ending, Judge, ending
from rollplayer.search.quick import QuickBot, quick_choice, quick_planner
from rollplayer.search.regress import Effect, fit
from rollplayer.search.rollout import Future, go_on, never
from rollplayer.search.selfplay import play_seen
from rollplayer.search.timeline import Timeline
from rollplayer.search.winning import spread, win_chance
from tests.bots.golden_states import first_states
from tests.golden.digest import GAMES
from tests.search.games import plain_game


class Always:
    """A network that always says the same."""

    def __init__(self, stars: float) -> None:
        self.stars = stars

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        return [self.stars] * len(sheets)


def calibrated(stars: float, empty: int) -> float:
    state = list(plain_game(1, "fine").states())[-1]
    hero = state.heroes[0].clone()
    hero.dice = [NO_DIE] * empty + hero.dice[empty:]
    context = Context(state, 0, AFTER_MARKET)
    return float(CalibratedNetwork(Always(stars))(context, sheets_of([hero]))[0])


def test_a_network_is_believed_at_the_end_and_corrected_before() -> None:
    assert calibrated(20.0, 0) == pytest.approx(20.0)
    assert calibrated(MEAN + 3, 6) == pytest.approx(MEAN + 3 + 6 * BETTER)
    weak, weaker = calibrated(30.0, 6) - 30, calibrated(10.0, 6) - 10
    assert 6 * BETTER < weak < weaker < RECOVERS + 6 * BETTER


def test_the_quick_bot_follows_its_plan_to_the_moves_it_would_find_anyway() -> None:
    bot, seen = QuickBot(), 0
    for state in plain_game(1, "second").states():
        if turn(state) != 0 or state.prompts[-1].kind in ("race", "class"):
            continue
        moves = legal(state, 0)
        values = dict(zip(moves, quick_planner().values(state, 0, moves), strict=True))
        chosen = bot.choose(state, 0, moves, Random(1))
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-4)  # ties apart
        seen += 1
    assert seen > 40


def test_a_future_can_be_played_again() -> None:
    """Its counts are where chance is now; playing on must not move them."""
    state = next(s for s in plain_game(1, "fine").states() if s.round == 11)
    future = Future(SharedDraws("again", 2), 1, Counts({(11, "draw"): 1}))
    ends = []
    for _ in range(2):
        copy = state.clone()
        go_on(quick_planner(), copy, future, never)
        ends.append(ending(copy, 0))
    assert ends[0] == ends[1]
    assert future.counts == {(11, "draw"): 1}


def test_a_shared_victory_is_half_a_win() -> None:
    last = list(plain_game(2, "fine").states())[-1]
    last.heroes[1] = last.heroes[0].clone()
    assert [ending(last, seat).win for seat in (0, 1)] == [0.5, 0.5]


def test_each_seat_is_judged_by_its_own_stars() -> None:
    state = next(s for s in plain_game(2, "fine").states() if turn(s) == 1 and s.round == 3)
    judge = Judge(1, 2)
    best = max(judge.planner.values(state, 1, legal(state, 1)))
    assert judge.worth(state, Counts()).stars[1] == pytest.approx(float(best))


def test_the_timeline_counts_chance_and_knows_who_moved_out_of_turn() -> None:
    aside = 0
    for path in sorted(GAMES.glob("2p-*.txt"))[:4]:
        record, _ = read_record(base_cards(), path.read_text("utf-8"))
        timeline = Timeline(record)
        chance = sum(event.seat == CHANCE for event in record.events)
        assert sum(timeline.positions[-1].counts.values()) == chance
        assert not sum(timeline.positions[0].counts.values())
        for step in timeline.steps:
            if step.seat != CHANCE and not step.in_turn:
                assert kind_of(step.events[0].what) in (USE, DROP)
                aside += 1
            assert step.in_turn == (turn(timeline.positions[step.begin].state) == step.seat)
    assert aside


def decision(event: int, loss: float, error: float) -> Decision:
    given_up = Estimate(loss, error)
    reason = Reason(given_up, 0.0, {"traits": loss}, 8)
    return Decision(event, 1, "take", "a", "b", given_up, None, (), reason, 0.0)


def luck(first: int, stars: float) -> Luck:
    return Luck(first, first, 1, ("rolled 1",), Estimate(stars, 0.1), None)


def test_only_sure_losses_are_named_and_bad_luck_counts_like_good() -> None:
    decisions = (decision(1, 2.0, 0.5), decision(2, 3.0, 4.0), decision(3, 0.1, 0.0))
    events = (luck(1, 1.0), luck(2, -3.0), luck(3, 2.0), luck(4, 0.5))
    found = Analysis(0, 1, 1, True, (), events, (*decisions, decision(4, 2.5, 1.0)), 0.0, ())
    assert [each.event for each in found.costliest()] == [4, 1]
    assert [each.first for each in found.luckiest()] == [2, 3, 1]


def test_a_decision_without_a_reason_is_not_named() -> None:
    """The ninth doubtful decision had no second look, and was named without a word of why."""
    unexplained = decision(5, 2.0, 0.5)._replace(reason=None)
    found = Analysis(0, 1, 1, True, (), (), (unexplained, decision(6, 1.0, 0.5)), 0.0, ())
    assert [each.event for each in found.costliest()] == [6]


def test_the_chance_of_two_is_that_of_the_difference_of_two_normals() -> None:
    for mine, theirs, empty in ((30.0, 32.0, (2, 9)), (35.0, 31.0, (8, 0)), (30.0, 30.5, (0, 12))):
        sd = sqrt(spread(empty[0]) ** 2 + spread(empty[1]) ** 2)
        exact = 0.5 * (1 + erf((mine - theirs) / sd / sqrt(2)))
        assert win_chance([mine, theirs], empty, 0) == pytest.approx(exact, abs=0.01)


def test_what_the_hero_left_open_is_told_by_games_but_never_above_the_best() -> None:
    best, open_move = Move(1), Move(2)
    stars = {best: Estimate(40.0, 0.5), open_move: Estimate(-1000.0, 0.0)}

    def ends(*totals: int) -> list[Ending]:
        return [Ending(total, 0.0, (0,) * 7) for total in totals]

    worse = {best: ends(40, 42), open_move: ends(38, 39)}
    assert completed(stars, worse, open_move, best).mean == 37.5
    better = {best: ends(40, 42), open_move: ends(44, 46)}
    assert completed(stars, better, open_move, best).mean == 40.0


# Balance -----------------------------------------------------------------------------------------


def test_errors_are_those_of_white_with_few_cases_taken_into_account() -> None:
    columns = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0], [1.0, 5.0]])
    target = np.array([1.0, 2.0, 2.5, 4.5, 5.0])
    found, covariance = fit(columns, target)
    exact, *_ = np.linalg.lstsq(columns, target, rcond=None)
    assert found == pytest.approx(exact)
    residuals = target - columns @ exact
    inverse = np.linalg.inv(columns.T @ columns)
    meat = sum(r * r * np.outer(row, row) for r, row in zip(residuals, columns, strict=True))
    assert covariance == pytest.approx(inverse @ meat @ inverse * 5 / 3)


def test_an_outlier_is_far_off_sure_and_seen_often() -> None:
    usual = [Effect(f"usual-{number}", 0.0, 0.1, 100) for number in range(9)]
    odd, unsure = Effect("odd", 2.0, 0.5, 100), Effect("unsure", -2.0, 0.9, 100)
    rare, small = Effect("rare", 2.0, 0.1, 9), Effect("small", 0.9, 0.1, 99)
    found = [*usual, odd, unsure, rare, small]
    balance = Balance(1, 1, "made up", 30.0, 4.0, [], {"race": found}, {})
    assert outliers(balance) == [odd]


def test_trials_buy_half_the_time_and_own_stars_are_shared_by_pieces() -> None:
    bought: Counter[bool] = Counter()
    for number in range(4):
        game = play_seen(Options(1, base_cards()), [QuickBot()], "trials", number, 0.9)
        bought.update(trial.card is not None for trial in game.trials)
        for seat in game.seats:
            assert sum(seat.own.values()) <= seat.parts[4] + seat.parts[5] + 1e-9
    assert min(bought.values()) >= sum(bought.values()) / 4
    assert len(bought) == 2


def test_a_plan_is_dropped_as_soon_as_a_skill_could_change_it() -> None:
    for state in first_states(
        lambda state: (
            turn(state) == 0
            and state.prompts[-1].kind in ("take", "place", "market")
            and any(kind_of(move) == USE for move in legal(state, 0))
        ),
        3,
    ):
        bot, moves, kind = QuickBot(), legal(state, 0), state.prompts[-1].kind
        expected = quick_choice(quick_planner(), state, 0, moves)
        bot.mind.plans[0] = {kind: next(move for move in moves if move != expected)}
        assert bot.choose(state, 0, moves, Random(1)) == expected


def test_a_choice_of_race_is_judged_by_the_stars_of_the_seat_that_makes_it() -> None:
    state = next(s for s in plain_game(2, "fine").states() if turn(s) == 1)
    assert state.prompts[-1].kind in ("race", "class")
    judge = Judge(1, 2)
    moves = legal(state, 1)
    known = dict(zip(moves, hero_values(state, 1, moves), strict=True))
    best = max(known, key=known.__getitem__)
    worth = judge.worth(play(state, 1, best), Counts())
    assert worth.stars[0] != worth.stars[1]
    # The best is worth what comes after it, so whoever chooses it has nothing unexplained; two
    # samples cannot tell the others apart, but the table of self-play does.
    for move, estimate in judge.moves(state, None, Counts()).items():
        behind = known[best] - known[move]
        assert estimate.mean == pytest.approx(worth.stars[1] - behind)


def test_a_game_begins_with_the_stars_that_the_expert_makes() -> None:
    """It began half a star lower, and what the best race brings was unexplained every time."""
    judge = Judge(0, 8)
    state = new_game(Options(1, base_cards()))
    best = max(estimate.mean for estimate in judge.moves(state, None, Counts()).values())
    assert best == pytest.approx(strengths()["expert"].stars, abs=0.5)

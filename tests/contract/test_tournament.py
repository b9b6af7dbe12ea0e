"""Tournaments: balance of seats and deals, and the sequential test on data with a known answer."""

from collections import Counter
from random import Random
from statistics import stdev

import pytest

from rollplayer.bots import FULL
from rollplayer.bots.matches.par import par_game
from rollplayer.bots.matches.picture import bars, stacked
from rollplayer.bots.matches.tournament import (
    Outcome,
    Ratings,
    SequentialTest,
    Tally,
    count_outcome,
    duels,
    line_ups,
    pairing,
    seatings,
    standings,
    whole_deals,
)
from rollplayer.cli.tournament import Schedule
from rollplayer.engine import Options
from rollplayer.engine.scoring import PARTS
from rollplayer.notation.cards.cardfile import base_cards


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("a", "b"), 2), (("a", "b", "c"), 2), (("a", "b", "c"), 3), (("a", "b"), 3)],
)
def test_every_deal_is_played_from_every_seat(bots: tuple[str, ...], players: int) -> None:
    seated = seatings(bots, players)
    pairings = [pairing(seated, number) for number in range(whole_deals(seated, 30))]
    assert 30 <= len(pairings) < 30 + len(seated)
    seats = Counter((bot, seat) for p in pairings for seat, bot in enumerate(p.bots))
    assert len({count for (bot, _), count in seats.items() if bot == "a"}) == 1
    for deal in {game.deal for game in pairings}:
        of_deal = [game.bots for game in pairings if game.deal == deal]
        assert len(of_deal) == players * len(line_ups(bots, players))
        for bot in bots:
            held = Counter(
                seat for table in of_deal for seat, name in enumerate(table) if name == bot
            )
            assert len(set(held.values())) == 1
            assert set(held) == set(range(players))


def test_the_rotations_of_a_deal_share_their_chance() -> None:
    work = Schedule(
        Options(2, base_cards()), [("random", "random")] * 2, "1", FULL, with_record=False
    )
    one, two, next_deal = (work.play(number) for number in (8, 9, 10))
    assert one["deal"] == two["deal"] == 5
    assert one["seats"] == two["seats"] != next_deal["seats"]


def outcome(bots: tuple[str, ...], stars: tuple[int, ...]) -> Outcome:
    best = max(stars)
    winners = tuple(seat for seat, each in enumerate(stars) if each == best)
    return Outcome(bots, stars, winners, (dict.fromkeys(PARTS, 1),) * len(stars))


def tally_of(*outcomes: Outcome) -> Tally:
    tally: Tally = Counter()
    for each in outcomes:
        count_outcome(each, tally)
    return tally


def test_standings_count_shared_victories_in_parts() -> None:
    tally = tally_of(outcome(("a", "b"), (9, 9)), outcome(("b", "a"), (5, 7)))
    table = standings(("a", "b"), tally)
    assert [row["win_rate"] for row in table] == [0.75, 0.25]
    assert [row["mean_stars"] for row in table] == [8.0, 7.0]
    assert duels(("a", "b"), tally_of(outcome(("a", "b"), (9, 9))))[0]["rate"] == 0.5


def test_figures_do_not_depend_on_how_games_were_spread() -> None:
    random = Random(3)
    games = [
        outcome(("a", "b", "c"), tuple(random.randrange(9) for _ in range(3))) for _ in range(40)
    ]
    whole, parts = tally_of(*games), tally_of(*games[25:]) + tally_of(*games[:25])
    assert standings(("a", "b", "c"), whole) == standings(("a", "b", "c"), parts)
    assert duels(("a", "b", "c"), whole) == duels(("a", "b", "c"), parts)


def test_the_errors_of_the_standings_are_those_of_the_textbook() -> None:
    games = [outcome(("a", "b"), stars) for stars in ((9, 3), (4, 4), (1, 8), (7, 2))]
    row = standings(("a", "b"), tally_of(*games))[0]
    assert row["mean_stars_error"] == pytest.approx(stdev([9, 4, 1, 7]) / 2, abs=1e-3)
    assert row["win_rate_error"] == pytest.approx(stdev([1, 0.5, 0, 1]) / 2, abs=1e-4)


def test_a_single_game_has_no_error() -> None:
    row = standings(("a", "b"), tally_of(outcome(("a", "b"), (9, 3))))[0]
    assert (row["win_rate_error"], row["mean_stars_error"]) == (None, None)


def test_the_bot_that_wins_is_rated_higher() -> None:
    ratings = Ratings(("a", "b"))
    for _ in range(10):
        ratings.add(outcome(("a", "b"), (9, 3)))
    table = ratings.table()
    assert table["a"]["mean"] > table["b"]["mean"]


def run_test(rate: float, seed: int, pairs: int = 4000) -> str:
    random = Random(seed)
    test = SequentialTest()
    for _ in range(pairs):
        test.add((int(random.random() < rate) + int(random.random() < rate)) / 2)
        if test.verdict().decision != "open":
            break
    return test.verdict().decision


def test_the_sequential_test_keeps_its_promise() -> None:
    better = [run_test(0.55, seed) for seed in range(60)]
    equal = [run_test(0.5, seed) for seed in range(60)]
    assert better.count("better") >= 52
    assert equal.count("better") <= 8
    assert "open" not in better


def test_a_clear_difference_is_found_soon() -> None:
    test = SequentialTest()
    for _ in range(12):
        test.add(1.0)
    verdict = test.verdict()
    assert verdict.decision == "better"
    assert verdict.lower < 0 < verdict.upper


def test_par_fixes_the_set_up_and_varies_the_rest() -> None:
    options = Options(1, base_cards())
    stars = [par_game(options, "random", 3, number) for number in range(6)]
    assert len(set(stars)) > 1
    assert stars == [par_game(options, "random", 3, number) for number in range(6)]


def test_pictures_are_svg() -> None:
    picture = bars("Won & lost", [("hero", 80.0, 2.0), ("adept", 20.0, 2.0)], " %")
    assert picture.startswith("<svg")
    assert "Won &amp; lost" in picture
    assert "±" not in bars("After two games", [("hero", 100.0, 0.0)], " %")
    assert stacked("Ranks", ["a", "b"], [("x", [0.5, 0.5])]).count("<rect") == 5

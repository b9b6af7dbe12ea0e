"""Tournaments: balance of seats and deals, and the sequential test on data with a known answer."""

from collections import Counter
from random import Random

import pytest

from rollplayer.bots.matches.par import par_game
from rollplayer.bots.matches.picture import bars, stacked
from rollplayer.bots.matches.tournament import (
    Outcome,
    Pairing,
    SequentialTest,
    duels,
    line_ups,
    mean_and_error,
    play_pairing,
    schedule,
    standings,
)
from rollplayer.engine import PARTS, Options
from rollplayer.notation.cards.cardfile import base_cards


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("a", "b"), 2), (("a", "b", "c"), 2), (("a", "b", "c"), 3), (("a", "b"), 3)],
)
def test_every_deal_is_played_from_every_seat(bots: tuple[str, ...], players: int) -> None:
    pairings = list(schedule(bots, players, 30))
    assert len(pairings) >= 30
    seats = Counter((bot, seat) for p in pairings for seat, bot in enumerate(p.bots))
    assert len({count for (bot, _), count in seats.items() if bot == "a"}) == 1
    for deal in {pairing.deal for pairing in pairings}:
        of_deal = [pairing.bots for pairing in pairings if pairing.deal == deal]
        assert len(of_deal) == players * len(line_ups(bots, players))
        for bot in bots:
            held = Counter(
                seat for table in of_deal for seat, name in enumerate(table) if name == bot
            )
            assert len(set(held.values())) == 1
            assert set(held) == set(range(players))


def test_the_rotations_of_a_deal_share_their_chance() -> None:
    options = Options(2, base_cards())
    one = play_pairing(options, Pairing(0, 4, ("random", "random")), "1")
    two = play_pairing(options, Pairing(1, 4, ("random", "random")), "1")
    assert one.stars == two.stars


def outcome(bots: tuple[str, ...], stars: tuple[int, ...]) -> Outcome:
    best = max(stars)
    winners = tuple(seat for seat, each in enumerate(stars) if each == best)
    return Outcome(Pairing(0, 0, bots), stars, winners, (dict.fromkeys(PARTS, 1),) * len(stars), {})


def test_standings_count_shared_victories_in_parts() -> None:
    table = standings(("a", "b"), [outcome(("a", "b"), (9, 9)), outcome(("b", "a"), (5, 7))])
    assert [row["win_rate"] for row in table] == [0.75, 0.25]
    assert [row["mean_stars"] for row in table] == [8.0, 7.0]
    assert duels(("a", "b"), [outcome(("a", "b"), (9, 9))])[0]["rate"] == 0.5


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


def test_mean_and_error() -> None:
    mean, error = mean_and_error([1.0, 3.0])
    assert (mean, error) == (2.0, 1.0)
    assert mean_and_error([]) == (0.0, 0.0)


def test_par_fixes_the_set_up_and_varies_the_rest() -> None:
    options = Options(1, base_cards())
    stars = [par_game(options, "random", 3, number) for number in range(6)]
    assert len(set(stars)) > 1
    assert stars == [par_game(options, "random", 3, number) for number in range(6)]


def test_pictures_are_svg() -> None:
    picture = bars("Won & lost", [("hero", 80.0, 2.0), ("adept", 20.0, 2.0)], " %")
    assert picture.startswith("<svg")
    assert "Won &amp; lost" in picture
    assert stacked("Ranks", ["a", "b"], [("x", [0.5, 0.5])]).count("<rect") == 5

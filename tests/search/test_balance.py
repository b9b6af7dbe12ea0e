"""The balance report: random is random, regressions find what was put in, games repeat."""

from random import Random

import numpy as np
import pytest

from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.balance import Balance, CardRow, make_balance, outliers, write_balance
from rollplayer.search.quick import QuickBot
from rollplayer.search.regress import Effect, centered, centered_effects, dummies, fit
from rollplayer.search.selfplay import GameSeen, SeatSeen, Trial, play_seen


def test_the_same_seed_gives_the_same_game() -> None:
    options = Options(1, base_cards())
    one, two = (play_seen(options, [QuickBot()], "s", 3, 0.3) for _ in range(2))
    assert one == two
    assert one.trials
    assert sum(one.taken.values()) + len(one.trials) <= 12
    assert all(one.taken[slug] <= one.offered[slug] for slug in one.taken)


def test_own_stars_are_those_of_the_scorecard() -> None:
    game = play_seen(Options(2, base_cards()), [QuickBot(), QuickBot()], "s", 1, 0.2)
    for seat in game.seats:
        armor_and_traits = seat.parts[4] + seat.parts[5]
        assert sum(seat.own.values()) <= armor_and_traits + 1e-9


def made_up(number: int, random: Random) -> GameSeen:
    """A game in which a warrior has 3 more stars, and a random `reckless` brings 2."""
    hero_class = random.choice(["warrior", "thief", "monk"])
    card = random.choice(["reckless", None])
    stars = 30 + 3 * (hero_class == "warrior") + 2 * (card == "reckless") + random.randrange(3)
    race, story, alignment = (random.choice(["a", "b"]) for _ in range(3))
    seat = SeatSeen(race, hero_class, story, alignment, stars, 1.0, [0] * 7, {"reckless": 4.0})
    counts = {"reckless": 1}
    return GameSeen(number, [seat], counts, counts, {"reckless": 4}, [Trial(0, 1, card, 30.0)])


def test_planted_effects_are_found_within_their_errors() -> None:
    random = Random("balance")
    games = [made_up(number, random) for number in range(600)]
    balance = make_balance(base_cards(), games, 1, "made up")
    classes = {effect.name: effect for effect in balance.setup["hero_class"]}
    assert classes["warrior"].stars == pytest.approx(2.0, abs=3 * classes["warrior"].error)
    card = next(row for row in balance.cards if row.slug == "reckless")
    assert card.effect is not None
    assert card.error is not None
    assert card.effect == pytest.approx(2.0, abs=4 * card.error)
    assert card.stars_per_gold == 1.0
    assert write_balance(balance)["games"] == 600


def test_centered_effects_add_up_to_nothing() -> None:
    labels = ["a", "b", "c"] * 20
    target = np.array([1.0, 2.0, 6.0] * 20)
    names = ["a", "b", "c"]
    columns = np.hstack([np.ones((60, 1)), centered(labels, names)])
    found, covariance = fit(columns, target)
    effects = centered_effects(labels, names, found[1:], covariance[1:, 1:])
    assert [effect.stars for effect in effects] == pytest.approx([-2.0, -1.0, 3.0])
    assert dummies([None, "b"], names).tolist() == [[0, 0, 0], [0, 1, 0]]


def test_three_games_tell_nothing_apart_instead_of_claiming_no_error() -> None:
    """`elf +2.79 ± 0.00` was shown after three games."""
    games = [play_seen(Options(1, base_cards()), [QuickBot()], "few", n, 0.2) for n in range(3)]
    found = make_balance(base_cards(), games, 1, "quick")
    assert not any(found.setup.values())
    assert all(row.error is None or row.trials > 1 for row in found.cards)


def row(slug: str, effect: float, error: float, trials: int = 100) -> CardRow:
    return CardRow(slug, "trait", 3, 9, 9, 9, None, None, effect, error, trials)


def test_an_outlier_is_three_errors_a_star_and_thirty_cases_away() -> None:
    """Of a hundred cards luck alone puts a dozen two errors away: they were named, one by one."""
    middle = [row(f"plain-{number}", 2.0, 0.1) for number in range(9)]
    odd = [
        row("sure", 3.6, 0.5),  # 3.2 errors
        row("unsure", 3.4, 0.5),  # 2.8 errors
        row("small", 2.9, 0.1),  # 9 errors, but less than a star
        row("rare", 6.0, 0.5, trials=29),
        row("bad", 0.0, 0.5, trials=30),
    ]
    classes = [Effect(name, 0.0, 0.1, 50) for name in ("a", "b", "c")]
    setup = {"hero_class": [*classes, Effect("odd", -5.0, 0.2, 50)], "race": []}
    balance = Balance(1, 1, "made up", 30.0, 1.0, [*middle, *odd], setup, {})
    found = outliers(balance)
    assert [effect.name for effect in found] == ["odd", "bad", "sure"]
    assert [effect.stars for effect in found] == pytest.approx([-5.0, -2.0, 1.6])

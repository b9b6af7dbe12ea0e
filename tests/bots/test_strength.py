"""A floor of strength: each level is clearly better than the one below, on a few seeded games.

The margins are about half of what hundreds of games show (docs/bots.md), so that a change of taste
passes and a bot that has lost a sense does not.
"""

from functools import cache
from random import Random
from statistics import fmean

import pytest

from rollplayer.bots import FULL, Bot, Budget, make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options, State, score
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.calibrated import MEAN
from rollplayer.search.quick import QuickBot

GAMES = 16
HERO_GAMES = 2
LITTLE = Budget(work=9)  # an eighth of the hero's full strength


class Hurried:
    """A bot that is given little time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return self.bot.choose(state, seat, moves, random, LITTLE)


def stars(bot: Bot, seed: int) -> int:
    match = play_match(Options(1, base_cards()), [bot], f"strength {seed}")
    return score(match.state)[0].total


@cache
def mean_of(name: str, games: int) -> float:
    return fmean(stars(make_bot(name), seed) for seed in range(games))


@pytest.mark.parametrize(
    ("better", "worse", "margin"), [("novice", "random", 12.0), ("adept", "novice", 3.0)]
)
def test_each_level_beats_the_one_below(better: str, worse: str, margin: float) -> None:
    assert mean_of(better, GAMES) > mean_of(worse, GAMES) + margin


def test_a_hurried_hero_still_beats_the_adept() -> None:
    hero = fmean(stars(Hurried(make_bot("hero")), seed) for seed in range(HERO_GAMES))
    assert hero > mean_of("adept", HERO_GAMES) + 1.5
    assert hero > 35


def test_the_quick_policy_is_as_strong_as_the_analysis_says() -> None:
    """`search/calibrated.MEAN` is what an unknown hero is thought to reach."""
    assert fmean(stars(QuickBot(), seed) for seed in range(GAMES)) > MEAN - 3

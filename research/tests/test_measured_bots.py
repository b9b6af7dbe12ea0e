"""The scripts that measure bots find them by name, character and settings."""

from pathlib import Path
from random import Random
from typing import cast

import pytest

from research.measured_bots import WithNetwork, bot_of
from rollplayer.bots.foreign.player import ForeignBot
from rollplayer.bots.players.characters import Character
from rollplayer.bots.players.hero import HERO, HeroBot
from rollplayer.engine import legal, turn
from tests.bots.golden_states import states_by_kind

GREEDY = f"{Path(__file__).parents[2] / 'examples' / 'greedy.py'}:Greedy"


@pytest.mark.parametrize("name", ["hero", "adept", "adept:gambler", "champion:collector", "quick"])
def test_a_name_gives_its_bot(name: str) -> None:
    assert bot_of(name).name == name


def test_a_bot_of_ones_own_plays_as_it_is() -> None:
    (state, *_) = states_by_kind()["market"]
    seat = turn(state)
    moves = legal(state, seat)
    bot = cast(ForeignBot, bot_of(GREEDY))
    try:
        assert bot.choose(state, seat, moves, Random(1)) in moves
    finally:
        bot.drop()


def test_settings_change_a_bot_with_and_without_character() -> None:
    changed = HERO._replace(rollouts=9, stages=(4, 2), skills=False)
    plain = cast(WithNetwork, bot_of("hero:rollouts=9,stages=4/2,skills=0")).bot
    gambler = cast(WithNetwork, bot_of("hero:gambler:rollouts=9,stages=4/2,skills=0")).bot
    assert isinstance(plain, HeroBot)
    assert isinstance(gambler, Character)
    assert isinstance(gambler.level, HeroBot)
    assert plain.settings == gambler.level.settings == changed


def test_a_character_chooses_among_the_legal_moves() -> None:
    (state, *_) = states_by_kind()["market"]
    seat = turn(state)
    moves = legal(state, seat)
    assert bot_of("adept:gambler").choose(state, seat, moves, Random(1)) in moves


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("adept:rollouts=9", "adept has no settings; hero and champion have them"),
        (f"{GREEDY}:rollouts=9", "has no settings"),
        (f"{GREEDY}:network=best.network", "takes no network"),
        ("hero:speed=9", "there is no setting 'speed'"),
        ("adept:miser", "there is no “adept:miser”; choose from adept:collector"),
        ("rollouts=9", "'rollouts=9' is no bot"),
    ],
)
def test_what_is_no_bot_is_one_sentence(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        bot_of(spec)

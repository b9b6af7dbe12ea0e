"""Characters play differently, each in its own sense, and do not cost their level too much."""

from collections.abc import Callable
from functools import cache
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from rollplayer.bots import BOTS, CHARACTERS, OURS, WITH_CHARACTER, make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.bots.players.characters import Character
from rollplayer.engine import CHANCE, Options, legal, score, turn
from rollplayer.engine.cards import StarsIf
from rollplayer.engine.scoring import ALIGNMENT
from rollplayer.engine.terms import BUY, REROLL, kind_of
from rollplayer.errors import NoBot
from rollplayer.notation.cards.cardfile import base_cards
from tests.bots.golden_states import DECISIONS, states_by_kind

LEVEL = "novice"
GAMES = 20
MOST_LOST = 5.0  # stars on average


class Seen(NamedTuple):
    """What a bot did in a solo game."""

    stars: int
    purchases: int
    alignment: int
    rerolls: int
    bets: int  # cards at the end that pay all or nothing


@cache
def seen(bot: str) -> list[Seen]:
    return [play(bot, f"character {number}") for number in range(GAMES)]


def play(name: str, seed: str) -> Seen:
    match = play_match(Options(1, base_cards()), [make_bot(name)], seed)
    kinds = [kind_of(event.move) for event in match.record.events if event.seat != CHANCE]
    (card,) = score(match.state)
    (hero,) = match.state.heroes
    market = base_cards().market
    bets = sum(isinstance(effect, StarsIf) for own in hero.cards for effect in market[own].effects)
    return Seen(card.total, kinds.count(BUY), card.part(ALIGNMENT), kinds.count(REROLL), bets)


SENSES: dict[str, list[tuple[Callable[[Seen], int], float]]] = {
    "collector": [(lambda game: game.purchases, 1.5)],
    "zealot": [(lambda game: game.alignment, 0.4)],
    "gambler": [(lambda game: game.rerolls, 0.6), (lambda game: game.bets, 0.4)],
}


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_plays_in_its_own_sense(character: str) -> None:
    for count, more in SENSES[character]:
        with_it = fmean(map(count, seen(f"{LEVEL}:{character}")))
        without = fmean(map(count, seen(LEVEL)))
        assert with_it > without + more


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_costs_only_a_few_stars(character: str) -> None:
    with_it = fmean(game.stars for game in seen(f"{LEVEL}:{character}"))
    assert with_it > fmean(game.stars for game in seen(LEVEL)) - MOST_LOST


def test_every_level_but_the_random_one_has_every_character() -> None:
    assert len(WITH_CHARACTER) == (len(BOTS) - 1) * len(CHARACTERS)
    for name in WITH_CHARACTER:
        assert make_bot(name).name == name
    assert "random:gambler" not in OURS


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(NoBot, match="choose from adept:collector"):
        make_bot("adept:miser")


@pytest.mark.parametrize("kind", DECISIONS)
def test_without_a_taste_a_level_plays_as_ever(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = make_bot("adept")
    character = make_bot("adept:zealot")
    assert isinstance(character, Character)
    assert isinstance(CHARACTERS, dict)
    monkeypatch.setitem(CHARACTERS, "zealot", lambda state, seat, move: 0.0)
    for state in states_by_kind()[kind]:
        seat = turn(state)
        moves = legal(state, seat)
        chosen = plain.choose(state, seat, moves, Random("mind"))
        assert character.choose(state, seat, moves, Random("mind")) == chosen

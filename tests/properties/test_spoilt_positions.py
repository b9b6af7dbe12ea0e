"""A position from somewhere is refused in one line, or it is a game that plays to its end."""

import json
from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings

from rollplayer.engine import NOBODY, State, score, turn
from rollplayer.engine.scoring import leaders
from rollplayer.errors import BadPosition
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.check_components import all_market_cards, dice_by_color
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import read_record
from tests.golden.digest import GAMES
from tests.properties.fuzz import spoil
from tests.properties.games import MOST_STEPS, events_of, seeds, snapshot

FROM_EACH = 11  # every so many positions of a golden game


@cache
def positions() -> list[str]:
    """Positions of real games, all phases and many prompts among them, as text."""
    found = []
    for at, path in enumerate(sorted(GAMES.glob("*.txt"))[::8]):
        record, _ = read_record(base_cards(), path.read_text(encoding="utf-8"))
        states = list(record.states())[at % FROM_EACH :: FROM_EACH]
        found += [json.dumps(write_position(state)) for state in states]
    return found


@settings(max_examples=80)
@given(seeds)
def test_a_spoilt_position_is_refused_or_plays_to_its_end(seed: int) -> None:
    random = Random(seed)
    for _ in range(100):
        one, other = (json.loads(random.choice(positions())) for _ in range(2))
        state = read_or_refuse(spoil(one, other, random))
        if state is not None:
            assert_same_when_saved(state)
            assert_plays_to_its_end(state, random)


def read_or_refuse(position: Any) -> State | None:
    refusal = ""
    try:
        return read_position(base_cards(), position)
    except BadPosition as error:
        refusal = str(error)
    assert 0 < len(refusal) < 700
    assert "\n" not in refusal
    return None


def assert_same_when_saved(state: State) -> None:
    saved = json.loads(json.dumps(write_position(state)))
    assert snapshot(read_position(base_cards(), saved)) == snapshot(state)


def assert_plays_to_its_end(state: State, random: Random) -> None:
    """The box stays whole on the way, and what comes later can be saved and loaded too."""
    dice, cards = dice_by_color(state), sorted(all_market_cards(state))
    for steps, _ in enumerate(events_of(state, random)):
        assert steps < MOST_STEPS
        assert all(hero.gold >= 0 for hero in state.heroes)
        if steps % 40 == 0 or steps < 4:
            assert_same_when_saved(state)
    assert dice_by_color(state) == dice
    assert sorted(all_market_cards(state)) == cards
    assert turn(state) == NOBODY
    assert leaders(state, score(state))

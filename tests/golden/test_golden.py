"""Every golden game is replayed line by line: same listings, odds, positions, stars and bytes."""

import json
from typing import Any

import pytest

from rollplayer.engine import State, score
from rollplayer.engine.scoring import PARTS, Scorecard, leaders
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import Record, read_record, write_event, write_record
from rollplayer.words import languages
from tests.golden.digest import GAMES, PLAYTHROUGHS, Digest, read_digests
from tests.golden.plan import PLAYTHROUGHS as READABLE
from tests.golden.plan import planned_games
from tests.golden.playthrough import write_playthrough
from tests.golden.sentences import SENTENCES, write_sentences
from tests.second_scorer import score_position

NAMES = [game.name for game in planned_games()]
DIGESTS = read_digests()
EVERY = 10


def read_game(name: str) -> tuple[str, Record, State]:
    text = (GAMES / f"{name}.txt").read_text(encoding="utf-8")
    record, last = read_record(base_cards(), text, verify=True)
    return text, record, last


def test_files_and_digests_are_those_of_the_plan() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.txt")) == sorted(NAMES)
    assert list(DIGESTS) == NAMES
    assert sorted(path.stem for path in PLAYTHROUGHS.glob("*.txt")) == sorted(READABLE)
    assert len(NAMES) >= 200


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    text, record, last = read_game(name)
    body = text.split("\n\n", 1)[1].splitlines()
    digest = Digest()
    for number, state in enumerate(record.states()):
        position = write_position(state)
        digest.add(state, position)
        if number % EVERY == 0:
            assert_counted_twice(state, position)
        if number < len(body):
            assert write_event(base_cards(), record.events[number]) == body[number]
    assert_counted_twice(last, write_position(last))
    assert digest.line(name, last) == DIGESTS[name], "a listing, odds, a position or stars changed"
    assert write_record(record, last) == text


def assert_counted_twice(state: State, position: dict[str, Any]) -> None:
    """R8 as the engine counts it, and as the second scorer does."""
    table = score(state)
    again = score_position(position)
    assert again["winners"] == leaders(state, table)
    for card, other in zip(table, again["heroes"], strict=True):
        assert parts(state, card) == {key: other[key] for key in parts(state, card)}


def parts(state: State, card: Scorecard) -> dict[str, Any]:
    market = state.options.cards.market
    found: dict[str, Any] = {part: card.part(part) for part in PARTS}
    dropped = [market[weapon].slug for weapon in card.dropped]
    return {**found, "total": card.total, "rank": card.rank, "dropped": dropped}


@pytest.mark.parametrize("name", READABLE)
def test_playthrough(name: str) -> None:
    _, record, _ = read_game(name)
    stored = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert write_playthrough(name, record) == stored


@pytest.mark.parametrize("name", NAMES[::20])
def test_a_game_goes_on_from_any_of_its_positions(name: str) -> None:
    _, record, last = read_game(name)
    end = write_position(last)
    for at, state in list(enumerate(record.states()))[::40]:
        loaded = read_position(base_cards(), json.loads(json.dumps(write_position(state))))
        rest = Record(loaded, at_start=False)
        rest.events = record.events[at:]
        *_, final = rest.states()
        assert write_position(final) == end


@pytest.mark.parametrize("language", languages())
def test_every_card_says_what_people_have_read(language: str) -> None:
    """With defaults in place of its numbers Greedy said "for every 1 gold, up to 0 stars"."""
    assert (SENTENCES / f"{language}.txt").read_text("utf-8") == write_sentences(language)

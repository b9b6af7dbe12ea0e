"""What is written down can be read back: moves, outcomes, records, positions, pickles."""

import json
import pickle
from random import Random

from hypothesis import given

from rollplayer.engine import CHANCE, NOBODY, Options, drops, legal, new_game, outcomes, turn
from rollplayer.notation.moves import read_move, read_outcome, write_move, write_outcome
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import Record, read_record, write_record
from tests.driver import happen
from tests.properties.games import (
    all_options,
    events_of,
    lengths,
    listing,
    seeds,
    snapshot,
    state_after,
    states_of,
)

FIXED_ORDER = ("order", "buy", "use")  # what comes first matters, or a word stands between


@given(all_options, seeds)
def test_moves_and_outcomes_as_text(options: Options, seed: int) -> None:
    """Writers and readers agree; readers take arguments in any order."""
    cards, lots = options.cards, Random(seed)
    for number, state in enumerate(states_of(options, seed)):
        if number % 3:
            continue
        for seat in range(options.players):
            for move in (*legal(state, seat), *drops(state, seat)):
                text = write_move(cards, move)
                assert read_move(cards, text) == move
                verb, *words = text.split()
                if verb not in FIXED_ORDER:
                    lots.shuffle(words)
                    assert read_move(cards, " ".join([verb.upper(), *words])) == move
        if turn(state) == CHANCE:
            for outcome, _ in outcomes(state):
                assert read_outcome(cards, write_outcome(cards, outcome)) == outcome


@given(all_options, seeds)
def test_positions_in_mid_turn_too(options: Options, seed: int) -> None:
    """Saving and loading any state gives the same state, which lists the same."""
    for number, state in enumerate(states_of(options, seed)):
        if number % 2 == seed % 2:
            continue
        text = json.dumps(write_position(state))
        loaded = read_position(options.cards, json.loads(text))
        assert snapshot(loaded) == snapshot(state)
        assert listing(loaded) == listing(state)
        assert json.dumps(write_position(loaded)) == text


@given(all_options, seeds, lengths)
def test_records_finished_or_not(options: Options, seed: int, steps: int) -> None:
    record = Record(new_game(options), ("Ada", "Bo", "Cy", "Di")[: options.players])
    state = record.first.clone()
    for event in events_of(state, Random(seed)):
        if len(record.events) == steps:
            break
        record.events.append(event)
    text = write_record(record, state)
    again, last = read_record(options.cards, text, verify=True)
    assert again.events == record.events
    assert again.names == record.names
    assert snapshot(last) == snapshot(state)
    assert write_record(again, last) == text


@given(all_options, seeds, lengths)
def test_records_that_begin_at_a_position(options: Options, seed: int, steps: int) -> None:
    record = Record(state_after(options, seed, steps), at_start=False)
    state = record.first.clone()
    for event in events_of(state, Random(seed)):
        record.events.append(event)
    text = write_record(record, state)
    again, last = read_record(options.cards, text, verify=True)
    assert again.events == record.events
    assert snapshot(again.first) == snapshot(record.first)
    assert snapshot(last) == snapshot(state)


@given(all_options, seeds)
def test_pickles(options: Options, seed: int) -> None:
    for number, state in enumerate(states_of(options, seed)):
        if number % 25 == 0:
            copy = pickle.loads(pickle.dumps(state))
            assert snapshot(copy) == snapshot(state)
            assert listing(copy) == listing(state)
            before = snapshot(state)
            if turn(copy) != NOBODY:
                happen(copy, next(events_of(copy, Random(seed))))
            assert snapshot(state) == before

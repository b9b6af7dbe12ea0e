"""What is listed can be played; what is not is refused with a rule; nobody's state changes."""

import re
from random import Random

import pytest
from hypothesis import given

from rollplayer.engine import (
    CHANCE,
    NOBODY,
    ChancePending,
    GameOver,
    IllegalMove,
    NotChance,
    NotYourTurn,
    Options,
    RulesError,
    State,
    drops,
    legal,
    outcomes,
    play,
    settle,
    turn,
)
from rollplayer.engine import terms as m
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    EVERY_COLOR,
    MOVE_KINDS,
    Argument,
    ArgumentValue,
    Move,
    ValueType,
    has_several,
    make_die,
    pack,
)
from rollplayer.notation.moves import read_move, write_move
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.value_types import SPELLINGS
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

RULE = re.compile(r"R\d+(\.\d+[a-e]?)?|V\d+")
SAMPLE = 0.06  # of the states of a game
UNLISTED = 40  # moves tried at a state


@given(all_options, seeds)
def test_what_is_listed_can_be_played(options: Options, seed: int) -> None:
    """Every move, drop and outcome of sampled states is played, out of turn ones too."""
    lots = Random(seed)
    for state in states_of(options, seed):
        if lots.random() < SAMPLE:
            before, offers = snapshot(state), listing(state)
            for seat in range(options.players):
                for move in (*legal(state, seat), *drops(state, seat)):
                    after = play(state, seat, move)
                    assert snapshot(after) != before
            if turn(state) == CHANCE:
                for outcome, _ in outcomes(state):
                    assert snapshot(settle(state, outcome)) != before
            assert snapshot(state) == before
            assert listing(state) == offers


@given(all_options, seeds)
def test_what_is_not_listed_is_refused(options: Options, seed: int) -> None:
    """Any other well-formed move is refused with its rule, and nothing changes."""
    lots = Random(seed)
    for state in states_of(options, seed):
        if lots.random() < SAMPLE:
            before = snapshot(state)
            for _ in range(UNLISTED):
                seat = lots.randrange(options.players)
                move = any_move(options, lots)
                if move not in legal(state, seat) and move not in drops(state, seat):
                    assert_refused(state, seat, move)
            assert snapshot(state) == before


def assert_refused(state: State, seat: int, move: Move) -> None:
    with pytest.raises(RulesError) as caught:
        play(state, seat, move)
    error = caught.value
    assert RULE.fullmatch(error.rule)
    assert "\n" not in str(error)
    expected: type[RulesError] = IllegalMove
    if turn(state) == NOBODY:
        expected = GameOver
    elif turn(state) == CHANCE:
        expected = ChancePending
    elif turn(state) != seat and m.kind_of(move) not in (m.USE, m.DROP):
        expected = NotYourTurn
    assert type(error) is expected


def any_move(options: Options, lots: Random) -> Move:
    """A move of any kind that can be written down, whether it makes sense now or not."""
    kind = lots.choice(MOVE_KINDS)
    values = [any_value(options.cards, argument, lots) for argument in kind.arguments]
    if kind.commutes:
        values = [*sorted(value for value in values if isinstance(value, int))]
    names = [argument.name for argument in kind.arguments]
    return Move(pack(kind, dict(zip(names, values, strict=True))))


def any_value(cards: CardSet, argument: Argument, lots: Random) -> ArgumentValue:
    known = SPELLINGS[argument.type].words(cards)
    if argument.type == ValueType.TIED_DICE:
        value = lots.randint(1, 6)
        return tuple(make_die(lots.choice(EVERY_COLOR), value) for _ in range(lots.randint(2, 5)))
    if argument.optional and lots.random() < 0.5:
        return None
    if has_several(argument):
        most = argument.most if argument.optional else len(known)
        words = lots.sample(sorted(known), lots.randint(1, most))
        return tuple(known[word] for word in sorted(words))
    return known[lots.choice(sorted(known))]


@given(all_options, seeds, lengths)
def test_any_well_formed_move_has_a_text(options: Options, seed: int, steps: int) -> None:
    lots = Random(seed + steps)
    for _ in range(200):
        move = any_move(options, lots)
        assert read_move(options.cards, write_move(options.cards, move)) == move


@given(all_options, seeds, lengths)
def test_an_impossible_outcome_is_refused(options: Options, seed: int, steps: int) -> None:
    state = state_after(options, seed, steps)
    before = snapshot(state)
    listed = [what for what, _ in outcomes(state)] if turn(state) == CHANCE else []
    for kind in range(9):
        for value in (0, 1, 6, 52):
            outcome = m.encode_outcome(kind, value)
            if outcome not in listed:
                with pytest.raises((IllegalMove, NotChance, GameOver)):
                    settle(state, outcome)
    assert snapshot(state) == before


@given(all_options, seeds, lengths)
def test_a_seat_that_is_not_there_can_do_nothing(options: Options, seed: int, steps: int) -> None:
    state = state_after(options, seed, steps)
    for seat in (-2, -1, options.players, 99):
        assert legal(state, seat) == []
        assert drops(state, seat) == []
        for move in (m.PASS, *legal(state, max(turn(state), 0))[:3]):
            with pytest.raises((NotYourTurn, ChancePending, GameOver)):
                play(state, seat, move)


@given(all_options, seeds)
def test_a_clone_goes_its_own_way(options: Options, seed: int) -> None:
    for steps in (0, 60, 130, 200):
        state = state_after(options, seed, steps)
        before, copy = snapshot(state), state.clone()
        for _ in events_of(copy, Random(seed)):
            pass
        assert snapshot(state) == before
        copy = state.clone()
        twin = snapshot(copy)
        for _ in events_of(state, Random(seed)):
            pass
        assert snapshot(copy) == twin


@given(all_options, seeds)
def test_a_fresh_reader_lists_the_same(options: Options, seed: int) -> None:
    """The list kept in the state is the one that a fresh count gives."""
    for number, state in enumerate(states_of(options, seed)):
        if number % 5 == 0:
            loaded = read_position(options.cards, write_position(state))
            loaded.listed = None
            assert listing(loaded) == listing(state)

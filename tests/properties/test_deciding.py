"""Seats that decide at the same time (R2.12): whatever the order, each sees and gets the same."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rollplayer.engine import (
    CHANCE,
    Options,
    Seat,
    State,
    ask_first,
    deciding,
    legal,
    new_game,
    play,
    score,
    turn,
)
from rollplayer.engine.terms import ALL_PROMPTS, Move, PlaceStarting
from tests.properties.games import all_options, deep, events_of, seeds, snapshot, states_of

Decisions = dict[Seat, list[Move]]


def at_starting_dice(options: Options, seed: int) -> State:
    """The state in which the first seat is to place its first starting die."""
    state = new_game(options)
    for _ in events_of(state, Random(seed)):
        if deciding(state):
            break
    return state


def seen_by(state: State, seat: int) -> tuple[Any, ...]:
    """All that a seat is shown before its turn: prompt, moves, sheet, purse, stars."""
    ahead = ask_first(state, seat)
    shown = deep(ahead.heroes[seat].fields()), score(ahead)[seat]
    if turn(ahead) != seat:
        return shown
    return *shown, ahead.prompts[-1], legal(ahead, seat)


def decide_alone(state: State, seat: Seat, random: Random) -> list[Move]:
    """Random decisions of one seat, made before everybody else's."""
    made: list[Move] = []
    ahead = ask_first(state, seat)
    while turn(ahead) == seat and deciding(ahead):
        made.append(random.choice(legal(ahead, seat)))
        ahead = play(ahead, seat, made[-1])
    return made


def decide_in_turn(state: State, made: Decisions) -> State:
    left = {seat: list(moves) for seat, moves in made.items()}
    while any(left.values()):
        seat = turn(state)
        state = play(state, seat, left[seat].pop(0))
    return state


@given(all_options, seeds, st.randoms(use_true_random=False))
def test_what_a_seat_sees_does_not_depend_on_what_others_decide(
    options: Options, seed: int, random: Random
) -> None:
    state = at_starting_dice(options, seed)
    seats = deciding(state)
    assert sorted(seats) == list(range(options.players))
    shown = {seat: seen_by(state, seat) for seat in seats}
    while len(deciding(state)) > 1:
        state = play(state, turn(state), random.choice(legal(state, turn(state))))
        for seat in deciding(state)[1:]:
            assert seen_by(state, seat) == shown[seat]


@given(all_options, seeds, st.randoms(use_true_random=False))
def test_any_order_of_decisions_leads_to_the_same_game(
    options: Options, seed: int, random: Random
) -> None:
    state = at_starting_dice(options, seed)
    made = {seat: decide_alone(state, seat, random) for seat in deciding(state)}
    in_turn = decide_in_turn(state, made)
    assert turn(in_turn) == CHANCE  # the dice of the first round, and no sooner

    mixed, left = state, {seat: list(moves) for seat, moves in made.items()}
    while any(left.values()):
        seat = random.choice([seat for seat in left if left[seat]])
        mixed = play(ask_first(mixed, seat), seat, left[seat].pop(0))
    assert snapshot(mixed) == snapshot(in_turn)


@given(all_options, seeds)
def test_only_starting_dice_are_placed_by_all_at_once(options: Options, seed: int) -> None:
    assert [kind for kind in ALL_PROMPTS if kind.apart] == [PlaceStarting]
    for state in states_of(options, seed):
        placing = bool(state.prompts) and isinstance(state.prompts[-1], PlaceStarting)
        assert bool(deciding(state)) == placing
        if placing:
            assert deciding(state)[0] == turn(state)

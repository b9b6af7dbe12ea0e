"""Games and states for properties: random options, random and lively choices, cut anywhere."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from rollplayer.engine import (
    CHANCE,
    CLASS_SELECTIONS,
    EDITIONS,
    NOBODY,
    VARIANTS,
    Options,
    State,
    drops,
    legal,
    new_game,
    outcomes,
    turn,
)
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import Event
from tests.driver import LIVELY, happen, next_event

MOST_STEPS: Final = 2000  # no game is that long


def table_options(players: int, edition: str, variants: set[str], classes: str) -> Options:
    return Options(players, base_cards(), edition, tuple(variants), classes)


all_options: Final = st.builds(
    table_options,
    st.integers(1, 4),
    st.sampled_from(EDITIONS),
    st.sets(st.sampled_from(VARIANTS)),
    st.sampled_from(CLASS_SELECTIONS),
)
seeds: Final = st.integers(0, 2**32)
lengths: Final = st.integers(0, 400)


def events_of(state: State, random: Random) -> Iterator[Event]:
    """The events of a lively game from here on; the state is played in place."""
    while turn(state) != NOBODY:
        event = next_event(state, random, LIVELY)
        yield event
        happen(state, event)


def state_after(options: Options, seed: int, steps: int) -> State:
    """The state of a game after some steps, or at its end."""
    state = new_game(options)
    for _ in islice(events_of(state, Random(seed)), steps):
        pass
    return state


def states_of(options: Options, seed: int) -> Iterator[State]:
    """Every state of a game from the first to the last; look before asking for the next."""
    state = new_game(options)
    for _ in events_of(state, Random(seed)):
        yield state
    yield state


APART = ("options", "heroes")  # compared by what makes them


def snapshot(state: State) -> tuple[Any, ...]:
    """All that makes a state, as values that compare and do not change with it."""
    options = state.options
    return (
        (options.players, options.edition, options.variants, options.classes, options.cards.name),
        (state.round, state.phase, state.start),
        tuple(deep(hero.fields()) for hero in state.heroes),
        deep(tuple(getattr(state, name) for name in State.names if name not in APART)),
    )


def deep(values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def listing(state: State) -> tuple[Any, ...]:
    """Everything possible now: moves, drops, odds."""
    seats = range(state.options.players)
    return (
        turn(state),
        [legal(state, seat) for seat in seats],
        [drops(state, seat) for seat in seats],
        outcomes(state) if turn(state) == CHANCE else [],
    )

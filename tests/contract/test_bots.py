"""One battery for every bot: legal, the same every time, harmless. Honesty: `tests/bots`."""

from collections.abc import Iterator
from random import Random

import pytest

from rollplayer.bots import BOTS, Budget, make_bot
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    legal,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position

LITTLE = Budget(1.0, 2)
NAMES = tuple(BOTS)


def decisions(players: int, seed: int, stray: float = 0.5) -> Iterator[tuple[State, int]]:
    """The decisions of a game that is half sensible, half random; the state is played in place."""
    lots, guide, mind = Random(seed), make_bot("novice"), Random(1)
    state = new_game(Options(players, base_cards()))
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, lots.random()))
            continue
        yield state, seat
        moves = legal(state, seat)
        do_move(
            state,
            seat,
            lots.choice(moves) if lots.random() < stray else guide.choose(state, seat, moves, mind),
        )


def by_kind(players: int, seeds: range) -> dict[str, tuple[State, int]]:
    """A state for every kind of decision that these games bring."""
    found: dict[str, tuple[State, int]] = {}
    for seed in seeds:
        for state, seat in decisions(players, seed):
            kind = state.prompts[-1].kind
            if kind not in found:
                found[kind] = (state.clone(), seat)
    return found


@pytest.fixture(scope="module")
def kinds() -> dict[str, tuple[State, int]]:
    return {**by_kind(1, range(6)), **by_kind(2, range(4))}


def test_the_games_bring_many_kinds_of_decision(kinds: dict[str, tuple[State, int]]) -> None:
    assert {
        "race",
        "class",
        "place-starting",
        "take",
        "place",
        "action",
        "keep",
        "market",
        "refresh",
    } <= set(kinds)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_every_kind_with_a_legal_move(
    name: str, kinds: dict[str, tuple[State, int]]
) -> None:
    for state, seat in kinds.values():
        moves = legal(state, seat)
        assert make_bot(name).choose(state, seat, moves, Random(3), LITTLE) in moves


@pytest.mark.parametrize("name", NAMES)
def test_same_state_seed_and_work_give_the_same_move_and_change_nothing(
    name: str, kinds: dict[str, tuple[State, int]]
) -> None:
    for state, seat in kinds.values():
        before, moves = write_position(state), legal(state, seat)
        one = make_bot(name).choose(state, seat, moves, Random(5), LITTLE)
        again = make_bot(name).choose(state.clone(), seat, list(moves), Random(5), LITTLE)
        assert one == again
        assert write_position(state) == before
        assert moves == legal(state, seat)


def test_novice_explains_itself_in_stars() -> None:
    from rollplayer.bots.players.novice import Novice

    explained = 0
    for state, seat in decisions(1, 3, stray=0.0):
        if state.prompts[-1].kind == "place":
            move = Novice().choose(state, seat, legal(state, seat), Random(1))
            reasons = Novice().explain(state, seat, move)
            assert all(key and abs(stars) < 40 for key, stars in reasons)
            explained += bool(reasons)
    assert explained > 5


def test_work_and_seconds_scale_the_rollouts() -> None:
    assert Budget(1.0, 7).rollouts(20) == 7
    assert Budget(0.5).rollouts(20) == 10
    assert Budget(9.0).rollouts(20) == 100  # more than five seconds gain nothing
    assert Budget(1.0, -1).rollouts(20) == 0

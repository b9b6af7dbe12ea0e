"""The loop that plays a game on: every match, rollout and game of self-play goes through it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

from rollplayer.engine import CHANCE, NOBODY, State, do_move, do_outcome, outcome_at, turn
from rollplayer.engine.terms import Move, Outcome

Choose = Callable[[State, int], Move]  # the move of a seat
# The move of a seat or, for CHANCE, the outcome.
Decide = Callable[[State, int], Move | Outcome]


def play_on(state: State, decide: Decide) -> Iterator[int]:
    """Plays a state in place to the end of its game; yields the seat to act before every event.

    Stop asking for the next seat to leave the game where it is.
    """
    while (seat := turn(state)) != NOBODY:
        yield seat
        if seat == CHANCE:
            do_outcome(state, cast(Outcome, decide(state, seat)))
        else:
            do_move(state, seat, cast(Move, decide(state, seat)))


def with_chance(choose: Choose, dice: Random) -> Decide:
    """Seats move as they choose; chance draws its numbers from `dice`."""

    def decide(state: State, seat: int) -> Move | Outcome:
        if seat == CHANCE:
            return outcome_at(state, dice.random())
        return choose(state, seat)

    return decide


def play_out(state: State, decide: Decide) -> None:
    """Plays a state in place to the end of its game."""
    for _ in play_on(state, decide):
        pass

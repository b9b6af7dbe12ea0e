"""Games that go on with the chance of one sample of the future."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rollplayer.bots.players.planner import Planner
from rollplayer.bots.players.rollouts import others_move
from rollplayer.bots.players.sampling import Counts, SharedDraws, key_of
from rollplayer.bots.playing import play_on
from rollplayer.engine import CHANCE, State, listed_moves, outcome_at
from rollplayer.engine.terms import Move, Outcome
from rollplayer.search.quick import BLIND, QuickMind

CHOICE: Final = "choice"


class Future(NamedTuple):
    """One sample of what is to come: its random numbers, and how many events there were so far.

    If only one seat thinks, the others move at random, which takes no time.
    """

    draws: SharedDraws
    sample: int
    counts: Counts
    only: int | None = None


def go_on(planner: Planner, state: State, future: Future, stop: Callable[[State], bool]) -> None:
    """Plays on, in place, by the quick policy until `stop` holds or the game is over."""
    draws, sample, counts = future.draws, future.sample, future.counts.copy()
    mind = QuickMind(planner)

    def decide(state: State, seat: int) -> Move | Outcome:
        key = key_of(state) if seat == CHANCE else (seat, CHOICE)
        place = counts[key]
        counts[key] += 1
        if seat == CHANCE:
            return outcome_at(state, draws.draw(sample, key, place))
        if future.only in (None, seat) or state.prompts[-1].kind in BLIND:
            return mind.choose(state, seat, listed_moves(state, seat))
        return others_move(state, seat, draws.draw(sample, key, place))

    for _ in play_on(state, decide):
        if stop(state):
            break


def never(state: State) -> bool:
    """For `go_on`: to the end of the game."""
    return False

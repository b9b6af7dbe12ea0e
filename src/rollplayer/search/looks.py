"""What the judge sees at each position of a game, and which decisions deserve a second look."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rollplayer.engine import turn
from rollplayer.engine.terms import RACE, USE, Move, kind_of
from rollplayer.search.findings import Estimate
from rollplayer.search.judge import Judge, Worth
from rollplayer.search.timeline import Position, Timeline

DOUBTFUL: Final = 0.3  # stars given up, by the planner's word, that deserve rollouts
CANDIDATES: Final = 2  # the best moves that are tried beside the one played


class Look(NamedTuple):
    """A position as the judge sees it, with its moves where the seat is to move."""

    worth: Worth
    moves: dict[Move, Estimate]
    round: int
    table: tuple[float, ...]  # every seat's stars, the same for whichever seat is judged


def look_at(judge: Judge, position: Position, played: Move | None) -> Look:
    """Values a position, and its moves if the judged seat is to move."""
    state, counts = position.state, position.counts
    if turn(state) != judge.seat:
        return Look(judge.worth(state, counts), {}, state.round, judge.table(state))
    moves = judge.moves(state, played, counts)
    best = max(estimate.mean for estimate in moves.values())
    stars = [
        best if seat == judge.seat else judge.level(state, seat)
        for seat in range(len(state.heroes))
    ]
    worth = Worth(tuple(stars), max(e.error for e in moves.values()), ())
    return Look(worth, moves, state.round, judge.table(state))


def played_at(timeline: Timeline, seat: int) -> dict[int, Move]:
    """The move the seat played, by the place of the position where it was to move."""
    return {
        step.begin: step.events[0].move
        for step in timeline.steps
        if step.seat == seat and step.in_turn
    }


def at_stake(looks: Sequence[Look], played: dict[int, Move]) -> dict[int, dict[Move, Estimate]]:
    """The moves that the one played is measured against, wherever the seat was to move.

    A skill that can still be used at the seat's next decision of the round is not given up yet.
    """
    places = sorted(played)
    stakes = {}
    for place, following in zip(places, [*places[1:], None], strict=True):
        look = looks[place]
        later: dict[Move, Estimate] = {}
        if following is not None and looks[following].round == look.round:
            later = looks[following].moves
        stakes[place] = {
            move: estimate
            for move, estimate in look.moves.items()
            if move == played[place] or kind_of(move) != USE or move not in later
        }
    return stakes


def worth_a_second_look(
    looks: Sequence[Look], played: dict[int, Move], number: int
) -> dict[int, list[Move]]:
    """The most doubtful decisions, and the moves of each that deserve rollouts."""
    losses = {}
    stakes = at_stake(looks, played)
    for place, move in played.items():
        if kind_of(move) == RACE:
            continue  # the table knows races better than a few whole games could tell
        moves = stakes[place]
        losses[place] = max(e.mean for e in moves.values()) - moves[move].mean
    doubtful = [place for place, loss in losses.items() if loss >= DOUBTFUL]
    chosen = sorted(doubtful, key=lambda place: (-losses[place], place))[:number]
    to_try = {}
    for place in sorted(chosen):
        ranked = by_value(stakes[place])[:CANDIDATES]
        to_try[place] = [*ranked, *([played[place]] if played[place] not in ranked else [])]
    return to_try


def by_value(moves: dict[Move, Estimate]) -> list[Move]:
    return sorted(moves, key=lambda move: (-moves[move].mean, move))

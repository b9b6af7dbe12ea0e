"""Hints: the best moves of a seat, and why, in stars by scoring line.

The first hint is compared with the second: what it brings more. Each other hint is compared with
the first: what it gives up. The lines of a comparison add up to its stars.
"""

from typing import Final, NamedTuple

from rollplayer.engine import State, legal
from rollplayer.notation.moves import write_move
from rollplayer.search.analysis import by_value, reason_of
from rollplayer.search.findings import Reason
from rollplayer.search.judge import Estimate, Judge, standard_error
from rollplayer.search.lots import Counts
from rollplayer.search.report import part_lines

HINTS: Final = 3
WORK: Final = 8


class Hint(NamedTuple):
    """A move, the stars to expect after it, and what it brings against another move."""

    move: int
    text: str
    stars: Estimate
    against: str | None  # the move it is compared with
    reason: Reason | None

    def lines(self, language: str = "en") -> list[str]:
        """`traits +3.1`, `gold −0.4`: the reason by scoring line, the largest first."""
        return part_lines(self.reason.lines, language) if self.reason else []


def hint(state: State, seat: int, work: int = WORK, seed: int | str = 1) -> list[Hint]:
    """The best moves of a seat, the best first; none when it has nothing to decide."""
    if not legal(state, seat):
        return []
    judge = Judge(seat, work, seed)
    counts: Counts = Counts()
    values = judge.moves(state, None, counts)
    candidates = by_value(values)[:HINTS]
    if len(candidates) == 1:
        return [make_hint(state, candidates[0], values[candidates[0]], None, None)]
    endings = {move: judge.rollouts(state, move, counts, work) for move in candidates}
    stars = {
        move: Estimate(
            sum(end.stars for end in ends) / work, standard_error([end.stars for end in ends])
        )
        for move, ends in endings.items()
    }
    word = {move: (values[move].mean + stars[move].mean) / 2 for move in candidates}
    ranked = sorted(candidates, key=lambda move: (-word[move], move))
    hints = []
    for place, move in enumerate(ranked):
        other = ranked[1] if place == 0 else ranked[0]
        reason = reason_of(endings, move, other)
        hints.append(make_hint(state, move, stars[move], other, reason))
    return hints


def make_hint(
    state: State, move: int, stars: Estimate, other: int | None, reason: Reason | None
) -> Hint:
    cards = state.options.cards
    against = None if other is None else write_move(cards, other)
    return Hint(move, write_move(cards, move), stars, against, reason)

"""Hints: the best moves of a seat, and why, in stars by scoring line.

The hero bot finds the moves and what they are worth; games played to the end tell why.
The first hint is compared with the second: what it brings more. Each other hint is compared with
the first: what it gives up. The lines of a comparison add up to its stars.
"""

from random import Random
from typing import Final, NamedTuple

from rollplayer.bots.bot import LOST, Budget
from rollplayer.bots.hero import HeroBot
from rollplayer.bots.lots import Counts
from rollplayer.engine import State, legal
from rollplayer.notation.moves import write_move
from rollplayer.search.analysis import reason_of
from rollplayer.search.findings import Reason
from rollplayer.search.judge import (
    Ending,
    Estimate,
    Judge,
    difference,
    standard_error,
)
from rollplayer.search.report import part_lines

HINTS: Final = 3
WORK: Final = 8  # in a solo game
LEAST_WORK: Final = 3
UNSEEN: Final = -1e6  # below it the planner did not look at a move at all
ROLLOUTS_A_WORK: Final = 6  # of the hero bot, to find the moves; the reasons take `work` a move


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


def usual_work(players: int) -> int:
    """Work for a few seconds: a game of four is four times as long as one alone."""
    return max(LEAST_WORK, WORK // players)


def hint(state: State, seat: int, work: int = WORK, seed: int | str = 1) -> list[Hint]:
    """The best moves of a seat, the best first; none when it has nothing to decide."""
    moves = legal(state, seat)
    if not moves:
        return []
    stars = ranking(state, seat, moves, work, seed)
    ranked = worth_a_word(stars)[:HINTS]
    if len(ranked) == 1:
        return [make_hint(state, ranked[0], stars[ranked[0]], None, None)]
    judge = Judge(seat, work, seed)
    endings = {move: judge.rollouts(state, move, Counts(), work) for move in ranked}
    stars |= {move: completed(stars, endings, move, ranked[0]) for move in ranked}
    hints = []
    for place, move in enumerate(ranked):
        other = ranked[1] if place == 0 else ranked[0]
        reason = reason_of(endings, move, other)
        hints.append(make_hint(state, move, stars[move], other, reason))
    return hints


def ranking(
    state: State, seat: int, moves: list[int], work: int, seed: int | str
) -> dict[int, Estimate]:
    """The moves in the order of the hero bot, with the stars it expects after each."""
    random, budget = Random(f"hint {seed}"), Budget(work=work * ROLLOUTS_A_WORK)
    found = [Estimate(*each) for each in HeroBot().estimates(state, seat, moves, random, budget)]
    order = sorted(range(len(moves)), key=lambda place: (-found[place].mean, moves[place]))
    return {moves[place]: found[place] for place in order}


def worth_a_word(stars: dict[int, Estimate]) -> list[int]:
    """The moves that were followed to the end of the turn; with a single one, others beside it.

    Of starting dice the planner follows so few ways that a first die may be without company.
    """
    followed = [move for move, each in stars.items() if each.mean > LOST]
    return followed if len(followed) > 1 else [m for m, each in stars.items() if each.mean > UNSEEN]


def completed(
    stars: dict[int, Estimate], endings: dict[int, list[Ending]], move: int, best: int
) -> Estimate:
    """The stars of a move; the games played to the end tell what the hero bot left open."""
    own, ends = stars[move], endings[move]
    if own.mean <= LOST:
        away = difference(ends, endings[best])
        return Estimate(stars[best].mean + min(0.0, away.mean), away.error)
    return Estimate(own.mean, own.error or standard_error([end.stars for end in ends]))


def make_hint(
    state: State, move: int, stars: Estimate, other: int | None, reason: Reason | None
) -> Hint:
    cards = state.options.cards
    against = None if other is None else write_move(cards, other)
    return Hint(move, write_move(cards, move), stars, against, reason)

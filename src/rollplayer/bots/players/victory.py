"""What a player who wants to win maximizes.

At larger tables that is the chance to win, and stars a little beside it. Alone it is the stars, and
the chance of the highest rank (R9.7) beside them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.players.expected_stars import expected_stars
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import NOBODY, State, score, turn
from rollplayer.engine.scoring import RANKS
from rollplayer.engine.terms import NO_DIE
from rollplayer.search.winning import below, spread, win_chance

# Between equal heroes a star is worth about a twelfth of a victory.
STARS_OF_VICTORY: Final = 12.0
STARS_BESIDE: Final = 0.1  # how much a star counts beside the chance to win
HIGHEST_RANK: Final = RANKS[0][0]  # stars
UNKNOWN: Final = 36.0  # stars to expect of a hero of whom nothing is known yet


class Table(NamedTuple):
    """Every seat at some moment: the stars to expect of it, and its empty spaces."""

    stars: list[float]
    empty: list[int]


def table_of(state: State) -> Table:
    """The seats as they are now, without looking ahead."""
    if turn(state) == NOBODY:
        stars = [float(card.total) for card in score(state)]
    else:
        stars = [
            expected_stars(planner(), state, seat, UNKNOWN) for seat in range(len(state.heroes))
        ]
    return Table(stars, [empty_spaces(state, seat) for seat in range(len(state.heroes))])


def empty_spaces(state: State, seat: int) -> int:
    return state.heroes[seat].dice.count(NO_DIE)


def victory(table: Table, seat: int, own: float, empty: int) -> float:
    """The chance to win with these stars and empty spaces of one's own; and a little for the stars.

    It is measured in stars. The others are as the table has them.
    """
    stars = [*table.stars[:seat], own, *table.stars[seat + 1 :]]
    spaces = [*table.empty[:seat], empty, *table.empty[seat + 1 :]]
    return STARS_OF_VICTORY * win_chance(stars, spaces, seat) + STARS_BESIDE * own


def victory_alone(state: State, seat: int, own: float) -> float:
    """These stars to expect, and the chance that they will be enough for the highest rank."""
    if turn(state) == NOBODY:
        chance = float(own >= HIGHEST_RANK)
    else:
        chance = 1 - below(HIGHEST_RANK - 0.5, own, spread(empty_spaces(state, seat)))
    return own + STARS_OF_VICTORY * chance

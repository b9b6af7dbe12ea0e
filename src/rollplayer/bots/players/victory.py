"""What a player who wants to win maximizes: the chance to win, and stars a little beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.features.context import AFTER_MARKET, Context
from rollplayer.bots.features.sheets import own_sheet
from rollplayer.bots.players.mind import planner
from rollplayer.engine import DICE, NO_DIE, NOBODY, NONE, ROLL, State, score, turn
from rollplayer.search.winning import win_chance

# Between equal heroes a star is worth about a twelfth of a victory.
STARS_OF_VICTORY: Final = 12.0
STARS_BESIDE: Final = 0.1  # how much a star counts beside the chance to win
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
        stars = [expected_of(state, seat) for seat in range(len(state.heroes))]
    return Table(stars, [empty_spaces(state, seat) for seat in range(len(state.heroes))])


def expected_of(state: State, seat: int) -> float:
    hero = state.heroes[seat]
    if hero.alignment == NONE or not any(hero.dice):
        return UNKNOWN
    if not hero.initiative and state.phase in (ROLL, DICE):
        # The dice turn is still to come: the hero is worth what it was after the last market.
        return float(planner().value(Context(state, seat, AFTER_MARKET), own_sheet(hero))[0])
    return planner().standing(state, seat)


def empty_spaces(state: State, seat: int) -> int:
    return state.heroes[seat].dice.count(NO_DIE)


def victory(table: Table, seat: int, own: float, empty: int) -> float:
    """The chance to win with these stars and empty spaces of one's own; and a little for the stars.

    It is measured in stars. The others are as the table has them.
    """
    stars = [*table.stars[:seat], own, *table.stars[seat + 1 :]]
    spaces = [*table.empty[:seat], empty, *table.empty[seat + 1 :]]
    return STARS_OF_VICTORY * win_chance(stars, spaces, seat) + STARS_BESIDE * own

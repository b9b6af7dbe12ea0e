"""The stars to expect of a seat that need not be the one to move, without looking ahead."""

from __future__ import annotations

from rollplayer.bots.features.context import AFTER_MARKET, Context
from rollplayer.bots.features.sheets import own_sheet
from rollplayer.bots.players.planner import Planner
from rollplayer.engine import DICE, ROLL, State
from rollplayer.engine.terms import NONE


def expected_stars(planner: Planner, state: State, seat: int, unknown: float) -> float:
    """What the planner thinks of a seat's hero; `unknown` while there is nothing to think of."""
    hero = state.heroes[seat]
    if hero.alignment == NONE or not any(hero.dice):
        return unknown
    if not hero.initiative and state.phase in (ROLL, DICE):
        # The dice turn is still to come: the hero is worth what it was after the last market.
        return planner.value(Context(state, seat, AFTER_MARKET), own_sheet(hero))[0]
    return planner.standing(state, seat)

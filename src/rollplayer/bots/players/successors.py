"""What moves lead to: the state after one, and the sheet of a seat after each of many."""

from __future__ import annotations

from rollplayer.bots.features.sheets import Sheets, sheets_of
from rollplayer.engine import State, do_move
from rollplayer.engine.terms import Move, PlaceDie


def played(state: State, seat: int, move: Move) -> State:
    """A copy of the state with the move played."""
    copy = state.clone()
    do_move(copy, seat, move)
    return copy


def sheets_after(state: State, seat: int, moves: list[Move]) -> Sheets:
    """The seat's sheet right after each of these moves."""
    return sheets_of([played(state, seat, move).heroes[seat] for move in moves])


def sheets_on_targets(state: State, seat: int, moves: list[Move]) -> Sheets:
    """The seat's sheet with a skill used on each of these targets, and what follows by itself.

    Where nothing does, the moves of the next prompt are not listed: that costs more than the skill.
    """
    asked_next = state.prompts[-2:-1]
    # Some skills move dice, and leave a single row for the die that is to be placed.
    placing = asked_next and isinstance(asked_next[0], PlaceDie)
    if placing or played(state, seat, moves[0]).prompts[-1:] != asked_next:
        return sheets_after(state, seat, moves)
    heroes = []
    for move in moves:
        copy = state.clone()
        copy.prompts.pop().answer(copy, move)
        heroes.append(copy.heroes[seat])
    return sheets_of(heroes)

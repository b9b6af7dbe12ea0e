"""Where the starting dice go: a beam search over all of them, in any order."""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.features.context import IN_SETUP, Context
from rollplayer.bots.features.sheets import Sheet, sheets_from
from rollplayer.bots.features.values import Value
from rollplayer.bots.players.turns import best_first
from rollplayer.engine import State, do_move
from rollplayer.engine.terms import (
    GOLD_FOR_FULL_ROW,
    START,
    Die,
    Move,
    PlaceStarting,
    Row,
    encode,
    free_space,
    open_rows,
)

NEVER: Final = -1e9
ALIKE: Final = 4  # digits in which the values of equal sheets agree
NEVER_YET: Final = 1000.0  # taken off a first step the beam has dropped: below all it follows


class Line(NamedTuple):
    """Some starting dice placed, the others in hand, and the step it all began with."""

    dice: tuple[Die, ...]
    left: tuple[Die, ...]
    gold: int
    first: Move | None  # the step it all began with

    def place(self, die: Die, row: Row) -> Line:
        space = free_space(list(self.dice), row)
        dice = (*self.dice[:space], die, *self.dice[space + 1 :])
        where = self.left.index(die)
        left = (*self.left[:where], *self.left[where + 1 :])
        step = encode(START, die, row) if self.first is None else self.first
        return Line(dice, left, self.gold + (GOLD_FOR_FULL_ROW if space % 3 == 2 else 0), step)


class Way(NamedTuple):
    """All starting dice placed one way: the first step, the value, and the state after all."""

    first: Move
    value: float
    state: State


class Start:
    """Places all starting dice as well as the value can tell."""

    def __init__(self, value: Value, beam: int) -> None:
        self.value = value
        self.beam = beam  # how many ways to place the dice are followed at once

    def values(self, state: State, seat: int, prompt: PlaceStarting) -> dict[Move, float]:
        """The value of each first step, with the other dice placed by beam search."""
        hero = state.heroes[seat]
        context = Context(state, seat, IN_SETUP)
        lines = [Line(tuple(hero.dice), prompt.dice, hero.gold, None)]
        values: dict[Move, float] = {}
        while lines[0].left:
            lines = self.widen(context, lines, values)
        return values

    def ways(self, state: State, seat: int, prompt: PlaceStarting, count: int) -> list[Way]:
        """The best ways to place all dice that the beam finds, best first."""
        hero = state.heroes[seat]
        context = Context(state, seat, IN_SETUP)
        lines = [Line(tuple(hero.dice), prompt.dice, hero.gold, None)]
        known: dict[Move, float] = {}
        while lines[0].left:
            lines = self.widen(context, lines, known, alike=False)
        lines = lines[:count]
        ways = []
        for line, value in zip(lines, self.line_values(context, lines), strict=True):
            assert line.first is not None
            ways.append(Way(line.first, value, placed_so(state, seat, line)))
        return ways

    def widen(
        self, context: Context, lines: list[Line], known: dict[Move, float], *, alike: bool = True
    ) -> list[Line]:
        """The best ways to place one more die; notes the values of first steps in `known`.

        First steps are noted twice: at once, marked as not followed yet, and when all dice lie.
        Unless it may be `alike`, of ways with the same dice and value only one is followed: they
        differ in the order within a row where the backstory does not care.
        """
        wider: dict[tuple[tuple[Die, ...], Move | None], Line] = {}
        for line in lines:
            for die in sorted(set(line.left)):
                for row in open_rows(list(line.dice)):
                    after = line.place(die, row)
                    key = after.first if line.first is None else None
                    wider.setdefault((after.dice, key), after)
        every = list(wider.values())
        values = self.line_values(context, every)
        if not every[0].left or not known:
            for line, value in zip(every, values, strict=True):
                assert line.first is not None
                known[line.first] = max(
                    known.get(line.first, NEVER), value - (NEVER_YET * bool(line.left))
                )
        order = best_first(values)
        if not alike:
            order = first_of_alike(every, values, order)
        return [every[index] for index in order[: self.beam]]

    def line_values(self, context: Context, lines: list[Line]) -> list[float]:
        row, column = context.hero.row, context.hero.column
        sheets = [Sheet([*line.dice], row, column, line.gold, 0) for line in lines]
        return self.value(context, sheets_from(sheets))


def first_of_alike(lines: list[Line], values: list[float], order: list[int]) -> list[int]:
    """The order without lines that have the same dice in every row, and the same value."""
    seen: dict[tuple[float, tuple[tuple[Die, ...], ...]], int] = {}
    for index in order:
        dice = lines[index].dice
        rows = tuple([tuple(sorted(dice[row : row + 3])) for row in range(0, len(dice), 3)])
        seen.setdefault((round(values[index], ALIKE), rows), index)
    return list(seen.values())


def placed_so(state: State, seat: int, line: Line) -> State:
    """The state after all starting dice are placed as a line has them."""
    copy = state.clone()
    while isinstance(prompt := copy.prompts[-1], PlaceStarting) and prompt.seat == seat:
        dice = copy.heroes[seat].dice
        for row in open_rows(dice):
            die = line.dice[free_space(dice, row)]
            if die in prompt.dice:
                do_move(copy, seat, encode(START, die, row))
                break
        else:
            raise AssertionError("the line places dice that the seat does not have")
    return copy

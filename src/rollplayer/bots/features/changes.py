"""Sheets that differ from another one in a die or two: which lines they exchange.

A sheet is a dozen places in one long table of lines (`layer.py`). Turning a die exchanges the line
of its row; swapping two dice exchanges the lines of two rows and that of the backstory.
"""

from __future__ import annotations

from typing import Final

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.sheets import SWAP, UNCHANGED, Sheets

ROWS: Final = 6
MATCH: Final = 49  # in the backstory table: one more match
MOST_PLACES: Final = 1 << 17  # the table has fewer lines


class RowTables:
    """Where the lines of a hero's rows are, and how a die leads to them.

    `step` turns a die into its part of the place: one more die, its pips, what cards add to it.
    """

    __slots__ = ("begins", "chances", "step")

    def __init__(self, begins: list[int], step: list[int], chances: list[list[float]]) -> None:
        self.begins = begins  # per row
        self.step = step  # per die
        self.chances = chances  # per row and place, the chance of the goal


class Base:
    """A base of the sheets: the places of its lines, and what its changes start from."""

    __slots__ = ("backstory", "chance", "matches", "places", "rows")

    def __init__(self, rows: list[int], matches: int, backstory: int, chance: float) -> None:
        self.rows = rows  # the places of its rows
        self.matches = matches
        self.backstory = backstory  # the place of its backstory
        self.chance = chance  # of all goals, added up; 0 where no card counts them
        self.places: list[int] = []


class Changes:
    """The distinct sheets among those that differ from a base in a die or two.

    The results come in this order: all bases, all sheets with a line of one row exchanged, all with
    two rows and the backstory exchanged. What is exchanged is noted as the places of the lines.
    """

    __slots__ = ("backstory", "bases", "context", "swapped", "swaps", "tables", "turned", "turns")

    def __init__(
        self, context: Context, tables: RowTables, bases: list[Base], backstory: int
    ) -> None:
        self.context = context
        self.tables = tables
        self.bases = bases
        self.backstory = backstory
        # Per distinct sheet: its base, then the new and the old place of each line.
        self.turns: list[list[int]] = [[], [], []]
        self.swaps: list[list[int]] = [[], [], [], [], [], [], []]
        self.turned: dict[int, int] = {}  # the distinct sheet of a base and a new place
        self.swapped: dict[int, int] = {}

    def sort_out(self, sheets: Sheets) -> list[int]:
        """Which of the distinct sheets each sheet is."""
        which: list[int] = [*sheets.base_of]
        swaps: list[int] = []
        space_of, change_of = sheets.space_of, sheets.change_of
        for index in range(len(which)):
            space = space_of[index]
            if space == UNCHANGED:
                continue
            if change_of[index] >= SWAP:
                swaps.append(index)
            else:
                number = which[index]
                dice = sheets.bases[number].dice
                which[index] = self.turn_die(number, dice, space, change_of[index])
        begin = len(self.bases) + len(self.turns[0])
        for index in swaps:
            number = which[index]
            dice = sheets.bases[number].dice
            swap = self.swap(number, dice, space_of[index], change_of[index] - SWAP)
            which[index] = begin + swap if swap >= 0 else number
        return which

    def turn_die(self, number: int, dice: list[int], space: int, die: int) -> int:
        """The distinct sheet with another die on a space."""
        step = self.tables.step
        old = self.bases[number].rows[space // 3]
        new = old + step[die] - step[dice[space]]
        if new == old:
            return number
        key = number * MOST_PLACES + new
        known = self.turned.get(key)
        if known is None:
            known = self.turned[key] = len(self.bases) + len(self.turns[0])
            self.turns[0].append(number)
            self.turns[1].append(new)
            self.turns[2].append(old)
        return known

    def swap(self, number: int, dice: list[int], one: int, other: int) -> int:
        """The distinct swap that exchanges two dice; -1: it changes nothing."""
        base, step, wanted = self.bases[number], self.tables.step, self.context.backstory.by_space
        first, second = dice[one], dice[other]
        matches = 0
        if wanted[one] >= 0:
            matches += (second >> 3 == wanted[one]) - (first >> 3 == wanted[one])
        if wanted[other] >= 0:
            matches += (first >> 3 == wanted[other]) - (second >> 3 == wanted[other])
        # A space that matches now no longer counts as one whose color is elsewhere.
        backstory = base.backstory + matches * (MATCH - 1)
        old_row, old_other = base.rows[one // 3], base.rows[other // 3]
        row, row_other = old_row, old_other
        if one // 3 != other // 3:
            row += step[second] - step[first]
            row_other += step[first] - step[second]
        if not matches and row == old_row:
            return -1
        key = ((number * MOST_PLACES + row) * MOST_PLACES + row_other) * 16 + matches + 8
        known = self.swapped.get(key)
        if known is None:
            swaps = self.swaps
            known = self.swapped[key] = len(swaps[0])
            swaps[0].append(number)
            swaps[1].append(row)
            swaps[2].append(old_row)
            swaps[3].append(row_other)
            swaps[4].append(old_other)
            swaps[5].append(backstory)
            swaps[6].append(base.backstory)
        return known

    def count(self) -> int:
        """How many distinct sheets there are."""
        return len(self.bases) + len(self.turns[0]) + len(self.swaps[0])

    def chances(self) -> list[float]:
        """The chances of all goals, added up, of each distinct sheet."""
        chances = [base.chance for base in self.bases]
        for group in (self.turns, self.swaps):
            for index, number in enumerate(group[0]):
                chance = self.bases[number].chance
                for change in range(1, min(len(group), 5), 2):
                    chance += self.chance_at(group[change][index])
                    chance -= self.chance_at(group[change + 1][index])
                chances.append(chance)
        return chances

    def chance_at(self, place: int) -> float:
        for row in range(ROWS):
            within = place - self.tables.begins[row]
            if 0 <= within < len(self.tables.chances[row]):
                return self.tables.chances[row][within]
        raise AssertionError("a place outside the row tables")

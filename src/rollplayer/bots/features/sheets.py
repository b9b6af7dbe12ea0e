"""The many ways a hero's sheet could look at the end of a turn.

Most of them differ from another one in a single die, or in two dice that change places. So a sheet
is noted as one of a few bases and what is different: the same numbers serve whoever wants whole
sheets (training, arithmetic) and `layer.py`, which only works out what differs.
"""

from __future__ import annotations

from typing import Final

from rollplayer.engine import Hero

UNCHANGED: Final = -1  # the space of a sheet that is its base
SWAP: Final = 64  # a change from here on is a swap with space 0, 1 and so on; below it, a die
AS_NOW: Final = -1  # the initiative card is the one the hero holds
NO_CARD: Final = -1


class Sheet:
    """One sheet with its token and purse."""

    __slots__ = ("also", "charisma", "column", "dice", "gold", "held", "row")

    def __init__(
        self,
        dice: list[int],
        row: int,
        column: int,
        gold: int,
        charisma: int,
        held: int = AS_NOW,
        also: int = NO_CARD,
    ) -> None:
        self.dice = dice
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma
        self.held = held  # the initiative card, where sheets differ in it
        self.also = also  # one more card in the market

    def moved(self, rows: int, columns: int) -> Sheet:
        """The same with the token moved."""
        row, column = self.row + rows, self.column + columns
        return Sheet(self.dice, row, column, self.gold, self.charisma, self.held, self.also)

    def with_charisma(self) -> Sheet:
        """The same with one more Charisma token."""
        more = self.charisma + 1
        return Sheet(self.dice, self.row, self.column, self.gold, more, self.held, self.also)


class Sheets:
    """Many possible sheets of one hero.

    Sheet i is base `base_of[i]`, changed at `space_of[i]`: `change_of[i]` is the die there instead,
    or the space its die changes places with (`SWAP` and more).
    """

    __slots__ = ("base_of", "bases", "change_of", "space_of")

    def __init__(self) -> None:
        self.bases: list[Sheet] = []
        self.base_of: list[int] = []
        self.space_of: list[int] = []
        self.change_of: list[int] = []

    def __len__(self) -> int:
        return len(self.base_of)

    def add(self, sheet: Sheet) -> None:
        """Adds a base, and it as a sheet."""
        self.base_of.append(len(self.bases))
        self.space_of.append(UNCHANGED)
        self.change_of.append(0)
        self.bases.append(sheet)

    def add_changed(self, base: int, space: int, change: int) -> None:
        self.base_of.append(base)
        self.space_of.append(space)
        self.change_of.append(change)

    def base(self, index: int) -> Sheet:
        """The base of a sheet: all but its dice are the sheet's own."""
        return self.bases[self.base_of[index]]

    def dice(self, index: int) -> list[int]:
        """The dice of a sheet."""
        dice, space = [*self.base(index).dice], self.space_of[index]
        change = self.change_of[index]
        if change >= SWAP:
            other = change - SWAP
            dice[space], dice[other] = dice[other], dice[space]
        elif space != UNCHANGED:
            dice[space] = change
        return dice

    def empties(self) -> list[int]:
        """The empty spaces of each sheet; no change fills or empties one."""
        of_bases = [base.dice.count(0) for base in self.bases]
        return [of_bases[number] for number in self.base_of]


def sheet_of(hero: Hero) -> Sheet:
    dice: list[int] = [*hero.dice]
    return Sheet(dice, hero.row, hero.column, hero.gold, hero.charisma)


def sheets_from(each: list[Sheet]) -> Sheets:
    sheets = Sheets()
    for sheet in each:
        sheets.add(sheet)
    return sheets


def sheets_of(heroes: list[Hero]) -> Sheets:
    """The sheets of heroes that differ in dice, token and purse only."""
    return sheets_from([sheet_of(hero) for hero in heroes])


def own_sheet(hero: Hero) -> Sheets:
    """The sheet the hero has now."""
    return sheets_of([hero])

"""Every sheet a hero could have after an attribute action or a dice turn, as arrays.

The rules decide what is legal; these tables only spare the bots the cost of playing each of
several hundred harmless alternatives on a state of its own. A test compares them with the engine.
"""

from typing import Final

import numpy as np

from rollplayer.bots.features.context import Sheets
from rollplayer.bots.features.layout import Ints
from rollplayer.engine import (
    ALIGNS,
    CHA,
    CHARISMA,
    CON,
    DEX,
    FLIPS,
    GOLD_FOR_FULL_ROW,
    INT,
    LOWERS,
    PASS,
    RAISES,
    REROLLS,
    SPACES,
    STEPS,
    STR,
    SWAPS,
    WIS,
    Die,
    Hero,
    Move,
    State,
    color_of,
    free_space,
    gold_for_bare_card,
    gold_for_die,
)

ONE_EACH: Final = np.eye(SPACES, dtype=np.int64)  # row by row: changes one space alone
FLIPPED: Final = 7 * ONE_EACH  # a value and its opposite side add up to 7
# Every pair of spaces, and for each pair the order of the 18 spaces with the two exchanged.
ONES, OTHERS = np.triu_indices(SPACES, 1)
PAIRS: Final = np.arange(len(ONES))
SWAPPED: Final = np.repeat(np.arange(SPACES)[None, :], len(ONES), axis=0)
SWAPPED[PAIRS, ONES], SWAPPED[PAIRS, OTHERS] = OTHERS, ONES
SWAP_MOVES: Final = np.array([move for moves in SWAPS for move in moves])
FLIP_MOVES: Final = np.array(FLIPS)
RAISE_MOVES: Final = np.array(RAISES)
LOWER_MOVES: Final = np.array(LOWERS)
FACES: Final = np.arange(1, 7)


class Sheet:
    """One sheet with its token and purse, before actions are tried on it."""

    __slots__ = ("charisma", "column", "dice", "gold", "row")

    def __init__(self, dice: Ints, row: int, column: int, gold: int, charisma: int) -> None:
        self.dice = dice
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma


def sheet_of(hero: Hero) -> Sheet:
    return Sheet(np.array(hero.dice), hero.row, hero.column, hero.gold, hero.charisma)


class Alternatives:
    """Sheets and the moves that lead to them, block by block.

    Several sheets may be tried together: each begins with itself, reached by passing. A reroll
    leads to six sheets, one per face; `turns.fold_rerolls` makes one value of them.
    """

    __slots__ = ("counts", "dice", "moves", "rerolls", "rest")

    def __init__(self) -> None:
        self.dice: list[Ints] = []
        self.rest: list[tuple[int, int, int, int]] = []  # per block: token, gold, Charisma
        self.counts: list[int] = []  # per block: how many sheets
        self.moves: list[Move] = []
        self.rerolls: list[tuple[int, int]] = []  # the move, and where its six faces begin

    def begin(self, sheet: Sheet) -> None:
        """Adds a sheet as it is."""
        self.extend(sheet, sheet.dice[None, :], [PASS])

    def extend(
        self,
        sheet: Sheet,
        dice: Ints,
        moves: list[Move],
        step: tuple[int, int] = (0, 0),
        charisma: int = 0,
    ) -> None:
        """Adds a block of sheets that share a step of the token or a Charisma token."""
        self.dice.append(dice)
        self.rest.append(
            (sheet.row + step[0], sheet.column + step[1], sheet.gold, sheet.charisma + charisma)
        )
        self.counts.append(len(dice))
        self.moves += moves

    def sheets(self) -> Sheets:
        rest = np.repeat(np.array(self.rest), self.counts, axis=0)
        return Sheets(np.concatenate(self.dice), rest[:, 0], rest[:, 1], rest[:, 2], rest[:, 3])


def add_action(alternatives: Alternatives, sheet: Sheet, action: int, tokens_left: bool) -> None:
    """Adds every alternative of one attribute action."""
    dice = sheet.dice
    if action == STR:
        there = dice > 0
        alternatives.extend(sheet, (dice ^ FLIPPED)[there], FLIP_MOVES[there].tolist())
    elif action == DEX:
        differ = dice[ONES] != dice[OTHERS]
        there = differ & (dice[ONES] > 0) & (dice[OTHERS] > 0)
        alternatives.extend(sheet, dice[SWAPPED[there]], SWAP_MOVES[there].tolist())
    elif action == CON:
        can_rise, can_fall = (dice > 0) & (dice & 7 < 6), dice & 7 > 1
        alternatives.extend(sheet, (dice + ONE_EACH)[can_rise], RAISE_MOVES[can_rise].tolist())
        alternatives.extend(sheet, (dice - ONE_EACH)[can_fall], LOWER_MOVES[can_fall].tolist())
    elif action == INT:
        add_rerolls(alternatives, sheet)
    elif action == WIS:
        for direction, step in enumerate(STEPS):
            if 0 <= sheet.row + step[0] <= 2 and 0 <= sheet.column + step[1] <= 2:
                alternatives.extend(sheet, dice[None, :], [ALIGNS[direction]], step=step)
    elif action == CHA and tokens_left:
        alternatives.extend(sheet, dice[None, :], [CHARISMA], charisma=1)


def add_rerolls(alternatives: Alternatives, sheet: Sheet) -> None:
    spaces = np.flatnonzero(sheet.dice)
    rolled = np.repeat(sheet.dice[None, :], 6 * len(spaces), axis=0)
    where = np.repeat(spaces, 6)
    rows = np.arange(len(where))
    rolled[rows, where] = (rolled[rows, where] & ~7) | np.tile(FACES, len(spaces))
    for space in spaces.tolist():
        alternatives.rerolls.append((REROLLS[space], len(alternatives.moves)))
        alternatives.moves += [REROLLS[space]] * 6
    alternatives.extend(sheet, rolled, [])


def placed(state: State, hero: Hero, die: Die, gold: int, row: int) -> Sheet:
    """The sheet after a die is placed in a row and the gold is collected, before the action."""
    dice = np.array(hero.dice)
    space = free_space(hero.dice, row)
    dice[space] = die
    purse = hero.gold + gold + gold_for_die(state, hero, color_of(die))
    if space % 3 == 2:
        purse += GOLD_FOR_FULL_ROW
    return Sheet(dice, hero.row, hero.column, purse, hero.charisma)


def gold_of_card(state: State, hero: Hero, card: int) -> int:
    """What taking an initiative card pays: the gold on it or, on a bare one, what weapons pay."""
    gold = state.center_gold[card]
    return gold or gold_for_bare_card(state, hero)

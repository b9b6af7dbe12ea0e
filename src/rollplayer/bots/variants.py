"""All ways a hero could stand after an attribute action or a dice turn, as arrays.

The rules decide what is legal; these tables only spare the bots the cost of playing each of
several hundred harmless alternatives on a state of its own. A test compares them with the engine.
"""

from typing import Final

import numpy as np

from rollplayer.bots.features import Ints, Variants
from rollplayer.engine.dice import CHA, CON, DEX, INT, SPACES, STR, WIS, colour_of, free_space
from rollplayer.engine.moves import CHARISMA, PASS, STEPS
from rollplayer.engine.passives import gold_for_die
from rollplayer.engine.rules.actions import ALIGNS, FLIPS, LOWERS, RAISES, REROLLS, SWAPS
from rollplayer.engine.rules.dice import GOLD_FOR_FULL_ROW, gold_for_bare_card
from rollplayer.engine.state import Hero, State

ALL: Final = np.arange(SPACES)
ONES, OTHERS = np.triu_indices(SPACES, 1)
SWAP_MOVES: Final = np.array([move for moves in SWAPS for move in moves])
PAIRS: Final = np.arange(len(ONES))
FLIP_MOVES: Final = np.array(FLIPS)
RAISE_MOVES: Final = np.array(RAISES)
LOWER_MOVES: Final = np.array(LOWERS)
FACES: Final = np.arange(1, 7)


class Stand:
    """One way a hero could stand, before its actions are tried."""

    __slots__ = ("charisma", "column", "dice", "gold", "row")

    def __init__(self, dice: Ints, row: int, column: int, gold: int, charisma: int) -> None:
        self.dice = dice
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma


def stand_of(hero: Hero) -> Stand:
    return Stand(np.array(hero.dice), hero.row, hero.column, hero.gold, hero.charisma)


class Options:
    """Alternatives and the moves that lead to them; rerolls are kept apart, face by face.

    Several stands may be tried together: each begins with itself, reached by passing.
    """

    __slots__ = ("charisma", "columns", "dice", "gold", "moves", "rerolls", "rows")

    def __init__(self) -> None:
        self.dice: list[Ints] = []
        self.moves: list[int] = []
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.charisma: list[int] = []
        self.gold: list[int] = []
        self.rerolls: list[tuple[int, int]] = []  # move, and where its six faces begin

    def begin(self, stand: Stand) -> None:
        """A further stand, at first as it is."""
        self.extend(stand, stand.dice[None, :], [PASS])

    def extend(self, stand: Stand, dice: Ints, moves: list[int]) -> None:
        count = len(dice)
        self.dice.append(dice)
        self.moves += moves
        self.rows += [stand.row] * count
        self.columns += [stand.column] * count
        self.charisma += [stand.charisma] * count
        self.gold += [stand.gold] * count

    def variants(self) -> Variants:
        return Variants(
            np.concatenate(self.dice),
            np.array(self.rows),
            np.array(self.columns),
            np.array(self.gold),
            np.array(self.charisma),
        )


def add_action(options: Options, stand: Stand, action: int, tokens_left: bool) -> None:
    """Adds every alternative of one attribute action."""
    dice = stand.dice
    if action == STR:
        turned = np.repeat(dice[None, :], SPACES, axis=0)
        turned[ALL, ALL] ^= 7
        there = dice > 0
        options.extend(stand, turned[there], FLIP_MOVES[there].tolist())
    elif action == DEX:
        swapped = np.repeat(dice[None, :], len(ONES), axis=0)
        swapped[PAIRS, ONES] = dice[OTHERS]
        swapped[PAIRS, OTHERS] = dice[ONES]
        there = (dice[ONES] > 0) & (dice[OTHERS] > 0) & (dice[ONES] != dice[OTHERS])
        options.extend(stand, swapped[there], SWAP_MOVES[there].tolist())
    elif action == CON:
        for change, moves, fits in (
            (1, RAISE_MOVES, (dice > 0) & (dice & 7 < 6)),
            (-1, LOWER_MOVES, dice & 7 > 1),
        ):
            changed = np.repeat(dice[None, :], SPACES, axis=0)
            changed[ALL, ALL] += change
            options.extend(stand, changed[fits], moves[fits].tolist())
    elif action == INT:
        add_rerolls(options, stand)
    elif action == WIS:
        for direction, (row, column) in enumerate(STEPS):
            if 0 <= stand.row + row <= 2 and 0 <= stand.column + column <= 2:
                options.extend(stand, dice[None, :], [ALIGNS[direction]])
                options.rows[-1] += row
                options.columns[-1] += column
    elif action == CHA and tokens_left:
        options.extend(stand, dice[None, :], [CHARISMA])
        options.charisma[-1] += 1


def add_rerolls(options: Options, stand: Stand) -> None:
    for space in np.flatnonzero(stand.dice):
        rolled = np.repeat(stand.dice[None, :], 6, axis=0)
        rolled[:, space] = (rolled[:, space] & ~7) | FACES
        options.rerolls.append((REROLLS[space], len(options.moves)))
        options.extend(stand, rolled, [REROLLS[space]] * 6)


def placed(state: State, hero: Hero, die: int, gold: int, row: int) -> Stand:
    """The hero after placing a die in a row, collected and before its action."""
    dice = np.array(hero.dice)
    space = free_space(hero.dice, row)
    dice[space] = die
    purse = hero.gold + gold + gold_for_die(state, hero, colour_of(die))
    if space % 3 == 2:
        purse += GOLD_FOR_FULL_ROW
    return Stand(dice, hero.row, hero.column, purse, hero.charisma)


def gold_of_card(state: State, hero: Hero, card: int) -> int:
    """What taking an initiative card pays, its own gold and what weapons add."""
    gold = state.centre_gold[card]
    return gold or gold_for_bare_card(state, hero)

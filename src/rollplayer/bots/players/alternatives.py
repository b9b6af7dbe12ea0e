"""All ways a hero could stand after an attribute action or a dice turn, as arrays.

The rules decide what is legal; these tables only spare the bots the cost of playing each of
several hundred harmless alternatives on a state of its own. A test compares them with the engine.
"""

from typing import Final

import numpy as np

from rollplayer.bots.features.context import Ints, Variants
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
    Hero,
    Move,
    State,
    color_of,
    free_space,
    gold_for_bare_card,
    gold_for_die,
)

ONE_EACH: Final = np.eye(SPACES, dtype=np.int64)  # one row a space: changes that space alone
FLIPPED: Final = 7 * ONE_EACH  # a value and its opposite side add up to 7
ONES, OTHERS = np.triu_indices(SPACES, 1)
PAIRS: Final = np.arange(len(ONES))
SWAPPED: Final = np.repeat(np.arange(SPACES)[None, :], len(ONES), axis=0)
SWAPPED[PAIRS, ONES], SWAPPED[PAIRS, OTHERS] = OTHERS, ONES
SWAP_MOVES: Final = np.array([move for moves in SWAPS for move in moves])
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

    __slots__ = ("counts", "dice", "moves", "rerolls", "rest")

    def __init__(self) -> None:
        self.dice: list[Ints] = []
        self.rest: list[tuple[int, int, int, int]] = []  # of each block: token, gold, charisma
        self.counts: list[int] = []  # how many alternatives are in each block
        self.moves: list[Move] = []
        self.rerolls: list[tuple[int, int]] = []  # move, and where its six faces begin

    def begin(self, stand: Stand) -> None:
        """A further stand, at first as it is."""
        self.extend(stand, stand.dice[None, :], [PASS])

    def extend(
        self,
        stand: Stand,
        dice: Ints,
        moves: list[Move],
        step: tuple[int, int] = (0, 0),
        charisma: int = 0,
    ) -> None:
        """Adds a block of sheets; a step of the token or a Charisma token goes with all of it."""
        self.dice.append(dice)
        self.rest.append(
            (stand.row + step[0], stand.column + step[1], stand.gold, stand.charisma + charisma)
        )
        self.counts.append(len(dice))
        self.moves += moves

    def variants(self) -> Variants:
        rest = np.repeat(np.array(self.rest), self.counts, axis=0)
        return Variants(np.concatenate(self.dice), rest[:, 0], rest[:, 1], rest[:, 2], rest[:, 3])


def add_action(options: Options, stand: Stand, action: int, tokens_left: bool) -> None:
    """Adds every alternative of one attribute action."""
    dice = stand.dice
    if action == STR:
        there = dice > 0
        options.extend(stand, (dice ^ FLIPPED)[there], FLIP_MOVES[there].tolist())
    elif action == DEX:
        differ = dice[ONES] != dice[OTHERS]
        there = differ & (dice[ONES] > 0) & (dice[OTHERS] > 0)
        options.extend(stand, dice[SWAPPED[there]], SWAP_MOVES[there].tolist())
    elif action == CON:
        can_rise, can_fall = (dice > 0) & (dice & 7 < 6), dice & 7 > 1
        options.extend(stand, (dice + ONE_EACH)[can_rise], RAISE_MOVES[can_rise].tolist())
        options.extend(stand, (dice - ONE_EACH)[can_fall], LOWER_MOVES[can_fall].tolist())
    elif action == INT:
        add_rerolls(options, stand)
    elif action == WIS:
        for direction, step in enumerate(STEPS):
            if 0 <= stand.row + step[0] <= 2 and 0 <= stand.column + step[1] <= 2:
                options.extend(stand, dice[None, :], [ALIGNS[direction]], step=step)
    elif action == CHA and tokens_left:
        options.extend(stand, dice[None, :], [CHARISMA], charisma=1)


def add_rerolls(options: Options, stand: Stand) -> None:
    spaces = np.flatnonzero(stand.dice)
    rolled = np.repeat(stand.dice[None, :], 6 * len(spaces), axis=0)
    where = np.repeat(spaces, 6)
    rows = np.arange(len(where))
    rolled[rows, where] = (rolled[rows, where] & ~7) | np.tile(FACES, len(spaces))
    for space in spaces.tolist():
        options.rerolls.append((REROLLS[space], len(options.moves)))
        options.moves += [REROLLS[space]] * 6
    options.extend(stand, rolled, [])


def placed(state: State, hero: Hero, die: int, gold: int, row: int) -> Stand:
    """The hero after placing a die in a row, collected and before its action."""
    dice = np.array(hero.dice)
    space = free_space(hero.dice, row)
    dice[space] = die
    purse = hero.gold + gold + gold_for_die(state, hero, color_of(die))
    if space % 3 == 2:
        purse += GOLD_FOR_FULL_ROW
    return Stand(dice, hero.row, hero.column, purse, hero.charisma)


def gold_of_card(state: State, hero: Hero, card: int) -> int:
    """What taking an initiative card pays, its own gold and what weapons add."""
    gold = state.center_gold[card]
    return gold or gold_for_bare_card(state, hero)

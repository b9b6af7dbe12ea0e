"""Every sheet a hero could have after an attribute action or a dice turn.

The rules decide what is legal; these lists only spare the bots the cost of playing each of
several hundred harmless alternatives on a state of its own. A test compares them with the engine.
"""

from typing import Final

from rollplayer.bots.features.sheets import SWAP, Sheet, Sheets
from rollplayer.engine import Hero, State
from rollplayer.engine.cards import gold_for_die
from rollplayer.engine.terms import (
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
    Move,
    Row,
    color_of,
    free_space,
    gold_for_bare_card,
)

OPPOSITE: Final = 7  # a value and its opposite side add up to 7
HIGHEST: Final = 6


class Alternatives:
    """Sheets and the moves that lead to them.

    Several sheets may be tried together: each begins with itself, reached by passing. A reroll
    leads to six sheets, one per face; `turns.fold_rerolls` makes one value of them.
    """

    __slots__ = ("base", "moves", "rerolls", "sheets")

    def __init__(self) -> None:
        self.sheets = Sheets()
        self.base = -1  # the sheet that is being tried
        self.moves: list[Move] = []
        self.rerolls: list[int] = []  # where the six faces of each reroll begin

    def begin(self, sheet: Sheet) -> None:
        """Adds a sheet as it is; what is added next changes it."""
        self.base = len(self.sheets.bases)
        self.another(sheet, PASS)

    def another(self, sheet: Sheet, move: Move) -> None:
        """Adds a sheet that differs in more than its dice."""
        self.sheets.add(sheet)
        self.moves.append(move)

    def turn_die(self, space: int, die: int, move: Move) -> None:
        """Adds the sheet with another die on a space."""
        self.sheets.add_changed(self.base, space, die)
        self.moves.append(move)

    def swap(self, one: int, other: int, move: Move) -> None:
        self.sheets.add_changed(self.base, one, SWAP + other)
        self.moves.append(move)


def add_action(alternatives: Alternatives, sheet: Sheet, action: int, tokens_left: bool) -> None:
    """Adds every alternative of one attribute action."""
    dice = sheet.dice
    if action == STR:
        for space in range(SPACES):
            if dice[space]:
                alternatives.turn_die(space, dice[space] ^ OPPOSITE, FLIPS[space])
    elif action == DEX:
        add_swaps(alternatives, dice)
    elif action == CON:
        for space in range(SPACES):
            if dice[space] and dice[space] & 7 < HIGHEST:
                alternatives.turn_die(space, dice[space] + 1, RAISES[space])
        for space in range(SPACES):
            if dice[space] & 7 > 1:
                alternatives.turn_die(space, dice[space] - 1, LOWERS[space])
    elif action == INT:
        add_rerolls(alternatives, dice)
    elif action == WIS:
        for direction, (rows, columns) in enumerate(STEPS):
            if 0 <= sheet.row + rows <= 2 and 0 <= sheet.column + columns <= 2:
                alternatives.another(sheet.moved(rows, columns), ALIGNS[direction])
    elif action == CHA and tokens_left:
        alternatives.another(sheet.with_charisma(), CHARISMA)


def add_swaps(alternatives: Alternatives, dice: list[int]) -> None:
    for one in range(SPACES):
        if dice[one]:
            moves = SWAPS[one]
            for other in range(one + 1, SPACES):
                if dice[other] and dice[one] != dice[other]:
                    alternatives.swap(one, other, moves[other - one - 1])


def add_rerolls(alternatives: Alternatives, dice: list[int]) -> None:
    for space in range(SPACES):
        if dice[space]:
            alternatives.rerolls.append(len(alternatives.moves))
            for face in range(1, HIGHEST + 1):
                alternatives.turn_die(space, dice[space] & ~7 | face, REROLLS[space])


def placed(state: State, hero: Hero, die: Die, gold: int, row: Row) -> Sheet:
    """The sheet after a die is placed in a row and the gold is collected, before the action."""
    dice: list[int] = [*hero.dice]
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

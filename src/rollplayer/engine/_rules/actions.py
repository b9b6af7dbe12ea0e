"""R4, attribute actions: which there are, and what they do.

Who grants an action (the row of the placed die, a class, a weapon, a skill) does not matter for
what it does (R11.12). What an action changes triggers no further action and no gold (R4.7).
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from rollplayer.engine._dice import (
    CHA,
    CON,
    DEX,
    INT,
    SPACES,
    STR,
    WIS,
    Die,
    Row,
    Space,
    opposite,
    value_of,
    with_value,
)
from rollplayer.engine._moves import (
    ALIGN,
    CHARISMA,
    FLIP,
    KEEP,
    LOWER,
    PASS,
    RAISE,
    REROLL,
    STEPS,
    SWAP,
    Move,
    Outcome,
    ReadyMoves,
    encode,
    first,
    kind_of,
    second,
)
from rollplayer.engine._passives import rolls_of_reroll
from rollplayer.engine._prompts import PLAY_PHASES, Prompt, RollPrompt, unless
from rollplayer.engine._state import Hero, Seat, State
from rollplayer.engine._value_types import ValueType

CHARISMA_TOKENS: Final = 6  # R1.8
HIGHEST: Final = 6

ALL_SPACES: Final = range(SPACES)
FLIPS: Final[ReadyMoves] = [encode(FLIP, space) for space in ALL_SPACES]
REROLLS: Final[ReadyMoves] = [encode(REROLL, space) for space in ALL_SPACES]
RAISES: Final[ReadyMoves] = [encode(RAISE, space, 1) for space in ALL_SPACES]
LOWERS: Final[ReadyMoves] = [encode(LOWER, space, 1) for space in ALL_SPACES]
KEEPS: Final[ReadyMoves] = [encode(KEEP, value) for value in range(7)]
ALIGNS: Final[ReadyMoves] = [encode(ALIGN, direction) for direction in range(4)]
# SWAPS[a] holds the swaps of space a with the spaces after it, in order.
SWAPS: Final[list[ReadyMoves]] = [
    [encode(SWAP, one, other) for other in range(one + 1, SPACES)] for one in ALL_SPACES
]


def flips(hero: Hero) -> list[Move]:
    """R4.1."""
    return [FLIPS[space] for space, die in enumerate(hero.dice) if die]


def swaps(hero: Hero) -> list[Move]:
    """R4.2, R11.26: any two dice, in one row too, unless they are alike."""
    moves: list[Move] = []
    dice = hero.dice
    filled = [space for space, die in enumerate(dice) if die]
    for place, one in enumerate(filled):
        die = dice[one]
        swaps_of_one = SWAPS[one]
        moves += [
            swaps_of_one[other - one - 1] for other in filled[place + 1 :] if dice[other] != die
        ]
    return moves


def raises_and_lowers(hero: Hero) -> list[Move]:
    """R4.3."""
    moves = []
    for space, die in enumerate(hero.dice):
        if die:
            value = value_of(die)
            if value < HIGHEST:
                moves.append(RAISES[space])
            if value > 1:
                moves.append(LOWERS[space])
    return moves


def rerolls(hero: Hero) -> list[Move]:
    """R4.4."""
    return [REROLLS[space] for space, die in enumerate(hero.dice) if die]


def aligns(hero: Hero) -> list[Move]:
    """R4.5."""
    return [
        ALIGNS[direction]
        for direction, (row, column) in enumerate(STEPS)
        if can_step(hero, row, column)
    ]


def can_step(hero: Hero, row: int, column: int) -> bool:
    """Whether the alignment token may go this step inside the grid."""
    return 0 <= hero.row + row <= 2 and 0 <= hero.column + column <= 2


def step(hero: Hero, row: int, column: int) -> None:
    hero.row += row
    hero.column += column


def charismas(state: State) -> list[Move]:
    """R4.6, as long as one of the six tokens is left (R1.8)."""
    taken = sum(hero.charisma for hero in state.heroes)
    return [CHARISMA] if taken < CHARISMA_TOKENS else []


def action_moves(state: State, hero: Hero, action: Row) -> list[Move]:
    """The moves of one attribute's action."""
    if action == STR:
        return flips(hero)
    if action == DEX:
        return swaps(hero)
    if action == CON:
        return raises_and_lowers(hero)
    if action == INT:
        return rerolls(hero)
    if action == WIS:
        return aligns(hero)
    assert action == CHA
    return charismas(state)


def act(state: State, seat: Seat, move: Move) -> None:
    """Carries an attribute action out."""
    hero = state.heroes[seat]
    dice = hero.dice
    kind = kind_of(move)
    if kind == ALIGN:
        row, column = STEPS[first(move)]
        step(hero, row, column)
    elif kind == CHARISMA:
        hero.charisma += 1
    elif kind == SWAP:
        one, other = first(move), second(move)
        dice[one], dice[other] = dice[other], dice[one]
    else:
        space = Space(first(move))
        die = dice[space]
        if kind == FLIP:
            dice[space] = opposite(die)
        elif kind == RAISE:
            dice[space] = Die(die + second(move))
        elif kind == LOWER:
            dice[space] = Die(die - second(move))
        else:
            assert kind == REROLL
            rolls = rolls_of_reroll(state, hero)
            state.prompts.append(RerollDie(seat, space, rolls, (value_of(die),)))


def space_misfit(state: State, seat: Seat, space: Space) -> str:
    return unless(bool(state.heroes[seat].dice[space]), "empty-space")


# Which attribute's action each kind of move is.
ACTION_OF: Final = {
    FLIP: STR,
    SWAP: DEX,
    RAISE: CON,
    LOWER: CON,
    REROLL: INT,
    ALIGN: WIS,
    CHARISMA: CHA,
}


class AttributeAction(Prompt):
    """An attribute action is offered: one of several kinds (R11.29), or none of them.

    With `each`, every one of the actions may be taken, in any order (R11.31).
    """

    __slots__ = ("actions", "closed", "each", "price")

    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "R4.7"
    phases: ClassVar[tuple[int, ...]] = PLAY_PHASES
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("actions", ValueType.ATTRIBUTE_LIST),
        ("price", ValueType.COUNT),
        ("closed", ValueType.FLAG),
        ("each", ValueType.FLAG),
    )
    unsaid: ClassVar[Mapping[str, object]] = {"each": False}

    def __init__(
        self, seat: Seat, actions: tuple[Row, ...], price: int, closed: bool, each: bool = False
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.price = price  # gold to be paid for the action when it is taken
        self.closed = closed
        self.each = each

    def is_open(self) -> bool:
        return not self.closed

    def moves(self, state: State) -> list[Move]:
        hero = state.heroes[self.seat]
        moves: list[Move] = []
        if hero.gold < self.price:
            pass
        elif len(self.actions) == 1:  # mostly
            moves = action_moves(state, hero, self.actions[0])
        else:
            for action in dict.fromkeys(self.actions):
                moves += action_moves(state, hero, action)
        moves.append(PASS)
        return moves

    def answer(self, state: State, move: Move) -> None:
        if move != PASS:
            state.heroes[self.seat].gold -= self.price
            if self.each:
                self.offer_others(state, ACTION_OF[kind_of(move)])
            act(state, self.seat, move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return unless(bool(self.actions), "no-action")

    def offer_others(self, state: State, taken: Row) -> None:
        """The actions that are left once one is taken."""
        at = self.actions.index(taken)
        left = self.actions[:at] + self.actions[at + 1 :]
        if left:
            each = len(left) > 1
            state.prompts.append(AttributeAction(self.seat, left, self.price, self.closed, each))


class RerollDie(RollPrompt):
    """R4.4: a die of the sheet is being rerolled; `seen` holds the values to choose from so far."""

    __slots__ = ("left", "seen", "space")

    kind: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "R4.4"
    phases: ClassVar[tuple[int, ...]] = PLAY_PHASES
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("space", ValueType.SPACE),
        ("left", ValueType.COUNT),
        ("seen", ValueType.VALUE_LIST),
    )

    def __init__(self, seat: Seat, space: Space, left: int, seen: tuple[int, ...]) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.seen = seen

    def settle(self, state: State, outcome: Outcome) -> None:
        seen = tuple(sorted({*self.seen, first(outcome)}))
        if self.left > 1:
            state.prompts.append(RerollDie(self.seat, self.space, self.left - 1, seen))
        else:
            state.prompts.append(KeepValue(self.seat, self.space, seen))

    def misfit(self, state: State, below: Prompt | None) -> str:
        is_under_way = self.left > 0 and bool(self.seen)
        return space_misfit(state, self.seat, self.space) or unless(is_under_way, "no-reroll")


class KeepValue(Prompt):
    """R4.4: the rerolled die keeps the old value or a new one."""

    __slots__ = ("offered", "space")

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "R4.4"
    phases: ClassVar[tuple[int, ...]] = PLAY_PHASES
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("space", ValueType.SPACE),
        ("offered", ValueType.VALUE_LIST),
    )

    def __init__(self, seat: Seat, space: Space, offered: tuple[int, ...]) -> None:
        self.seat = seat
        self.space = space
        self.offered = offered

    def is_open(self) -> bool:
        return False

    def moves(self, state: State) -> list[Move]:
        return [KEEPS[value] for value in self.offered]

    def answer(self, state: State, move: Move) -> None:
        dice = state.heroes[self.seat].dice
        dice[self.space] = with_value(dice[self.space], first(move))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return space_misfit(state, self.seat, self.space) or unless(bool(self.offered), "no-value")

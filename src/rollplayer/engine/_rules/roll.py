"""R3.1, the roll phase: dice are drawn and rolled one at a time and sorted onto the cards.

Sorting is shared with the skills that change the dice in the center (R11.27).
"""

from functools import cache
from typing import ClassVar, Final

from rollplayer.engine._dice import NO_COLOR, Color, Die, color_of, make_die, value_of
from rollplayer.engine._kinds import order_colors, order_move
from rollplayer.engine._moves import DRAWN, Move, Outcome, encode_outcome, first
from rollplayer.engine._prompts import ChancePrompt, Prompt, RollPrompt, unless
from rollplayer.engine._state import (
    DICE,
    NO_DIE,
    OVER,
    ROLL,
    Seat,
    State,
    cards_in_center,
    cards_with_dice,
)
from rollplayer.engine._value_types import ValueType

COLOR_BITS: Final = 3
COLOR: Final = 7
DRAWS: Final = [encode_outcome(DRAWN, color) for color in range(7)]


def begin_roll(state: State) -> None:
    """As many dice as there are initiative cards, or what the bag holds (R11.7).

    Only a loaded position can have no die to roll; nobody could fill a sheet any more, so the
    game is over (R7).
    """
    dice = min(len(cards_in_center(state)), sum(state.bag))
    if dice:
        state.prompts.append(DrawDie(state.start, (), dice))
    else:
        state.phase = OVER


class BagPrompt(ChancePrompt):
    """A die is drawn from the bag: the more dice of a color, the likelier it is."""

    __slots__ = ()

    def outcomes(self, state: State) -> list[Outcome]:
        return [DRAWS[color] for color, dice in enumerate(state.bag) if dice]

    def weights(self, state: State) -> list[int]:
        return [dice for dice in state.bag if dice]

    def outcome_at(self, state: State, lot: float) -> Outcome:
        # Compiled, `sum` and a float times an integer are detours: 3 % of a random game.
        total = 0
        for dice in state.bag:
            total += dice
        rest = int(lot * float(total))
        for color, dice in enumerate(state.bag):
            rest -= dice
            if rest < 0:
                return DRAWS[color]
        raise AssertionError("a lot is less than 1")


def draws_misfit(state: State, left: int, drawn: int, wanted: int) -> str:
    """Dice to draw must be in the bag, and bare cards in the center for all of them."""
    if any(die > NO_DIE for die in state.center):
        return "dice-in-center"
    if left < 1 or sum(state.bag) < wanted:
        return "bag-without-dice"
    return unless(drawn + wanted <= len(cards_in_center(state)), "too-few-cards")


class DrawDie(BagPrompt):
    """The start player draws a die for the initiative cards."""

    __slots__ = ("left", "pool")

    kind: ClassVar[str] = "draw"
    rule: ClassVar[str] = "R3.1"
    phases: ClassVar[tuple[int, ...]] = (ROLL,)
    alone: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("pool", ValueType.DIE_LIST),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, pool: tuple[Die, ...], left: int) -> None:
        self.seat = seat
        self.pool = pool
        self.left = left

    def loose_dice(self) -> list[Color]:
        return [color_of(die) for die in self.pool]

    def settle(self, state: State, outcome: Outcome) -> None:
        color = Color(first(outcome))
        state.bag[color] -= 1
        state.prompts.append(RollDie(self.seat, self.pool, color, self.left))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return draws_misfit(state, self.left, len(self.pool), self.left)


class RollDie(RollPrompt):
    """The start player rolls the die just drawn."""

    __slots__ = ("color", "left", "pool")

    kind: ClassVar[str] = "roll"
    rule: ClassVar[str] = "R3.1"
    phases: ClassVar[tuple[int, ...]] = (ROLL,)
    alone: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("pool", ValueType.DIE_LIST),
        ("color", ValueType.COLOR),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, pool: tuple[Die, ...], color: Color, left: int) -> None:
        self.seat = seat
        self.pool = pool
        self.color = color
        self.left = left

    def loose_dice(self) -> list[Color]:
        return [self.color, *(color_of(die) for die in self.pool)]

    def settle(self, state: State, outcome: Outcome) -> None:
        pool = (*self.pool, make_die(self.color, first(outcome)))
        if self.left > 1:
            state.prompts.append(DrawDie(self.seat, pool, self.left - 1))
        else:
            lay_out(state, self.seat, cards_in_center(state), pool, closed=False)

    def misfit(self, state: State, below: Prompt | None) -> str:
        if self.color == NO_COLOR:
            return "die-has-color"
        return draws_misfit(state, self.left, len(self.pool) + 1, self.left - 1)


def lay_out(
    state: State, seat: Seat, cards: list[int], dice: tuple[Die, ...], *, closed: bool
) -> None:
    """Sorts dice onto initiative cards, lowest first; `seat` decides among equals (R11.27)."""
    in_order = sorted([value_of(die) << COLOR_BITS | color_of(die) for die in dice])
    at = len(in_order)
    for place, sorted_die in enumerate(in_order):
        state.center[cards[place]] = make_die(Color(sorted_die & COLOR), sorted_die >> COLOR_BITS)
    while at:  # the lowest value is asked first, so it is pushed last
        end = at
        value = in_order[end - 1] >> COLOR_BITS
        while at and in_order[at - 1] >> COLOR_BITS == value:
            at -= 1
        if in_order[at] != in_order[end - 1]:
            state.prompts.append(OrderDice(seat, tuple(cards[at:end]), closed))


def sort_again(state: State, seat: Seat) -> None:
    """Sorts the dice left in the center after a skill changed them, as the start player would."""
    cards = cards_with_dice(state)
    dice = tuple(state.center[card] for card in cards)
    lay_out(state, seat, cards, dice, closed=True)


class OrderDice(Prompt):
    """Equal dice of different colors: which goes on which initiative card?"""

    __slots__ = ("cards", "closed")

    kind: ClassVar[str] = "order"
    rule: ClassVar[str] = "R3.1"
    phases: ClassVar[tuple[int, ...]] = (ROLL, DICE)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("cards", ValueType.INITIATIVE_LIST),
        ("closed", ValueType.FLAG),
    )

    def __init__(self, seat: Seat, cards: tuple[int, ...], closed: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.closed = closed

    def is_open(self) -> bool:
        return not self.closed

    def moves(self, state: State) -> list[Move]:
        dice = [state.center[card] for card in self.cards]
        return order_moves(tuple(sorted(dice))).copy()

    def answer(self, state: State, move: Move) -> None:
        value = value_of(state.center[self.cards[0]])
        for place, color in enumerate(order_colors(move)):
            state.center[self.cards[place]] = make_die(color, value)

    def misfit(self, state: State, below: Prompt | None) -> str:
        dice = [state.center[card] for card in self.cards]
        tied = len(dice) > 1 and min(dice) > NO_DIE and len({value_of(die) for die in dice}) == 1
        return unless(tied, "no-tie")


@cache  # a round rarely has ties that no round before it had
def order_moves(tied: tuple[Die, ...]) -> list[Move]:
    """The moves that put tied dice, sorted by color, in all their orders."""
    value = value_of(tied[0])
    return [order_move(value, order) for order in orders([color_of(die) for die in tied])]


def orders(colors: list[Color]) -> list[list[Color]]:
    """All different orders of some colors, of which several may be alike."""
    if not colors:
        return [[]]
    found = []
    for color in sorted(set(colors)):
        rest = colors.copy()
        rest.remove(color)
        found += [[color, *order] for order in orders(rest)]
    return found

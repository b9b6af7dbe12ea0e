"""R2.11 and R2.12, starting dice: drawn or handed out (V1), rolled one at a time, then placed."""

from typing import ClassVar, Final

from rollplayer.engine._dice import (
    CLASS_COLORS,
    GOLD,
    ROWS,
    Color,
    Die,
    Row,
    color_of,
    make_die,
    open_rows,
)
from rollplayer.engine._moves import (
    ARGUMENT,
    START,
    Move,
    Outcome,
    ReadyMoves,
    encode,
    first,
    second,
)
from rollplayer.engine._options import Options
from rollplayer.engine._passives import gold_for_die
from rollplayer.engine._prompts import Prompt, RollPrompt, unless
from rollplayer.engine._rules.dice import put_on_sheet
from rollplayer.engine._rules.roll import BagPrompt
from rollplayer.engine._state import NO_DIE, SETUP, Seat, State
from rollplayer.engine._value_types import ValueType

# PLACINGS[die] holds the moves that place a starting die, by row.
PLACINGS: Final[list[ReadyMoves]] = [
    [encode(START, die, row) for row in ROWS] for die in range(ARGUMENT)
]


def starting_prompt(state: State, seat: Seat) -> Prompt:
    """The first roll or draw of a seat's starting dice; V1 hands a set out of the bag."""
    options = state.options
    if not options.less_random:
        return DrawStarting(seat, (), options.starting_dice)
    # V1: one die of each class color, and a gold one for each player beyond two.
    given = (*CLASS_COLORS, *[GOLD] * (options.table_size - 2))
    for color in given:
        state.bag[color] -= 1
    return RollStarting(seat, (), given, 2 if options.short else 0)  # R11.23


def handed_out(options: Options) -> int:
    """How many dice a seat is given without drawing (V1)."""
    return options.table_size + 4 if options.less_random else 0


def next_starting(
    state: State, seat: Seat, rolled: tuple[Die, ...], given: tuple[Color, ...], left: int
) -> None:
    """The next starting die of a seat; when all are rolled they wait to be placed.

    Placing comes after everybody has rolled (R11.16), so that prompt goes beneath all others.
    """
    if given:
        state.prompts.append(RollStarting(seat, rolled, given, left))
    elif left:
        state.prompts.append(DrawStarting(seat, rolled, left))
    else:
        state.prompts.insert(0, PlaceStarting(seat, rolled))


def room_misfit(state: State, seat: Seat, dice: int) -> str:
    free = state.heroes[seat].dice.count(NO_DIE)
    return unless(0 < dice <= free, "no-room")


class DrawStarting(BagPrompt):
    """A starting die is drawn; a gold one pays at once."""

    __slots__ = ("left", "rolled")

    kind: ClassVar[str] = "draw-starting"
    rule: ClassVar[str] = "R2.11"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "dice"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("rolled", ValueType.DIE_LIST),
        ("left", ValueType.COUNT),
    )

    def __init__(self, seat: Seat, rolled: tuple[Die, ...], left: int) -> None:
        self.seat = seat
        self.rolled = rolled
        self.left = left

    def loose_dice(self) -> list[Color]:
        return [color_of(die) for die in self.rolled]

    def dice_to_draw(self) -> int:
        return self.left

    def settle(self, state: State, outcome: Outcome) -> None:
        color = Color(first(outcome))
        state.bag[color] -= 1
        hero = state.heroes[self.seat]
        hero.gold += gold_for_die(state, hero, color)
        state.prompts.append(RollStarting(self.seat, self.rolled, (color,), self.left - 1))

    def misfit(self, state: State, below: Prompt | None) -> str:
        if self.left < 1:
            return "nothing-left"
        return room_misfit(state, self.seat, len(self.rolled) + self.left)


class RollStarting(RollPrompt):
    """The first of the dice in hand is rolled; V1 has several in hand, which pay as rolled."""

    __slots__ = ("in_hand", "left", "rolled")

    kind: ClassVar[str] = "roll-starting"
    rule: ClassVar[str] = "R2.12"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "dice"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("rolled", ValueType.DIE_LIST),
        ("in_hand", ValueType.COLOR_LIST),
        ("left", ValueType.COUNT),
    )

    def __init__(
        self, seat: Seat, rolled: tuple[Die, ...], in_hand: tuple[Color, ...], left: int
    ) -> None:
        self.seat = seat
        self.rolled = rolled
        self.in_hand = in_hand
        self.left = left

    def loose_dice(self) -> list[Color]:
        return [*self.in_hand, *(color_of(die) for die in self.rolled)]

    def dice_to_draw(self) -> int:
        return self.left

    def settle(self, state: State, outcome: Outcome) -> None:
        color = self.in_hand[0]
        if len(self.rolled) < handed_out(state.options):  # a die that was drawn has paid already
            hero = state.heroes[self.seat]
            hero.gold += gold_for_die(state, hero, color)
        rolled = (*self.rolled, make_die(color, first(outcome)))
        next_starting(state, self.seat, rolled, self.in_hand[1:], self.left)

    def misfit(self, state: State, below: Prompt | None) -> str:
        if not self.in_hand:
            return "no-die-to-roll"
        dice = len(self.rolled) + len(self.in_hand) + self.left
        return room_misfit(state, self.seat, dice)


class PlaceStarting(Prompt):
    """R2.12: one starting die goes into a row; no action, 1 gold for a row it fills."""

    __slots__ = ("dice",)

    kind: ClassVar[str] = "place-starting"
    rule: ClassVar[str] = "R2.12"
    phases: ClassVar[tuple[int, ...]] = (SETUP,)
    settles: ClassVar[str] = "dice"
    apart: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("dice", ValueType.DIE_LIST),
    )

    def __init__(self, seat: Seat, dice: tuple[Die, ...]) -> None:
        self.seat = seat
        self.dice = dice

    def loose_dice(self) -> list[Color]:
        return [color_of(die) for die in self.dice]

    def moves(self, state: State) -> list[Move]:
        rows = open_rows(state.heroes[self.seat].dice)
        return [PLACINGS[die][row] for die in sorted(set(self.dice)) for row in rows]

    def answer(self, state: State, move: Move) -> None:
        die = Die(first(move))
        put_on_sheet(state.heroes[self.seat], die, Row(second(move)))
        rest = list(self.dice)
        rest.remove(die)
        if rest:
            state.prompts.append(PlaceStarting(self.seat, tuple(rest)))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return room_misfit(state, self.seat, len(self.dice))

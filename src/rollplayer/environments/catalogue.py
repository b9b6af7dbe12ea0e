"""Every action, numbered once and for good, built from the declared table of moves.

The kinds of `engine/_kinds.py` follow each other in their order, and within a kind its arguments
count like digits, the last one fastest. Three kinds would be far too many that way, so their
numbers are read against the position:

- `order`: a permutation of the tied dice, counted in the order of colors; of equal orders the
  first one counts. 152 actions instead of 117,600.
- `buy ... drop`: the weapons to drop by their places among those held, in the order of card
  numbers. 160 instead of 133,120.
- `use ... as`: the skill that is borrowed; who borrows is the only card that can.

A box of cards has slots, more than the base box fills. `check_box` refuses a pack that needs more.
Nothing here depends on NumPy, and the loops are plain, so that mypyc compiles them well.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i32

from rollplayer.engine import Hero, State, listed_moves
from rollplayer.engine.cards import WEAPON, BorrowsSkill, CardSet, HandsLimit
from rollplayer.engine.terms import (
    ARGUMENT_BITS,
    ATTRIBUTES,
    BUY,
    DIRECTIONS,
    EVERY_COLOR,
    FACES,
    FIRST_ARGUMENT,
    MOVE_KINDS,
    ORDER,
    OUTCOME_KINDS,
    SPACES,
    USE,
    ArgumentValue,
    Color,
    Kind,
    Move,
    Outcome,
    ValueType,
    borrowed_by,
    dropped_with,
    first,
    kind_of,
    make_die,
    order_colors,
    pack,
)

VERSION: Final = 1

CARD_SLOTS: Final = 64
RACE_SLOTS: Final = 12
CLASS_SLOTS: Final = 24
BACKSTORY_SLOTS: Final = 32
ALIGNMENT_SLOTS: Final = 32
WEAPON_SLOTS: Final = 16  # the weapons of the box, in the order of card numbers
HELD_WEAPONS: Final = 4  # what fits in four hands
SEATS: Final = 4
INITIATIVE_CARDS: Final = (1, 2, 3, 4, 5)
FEWEST_TIED: Final = 2

# What an argument of each type can be. An amount is a number of pips that a die can change by.
DOMAINS: Final[Mapping[str, Sequence[ArgumentValue]]] = {
    ValueType.SEAT: range(SEATS),
    ValueType.DIE: [make_die(color, value) for color in EVERY_COLOR for value in FACES],
    ValueType.COLOR: EVERY_COLOR,
    ValueType.VALUE: FACES,
    ValueType.AMOUNT: FACES[:-1],
    ValueType.ROW: range(len(ATTRIBUTES)),
    ValueType.SPACE: range(SPACES),
    ValueType.DIRECTION: range(len(DIRECTIONS)),
    ValueType.INITIATIVE_CARD: INITIATIVE_CARDS,
    ValueType.INITIATIVE_LIST: [
        chosen
        for number in INITIATIVE_CARDS
        for chosen in combinations(range(len(INITIATIVE_CARDS)), number)
    ],
    ValueType.CARD: range(CARD_SLOTS),
    ValueType.RACE_SHEET: range(RACE_SLOTS),
    ValueType.CLASS_CARD: range(CLASS_SLOTS),
    ValueType.BACKSTORY_CARD: range(BACKSTORY_SLOTS),
    ValueType.ALIGNMENT_CARD: range(ALIGNMENT_SLOTS),
}

# How tied dice may be put, and which of the weapons held may be dropped: one or two.
TIED_ORDERS: Final[list[tuple[int, ...]]] = [
    order
    for dice in range(FEWEST_TIED, len(INITIATIVE_CARDS) + 1)
    for order in permutations(range(dice))
]
DROP_CHOICES: Final[list[tuple[int, ...]]] = [
    chosen for number in (1, 2) for chosen in combinations(range(HELD_WEAPONS), number)
]


class Action(NamedTuple):
    """One action: its kind, its arguments, and its move where no position is needed to tell."""

    kind: Kind
    arguments: tuple[ArgumentValue, ...]
    move: int = -1


def plain_actions(kind: Kind) -> list[Action]:
    """One action for each choice of the arguments that are always there."""
    always = [argument for argument in kind.arguments if not argument.optional]
    found = []
    for values in product(*(DOMAINS[argument.type] for argument in always)):
        named = {argument.name: value for argument, value in zip(always, values, strict=True)}
        if not kind.commutes or is_ascending(values):
            found.append(Action(kind, values, pack(kind, named)))
    return found


def is_ascending(values: tuple[ArgumentValue, ...]) -> bool:
    numbers = [value for value in values if isinstance(value, int)]
    return numbers == sorted(set(numbers))


def actions_of(kind: Kind) -> list[Action]:
    """The actions of a kind in their order."""
    if kind.number == ORDER:
        return [Action(kind, (order,)) for order in TIED_ORDERS]
    found = plain_actions(kind)
    if kind.number == BUY:
        weapons = range(WEAPON_SLOTS)
        found += [Action(kind, (weapon, drop)) for weapon in weapons for drop in DROP_CHOICES]
    elif kind.number == USE:
        found += [Action(kind, (None, card)) for card in range(CARD_SLOTS)]
    return found


ALL_ACTIONS: Final = [action for kind in MOVE_KINDS for action in actions_of(kind)]
ACTIONS: Final = len(ALL_ACTIONS)
ALL_OUTCOMES: Final = [action for kind in OUTCOME_KINDS for action in plain_actions(kind)]
OUTCOMES: Final = len(ALL_OUTCOMES)


def first_of(kind: int, places: int) -> int:
    """The number of the first action of a kind with this many arguments and no move."""
    for number, action in enumerate(ALL_ACTIONS):
        if action.kind.number == kind and action.move < 0 and len(action.arguments) == places:
            return number
    raise AssertionError(f"no such action of kind {kind}")


# Both ways: the move of a number (-1 where the position tells), the number of a move.
MOVES: Final[list[int]] = [action.move for action in ALL_ACTIONS]
NUMBERS: Final[dict[int, int]] = {
    action.move: number for number, action in enumerate(ALL_ACTIONS) if action.move >= 0
}
OUTCOME_NUMBERS: Final[dict[int, int]] = {
    outcome.move: number for number, outcome in enumerate(ALL_OUTCOMES)
}
FIRST_ORDER: Final = first_of(ORDER, 1)
FIRST_BUY_WITH_DROP: Final = first_of(BUY, 2)
FIRST_BORROWING: Final = first_of(USE, 2)
PLACES_OF_ORDERS: Final = {order: place for place, order in enumerate(TIED_ORDERS)}
PLACES_OF_DROPS: Final = {drop: place for place, drop in enumerate(DROP_CHOICES)}

# The same without a dictionary, which takes a third of the time of a mask: a move without its
# second argument begins a run of numbers, and the second argument counts on from there. A run ends
# before the first second argument that it does not have.
BEGIN_BITS: Final = FIRST_ARGUMENT + ARGUMENT_BITS
BEGIN: Final = (1 << BEGIN_BITS) - 1


def run_begins() -> list[int]:
    """By the low bits of a move: the number it would have with 0 as its second argument."""
    begins = [0] * (BEGIN + 1)
    for move, number in NUMBERS.items():
        begins[move & BEGIN] = number - (move >> BEGIN_BITS)
    return begins


def run_ends() -> list[int]:
    ends = [0] * (BEGIN + 1)
    for move in NUMBERS:
        ends[move & BEGIN] = max(ends[move & BEGIN], (move >> BEGIN_BITS) + 1)
    return ends


RUN_BEGINS: Final = vec[i32](run_begins())
RUN_ENDS: Final = vec[i32](run_ends())


# Between moves and numbers -----------------------------------------------------------------------


def number_of(state: State, seat: int, move: Move) -> int:
    """The number of a move that is listed for a seat."""
    begin = move & BEGIN
    second = move >> BEGIN_BITS
    if second < RUN_ENDS[begin]:
        return RUN_BEGINS[begin] + second
    kind = kind_of(move)
    if kind == ORDER:
        return FIRST_ORDER + place_of_order(order_colors(move))
    if kind == BUY:
        return FIRST_BUY_WITH_DROP + place_of_buy(state, state.heroes[seat], move)
    borrowed = borrowed_by(move)
    assert borrowed is not None
    return FIRST_BORROWING + borrowed


def place_of_order(colors: list[Color]) -> int:
    """Which permutation of the dice, sorted by color, gives these colors; equal dice in order."""
    rest: list[int] = sorted(colors)
    order: list[int] = []
    for color in colors:
        place = rest.index(color)
        rest[place] = -1
        order.append(place)
    return PLACES_OF_ORDERS[tuple(order)]


def place_of_buy(state: State, hero: Hero, move: Move) -> int:
    market = state.options.cards.market
    held = [card for card in sorted(hero.cards) if market[card].kind == WEAPON]
    drops = tuple(sorted([held.index(card) for card in dropped_with(move)]))
    bought = first(move)
    weapon = 0
    for card in range(bought):
        if market[card].kind == WEAPON:
            weapon += 1
    return weapon * len(DROP_CHOICES) + PLACES_OF_DROPS[drops]


def legal_numbers(state: State, seat: int) -> list[int]:
    """The numbers of all actions of a seat, in the order of its moves."""
    return [number_of(state, seat, move) for move in listed_moves(state, seat)]


def move_of(state: State, seat: int, number: int) -> int:
    """The listed move of this number, or -1 where the seat has none."""
    listed = listed_moves(state, seat)
    if not 0 <= number < ACTIONS:
        return -1
    move = MOVES[number]
    if move >= 0:
        for candidate in listed:  # compiled, four times as fast as `in`
            if candidate == move:
                return move
        return -1
    for candidate in listed:
        if number_of(state, seat, candidate) == number:
            return candidate
    return -1


def outcome_of(number: int) -> Outcome:
    return Outcome(ALL_OUTCOMES[number].move)


# Boxes of cards --------------------------------------------------------------------------------


def check_box(cards: CardSet) -> None:
    """Refuses a card pack for which the catalogue has no room."""
    weapons = sum(card.kind == WEAPON for card in cards.market)
    borrowers = sum(isinstance(card.ability, BorrowsSkill) for card in cards.market)
    effects = [effect for each in cards.classes for effect in each.effects]
    effects += [effect for each in cards.market for effect in each.effects]
    hands = max((effect.hands for effect in effects if isinstance(effect, HandsLimit)), default=0)
    for what, has, room in (
        ("market cards", len(cards.market), CARD_SLOTS),
        ("races", len(cards.races), RACE_SLOTS),
        ("classes", len(cards.classes), CLASS_SLOTS),
        ("backstories", len(cards.backstories), BACKSTORY_SLOTS),
        ("alignments", len(cards.alignments), ALIGNMENT_SLOTS),
        ("weapons", weapons, WEAPON_SLOTS),
        ("hands for weapons", hands, HELD_WEAPONS),
        ("skills that borrow", borrowers, 1),
    ):
        if has > room:
            raise ValueError(
                f"The card pack {cards.name!r} has {has} {what}, and the environments have room "
                f"for {room}: play it with rollplayer.Game, or take cards out of the pack."
            )

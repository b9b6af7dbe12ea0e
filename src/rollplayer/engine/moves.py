"""Moves and outcomes as integers: the kind in the low bits, up to three arguments above it.

Text belongs to the edge (`rollplayer.notation`): inside the rules a move is one integer, because
listing 153 swaps costs 4 microseconds as integers and 24 as objects. An argument takes eight bits.
"""

from typing import Final

ARGUMENT: Final = 0xFF

PASS: Final = 0
RACE: Final = 1  # race
CLASS: Final = 2  # class
START: Final = 3  # die, row: a starting die
ORDER: Final = 4  # see `order_move`
TAKE: Final = 5  # initiative card
PLACE: Final = 6  # row
FLIP: Final = 7  # space
SWAP: Final = 8  # space, space
RAISE: Final = 9  # space, amount
LOWER: Final = 10  # space, amount
REROLL: Final = 11  # space
KEEP: Final = 12  # value
ALIGN: Final = 13  # direction
CHARISMA: Final = 14
BUY: Final = 15  # card, first dropped weapon + 1, second dropped weapon + 1
DISCARD: Final = 16  # card
TAKE_GOLD: Final = 17
DONATE: Final = 18
RETURN: Final = 19  # card
USE: Final = 20  # card, borrowed card + 1
EXCHANGE_BAG: Final = 21  # space, color
EXCHANGE_CENTER: Final = 22  # space, initiative card
TURN: Final = 23  # initiative card
REROLL_CENTER: Final = 24  # set of initiative cards, one bit each
MOVE: Final = 25  # space, row
REFRESH: Final = 26  # card
DROP: Final = 27  # card

STARTS: Final = 0  # seat
DRAWN: Final = 1  # color
ROLLED: Final = 2  # value
REVEALED: Final = 3  # card
DEALT_BACKSTORY: Final = 4  # backstory
DEALT_ALIGNMENT: Final = 5  # alignment
DISCARDED: Final = 6  # card
TRASHED: Final = 7  # card
ENEMY: Final = 8  # value

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTIONS: Final = ("up", "down", "left", "right")
STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))  # row, column: good is up, lawful is left


def kind_of(move: int) -> int:
    return move & 31


def first(move: int) -> int:
    return move >> 5 & ARGUMENT


def second(move: int) -> int:
    return move >> 13 & ARGUMENT


def third(move: int) -> int:
    return move >> 21 & ARGUMENT


def encode(kind: int, one: int = 0, two: int = 0, three: int = 0) -> int:
    """A move or outcome of this kind with its arguments."""
    return kind | one << 5 | two << 13 | three << 21


def order_move(value: int, colors: list[int]) -> int:
    """Tied dice of one value, by color, lowest initiative card first (R11.27)."""
    packed = 0
    for place, color in enumerate(colors):
        packed |= (color + 1) << 3 * place
    return ORDER | value << 5 | packed << 8


def order_value(move: int) -> int:
    return move >> 5 & 7


def order_colors(move: int) -> list[int]:
    packed = move >> 8
    colors = []
    while packed:
        colors.append((packed & 7) - 1)
        packed >>= 3
    return colors

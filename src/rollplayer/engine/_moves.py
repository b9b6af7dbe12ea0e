"""Moves and outcomes as integers: the kind in the low bits, up to three arguments above it.

Text belongs to the edge (`rollplayer.notation`): inside the rules a move is one integer, because
listing 153 swaps costs 4 microseconds as integers and 24 as objects. An argument takes eight bits.
The kinds and their arguments are declared in `kinds.py`; here are only their numbers.
"""

from typing import Any, Final, NewType

from rollplayer.engine._cards.facts import Card

Move = NewType("Move", int)
Outcome = NewType("Outcome", int)

KIND_BITS: Final = 5
ARGUMENT_BITS: Final = 8
FIRST_ARGUMENT: Final = KIND_BITS
ARGUMENT: Final = 0xFF

# Moves that lie ready in a table. Any, so that compiled code hands the integers on as they are:
# it would unpack each and pack it again, which takes 5 % of a game.
ReadyMoves = list[Any]

# A kind without arguments is its own move.
PASS: Final = Move(0)
RACE: Final = 1
CLASS: Final = 2
START: Final = 3
ORDER: Final = 4
TAKE: Final = 5
PLACE: Final = 6
FLIP: Final = 7
SWAP: Final = 8
RAISE: Final = 9
LOWER: Final = 10
REROLL: Final = 11
KEEP: Final = 12
ALIGN: Final = 13
CHARISMA: Final = Move(14)
BUY: Final = 15
DISCARD: Final = 16
TAKE_GOLD: Final = Move(17)
DONATE: Final = Move(18)
RETURN: Final = 19
USE: Final = 20
EXCHANGE_BAG: Final = 21
EXCHANGE_CENTER: Final = 22
TURN: Final = 23
REROLL_CENTER: Final = 24
MOVE: Final = 25
REFRESH: Final = 26
DROP: Final = 27
REVEAL: Final = Move(28)

STARTS: Final = 0
DRAWN: Final = 1
ROLLED: Final = 2
REVEALED: Final = 3
DEALT_BACKSTORY: Final = 4
DEALT_ALIGNMENT: Final = 5
DISCARDED: Final = 6
TRASHED: Final = 7
ENEMY: Final = 8

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


def first_card(move: int) -> Card:
    """The market card that a move or outcome begins with."""
    return Card(move >> 5 & ARGUMENT)


def encode(kind: int, one: int = 0, two: int = 0, three: int = 0) -> Move:
    """The move of this kind with its arguments."""
    return Move(kind | one << 5 | two << 13 | three << 21)


def encode_outcome(kind: int, one: int = 0) -> Outcome:
    """The outcome of this kind with its argument."""
    return Outcome(kind | one << 5)

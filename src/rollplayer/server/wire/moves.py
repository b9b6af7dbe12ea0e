"""Moves and events, with what a reader needs to word them."""

import msgspec

from rollplayer.server.wire.base import Wire


class NamedMove(Wire, omit_defaults=True):
    """A move with what a reader needs to word it."""

    move: str  # the notation
    die: str | None  # the die taken, placed or turned, as it is afterwards
    dice: list[str] = msgspec.field(default_factory=list)  # the two dice of a swap, as in `LogLine`


class LogLine(Wire, omit_defaults=True):
    """An event with what a reader needs to word it."""

    number: int  # 1 is the first event
    seat: int | None  # None: chance
    text: str  # the notation: `take 2`, `rolled 4`; or `undone 16`
    round: int
    phase: str
    concerns: int | None  # the seat whose turn it was, or whom the outcome concerns
    die: str | None  # the die taken, placed, turned or rolled, as it is afterwards
    gold: int  # what the seat's purse changed by
    stars: list[int]  # every seat's total after the event
    # What lay before on the spaces that the text names besides `die`: the two dice of a swap.
    dice: list[str] = msgspec.field(default_factory=list)
    # Market cards that the enemy or the end of a phase took away, and where they went.
    discarded: list[str] = msgspec.field(default_factory=list)
    trashed: list[str] = msgspec.field(default_factory=list)
    prompt: str = ""  # what was asked, where the text does not tell: of a pass

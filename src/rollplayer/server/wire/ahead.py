"""Decisions ahead of one's turn, where all may decide at the same time (R2.12).

They are kept with the seat and played as ordinary moves when the game comes to it. Until then only
the holder of the seat sees them, and may take them back.
"""

from rollplayer.server.wire.base import Json, Number, Wire
from rollplayer.server.wire.scores import HeroScore


class SeatAhead(Wire):
    """A seat that may decide before its turn, as it is after what it has decided so far."""

    at: int  # counts its decisions ahead and takings back; requests name the one they answer
    decided: list[str]  # the moves that wait for its turn
    moves: list[str]  # what it may decide now; nothing once all is decided
    rule: str | None  # the rule of what it decides now
    prompt: Json | None  # what it decides now, as `position.prompts` has it
    hero: Json  # as `position.heroes` will have it
    score: HeroScore


class Ahead(Wire, tag="ahead"):
    """Decides a move before one's turn; if the turn has come meanwhile, it is played."""

    id: Number
    seat: Number
    move: str
    at: Number  # as in SeatAhead


class TakeBack(Wire, tag="take-back"):
    """Takes the seat's last decision ahead back, as long as it has not been played."""

    id: Number
    seat: Number
    at: Number  # as in SeatAhead


AheadMessage = Ahead | TakeBack

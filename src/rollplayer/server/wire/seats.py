"""Seats: how everybody sees them, and how they change hands."""

from typing import Literal

from rollplayer.server.wire.base import Number, Wire


class SeatInfo(Wire):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    here: bool  # a person with this seat's token is connected
    reserved: bool = False  # an open seat that is kept for the player of the game before
    stand_in: bool = False  # a bot that plays for a person, who can come back
    look: str = ""  # the side of the character sheet (R2.2): "a", "b", or "" for no choice


class HandOver(Wire):
    """POST /api/tables/{table}/handover: a one-time code that moves a seat to another device."""

    token: str


class HandOverCode(Wire):
    """The answer: whoever sends the code first gets the seat, and the old token ends."""

    code: str
    seconds: int  # how long it is good for


class TakeOver(Wire):
    """POST /api/handover; the answer is TableMade with the seat's new token.

    The share of the dice stayed on the old device. As long as nobody has shown theirs and seats
    are open, the new device may promise one of its own.
    """

    code: str
    promise: str = ""  # as in SeatWish; ignored where it comes too late


class Resign(Wire, tag="resign"):
    """Gives a seat up for good: a bot plays it to the end."""

    id: Number
    seat: Number


class Free(Wire, tag="free"):
    """The host frees a seat before the game has begun: a kept one, or somebody else's."""

    id: Number
    seat: Number  # the host's
    target: Number


class Close(Wire, tag="close"):
    """The host closes a table that has not begun; later the others have to agree (`propose`)."""

    id: Number
    seat: Number


class Look(Wire, tag="look"):
    """Chooses a side of the character sheet (R2.2); everybody sees the hero so."""

    id: Number
    seat: Number
    look: Literal["a", "b"]


SeatMessage = Resign | Free | Close | Look

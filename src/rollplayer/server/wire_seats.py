"""Seats that change hands, and where the dice come from, as they cross the wire."""

from typing import Literal

import msgspec

from rollplayer.server.wire_base import Number, Wire


class HeroGlance(Wire):
    """As much of a hero as a small portrait shows."""

    race: str | None
    hero_class: str | None = msgspec.field(name="class")
    cards: list[str]


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


class Dice(Wire):
    """Where the dice come from, and what was promised about them before the first roll.

    `practice`: the maker of the table chose the seed and can foresee every roll. `server`: the seed
    is the server's. `shared`: every person with a promise adds a share that nobody knew before.
    """

    kind: Literal["practice", "server", "shared", "none"]
    seed_hash: str | None
    promises: dict[str, str]  # by seat: SHA-256 of its share
    shares: dict[str, str]  # by seat: the share, once it is shown
    awaited: list[int]  # seats whose share the game waits for; send `reveal`


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


class Reveal(Wire, tag="reveal"):
    """Shows the share of the dice that a seat has promised, once every seat is taken."""

    id: Number
    seat: Number
    share: str


SeatMessage = Resign | Free | Close | Reveal | Look

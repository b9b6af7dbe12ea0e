"""Making, joining and listing tables."""

from typing import Literal

import msgspec

from rollplayer.server.wire.base import Number, Wire
from rollplayer.server.wire.seats import SeatInfo


class SeatWish(Wire):
    """Who sits on a seat: the maker of the table (hot-seat: several times), an open seat, a bot."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""
    promise: str = ""  # SHA-256 of a share of the dice, which `reveal` shows later


class NewTable(Wire):
    """POST /api/tables"""

    seats: list[SeatWish]
    edition: Literal["first", "second"] = "second"
    variants: list[str] = msgspec.field(default_factory=list)
    classes: Literal["drawn", "reverse", "in-turn"] = "drawn"
    seed: str | None = None
    pack: str | None = None  # the TOML text of a card pack
    public: bool = False  # listed in the lobby while seats are open
    hints: bool | None = None  # whether hints may be asked for; None: unless a seat is open
    pace: Literal["live", "slow"] = "live"  # slow: by turns over days, so nobody is away soon


class SeatKey(Wire):
    """The secret that holds a seat. Whoever has it may act for the seat."""

    seat: int
    token: str


class TableMade(Wire):
    """The answer to making, joining, branching or a rematch."""

    table: str  # its address /t/{table} is also the link for spectators
    invite: str  # /join/{invite} is the link for players
    keys: list[SeatKey]


class Join(Wire):
    """POST /api/join/{invite}; without a seat the first open one is taken."""

    name: str
    seat: Number | None = None
    promise: str = ""  # as in SeatWish


class HeroGlance(Wire):
    """As much of a hero as a small portrait shows."""

    race: str | None
    hero_class: str | None = msgspec.field(name="class")
    cards: list[str]


class TableSummary(Wire):
    """A table in the lobby (GET /api/tables) or among my games (POST /api/mine)."""

    table: str
    invite: str | None  # only while a seat is open
    seats: list[SeatInfo]
    edition: str
    variants: list[str]
    classes: str
    cards: str
    round: int
    rounds: int
    phase: str
    turn: int | None
    stars: list[int]
    winners: list[int] | None
    made: str  # ISO time
    changed: str
    seed_chosen: bool = False  # practice dice: the maker chose the seed and can foresee them
    pace: str = "live"
    closed: bool = False  # closed before its end
    host: int | None = None  # the seat of the person who made the table
    heroes: list[HeroGlance] = msgspec.field(default_factory=list)  # by seat, once there are any
    choosing: list[int] = msgspec.field(default_factory=list)  # as in View


class Mine(Wire):
    """POST /api/mine: the summaries of the tables whose seats I hold."""

    tokens: list[str]


class Upload(Wire):
    """POST /api/records: a record to look at; the answer is TableMade without keys."""

    record: str
    pack: str | None = None  # the TOML text of the card pack it was played with


class Branch(Wire):
    """POST /api/tables/{table}/branch: play on from an event as a new game."""

    event: Number
    seats: list[SeatWish]
    seed: str | None = None


class Rematch(Wire):
    """POST /api/tables/{table}/rematch: same options and seats; others join by its invite link.

    Whoever asks once there is a rematch gets their own seat in it.
    """

    token: str
    others: list[str] = msgspec.field(default_factory=list)  # hot-seat: the other tokens held here
    promise: str = ""  # as in SeatWish, for the first of these seats

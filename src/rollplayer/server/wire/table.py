"""A table as one viewer sees it, and what is done at it."""

from typing import Literal

import msgspec

from rollplayer.server.wire.ahead import SeatAhead
from rollplayer.server.wire.base import Json, Number, Wire
from rollplayer.server.wire.chat import Talk
from rollplayer.server.wire.dice import Dice
from rollplayer.server.wire.moves import LogLine
from rollplayer.server.wire.scores import HeroScore
from rollplayer.server.wire.seats import SeatInfo


class Proposal(Wire):
    """Something that all other people at the table must agree to."""

    what: Literal["undo", "bot", "recall", "kick", "close", "begin"]
    seat: int  # whose move is taken back, or which seat it is about
    bot: str
    event: int  # undo: back to this event
    agreed: list[int]
    waiting: list[int]


class View(Wire, tag="view"):
    """The whole table as one viewer sees it; sent whenever anything changes."""

    table: str
    invite: str | None
    event: int  # how many events there are
    position: Json  # docs/notation.md; position.prompts[0] is what is asked now
    rounds: int
    seats: list[SeatInfo]
    mine: list[int]  # the seats this viewer holds
    turn: int | None  # the seat asked now; None when the game is over or seats are open
    rule: str | None  # the rule of what is asked
    # By seat this viewer holds: answers, or skills out of turn. In a view of the past asked for
    # with `?moves`: what the seat to move could do then.
    moves: dict[str, list[str]]
    drops: dict[str, list[str]]
    prices: dict[str, dict[str, int]]  # by seat held: what each market and discard card costs it
    undo: list[int]  # seats held that may take their last move back freely
    scores: list[HeroScore]
    winners: list[int] | None
    log: list[LogLine]  # events after the viewer's `since`
    proposals: list[Proposal]
    thinking: int | None  # the seat whose bot is at work
    seed_hash: str | None
    seed: str | None  # shown at the end
    next: str | None  # the table of the rematch, once there is one
    seed_chosen: bool = False  # the maker of the table chose the seed and can foresee the dice
    hints: bool = False  # who is asked may ask for a hint
    ended: bool = False  # the game is over, or this is a record: nothing happens here any more
    dice: Dice | None = None
    own_cards: bool = False  # its cards are not those of the page: GET /api/tables/{table}/cards
    closed: str | None = None  # why the table was closed before its end
    host: int | None = None  # the seat whose holder may close the table
    pace: str = "live"
    # By seat and line of its score, once the game is over: the events that led to the line.
    earned: list[list[list[int]]] = msgspec.field(default_factory=list)
    talk: Talk = msgspec.field(default_factory=lambda: Talk(True, []))
    number: int = 0  # of this view at its table, for `Delta`; 0 in a view of the past
    # While all may decide at the same time (R2.12): the seats that are not done, in turn order.
    choosing: list[int] = msgspec.field(default_factory=list)
    ahead: dict[str, SeatAhead] = msgspec.field(default_factory=dict)  # by seat held


class Delta(Wire, tag="delta"):
    """What has changed since the view with the number `after`; for clients that asked for deltas.

    Whoever has that view replaces what is named here and adds the log lines. Whoever has another
    says `hello` again and gets a whole view.
    """

    after: int
    number: int
    view: Json  # fields of `View`
    position: Json  # fields of its position, but for the heroes
    heroes: dict[str, Json]  # by seat: heroes of the position
    scores: dict[str, HeroScore]  # by seat
    log: list[LogLine]  # lines to add


class Play(Wire, tag="play"):
    """A move that answers event `at`; stale or doubled ones are refused with a fresh view."""

    id: Number
    seat: Number
    move: str
    at: Number


class Undo(Wire, tag="undo"):
    id: Number
    seat: Number
    at: Number


class Preview(Wire, tag="preview"):
    """What would a move change?"""

    id: Number
    seat: Number
    move: str


class Previewed(Wire, tag="previewed"):
    """The scores after a move, before what chance brings then."""

    id: int
    seat: int
    scores: list[HeroScore]


class Why(Wire, tag="why"):
    """Why can a move not be chosen?"""

    id: Number
    seat: Number
    move: str


class Propose(Wire, tag="propose"):
    """Proposes, agrees or declines what needs the others' consent.

    `undo`: the seat's last move is taken back. `bot`: a bot stands in for a player who went away,
    and gives the seat back as soon as they return. `recall`: the stand-in stops, the seat waits.
    `kick`: the seat is a bot's for good. `close`: the table ends here. `begin`: without the share
    of the dice that the seat has not shown.
    """

    id: Number
    seat: Number  # who proposes
    what: Literal["undo", "bot", "recall", "kick", "close", "begin"]
    target: Number  # the seat it is about; close: one's own
    bot: str = ""
    agree: bool = True  # False withdraws or declines

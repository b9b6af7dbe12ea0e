"""Everything that crosses the wire, as types; hints and analyses are in `wire_advice.py`, seats
that change hands and the dice in `wire_seats.py`, decisions ahead of one's turn in `wire_ahead.py`,
stars in `wire_scores.py`, talk in `wire_talk.py`, what a server says of itself in `wire_house.py`.
The TypeScript types are generated from all of them.

Requests refuse unknown fields. Moves, outcomes and positions are in the notation
(`docs/notation.md`); the browser holds no rules and only shows what stands here.

This is a contract: fields are added with a default, and none is taken away or changes its sense.
Added since the first version: `View.seed_chosen`, `Rematch.others`, `Upload.pack`, `BotInfo`,
`PackInfo`, `Scored`, `Server`; GET /api/join/{invite} and GET /api/tables/{table} (a TableSummary);
GET /api/tables/{table}/cards (its card facts, `notation/cards/page_facts.py`); `NewTable.hints`,
`View.hints`, `View.ended`, `AskHint`, `Hinted`; POST /api/tables/{table}/analysis;
`NewTable.pace`, `promise` of seats, `Reveal`, `Resign`, `Free`, `Close`, more proposals; `dice`,
`own_cards`, `closed`, `host`, `earned` and `talk` of `View`; `HandOver`, `TakeOver`; `reason`,
`params` and `retry_after` of refusals; `TableSummary.host` and `heroes`; `Say`, `AllowTalk`, `Look`
and `SeatInfo.look`; `Hello.deltas`, `View.number` and `Delta`; `Ahead`, `TakeBack`, `View.ahead`,
`choosing` of views and summaries. Taking back is an event: after `undone 16` the game is as after
event 16.
"""

from typing import Literal

import msgspec

from rollplayer.server.wire_advice import Hint
from rollplayer.server.wire_ahead import AheadMessage, SeatAhead
from rollplayer.server.wire_base import Json, Number, Wire
from rollplayer.server.wire_scores import HeroScore
from rollplayer.server.wire_seats import Dice, HeroGlance, SeatMessage
from rollplayer.server.wire_talk import Talk, TalkMessage

# Making and joining tables (HTTP) ----------------------------------------------------------------


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

    Who asks when there is a rematch already gets the own seat there.
    """

    token: str
    others: list[str] = msgspec.field(default_factory=list)  # hot-seat: the other tokens held here
    promise: str = ""  # as in SeatWish, for the first of these seats


# What a table looks like -------------------------------------------------------------------------


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


# Over the socket /api/tables/{table}/socket -------------------------------------------------------


class Hello(Wire, tag="hello"):
    """The first message of a client, and again after a lost connection."""

    tokens: list[str]
    since: Number = 0  # the last event it has seen
    deltas: bool = False  # after a whole view, only what changes


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


class Why(Wire, tag="why"):
    """Why is a move not on offer?"""

    id: Number
    seat: Number
    move: str


class AskHint(Wire, tag="hint"):
    """Which moves are good now? For the seat that is asked at event `at`."""

    id: Number
    seat: Number
    at: Number


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


class Ping(Wire, tag="ping"):
    id: Number


ClientMessage = (
    Hello
    | Play
    | Undo
    | AheadMessage
    | Preview
    | Why
    | AskHint
    | Propose
    | SeatMessage
    | TalkMessage
    | Ping
)


class Done(Wire, tag="done"):
    """The request with this id is carried out and durable."""

    id: int
    event: int


class Refused(Wire, tag="refused"):
    """The request with this id (0: the connection) is refused; nothing has changed."""

    id: int
    code: str
    rule: str | None
    message: str
    reason: str
    params: dict[str, str | int]
    retry_after: int | None = None  # seconds


class Previewed(Wire, tag="previewed"):
    """The scores after a move, before what chance brings then."""

    id: int
    seat: int
    scores: list[HeroScore]


class Hinted(Wire, tag="hinted"):
    """Up to three moves, the best first, for the seat asked at `event`."""

    id: int
    seat: int
    event: int
    hints: list[Hint]


class Pong(Wire, tag="pong"):
    id: int


ServerMessage = View | Delta | Done | Refused | Previewed | Hinted | Pong


class Problem(Wire):
    """What every failed HTTP request answers with; `message` words `reason` in English."""

    code: str
    message: str
    reason: str
    params: dict[str, str | int]

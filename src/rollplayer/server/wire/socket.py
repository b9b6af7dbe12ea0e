"""What goes over /api/tables/{table}/socket: every message has a `type`."""

from rollplayer.server.wire.advice import AskHint, Hinted
from rollplayer.server.wire.ahead import AheadMessage
from rollplayer.server.wire.base import Number, Wire
from rollplayer.server.wire.chat import TalkMessage
from rollplayer.server.wire.dice import Reveal
from rollplayer.server.wire.refusals import Refused
from rollplayer.server.wire.seats import SeatMessage
from rollplayer.server.wire.table import Delta, Play, Preview, Previewed, Propose, Undo, View, Why


class Hello(Wire, tag="hello"):
    """The first message of a client, and again after a lost connection."""

    tokens: list[str]
    since: Number = 0  # the last event it has seen
    deltas: bool = False  # after a whole view, only what changes


class Ping(Wire, tag="ping"):
    id: Number


class Done(Wire, tag="done"):
    """The request with this id is carried out and durable."""

    id: int
    event: int


class Pong(Wire, tag="pong"):
    id: int


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
    | Reveal
    | TalkMessage
    | Ping
)


ServerMessage = View | Delta | Done | Refused | Previewed | Hinted | Pong

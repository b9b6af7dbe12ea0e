"""What people at a table can say to each other: fixed phrases, worded by each reader's page."""

from typing import Literal

from rollplayer.server.wire.base import Number, Wire

Phrase = Literal[
    "smile",
    "laugh",
    "wow",
    "sad",
    "think",
    "cheer",
    "hello",
    "good-luck",
    "nice-move",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "well-played",
]


class Remark(Wire):
    """The last thing that a seat said."""

    seat: int
    phrase: Phrase
    number: int  # counts everything said at this table
    at: str  # ISO time


class Talk(Wire):
    """Whether the host lets people talk, and the last thing each seat said."""

    on: bool
    said: list[Remark]


class Say(Wire, tag="say"):
    """Says a phrase to everybody at the table."""

    id: Number
    seat: Number
    phrase: Phrase


class AllowTalk(Wire, tag="talk"):
    """The host lets people talk, or not."""

    id: Number
    seat: Number
    on: bool


TalkMessage = Say | AllowTalk

"""People at a table talk in fixed phrases: nothing to moderate, and the host can end it."""

from datetime import UTC, datetime
from typing import Final

from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.store.rows import PERSON
from rollplayer.server.table.commands import check_host, check_seat
from rollplayer.server.table.room import Change, Room
from rollplayer.server.wire.chat import AllowTalk, Remark, Say, Talk

PAUSE: Final = 2.0  # seconds between two phrases of a seat


def say(room: Room, mine: frozenset[int], wish: Say) -> Change:
    """Before, during and after the game; each seat's last phrase is kept with the table."""
    check_seat(room, mine, wish.seat)
    if room.seats[wish.seat].kind != PERSON:
        raise Refusal("bot-plays")
    if not room.talk.on:
        raise Refusal("talk-off")
    said = room.talk.said
    if any(each.seat == wish.seat and age(each) < PAUSE for each in said):
        raise Refusal("say-slower")
    number = max((each.number for each in said), default=0) + 1
    others = [each for each in said if each.seat != wish.seat]
    told = Talk(True, [*others, Remark(wish.seat, wish.phrase, number, now())])
    return Change(talk=told, aside=True)


def age(said: Remark) -> float:
    return (datetime.now(UTC) - datetime.fromisoformat(said.at)).total_seconds()


def allow(room: Room, mine: frozenset[int], wish: AllowTalk) -> Change:
    check_host(room, mine, wish.seat)
    return Change(talk=Talk(wish.on, []), aside=True)

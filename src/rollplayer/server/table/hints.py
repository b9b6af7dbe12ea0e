"""Hints for the player to move: worked out in the bots' processes, one at a time per seat.

What crosses over is the position, as for a bot; back come the hints as they are sent. They have
random numbers of their own and know nothing of the dice to come. A hint for a position that is
gone is thrown away.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, NamedTuple

from rollplayer.notation.moves import read_move
from rollplayer.notation.position import read_position, write_position
from rollplayer.notation.record import Event
from rollplayer.server.errors import Refusal
from rollplayer.server.queueing import HINT, Claim
from rollplayer.server.table.commands import check_actor, check_fresh
from rollplayer.server.table.event_log import Moment, first_moment, happen
from rollplayer.server.table.logline import dice_of, die_of
from rollplayer.server.table.room import Asked, Pinned, Room
from rollplayer.server.table.tables import Tables
from rollplayer.server.wire.advice import AskHint, Hint, Hinted, PartStars
from rollplayer.server.wire.moves import NamedMove

if TYPE_CHECKING:
    from rollplayer.search import hints
    from rollplayer.search.findings import Reason

log = logging.getLogger("rollplayer.server")


class Task(NamedTuple):
    """A hint to be worked out in another process."""

    cards: Pinned
    position: str
    seat: int
    work: int | None


async def give_hint(
    tables: Tables, room: Room, mine: frozenset[int], wish: AskHint, address: str
) -> Hinted:
    """The best moves of the player to move."""
    check_hint(room, mine, wish)
    asked = room.hints.get(wish.seat)
    if asked is None or asked.event != wish.at or has_failed(asked):
        if asked is not None:
            asked.answer.cancel()  # the position is gone; if it has not begun, it never will
        claim = Claim(address, HINT, room.id)
        answer = asyncio.create_task(work_out(tables, room, wish, claim))
        asked = room.hints[wish.seat] = Asked(wish.at, answer)
    try:
        found = await asyncio.shield(asked.answer)
    except asyncio.CancelledError:
        if asked.answer.cancelled():
            raise Refusal("stale") from None
        if not room.is_local(wish.seat):
            asked.answer.cancel()  # whoever asked is gone
        raise
    check_fresh(room, wish.at)
    return Hinted(wish.id, wish.seat, wish.at, found)


def check_hint(room: Room, mine: frozenset[int], wish: AskHint) -> None:
    check_actor(room, mine, wish.seat)
    if not room.row.hints:
        raise Refusal("no-hints")
    check_fresh(room, wish.at)
    if room.turn != wish.seat:
        raise Refusal("hint-not-yours")


def has_failed(asked: Asked) -> bool:
    answer = asked.answer
    return answer.done() and (answer.cancelled() or answer.exception() is not None)


async def work_out(tables: Tables, room: Room, wish: AskHint, claim: Claim) -> list[Hint]:
    position = json.dumps(write_position(room.game.state))
    try:
        task = Task(room.cards, position, wish.seat, tables.settings.work.hint)
        return await tables.bots.elsewhere(think, task, claim)
    except Refusal:
        raise
    except Exception:  # whatever the judge raises must not stop the table
        log.exception("a hint at table %s failed", room.id)
        raise Refusal("no-hint") from None


# In the worker process: only there NumPy is loaded ----------------------------------------------


def think(task: Task) -> list[Hint]:
    from rollplayer.search.hints import hint, usual_work

    state = read_position(task.cards.card_set(), json.loads(task.position))
    moment = first_moment(state)
    found = hint(state, task.seat, task.work or usual_work(len(state.heroes)))
    return [write_hint(moment, task.seat, each) for each in found]


def write_hint(moment: Moment, seat: int, found: hints.Hint) -> Hint:
    return Hint(
        move=named_move(moment, seat, found.text),
        stars=found.stars.mean,
        error=found.stars.error,
        against=None if found.against is None else named_move(moment, seat, found.against),
        difference=found.reason.stars.mean if found.reason else 0.0,
        difference_error=found.reason.stars.error if found.reason else 0.0,
        why=part_stars(found.reason),
    )


def named_move(moment: Moment, seat: int, text: str) -> NamedMove:
    """A move with its dice, as the log tells it of moves that were made."""
    move = read_move(moment.state.options.cards, text)
    step = happen(moment, Event(seat, move))
    return NamedMove(text, die_of(step), dice_of(step))


def part_stars(reason: Reason | None) -> list[PartStars]:
    from rollplayer.search.report import told_parts

    if reason is None:
        return []
    return [PartStars(part, reason.lines[part]) for part in told_parts(reason.lines)]

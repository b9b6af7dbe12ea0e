"""Analyses of finished games: the work of `rollplayer analyse`, piece by piece in the bots'
processes.

A piece is one moment of the game, or one move played to the end from there, so that bots and hints
wait for one piece at most; where there are several processes, one is left to them. What crosses
over stays packed: the server itself never loads NumPy. Analyses are kept in the store.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, suppress
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from rollplayer.errors import StoreError
from rollplayer.notation.record import read_record
from rollplayer.search.pipeline import CONCLUDE, SURVEY, Piece, drive_async
from rollplayer.server.bots import BotRunner
from rollplayer.server.clock import now
from rollplayer.server.errors import Refusal
from rollplayer.server.peers import Peers
from rollplayer.server.queueing import ANALYSIS, Claim
from rollplayer.server.store import Statement, Store
from rollplayer.server.store.rows import SAVE_ANALYSIS, SELECT_ANALYSIS
from rollplayer.server.table.event_log import first_moment
from rollplayer.server.table.hints import named_move, part_stars
from rollplayer.server.table.room import Pinned, Room, encode
from rollplayer.server.table.view import record_text
from rollplayer.server.wire.advice import (
    Analysis,
    Analyzed,
    CostlyDecision,
    CurvePoint,
    StrokeOfLuck,
    Sums,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rollplayer.search import findings
    from rollplayer.search.analysis import Desk
    from rollplayer.search.timeline import Timeline

MOST_AT_WORK: Final = 8
MOST_OF_ONE: Final = 2  # address
ABANDONED_SECONDS: Final = 120.0

log = logging.getLogger("rollplayer.server")


class Key(NamedTuple):
    """What was analyzed. A game that is over does not change; the event is there for records."""

    table: str
    event: int
    seat: int


class Brief(NamedTuple):
    """What every piece of work needs to know about the game."""

    cards: Pinned
    record: str
    seat: int
    work: int
    standing: tuple[int, ...]  # the table's numbers of the record's events


class Progress:
    """An analysis at work."""

    def __init__(self, key: Key, claim: Claim) -> None:
        self.key = key
        self.claim = claim
        self.done = 0
        self.total = 1
        self.asked = monotonic()  # when somebody last wanted to know
        self.saved = monotonic()
        self.task: asyncio.Task[Analysis] | None = None


class Analyses:
    """The analyses of this server: those at work here; what was found is kept with the table.

    Pages ask again and again, and each time another process may answer: one of them works (a lock
    in the database), and the others read how far it is.
    """

    def __init__(self, bots: BotRunner, work: int, store: Store, peers: Peers) -> None:
        self.bots = bots
        self.work = work
        self.store = store
        self.peers = peers
        self.at_work: dict[Key, Progress] = {}
        self.slots = asyncio.Semaphore(max(1, bots.workers - 1))

    async def ask(self, room: Room, seat: int, address: str) -> Analyzed:
        """Begins an analysis, says how far it is, or brings it."""
        check_analysis(room, seat)
        key = Key(room.id, room.game.event, seat)
        progress = self.at_work.get(key)
        if progress is not None:
            progress.asked = monotonic()
            if progress.task is not None and progress.task.done():
                return await self.finish(progress)
            return Analyzed(progress.done, progress.total, None)
        rows = await self.store.read(SELECT_ANALYSIS, *key)
        if rows and rows[0][2] is not None:
            return Analyzed(1, 1, msgspec.json.decode(rows[0][2], type=Analysis))
        self.check_room(address)
        if key in self.at_work or not await self.peers.take(lock_of(key)):
            done, total = rows[0][:2] if rows else (0, 1)
            return Analyzed(done, total, None)
        progress = self.begin(key, room, address)
        return Analyzed(progress.done, progress.total, None)

    def check_room(self, address: str) -> None:
        """So many at once in all, and so many of one address."""
        self.clear_away()
        own = sum(progress.claim.address == address for progress in self.at_work.values())
        if len(self.at_work) >= MOST_AT_WORK or own >= MOST_OF_ONE:
            raise Refusal("busy")

    def begin(self, key: Key, room: Room, address: str) -> Progress:
        progress = Progress(key, Claim(address, ANALYSIS, room.id))
        self.at_work[key] = progress
        standing = tuple(room.game.standing)
        brief = Brief(room.cards, record_text(room), key.seat, self.work, standing)
        progress.task = asyncio.create_task(self.analyse_and_keep(brief, progress))
        return progress

    async def analyse_and_keep(self, brief: Brief, progress: Progress) -> Analysis:
        """Saved as soon as it is found, whether or not somebody still asks; done when saved."""
        try:
            found = await self.analyse(brief, progress)
            with log_if_away():
                finding = encode(found).decode()
                await self.store.write([save_analysis(progress.key, 1, 1, finding)])
            return found
        finally:
            self.peers.give(lock_of(progress.key))

    async def finish(self, progress: Progress) -> Analyzed:
        self.at_work.pop(progress.key, None)
        task = progress.task
        assert task is not None
        if task.cancelled() or task.exception():
            error = None if task.cancelled() else task.exception()
            log.error("the analysis of table %s failed", progress.key.table, exc_info=error)
            raise Refusal("analysis-failed")
        return Analyzed(1, 1, task.result())

    def clear_away(self) -> None:
        """Findings that nobody came back for, and work that nobody waits for any more."""
        for key, progress in list(self.at_work.items()):
            if progress.task is None:
                continue
            if progress.task.done():
                del self.at_work[key]
            elif monotonic() - progress.asked > ABANDONED_SECONDS:
                progress.task.cancel()
                del self.at_work[key]

    async def analyse(self, brief: Brief, progress: Progress) -> Analysis:
        """What is found is what the command line finds; written as it is sent."""

        async def work_on(pieces: list[Piece]) -> list[Any]:
            progress.total = max(progress.total, progress.done + len(pieces))
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self.piece(brief, each, progress)) for each in pieces]
            found = [task.result() for task in tasks]
            if pieces[0].stage == SURVEY:
                progress.total = found[0].most_pieces
            return found

        analysis: Analysis = await drive_async(work_on)
        return analysis

    async def piece(self, brief: Brief, piece: Piece, progress: Progress) -> Any:
        async with self.slots:
            found = await self.bots.elsewhere(do_piece, (brief, piece), progress.claim)
        progress.done += 1
        await self.save_progress(progress)
        return found

    async def save_progress(self, progress: Progress) -> None:
        """For pages that ask another process; once a second is enough."""
        if monotonic() - progress.saved > 1:
            progress.saved = monotonic()
            with suppress(StoreError):
                wanted = save_analysis(progress.key, progress.done, progress.total, None)
                await self.store.write([wanted])

    def close(self) -> None:
        for progress in self.at_work.values():
            if progress.task is not None:
                progress.task.cancel()


@contextmanager
def log_if_away() -> Iterator[None]:
    """What was found is shown all the same where it cannot be kept."""
    try:
        yield
    except StoreError as error:
        log.warning("an analysis could not be kept: %s", error)


def lock_of(key: Key) -> str:
    return f"analysis {key.table} {key.seat}"


def save_analysis(key: Key, done: int, total: int, finding: str | None) -> Statement:
    return Statement(SAVE_ANALYSIS, (*key, done, total, finding, now()))


def check_analysis(room: Room, seat: int) -> None:
    if not 0 <= seat < room.options.players:
        raise Refusal("no-seat")
    if not room.is_over and not room.is_archive:
        raise Refusal("not-over")
    if not room.game.standing:
        raise Refusal("nothing-happened")


# In the worker process: only there NumPy is loaded ----------------------------------------------


@lru_cache(maxsize=4)
def desk_of(brief: Brief) -> Desk:
    from rollplayer.search.analysis import Desk

    record, _ = read_record(brief.cards.card_set(), brief.record)
    return Desk(record, brief.seat, brief.work)


def do_piece(task: tuple[Brief, Piece]) -> Any:
    """What a piece finds; the conclusion is written here as it is sent."""
    brief, piece = task
    desk = desk_of(brief)
    found = desk.do(piece)
    if piece.stage == CONCLUDE:
        return Writer(desk.timeline, brief.standing, found).write()
    return found


class Writer:
    """Findings as they are sent: the events by the table's numbers, which count from 1."""

    def __init__(
        self, timeline: Timeline, standing: tuple[int, ...], analysis: findings.Analysis
    ) -> None:
        self.states = {position.events: position.state for position in timeline.positions}
        self.standing = standing
        self.found = analysis

    def write(self) -> Analysis:
        found = self.found
        return Analysis(
            seat=found.seat,
            players=found.players,
            work=found.work,
            finished=found.finished,
            sums=Sums(*found.sums()),
            curve=[self.point(point) for point in found.curve],
            costliest=[self.decision(decision) for decision in found.costliest()],
            luckiest=[self.luck(luck) for luck in found.luckiest()],
        )

    def point(self, point: findings.Point) -> CurvePoint:
        event = self.standing[point.events - 1] if point.events else 0
        return CurvePoint(event, point.round, point.stars.mean, point.spread, point.win)

    def decision(self, decision: findings.Decision) -> CostlyDecision:
        moment = first_moment(self.states[decision.event])
        reason = decision.reason
        return CostlyDecision(
            event=self.standing[decision.event],
            round=decision.round,
            kind=decision.kind,
            played=named_move(moment, self.found.seat, decision.played),
            best=named_move(moment, self.found.seat, decision.best),
            loss=decision.loss.mean,
            error=decision.loss.error,
            win_loss=decision.win_loss,
            difference=reason.stars.mean if reason else 0.0,
            difference_error=reason.stars.error if reason else 0.0,
            rollouts=reason.rollouts if reason else 0,
            why=part_stars(reason),
        )

    def luck(self, luck: findings.Luck) -> StrokeOfLuck:
        first, last = self.standing[luck.first], self.standing[luck.last]
        return StrokeOfLuck(first, last, luck.round, *luck.stars, luck.win)

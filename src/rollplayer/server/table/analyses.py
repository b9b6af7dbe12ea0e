"""Analyses of finished games: the work of `rollplayer analyse`, piece by piece in the bots'
processes.

A piece is one moment of the game, or one move played to the end from there, so that bots and hints
wait for one piece at most; where there are several processes, one is left to them. What crosses
over stays packed: the server itself never loads NumPy. The last 64 analyses are kept in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rollplayer.notation.record import read_record
from rollplayer.search.pipeline import CONCLUDE, SURVEY, Piece, pipeline
from rollplayer.server.bots import BotRunner
from rollplayer.server.errors import Refusal
from rollplayer.server.table.event_log import first_moment
from rollplayer.server.table.hints import named_move, part_stars
from rollplayer.server.table.rebuild import cards_of
from rollplayer.server.table.room import Room
from rollplayer.server.wire_advice import (
    Analysis,
    Analyzed,
    CostlyDecision,
    CurvePoint,
    StrokeOfLuck,
    Sums,
)

if TYPE_CHECKING:
    from rollplayer.search import findings
    from rollplayer.search.analysis import Desk
    from rollplayer.search.timeline import Timeline

KEPT: Final = 64
MOST_AT_WORK: Final = 8

log = logging.getLogger("rollplayer.server")


class Key(NamedTuple):
    """What was analyzed. A game that is over does not change; the event is there for records."""

    table: str
    event: int
    seat: int


class Brief(NamedTuple):
    """What every piece of work needs to know about the game."""

    pack: str | None
    record: str
    seat: int
    work: int
    standing: tuple[int, ...]  # the table's numbers of the record's events


class Progress:
    """An analysis at work."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.task: asyncio.Task[Analysis] | None = None


class Analyses:
    """The analyses of this server: those at work, and the last ones that were found."""

    def __init__(self, bots: BotRunner, work: int) -> None:
        self.bots = bots
        self.work = work
        self.at_work: dict[Key, Progress] = {}
        self.kept: OrderedDict[Key, Analysis] = OrderedDict()
        self.slots = asyncio.Semaphore(max(1, bots.workers - 1))

    def ask(self, room: Room, seat: int) -> Analyzed:
        """Begins an analysis, says how far it is, or brings it."""
        check_analysis(room, seat)
        key = Key(room.id, room.game.event, seat)
        if key in self.kept:
            self.kept.move_to_end(key)
            return Analyzed(1, 1, self.kept[key])
        progress = self.at_work.get(key) or self.begin(key, room)
        if progress.task is not None and progress.task.done():
            return self.finish(key, progress.task)
        return Analyzed(progress.done, progress.total, None)

    def begin(self, key: Key, room: Room) -> Progress:
        if len(self.at_work) >= MOST_AT_WORK:
            self.clear_away()
        if len(self.at_work) >= MOST_AT_WORK:
            raise Refusal("busy")
        progress = self.at_work[key] = Progress()
        text, standing = room.game.text(room.names), tuple(room.game.standing)
        brief = Brief(room.row.pack, text, key.seat, self.work, standing)
        progress.task = asyncio.create_task(self.analyse(brief, progress))
        return progress

    def finish(self, key: Key, task: asyncio.Task[Analysis]) -> Analyzed:
        del self.at_work[key]
        if task.cancelled() or task.exception():
            log.error("the analysis of table %s failed", key.table, exc_info=task.exception())
            raise Refusal("analysis-failed")
        self.kept[key] = task.result()
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return Analyzed(1, 1, self.kept[key])

    def clear_away(self) -> None:
        """Puts away analyses nobody came back for. A failed one must not affect this caller."""
        for key, progress in list(self.at_work.items()):
            if progress.task is not None and progress.task.done():
                with suppress(Refusal):
                    self.finish(key, progress.task)

    async def analyse(self, brief: Brief, progress: Progress) -> Analysis:
        """Drives the pipeline of the search: what is found is what the command line finds."""
        steps = pipeline()
        pieces = next(steps)
        while True:
            progress.total = max(progress.total, progress.done + len(pieces))
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self.piece(brief, each, progress)) for each in pieces]
            found = [task.result() for task in tasks]
            if pieces[0].stage == SURVEY:
                progress.total = found[0].most_pieces
            try:
                pieces = steps.send(found)
            except StopIteration:
                analysis: Analysis = found[0]  # what the last piece brought, as it is sent
                return analysis

    async def piece(self, brief: Brief, piece: Piece, progress: Progress) -> Any:
        async with self.slots:
            found = await self.bots.elsewhere(work_on, (brief, piece))
        progress.done += 1
        return found

    def close(self) -> None:
        for progress in self.at_work.values():
            if progress.task is not None:
                progress.task.cancel()


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

    record, _ = read_record(cards_of(brief.pack), brief.record)
    return Desk(record, brief.seat, brief.work)


def work_on(task: tuple[Brief, Piece]) -> Any:
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
        return CurvePoint(event, point.round, *point.stars, point.win)

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

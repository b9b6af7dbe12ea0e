"""Analyses of finished games: the work of `rollplayer analyse`, piece by piece in the bots'
processes.

A piece is one moment of the game, or one move played to the end from there, so that bots and hints
wait for a piece at most; where there are several processes, one is left to them. What crosses over
stays packed: the server itself never loads NumPy. Findings are kept in memory, the last 64.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from rollplayer.notation.record import read_record
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
    from rollplayer.search.analysis import Second
    from rollplayer.search.judge import Judge
    from rollplayer.search.timeline import Course

KEPT: Final = 64
MOST_AT_WORK: Final = 8

T = TypeVar("T")
R = TypeVar("R")

log = logging.getLogger("rollplayer.server")


class Key(NamedTuple):
    """What was analyzed. A game that is over does not change; the event is there for records."""

    table: str
    event: int
    seat: int


class Brief(NamedTuple):
    """What every piece of work needs to know of the game."""

    pack: str | None
    record: str
    seat: int
    work: int


class Piece(NamedTuple):
    """A moment of the game, and the moves to be played out from there: none is the first look."""

    brief: Brief
    place: int
    moves: tuple[int, ...] = ()


class Findings(NamedTuple):
    """All that was looked at, packed, and the table's numbers of the record's events."""

    brief: Brief
    looks: list[bytes]
    seconds: list[tuple[int, bytes]]
    standing: list[int]


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
        brief = Brief(room.row.pack, room.game.text(room.names), key.seat, self.work)
        work = self.analyse(brief, list(room.game.standing), progress)
        progress.task = asyncio.create_task(work)
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
        """Findings that nobody came back for. One that failed is no matter of who asks now."""
        for key, progress in list(self.at_work.items()):
            if progress.task is not None and progress.task.done():
                with suppress(Refusal):
                    self.finish(key, progress.task)

    async def analyse(self, brief: Brief, standing: list[int], progress: Progress) -> Analysis:
        """The same as `analyse` of the search, to the last digit."""
        moments, progress.total = await self.piece(begin, brief)
        pieces = [Piece(brief, place) for place in range(moments)]
        looks = await self.all_of(look, pieces, progress)
        again = await self.piece(doubtful, Findings(brief, looks, [], standing))
        progress.total = moments + len(again)
        seconds = await self.all_of(look_again, again, progress)
        pairs = [(piece.place, found) for piece, found in zip(again, seconds, strict=True)]
        return await self.piece(bring_together, Findings(brief, looks, pairs, standing))

    async def piece(self, function: Callable[[T], R], given: T) -> R:
        async with self.slots:
            return await self.bots.elsewhere(function, given)

    async def all_of(
        self, function: Callable[[Piece], bytes], pieces: Sequence[Piece], progress: Progress
    ) -> list[bytes]:
        async def one(piece: Piece) -> bytes:
            found = await self.piece(function, piece)
            progress.done += 1
            return found

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(piece)) for piece in pieces]
        return [task.result() for task in tasks]

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


class Desk(NamedTuple):
    """What lies ready for all pieces of a brief."""

    course: Course
    judge: Judge
    played: dict[int, int]


@lru_cache(maxsize=4)
def desk_of(brief: Brief) -> Desk:
    from rollplayer.search.analysis import played_at
    from rollplayer.search.judge import Judge
    from rollplayer.search.timeline import Course

    course = Course(read_record(cards_of(brief.pack), brief.record)[0])
    return Desk(course, Judge(brief.seat, brief.work), played_at(course, brief.seat))


def begin(brief: Brief) -> tuple[int, int]:
    """How many moments there are, and how many pieces of work at most."""
    from rollplayer.search.analysis import CANDIDATES, REFINED

    moments = len(desk_of(brief).course.positions)
    return moments, moments + REFINED * (CANDIDATES + 1)


def look(piece: Piece) -> bytes:
    from rollplayer.search.analysis import look_at

    desk = desk_of(piece.brief)
    position = desk.course.positions[piece.place]
    return pickle.dumps(look_at(desk.judge, position, desk.played.get(piece.place)))


def doubtful(found: Findings) -> list[Piece]:
    """The moves to be played out, each a piece of its own: one alone takes seconds."""
    from rollplayer.search.analysis import REFINED, worth_a_second_look

    looks = [pickle.loads(each) for each in found.looks]
    chosen = worth_a_second_look(looks, desk_of(found.brief).played, REFINED)
    return [Piece(found.brief, place, (move,)) for place in chosen for move in chosen[place]]


def look_again(piece: Piece) -> bytes:
    from rollplayer.search.analysis import look_again

    desk = desk_of(piece.brief)
    position = desk.course.positions[piece.place]
    return pickle.dumps(look_again(desk.judge, position, piece.moves, piece.brief.work))


def bring_together(found: Findings) -> Analysis:
    from rollplayer.search.analysis import bring_together

    brief = found.brief
    looks = [pickle.loads(each) for each in found.looks]
    seconds: dict[int, Second] = {}
    for place, packed in found.seconds:
        second = pickle.loads(packed)
        seconds.setdefault(place, second).endings.update(second.endings)
    course = desk_of(brief).course
    analysis = bring_together(course, brief.seat, brief.work, looks, seconds)
    return Writer(course, found.standing, analysis).write()


class Writer:
    """Findings as they are sent: the events by the table's numbers, which count from 1."""

    def __init__(self, course: Course, standing: list[int], analysis: findings.Analysis) -> None:
        self.states = {position.events: position.state for position in course.positions}
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

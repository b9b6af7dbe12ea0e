"""Bots at work. Those that think do so in processes of their own, so that no table waits for them.
Hints and analyses are worked out in the same processes.

What crosses over is text: the position, the moves and the bot's seed; back comes a move. The
bot's random source follows from the table's secret seed and the event it answers, so that a
restart changes nothing.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from threading import Thread
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from rollplayer.bots import BOTS, OURS, WITH_CHARACTER, make_bot
from rollplayer.bots.matches.match import release
from rollplayer.engine import State
from rollplayer.engine.terms import Move
from rollplayer.notation.fair import lot
from rollplayer.notation.position import read_position, write_position
from rollplayer.search.settings import WORK
from rollplayer.server.queueing import BOT_MOVE, Claim, FairQueue
from rollplayer.server.table.room import Pinned, Room

INSTANT: Final = frozenset({"random"})
# Bots of others that the host allows: the name people see, and what `make_bot` takes.
NO_GUESTS: Final[Mapping[str, str]] = MappingProxyType({})
TRIES: Final = 2

T = TypeVar("T")
R = TypeVar("R")

log = logging.getLogger("rollplayer.server")


class Work(NamedTuple):
    """How many samples and rollouts hints and analyses take; more is surer and slower."""

    hint: int | None  # None: as many as take a few seconds with this number of players
    analysis: int


USUAL_WORK: Final = Work(hint=None, analysis=WORK)


class Task(NamedTuple):
    """A choice for a bot in another process."""

    bot: str
    cards: Pinned
    position: str
    seat: int
    moves: list[Move]
    seed: str


class BotRunner:
    """Chooses moves for bots, here or in worker processes."""

    def __init__(
        self,
        workers: int | None = None,
        instant: frozenset[str] = INSTANT,
        guests: Mapping[str, str] = NO_GUESTS,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.instant = instant
        self.guests = guests
        self.levels = (*guests, *BOTS)  # weakest first, as far as anybody knows
        self.known = (*self.levels, *WITH_CHARACTER)
        self.queue = FairQueue(self.workers)
        self.pool: ProcessPoolExecutor | None = None

    def is_instant(self, bot: str) -> bool:
        return bot in self.instant or bot not in self.known

    async def choose(
        self, room: Room, bot: str, state: State, seat: int, moves: list[Move]
    ) -> Move:
        """A listed move. A bot that fails is replaced, for this move, by the random one."""
        seed = f"{lot(room.game.seed or '', -1 - room.game.event)} {seat}"
        if bot in OURS and bot in self.instant:
            return make_bot(bot).choose(state, seat, moves, Random(seed))
        if bot in self.known:
            position = json.dumps(write_position(state))
            task = Task(self.guests.get(bot, bot), room.cards, position, seat, moves, seed)
            chosen = await self.choose_elsewhere(task, claim_of(room))
            if chosen is not None and chosen in moves:
                return chosen
            log.error("bot %s gave no legal move at table %s", bot, room.id)
        return make_bot("random").choose(state, seat, moves, Random(seed))

    async def choose_elsewhere(self, task: Task, claim: Claim) -> Move | None:
        try:
            return await self.elsewhere(work, task, claim)
        except Exception:  # whatever a bot raises must not stop its table
            log.exception("bot %s failed", task.bot)
            return None

    async def elsewhere(self, function: Callable[[T], R], given: T, claim: Claim) -> R:
        """Runs a function in a worker process, when it is this claim's turn."""
        async with self.queue.place(claim):
            return await self.run(function, given)

    async def run(self, function: Callable[[T], R], given: T) -> R:
        """A process that has ended is replaced."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self.running_pool()
            try:
                return await loop.run_in_executor(pool, function, given)
            except BrokenProcessPool:
                log.error("a process of bots ended; starting another")
                if self.pool is pool:
                    self.pool = None
        return await loop.run_in_executor(self.running_pool(), function, given)

    async def wake(self) -> None:
        """Starts a process that knows what bots and hints think with, before anybody waits."""
        await self.run(get_ready, None)

    def running_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = make_pool(self.workers)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def claim_of(room: Room) -> Claim:
    """The bots of a table work for the people who are there."""
    present = (viewer.address for viewer in room.viewers if viewer.mine)
    return Claim(next(present, ""), BOT_MOVE, room.id)


def make_pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=prepare)


# In the worker process


def prepare() -> None:
    """A worker leaves with its server, however that ends, and lets the server answer Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5) if hasattr(os, "nice") else None
    Thread(target=leave_with_parent, daemon=True).start()


def get_ready(_: None) -> None:
    """Reads the network; NumPy and the search come with it."""
    from rollplayer.search.quick import quick_planner

    quick_planner()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def work(task: Task) -> Move:
    state = read_position(task.cards.card_set(), json.loads(task.position))
    bot = make_bot(task.bot)
    try:
        return bot.choose(state, task.seat, task.moves, Random(task.seed))
    finally:
        release([bot])

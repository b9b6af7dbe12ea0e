"""Worker processes for commands that play many games or examine many positions."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Final, Generic, NoReturn, TypeVar

from rollplayer.cli.errors import CleanNo

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4  # tasks per process that are handed out in advance
TRIES: Final = 3  # how often a task may lose its process; then it is the task that kills


class HandedOut(Generic[Task, Result]):
    """A task, and where its result will be."""

    def __init__(self, task: Task, result: Future[Result]) -> None:
        self.task = task
        self.result = result


class Workers:
    """A number of processes, each started with `begin`. Use as a context manager.

    A process that is ended from outside is replaced. After an error, Ctrl-C, SIGTERM or an early
    exit, the processes end at once; and when this process is killed, they notice and leave.
    """

    def __init__(self, jobs: int, begin: Callable[[], None]) -> None:
        self.jobs = jobs
        self.begin = begin
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, initializer=begin_worker, initargs=(self.begin,))

    def __enter__(self) -> "Workers":
        self.before = signal.signal(signal.SIGTERM, terminated)
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is not None:
            for child in active_children():
                child.terminate()
        self.pool.shutdown()
        signal.signal(signal.SIGTERM, self.before)

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results in the order of the tasks. What a lost process was at is done again."""
        handed_out: deque[HandedOut[Task, Result]] = deque()
        for task in tasks:
            handed_out.append(HandedOut(task, self.submit(work, task)))
            if len(handed_out) > AHEAD * self.jobs:
                yield self.next(work, handed_out)
        while handed_out:
            yield self.next(work, handed_out)

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        with undisturbed():
            try:
                return self.pool.submit(work, task)
            except BrokenProcessPool as error:  # found out when the result is wanted
                lost: Future[Result] = Future()
                lost.set_exception(error)
                return lost

    def next(
        self, work: Callable[[Task], Result], handed_out: deque[HandedOut[Task, Result]]
    ) -> Result:
        """The result of the first task; it is handed out again if its process is lost."""
        for _ in range(TRIES):
            try:
                result = handed_out[0].result.result()
            except BrokenProcessPool:
                self.pool.shutdown()
                self.pool = self.new_pool()
                for each in handed_out:
                    if is_lost(each.result):
                        each.result = self.submit(work, each.task)
            else:
                handed_out.popleft()
                return result
        raise CleanNo("error-worker")


def is_lost(result: Future[Result]) -> bool:
    return not result.done() or isinstance(result.exception(), BrokenProcessPool)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delays Ctrl-C and SIGTERM while a process starts; a half-started one would swallow them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def terminated(number: int, frame: object) -> NoReturn:
    """SIGTERM ends the command as an error does: its workers first, then itself."""
    sys.exit(128 + number)


def begin_worker(begin: Callable[[], None]) -> None:
    # Ctrl-C reaches every process of a terminal; the command ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):  # it was started undisturbed, and stays so until now
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=leave_with_parent, daemon=True).start()
    begin()


def leave_with_parent() -> None:
    """A worker whose command was killed has nobody left to work for."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

"""Worker processes for commands that play many games or examine many positions."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Final, NoReturn, TypeVar

from rollplayer.cli.errors import CleanNo

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4  # batches per process that are handed out in advance


class Workers:
    """A number of processes, each started with `begin`. Use as a context manager.

    After an error, Ctrl-C, SIGTERM or an early exit, the processes end at once; and when this
    process is killed, they notice and leave.
    """

    def __init__(self, jobs: int, begin: Callable[[], None]) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=begin_worker, initargs=(begin,))

    def __enter__(self) -> "Workers":
        self.before = signal.signal(signal.SIGTERM, terminated)
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is not None:
            for child in active_children():
                child.terminate()
        self.pool.shutdown()
        signal.signal(signal.SIGTERM, self.before)

    def map(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], pack: int = 1
    ) -> Iterator[Result]:
        """The results in the order of the tasks, which are sent in batches."""
        source = iter(tasks)
        handed_out: deque[Future[list[Result]]] = deque()
        try:
            while some := list(islice(source, pack)):
                with undisturbed():
                    handed_out.append(self.pool.submit(do_all, work, some))
                if len(handed_out) > AHEAD * self.jobs:
                    yield from handed_out.popleft().result()
            while handed_out:
                yield from handed_out.popleft().result()
        except BrokenProcessPool:
            raise CleanNo("error-worker") from None


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


def do_all(work: Callable[[Task], Result], tasks: list[Task]) -> list[Result]:
    return [work(task) for task in tasks]

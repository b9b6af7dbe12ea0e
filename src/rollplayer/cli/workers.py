"""Worker processes for commands that play many games or examine many positions."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from typing import Final, TypeVar

from rollplayer.cli.errors import CleanNo

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4  # batches per process that are handed out in advance


class Workers:
    """A number of processes, each started with `begin`. Use as a context manager.

    After an error, Ctrl-C or an early exit, the processes end at once.
    """

    def __init__(self, jobs: int, begin: Callable[[], None]) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=begin_worker, initargs=(begin,))

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is not None:
            for child in active_children():
                child.terminate()
        self.pool.shutdown()

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
    """Delays Ctrl-C while a process is starting; a half-started one would swallow it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker(begin: Callable[[], None]) -> None:
    # Ctrl-C reaches every process of a terminal; the command ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin()


def do_all(work: Callable[[Task], Result], tasks: list[Task]) -> list[Result]:
    return [work(task) for task in tasks]

"""Several processes behind one port: started, watched, replaced one by one, ended together.

All accept from the same listening socket, so no connection is lost while one of them is replaced.
SIGTERM ends them; SIGHUP starts fresh ones, and only then ends the old ones.
"""

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, NamedTuple

from rollplayer.engine import Reason
from rollplayer.errors import CannotServe, StoreError
from rollplayer.server.logs import set_up_logs
from rollplayer.server.running import GOODBYE_SECONDS, Serving, run_here

WATCH_SECONDS: Final = 0.2
START_SECONDS: Final = 30.0
LONGEST_PAUSE: Final = 10.0

log = logging.getLogger("rollplayer.server")


class Worker(NamedTuple):
    process: BaseProcess
    told: Connection  # says "ready", or why it cannot serve


def supervise(listening: socket.socket, serving: Serving, started: Callable[[], None]) -> None:
    """Keeps the processes running until this one is told to stop."""
    asked: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda number, _: asked.append(number))
    workers = [start(listening, serving) for _ in range(serving.workers)]
    try:
        for worker in workers:
            wait_until_ready(worker)
        started()
        pause = WATCH_SECONDS
        while True:
            time.sleep(WATCH_SECONDS)
            signals, asked[:] = list(asked), []
            if signal.SIGTERM in signals or signal.SIGINT in signals:
                return
            if signal.SIGHUP in signals:
                workers = replaced(workers, listening, serving)
            for place, worker in enumerate(workers):
                if not worker.process.is_alive():
                    log.error("server process %s ended; starting another", worker.process.pid)
                    time.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
                    workers[place] = start(listening, serving)
            if all(worker.process.is_alive() for worker in workers):
                pause = max(WATCH_SECONDS, pause * 0.99)
    finally:
        end(workers)


def start(listening: socket.socket, serving: Serving) -> Worker:
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(listening, serving, theirs))
    process.start()
    theirs.close()
    return Worker(process, mine)


def wait_until_ready(worker: Worker) -> None:
    """A worker tells that it is ready (nothing), or why it cannot be."""
    try:
        ready = worker.told.poll(START_SECONDS)
        why: Reason | None = worker.told.recv() if ready else Reason("worker-too-slow", {})
    except EOFError:
        why = Reason("worker-ended", {})
    if why is not None:
        raise CannotServe(why.code, **why.params)


def replaced(workers: list[Worker], listening: socket.socket, serving: Serving) -> list[Worker]:
    """Fresh processes first; if they cannot start, the old ones go on."""
    fresh = [start(listening, serving) for _ in workers]
    try:
        for worker in fresh:
            wait_until_ready(worker)
    except CannotServe as error:
        log.error("the new server processes cannot start, the old ones go on: %s", error)
        end(fresh)
        return workers
    end(workers)
    log.info("all server processes have been replaced")
    return fresh


def end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + GOODBYE_SECONDS + 4
    for worker in workers:
        worker.process.join(max(0.1, deadline - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.told.close()


# In the worker process


def work(listening: socket.socket, serving: Serving, told: Connection) -> None:
    set_up_logs(serving.logs)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()
    try:
        run_here(listening, serving, lambda: told.send(None))
    except (StoreError, CannotServe) as error:
        told.send(error.reason)
    except (KeyboardInterrupt, BrokenPipeError):
        pass


def leave_with_parent() -> None:
    """However the parent ends, nobody is left behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

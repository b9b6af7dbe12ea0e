"""The machines of a Ray cluster as an executor (`--ray ADDRESS`); an optional extra."""

import os
import socket
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any, Final

from rollplayer import __version__
from rollplayer.cli.errors import CleanNo, Complaint, WrongUse
from rollplayer.cli.runs.executors import Pace
from rollplayer.cli.runs.work import Chunk, Work, play_chunk
from rollplayer.cli.workers import AHEAD, TRIES

LOCAL: Final = "local"  # a cluster of this machine alone, for this command alone
AUTO: Final = "auto"  # the cluster that runs on this machine
SCHEME: Final = "ray://"
ANSWER_SECONDS: Final = 5.0
# Ray gives up after a minute, not after a quarter of an hour, and leaves the words to us.
SETTINGS: Final = {"RAY_NUM_REDIS_GET_RETRIES": "1", "RAY_BACKEND_LOG_LEVEL": "fatal"}


def play_far(work: Work, first: int, games: int, version: str) -> Chunk:
    check_version(version)
    return play_chunk(work, first, games)


def check_version(version: str) -> None:
    """Machines with another version would play other games."""
    if version != __version__:
        raise CleanNo("error-ray-version", here=version, there=__version__)


class OnRay:
    """A cluster. A chunk whose worker is lost is played again, there or elsewhere."""

    def __init__(self, address: str, jobs: int | None) -> None:
        self.ray = connected(address)
        self.pace = Pace(jobs or int(self.ray.cluster_resources().get("CPU", 1)))

    def play(self, work: Work, first: int, last: int) -> Iterator[Chunk]:
        # Ray prints what happens to its workers; our own output is for the result alone.
        with redirect_stdout(sys.stderr):
            try:
                yield from self.chunks(work, first, last)
            finally:
                self.ray.shutdown()

    def chunks(self, work: Work, first: int, last: int) -> Iterator[Chunk]:
        play = self.ray.remote(max_retries=TRIES)(play_far)
        everywhere = self.ray.put(work)
        handed_out: deque[Any] = deque()
        for some in self.pace.ranges(first, last):
            handed_out.append(play.remote(everywhere, *some, __version__))
            if len(handed_out) > AHEAD * self.pace.jobs:
                yield self.next(handed_out)
        while handed_out:
            yield self.next(handed_out)

    def next(self, handed_out: deque[Any]) -> Chunk:
        try:
            chunk: Chunk = self.ray.get(handed_out.popleft())
        except self.ray.exceptions.RayTaskError as error:
            raise complaint_of(error) from None
        except self.ray.exceptions.WorkerCrashedError:
            raise CleanNo("error-worker") from None
        except self.ray.exceptions.RayError as error:
            raise CleanNo("error-ray-lost", why=first_line(error)) from None
        self.pace.learn(chunk)
        return chunk


def connected(address: str) -> Any:
    """Ray itself, connected to the cluster; a wrong address is refused at once."""
    host, port = host_and_port(address)
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise WrongUse("error-extra", option="--ray", extra="ray") from None
    try:
        if host:  # somebody must listen there; Ray itself would wait for minutes
            socket.create_connection((host, port), ANSWER_SECONDS).close()
    except OSError as error:
        raise no_cluster(address, first_line(error)) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise no_cluster(address, first_line(error)) from None
    return ray


def host_and_port(address: str) -> tuple[str, int]:
    """Where a cluster listens; no host for one of this machine."""
    if address in (LOCAL, AUTO):
        return "", 0
    host, _, port = address.removeprefix(SCHEME).rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise WrongUse("error-ray-address", address=address)
    return host, int(port)


def no_cluster(address: str, why: str) -> CleanNo:
    return CleanNo("error-ray", address=address, why=why)


def complaint_of(error: Any) -> Complaint:
    """What went wrong in a chunk: our own complaint, or the last line of the traceback."""
    if isinstance(error.cause, Complaint):
        return error.cause
    return CleanNo("error-ray-lost", why=str(error).strip().splitlines()[-1])


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]

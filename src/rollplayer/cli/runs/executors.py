"""Where chunks of games are played: in this process, in several, or on other machines (`on_ray`).

A chunk takes about a second, so that handing it out costs next to nothing and little is lost with
it. Chunks come back in the order of their games. Their sizes depend on how fast the machines are;
no result does.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, Protocol

from rollplayer.cli.runs.work import Chunk, Work, play_chunk
from rollplayer.cli.workers import Workers

CHUNK_SECONDS: Final = 1.0
SLOW_GAME: Final = 5.0  # seconds; what a process loads at first no longer matters beside it


class Range(NamedTuple):
    """The games of a chunk that is still to be played."""

    first: int
    games: int


class Pace:
    """How long a game takes, and so how many of them make a chunk."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.seconds = 0.0
        self.games = 0
        self.chunks = 0

    def learn(self, chunk: Chunk) -> None:
        if self.chunks == self.jobs:  # the first chunk of each process loaded the bots as well
            self.seconds, self.games = 0.0, 0
        self.chunks += 1
        self.seconds += chunk.cpu_seconds
        self.games += len(chunk.lines)

    @property
    def per_game(self) -> float | None:
        return self.seconds / self.games if self.games else None

    def left(self, games: int) -> float | None:
        """The seconds that these games will take; None while nobody can tell."""
        per_game = self.per_game
        if per_game is None or (self.chunks <= self.jobs and per_game < SLOW_GAME):
            return None
        return per_game * games / self.jobs

    def ranges(self, first: int, last: int) -> Iterator[Range]:
        """Chunks of about a second; toward the end smaller ones, so that all end together."""
        while first < last:
            wanted = int(CHUNK_SECONDS / max(self.per_game, 1e-6)) if self.per_game else 1
            games = max(1, min(wanted, (last - first) // (2 * self.jobs)))
            yield Range(first, games)
            first += games


class Executor(Protocol):
    """Something that plays games, here or elsewhere."""

    pace: Pace

    def play(self, work: Work, first: int, last: int) -> Iterator[Chunk]: ...


class InProcess:
    """This process."""

    def __init__(self) -> None:
        self.pace = Pace(1)

    def play(self, work: Work, first: int, last: int) -> Iterator[Chunk]:
        for some in self.pace.ranges(first, last):
            chunk = play_chunk(work, *some)
            self.pace.learn(chunk)
            yield chunk


_work: list[Work] = []  # what a worker process plays


def begin_worker(work: Work) -> None:
    _work[:] = [work]


def play_in_worker(some: Range) -> Chunk:
    return play_chunk(_work[0], *some)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.pace = Pace(jobs)

    def play(self, work: Work, first: int, last: int) -> Iterator[Chunk]:
        with Workers(self.pace.jobs, partial(begin_worker, work)) as workers:
            for chunk in workers.map(play_in_worker, self.pace.ranges(first, last)):
                self.pace.learn(chunk)
                yield chunk

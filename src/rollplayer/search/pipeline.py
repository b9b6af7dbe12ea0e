"""The course of an analysis, in pieces that may be worked on anywhere and in any order.

The command line does the pieces one after another or in processes, the server in the processes of
its bots. `drive` and `drive_async` run one generator, so they find the same to the last digit. It
needs no NumPy: what the pieces find stays packed until the last of them brings it together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rollplayer.engine.terms import Move

if TYPE_CHECKING:
    from rollplayer.search.findings import Analysis

SURVEY: Final = "survey"  # how much work there is
LOOK: Final = "look"  # values a position and its moves
DOUBTS: Final = "doubts"  # which moves deserve rollouts
ROLLOUTS: Final = "rollouts"  # plays one move to the end of the game many times
CONCLUDE: Final = "conclude"  # brings all findings together


class Piece(NamedTuple):
    """A piece of work: its stage, and what the stage needs. It can be pickled."""

    stage: str
    given: tuple[Any, ...] = ()


class Survey(NamedTuple):
    """How many positions there are to look at, and how many pieces of work at most."""

    positions: int
    most_pieces: int


class Doubt(NamedTuple):
    """A move that deserves rollouts, by the place of the position it starts from."""

    place: int
    move: Move


Report = Callable[[], None]  # called once for every piece of work done
# Yields pieces that can be worked on now, one at least; is sent what they found, in their order.
Pipeline = Generator[list[Piece], list[Any], "Analysis"]


def pipeline() -> Pipeline:
    """All pieces of an analysis; what the last one finds is the result."""
    (survey,) = yield [Piece(SURVEY)]
    looks: list[bytes] = yield [Piece(LOOK, (place,)) for place in range(survey.positions)]
    (doubts,) = yield [Piece(DOUBTS, (looks,))]
    endings: list[bytes] = []
    if doubts:  # a short or faultless game leaves none
        endings = yield [Piece(ROLLOUTS, (doubt,)) for doubt in doubts]
    (analysis,) = yield [Piece(CONCLUDE, (looks, doubts, endings))]
    result: Analysis = analysis
    return result


def drive(work_on: Callable[[list[Piece]], Iterable[Any]], report: Report) -> Analysis:
    """Runs the pipeline; `work_on` yields what the pieces find, in their order."""
    steps = pipeline()
    pieces = next(steps)
    while True:
        found = []
        for result in work_on(pieces):
            found.append(result)
            report()
        try:
            pieces = steps.send(found)
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis


async def drive_async(work_on: Callable[[list[Piece]], Awaitable[list[Any]]]) -> Any:
    """The same where nobody may wait for a piece; gives what the last one has brought."""
    steps = pipeline()
    pieces = next(steps)
    while True:
        found = await work_on(pieces)
        try:
            pieces = steps.send(found)
        except StopIteration as end:
            return end.value

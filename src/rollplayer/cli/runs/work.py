"""What is played: a game by its number, and the chunk of games that one process plays at a time."""

import json
import time
from collections import Counter
from typing import Any, Final, NamedTuple, Protocol

Row = dict[str, Any]  # one game, as JSON: what `--rows` writes
Tally = Counter[tuple[str | int, ...]]  # whole numbers, which add up in any order
RECORD: Final = "record"  # the record of a game, beside its row


class Work(Protocol):
    """What a run plays. It is copied to every process, so it holds plain data only."""

    def play(self, number: int) -> Row:
        """The game of this number. Its seed depends on the number alone; `game` counts from 1."""
        ...

    def add_up(self, row: Row, tally: Tally) -> None:
        """Adds a game to the figures of its chunk."""
        ...


class Chunk(NamedTuple):
    """Some games in a row, as one process played them."""

    first: int
    lines: list[bytes]  # a row for each game
    records: list[str]  # where the work keeps them, else empty
    tally: Tally
    forfeits: list[Row]
    cpu_seconds: float = 0.0

    @property
    def rows(self) -> list[Row]:
        return [json.loads(line) for line in self.lines]


def play_chunk(work: Work, first: int, games: int) -> Chunk:
    """Plays some games, wherever this is called."""
    began = time.process_time()
    rows = [work.play(number) for number in range(first, first + games)]
    chunk = make_chunk(work, first, rows)
    return chunk._replace(cpu_seconds=time.process_time() - began)


def make_chunk(work: Work, first: int, rows: list[Row]) -> Chunk:
    """The chunk of games that are known: just played, or kept by an earlier run."""
    records = [row.pop(RECORD) for row in rows if RECORD in row]
    tally: Tally = Counter()
    for row in rows:
        work.add_up(row, tally)
    forfeits = [forfeit for row in rows for forfeit in forfeits_of(row)]
    return Chunk(first, [as_line(row) for row in rows], records, tally, forfeits)


def as_line(row: Row) -> bytes:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False).encode()


def forfeits_of(row: Row) -> list[Row]:
    return [
        {"game": row["game"], "seat": seat["seat"], "bot": seat["bot"], "reason": seat["forfeit"]}
        for seat in row.get("seats", ())
        if seat.get("forfeit")
    ]


def cut(work: Work, chunk: Chunk, games: int) -> Chunk:
    """The first games of a chunk."""
    rows = chunk.rows[:games]
    shorter = make_chunk(work, chunk.first, rows)
    return shorter._replace(records=chunk.records[:games], cpu_seconds=chunk.cpu_seconds)

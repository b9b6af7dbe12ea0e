"""Where games go as they come in: rows as JSON lines or CSV, records as files."""

import csv
import io
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import cannot_write, make_folder
from rollplayer.cli.runs.work import Chunk, Row

LINES, TABLE = ".jsonl", ".csv"
ROWS: Final = "--rows"


class Sink(ABC):
    """Takes the chunks of a run in order. Used as a context manager."""

    def __enter__(self) -> "Sink":
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.close(kind is None)

    def close(self, is_whole: bool) -> None:  # noqa: B027, most sinks have nothing to close
        """The run is over, or it has failed or was stopped."""

    @abstractmethod
    def take(self, chunk: Chunk) -> None: ...


class Rows(Sink):
    """A row for each game in a file, as JSON lines or, flattened, as CSV."""

    def __init__(self, name: str) -> None:
        self.path = Path(name)
        if self.path.suffix not in (LINES, TABLE):
            raise WrongUse("error-rows", file=name)
        try:
            self.file: BinaryIO = open(self.path, "wb")  # noqa: SIM115
        except OSError as error:
            raise cannot_write(ROWS, name, error) from None
        self.columns: list[str] = []

    def close(self, is_whole: bool) -> None:
        self.file.close()

    def take(self, chunk: Chunk) -> None:
        is_table = self.path.suffix == TABLE
        text = self.as_table(chunk) if is_table else b"".join(line + b"\n" for line in chunk.lines)
        try:
            self.file.write(text)
            self.file.flush()
        except OSError as error:
            raise cannot_write(ROWS, self.path, error) from None

    def as_table(self, chunk: Chunk) -> bytes:
        rows = [dict(flat(row)) for row in chunk.rows]
        text = io.StringIO()
        if not self.columns:
            self.columns = list(rows[0])
            csv.writer(text, lineterminator="\n").writerow(self.columns)
        writer = csv.DictWriter(text, self.columns, restval="", lineterminator="\n")
        writer.writerows(rows)
        return text.getvalue().encode()


def flat(row: Row) -> Iterator[tuple[str, Any]]:
    """The plain values of a row: `seat0_stars`. Lists become words; nested tables are left out."""
    for name, value in row.items():
        if name == "seats":
            for seat in value:
                own = ((key, each) for key, each in flat(seat) if key != "seat")
                yield from ((f"seat{seat['seat']}_{key}", each) for key, each in own)
        elif isinstance(value, list):
            yield name, " ".join(map(str, value))
        elif not isinstance(value, dict):
            yield name, value


class Records(Sink):
    """The record of every game as a file of its own."""

    OPTION: Final = "--record"

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        make_folder(self.OPTION, folder)

    def take(self, chunk: Chunk) -> None:
        for number, text in enumerate(chunk.records, chunk.first + 1):
            path = self.folder / f"game-{number:05}.txt"
            try:
                path.write_text(text, "utf-8", newline="\n")
            except OSError as error:
                raise cannot_write(self.OPTION, path, error) from None

"""The file of `--resume`: the games of a run as they are played, so that none is played twice.

Its first line says which run it is; every other line is a game, in order. A line that was being
written when the power went is dropped.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import cannot_write
from rollplayer.cli.runs.work import RECORD, Chunk, Row, Work, make_chunk

AT_ONCE: Final = 1000  # games read into one chunk
OPTION: Final = "--resume"


class ResumeFile:
    """The games kept in a file. Use as a context manager."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.path = Path(name)
        self.head = {"rollplayer": "run", **options}
        try:
            self.file: BinaryIO = open(self.path, "r+b" if self.path.exists() else "x+b")  # noqa: SIM115
        except OSError as error:
            raise cannot_write(OPTION, name, error) from None
        try:
            lock(self.file, name)
            self.begin()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "ResumeFile":
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def begin(self) -> None:
        """Reads the first line, or writes it into a new file."""
        first = self.file.readline()
        if not first:
            self.write(json.dumps(self.head).encode() + b"\n")
            return
        try:
            before = json.loads(first)
            if not isinstance(before, dict) or before.get("rollplayer") != "run":
                raise ValueError
        except ValueError:
            raise WrongUse("error-resume-file", option=OPTION, file=str(self.path)) from None
        for name in {**before, **self.head}:
            then, now = before.get(name), self.head.get(name)
            if then != now:
                raise WrongUse(
                    "error-resume-options",
                    option=OPTION,
                    file=str(self.path),
                    name=name,
                    then=as_words(then),
                    now=as_words(now),
                )

    def chunks(self, work: Work, games: int) -> Iterator[Chunk]:
        """The games that are there, up to this number; what follows is written behind them."""
        number = 0
        rows: list[Row] = []
        end = self.file.tell()
        while number < games and (line := self.file.readline()).endswith(b"\n"):
            rows.append(self.read(line, number))
            number += 1
            end = self.file.tell()
            if len(rows) == AT_ONCE or number == games:
                yield make_chunk(work, number - len(rows), rows)
                rows = []
        if rows:
            yield make_chunk(work, number - len(rows), rows)
        if number < games:
            self.file.seek(end)
            self.file.truncate()

    def read(self, line: bytes, number: int) -> Row:
        try:
            row: Row = json.loads(line)
            if row["game"] == number + 1:
                return row
        except (ValueError, KeyError, TypeError):
            pass
        raise WrongUse("error-resume-line", option=OPTION, file=str(self.path), line=number + 2)

    def take(self, chunk: Chunk) -> None:
        """Writes the games of a chunk, whole, before anything else is done with them."""
        self.write(
            b"".join(with_record(line, place, chunk) for place, line in enumerate(chunk.lines))
        )

    def write(self, text: bytes) -> None:
        try:
            self.file.write(text)
            self.file.flush()
        except OSError as error:
            raise cannot_write(OPTION, self.path, error) from None


def with_record(line: bytes, place: int, chunk: Chunk) -> bytes:
    if not chunk.records:
        return line + b"\n"
    record = json.dumps(chunk.records[place], ensure_ascii=False).encode()
    return b'%b,"%b":%b}\n' % (line[:-1], RECORD.encode(), record)


def as_words(value: object) -> str:
    """A value as a reader knows it: `adept,novice`, not a list in brackets."""
    if isinstance(value, list):
        return ",".join(map(str, value)) or "–"
    return "–" if value is None else str(value)


def lock(file: BinaryIO, name: str) -> None:
    """Two runs must not write into one file. Where there are no locks, nobody is refused."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise WrongUse("error-resume-busy", option=OPTION, file=name) from None

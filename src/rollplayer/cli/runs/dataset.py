"""Games as a Parquet data set (`--dataset FOLDER`); an optional extra. docs/mass-simulation.md

Two tables: `games` with a row for each game and its whole record, `seats` with a row for each seat.
Both are partitioned by the number of players and by run, and a run by blocks of games, so that the
same run writes the same files, however it was spread over processes.
"""

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import cannot_write, make_folder
from rollplayer.cli.runs.games import stars_of
from rollplayer.cli.runs.sinks import Sink
from rollplayer.cli.runs.work import RECORD, Chunk, Row
from rollplayer.engine.scoring import PARTS

OPTION: Final = "--dataset"
BLOCK: Final = 5000  # games per file: some megabytes, and as much memory
GAMES: Final = {
    "game": "int64",
    "deal": "int64",
    "seed": "string",
    "edition": "string",
    "variants": "string",
    "classes": "string",
    "cards": "string",
    "version": "string",
    "rounds": "int8",
    "decisions": "int16",
    "chance": "int16",
    RECORD: "string",
}
SEATS: Final = {
    "game": "int64",
    "seat": "int8",
    "bot": "string",
    "race": "string",
    "class": "string",
    "backstory": "string",
    "alignment": "string",
    "stars": "int16",
    "win": "float64",
    "rank": "string",
    **dict.fromkeys(map(stars_of, PARTS), "int16"),
    "forfeit": "string",
}


class Dataset(Sink):
    """Takes games until a file is full. Use as a context manager."""

    def __init__(self, folder: str, options: dict[str, Any]) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ModuleNotFoundError:
            raise WrongUse("error-extra", option=OPTION, extra="dataset") from None
        self.arrow = pyarrow
        self.options = {**options, "variants": " ".join(options["variants"])}
        self.places = {
            table: Path(folder, table, f"players={options['players']}", f"run={run_name(options)}")
            for table in ("games", "seats")
        }
        for place in self.places.values():
            make_folder(OPTION, str(place))
            check_folder(place)
        self.rows: list[Row] = []
        self.written = 0

    def close(self, is_whole: bool) -> None:
        if is_whole and self.rows:
            self.write(self.rows)

    def take(self, chunk: Chunk) -> None:
        for row, record in zip(chunk.rows, chunk.records, strict=True):
            self.rows.append({**row, RECORD: record})
        while len(self.rows) >= BLOCK:
            self.write(self.rows[:BLOCK])
            self.rows = self.rows[BLOCK:]

    def write(self, rows: list[Row]) -> None:
        """One file for each table."""
        games = [{**self.options, **row} for row in rows]
        seats = [{"game": row["game"], **seat} for row in rows for seat in row["seats"]]
        name = f"part-{self.written:05}.parquet"
        self.write_table(self.places["games"] / name, GAMES, games)
        self.write_table(self.places["seats"] / name, SEATS, seats)
        self.written += 1

    def write_table(self, path: Path, columns: dict[str, str], rows: list[Row]) -> None:
        """The file is there as a whole, or not at all."""
        arrow = self.arrow
        schema = arrow.schema(
            [(name, arrow.type_for_alias(kind)) for name, kind in columns.items()]
        )
        table = arrow.Table.from_pydict(
            {name: [row.get(name) for row in rows] for name in columns}, schema
        )
        draft = path.with_name(f".{path.name}.draft")
        try:
            arrow.parquet.write_table(table, draft, compression="zstd")
            os.replace(draft, path)
        except OSError as error:
            with suppress(OSError):
                draft.unlink()
            raise cannot_write(OPTION, path, error) from None


def check_folder(folder: Path) -> None:
    """Refuses a folder in which no file can be written, before any game is played."""
    probe = folder / ".probe"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise cannot_write(OPTION, folder, error) from None


def run_name(options: dict[str, Any]) -> str:
    """A short name for the options of a run; the same run, wherever it is played, has the same."""
    text = json.dumps(options, sort_keys=True)
    return f"{options['command']}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"

"""A card file as text and as tables, and the line of each key."""

import tomllib
from bisect import bisect_left
from typing import Any, Final

from rollplayer.engine import Param
from rollplayer.errors import BadCards
from rollplayer.notation.toml_text import Misread, read_toml

Table = dict[str, Any]
LONGEST_FILE: Final = 250_000  # characters; a pack of 254 cards needs less than half
LONGEST_LINE: Final = 2_000


class CardFile:
    """A card file as it was read; refusals name the line of a key."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.lines = source.split("\n")
        if len(source) > LONGEST_FILE:
            raise BadCards(name, 1, "card-file-too-long", most=LONGEST_FILE)
        for place, line in enumerate(self.lines, start=1):
            if len(line) > LONGEST_LINE:
                raise BadCards(name, place, "card-line-too-long", most=LONGEST_LINE)
        self.tables = self.parsed()

    def parsed(self) -> Table:
        try:
            read = read_toml("\n".join(self.lines))
        except RecursionError:
            line = 1 + bisect_left(range(len(self.lines)), True, key=self.is_too_deep)
            raise BadCards(self.name, line, "too-deep") from None
        if isinstance(read, Misread):
            raise BadCards(self.name, read.line, read.reason, **read.params)
        return read

    def head(self, lines: int) -> Table:
        """The tables of the first `lines` lines."""
        return tomllib.loads("\n".join(self.lines[:lines]))

    def is_too_deep(self, line: int) -> bool:
        try:
            self.head(line + 1)
        except RecursionError:
            return True
        except tomllib.TOMLDecodeError:
            pass
        return False

    def refuse(self, reason: str, *keys: str, **params: Param) -> BadCards:
        """A refusal at the line of the key that these keys lead to."""
        return BadCards(self.name, self.line_of(*keys), reason, **params)

    def line_of(self, *path: str) -> int:
        """The line on which a key begins, or its table's line if the key is not in the file.

        TOML has many ways to write a key, so the parser decides: the lines before the key are
        valid TOML without it, which is true of no later place in the file.
        """
        if not path:
            return 1
        if not holds(self.tables, path):
            return self.line_of(*path[:-1])
        for line in range(len(self.lines), 0, -1):
            if path[-1] in self.lines[line - 1] and self.comes_later(path, line - 1):
                return line
        return self.line_of(*path[:-1])

    def comes_later(self, path: tuple[str, ...], lines: int) -> bool:
        try:
            return not holds(self.head(lines), path)
        except tomllib.TOMLDecodeError:  # in the middle of a value
            return False


def holds(tables: Any, path: tuple[str, ...]) -> bool:
    """Whether a key is in these tables."""
    for key in path:
        if not isinstance(tables, dict) or key not in tables:
            return False
        tables = tables[key]
    return True

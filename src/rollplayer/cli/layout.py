"""Lines that fit the terminal: folded between words, and cells under each other.

Widths are columns of the terminal, not characters: a combining mark takes none, a wide letter two.
"""

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from rollplayer.cli.language import is_plain

USUAL: Final = 80
NARROWEST: Final = 20
WIDEST: Final = 100  # longer lines tire the eye; what is side by side may be wider
BREAKS: Final = re.compile(r"[ \n]+")  # a no-break space is no place to break


def screen_width() -> int:
    """The columns of a line of text."""
    return min(WIDEST, whole_width())


def whole_width() -> int:
    """The columns there are: `COLUMNS`, else the terminal's, else 80."""
    if os.environ.get("COLUMNS", "").isdigit() or sys.stdout.isatty():
        return max(NARROWEST, shutil.get_terminal_size((USUAL, 24)).columns)
    return USUAL


def display_width(text: str) -> int:
    return sum(map(char_width, text))


def char_width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fold(line: str, indent: str = "", width: int | None = None) -> list[str]:
    """A line cut between words to fit; an empty line stays one. What is cut off is indented."""
    width = width or (whole_width() if isinstance(line, Whole) else screen_width())
    if display_width(line) <= width:
        return [line.rstrip(" ")]
    first = line[: len(line) - len(line.lstrip(" "))]
    lines, room = [first], width - len(first)
    for word in BREAKS.split(line.strip(" ")):
        needed = display_width(word) + (1 if lines[-1].strip(" ") else 0)
        if needed > room and lines[-1].strip(" "):
            lines.append(first + indent)
            room, needed = width - len(first + indent), display_width(word)
        lines[-1] += f" {word}" if lines[-1].strip(" ") else word
        room -= needed
    return lines


def padded(cell: str, width: int) -> str:
    return cell + " " * (width - display_width(cell))


def right(cell: str, width: int) -> str:
    return " " * (width - display_width(cell)) + cell


def table(rows: Sequence[Sequence[str]], indent: str = "") -> list[str]:
    """Cells under each other where they fit the screen, otherwise behind each other."""
    lines = [indent + line for line in columns(rows)]
    if not is_plain() and max(map(display_width, lines), default=0) <= screen_width():
        return lines
    indent = "" if is_plain() else indent
    return [indent + ", ".join(cell for cell in row if cell) for row in rows]


class Whole(str):
    """A line that is laid out for the whole width: it is not folded."""


def side_by_side(left: Sequence[str], right: Sequence[str], gap: int) -> list[str]:
    """Two blocks of lines beside each other."""
    width = max(map(display_width, left)) + gap
    both = zip_longest(left, right, fillvalue="")
    return [Whole((padded(one, width) + two).rstrip()) for one, two in both]


def columns(rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Rows of cells under each other, two blanks apart; the columns of numbers end together."""
    table = [list(row) for row in rows]
    widths = [max(map(display_width, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            (right if place in numbers else padded)(cell, widths[place])
            for place, cell in enumerate(row)
        ).rstrip()
        for row in table
    ]

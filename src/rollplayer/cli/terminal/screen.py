"""The two ways of a line: out to the player, folded and perhaps colored, and in from the player.

Color is only ever an addition: a die's letter is always there.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Final, TextIO

from rollplayer.cli.language import is_plain, say, spoken
from rollplayer.cli.layout import fold, screen_width
from rollplayer.cli.output import never_fail
from rollplayer.cli.terminal.line_editing import Completions, completing, load_line_editing
from rollplayer.cli.terminal.screen_reader import aloud
from rollplayer.cli.terminal.typed_words import printable
from rollplayer.engine.terms import COLOR_NAMES, COLORS
from rollplayer.notation.moves import shorten
from rollplayer.words import Words

CODES: Final[Mapping[str, str]] = {
    "green": "32",
    "blue": "94",
    "red": "91",
    "purple": "35",
    "black": "90",
    "white": "97",
    "gold": "33",
}
LETTERS: Final = dict(zip(COLORS, COLOR_NAMES, strict=True))
VALUES: Final = (1, 2, 3, 4, 5, 6)
ROOM: Final = 16  # columns that a prompt leaves for the answer


def is_terminal(sink: TextIO) -> bool:
    """Whether somebody looks at it who understands more than plain lines."""
    return sink.isatty() and os.environ.get("TERM") != "dumb"


def wants_color(sink: TextIO) -> bool:
    """https://no-color.org: on a terminal only, and never where NO_COLOR is set."""
    return is_terminal(sink) and not is_plain() and not os.environ.get("NO_COLOR")


def paint(line: str) -> str:
    """The line with its dice in their colors."""
    pattern, colors = painted_dice(spoken())
    return pattern.sub(lambda die: f"\x1b[1;{CODES[colors[die[0]]]}m{die[0]}\x1b[0m", line)


def paint_prompt(prompt: str) -> str:
    """The same for a prompt: line editing has to know which letters take no room."""
    return re.sub(r"\x1b\[[0-9;]*m", lambda code: f"\x01{code[0]}\x02", paint(prompt))


@cache
def painted_dice(words: Words) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """How dice are written, `r4` and in words, and the color of each."""
    colors = {f"{letter}{value}": name for letter, name in LETTERS.items() for value in VALUES}
    for name in COLOR_NAMES:
        colors |= {words(f"die-{name}-value", value=value): name for value in VALUES}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, colors))})\b"), colors


class Screen:
    """Where lines are said and asked for."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self.source = source
        self.sink = sink
        self.color = wants_color(sink)
        self.is_terminal = is_terminal(sink)
        self.is_keyboard = source.isatty()
        never_fail(sink)
        if hasattr(source, "reconfigure"):
            source.reconfigure(errors="replace")  # a stray byte must not end a game
        if self.is_keyboard and source is sys.stdin:
            load_line_editing()

    def say(self, *lines: str) -> None:
        """Each line folded to the width of the screen; what is folded is indented."""
        for line in lines:
            pieces = fold(aloud(line)) if is_plain() else fold(line, "  ")
            for piece in pieces:
                print(paint(piece) if self.color else piece, file=self.sink)

    def say_whole(self, *lines: str) -> None:
        """Lines to be copied, such as a path: never folded."""
        for line in lines:
            print(line, file=self.sink)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """On a terminal a line that says so meanwhile, and is gone afterwards.

        A screen reader would read the erased line again, so there it stays.
        """
        if is_plain():
            self.say(say("thinking-hint"))
        if is_plain() or not self.is_terminal:
            yield
            return
        print(say("thinking-hint"), end="", file=self.sink, flush=True)
        try:
            yield
        finally:
            print("\r\x1b[K", end="", file=self.sink, flush=True)

    def ask(self, prompt: str, completions: Completions | None = None) -> str:
        """A line from the player, with Tab completing words; raises EOFError at the end of input.

        What comes from a file or a pipe is repeated, so that the output reads like a session.
        """
        *above, last = fold(prompt.rstrip(" "), width=screen_width() - ROOM)
        self.say_whole(*above)
        prompt = f"{last} "
        if self.is_keyboard and self.source is sys.stdin and self.sink is sys.stdout:
            with completing(completions):
                return input(paint_prompt(prompt) if self.color else prompt).strip()
        print(prompt, end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            print(file=self.sink)
            raise EOFError
        if not self.is_keyboard:
            print(printable(shorten(line.strip())), file=self.sink)
        return line.strip()

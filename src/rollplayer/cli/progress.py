"""A progress bar on a terminal, and beforehand how long it will take."""

import sys
import time
from typing import TextIO

from rollplayer.cli.language import number, say

WIDTH = 30
EVERY = 0.1  # seconds between two updates
LONG = 20.0  # seconds from which it is said beforehand how long it will take


class Progress:
    """Shows the progress of long work. Use as a context manager."""

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self.total = total
        self.what = what
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()
        self.done = 0
        self.skipped = 0
        self.said = False
        self.began = self.drawn = time.monotonic()

    def __enter__(self) -> "Progress":
        self.draw()
        return self

    def __exit__(self, *error: object) -> None:
        if self.shown:
            self.stream.write("\r\033[K")
            self.stream.flush()

    def add(self, done: int = 1, left: float | None = None) -> None:
        """Counts work as done; whoever knows says how many seconds are left."""
        self.done += done
        if left is not None and not self.said:
            self.say_how_long(left)
        now = time.monotonic()
        if now - self.drawn >= EVERY:
            self.drawn = now
            self.draw()

    def skip(self, done: int) -> None:
        """Counts work as done that an earlier call did: it says nothing about the speed."""
        self.done += done
        self.skipped += done
        self.began = time.monotonic()

    def say_how_long(self, left: float) -> None:
        """One line for long work, on a terminal and in a log alike."""
        self.said = True
        if left >= LONG:
            told = say("progress-long", count=self.total, what=self.what, time=duration(left))
            self.stream.write(f"\r{told}\033[K\n" if self.shown else f"{told}\n")
            self.stream.flush()

    def draw(self) -> None:
        if self.shown:
            self.stream.write(f"\r{self.line(time.monotonic() - self.began)}\033[K")
            self.stream.flush()

    def line(self, seconds: float) -> str:
        share = self.done / self.total if self.total else 1.0
        bar = "#" * round(share * WIDTH)
        line = f"[{bar:<{WIDTH}}] {self.done}/{self.total} {self.what}"
        done, total = self.done - self.skipped, self.total - self.skipped
        if not done:
            return line
        return f"{line}, {say('progress-left', time=duration(seconds * (total / done - 1)))}"


def duration(seconds: float) -> str:
    """`40 s`, `12 min`, `3.5 h`: as exactly as an estimate deserves."""
    if seconds < 100:
        return say("time-seconds", count=round(seconds))
    if seconds < 100 * 60:
        return say("time-minutes", count=round(seconds / 60))
    return say("time-hours", count=number(seconds / 3600, 1))

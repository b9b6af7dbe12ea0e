"""A progress bar on a terminal; nothing elsewhere."""

import sys
import time
from typing import TextIO

from rollplayer.cli.speech import say

WIDTH = 30
EVERY = 0.1  # seconds between two updates


class Progress:
    """Shows the progress of long work. Use as a context manager."""

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self.total = total
        self.what = what
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()
        self.done = 0
        self.began = self.drawn = time.monotonic()

    def __enter__(self) -> "Progress":
        self.draw()
        return self

    def __exit__(self, *error: object) -> None:
        if self.shown:
            self.stream.write("\r\033[K")
            self.stream.flush()

    def add(self, done: int = 1) -> None:
        """Counts work as done."""
        self.done += done
        now = time.monotonic()
        if now - self.drawn >= EVERY:
            self.drawn = now
            self.draw()

    def draw(self) -> None:
        if self.shown:
            self.stream.write(f"\r{self.line(time.monotonic() - self.began)}\033[K")
            self.stream.flush()

    def line(self, seconds: float) -> str:
        share = self.done / self.total if self.total else 1.0
        bar = "#" * round(share * WIDTH)
        line = f"[{bar:<{WIDTH}}] {self.done}/{self.total} {self.what}"
        if not share:
            return line
        left = round(seconds / share - seconds)
        return f"{line}, {say('progress-left', seconds=left)}"

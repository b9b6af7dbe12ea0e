"""The program on a real terminal, for tests.

Nothing here counts seconds on the program's part: a test waits for what is said, for as long as the
program runs. The long deadline only ends a test that would hang for ever.
"""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

HANGS = 300  # seconds; a busy machine has taken 40 to start the program
PATIENCE = 1


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, folder: Path, *args: str, columns: int = 80, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rollplayer", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**os.environ, "TERM": "xterm", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.said = ""
        self.has_ended = False

    def wait_for(self, text: str) -> None:
        """Reads until this has been said; fails when the program ends without it."""
        deadline = time.monotonic() + HANGS
        while text not in self.said:
            assert not self.has_ended, f"ended without {text!r}:\n{self.said}"
            assert time.monotonic() < deadline, f"waited for {text!r}:\n{self.said}"
            self.read()

    def read(self) -> None:
        """What has been said since, if anything; a letter may arrive in two pieces."""
        if not select.select([self.master], [], [], 1)[0]:
            return
        try:
            piece = os.read(self.master, 4096)
        except OSError:  # Linux: the program has closed its side
            piece = b""
        self.has_ended = not piece
        self.said += self.decoder.decode(piece)

    def type(self, text: str) -> None:
        self.press(f"{text}\n")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self, sent: int = signal.SIGINT) -> int:
        """Presses Ctrl-C until the program has ended; how it ended.

        A signal that comes just before Python waits for a key is noticed only with the next one, so
        one press is not enough. The second does not disturb what the first has begun.
        """
        deadline = time.monotonic() + HANGS
        while not self.has_ended and time.monotonic() < deadline:
            self.process.send_signal(sent)
            self.read_for(PATIENCE)
        return self.close()

    def read_for(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while not self.has_ended and time.monotonic() < deadline:
            self.read()

    def close(self) -> int:
        """Reads to the end: a program that nobody reads cannot end when the pipe is full."""
        self.read_for(HANGS)
        status = self.process.wait(HANGS)
        os.close(self.master)
        return status

"""The program on a real terminal, for tests."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path


class Terminal:
    """The program on its own terminal."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
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
        self.said = ""

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + 60  # the machine may be busy
        while text not in self.said:
            assert time.monotonic() < deadline, self.said
            if select.select([self.master], [], [], 0.2)[0]:
                self.said += self.read()

    def read(self) -> str:
        try:
            return os.read(self.master, 4096).decode()
        except OSError:  # the program has ended
            raise AssertionError(self.said) from None

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        status = self.process.wait(20)
        os.close(self.master)
        return status

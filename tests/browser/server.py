"""A real server process on a port of its own, which may be killed and started again."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SECONDS = 20
PROGRAM = (sys.executable, "-m", "rollplayer")
# All games of a run are made from one address, faster than people would.
FREELY = ("--limit", "tables=0", "--limit", "requests=0")


class Server:
    """`rollplayer serve` on a free port with a fresh database."""

    def __init__(self, folder: Path, *arguments: str, program: Sequence[str] = PROGRAM) -> None:
        self.arguments = arguments
        self.program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.link = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.db'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*self.program, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database]
        command += [*FREELY, *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                self.call("/api/server")
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.03)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self, *, hard: bool = False) -> None:
        if self.process is None:
            return
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(SECONDS)
        self.process = None

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.link + path, data, {"content-type": "application/json"} if data else {}
        )
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)

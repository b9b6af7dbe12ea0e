"""A program at play: one JSON object per line to it and back, each answer within its time."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Any, Final

from rollplayer.bots.bot import Forfeit

PROTOCOL: Final = 1
LONGEST: Final = 1 << 20  # bytes of an answer
WAITING: Final = 16  # lines that may wait to be read; a program that floods us is held up
GOODBYE_SECONDS: Final = 1.0
END: Final = b""

Json = dict[str, Any]


class Program:
    """A running program that plays. Every failure is a `Forfeit`, and ends the program."""

    def __init__(self, command: list[str]) -> None:
        self.number = 0
        self.last_words = ""
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise Forfeit(f"could not be started: {error.strerror}") from None
        self.answers: Queue[bytes] = Queue(WAITING)
        self.readers = [
            threading.Thread(target=self.read_answers, args=(pipe_of(self.process.stdout),)),
            threading.Thread(target=self.read_complaints, args=(pipe_of(self.process.stderr),)),
        ]
        for reader in self.readers:
            reader.daemon = True
            reader.start()

    def read_answers(self, pipe: IO[bytes]) -> None:
        while line := pipe.readline(LONGEST):
            self.answers.put(line)
        self.answers.put(END)

    def read_complaints(self, pipe: IO[bytes]) -> None:
        """What the program says on standard error is passed on, and its last line remembered."""
        while line := pipe.readline(LONGEST):
            text = line.decode("utf-8", "replace").rstrip()
            self.last_words = text or self.last_words
            print(text, file=sys.stderr, flush=True)

    def ask(self, request: Mapping[str, Any], seconds: float) -> Json:
        """The answer to a request."""
        self.number += 1
        try:
            return self.checked(self.exchange({"id": self.number, **request}, seconds))
        except Forfeit:
            self.close()
            raise

    def exchange(self, request: Json, seconds: float) -> bytes:
        stdin = pipe_of(self.process.stdin)
        with suppress(OSError):  # it has ended: its last line, or the end, waits to be read
            stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
        try:
            line = self.answers.get(timeout=seconds)
        except Empty:
            raise Forfeit(f"gave no answer within {seconds:g} s") from None
        if line == END:
            raise self.death()
        return line

    def death(self) -> Forfeit:
        try:
            status: int | str = self.process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            status = "unknown, since it closed its output and went on"
        self.readers[1].join(GOODBYE_SECONDS)
        said = f": {self.last_words}" if self.last_words else ""
        return Forfeit(f"ended in the middle of the game with status {status}{said}")

    def checked(self, line: bytes) -> Json:
        try:
            answer = json.loads(line)
        except ValueError:
            raise Forfeit(f"answered {shown(line)}, which is not JSON") from None
        if not isinstance(answer, dict) or answer.get("id") != self.number:
            raise Forfeit(f"answered {shown(line)}, not an object with id {self.number}")
        if answer.get("ok") is not True:
            error = answer.get("error")
            message = error.get("message") if isinstance(error, dict) else None
            raise Forfeit(str(message or f"answered {shown(line)}, without ok or an error"))
        return answer

    def close(self) -> None:
        """Ends the program: its input ends; if that is not enough, it is killed."""
        with suppress(OSError):
            pipe_of(self.process.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.1)
        self.process.kill()
        with suppress(Empty):  # lets a reader that waits for room go on to the end
            while True:
                self.answers.get_nowait()
        self.process.wait()
        for reader in self.readers:
            reader.join(GOODBYE_SECONDS)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


def pipe_of(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # all three were asked for
    return pipe


def shown(line: bytes) -> str:
    """A program's words for a message, however many they were."""
    text = line[:60].decode("utf-8", "replace").strip()
    return repr(text if len(line) <= 60 else f"{text[:40]}...")


def limit_from_environment(name: str, usual: float) -> float:
    """A number of seconds that a host may set in an environment variable."""
    try:
        seconds = float(os.environ.get(name, ""))
    except ValueError:
        return usual
    return seconds if seconds > 0 else usual

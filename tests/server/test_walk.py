"""The walk of a click in docs/architecture.md, traced in one process: from message to views."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.harness import Server, play_on

ROOT = Path(__file__).resolve().parents[2]
SOURCES = f"{ROOT}/src/rollplayer/"
NEVER = 10**6  # seconds until the server looks around by itself


class Walk:
    """The files that are passed while it is watched, in order."""

    def __init__(self) -> None:
        self.files: dict[str, None] = {}
        self.is_watched = False

    def see(self, frame: FrameType, event: str, argument: Any) -> None:
        name = frame.f_code.co_filename
        if self.is_watched and event == "call" and name.startswith(SOURCES):
            self.files[f"src/rollplayer/{name.removeprefix(SOURCES)}"] = None


@contextmanager
def traced() -> Iterator[Walk]:
    """Traces every thread that begins now."""
    walk = Walk()
    threading.setprofile(walk.see)
    try:
        yield walk
    finally:
        threading.setprofile(None)


def walk_of_a_click(database: str) -> list[str]:
    with traced() as walk, Server(database, poll_seconds=NEVER) as server:
        _, ann, bob = server.pair(seed="a click")
        play_on([ann, bob], moves=30)
        asked = ann if ann.view["turn"] == ann.seat else bob
        walk.is_watched = True
        answer = asked.play(asked.moves()[0])
        for seat in (ann, bob):
            seat.see(answer["event"])
            seat.ask("ping")  # what follows the views has happened by then
        walk.is_watched = False
    return list(walk.files)


def test_the_click_walk_is_the_one_of_the_docs(sqlite: str) -> None:
    """The server's own files, each in the order in which a click first comes to it."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = page.split("### A click")[1].split("### ")[0]
    named = re.findall(r"`(src/rollplayer/server/[a-z_/]+\.py)`", section)
    walked = walk_of_a_click(sqlite)
    print("\n".join(walked))
    server = [file for file in walked if "/server/" in file]
    assert [file for file in named if "/wire/" not in file] == server

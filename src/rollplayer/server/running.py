"""Runs the server: finds its port, its database and, for one user, a server that runs already."""

import asyncio
import gc
import json
import os
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from rollplayer.server.app import make_app
from rollplayer.server.bots import USUAL_WORK, Work
from rollplayer.server.store import StoreError, open_store

LARGEST_MESSAGE: Final = 64 * 1024
GOODBYE_SECONDS: Final = 3
# The thread that writes the database waits up to this long for the interpreter's lock. With 30
# busy tables a commit took 20 ms (median) with Python's usual 5 ms, and 14 ms with this.
SWITCH_SECONDS: Final = 0.0005
NOTE: Final = "running.txt"


class CannotServe(Exception):
    """The server cannot start; one line that says why."""


class Serving(NamedTuple):
    """What is served, and where."""

    host: str
    port: int
    database: str
    work: Work = USUAL_WORK


def serve(serving: Serving, *, announce: Callable[[str], None], leave_note: bool = False) -> None:
    """Serves until it is told to stop; `announce` gets the address once it answers there."""
    sys.setswitchinterval(SWITCH_SECONDS)
    listening = listen(serving.host, serving.port)
    link = address(serving.host, listening.getsockname()[1])
    note = data_folder() / NOTE if leave_note else None
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(run(listening, serving, lambda: tell(announce, link, note)))
    except StoreError as error:
        raise CannotServe(error) from None
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        if note is not None:
            note.unlink(missing_ok=True)


def work_of(hint: int | None, analysis: int | None) -> Work:
    """How hard hints and analyses think, where a host has said so."""
    return Work(hint, analysis or USUAL_WORK.analysis)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it halves the CPU of a message."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def run(listening: socket.socket, serving: Serving, started: Callable[[], None]) -> None:
    app = make_app(await open_store(serving.database), work=serving.work)
    gc.freeze()  # what is there now stays; the collector need not look at it again
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    server = uvicorn.Server(config)
    waiting = asyncio.create_task(when_started(server, started))
    await server.serve(sockets=[listening])
    waiting.cancel()


async def when_started(server: uvicorn.Server, started: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    started()


def tell(announce: Callable[[str], None], link: str, note: Path | None) -> None:
    if note is not None:
        note.write_text(link, "utf-8")
    announce(link)
    sys.stdout.flush()


# Ports and addresses ---------------------------------------------------------------------------


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the loop sends small messages at once; without it each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise CannotServe(f"{host}:{port} cannot be listened on: {error.strerror}") from None
    listening.set_inheritable(True)
    return listening


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any that is free."""
    try:
        listen(host, wanted).close()
    except CannotServe:
        return 0
    return wanted


def running_server() -> str | None:
    """The address of this user's server, if one runs."""
    try:
        link = (data_folder() / NOTE).read_text("utf-8")
        with urllib.request.urlopen(f"{link}api/server", timeout=2) as answer:
            return link if json.load(answer).get("name") == "rollplayer" else None
    except (OSError, ValueError, urllib.error.URLError):
        return None


# The user's folder -----------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this user's games are kept, by the custom of the system."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "rollplayer"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_of_user() -> str:
    return f"sqlite:///{data_folder() / 'games.db'}"

"""Runs the server: finds its port, its database and, for one user, a server that runs already."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from starlette.applications import Starlette

from rollplayer.errors import CannotServe, StoreError
from rollplayer.server.app import make_app, take_leave
from rollplayer.server.bots import USUAL_WORK, BotRunner, Work
from rollplayer.server.door import IDLE_SECONDS, doors
from rollplayer.server.gate import LOCAL
from rollplayer.server.limits import USUAL as USUAL_LIMITS
from rollplayer.server.limits import Guard, Limits, changed_limits
from rollplayer.server.logs import Style, set_up_logs
from rollplayer.server.settings import USUAL, Settings
from rollplayer.server.store import open_store

LARGEST_MESSAGE: Final = 64 * 1024
GOODBYE_SECONDS: Final = 3
# The thread that writes the database waits up to this long for the interpreter's lock. With 30
# busy tables a commit took 20 ms (median) with Python's usual 5 ms, and 14 ms with this.
SWITCH_SECONDS: Final = 0.0005
# The collector looks at the young often and at everything rarely: with 400 tables of four sockets
# a look at everything stopped the server for 300 ms, ten times a minute (docs/server.md).
COLLECT: Final = (5_000, 20, 1_000)
BACKLOG: Final = 1024  # connections that wait to be accepted
SPARE_FILES: Final = 64  # for the database, the bots and the page
NOTE: Final = "running.txt"

log = logging.getLogger("rollplayer.server")


class Serving(NamedTuple):
    """What is served, where, and how."""

    host: str
    port: int
    database: str
    settings: Settings = USUAL
    limits: Limits = USUAL_LIMITS
    trusted: tuple[str, ...] = ()  # proxies whose word about addresses is taken
    workers: int = 1  # processes
    logs: Style = "text"
    eager: bool = False  # bots get ready at once, so that the first hint is as quick as any


def serve(serving: Serving, *, announce: Callable[[str], None], leave_note: bool = False) -> None:
    """Serves until it is told to stop; `announce` gets the address once it answers there."""
    set_up_logs(serving.logs)
    listening = listen(serving.host, serving.port, now=serving.workers > 1)
    link = address(serving.host, listening.getsockname()[1])
    note = data_folder() / NOTE if leave_note else None
    try:
        if serving.workers > 1:
            from rollplayer.server.cluster.supervise import supervise

            supervise(listening, serving, lambda: tell(announce, link, note))
        else:
            run_here(listening, serving, lambda: tell(announce, link, note))
    except StoreError as error:
        raise CannotServe(error.reason.code, **error.reason.params) from None
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        if note is not None:
            note.unlink(missing_ok=True)


def run_here(listening: socket.socket, serving: Serving, started: Callable[[], None]) -> None:
    """Serves in this process."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(run(listening, serving, started))


def work_of(hint: int | None, analysis: int | None) -> Work:
    """How hard hints and analyses think, where a host has said so."""
    return Work(hint, analysis or USUAL_WORK.analysis)


def usual_settings() -> Settings:
    return USUAL


def local_settings() -> Settings:
    """For one user: only by its own names, so that no page elsewhere reaches it under another."""
    return USUAL._replace(hosts=LOCAL)


def limits_of(changes: dict[str, float]) -> Limits:
    for name in changes:
        if name not in Limits._fields:
            known = ", ".join(Limits._fields)
            raise CannotServe("unknown-limit", text=name, known=known)
    return changed_limits(changes)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it halves the CPU of a message."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def run(listening: socket.socket, serving: Serving, started: Callable[[], None]) -> None:
    guard = Guard(with_files(serving.limits), serving.trusted)
    store = await open_store(serving.database)
    each = max(1, ((os.cpu_count() or 2) - 1) // serving.workers)
    bots = BotRunner(each, guests=dict(serving.settings.guests))
    app = make_app(store, serving.settings, bots=bots, guard=guard)
    tune_collector()
    server = GentleServer(config_of(app, guard))
    waiting = asyncio.create_task(when_started(server, started, bots if serving.eager else None))
    await server.serve(sockets=[listening])
    waiting.cancel()


def tune_collector() -> None:
    gc.collect()
    gc.freeze()  # what is there now stays; the collector need not look at it again
    gc.set_threshold(*COLLECT)


def config_of(app: object, guard: Guard) -> uvicorn.Config:
    http, websocket = doors(guard)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # Starlette is an application; uvicorn types the raw protocol
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the gate reads them itself, from trusted proxies only
        http=http,
        ws=websocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE_SECONDS,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


class GentleServer(uvicorn.Server):
    """Lets the application take its leave before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if isinstance(self.config.app, Starlette):
            await take_leave(self.config.app)
        await super().shutdown(sockets)


def with_files(limits: Limits) -> Limits:
    """As many connections as the system allows files, less a few for ourselves."""
    if limits.files or sys.platform == "win32":
        return limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return limits._replace(files=max(16, min(most, 1 << 16) - SPARE_FILES))


async def when_started(
    server: uvicorn.Server, started: Callable[[], None], eager: BotRunner | None
) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    started()
    if eager is not None:
        await eager.wake()


def tell(announce: Callable[[str], None], link: str, note: Path | None) -> None:
    if note is not None:
        note.write_text(link, "utf-8")
    announce(link)
    sys.stdout.flush()


# Ports and addresses ---------------------------------------------------------------------------


def listen(host: str, port: int, *, now: bool = True) -> socket.socket:
    """The port is ours from here on. Unless `now`, whoever connects is refused until the server can
    answer: a proxy then asks another process, where it would wait for this one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the loop sends small messages at once; without it each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        if now:
            listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        said = error.strerror or str(error)
        raise CannotServe("cannot-listen", address=f"{host}:{port}", text=said) from None
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

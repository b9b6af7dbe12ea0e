"""The application: routes, headers, and the life of what stands behind them."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rollplayer.errors import StoreError
from rollplayer.server import operation
from rollplayer.server.bots import BotRunner
from rollplayer.server.companion import routes as companion
from rollplayer.server.errors import RESTART, Refusal
from rollplayer.server.gate import Gate
from rollplayer.server.headers import SecurityHeaders
from rollplayer.server.http import problem
from rollplayer.server.limits import Guard
from rollplayer.server.lobby import routes as lobby
from rollplayer.server.metrics import METRICS
from rollplayer.server.page import Page
from rollplayer.server.settings import USUAL, Settings
from rollplayer.server.store import Store, open_store
from rollplayer.server.store.keeping import delete_older
from rollplayer.server.table import routes as table
from rollplayer.server.table.analyses import Analyses
from rollplayer.server.table.tables import Tables

log = logging.getLogger("rollplayer.server")

LEAVE_SECONDS: Final = 2.0  # for what is being saved
STATIC: Final = Path(__file__).resolve().parent.parent / "static"
METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def make_app(
    store: Store | str,
    settings: Settings = USUAL,
    *,
    static: Path = STATIC,
    bots: BotRunner | None = None,
    guard: Guard | None = None,
) -> Starlette:
    """The whole server over a store, or over the address of one, which it then opens when it
    begins. It closes the store when it ends."""
    guard = guard or Guard()
    app = Starlette(
        routes=make_routes(static),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Gate, guard=guard, hosts=settings.hosts, origins=settings.origins),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={HTTPException: http_problem, Exception: unexpected},
        lifespan=lambda app: life(app, store, bots or BotRunner(), settings),
    )
    app.state.guard = guard
    app.state.stopping = False
    return app


def make_routes(static: Path) -> list[BaseRoute]:
    return [
        *operation.ROUTES,
        *lobby.ROUTES,
        *table.ROUTES,
        *companion.ROUTES,
        Route("/api/{rest:path}", unknown, methods=METHODS),
        Route("/{path:path}", Page(static).__call__, methods=["GET"]),
    ]


async def unknown(request: Request) -> Response:
    return problem(Refusal("no-such-address"))


async def http_problem(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    refusal = Refusal("other-method" if status == 405 else "unanswerable")
    refusal.status = status
    return problem(refusal)


async def unexpected(request: Request, error: Exception) -> Response:
    """Starlette logs the error itself; the caller learns no more than that there was one."""
    METRICS.count("rollplayer_errors_total")
    return problem(Refusal("server-error"))


@contextlib.asynccontextmanager
async def life(
    app: Starlette, store: Store | str, bots: BotRunner, settings: Settings
) -> AsyncIterator[None]:
    """Bots go on after a restart; idle tables are put away; at the end all is closed."""
    opened = await open_store(store) if isinstance(store, str) else store
    tables = Tables(opened, bots, settings)
    analyses = Analyses(bots, settings.work.analysis, opened, tables.peers)
    app.state.tables, app.state.analyses = tables, analyses
    background = [asyncio.create_task(keep_up(tables, analyses))]
    if settings.keep_days:
        old = forget_old_tables(opened, settings.keep_days)
        background.append(asyncio.create_task(old))
    try:
        yield
    finally:
        await take_leave(app)
        for task in background:
            task.cancel()
        analyses.close()
        await tables.close()
        bots.close()
        await opened.close()


async def take_leave(app: Starlette) -> None:
    """Before a server stops: readiness says so, moves that are being saved are answered, and all
    viewers are told to come back at once."""
    app.state.stopping = True
    tables: Tables = app.state.tables
    for viewer in tables.rooms.viewers():
        viewer.drop(RESTART)
    end = monotonic() + LEAVE_SECONDS
    while tables.rooms.viewers() and monotonic() < end:
        await asyncio.sleep(0.02)


async def forget_old_tables(store: Store, days: int) -> None:
    """Deletes what has not changed for so many days, every hour."""
    while True:
        try:
            gone = await delete_older(store, days)
            if gone:
                log.info("%d tables that had not changed for %d days were deleted", gone, days)
        except StoreError as error:
            log.warning("old tables could not be deleted: %s", error)
        await asyncio.sleep(3600)


async def keep_up(tables: Tables, analyses: Analyses) -> None:
    """Begins, then looks around every few seconds, whatever goes wrong in between."""
    started = False
    while True:
        try:
            if not started:
                await tables.start()
                started = True
            analyses.clear_away()
            await tables.look_around()
        except (StoreError, Refusal) as error:
            log.warning("the tables could not be looked at: %s", error)
        except Exception:
            log.exception("looking at the tables failed")
        await asyncio.sleep(tables.settings.poll_seconds)

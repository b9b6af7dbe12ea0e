"""The application: routes, headers, and the life of what stands behind them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rollplayer.server.bots import USUAL_WORK, BotRunner, Work
from rollplayer.server.companion import routes as companion
from rollplayer.server.errors import Refusal
from rollplayer.server.headers import SecurityHeaders
from rollplayer.server.http import problem
from rollplayer.server.lobby import routes as lobby
from rollplayer.server.page import Page
from rollplayer.server.store import Store
from rollplayer.server.table import routes as table
from rollplayer.server.table.analyses import Analyses
from rollplayer.server.table.registry import ABANDONED_SECONDS, Tables

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
SWEEP_SECONDS: Final = 60.0
METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def make_app(
    store: Store,
    *,
    static: Path = STATIC,
    bots: BotRunner | None = None,
    abandoned_after: float = ABANDONED_SECONDS,
    work: Work = USUAL_WORK,
) -> Starlette:
    """The whole server over an open store; it closes the store when it ends."""
    tables = Tables(store, bots or BotRunner(), abandoned_after, work)
    analyses = Analyses(tables.bots, work.analysis)
    app = Starlette(
        routes=make_routes(static),
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: http_problem, Exception: unexpected},
        lifespan=lambda _: life(tables, analyses),
    )
    app.state.tables = tables
    app.state.analyses = analyses
    return app


def make_routes(static: Path) -> list[BaseRoute]:
    return [
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
    return problem(Refusal("server-error"))


@contextlib.asynccontextmanager
async def life(tables: Tables, analyses: Analyses) -> AsyncIterator[None]:
    """Bots go on after a restart; idle tables are put away; at the end all is closed."""
    background = [
        asyncio.create_task(tables.resume()),
        asyncio.create_task(sweep_now_and_then(tables)),
    ]
    try:
        yield
    finally:
        for task in background:
            task.cancel()
        analyses.close()
        await tables.close()
        tables.bots.close()
        await tables.store.close()


async def sweep_now_and_then(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        tables.sweep()

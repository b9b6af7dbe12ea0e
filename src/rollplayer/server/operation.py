"""For whoever runs the server: is it alive, can it work, how much does it do.

GET /healthz  the process answers
GET /readyz   its database answers too, and it is not stopping
GET /metrics  numbers for Prometheus; only for this machine
"""

import asyncio
import os
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rollplayer.errors import StoreError
from rollplayer.server.errors import Refusal
from rollplayer.server.http import NO_STORE, problem
from rollplayer.server.limits import guard_of
from rollplayer.server.metrics import METRICS
from rollplayer.server.store.schema import READ_HISTORY
from rollplayer.server.table.tables import Tables

READY_SECONDS: Final = 3.0
LOCAL: Final = ("127.0.0.1", "::1")


async def healthz(request: Request) -> Response:
    return PlainTextResponse("ok\n", headers=NO_STORE)


async def readyz(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    if request.app.state.stopping:
        return problem(Refusal("stopping"))
    try:
        async with asyncio.timeout(READY_SECONDS):
            await tables.store.read(READ_HISTORY)
    except (StoreError, TimeoutError):
        return problem(Refusal("store-away"))
    if not tables.peers.is_listening():
        return problem(Refusal("store-away"))
    return PlainTextResponse("ok\n", headers=NO_STORE)


async def metrics(request: Request) -> Response:
    """The numbers say nothing secret, but they are nobody else's business."""
    nearest = request.client.host if request.client else ""
    is_forwarded = "x-forwarded-for" in request.headers
    if nearest not in LOCAL or is_forwarded:
        return problem(Refusal("no-such-address"))
    tables: Tables = request.app.state.tables
    rooms = tables.rooms.in_use.values()
    gauges = {
        "rollplayer_tables": len(rooms),
        "rollplayer_sockets": sum(len(room.viewers) for room in rooms),
        "rollplayer_players": sum(bool(each.mine) for room in rooms for each in room.viewers),
        "rollplayer_connections": guard_of(request).open,
        "rollplayer_bots_waiting": tables.bots.queue.size(),
        "rollplayer_listening": int(tables.peers.is_listening()),
        "rollplayer_memory_bytes": resident(),
        "rollplayer_cpu_seconds_total": sum(os.times()[:2]),
    }
    return PlainTextResponse(METRICS.text(gauges), headers=NO_STORE)


def resident() -> int:
    """Bytes of memory in use; 0 where the system does not say so."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]

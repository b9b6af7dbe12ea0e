"""Requests in and answers out: sizes checked, bodies typed, every failure a `Problem`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from rollplayer.errors import StoreError
from rollplayer.server.errors import Refusal

SMALL: Final = 64 * 1024
LARGE: Final = 512 * 1024  # card packs and records
NO_STORE: Final = {"cache-control": "no-store"}

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("rollplayer.server")


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    return Response(msgspec.json.encode(value), status, NO_STORE, "application/json")


def raw_answer(body: bytes) -> Response:
    return Response(body, 200, NO_STORE, "application/json")


def problem(refusal: Refusal) -> Response:
    found = answer(refusal.problem(), refusal.status)
    if refusal.retry_after is not None:
        found.headers["retry-after"] = str(refusal.retry_after)
    return found


async def body_of(request: Request, kind: type[T], limit: int = SMALL) -> T:
    """The body of a request as a wire type."""
    try:
        return msgspec.json.decode(await bounded(request, limit), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable-request", text=str(error)[:300]) from None


async def bounded(request: Request, limit: int) -> bytes:
    """The body, of this size at most, and only as long as it takes."""
    try:
        async with asyncio.timeout(request.app.state.guard.limits.body_seconds):
            return await whole(request, limit)
    except TimeoutError:
        raise Refusal("request-too-slow") from None


async def whole(request: Request, limit: int) -> bytes:
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Refusal("request-too-large", most=limit // 1024)
        parts.append(part)
    return b"".join(parts)


def number(text: str, what: str) -> int:
    """A whole number from a path or a query."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("not-a-number", text=what)
    return int(text)


def route(handler: Handler) -> Handler:
    """Turns refusals into problems."""

    @wraps(handler)
    async def served(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return problem(refusal)
        except StoreError as error:
            log.error("the store failed: %s", error)
            return problem(Refusal("store-away"))
        except ClientDisconnect:
            return Response(status_code=400)

    return served

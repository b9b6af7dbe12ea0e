"""The door of a real port: uvicorn's two protocols, with limits before anything is parsed.

What stands here no application can see: connections that have not asked for anything yet, and
bytes that are not yet a message (decision 047). Only methods that asyncio documents are overridden.
Under another server, or none, the application is the same without these limits.
"""

import asyncio
from asyncio import BaseTransport, Transport
from http import HTTPStatus
from typing import Final, cast

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rollplayer.server.errors import Refusal
from rollplayer.server.http import problem
from rollplayer.server.limits import Bucket, Guard, Peer, counted
from rollplayer.server.metrics import METRICS

IDLE_SECONDS: Final = 15  # a connection without a request
LARGEST_HEAD: Final = 65_536


class Line:
    """A connection: what may still be heard on it, and how long it is waited for."""

    def __init__(self, guard: Guard, transport: Transport, peer: Peer) -> None:
        self.guard = guard
        self.transport = transport
        self.peer = peer
        self.address = counted(peer[0])  # behind a proxy the gate finds out a better one
        self.heard = Bucket(guard.limits.bytes_in)
        self.unserved = 0  # bytes that belong to no request of which the application knows
        self.is_gone = False
        self.timer = self.wait(guard.limits.head_seconds)

    def wait(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.give_up)

    def begin(self, scope: Scope) -> None:
        """The head of a request has reached the application; its body may still be on the way."""
        self.address = scope["address"]
        self.timer.cancel()
        lengths = [int(value) for name, value in scope["headers"] if name == b"content-length"]
        self.unserved = -sum(lengths)

    def end(self) -> None:
        """It is answered: the next one, or the end of the connection, is due."""
        if not self.is_gone:
            self.timer = self.wait(IDLE_SECONDS + self.guard.limits.head_seconds)

    def give_up(self) -> None:
        METRICS.count("rollplayer_refused_total")
        if self.transport.is_closing():
            self.transport.abort()  # nobody reads what is left
        else:
            refuse(self.transport, Refusal("request-too-slow"))
            self.timer = self.wait(IDLE_SECONDS)

    def abort(self) -> None:
        METRICS.count("rollplayer_refused_total")
        self.transport.abort()

    def is_too_much(self, size: int) -> bool:
        """Whether a websocket says more than it may, or all of its address together."""
        limits = self.guard.limits
        return bool(
            self.heard.take(limits.bytes_in, size)
            or self.guard.bucket(self.address, "heard", limits.heard).take(limits.heard, size)
        )

    def lost(self) -> None:
        self.is_gone = True
        self.timer.cancel()
        self.guard.lines.pop(self.peer, None)
        self.guard.disconnect(counted(self.peer[0]))


class Watched(asyncio.Protocol):
    """A protocol whose connection is a line of the guard's."""

    guard: Guard
    line: Line | None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        direct = cast(Transport, transport)
        peer: Peer = transport.get_extra_info("peername")[:2]
        self.line = cast(Line | None, self.guard.lines.get(peer))  # after an upgrade
        if self.line is None and self.guard.connect(counted(peer[0])):
            self.line = self.guard.lines[peer] = Line(self.guard, direct, peer)
        elif self.line is None:
            refuse(direct, Refusal("too-many-requests", seconds=5))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is not None:
            self.line.lost()
        super().connection_lost(exc)


class WatchedHttp(Watched):
    def data_received(self, data: bytes) -> None:
        if self.line is None or self.line.transport.is_closing():
            return
        if self.line.unserved > LARGEST_HEAD:
            refuse(self.line.transport, Refusal("request-too-large", most=LARGEST_HEAD // 1024))
        else:
            self.line.unserved += len(data)
            super().data_received(data)


class WatchedSocket(Watched):
    def data_received(self, data: bytes) -> None:
        if self.line is not None and self.line.is_too_much(len(data)):
            self.line.abort()
        else:
            super().data_received(data)


def refuse(transport: Transport, refusal: Refusal) -> None:
    """Answers whoever has not asked properly yet, and ends the connection."""
    answer, status = problem(refusal), HTTPStatus(refusal.status)
    head = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), b"connection: close"]
    head += [b"%s: %s" % header for header in answer.raw_headers]
    transport.write(b"\r\n".join([*head, b"", bytes(answer.body)]))
    transport.close()


def doors(guard: Guard) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and for websockets, both with this guard."""
    http = type("Http", (WatchedHttp, HttpToolsProtocol), {"guard": guard})
    socket = type("Socket", (WatchedSocket, WebSocketsSansIOProtocol), {"guard": guard})
    return http, socket

"""A websocket client that costs next to nothing, for people by the hundred in one process.

When a server is killed, hundreds of scripted people come back at once. With a client made for
every purpose this took 3.5 ms of CPU for each, as much as all servers together, and the clock
blamed the servers for it. This one does what a browser would do and no more: it takes up its last
TLS session, sends texts and reads texts.
"""

import asyncio
import base64
import os
import socket
import ssl
from functools import cache
from types import TracebackType
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
RESTART: Final = 1012
SWITCHING: Final = b"HTTP/1.1 101 "
NO_MASK: Final = bytes(4)  # a mask of zeros changes nothing, so that nothing has to be masked


class RememberingContext(ssl.SSLContext):
    """Offers the last session to the server again, as a browser does."""

    session: ssl.SSLSession | None = None

    def wrap_bio(
        self,
        incoming: ssl.MemoryBIO,
        outgoing: ssl.MemoryBIO,
        server_side: bool = False,
        server_hostname: str | bytes | None = None,
        session: ssl.SSLSession | None = None,
    ) -> ssl.SSLObject:
        kept = session or self.session
        return super().wrap_bio(incoming, outgoing, server_side, server_hostname, kept)


class Closed(ConnectionError):
    """The other side has ended the connection."""


class AskedBack(Closed):
    """The server has ended the connection and asks for a new one."""


class LightSocket(asyncio.Protocol):
    """One connection. `async with opened(...)` gives it, ready to speak."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.unread = bytearray()
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.asked_back = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        place = urlsplit(self.link)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.is_open and not self.read_head():
            return
        while self.read_frame():
            pass

    def read_head(self) -> bool:
        end = self.unread.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self.unread[:end])
        del self.unread[: end + 4]
        if not head.startswith(SWITCHING):
            self.fail(Closed(head.split(b"\r\n", 1)[0].decode("latin-1")))
            self.transport.abort()
            return False
        self.is_open = True
        if not self.ready.done():  # else whoever opened it has given up
            self.ready.set_result(None)
        return True

    def read_frame(self) -> bool:
        """Frames of this server are whole messages and are not masked."""
        unread = self.unread
        if len(unread) < 2:
            return False
        size, first = unread[1], 2
        if size == 126:
            size, first = int.from_bytes(unread[2:4], "big"), 4
        elif size == 127:
            size, first = int.from_bytes(unread[2:10], "big"), 10
        if len(unread) < first + size:
            return False
        kind, body = unread[0] & 0xF, bytes(unread[first : first + size])
        del unread[: first + size]
        if kind == TEXT:
            self.heard.put_nowait(body)
        elif kind == PING:
            self.write(PONG, body)
        elif kind == CLOSE:
            self.asked_back = int.from_bytes(body[:2], "big") == RESTART
            self.transport.close()
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        self.heard.put_nowait(None)
        self.fail(Closed(str(error or "the connection has ended")))

    def fail(self, error: Exception) -> None:
        if not self.ready.done():
            self.ready.set_exception(error)

    def write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE))
        length = b"" if size < 126 else size.to_bytes(2, "big")
        self.transport.write(head + length + NO_MASK + body)

    def send(self, body: bytes) -> None:
        if not self.is_open:
            raise Closed("the connection has ended")
        self.write(TEXT, body)

    async def recv(self) -> bytes:
        message = await self.heard.get()
        if message is None:
            raise (AskedBack if self.asked_back else Closed)("the connection has ended")
        return message

    def remember_session(self, tls: ssl.SSLContext | None) -> None:
        """The ticket for the next time comes after the handshake, with the first messages."""
        if isinstance(tls, RememberingContext) and tls.session is None:
            tls.session = self.transport.get_extra_info("ssl_object").session


@cache
def address_of(host: str) -> str:
    """Looked up once: the loop would start a thread for it each time."""
    return socket.gethostbyname(host)


class opened:  # noqa: N801 - it is used as a function
    """Opens a connection for a while."""

    def __init__(
        self,
        link: str,
        tls: ssl.SSLContext | None,
        where: tuple[str, int] | None = None,
        seconds: float = 10.0,
    ) -> None:
        self.link = link
        self.tls = tls
        self.where = where
        self.seconds = seconds

    async def __aenter__(self) -> LightSocket:
        place = urlsplit(self.link)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self.seconds):
            _, self.socket = await loop.create_connection(
                lambda: LightSocket(self.link),
                address_of(place.hostname or ""),
                place.port or (443 if self.tls else 80),
                ssl=self.tls,
                server_hostname=place.hostname if self.tls else None,
                local_addr=self.where,
            )
            try:
                await self.socket.ready
            except BaseException:
                self.socket.transport.abort()
                raise
        return self.socket

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.socket.is_open:
            self.socket.remember_session(self.tls)
        self.socket.transport.close()

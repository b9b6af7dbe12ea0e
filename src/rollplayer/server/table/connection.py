"""The connection of one viewer: messages wait here until it has read those before.

A viewer who reads too slowly or writes too fast is cut off: it comes back with `since` and is
told what it missed. So the memory for one viewer is bounded.
"""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rollplayer.server.errors import NORMAL, TRY_LATER
from rollplayer.server.limits import Bucket, Guard, address_of, guard_of
from rollplayer.server.table.room import encode

MOST_UNREAD: Final = 300_000  # characters that may wait for a slow reader: some sixty whole views
PARTING_SECONDS: Final = 1.0


class Connection:
    """One viewer: the seats it has shown tokens for, and what waits to be sent."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.address = address_of(websocket)
        self.guard: Guard = guard_of(websocket)
        self.mine: frozenset[int] = frozenset()
        self.sent = 0
        self.deltas = False
        self.shown: int | None = None
        self.since = monotonic()
        self.messages = Bucket(self.guard.limits.messages)
        self.task = asyncio.current_task()
        self.listening = False
        self.dropped = False
        self.parting = TRY_LATER  # what a viewer that is dropped is told
        self.slow: set[asyncio.Task[None]] = set()
        self.waiting: list[str] = []
        self.unread = 0  # characters in `waiting`, and of the message that is being sent
        self.news = asyncio.Event()
        self.is_over = False
        self.writer = asyncio.create_task(self.write())

    # Sending

    def send(self, text: str) -> None:
        """Sends a message with all others of this moment: answer and view go out together."""
        self.waiting.append(text)
        self.unread += len(text)
        self.news.set()
        if self.unread > MOST_UNREAD:
            self.drop()

    def answer(self, message: msgspec.Struct) -> None:
        self.send(encode(message).decode())

    async def write(self) -> None:
        """Sends what waits, as fast as it is read."""
        try:
            while not self.is_over:
                await self.news.wait()
                self.news.clear()
                while self.waiting:
                    texts, self.waiting = self.waiting, []
                    for text in texts:
                        await self.websocket.send_text(text)
                        self.unread -= len(text)
        except (WebSocketDisconnect, RuntimeError):
            return  # it is gone, and the reader hears so

    async def catch_up(self) -> None:
        """Where much waits, the answers go out before the next message is served."""
        if self.unread > MOST_UNREAD // 2:
            await asyncio.sleep(0)

    # Receiving

    async def receive(self) -> str | bytes:
        """The next message; the end of the connection is raised."""
        if self.dropped:
            raise WebSocketDisconnect(self.parting)
        self.listening = True
        message = await self.websocket.receive()
        self.listening = False
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Serves a request that takes seconds, while the viewer goes on."""
        task = asyncio.create_task(work)
        self.slow.add(task)
        task.add_done_callback(self.slow.discard)

    # Ending

    def drop(self, code: int = TRY_LATER) -> None:
        """Cuts the viewer off; it will come back. A move that is being saved is not disturbed."""
        if not self.dropped:
            self.dropped = True
            self.parting = code
            if self.listening and self.task is not None:
                self.task.cancel()

    async def part(self, code: int) -> None:
        """Ends the connection with all that waits, if that is read within a second."""
        for task in self.slow:
            task.cancel()
        self.is_over = True
        self.news.set()
        try:
            async with asyncio.timeout(PARTING_SECONDS):
                await self.writer
                await self.websocket.close(self.parting if self.dropped else code)
        except (RuntimeError, WebSocketDisconnect):
            return  # it is gone
        except TimeoutError:  # it does not read
            line = self.guard.line(self.websocket.scope)
            if line is not None:
                line.abort()

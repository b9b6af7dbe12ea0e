"""A websocket of the application itself, without a port: what the application sends is heard at
once, and nothing that it says is lost at the end, as over a real connection."""

import asyncio
from queue import SimpleQueue
from typing import Any

from starlette.testclient import TestClient
from starlette.types import Message
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

SECONDS = 20


class Talk:
    """Speaks and listens like `websockets.sync.client`."""

    def __init__(self, client: TestClient, path: str, **options: Any) -> None:
        assert client.portal, "the application has not been started"
        self.session = client.websocket_connect(path, **options)
        self.loop = client.portal.call(asyncio.get_running_loop)
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: SimpleQueue[Message] = SimpleQueue()
        self.close_code: int | None = None
        self.say({"type": "websocket.connect"})
        self.work = client.portal.start_task_soon(self.serve)
        assert self.heard.get(timeout=SECONDS)["type"] == "websocket.accept"

    async def serve(self) -> None:
        await self.session.app(self.session.scope, self.said.get, self.hear)

    def say(self, message: Message) -> None:
        self.loop.call_soon_threadsafe(self.said.put_nowait, message)

    async def hear(self, message: Message) -> None:
        """The application sends something."""
        if message["type"] == "websocket.close":
            self.close_code = message["code"]
        self.heard.put(message)

    def send(self, message: str | bytes) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self.say({"type": "websocket.receive", kind: message})

    def recv(self, timeout: float = SECONDS) -> str:
        message = self.heard.get(timeout=timeout)
        if message["type"] == "websocket.close":
            self.heard.put(message)  # whoever listens again hears it again
            raise ConnectionClosedError(Close(message["code"], ""), None)
        text: str = message["text"]
        return text

    def close(self) -> None:
        """Hangs up, and waits until the application has noticed."""
        self.say({"type": "websocket.disconnect", "code": 1000})
        self.work.result(SECONDS)

    def __enter__(self) -> "Talk":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

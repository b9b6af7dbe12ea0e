"""uvicorn's protocols with a guard: connections counted, heads timed, websocket floods cut off.

What is refused here has cost next to nothing: no request was read, no frame parsed.
"""

import asyncio
from asyncio import TimerHandle, Transport
from asyncio.transports import BaseTransport
from typing import Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from rollplayer.server.errors import POLICY
from rollplayer.server.limits import NOWHERE, Bucket, Guard, counted
from rollplayer.server.metrics import METRICS

# A message of less than 126 bytes in one frame: two bytes, four of the mask, the text.
FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT_HEAD: Final = 6
LARGEST_HEAD: Final = 32_768
PAUSE: Final = 0.05
PATIENCE: Final = 40  # pauses, at the end, for what is being saved
CONTROL: Final = (Opcode.PING, Opcode.PONG)
DOOR: Final = "rollplayer.socket"  # in the scope of a websocket: its `GuardedSocket`
MOST_HEARD: Final = 16  # messages that wait to be served before reading pauses
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-type: application/json\r\ncontent-length: 98\r\n\r\n"
    b'{"code":"too-fast","message":"too many connections from your address; try again in 5 s"}'
).replace(b"content-length: 98", b"content-length: 88")
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def peer_of(transport: BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return counted(str(peer[0])) if isinstance(peer, tuple) and peer else NOWHERE


class GuardedHttp(HttpToolsProtocol):
    """HTTP: so many connections, and a head that arrives in time."""

    guard: Guard

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        # uvicorn says Transport too, where asyncio says BaseTransport.
        super().connection_made(transport)
        self.peer = peer_of(transport)
        self.head: TimerHandle | None = None
        self.received = 0
        self.admitted = self.guard.connect(self.peer)
        if self.admitted:
            self.expect_head()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def expect_head(self) -> None:
        loop = asyncio.get_running_loop()
        self.head = loop.call_later(self.guard.limits.head_seconds, self.give_up)

    def give_up(self) -> None:
        METRICS.count("rollplayer_refused_total")
        self.transport.write(TOO_SLOW)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.head is not None:
            self.received += len(data)
            if self.received > LARGEST_HEAD + len(data):
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        if self.head is None:  # the next request on the same connection
            self.expect_head()
        self.received = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.forget_head()
        super().on_headers_complete()

    def forget_head(self) -> None:
        if self.head is not None:
            self.head.cancel()
            self.head = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_head()
        if self.admitted:
            self.guard.disconnect(self.peer)
        super().connection_lost(exc)


def framed(message: bytes) -> bytes:
    """A text message as a frame of the wire. Frames of a server are not masked, so that one frame
    serves every viewer who sees the same."""
    size = len(message)
    if size < 126:
        return b"\x81" + bytes((size,)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begin with a frame end with one."""
    place = 0
    while place + 2 <= len(data):
        size, head = data[place + 1] & ~MASKED, 2
        if size == 126:
            size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 4
        elif size == 127:
            size, head = int.from_bytes(data[place + 2 : place + 10], "big"), 10
        place += head + size + (4 if data[place + 1] & MASKED else 0)
    return place == len(data)


class GuardedSocket(WebSocketsSansIOProtocol):
    """Websockets: so many bytes and frames a second. A flood ends the connection at once.

    Messages go straight from here to the table and back (`receive`, `push`): the layers between,
    made for any application, cost more than a move.
    """

    guard: Guard

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = peer_of(transport)
        self.bytes_in = Bucket(self.guard.limits.bytes_in)
        self.frames_in = Bucket(self.guard.limits.frames)
        self.patience = PATIENCE
        self.waiting: list[bytes] = []  # frames that go out together
        self.is_idle = False  # the application waits for the next message
        self.is_between_frames = True  # all data so far have ended with the end of a frame

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.bytes_in.take(self.guard.limits.bytes_in, len(data)):
            self.cut_off()
            return
        text = self.whole_text(data)
        if text is None:
            if self.handshake_initiated and self.is_between_frames:
                self.is_between_frames = ends_with_a_frame(data)
            super().data_received(data)
        else:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def whole_text(self, data: bytes) -> bytes | None:
        """The message, where the data are one short text and nothing else: nearly always. The
        parser, which knows all cases, takes as long as a tenth of a move."""
        size = len(data) - SHORT_HEAD
        if not 0 < size < 126 or data[0] != FINAL_TEXT or data[1] != MASKED | size:
            return None
        if self.frames or not self.is_between_frames or self.conn.state is not OPEN:
            return None
        return apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope)[DOOR] = self

    def handle_events(self) -> None:
        """Control frames are counted here; messages by the application, which can say so."""
        events = self.conn.events_received()
        control = sum(isinstance(event, Frame) and event.opcode in CONTROL for event in events)
        if control and self.frames_in.take(self.guard.limits.frames, control):
            self.cut_off()
            return
        self.conn.events = [*events, *self.conn.events]
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 ends the connection; that is nobody's error here."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: ASGIReceiveEvent = {"type": "websocket.receive", "bytes": bytes(data)}
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() >= MOST_HEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def push(self, frame: bytes) -> None:
        """Sends a frame with all others of this moment: the answer and the view are one write."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append(frame)

    def flush(self) -> None:
        frames, self.waiting = self.waiting, []
        if frames and self.conn.state is OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(frames))

    def unread(self) -> int:
        """The bytes that wait for a slow reader, in the transport."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Ends the connection without waiting for a reader who does not read."""
        self.transport.abort()

    async def receive(self) -> ASGIReceiveEvent:
        self.is_idle = True
        message = await super().receive()
        self.is_idle = False
        return message

    def shutdown(self) -> None:
        """A move that is being saved is answered before the connection ends."""
        if not self.is_idle and self.patience > 0 and not self.disconnected:
            self.patience -= 1
            self.loop.call_later(PAUSE, self.shutdown)
        elif not self.disconnected:
            self.loop.call_later(PAUSE, self.say_goodbye)

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def say_goodbye(self) -> None:
        self.flush()
        if not self.disconnected:
            super().shutdown()

    def cut_off(self) -> None:
        METRICS.count("rollplayer_refused_total")
        self.conn.fail(POLICY, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.disconnect(self.peer)
        super().connection_lost(exc)


def guarded(
    guard: Guard,
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The two protocols, both with this guard."""
    http = type("Http", (GuardedHttp,), {"guard": guard})
    socket = type("Socket", (GuardedSocket,), {"guard": guard})
    return cast(type[asyncio.Protocol], http), cast(type[asyncio.Protocol], socket)

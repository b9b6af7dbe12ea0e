"""The socket of a viewer: one message in, answers and views out.

A viewer who reads too slowly or writes too fast is cut off: it comes back with `since` and is
told what it missed. Memory for one viewer is bounded by its queue.
"""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rollplayer.server.errors import Refusal
from rollplayer.server.table.commands import play, preview, undo, why
from rollplayer.server.table.hints import give_hint
from rollplayer.server.table.proposals import come_back, propose
from rollplayer.server.table.registry import MOST_VIEWERS, Tables
from rollplayer.server.table.room import Room, encode
from rollplayer.server.tokens import hashed, matches
from rollplayer.server.wire import (
    AskHint,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Propose,
    Undo,
    Why,
)

QUEUE: Final = 64  # messages that may wait for a slow reader
HELLO_SECONDS: Final = 20.0
RATE: Final = 60.0  # messages a second
BURST: Final = 240.0
MOST_TOKENS: Final = 16
LARGEST: Final = 16_384  # characters a message

NORMAL, POLICY, TOO_LARGE, TRY_LATER, NO_TABLE = 1000, 1008, 1009, 1013, 4404

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Bucket:
    """How much somebody may still say just now."""

    def __init__(self) -> None:
        self.left = BURST
        self.at = monotonic()

    def take(self) -> bool:
        moment = monotonic()
        self.left = min(BURST, self.left + (moment - self.at) * RATE)
        self.at = moment
        self.left -= 1
        return self.left >= 0


class Connection:
    """One viewer: the seats it has shown tokens for, and what waits to be sent."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.mine: frozenset[int] = frozenset()
        self.sent = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.bucket = Bucket()
        self.task = asyncio.current_task()
        self.listening = False
        self.dropped = False
        self.slow: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def answer(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Serves a request that takes seconds, while the viewer goes on."""
        task = asyncio.create_task(work)
        self.slow.add(task)
        task.add_done_callback(self.slow.discard)

    def forget_slow(self) -> None:
        for task in self.slow:
            task.cancel()

    def drop(self) -> None:
        """Cuts the viewer off; it will come back. A move that is being saved is not disturbed."""
        if not self.dropped:
            self.dropped = True
            if self.listening and self.task is not None:
                self.task.cancel()

    async def receive(self) -> str | bytes:
        """The next message; the end of the connection is raised."""
        if self.dropped:
            raise WebSocketDisconnect(TRY_LATER)
        self.listening = True
        message = await self.websocket.receive()
        self.listening = False
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    async def pump(self) -> None:
        while True:
            message = await self.queue.get()
            await self.websocket.send({"type": "websocket.send", "text": message.decode()})


async def table_socket(websocket: WebSocket) -> None:
    """/api/tables/{table}/socket"""
    await websocket.accept()
    tables: Tables = websocket.app.state.tables
    try:
        room = await tables.room(websocket.path_params["table"])
        if len(room.viewers) >= MOST_VIEWERS:
            raise Refusal("too-many-viewers")
    except Refusal as refusal:
        await refuse_connection(websocket, refusal)
        return
    connection = Connection(websocket)
    pump = asyncio.create_task(connection.pump())
    try:
        await converse(tables, room, connection)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except asyncio.CancelledError:
        if not connection.dropped:
            raise
    finally:
        pump.cancel()
        connection.forget_slow()
        room.leave(connection)
        if connection.mine:
            tables.changed(room)
        await hang_up(websocket, TRY_LATER if connection.dropped else POLICY)


async def refuse_connection(websocket: WebSocket, refusal: Refusal) -> None:
    refused = refusal.answer(0)
    await websocket.send_text(encode(refused).decode())
    await websocket.close(NO_TABLE if refusal.status == 404 else TRY_LATER)


async def hang_up(websocket: WebSocket, code: int) -> None:
    if WebSocketState.DISCONNECTED in (websocket.client_state, websocket.application_state):
        return
    try:
        async with asyncio.timeout(1):
            await websocket.close(code)
    except (RuntimeError, TimeoutError):
        return  # it is gone already, or it does not read


async def converse(tables: Tables, room: Room, connection: Connection) -> None:
    async with asyncio.timeout(HELLO_SECONDS):
        while not await hear(tables, room, connection, greeted=False):
            pass
    while True:
        await hear(tables, room, connection, greeted=True)


async def hear(tables: Tables, room: Room, connection: Connection, *, greeted: bool) -> bool:
    """Serves one message; says whether it was a Hello."""
    text = await connection.receive()
    if not connection.bucket.take():
        await cut_off(connection)
    try:
        message = read(text)
        if isinstance(message, Hello):
            await hello(tables, room, connection, message)
            return True
        if not greeted:
            raise Refusal("no-hello")
    except Refusal as refusal:
        connection.answer(refusal.answer(0))
        return False
    await serve(tables, room, connection, message)
    return False


async def cut_off(connection: Connection) -> None:
    connection.answer(Refusal("too-fast").answer(0))
    await asyncio.sleep(0.05)  # time for the answer to go out
    raise WebSocketDisconnect(POLICY)


def read(text: str | bytes) -> ClientMessage:
    if len(text) > LARGEST:
        raise Refusal("message-too-large", most=LARGEST)
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable-request", text=str(error)[:300]) from None


async def hello(tables: Tables, room: Room, connection: Connection, message: Hello) -> None:
    """Finds the seats of the tokens, and shows the table from `since` on."""
    mine = seats_of(room, message.tokens)
    room.leave(connection)
    connection.mine = mine
    connection.sent = message.since if 0 <= message.since <= room.game.event else 0
    await come_back(tables, room, mine)
    news = any(not room.here(seat) for seat in mine)
    room.enter(connection)
    if len(mine) < len(set(message.tokens)):
        connection.answer(Refusal("unknown-token").answer(0))
    if news:
        tables.changed(room)
    else:
        tables.show(room, connection)


def seats_of(room: Room, tokens: list[str]) -> frozenset[int]:
    """The seats that the tokens open. All are compared, in constant time."""
    digests = [hashed(token) for token in tokens[:MOST_TOKENS]]
    return frozenset(
        row.seat for row in room.seats for digest in digests if matches(digest, row.token)
    )


async def serve(tables: Tables, room: Room, connection: Connection, message: ClientMessage) -> None:
    """Carries one request out and answers it; a change is shown to everybody."""
    try:
        changed = await do(tables, room, connection, message)
    except Refusal as refusal:
        number = getattr(message, "id", 0)
        connection.answer(refusal.answer(number))
        if refusal.code == "stale" and not connection.dropped:
            tables.show(room, connection)
        return
    if changed:
        tables.changed(room)


async def do(tables: Tables, room: Room, connection: Connection, message: ClientMessage) -> bool:
    """Says whether anything has changed for the others."""
    mine = connection.mine
    if isinstance(message, Play):
        connection.answer(Done(message.id, await play(tables, room, mine, message)))
        return True
    if isinstance(message, Undo):
        connection.answer(Done(message.id, await undo(tables, room, mine, message)))
        return True
    if isinstance(message, Propose):
        connection.answer(Done(message.id, await propose(tables, room, mine, message)))
        return True
    if isinstance(message, Preview):
        scores = preview(room, mine, message)
        connection.answer(Previewed(message.id, message.seat, scores))
    elif isinstance(message, Why):
        why(room, mine, message)
        connection.answer(Done(message.id, room.game.event))
    elif isinstance(message, AskHint):
        connection.later(answer_hint(tables, room, connection, message))
    elif isinstance(message, Ping):
        connection.answer(Pong(message.id))
    return False


async def answer_hint(tables: Tables, room: Room, connection: Connection, message: AskHint) -> None:
    try:
        connection.answer(await give_hint(tables, room, connection.mine, message))
    except Refusal as refusal:
        connection.answer(refusal.answer(message.id))

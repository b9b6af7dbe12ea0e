"""The socket of a viewer: one message in, answers and views out."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NoReturn

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rollplayer.errors import StoreError
from rollplayer.server.errors import POLICY, TRY_LATER, Refusal
from rollplayer.server.limits import address_of, guard_of
from rollplayer.server.metrics import METRICS
from rollplayer.server.table import chat, commands
from rollplayer.server.table.connection import Connection
from rollplayer.server.table.hints import give_hint
from rollplayer.server.table.proposals import come_back, propose
from rollplayer.server.table.room import Change, Room, encode
from rollplayer.server.table.tables import Tables
from rollplayer.server.tokens import hashed, matches
from rollplayer.server.wire.advice import AskHint
from rollplayer.server.wire.ahead import Ahead, TakeBack
from rollplayer.server.wire.chat import AllowTalk, Say
from rollplayer.server.wire.dice import Reveal
from rollplayer.server.wire.seats import Close, Free, Look, Resign
from rollplayer.server.wire.socket import ClientMessage, Done, Hello, Ping, Pong
from rollplayer.server.wire.table import Play, Preview, Previewed, Propose, Undo, Why

HELLO_SECONDS: Final = 20.0
MOST_TOKENS: Final = 16
LARGEST: Final = 16_384  # characters per message
MOST_SPECTATORS: Final = 200  # of a table; players always come in
MOST_OF_ONE: Final = 50  # spectators of a table from one address
MOST_OF_SEAT: Final = 8  # connections of one player: the oldest goes

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def table_socket(websocket: WebSocket) -> None:
    """/api/tables/{table}/socket"""
    await websocket.accept()
    guard, address = guard_of(websocket), address_of(websocket)
    try:
        if "refusal" in websocket.scope:
            raise websocket.scope["refusal"]
        guard.open_socket(address)
    except Refusal as refusal:
        await refuse_connection(websocket, refusal)
        return
    try:
        await attend(websocket)
    finally:
        guard.close_socket(address)


async def attend(websocket: WebSocket) -> None:
    """The whole life of one viewer."""
    tables: Tables = websocket.app.state.tables
    try:
        room = await tables.rooms.find(websocket.path_params["table"])
    except Refusal as refusal:
        await refuse_connection(websocket, refusal)
        return
    except StoreError:
        await refuse_connection(websocket, Refusal("store-away"))
        return
    connection = Connection(websocket)
    try:
        await converse(tables, room, connection)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except asyncio.CancelledError:
        if not connection.dropped:
            raise
    finally:
        room.leave(connection)
        if connection.mine:
            tables.changes.show_all(room)
            tables.peers.people_moved(room)
        await connection.part(POLICY)


async def refuse_connection(websocket: WebSocket, refusal: Refusal) -> None:
    """Says why, then ends the connection. Whoever has gone already is not told."""
    try:
        await websocket.send_text(encode(refusal.answer(0)).decode())
        await websocket.close(refusal.close_code)
    except (RuntimeError, WebSocketDisconnect):
        return


async def converse(tables: Tables, room: Room, connection: Connection) -> None:
    async with asyncio.timeout(HELLO_SECONDS):
        while not await hear(tables, room, connection, greeted=False):
            pass
    while True:
        await hear(tables, room, connection, greeted=True)


async def hear(tables: Tables, room: Room, connection: Connection, *, greeted: bool) -> bool:
    """Serves one message; says whether it was a Hello."""
    text = await connection.receive()
    await connection.catch_up()
    if connection.messages.take(connection.guard.limits.messages):
        cut_off(connection)
    try:
        message = read(text)
        if isinstance(message, Hello):
            await hello(tables, room, connection, message)
            return True
        if not greeted:
            raise Refusal("no-hello")
    except Refusal as refusal:
        connection.answer(refusal.answer(0))
        if refusal.reason.code == "too-many-viewers":
            connection.dropped = True
            raise WebSocketDisconnect(TRY_LATER) from None
        return False
    await serve(tables, room, connection, message)
    return False


def cut_off(connection: Connection) -> NoReturn:
    METRICS.count("rollplayer_refused_total")
    connection.answer(Refusal("too-fast").answer(0))
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
    if not mine:
        check_spectators(room, connection)
    room.leave(connection)
    connection.mine = mine
    connection.sent = message.since if 0 <= message.since <= room.game.event else 0
    connection.shown = None
    connection.deltas = message.deltas
    await tables.changes.make(room, lambda: come_back(room, mine))
    news = any(not room.here(seat) for seat in mine)
    room.enter(connection)
    make_way(room, mine)
    if len(mine) < len(set(message.tokens)):
        connection.answer(Refusal("unknown-token").answer(0))
    if news:
        tables.changes.publish(room)
        tables.peers.people_moved(room)
    else:
        tables.changes.show(room, connection)


def check_spectators(room: Room, connection: Connection) -> None:
    """Players always come in; those who only watch are so many."""
    watching = [viewer for viewer in room.viewers if not viewer.mine and viewer is not connection]
    own = sum(viewer.address == connection.address for viewer in watching)
    if len(watching) >= MOST_SPECTATORS or own >= MOST_OF_ONE:
        raise Refusal("too-many-viewers")


def make_way(room: Room, mine: frozenset[int]) -> None:
    """A player with very many connections keeps the newest."""
    for seat in mine:
        held = [viewer for viewer in room.viewers if seat in viewer.mine]
        if len(held) > MOST_OF_SEAT:
            min(held, key=lambda viewer: viewer.since).drop()


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
        connection.answer(refusal.answer(getattr(message, "id", 0)))
        if refusal.code == "stale" and not connection.dropped:
            tables.changes.show(room, connection)
        return
    if changed:
        tables.changes.publish(room)


# Messages that change the table, and how each is planned.
ACTIONS: Final[Mapping[type[ClientMessage], Callable[[Room, frozenset[int], Any], Change]]] = {
    Play: commands.play,
    Undo: commands.undo,
    Ahead: commands.decide_ahead,
    TakeBack: commands.take_back,
    Resign: commands.resign,
    Free: commands.free,
    Close: commands.close,
    Reveal: commands.reveal,
    Look: commands.look,
    Say: chat.say,
    AllowTalk: chat.allow,
}


async def do(tables: Tables, room: Room, connection: Connection, message: ClientMessage) -> bool:
    """Says whether anything has changed for the others."""
    mine = connection.mine
    action = ACTIONS.get(type(message))
    if isinstance(message, Propose):
        action = partial(propose, abandoned_after=tables.settings.abandoned_after)
    if action is not None and not isinstance(message, Hello):
        if connection.websocket.app.state.stopping:
            raise Refusal("stopping")  # what was heard before is still carried out
        event = await tables.changes.make(room, partial(action, room, mine, message))
        connection.answer(Done(message.id, event))
        return True
    if isinstance(message, Preview):
        scores = commands.preview(room, mine, message)
        connection.answer(Previewed(message.id, message.seat, scores))
    elif isinstance(message, Why):
        commands.why(room, mine, message)
        connection.answer(Done(message.id, room.game.event))
    elif isinstance(message, AskHint):
        connection.guard.take(connection.address, "hints")
        connection.later(answer_hint(tables, room, connection, message))
    elif isinstance(message, Ping):
        connection.answer(Pong(message.id))
    return False


async def answer_hint(tables: Tables, room: Room, connection: Connection, message: AskHint) -> None:
    try:
        wish = give_hint(tables, room, connection.mine, message, connection.address)
        connection.answer(await wish)
    except Refusal as refusal:
        connection.answer(refusal.answer(message.id))

"""The HTTP side of a table: its record, its cards, its past, its socket."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rollplayer.notation.cards.card_data import page_facts_with
from rollplayer.notation.fair import draws
from rollplayer.server.errors import Refusal
from rollplayer.server.http import NO_STORE, answer, body_of, number, raw_answer, route
from rollplayer.server.limits import address_of
from rollplayer.server.table.analyses import Analyses
from rollplayer.server.table.room import Room
from rollplayer.server.table.socket import table_socket
from rollplayer.server.table.tables import Tables
from rollplayer.server.table.view import past_view, promise_text, record_text
from rollplayer.server.wire.advice import Analyse

NOBODY_HERE: frozenset[int] = frozenset()


async def room_of(request: Request) -> Room:
    tables: Tables = request.app.state.tables
    return await tables.rooms.find(request.path_params["table"])


@route
async def record(request: Request) -> Response:
    """The record as a file."""
    room = await room_of(request)
    headers = {
        **NO_STORE,
        "content-disposition": f'attachment; filename="rollplayer-{room.id}.txt"',
    }
    return PlainTextResponse(record_text(room), headers=headers)


@route
async def dice(request: Request) -> Response:
    """Every outcome with what could have come in its place, for checks in other languages."""
    room = await room_of(request)
    if not room.is_over:
        raise Refusal("not-over")
    found = await asyncio.to_thread(draws, room.game.record(room.names))
    drawn = [draw._asdict() for draw in found]
    return answer({"seed": room.game.seed, "dice": promise_text(room), "draws": drawn})


@route
async def cards(request: Request) -> Response:
    """The facts of the table's own cards, in the shape of the page's `facts.json`."""
    room = await room_of(request)
    return answer(await asyncio.to_thread(page_facts_with, room.cards.facts(), room.cards.pack))


@route
async def view(request: Request) -> Response:
    """The table as it was after an event, for replays; `?moves` lists the moves there were."""
    room = await room_of(request)
    event = number(request.path_params["event"], "the event")
    if event > room.game.event:
        raise Refusal("no-such-event", number=room.game.event)
    since = number(request.query_params.get("since", "0"), "since")
    with_moves = "moves" in request.query_params
    return raw_answer(past_view(room, NOBODY_HERE, event, since, with_moves=with_moves))


@route
async def analysis(request: Request) -> Response:
    """Where the stars of a seat came from, or how far that has been worked out."""
    room = await room_of(request)
    wish = await body_of(request, Analyse)
    analyses: Analyses = request.app.state.analyses
    return answer(await analyses.ask(room, wish.seat, address_of(request)))


ROUTES: list[BaseRoute] = [
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/cards", cards),
    Route("/api/tables/{table}/dice", dice),
    Route("/api/tables/{table}/views/{event}", view),
    Route("/api/tables/{table}/analysis", analysis, methods=["POST"]),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
]

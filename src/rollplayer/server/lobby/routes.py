"""The HTTP side of tables."""

import asyncio
from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollplayer import __version__
from rollplayer.bots import CHARACTERS, WITH_CHARACTER
from rollplayer.bots.levels import strengths
from rollplayer.engine import RULES_VERSION
from rollplayer.server.http import LARGE, answer, body_of, route
from rollplayer.server.lobby import joining, listing, records, service
from rollplayer.server.table.tables import Tables
from rollplayer.server.wire.house import BotInfo, PackInfo, Server
from rollplayer.server.wire.lobby import Branch, Join, Mine, NewTable, Rematch, Upload
from rollplayer.server.wire.seats import HandOver, TakeOver

NOT_MEASURED: Final = (None, None, None, None)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


@route
async def server(request: Request) -> Response:
    return answer(Server("rollplayer", __version__, RULES_VERSION))


@route
async def bots(request: Request) -> Response:
    return answer([bot_info(name) for name in tables_of(request).bots.levels])


def bot_info(name: str) -> BotInfo:
    """A bot with what is known of its strength, and the characters it can play with."""
    characters = [each for each in CHARACTERS if f"{name}:{each}" in WITH_CHARACTER]
    return BotInfo(name, characters, *strengths().get(name, NOT_MEASURED))


@route
async def packs(request: Request) -> Response:
    return answer(await asyncio.to_thread(shipped_packs))


def shipped_packs() -> list[PackInfo]:
    folder = files("rollplayer").joinpath("packs")
    shipped = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    shipped.sort(key=lambda file: file.name)
    return [PackInfo(file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in shipped]


@route
async def make(request: Request) -> Response:
    wish = await body_of(request, NewTable, LARGE)
    return answer(await service.make(tables_of(request), wish), 201)


@route
async def open_tables(request: Request) -> Response:
    return answer(await listing.open_tables(tables_of(request)))


@route
async def one_table(request: Request) -> Response:
    table = request.path_params["table"]
    return answer(await listing.one_table(tables_of(request), table, invited=False))


@route
async def mine(request: Request) -> Response:
    return answer(await listing.my_tables(tables_of(request), await body_of(request, Mine)))


@route
async def invitation(request: Request) -> Response:
    room = await joining.invited_room(tables_of(request), request.path_params["invite"])
    return answer(await listing.one_table(tables_of(request), room.id, invited=True))


@route
async def join(request: Request) -> Response:
    wish = await body_of(request, Join)
    tables = tables_of(request)
    room = await joining.invited_room(tables, request.path_params["invite"])
    return answer(await joining.join(tables, room, wish))


@route
async def upload(request: Request) -> Response:
    wish = await body_of(request, Upload, LARGE)
    return answer(await records.upload(tables_of(request), wish), 201)


@route
async def branch(request: Request) -> Response:
    wish = await body_of(request, Branch)
    tables = tables_of(request)
    room = await tables.rooms.find(request.path_params["table"])
    return answer(await service.branch(tables, room, wish), 201)


@route
async def rematch(request: Request) -> Response:
    wish = await body_of(request, Rematch)
    tables = tables_of(request)
    room = await tables.rooms.find(request.path_params["table"])
    return answer(await joining.rematch(tables, room, wish), 201)


@route
async def hand_over(request: Request) -> Response:
    wish = await body_of(request, HandOver)
    tables = tables_of(request)
    room = await tables.rooms.find(request.path_params["table"])
    return answer(await joining.hand_over(tables, room, wish), 201)


@route
async def take_over(request: Request) -> Response:
    return answer(await joining.take_over(tables_of(request), await body_of(request, TakeOver)))


ROUTES = [
    Route("/api/server", server),
    Route("/api/bots", bots),
    Route("/api/packs", packs),
    Route("/api/tables", open_tables, methods=["GET"]),
    Route("/api/tables", make, methods=["POST"]),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/branch", branch, methods=["POST"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/handover", hand_over, methods=["POST"]),
    Route("/api/handover", take_over, methods=["POST"]),
    Route("/api/mine", mine, methods=["POST"]),
    Route("/api/join/{invite}", invitation, methods=["GET"]),
    Route("/api/join/{invite}", join, methods=["POST"]),
    Route("/api/records", upload, methods=["POST"]),
]

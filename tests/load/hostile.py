"""Hostile requests and messages: malformed, oversized, for other seats, for other tables.

Against a server on loopback only. `storm` sends a number of them and counts what came back.
"""

import json
import random
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx2 as httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

ODD: list[Any] = [
    None, True, -1, 0, 1, 2**53, 2**63, 1e308, -0.0, "", "x", "x" * 5000, "\x00", "\ud800",
    "' or 1=1 --", "../../etc/passwd", "<script>alert(1)</script>", "\u202e", [], {}, [[]], [[[]]],
    {"type": "play"}, "undone 0", "take 1", "place str", "0" * 64, "💥" * 100,
]  # fmt: skip
KINDS = [
    "hello", "play", "undo", "preview", "why", "hint", "propose", "resign", "free", "close",
    "reveal", "ping", "view", "done", "__proto__", "",
]  # fmt: skip
FIELDS = ["id", "seat", "move", "at", "tokens", "since", "what", "target", "bot", "agree", "share"]
PATHS = [
    "/api/tables", "/api/records", "/api/mine", "/api/score", "/api/join/{}", "/api/handover",
    "/api/tables/{}", "/api/tables/{}/views/{}", "/api/tables/{}/branch", "/api/tables/{}/rematch",
    "/api/tables/{}/analysis", "/api/tables/{}/handover", "/api/tables/{}/record", "/{}", "/api/{}",
]  # fmt: skip


PER_ADDRESS = 250


def some_address(lots: random.Random) -> str:
    """Another address of this machine."""
    return f"127.{lots.randrange(1, 255)}.{lots.randrange(256)}.{lots.randrange(1, 255)}"


class Result(NamedTuple):
    sent: int
    server_errors: int
    statuses: dict[int, int]


def storm(link: str, table: str, invite: str, messages: int, seed: int) -> Result:
    """Half of the messages over HTTP, half over sockets."""
    assert urlsplit(link).hostname in ("127.0.0.1", "localhost"), "only against this machine"
    lots = random.Random(seed)
    statuses: dict[int, int] = {}
    sent = 0
    while sent < messages // 2:
        # From one address after another: a single one would only hear that it is too fast.
        transport = httpx.HTTPTransport(local_address=some_address(lots), verify=False)
        with httpx.Client(base_url=link, timeout=30, transport=transport) as http:
            for _ in range(min(PER_ADDRESS, messages // 2 - sent)):
                status = request(http, lots, table, invite)
                statuses[status] = statuses.get(status, 0) + 1
                sent += 1
    while sent < messages:
        sent += talk(link, table, lots, min(150, messages - sent))
    errors = sum(count for status, count in statuses.items() if status >= 500)
    return Result(sent, errors, statuses)


def request(http: httpx.Client, lots: random.Random, table: str, invite: str) -> int:
    word = lots.choice([table, invite, "x", "%00", "..%2f", "y" * 300, "é", "'"])
    path = lots.choice(PATHS).replace("{}", word)
    method = lots.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
    body: Any = lots.choice([odd_object(lots), lots.choice(ODD), odd_object(lots)])
    content = json.dumps(body).encode("utf-8", "surrogatepass")
    if lots.random() < 0.2:
        content = lots.choice([b"{", b"\xff" * 50, b"[" * 3000, content * 3, b""])
    with suppress(httpx.HTTPError, UnicodeError, ValueError):
        return http.request(method, path, content=content).status_code
    return 0


def odd_object(lots: random.Random) -> dict[str, Any]:
    names = [*FIELDS, "seats", "name", "edition", "variants", "pack", "record", "event", "heroes"]
    return {lots.choice(names): lots.choice(ODD) for _ in range(lots.randint(0, 6))}


def talk(link: str, table: str, lots: random.Random, messages: int) -> int:
    """One connection that says so much, slowly enough to be heard."""
    sent = 0
    with suppress(WebSocketException, OSError, TimeoutError, UnicodeError):
        address = f"{link.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        where = (some_address(lots), 0)
        with connect(address, close_timeout=1, max_queue=None, source_address=where) as socket:
            if lots.random() < 0.8:
                socket.send('{"type":"hello","tokens":["nothing"]}')
            for _ in range(messages):
                socket.send(message(lots))
                sent += 1
            socket.ping().wait(5)
    return max(sent, 1)


def message(lots: random.Random) -> str | bytes:
    if lots.random() < 0.15:
        odd: list[str | bytes] = [b"\x00" * 20, "{", "[" * 500, "nul", "x" * 17_000, ""]
        return lots.choice(odd)
    body = {"type": lots.choice(KINDS)}
    body |= {lots.choice(FIELDS): lots.choice(ODD) for _ in range(lots.randint(0, 6))}
    return json.dumps(body)

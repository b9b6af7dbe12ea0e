"""The door of a real port, and the version of uvicorn that it was measured with (decision 047)."""

import asyncio
import socket
import time
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rollplayer.server import door
from rollplayer.server.door import doors
from rollplayer.server.limits import Guard, Limits, Rate
from tests.server.harness import PortServer, me

ROOT = Path(__file__).resolve().parents[2]
MEASURED_WITH = "0.54"
DOCUMENTED = {"connection_made", "data_received", "connection_lost"}  # by asyncio.Protocol


def test_uvicorn_is_the_one_that_the_door_was_measured_with() -> None:
    """Another one? `make load WHAT=attacks`, then change the bounds and the version here."""
    assert version("uvicorn").startswith(f"{MEASURED_WITH}.")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    major, minor = MEASURED_WITH.split(".")
    bounds = f"uvicorn>={MEASURED_WITH},<{major}.{int(minor) + 1}"
    assert bounds in project["dependencies"]


@pytest.mark.parametrize("protocol", doors(Guard()), ids=["http", "websocket"])
def test_the_door_overrides_only_what_asyncio_documents(protocol: type[asyncio.Protocol]) -> None:
    own = [kind for kind in protocol.__mro__ if kind.__module__ == door.__name__]
    base = protocol.__mro__[len(own)]
    assert base.__module__.startswith("uvicorn.")
    names = {name for kind in own for name in vars(kind) if not name.startswith("__")}
    assert names & set(dir(base)) == DOCUMENTED


def test_all_connections_of_an_address_share_what_is_heard(sqlite: str) -> None:
    """A flood of pings went on over one new connection after another."""
    ping = bytes([0x89, 0x80, 0, 0, 0, 0])
    with PortServer(sqlite, limits=Limits(heard=Rate(10_000, 1))) as server:
        table = server.make(me())["table"]
        for held in (True, True, False):
            with server.connect(table) as flood:
                flood.socket.sendall(ping * 700)
                assert answers(flood) is held
        with server.connect(table, source_address=("127.0.0.2", 0)) as another:
            assert answers(another)


def answers(flood: Any) -> bool:
    try:
        flood.send('{"type":"hello","tokens":[]}')
        return "view" in flood.recv(5)
    except (OSError, EOFError, ConnectionClosed):
        return False


def test_the_next_head_on_a_connection_is_not_waited_for_either(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "IDLE_SECONDS", 0.2)
    with PortServer(sqlite, limits=Limits(head_seconds=0.2)) as server:
        place = server.listening.getsockname()
        with socket.create_connection(place, timeout=5) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in slow.recv(1000)
            slow.sendall(b"GET /healthz HTTP/1.1\r\nHost")
            said = b""
            while part := slow.recv(1000):
                said += part
            assert b" 408 " in said


def test_a_peer_who_never_reads_is_let_go(sqlite: str) -> None:
    """Its connection was closed only when all had been read, which was never."""
    with PortServer(sqlite) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        table = server.make(me())["table"]
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(server.listening.getsockname())
            with server.connect(table, sock=raw, max_queue=1, ping_interval=None) as deaf:
                peer = raw.getsockname()
                for _ in range(200):
                    deaf.send('{"type":"hello","tokens":[]}')
                end = time.monotonic() + 20
                while peer in server.guard.lines and time.monotonic() < end:
                    time.sleep(0.05)
                assert peer not in server.guard.lines

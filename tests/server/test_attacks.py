"""One client without an account cannot stop the server: every attack is bounded, refused, named.

All of it against a server of the test's own on loopback, small in count and time. The same attacks
at full size: `make load WHAT=attacks` (docs/server.md).
"""

import asyncio
import json
import socket
import statistics
import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rollplayer.errors import CannotServe
from rollplayer.notation.value_types import names_of, slugs_of
from rollplayer.server.bots import BotRunner
from rollplayer.server.errors import Refusal
from rollplayer.server.limits import Guard, Limits, Rate, changed_limits, counted
from rollplayer.server.metrics import METRICS
from rollplayer.server.packs import check_cost
from rollplayer.server.queueing import ANALYSIS, BOT_MOVE, HINT, Claim, FairQueue
from rollplayer.server.running import limits_of
from rollplayer.server.table import analyses, commands
from rollplayer.server.table import socket as sockets
from tests.server.harness import SECONDS, Client, Json, PortServer, Process, Server, me, play_on

NOVICE: Json = {"kind": "bot", "bot": "novice"}


@pytest.fixture
def guarded(sqlite: str) -> Iterator[PortServer]:
    """A server with the usual limits."""
    with PortServer(sqlite, limits=Limits()) as running:
        yield running


def raw_socket(server: Client, table: str) -> socket.socket:
    """A websocket after its handshake, for frames that no library would send."""
    port = urlsplit(server.link).port
    raw = socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(4096)
    assert b" 101 " in answer
    return raw


def frame(opcode: int, data: bytes = b"") -> bytes:
    """A masked frame, with a mask of zeros."""
    head = bytes([0x80 | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + bytes([0x80 | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


def close_code(raw: socket.socket) -> int | None:
    """Reads to the end; the code of the last close frame."""
    said = b""
    with suppress(OSError):
        while part := raw.recv(65536):
            said += part
    place = said.rfind(b"\x88")
    return struct.unpack("!H", said[place + 2 : place + 4])[0] if place >= 0 else None


@pytest.mark.parametrize("opcode", [0x9, 0xA], ids=["ping", "pong"])
def test_a_flood_of_control_frames_is_cut_off(guarded: PortServer, opcode: int) -> None:
    """D2: 288,000 pings a second left no honest move acknowledged in 12 seconds."""
    made, ann, bob = guarded.pair()
    with raw_socket(guarded, made["table"]) as raw:
        flood = frame(opcode) * 2000
        with suppress(OSError):
            for _ in range(50):
                raw.sendall(flood)
        assert close_code(raw) in (1008, None)
    times = honest_moves(ann, bob, 10)
    assert statistics.median(times) < 0.5


def honest_moves(ann: Any, bob: Any, moves: int) -> list[float]:
    times = []
    for number in range(moves):
        begun = time.monotonic()
        play_on([ann, bob], moves=1, seed=number)
        times.append(time.monotonic() - begun)
    return times


def test_a_few_pings_are_answered(guarded: PortServer) -> None:
    made = guarded.make(me())
    with raw_socket(guarded, made["table"]) as raw:
        for _ in range(20):
            raw.sendall(frame(0x9, b"hi"))
        said = b""
        while said.count(b"\x8a\x02hi") < 20:
            said += raw.recv(4096)


def test_a_flood_of_bytes_is_cut_off(guarded: PortServer) -> None:
    made = guarded.make(me())
    with raw_socket(guarded, made["table"]) as raw:
        with suppress(OSError):
            for _ in range(100):
                raw.sendall(frame(0x1, b'{"type":"ping","id":1}' + b" " * 8000))
        assert close_code(raw) in (1008, None)


def test_a_text_that_is_no_text_ends_the_connection_without_a_traceback(
    sqlite: str,
) -> None:
    server = Process(sqlite, errors=subprocess.PIPE)
    made = server.make(me())
    with raw_socket(server, made["table"]) as raw:
        raw.sendall(frame(0x1, b"\xff\xfe\xfd"))
        assert close_code(raw) == 1007
    server.kill()
    assert server.process.stderr
    assert server.process.stderr.read() == ""
    server.process.stderr.close()


def pongs_until_cut_off(server: PortServer, table: str) -> int:
    """Sends 600 messages at once and reads until the server closes."""
    closed = b"\x88\x02" + struct.pack("!H", 1008)
    said = b""
    with raw_socket(server, table) as raw:
        raw.sendall(frame(0x1, b'{"type":"hello","tokens":[]}'))
        with suppress(OSError):
            for number in range(600):
                raw.sendall(frame(0x1, json.dumps({"type": "ping", "id": number}).encode()))
        while closed not in said:
            said += raw.recv(65536)
    assert b"too-fast" in said
    return said.count(b'"pong"')


def test_messages_too_fast_are_refused_and_the_viewer_may_come_back(guarded: PortServer) -> None:
    """The documented rate: 60 a second, 240 at once."""
    made = guarded.make(me())
    refused = METRICS.totals["rollplayer_refused_total"]
    assert 200 <= pongs_until_cut_off(guarded, made["table"]) <= 450
    assert METRICS.totals["rollplayer_refused_total"] == refused + 1
    assert guarded.sit(made).view["mine"] == [0]


def test_a_host_may_allow_fewer_messages(sqlite: str) -> None:
    with PortServer(sqlite, limits=changed_limits({"messages": 40})) as server:
        made = server.make(me())
        assert 30 <= pongs_until_cut_off(server, made["table"]) <= 100


def test_a_head_that_does_not_come_is_not_waited_for(sqlite: str) -> None:
    """D2: 1,100 unfinished requests kept every visitor out."""
    with PortServer(sqlite, limits=Limits(head_seconds=0.3)) as server:
        port = server.listening.getsockname()[1]
        slow = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(20)]
        for each in slow:
            each.sendall(b"GET /api/server HTTP/1.1\r\nHost: x")
        for each in slow:
            assert each.recv(1000).startswith(b"HTTP/1.1 408")
            assert each.recv(100) == b""
            each.close()
        assert server.get("/api/server").status_code == 200


def test_a_body_that_does_not_come_is_not_waited_for(sqlite: str) -> None:
    with PortServer(sqlite, limits=Limits(body_seconds=0.3)) as server:
        port = server.listening.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port), timeout=5) as slow:
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            assert slow.recv(100).startswith(b"HTTP/1.1 408")


def test_a_head_without_end_is_refused(guarded: PortServer) -> None:
    port = guarded.listening.getsockname()[1]
    with socket.create_connection(("127.0.0.1", port), timeout=5) as long, suppress(OSError):
        long.sendall(b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 200_000)
        assert long.recv(100)[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")


def test_a_pack_that_is_refused_unread_is_no_endless_head(sqlite: str) -> None:
    """Its body came after the answer, and the next request was answered with 413."""
    with PortServer(sqlite, limits=changed_limits({"tables": 1})) as server:
        bodies = [{"seats": [me()], "pack": "# " * 49_000}] * 4
        assert [server.post("/api/tables", body).status_code for body in bodies][1:] == [429] * 3


def test_one_address_has_so_many_connections(sqlite: str) -> None:
    with PortServer(sqlite, limits=Limits(connections=10)) as server:
        port = server.listening.getsockname()[1]
        held = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(10)]
        with socket.create_connection(("127.0.0.1", port), timeout=5) as one_more:
            answer = one_more.recv(1000)
            assert answer.startswith(b"HTTP/1.1 429")
            assert b"retry-after: 5" in answer
            body = answer.partition(b"\r\n\r\n")[2]
            assert json.loads(body)["code"] == "too-fast"
            assert f"content-length: {len(body)}".encode() in answer
        for each in held:
            each.close()
        time.sleep(0.1)
        assert server.get("/api/server").status_code == 200
        server.http.close()
        server.http = httpx.Client(base_url=server.link, timeout=SECONDS)


def test_the_process_keeps_files_for_itself(sqlite: str) -> None:
    with PortServer(sqlite, limits=Limits(files=5)) as server:
        port = server.listening.getsockname()[1]
        held = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(5)]
        with socket.create_connection(("127.0.0.1", port), timeout=5) as one_more:
            assert one_more.recv(100).startswith(b"HTTP/1.1 429")
        for each in held:
            each.close()


def test_one_address_has_so_many_sockets(sqlite: str) -> None:
    with Server(sqlite, limits=changed_limits({"sockets": 3})) as server:
        made = server.make(me())
        for _ in range(3):
            server.sit(made)
        with server.connect(made["table"]) as one_more:
            refused = json.loads(one_more.recv(SECONDS))
            assert (refused["code"], refused["retry_after"]) == ("too-fast", 10)
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv(SECONDS)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


def test_tables_are_made_at_a_human_rate(guarded: PortServer) -> None:
    """D2: 4,000 tables in 4 seconds, and a lobby with nothing else in it."""
    answers = [guarded.post("/api/tables", {"seats": [me()]}) for _ in range(40)]
    refused = [each for each in answers if each.status_code == 429]
    assert 8 <= len(refused) <= 10
    assert refused[0].json()["code"] == "too-fast"
    assert int(refused[0].headers["retry-after"]) >= 1


def test_spectators_do_not_keep_players_out(light: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """D2: 200 spectators, and the players were refused when they came back."""
    monkeypatch.setattr(sockets, "MOST_SPECTATORS", 5)
    made, ann, bob = light.pair()
    for _ in range(5):
        light.sit(made, "nothing")
    with light.connect(made["table"]) as one_more:
        one_more.send('{"type":"hello","tokens":[]}')
        assert json.loads(one_more.recv(SECONDS))["reason"] == "too-many-viewers"
        with pytest.raises(ConnectionClosed) as closed:
            one_more.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    bob.close()
    again = light.sit(made, *bob.tokens)
    ann.see(again.view["event"])
    play_on([ann, again], moves=2)


def test_a_player_with_very_many_screens_keeps_the_newest(light: Server) -> None:
    made = light.make(me())
    screens = [light.sit(made) for _ in range(sockets.MOST_OF_SEAT + 1)]
    with pytest.raises(ConnectionClosed):
        screens[0].hear_out()
    play_on([screens[-1]], moves=1)


def test_moving_to_and_fro_has_an_end(light: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_EVENTS", 60)
    screen = light.sit(light.make(me()))
    refused = None
    while refused is None:
        play_on([screen], moves=1)
        if screen.view["undo"]:
            answer = screen.ask("undo", seat=0, at=screen.view["event"])
            if answer["type"] == "refused":
                refused = answer
            else:
                screen.see(answer["event"])
    assert (refused["code"], refused["reason"]) == ("no-undo", "too-many-events")
    assert 60 <= screen.view["event"] < 90  # a move may bring some rolls with it
    play_on([screen])
    assert screen.view["winners"] is not None


BOMBS = {
    "a long dotted key": "a" + ".a" * 20_000 + " = 1",
    "a long dotted table": "[" + "a." * 20_000 + "a]",
    "dotted keys in a table": "x = { "
    + ", ".join(f"a{i}.b.c.d.e.f.g = 1" for i in range(900))
    + "}",
    "brackets in brackets": "x = " + "[" * 5_000,
    "braces in braces": "x = " + "{a=" * 5_000,
    "brackets over lines": "x = " + "[\n" * 3_000,
    "very many lines": "\n" * 50_000,
    "quoted keys": ".".join(['"a"'] * 5_000) + " = 1",
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_pack_that_is_dear_to_parse_is_refused_unread(bomb: str) -> None:
    """D2: 32 packs of 98 kB took 1.2 GB of memory and 0.7 s of CPU each."""
    begun = time.process_time()
    with pytest.raises(Refusal) as refused:
        check_cost(BOMBS[bomb][:99_000])
    assert refused.value.code == "bad-pack"
    assert time.process_time() - begun < 0.2


def test_the_packs_of_the_game_are_not_refused() -> None:
    from rollplayer.server.lobby.routes import shipped_packs

    for pack in shipped_packs():
        check_cost(pack.pack)
    check_cost('[market.x]\nrule = """One. Two. Three... Four. Five. Six. Seven. [[[[[[[[[["""\n')
    check_cost("# a... b... c... d. e. f. g. h.\nname = 'x.y.z.a.b.c.d.e'\n")


def test_refused_packs_leave_nothing_behind(light: Server) -> None:
    """D2: every refused record with a pack of its own kept 0.23 MB for ever."""
    pack = light.get("/api/packs").json()[0]["pack"]
    for number in range(80):
        answer = light.post(
            "/api/records",
            {
                "record": "format: 1\nedition: second\nplayers: 1\n\n0 dance\n",
                "pack": f"{pack}# {number}",
            },
        )
        assert answer.json()["code"] == "bad-record"
    assert slugs_of.cache_info().currsize <= 64
    assert names_of.cache_info().currsize <= 64


def test_long_paths_and_odd_paths_are_nothing(guarded: PortServer) -> None:
    """D9: a path part of 256 letters or more was an error with a traceback."""
    for path in ("/" + "x" * 300, "/api/tables/" + "y" * 5000, "/assets/%00", "/%2e%2e/%2e%2e/etc"):
        answer = guarded.get(path)
        assert answer.status_code == 404, path


# Bots and hints --------------------------------------------------------------------------------


def test_the_queue_serves_every_address_in_turn() -> None:
    """D2: 300 tables of one address; the only table of another waits for one decision, not 300."""

    async def run() -> list[str]:
        queue = FairQueue(1)
        order: list[str] = []

        async def work(name: str, claim: Claim) -> None:
            async with queue.place(claim):
                order.append(name)
                await asyncio.sleep(0)

        await queue.acquire(Claim("first", BOT_MOVE, "t"))
        jobs = [work(f"flood{n}", Claim("bad", BOT_MOVE, f"t{n}")) for n in range(300)]
        jobs += [work("analysis", Claim("good", ANALYSIS, "g"))]
        jobs += [work("hint", Claim("good", HINT, "g")), work("bot", Claim("good", BOT_MOVE, "g"))]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        queue.release()
        await asyncio.gather(*tasks)
        assert queue.free == 1
        assert queue.size() == 0
        return order

    order = asyncio.run(run())
    assert [name for name in order[:6] if not name.startswith("flood")] == [
        "bot",
        "hint",
        "analysis",
    ]


def test_work_that_nobody_waits_for_is_dropped() -> None:
    async def run() -> int:
        queue = FairQueue(1)
        claim = Claim("one", HINT, "t")
        await queue.acquire(claim)
        waiting = [asyncio.create_task(queue.acquire(claim)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in waiting[:4]:
            task.cancel()
        await asyncio.sleep(0)
        queue.release()
        await waiting[4]
        queue.release()
        return queue.free

    assert asyncio.run(run()) == 1


def test_the_bots_of_an_honest_player_answer_while_others_flood(sqlite: str) -> None:
    runner = BotRunner(workers=1)
    with Server(sqlite, bots=runner, trusted=("127.0.0.1",)) as server:
        flood = {"x-forwarded-for": "10.9.9.9"}
        for _ in range(15):
            server.http.post("/api/tables", json={"seats": [NOVICE] * 4}, headers=flood)
        ann = server.sit(server.make(me("Ann"), NOVICE))
        begun = time.monotonic()
        for _ in range(4):
            ann.see_that(lambda view: view["turn"] == 0)
            play_on([ann], moves=1)
        ann.see_that(lambda view: view["turn"] == 0)
        assert time.monotonic() - begun < 15


def test_hints_have_a_rate(sqlite: str) -> None:
    with Server(sqlite, limits=Limits(hints=Rate(3, 0.001))) as server:
        ann = server.sit(server.make(me()))
        answers = [ann.ask("hint", seat=0, at=ann.view["event"]) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["hinted"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-fast"
        assert answers[-1]["retry_after"] >= 1


def test_one_address_has_so_many_analyses_at_work(
    light: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_ONE", 0)
    ann = light.sit(made := light.make(me(), variants=["short"]))
    play_on([ann])
    answer = light.post(f"/api/tables/{made['table']}/analysis", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert int(answer.headers["retry-after"]) > 0


# Pages of other sites --------------------------------------------------------------------------


def test_pages_of_other_sites_can_do_nothing(light: Server) -> None:
    """D9: a foreign page could make tables by a `text/plain` POST."""
    foreign = {"origin": "https://evil.example", "content-type": "text/plain"}
    answer = light.http.post("/api/tables", content=b'{"seats":[]}', headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = {"origin": light.link}
    assert light.http.post("/api/tables", json={"seats": [me()]}, headers=own).status_code == 201
    made = light.make(me())
    with light.connect(made["table"], headers={"origin": "https://evil.example"}) as foreign_socket:
        assert json.loads(foreign_socket.recv(SECONDS))["code"] == "wrong-origin"
        with pytest.raises(ConnectionClosed) as closed:
            foreign_socket.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with light.connect(made["table"], headers=own) as own_socket:
        own_socket.send('{"type":"hello","tokens":[]}')
        assert json.loads(own_socket.recv(SECONDS))["type"] == "view"


def test_a_server_goes_only_by_its_own_names(sqlite: str) -> None:
    """A page that points its own name at this machine must not reach the game of its visitor."""
    with Server(sqlite, hosts=("testserver",)) as server:
        assert server.get("/api/server").status_code == 200
        answer = server.get("/api/server", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")


# Counting --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("nonsense", "unknown"),
    ],
)
def test_addresses_are_counted_by_customer(address: str, told: str) -> None:
    assert counted(address) == told


def test_the_guard_forgets_the_quiet_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    from rollplayer.server import limits

    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    guard = Guard(Limits(requests=Rate(1, 0.001)))
    for number in range(100):
        guard.take(f"10.0.0.{number}", "requests")
    assert len(guard.buckets) == 10
    with pytest.raises(Refusal):
        guard.take("10.0.0.99", "requests")


def test_limits_are_changed_by_name() -> None:
    assert changed_limits({"sockets": 500}).sockets == 500
    assert changed_limits({"requests": 0}).requests.burst > 1e9
    with pytest.raises(CannotServe, match="There is no limit “nonsense”"):
        limits_of({"nonsense": 1})


def test_a_small_storm_of_hostile_messages_changes_nothing(
    guarded: PortServer, tmp_path: Path
) -> None:
    """The same at full size: `make load WHAT=attacks`."""
    from tests.load.hostile import storm

    made, ann, bob = guarded.pair()
    play_on([ann, bob], moves=3)
    before = guarded.get(f"/api/tables/{made['table']}/record").text
    result = storm(guarded.link, made["table"], made["invite"], messages=400, seed=5)
    assert result.server_errors == 0
    assert result.sent >= 400
    time.sleep(0.5)
    assert guarded.get(f"/api/tables/{made['table']}/record").text == before

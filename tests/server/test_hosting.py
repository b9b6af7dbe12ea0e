"""How a host runs it: several processes, a proxy with TLS, restarts without loss, health."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rollplayer.server.errors import Refusal
from rollplayer.server.http import problem
from rollplayer.server.limits import Limits, Rate
from rollplayer.server.metrics import METRICS
from tests.server.conftest import ON_BOTH, new_database
from tests.server.harness import (
    OPEN,
    SECONDS,
    Client,
    Json,
    PortServer,
    Process,
    Server,
    me,
    play_on,
)
from tests.server.proxy import Proxy, running_proxy


class ProxyClient(Client):
    """Somebody who comes through the proxy, by TLS."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(proxy.link)
        self.proxy = proxy
        self.http = httpx.Client(base_url=proxy.link, verify=proxy.context(), timeout=SECONDS)

    def connect(self, table: str, **options: Any) -> Any:
        return super().connect(table, ssl=self.proxy.context(), **options)


def test_three_processes_behind_the_proxy_of_the_docs(postgres: str) -> None:
    database = new_database(postgres)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(PortServer(database, trusted=("127.0.0.1",))) for _ in range(3)
        ]
        ports = [server.listening.getsockname()[1] for server in servers]
        proxy = stack.enter_context(running_proxy(ports))
        client = ProxyClient(proxy)
        stack.callback(client.close)
        made = client.make(me("Ann"), OPEN)
        seats = [client.sit(made), client.sit(client.join(made))]
        for seat in seats:
            seat.see(1)
        play_on(seats)
        assert seats[0].view["winners"] == seats[1].view["winners"]
        used = [server for server in servers if server.guard.connections]
        assert len(used) > 1
        assert client.get("/metrics").status_code == 404
        assert client.get("/readyz").text == "ok\n"


@pytest.fixture
def behind(sqlite: str) -> Iterator[ProxyClient]:
    """Somebody who comes through the proxy to one server."""
    with ExitStack() as stack:
        usual = PortServer(sqlite, trusted=("127.0.0.1",), limits=Limits())
        server = stack.enter_context(usual)
        proxy = stack.enter_context(running_proxy([server.listening.getsockname()[1]], rate=2))
        client = ProxyClient(proxy)
        stack.callback(client.close)
        yield client


def test_the_proxy_refuses_a_flood_of_requests_in_the_servers_words(behind: ProxyClient) -> None:
    heard = METRICS.totals["rollplayer_requests_total"]
    answers = [behind.get("/api/nothing") for _ in range(400)]
    refused = [answer for answer in answers if answer.status_code == 429]
    reached = METRICS.totals["rollplayer_requests_total"] - heard
    assert reached < len(answers) - 20, "the server hears nothing of the rest"
    words = problem(Refusal("too-many-requests", seconds=1))
    assert {answer.content for answer in refused} == {bytes(words.body)}
    assert {answer.headers["retry-after"] for answer in refused} == {"1"}


def test_a_flood_of_pings_through_the_proxy_is_cut_off(behind: ProxyClient) -> None:
    made, ann, bob = behind.pair()
    with behind.connect(made["table"]) as flood:
        with suppress(OSError):
            for _ in range(100):
                flood.socket.sendall(bytes([0x89, 0x80, 0, 0, 0, 0]) * 2000)
        with pytest.raises(ConnectionClosed):
            flood.recv(SECONDS)
    play_on([ann, bob], moves=5)


def test_the_proxys_word_counts_only_where_it_is_trusted(sqlite: str) -> None:
    strict = Limits(requests=Rate(5, 0.01))
    with Server(sqlite, limits=strict, trusted=("127.0.0.1",)) as server:
        for address in ("10.1.1.1", "10.1.1.2"):
            codes = [
                server.get("/api/server", headers={"x-forwarded-for": address}).status_code
                for _ in range(7)
            ]
            assert codes == [200] * 5 + [429] * 2
    with Server(sqlite, limits=strict) as server:
        told = [
            server.get("/api/server", headers={"x-forwarded-for": f"10.1.1.{number}"})
            for number in range(7)
        ]
        assert [each.status_code for each in told] == [200] * 5 + [429] * 2
        assert int(told[-1].headers["retry-after"]) > 0


def test_workers_share_a_port_and_are_replaced(postgres: str) -> None:
    """One process is killed, then all are replaced (SIGHUP), then all end (SIGTERM)."""
    database = new_database(postgres)
    server = Process(database, 0, "--workers", "2")
    try:
        made = server.make(me("Ann"), OPEN)
        joined = server.join(made)
        play_some(server, made, joined, 10)
        before = children(server.process.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(set(children(server.process.pid)) - {before[0]}) == 2)
        play_some(server, made, joined, 10)
        old = set(children(server.process.pid))
        os.kill(server.process.pid, signal.SIGHUP)
        wait_for(lambda: len(new := set(children(server.process.pid))) == 2 and not new & old)
        play_some(server, made, joined, 10)
        left = children(server.process.pid)
        os.kill(server.process.pid, signal.SIGTERM)
        assert server.process.wait(SECONDS) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in left)
    finally:
        server.kill()


def play_some(server: Client, made: Json, joined: Json, moves: int) -> None:
    """Two people connect, wherever that lands, and play on."""
    seats = [server.sit(made), server.sit(joined)]
    event = max(seat.view["event"] for seat in seats)
    for seat in seats:
        seat.see(max(1, event))
    play_on(seats, moves)
    server.hang_up()


def children(parent: int) -> list[int]:
    """The processes that serve; those of bots and Python's own helpers are further down."""
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [pid for pid in map(int, text.split()) if "spawn_main" in command_of(pid)]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def wait_for(holds: Any) -> None:
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_several_workers_on_sqlite_are_refused(sqlite: str) -> None:
    command = ["serve", "--workers", "2", "--database", sqlite]
    from rollplayer.cli import main

    assert main(command) == 2


def test_a_server_that_stops_answers_what_it_has_heard(sqlite: str) -> None:
    """SIGTERM while moves are under way: every move is acknowledged, or was never made."""
    server = Process(sqlite)
    try:
        made = server.make(me("Ann"), me("Bob"))
        screen = server.sit(made)
        play_on([screen], moves=5)
        acknowledged = screen.view["event"]
        os.kill(server.process.pid, signal.SIGTERM)
        closed = None
        try:
            while True:
                turn = screen.view["turn"]
                move = screen.view["moves"][str(turn)][0]
                answer = screen.ask("play", seat=turn, move=move, at=screen.view["event"])
                if answer["type"] == "done":
                    screen.see(acknowledged := answer["event"])
                else:
                    assert answer["code"] == "stopping"
                    assert answer["retry_after"]
                    time.sleep(0.01)
        except ConnectionClosed as error:
            closed = error
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1012
        assert server.process.wait(SECONDS) in (0, -signal.SIGTERM)
    finally:
        server.kill()
    again = Process(sqlite)
    try:
        assert again.sit(made).view["event"] == acknowledged
    finally:
        again.kill()


@ON_BOTH
def test_health_tells_whether_the_database_answers(server: Server) -> None:
    assert server.get("/healthz").status_code == 200
    wait_for(lambda: server.get("/readyz").status_code == 200)
    numbers = server.get("/metrics").text
    assert "rollplayer_tables 0" in numbers
    play_on([server.sit(server.make(me()))], moves=3)
    assert "rollplayer_sockets 1" in server.get("/metrics").text
    assert server.get("/metrics", headers={"x-forwarded-for": "10.0.0.9"}).status_code == 404


def test_readiness_ends_when_the_database_is_away(sqlite: str) -> None:
    with Server(sqlite) as server:
        store = server.tables.store
        store.reader.submit(store.reading.close).result()  # in its own thread, between two reads
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-store")
        assert answer.headers["retry-after"] == "5"
        assert server.get("/healthz").status_code == 200


@pytest.mark.parametrize("style", ["text", "json"])
def test_the_log_has_times_and_no_secrets(sqlite: str, style: str) -> None:
    import json

    from tests.server.test_archive import DAMAGES, damage

    server = Process(sqlite)
    made = server.make(me("Ann"), me("Bob"))
    play_on([server.sit(made)], moves=3)
    server.kill()
    damage(sqlite, made["table"], DAMAGES["an unreadable event"])
    command = ["--log", style]
    server = Process(sqlite, 0, *command, errors=subprocess.PIPE)
    assert server.get(f"/api/tables/{made['table']}/record").status_code == 410
    with server.connect(made["table"]) as stray:
        assert json.loads(stray.recv(SECONDS))["code"] == "damaged"
        with pytest.raises(ConnectionClosed) as closed:
            stray.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410
    server.process.terminate()
    assert server.process.stderr
    said = server.process.stderr.read()
    server.process.stderr.close()
    server.kill()
    lines = said.strip().splitlines()
    assert len(lines) == 1, said
    if style == "json":
        line = json.loads(lines[0])
        assert line["time"].endswith("Z")
        assert made["table"] in line["message"]
    else:
        assert lines[0].startswith("20")
    for key in made["keys"]:
        assert key["token"] not in said
    assert made["invite"] not in said

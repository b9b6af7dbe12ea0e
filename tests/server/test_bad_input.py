"""Wrong links, hostile names, bad options, malformed messages, floods: a clear no, and no harm."""

import json
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rollplayer.server.errors import Refusal
from rollplayer.server.limits import Limits
from rollplayer.server.names import checked
from tests.server.harness import OPEN, SECONDS, PortServer, Server, me, play_on

HOSTILE = ["", "   ", "\u202e\u202d", "\x00\x1b", "\u200b\u200d", "x" * 41, "y" * 10_000]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_refused(light: Server, name: str) -> None:
    made = light.make(me("Ann"), OPEN)
    for answer in (
        light.post("/api/tables", {"seats": [me(name)]}),
        light.post(f"/api/join/{made['invite']}", {"name": name}),
    ):
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-name"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("\u202eevil\u202c", "evil"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("Ελένη", "Ελένη"),
        ("a\x00\x07b", "ab"),
        ("שלום", "שלום"),
        ("x" * 40, "x" * 40),
        ("e\u0301", "é"),
        ("\ud800Z", "Z"),
    ],
)
def test_names_keep_what_is_harmless(name: str, kept: str) -> None:
    assert checked(name) == kept


def test_a_name_without_a_visible_letter_is_refused() -> None:
    with pytest.raises(Refusal):
        checked("\u0301\u200d")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": []}, "bad-options"),
        ({"seats": [me()] * 5}, "bad-options"),
        ({"seats": [me()], "edition": "third"}, "bad-request"),
        ({"seats": [me()], "variants": ["long"]}, "bad-options"),
        ({"seats": [me()], "color": "red"}, "bad-request"),
        ({"seats": [{"kind": "bot", "bot": "god"}]}, "bad-bot"),
        ({"seats": [me()], "seed": ""}, "bad-seed"),
        ({"seats": [me()], "seed": "x" * 101}, "bad-seed"),
        ({"seats": [me()], "pack": "[market.nothing]\ncost = 'x'"}, "bad-pack"),
        ({"seats": [me()], "pack": "not toml ["}, "bad-pack"),
        ([], "bad-request"),
        ("seats", "bad-request"),
        (None, "bad-request"),
    ],
)
def test_bad_tables_are_refused_with_a_reason(light: Server, body: Any, code: str) -> None:
    answer = light.post("/api/tables", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_what_is_no_json_or_too_large_is_refused(light: Server) -> None:
    for content in (b"{", b"\xff\xfe", b"[" * 100_000, b'{"seats": [' + b'{"a":' * 5000):
        answer = light.http.post("/api/tables", content=content)
        assert answer.status_code in (400, 413)
        assert answer.json()["code"] in ("bad-request", "too-large")
    answer = light.http.post("/api/tables", content=b" " * 600_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = light.http.post("/api/mine", content=b" " * 70_000)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/tables/nothing/views/1", 404),
        ("GET", "/api/join/nothing", 404),
        ("POST", "/api/join/nothing", 400),
        ("DELETE", "/api/tables", 404),
        ("GET", "/api/tables/%00/record", 404),
    ],
)
def test_wrong_links_get_a_problem(light: Server, method: str, path: str, status: int) -> None:
    answer = light.http.request(method, path)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "message", "reason", "params"}


def test_a_socket_of_no_table_says_so(light: Server) -> None:
    with light.connect("nothing") as stray:
        refused = json.loads(stray.recv(SECONDS))
        assert (refused["type"], refused["code"]) == ("refused", "not-found")
        with pytest.raises(ConnectionClosed) as closed:
            stray.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"hello"',
    '{"type":"dance"}',
    '{"type":"play"}',
    '{"type":"play","id":1,"seat":"0","move":"pass","at":1}',
    '{"type":"play","id":1,"seat":0,"move":"pass","at":1,"extra":1}',
    '{"type":"play","id":1e99,"seat":0,"move":"pass","at":1}',
    '{"type":"hello","tokens":"x"}',
    "[" * 10_000,
    b"\xff\x00\xfe",
    '{"type":"ping","id":' + "9" * 400 + "}",
    "x" * 20_000,
]


def test_malformed_messages_are_refused_and_the_talk_goes_on(light: Server) -> None:
    _, ann, bob = light.pair()
    for message in MALFORMED:
        ann.send(message)
        refused = ann.answer(0)
        assert refused["code"] in ("bad-request", "too-large"), message
    assert ann.ask("ping")["type"] == "pong"
    ann.send(b'{"type":"ping","id":77}')
    assert ann.answer(77)["type"] == "pong"
    play_on([ann, bob], moves=2)


def test_strange_seats_numbers_and_moves_are_refused(light: Server) -> None:
    _, ann, bob = light.pair()
    asked = ann if ann.view["turn"] == 0 else bob
    for move in ("", " ", "race", "race elf elf", "x" * 5000, "take 99", "🎲", "race\x00human"):
        assert asked.play(move)["code"] == "illegal-move"
    for at in (-1, 10**12):
        assert asked.play("race human", at=at)["code"] == "stale"
    assert asked.play("race human", seat=-1)["code"] == "not-your-seat"
    assert asked.ask("undo", seat=asked.seat, at=asked.view["event"])["code"] == "no-undo"


def test_hello_comes_first(light: Server) -> None:
    made = light.make(me())
    with light.connect(made["table"]) as talk:
        talk.send('{"type":"ping","id":1}')
        assert json.loads(talk.recv(SECONDS))["code"] == "no-hello"
        talk.send('{"type":"hello","tokens":[],"since":-5}')
        assert json.loads(talk.recv(SECONDS))["type"] == "view"


def test_a_message_beyond_all_measure_ends_the_connection(port: PortServer) -> None:
    _, ann, bob = port.pair()
    ann.send("x" * 70_000)
    with pytest.raises(ConnectionClosed):
        ann.hear_out()
    bob.see_that(lambda view: not view["seats"][0]["here"])


def test_a_flood_is_cut_off_and_may_come_back(sqlite: str) -> None:
    with PortServer(sqlite, limits=Limits()) as server:
        made, ann, bob = server.pair()
        with suppress(ConnectionClosed):
            for number in range(5000):
                ann.send(json.dumps({"type": "ping", "id": number}))
        with pytest.raises(ConnectionClosed):
            ann.hear_out()
        bob.see_that(lambda view: not view["seats"][0]["here"])
        again = server.sit(made)
        assert again.view["mine"] == [0]


def test_a_viewer_who_does_not_read_is_dropped_and_disturbs_nobody(port: PortServer) -> None:
    made = port.make(me("Ann"), me("Bob"), me("Cleo"), me("Dan"))
    port.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
    number = int(port.link.rsplit(":", 1)[1])
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", number))
        link = f"ws://127.0.0.1:{number}/api/tables/{made['table']}/socket"
        with connect(link, sock=raw, max_queue=1, close_timeout=0.1, ping_interval=None) as slow:
            slow.send('{"type":"hello","tokens":[]}')
            screen = port.sit(made)
            room = port.tables.rooms.in_use[made["table"]]
            screen.see_that(lambda view: len(room.viewers) == 2)
            play_on([screen])
            assert screen.view["winners"]
            assert len(room.viewers) == 1
            raw.shutdown(socket.SHUT_RDWR)

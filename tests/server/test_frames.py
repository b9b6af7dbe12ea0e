"""Messages arrive in frames, and frames in pieces of any size. None is lost or misread."""

import json
import time
from itertools import pairwise

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from rollplayer.server.protocols import ends_with_a_frame
from tests.server.harness import SECONDS, Server, me


def ping(number: int, size: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": number}).ljust(size).encode()


def framed(body: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


SHORT, LONG = framed(ping(1)), framed(ping(2, 300))
HALVES = framed(ping(3)[:9], fin=False) + framed(ping(3)[9:], Opcode.CONT)
SPOKEN = SHORT + LONG + HALVES + framed(b"", Opcode.PING) + framed(ping(4))


@pytest.mark.parametrize(
    "cuts",
    [
        [],
        [len(SHORT)],
        [1, 2, 5, len(SHORT) - 1],
        [len(SHORT) + 2, len(SHORT) + 5, len(SHORT) + 100],
        [len(SHORT + LONG), len(SHORT + LONG) + 9],
        range(1, len(SPOKEN)),
    ],
)
def test_messages_are_heard_however_their_bytes_arrive(light: Server, cuts: list[int]) -> None:
    made = light.make(me())
    link = f"{light.link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with connect(link) as talk:
        talk.send(json.dumps({"type": "hello", "tokens": []}))
        assert json.loads(talk.recv(SECONDS))["type"] == "view"
        for first, last in pairwise([0, *cuts, len(SPOKEN)]):
            talk.socket.sendall(SPOKEN[first:last])
            time.sleep(0.002)
        heard = [json.loads(talk.recv(SECONDS))["id"] for _ in range(4)]
        talk.send(ping(5))
        assert [*heard, json.loads(talk.recv(SECONDS))["id"]] == [1, 2, 3, 4, 5]


def test_where_frames_end() -> None:
    ends = {len(SHORT), len(SHORT + LONG), len(SHORT + LONG + HALVES), len(SPOKEN)}
    first_half = len(SHORT + LONG) + len(framed(ping(3)[:9]))
    ping_end = len(SHORT + LONG + HALVES) + len(framed(b"", Opcode.PING))
    for cut in range(1, len(SPOKEN) + 1):
        assert ends_with_a_frame(SPOKEN[:cut]) == (cut in ends | {first_half, ping_end}), cut

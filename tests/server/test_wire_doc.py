"""docs/wire.md is enough to write a client: here is one that knows nothing else."""

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from rollplayer.server import errors
from rollplayer.server.app import make_routes
from rollplayer.server.wire.socket import ClientMessage, ServerMessage
from tests.server.harness import SECONDS, PortServer

DOC = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text("utf-8")


def post(link: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(f"{link}{path}", json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)


def test_a_client_written_from_the_page_alone_plays_a_game(port: PortServer) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = post(port.link, "/api/tables", {"seats": seats, "variants": ["short"]})
    joined = post(port.link, f"/api/join/{made['invite']}", {"name": "Bob"})
    tokens = [key["token"] for answer in (made, joined) for key in answer["keys"]]
    address = f"{port.link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        number = 0
        view: Any = None
        while view is None or view["winners"] is None:
            message = json.loads(socket.recv(SECONDS))
            assert message["type"] in ("view", "done"), message
            if message["type"] != "view":
                continue
            newer = view is None or message["event"] > view["event"]
            view = message
            if newer and view["turn"] in view["mine"]:
                number += 1
                move = view["moves"][str(view["turn"])][0]
                said = {"type": "play", "id": number, "seat": view["turn"], "move": move}
                socket.send(json.dumps({**said, "at": view["event"]}))
    assert view["winners"]


def test_ten_lines_of_the_page_play_a_whole_game_without_a_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    block = DOC.split("```python\n")[1].split("```")[0]
    assert block.count("\n") == 10
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(block, names)
    assert names["view"]["winners"] == [0]


@pytest.mark.parametrize("message", [*ClientMessage.__args__, *ServerMessage.__args__])
def test_every_message_is_on_the_page(message: Any) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag}`" in DOC or f'"type": "{tag}"' in DOC


def test_every_code_is_on_the_page() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", DOC.split("## Codes")[1]))
    passed_on = {"illegal-move", "not-your-turn", "bad-record", "bad-sheet", "bad-pack"}
    assert listed == {kind.code for kind in errors.KINDS.values()} | passed_on


def test_every_close_code_is_on_the_page() -> None:
    listed = {int(code) for code in re.findall(r"^\| (\d{4}) \|", DOC, re.MULTILINE)}
    ours = {errors.NORMAL, errors.POLICY, errors.RESTART, errors.TRY_LATER}
    assert listed == {*ours, *errors.CLOSE_CODES.values(), 1007, 1009, 1011}


def test_every_address_is_on_the_page() -> None:
    paths = {route.path for route in make_routes(Path()) if hasattr(route, "path")}
    for path in paths:
        if path.startswith("/api/") and "{rest" not in path:
            assert path in DOC or path.removeprefix("/api") in DOC, path

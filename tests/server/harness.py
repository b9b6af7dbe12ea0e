"""Servers and clients. Most tests talk to the application itself (`Server`), without a port; those
about connections talk over loopback (`PortServer`, `Process`)."""

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import httpx2 as httpx
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import connect

from rollplayer.server.app import make_app
from rollplayer.server.bots import BotRunner, Work
from rollplayer.server.limits import Guard, Limits, changed_limits
from rollplayer.server.running import config_of, listen
from rollplayer.server.settings import Settings
from tests.server.talk import SECONDS as SECONDS
from tests.server.talk import Talk

Json = dict[str, Any]
LITTLE_WORK = Work(hint=1, analysis=1)
# Every test comes from one address.
# Tests play faster than people; those of the limits themselves choose their own.
LIFTED = (
    "requests", "tables", "joins", "hints", "analyses", "codes", "opened", "bytes_in", "heard",
    "messages",
)  # fmt: skip
FREE = changed_limits(dict.fromkeys(LIFTED, 0))
PEOPLE = ("Ann", "Bob", "Cleo", "Dan")


def me(name: str = "Ann") -> Json:
    return {"kind": "me", "name": name}


OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


class Socket(Protocol):
    """A websocket, over a port or without one."""

    close_code: Any

    def send(self, message: str | bytes) -> None: ...

    def recv(self, timeout: float) -> Any: ...

    def close(self) -> None: ...


class Client:
    """Somebody with the address of a server."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.http = httpx.Client(base_url=link, timeout=SECONDS)
        self.seats: list[Seat] = []

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.http.get(path, **options)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def make(self, *seats: Json, **options: Any) -> Json:
        answer = self.post("/api/tables", {"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, made: Json, name: str = "Bob", **options: Any) -> Json:
        answer = self.post(f"/api/join/{made['invite']}", {"name": name, **options})
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def connect(self, table: str, **options: Any) -> Any:
        """A websocket at a table, of which nothing has been said yet."""
        address = self.link.replace("http", "ws", 1).rstrip("/")
        opening = connect(f"{address}/api/tables/{table}/socket", close_timeout=1, **options)
        return opening.__enter__()

    def sit(self, made: Json, *tokens: str, since: int = 0, deltas: bool = False) -> "Seat":
        keys = list(tokens or tokens_of(made))
        seat = Seat(self.connect(made["table"]), keys, since, deltas=deltas)
        self.seats.append(seat)
        return seat

    def hang_up(self) -> None:
        while self.seats:
            self.seats.pop().close()

    def close(self) -> None:
        self.http.close()
        self.hang_up()

    def pair(self, **options: Any) -> "tuple[Json, Seat, Seat]":
        """A table of two people, both connected."""
        made = self.make(me("Ann"), OPEN, **options)
        joined = self.join(made)
        return made, self.sit(made), self.sit(joined)


def tokens_of(made: Json) -> list[str]:
    return [key["token"] for key in made["keys"]]


class Seat:
    """A viewer: one websocket and the last view it was sent."""

    def __init__(
        self, socket: Socket, tokens: list[str], since: int = 0, *, deltas: bool = False
    ) -> None:
        self.socket = socket
        self.tokens = tokens
        self.number = 0
        self.log: list[Json] = []
        self.view: Json = {}
        self.said: list[Json] = []  # all that was not a view
        self.deltas = deltas
        self.sizes: list[int] = []  # of views and deltas, in bytes
        self.hello(since)

    def hello(self, since: int = 0) -> None:
        asked = {"deltas": True} if self.deltas else {}
        self.send({"type": "hello", "tokens": self.tokens, "since": since, **asked})
        self.next_view()

    def close(self) -> None:
        self.socket.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message, whatever it is; a delta is made a view."""
        text = self.socket.recv(SECONDS)
        message: Json = json.loads(text)
        if message["type"] == "delta":
            message = merged(self.view, message)
        if message["type"] == "view":
            self.sizes.append(len(text))
            self.view = message
            self.log = [line for line in self.log if line["number"] <= since_of(message)]
            self.log += message["log"]
        else:
            self.said.append(message)
        return message

    def hear_out(self) -> None:
        """Listens until the connection ends, which is raised."""
        while True:
            self.hear()

    def next_view(self) -> Json:
        while self.hear()["type"] != "view":
            pass
        return self.view

    def see(self, event: int) -> Json:
        """Waits until the table has come to an event."""
        while self.view["event"] < event:
            self.next_view()
        return self.view

    def see_that(self, holds: Any) -> Json:
        while not holds(self.view):
            self.next_view()
        return self.view

    def ask(self, kind: str, **fields: Any) -> Json:
        """Sends a request and returns its answer; handles the views in between."""
        self.number += 1
        self.send({"type": kind, "id": self.number, **fields})
        return self.answer(self.number)

    def answer(self, number: int) -> Json:
        while True:
            message = self.hear()
            if message["type"] != "view" and message["id"] == number:
                return message

    @property
    def seat(self) -> int:
        seat: int = self.view["mine"][0]
        return seat

    def moves(self) -> list[str]:
        moves: list[str] = self.view["moves"][str(self.seat)]
        return moves

    def play(self, move: str, **fields: Any) -> Json:
        """Plays for this viewer's seat and waits for the result."""
        fields = {"seat": self.seat, "at": self.view["event"], **fields}
        answer = self.ask("play", move=move, **fields)
        if answer["type"] == "done":
            self.see(answer["event"])
        return answer

    def propose(self, what: str, target: int, **fields: Any) -> Json:
        return self.ask("propose", **{"seat": self.seat, "what": what, "target": target, **fields})


def merged(view: Json, delta: Json) -> Json:
    """The view after a delta, as docs/wire.md says."""
    assert delta["after"] == view["number"], "the delta is for another view"
    position = {**view["position"], **delta["position"]}
    position["heroes"] = replaced(position["heroes"], delta["heroes"])
    scores = replaced(view["scores"], delta["scores"])
    shared = {"number": delta["number"], "position": position, "scores": scores}
    return {**view, **delta["view"], **shared, "log": delta["log"]}


def replaced(values: list[Json], changed: Json) -> list[Json]:
    return [changed.get(str(place), value) for place, value in enumerate(values)]


def since_of(view: Json) -> int:
    first: int = view["log"][0]["number"] - 1 if view["log"] else view["event"]
    return first


def play_on(seats: list[Seat], moves: int = 10_000, seed: int = 1) -> int:
    """The seats choose at random until the game is over or enough moves are made."""
    lots = random.Random(seed)
    played = 0
    while played < moves and seats[0].view["winners"] is None:
        asked = next(seat for seat in seats if seat.view["turn"] in seat.view["mine"])
        turn = asked.view["turn"]
        move = lots.choice(asked.view["moves"][str(turn)])
        answer = asked.ask("play", seat=turn, move=move, at=asked.view["event"])
        assert answer["type"] == "done", answer
        for seat in seats:
            seat.see(answer["event"])
        played += 1
    return played


def play_own_turns(seat: Seat, turns: int = 10_000) -> None:
    """One person among bots plays some moves, or to the end."""
    for number in range(turns):
        seat.see_that(lambda view: view["turn"] == seat.seat or view["winners"])
        if seat.view["winners"] is not None:
            return
        play_on([seat], moves=1, seed=number)


class Made:
    """The application of a test, over a database that it opens in its own loop."""

    def __init__(
        self,
        database: str,
        *,
        abandoned_after: float = 0.0,
        bots: BotRunner | None = None,
        static: Path | None = None,
        limits: Limits = FREE,
        trusted: tuple[str, ...] = (),
        **settings: Any,
    ) -> None:
        self.guard = Guard(limits, trusted)
        chosen = Settings(
            LITTLE_WORK, abandoned_after, stand_in_pause=0.0, poll_seconds=0.2
        )._replace(**settings)
        options: Json = {"bots": bots, "guard": self.guard}
        if static is not None:
            options["static"] = static
        self.app = make_app(database, chosen, **options)


class Server(Client):
    """The application without a port, in a thread of this process."""

    def __init__(self, database: str, **options: Any) -> None:
        self.database = database
        self.made = Made(database, **options)
        self.link = "http://testserver"
        self.seats = []
        self.client = TestClient(self.made.app, self.link, client=("127.0.0.1", 50_000))
        self.http = self.client

    def connect(self, table: str, **options: Any) -> Talk:
        return Talk(self.client, f"/api/tables/{table}/socket", **options)

    @property
    def tables(self) -> Any:
        return self.made.app.state.tables

    def __enter__(self) -> "Server":
        self.client.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hang_up()
        self.client.__exit__(kind, error, trace)


class PortServer(Client):
    """The server on a port of its own, in a thread of this process."""

    def __init__(self, database: str, **options: Any) -> None:
        self.made = Made(database, **options)
        self.guard = self.made.guard
        self.listening = listen("127.0.0.1", 0)
        self.uvicorn = uvicorn.Server(config_of(self.made.app, self.guard))
        self.thread = threading.Thread(target=self.run)
        super().__init__(f"http://127.0.0.1:{self.listening.getsockname()[1]}")

    def run(self) -> None:
        asyncio.run(self.uvicorn.serve(sockets=[self.listening]))

    @property
    def tables(self) -> Any:
        return self.made.app.state.tables

    def __enter__(self) -> "PortServer":
        self.thread.start()
        end = time.monotonic() + SECONDS
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            assert time.monotonic() < end
            time.sleep(0.005)
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
        self.uvicorn.should_exit = True
        self.thread.join(SECONDS)
        self.listening.close()
        assert not self.thread.is_alive()


class Process(Client):
    """`rollplayer serve` in its own process, to be killed."""

    def __init__(
        self, database: str, port: int = 0, *options: str, errors: int | None = None
    ) -> None:
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port)]
        command += [word for name in LIFTED for word in ("--limit", f"{name}=0")]
        self.process = subprocess.Popen(
            [*command, "--database", database, *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        super().__init__(line.split()[-1].rstrip("/"))

    def kill(self) -> None:
        """The hard way: no goodbye, nothing flushed."""
        self.process.kill()
        self.process.wait(SECONDS)
        assert self.process.stdout
        self.process.stdout.close()
        self.close()

"""Kills servers, or their database, while games are played, and counts what was lost.

    make load WHAT=kills ARGS="--kills 300"
    make load WHAT=kills ARGS="--kills 300 --database postgres --processes 3"
    make load WHAT=kills ARGS="--kills 300 --database postgres --processes 3 --victim database"

Every move that was acknowledged must be in the log of its table at its number (else it is lost),
and no move of a player may be there that was not sent for this number (else it is doubled). A move
that was not answered is sent once more after the players are back, as an impatient client does.
At the end every table is opened again; one that is not over must take another move.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.conftest import new_database
from tests.server.harness import LIFTED
from tests.server.postgres import Cluster, free_port, running_cluster

LIMITS: Final = [
    word for name in (*LIFTED, "connections", "sockets") for word in ("--limit", f"{name}=0")
]
GONE: Final = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
ANSWER_SECONDS: Final = 20.0
UP_SECONDS: Final = 300.0
TOLD_EVERY: Final = 25


class Sent(NamedTuple):
    """A move on its way: the event it answers, and the seat."""

    at: int
    seat: int
    move: str


class Table:
    """A table, what its players sent, and what was acknowledged, by the number of the event."""

    def __init__(self, made: Any) -> None:
        self.id: str = made["table"]
        self.tokens: list[str] = [key["token"] for key in made["keys"]]
        self.sent: dict[int, set[str]] = {}
        self.acknowledged: dict[int, str] = {}
        self.over = False
        self.waiting: Sent | None = None
        self.interrupted = 0.0  # since when nothing has been acknowledged, if so


class Tally:
    """What was promised, and how long it took to go on."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.back: list[float] = []
        self.repeats_refused = 0

    def moves(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)


class Fleet:
    """Processes of the server, to be killed."""

    pause = 0.0  # seconds after which one that was killed is started again

    def __init__(self, database: str, processes: int, errors: Path, *options: str) -> None:
        self.database = database
        self.options = options
        self.errors = errors
        self.ports = [free_port() for _ in range(processes)]
        self.running = [self.start(port) for port in self.ports]

    def start(self, port: int) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port), *LIMITS]
        with self.errors.open("ab") as errors:
            return subprocess.Popen(
                [*command, "--database", self.database, *self.options],
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )

    def kill_one(self, lots: random.Random) -> None:
        place = lots.randrange(len(self.ports))
        self.running[place].kill()
        self.running[place].wait()
        time.sleep(self.pause)
        self.running[place] = self.start(self.ports[place])

    def wait_until_up(self) -> None:
        """One that never comes up would never be killed at work."""
        end = time.monotonic() + UP_SECONDS
        for port in self.ports:
            while not is_ready(port):
                ended = [process.returncode for process in self.running if process.poll()]
                assert not ended, f"a server ended:\n{self.errors.read_text('utf-8')[-2000:]}"
                assert time.monotonic() < end, f"no server on port {port}"
                time.sleep(0.05)

    def close(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()


def is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


# Playing ---------------------------------------------------------------------------------------


async def play_tables(fleet: Fleet, tally: Tally, lots: random.Random, stop: asyncio.Event) -> None:
    """One table after another, over whichever process answers."""
    while not stop.is_set():
        table = await make_table(fleet, lots)
        if table is None:
            continue
        tally.tables.append(table)
        while not table.over and not stop.is_set():
            try:
                await play_until_gone(fleet, tally, table, lots, stop)
            except GONE:
                table.interrupted = table.interrupted or time.monotonic()
                await asyncio.sleep(0.02)


async def make_table(fleet: Fleet, lots: random.Random) -> Table | None:
    link = f"http://127.0.0.1:{lots.choice(fleet.ports)}"
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    with suppress(*GONE):
        async with httpx.AsyncClient(base_url=link, timeout=5) as http:
            answer = await http.post("/api/tables", json={"seats": seats, "variants": ["short"]})
            if answer.status_code == 201:
                return Table(answer.json())
    await asyncio.sleep(0.05)
    return None


async def play_until_gone(
    fleet: Fleet, tally: Tally, table: Table, lots: random.Random, stop: asyncio.Event
) -> None:
    """Plays until the connection ends or the game is over."""
    async with sitting(table, lots.choice(fleet.ports)) as socket:
        view = await next_view(socket)
        if table.waiting is not None:  # nobody knows whether it was saved
            await send(socket, table, table.waiting)
        while not table.over and not stop.is_set():
            if table.waiting is None and view["turn"] in view["mine"]:
                await send(socket, table, choose(view, lots))
            view = await hear(socket, tally, table, view)


def sitting(table: Table, port: int) -> Any:
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
    return Sitting(connect(address, open_timeout=5, close_timeout=0.2), table.tokens)


class Sitting:
    """A connection that has said hello."""

    def __init__(self, opening: connect, tokens: list[str]) -> None:
        self.opening = opening
        self.tokens = tokens

    async def __aenter__(self) -> ClientConnection:
        socket = await self.opening.__aenter__()
        await socket.send(json.dumps({"type": "hello", "tokens": self.tokens}))
        return socket

    async def __aexit__(self, *error: Any) -> None:
        await self.opening.__aexit__(*error)


def choose(view: Any, lots: random.Random) -> Sent:
    seat = view["turn"]
    return Sent(view["event"], seat, lots.choice(view["moves"][str(seat)]))


async def send(socket: ClientConnection, table: Table, move: Sent) -> None:
    table.waiting = move
    table.sent.setdefault(move.at + 1, set()).add(move.move)
    play = {"type": "play", "id": move.at + 1, "seat": move.seat, "move": move.move, "at": move.at}
    await socket.send(json.dumps(play))


async def next_view(socket: ClientConnection) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
        if message["type"] == "view":
            return message


async def hear(socket: ClientConnection, tally: Tally, table: Table, view: Any) -> Any:
    """Takes in one message; the last view comes back."""
    message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
    if message["type"] == "view":
        table.over = message["winners"] is not None
        return message
    if table.waiting is None or message["id"] != table.waiting.at + 1:
        return view
    if message["type"] == "done":
        table.acknowledged[table.waiting.at + 1] = table.waiting.move
        if table.interrupted:
            tally.back.append(time.monotonic() - table.interrupted)
            table.interrupted = 0.0
        table.waiting = None
        # The view of this event is on its way: nothing is chosen from the old one.
        return {**view, "turn": None}
    if message["code"] == "stale":
        tally.repeats_refused += 1
        table.waiting = None
        return await next_view(socket)
    table.interrupted = table.interrupted or time.monotonic()  # the database is away
    await asyncio.sleep(0.05)
    await send(socket, table, table.waiting)
    return view


# Killing ---------------------------------------------------------------------------------------


async def torture(fleet: Fleet, cluster: Cluster | None, args: argparse.Namespace) -> Tally:
    tally = Tally()
    stop = asyncio.Event()
    lots = [random.Random(number) for number in range(args.tables)]
    players = [asyncio.create_task(play_tables(fleet, tally, each, stop)) for each in lots]
    await kill_now_and_then(fleet, cluster, tally, args)
    await asyncio.to_thread(fleet.wait_until_up)
    await asyncio.sleep(3)
    stop.set()
    await asyncio.gather(*players)
    return tally


async def kill_now_and_then(
    fleet: Fleet, cluster: Cluster | None, tally: Tally, args: argparse.Namespace
) -> None:
    lots = random.Random(7)
    for number in range(1, args.kills + 1):
        await asyncio.to_thread(fleet.wait_until_up)
        await asyncio.sleep(lots.uniform(0.1, 1.9) * args.pause)
        if cluster is not None:
            await asyncio.to_thread(cluster.kill)
            await asyncio.to_thread(cluster.restart)
        else:
            await asyncio.to_thread(fleet.kill_one, lots)
        if number % TOLD_EVERY == 0:
            print(f"kill {number} of {args.kills}, {tally.moves()} moves", flush=True)


# Counting --------------------------------------------------------------------------------------


class Found(NamedTuple):
    """What a last look at all tables shows."""

    lost: int = 0
    doubled: int = 0
    stuck: int = 0  # tables that do not go on


async def look_again(fleet: Fleet, tally: Tally) -> Found:
    lost = doubled = stuck = 0
    lots = random.Random(1)
    for table in tally.tables:
        try:
            async with sitting(table, lots.choice(fleet.ports)) as socket:
                view = await next_view(socket)
                log = {line["number"]: line for line in view["log"]}
                lost += sum(
                    number not in log or log[number]["text"] != move
                    for number, move in table.acknowledged.items()
                )
                doubled += sum(
                    line["seat"] is not None and line["text"] not in table.sent.get(number, ())
                    for number, line in log.items()
                )
                stuck += not await goes_on(socket, tally, table, view, lots)
        except GONE:
            lost += len(table.acknowledged)
            stuck += 1
    return Found(lost, doubled, stuck)


async def goes_on(
    socket: ClientConnection, tally: Tally, table: Table, view: Any, lots: random.Random
) -> bool:
    if view["winners"] is not None:
        return True
    before = len(table.acknowledged)
    table.interrupted = 0.0
    await send(socket, table, choose(view, lots))
    end = time.monotonic() + ANSWER_SECONDS
    while table.waiting is not None and time.monotonic() < end:
        await hear(socket, tally, table, view)
    return len(table.acknowledged) == before + 1


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, Cluster | None]]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/games.db", None
    else:
        with running_cluster() as cluster:
            yield new_database(cluster.address), cluster


def kills(args: argparse.Namespace) -> int:
    with databases(args.database) as (database, cluster), tempfile.TemporaryDirectory() as folder:
        victim = cluster if args.victim == "database" else None
        assert victim is not None or args.victim == "server", "only PostgreSQL can be killed alone"
        errors = Path(folder) / "errors"
        fleet = Fleet(database, args.processes, errors)
        try:
            fleet.wait_until_up()
            tally = asyncio.run(torture(fleet, victim, args))
            fleet.wait_until_up()
            found = asyncio.run(look_again(fleet, tally))
        finally:
            fleet.close()
        tracebacks = errors.read_text("utf-8").count("Traceback")
    return report(args, tally, found, tracebacks)


def report(args: argparse.Namespace, tally: Tally, found: Found, tracebacks: int) -> int:
    back = sorted(tally.back) or [0.0]
    who = "PostgreSQL" if args.victim == "database" else "a server process"
    good = not any(found)
    print(
        f"{args.kills} kills of {who} ({args.processes} processes on {args.database}):"
        f"\n  {tally.moves()} acknowledged moves: {found.lost} lost, {found.doubled} doubled;"
        f" {tally.repeats_refused} repeated moves refused, since they had been saved"
        f"\n  {len(tally.tables)} tables, {sum(table.over for table in tally.tables)} games over,"
        f" {found.stuck} tables that do not go on"
        f"\n  interrupted {len(tally.back)} times; next move acknowledged after"
        f" {statistics.median(back):.2f} s (median), {back[-1]:.2f} s (worst)"
        f"\n  {tracebacks} tracebacks in the servers' logs; load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: nothing acknowledged lost or doubled, all go on"
    )
    return 0 if good else 1

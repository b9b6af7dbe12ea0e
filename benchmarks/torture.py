"""Breaks the server on purpose and counts what was lost. Against processes of its own on loopback.

    make torture-kills ARGS="--kills 300 --database sqlite"
    make torture-kills ARGS="--kills 300 --database postgres --processes 3"
    make torture-attacks ARGS="--messages 100000"

`kills`: tables are played while processes are killed (`kill -9`) at random moments and started
again. Every acknowledged move must be in the log of its table, once. `attacks`: hostile messages
while two honest players play; their times, the server's memory, its errors.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.hostile import storm
from tests.server.conftest import new_database
from tests.server.harness import LIFTED, me, play_on
from tests.server.postgres import free_port, running_postgres

LIMITS: Final = [
    word for name in (*LIFTED, "connections", "sockets") for word in ("--limit", f"{name}=0")
]
GONE: Final = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Tally:
    """What was promised and how long it took."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.resumed: list[float] = []
        self.finished = 0
        self.killed_at = 0.0


class Fleet:
    """Processes of the server, to be killed."""

    def __init__(self, database: str, processes: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(processes)]
        self.running = [self.start(port) for port in self.ports]

    def start(self, port: int) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port), *LIMITS]
        return subprocess.Popen(
            [*command, "--database", self.database],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill_one(self, lots: random.Random) -> None:
        place = lots.randrange(len(self.ports))
        self.running[place].kill()
        self.running[place].wait()
        self.running[place] = self.start(self.ports[place])

    def close(self) -> None:
        for process in self.running:
            process.kill()
            process.wait()


async def play_tables(fleet: Fleet, tally: Tally, lots: random.Random, stop: asyncio.Event) -> None:
    """One table after another, over whatever process answers."""
    while not stop.is_set():
        made = await make_table(fleet, lots)
        if made is None:
            continue
        tally.acknowledged[made["table"]] = {}
        over = False
        while not over and not stop.is_set():
            with suppress(*GONE):
                over = await play_until_gone(fleet, tally, made, lots, stop)
        tally.finished += over


async def make_table(fleet: Fleet, lots: random.Random) -> Any:
    link = f"http://127.0.0.1:{lots.choice(fleet.ports)}"
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    try:
        async with httpx.AsyncClient(base_url=link, timeout=5) as http:
            answer = await http.post("/api/tables", json={"seats": seats, "variants": ["short"]})
            return answer.json() if answer.status_code == 201 else None
    except GONE:
        await asyncio.sleep(0.05)
        return None


async def play_until_gone(
    fleet: Fleet, tally: Tally, made: Any, lots: random.Random, stop: asyncio.Event
) -> bool:
    """Plays until the connection ends or the game is over."""
    port = lots.choice(fleet.ports)
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    promised = tally.acknowledged[made["table"]]
    tokens = [key["token"] for key in made["keys"]]
    async with connect(address, open_timeout=2, close_timeout=0.2) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
        view: Any = None
        waiting: tuple[int, str] | None = None
        while not stop.is_set():
            message = json.loads(await asyncio.wait_for(socket.recv(), 10))
            if message["type"] == "view":
                if view is None and tally.killed_at:
                    tally.resumed.append(time.monotonic() - tally.killed_at)
                view, waiting = message, None if waiting is None else waiting
                check_promises(promised, message)
            elif message["type"] == "done" and waiting is not None:
                promised[waiting[0] + 1] = waiting[1]
                waiting = None
            elif message["type"] == "refused":
                waiting = None
                await asyncio.sleep(0.05)
            if view["winners"] is not None:
                return True
            if waiting is None and view["turn"] in view["mine"]:
                move = lots.choice(view["moves"][str(view["turn"])])
                waiting = (view["event"], move)
                play = {"type": "play", "id": 1, "seat": view["turn"], "move": move}
                await socket.send(json.dumps({**play, "at": view["event"]}))
    return False


def check_promises(promised: dict[int, str], view: Any) -> None:
    """Every acknowledged move among the lines of a view is the one that was acknowledged."""
    for line in view["log"]:
        number = line["number"]
        assert promised.get(number, line["text"]) == line["text"], (view["table"], number)


async def kill_now_and_then(fleet: Fleet, tally: Tally, kills: int, pause: float) -> None:
    lots = random.Random(7)
    for number in range(kills):
        await asyncio.to_thread(wait_until_up, fleet)
        await asyncio.sleep(lots.uniform(0.1, 1.9) * pause)
        tally.killed_at = time.monotonic()
        await asyncio.to_thread(fleet.kill_one, lots)
        moves = sum(len(each) for each in tally.acknowledged.values())
        print(f"\rkill {number + 1} of {kills}, {moves} moves acknowledged", end="", flush=True)
    print()


async def torture(fleet: Fleet, tally: Tally, kills: int, tables: int, pause: float) -> None:
    stop = asyncio.Event()
    lots = [random.Random(number) for number in range(tables)]
    players = [asyncio.create_task(play_tables(fleet, tally, each, stop)) for each in lots]
    await kill_now_and_then(fleet, tally, kills, pause)
    await asyncio.sleep(3)
    stop.set()
    await asyncio.gather(*players)


def count_lost(fleet: Fleet, tally: Tally) -> int:
    """Reads every table once more and looks for every acknowledged move."""
    lost = 0
    with httpx.Client(base_url=f"http://127.0.0.1:{fleet.ports[0]}", timeout=30) as http:
        for table, promised in tally.acknowledged.items():
            if not promised:
                continue
            view = http.get(f"/api/tables/{table}/views/{max(promised)}")
            if view.status_code != 200:
                lost += len(promised)
                continue
            lines = {line["number"]: line["text"] for line in view.json()["log"]}
            lost += sum(lines.get(number) != text for number, text in promised.items())
    return lost


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    with ExitStack() as stack:
        if kind == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield f"sqlite:///{folder}/games.db"
        else:
            yield new_database(stack.enter_context(running_postgres()))


def kills(args: argparse.Namespace) -> int:
    tally = Tally()
    with database_of(args.database) as database:
        fleet = Fleet(database, args.processes)
        try:
            time.sleep(2)
            asyncio.run(torture(fleet, tally, args.kills, args.tables, args.pause))
            wait_until_up(fleet)
            lost = count_lost(fleet, tally)
        finally:
            fleet.close()
    moves = sum(len(each) for each in tally.acknowledged.values())
    times = sorted(tally.resumed) or [0.0]
    print(
        f"{args.kills} kills of {args.processes} processes on {args.database}: {moves} acknowledged"
        f" moves, {lost} lost, {tally.finished} games finished; back at the table after"
        f" {statistics.median(times):.2f} s (median), {times[-1]:.2f} s (worst)"
    )
    return 1 if lost else 0


def wait_until_up(fleet: Fleet) -> None:
    """A process that never comes up would never be killed at work."""
    end = time.monotonic() + 60
    for port in fleet.ports:
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            time.sleep(0.05)


# Attacks ---------------------------------------------------------------------------------------


def attacks(args: argparse.Namespace) -> int:
    """Hostile messages from one side, two honest players on the other."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port := free_port())]
        errors = Path(folder) / "errors"
        with errors.open("wb") as said:
            process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{folder}/games.db"],
                stdout=subprocess.DEVNULL,
                stderr=said,
            )
        try:
            time.sleep(2)
            found, times = attack(f"http://127.0.0.1:{port}", args)
            memory = resident(process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(15)
        tracebacks = errors.read_text("utf-8").count("Traceback")
    times.sort()
    print(
        f"{found.sent} hostile messages: {found.server_errors} answers 5xx,"
        f" {tracebacks} tracebacks;"
        f" honest moves p50 {times[len(times) // 2] * 1000:.0f} ms,"
        f" p99 {times[int(len(times) * 0.99)] * 1000:.0f} ms ({len(times)}); memory {memory:.0f} MB"
    )
    return 1 if found.server_errors or tracebacks else 0


def attack(link: str, args: argparse.Namespace) -> Any:
    from tests.server.harness import Client

    honest = Client(link)
    _, ann, bob = honest.pair()
    times: list[float] = []
    done = threading.Event()

    def play() -> None:
        number = 0
        while not done.is_set() and ann.view["winners"] is None:
            begun = time.monotonic()
            play_on([ann, bob], moves=1, seed=number)
            times.append(time.monotonic() - begun)
            number += 1
            done.wait(0.2)

    player = threading.Thread(target=play)
    player.start()
    victim = honest.make(me("Cleo"))
    found = storm(link, victim["table"], victim["invite"], args.messages, seed=args.seed)
    done.set()
    player.join(30)
    honest.close()
    return found, times or [0.0]


def resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    actions = parser.add_subparsers(required=True)
    killing = actions.add_parser("kills")
    killing.add_argument("--kills", type=int, default=5)
    killing.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    killing.add_argument("--processes", type=int, default=1)
    killing.add_argument("--tables", type=int, default=10)
    killing.add_argument("--pause", type=float, default=1.5)
    killing.set_defaults(run=kills)
    hostile = actions.add_parser("attacks")
    hostile.add_argument("--messages", type=int, default=2000)
    hostile.add_argument("--seed", type=int, default=1)
    hostile.set_defaults(run=attacks)
    args = parser.parse_args()
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())

"""One client against all: every attack that once stopped the server, then hostile messages.

    make load WHAT=attacks ARGS="--messages 100000"

Honest people (scripted, ten tables of two) play meanwhile from another address; their times are
taken during each attack. The server runs with its usual limits.
"""

import argparse
import asyncio
import functools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2 as httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from benchmarks.server import memory_of, post
from tests.load.hostile import Result, storm
from tests.load.people import Person, Table, Tally, shown
from tests.server.postgres import free_port

GOAL_MS: Final = 100.0
GOAL_MB: Final = 300.0
HONEST: Final = "127.0.0.2"  # not the attacker's address
TABLES: Final = 10
PAUSE: Final = 0.4
SETTLE_SECONDS: Final = 1.0
GONE: Final = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
Found = dict[str, int]  # answers by status


def count(found: Found, answer: httpx.Response) -> None:
    found[str(answer.status_code)] = found.get(str(answer.status_code), 0) + 1


def posts(link: str, path: str, bodies: list[Any], seconds: float) -> Found:
    """Again and again, for some seconds."""
    found: Found = {}
    end = time.monotonic() + seconds
    with httpx.Client(base_url=link, timeout=30) as http:
        while time.monotonic() < end:
            for body in bodies:
                with suppress(*GONE):
                    count(found, http.post(path, json=body))
    return found


def pings(link: str, table: str, seconds: float) -> Found:
    """Empty websocket pings as fast as they can be written, over one connection after another."""
    found: Found = {}
    end = time.monotonic() + seconds
    flood = bytes([0x89, 0x80, 0, 0, 0, 0]) * 20_000
    place = urlsplit(link)
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection((place.hostname, place.port), 5) as raw:
            found["connections"] = found.get("connections", 0) + 1
            raw.sendall(head.encode())
            raw.recv(4096)
            while time.monotonic() < end:
                raw.sendall(flood)
        time.sleep(0.01)
    return found


def dear_packs(link: str, table: str, seconds: float) -> Found:
    pack = "\n".join(".".join(["a"] * 400) + f".k{number} = 1" for number in range(110))
    seats = [{"kind": "me", "name": "Mallory"}]
    return posts(link, "/api/tables", [{"seats": seats, "pack": pack[:99_000]}], seconds)


def many_tables(link: str, table: str, seconds: float) -> Found:
    heroes = [{"kind": "bot", "bot": "hero"}] * 4
    return posts(link, "/api/tables", [{"seats": heroes}], seconds)


def many_views(link: str, table: str, seconds: float) -> Found:
    found: Found = {}
    end = time.monotonic() + seconds

    def ask() -> None:
        with httpx.Client(base_url=link, timeout=30) as http:
            while time.monotonic() < end:
                with suppress(*GONE):
                    count(found, http.get(f"/api/tables/{table}/views/0"))

    threads = [threading.Thread(target=ask) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def many_hints(link: str, table: str, seconds: float) -> Found:
    """Hints at tables of their own, asked for and not waited for."""
    found: Found = {}
    end = time.monotonic() + seconds
    seats = [{"kind": "me", "name": "Mallory"}]
    while time.monotonic() < end:
        with suppress(*GONE, OSError):
            made = post(f"{link}/api/tables", {"seats": seats, "hints": True})
            path = f"{link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
            with connect(path) as ws:
                token = made["keys"][0]["token"]
                ws.send(f'{{"type":"hello","tokens":["{token}"]}}')
                for number in range(5):
                    ws.send(f'{{"type":"hint","id":{number},"seat":0,"at":1}}')
                found["asked"] = found.get("asked", 0) + 5
        time.sleep(0.05)
    return found


def unfinished(link: str, table: str, seconds: float) -> Found:
    """Requests whose head never ends."""
    place = urlsplit(link)
    held = []
    for _ in range(1100):
        with suppress(OSError):
            one = socket.create_connection((place.hostname or "", place.port or 0), timeout=2)
            one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            held.append(one)
    time.sleep(seconds)
    for one in held:
        one.close()
    return {"held": len(held)}


def spectators(link: str, table: str, seconds: float) -> Found:
    held = []
    for _ in range(250):
        # The client library asserts where a server refuses in the middle of the handshake.
        with suppress(*GONE, AssertionError):
            ws = connect(f"{link.replace('http', 'ws')}/api/tables/{table}/socket").__enter__()
            ws.send('{"type":"hello","tokens":[]}')
            held.append(ws)
    time.sleep(seconds)
    for ws in held:
        with suppress(*GONE):
            ws.close()
    return {"came": len(held)}


ATTACKS: Final[dict[str, Callable[[str, str, float], Found]]] = {
    "pings": pings,
    "dear packs": dear_packs,
    "tables of heroes": many_tables,
    "hints": many_hints,
    "views": many_views,
    "unfinished requests": unfinished,
    "spectators": spectators,
}


# The honest ------------------------------------------------------------------------------------


class HonestPerson(Person):
    """Comes from an address of its own."""

    where = (HONEST, 0)


async def keep_playing(link: str, number: int, tally: Tally, stop: asyncio.Event) -> None:
    lots = random.Random(number)
    transport = httpx.AsyncHTTPTransport(local_address=HONEST, verify=False)
    async with httpx.AsyncClient(base_url=link, timeout=60, transport=transport) as http:
        while not stop.is_set():
            seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
            made = (await http.post("/api/tables", json={"seats": seats})).raise_for_status().json()
            address = f"{link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
            table = Table(address, {key["seat"]: key["token"] for key in made["keys"]}, tally)
            people = [HonestPerson(table, seat, lots, PAUSE) for seat in table.tokens]
            await asyncio.gather(*(person.play(stop) for person in people))


class Trial:
    """What happened during each attack."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.lines: list[str] = []
        self.memory = 0.0
        self.server_errors = 0
        self.slow: list[str] = []


async def attack_all(link: str, pid: int, args: argparse.Namespace) -> Trial:
    trial = Trial()
    stop = asyncio.Event()
    victim = await asyncio.to_thread(
        post, f"{link}/api/tables", {"seats": [{"kind": "me", "name": "Cleo"}]}
    )
    record = await asyncio.to_thread(text_of, link, victim["table"])
    tables = [
        asyncio.create_task(keep_playing(link, number, trial.tally, stop))
        for number in range(TABLES)
    ]
    watching = asyncio.create_task(watch_memory(trial, pid))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        loop = asyncio.get_running_loop()
        await during(trial, "nobody", asyncio.sleep(args.seconds))
        for name, attack in ATTACKS.items():
            work = functools.partial(attack, link, victim["table"], args.seconds)
            found = await during(trial, name, loop.run_in_executor(pool, work))
            trial.server_errors += sum(
                number for status, number in found.items() if status.startswith("5")
            )
        last = functools.partial(
            storm, link, victim["table"], victim["invite"], args.messages, args.seed
        )
        name = f"{args.messages} hostile messages"
        result: Result = await during(trial, name, loop.run_in_executor(pool, last))
        trial.server_errors += result.server_errors
    stop.set()
    watching.cancel()
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    after = await asyncio.to_thread(text_of, link, victim["table"])
    assert after == record, "the attacked table has changed"
    return trial


async def during(trial: Trial, name: str, work: Any) -> Any:
    """Honest people's times while something goes on, and of the moves that it kept waiting."""
    before = len(trial.tally.times)
    found = await work
    await asyncio.sleep(SETTLE_SECONDS)
    times = trial.tally.times[before:]
    p50, p99, worst = shown(times)
    if p99 >= GOAL_MS or not times:
        trial.slow.append(name)
    line = (
        f"  {name}: honest p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms ({len(times)})"
    )
    extra = found.statuses if isinstance(found, Result) else found
    print(f"{line} ({len(times)} moves seen; {extra or 'quiet'})", flush=True)
    return found


async def watch_memory(trial: Trial, pid: int) -> None:
    while True:
        trial.memory = max(trial.memory, memory_of(pid))
        await asyncio.sleep(0.5)


def text_of(link: str, table: str) -> str:
    return httpx.get(f"{link}/api/tables/{table}/record", timeout=60).text


def attacks(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", str(port := free_port())]
        errors = Path(folder) / "errors"
        with errors.open("wb") as said:
            process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{folder}/games.db"],
                stdout=subprocess.PIPE,
                stderr=said,
            )
        try:
            assert process.stdout
            process.stdout.readline()  # it answers now
            trial = asyncio.run(attack_all(f"http://127.0.0.1:{port}", process.pid, args))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        tracebacks = errors.read_text("utf-8").count("Traceback")
    good = not (trial.slow or trial.server_errors or tracebacks) and trial.memory < GOAL_MB
    p50, p99, _ = shown(trial.tally.times)
    print(
        f"honest people over all: p50 {p50:.1f} ms, p99 {p99:.1f} ms,"
        f" {trial.tally.cut_off} connections lost; memory at most {trial.memory:.0f} MB;"
        f" {trial.server_errors} answers 5xx, {tracebacks} tracebacks, attacked table unchanged;"
        f" load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: p99 under {GOAL_MS:.0f} ms during each attack"
        f"{' (not: ' + ', '.join(trial.slow) + ')' if trial.slow else ''},"
        f" memory under {GOAL_MB:.0f} MB, no 5xx, no traceback, no effect"
    )
    return 0 if good else 1

"""How much one server process carries, and for how long.

`busy`: tables with a move every two seconds each. `idle`: sockets that only listen. `soak`: memory
over time while games come and go.

The server is one process on a SQLite file; the people are in processes of their own. A time is
counted for every person at the table, from sending a move to seeing it.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import connect

from benchmarks.server import Server, cpu_of, memory_of, post
from tests.load.people import Person, Table, Tally, encode, shown

GOAL_MS: Final = 50.0
GOAL_IDLE_MB: Final = 250.0
GROWTH: Final = 1.05
SEATED_AT_ONCE: Final = 20


class Load(NamedTuple):
    """What one client process has to do."""

    link: str
    server: int  # its process
    tables: int
    sockets: int
    pause: float
    seconds: float
    seed: int
    short: bool = False


class Measured(NamedTuple):
    times: list[float]
    moves: int
    cut_off: int
    cpu: float


def made(load: Load) -> Any:
    seats = [{"kind": "me", "name": f"Player {number}"} for number in range(load.sockets)]
    body = {"seats": seats, "variants": ["short"] if load.short else []}
    return post(f"{load.link}/api/tables", body)


def table_of(load: Load, tally: Tally, answer: Any) -> Table:
    link = f"{load.link.replace('http', 'ws')}/api/tables/{answer['table']}/socket"
    return Table(link, {key["seat"]: key["token"] for key in answer["keys"]}, tally)


async def keep_playing(load: Load, number: int, tally: Tally, stop: asyncio.Event) -> None:
    """One game after another; everybody with a socket of their own."""
    lots = random.Random(f"{load.seed} {number}")
    while not stop.is_set():
        table = table_of(load, tally, await asyncio.to_thread(made, load))
        people = [
            Person(table, seat, random.Random(lots.random()), load.pause) for seat in table.tokens
        ]
        await asyncio.gather(*(person.play(stop) for person in people))


async def play_all(load: Load) -> Measured:
    """The first seconds, while all sit down, are not counted."""
    tally = Tally()
    stop = asyncio.Event()
    tasks = []
    for number in range(load.tables):
        tasks.append(asyncio.create_task(keep_playing(load, number, tally, stop)))
        if number % SEATED_AT_ONCE == 0:
            await asyncio.sleep(0.1)
    await asyncio.sleep(2 * load.pause)
    tally.times.clear()
    moves, cpu = tally.moves, cpu_of(load.server)
    await asyncio.sleep(load.seconds)
    found = Measured(list(tally.times), tally.moves - moves, tally.cut_off, 0.0)
    cpu = cpu_of(load.server) - cpu
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found._replace(cpu=cpu)


def client(load: Load) -> Measured:
    raise_file_limit()
    return asyncio.run(play_all(load))


def raise_file_limit() -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def begin(pool: ProcessPoolExecutor, load: Load, clients: int) -> "list[Future[Measured]]":
    share = load.tables // clients
    return [pool.submit(client, load._replace(tables=share, seed=each)) for each in range(clients)]


def busy(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db", args.compiled)
        try:
            pid = server.process.pid
            load = Load(server.link, pid, args.tables, args.sockets, args.pause, args.seconds, 0)
            with ProcessPoolExecutor(args.clients, mp_context=get_context("spawn")) as pool:
                found = [each.result() for each in begin(pool, load, args.clients)]
            memory = memory_of(pid)
        finally:
            server.stop()
    p50, p99, worst = shown([moment for one in found for moment in one.times])
    moves = sum(one.moves for one in found)
    cpu = statistics.mean(one.cpu for one in found)
    good = p99 < GOAL_MS and bool(moves)
    print(
        f"{args.tables} tables with {args.sockets} sockets, a move every {args.pause} s each:"
        f" {moves} moves in {args.seconds:.0f} s"
        f"\n  a move is seen after p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms"
        f" ({sum(one.cut_off for one in found)} connections lost)"
        f"\n  server {cpu / args.seconds:.2f} of a core, {1e3 * cpu / max(moves, 1):.2f} ms CPU per"
        f" move, {memory:.0f} MB; load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: p99 under {GOAL_MS:.0f} ms"
    )
    return 0 if good else 1


# Idle sockets ----------------------------------------------------------------------------------


async def listen_only(load: Load) -> int:
    """Holds sockets open until told otherwise by time; says how many are open at the end."""
    per_table = load.sockets // load.tables
    tables = [
        await asyncio.to_thread(post, f"{load.link}/api/tables", WAITING)
        for _ in range(load.tables)
    ]
    sockets = []
    for table in tables:
        link = f"{load.link.replace('http', 'ws')}/api/tables/{table['table']}/socket"
        token = table["keys"][0]["token"]
        for number in range(per_table):
            socket = await connect(link, compression=None, max_queue=None, ping_interval=None)
            hello = {"type": "hello", "tokens": [token] if number == 0 else [], "deltas": True}
            await socket.send(encode(hello).decode())
            await socket.recv()
            sockets.append(socket)
    Path(f"/tmp/rollplayer-idle-{load.server}-{load.seed}").touch()
    await asyncio.sleep(load.seconds)
    return sum(socket.state.name == "OPEN" for socket in sockets)


WAITING: Final = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


def idle_client(load: Load) -> int:
    raise_file_limit()
    return asyncio.run(listen_only(load))


def idle(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db", args.compiled)
        pid = server.process.pid
        try:
            before = memory_of(pid)
            share = args.sockets // args.clients
            load = Load(server.link, pid, share // 4, share, 0.0, args.seconds, 0)
            marks = [Path(f"/tmp/rollplayer-idle-{pid}-{each}") for each in range(args.clients)]
            with ProcessPoolExecutor(args.clients, mp_context=get_context("spawn")) as pool:
                asked = [
                    pool.submit(idle_client, load._replace(seed=each))
                    for each in range(args.clients)
                ]
                while not all(mark.exists() for mark in marks) and not any(
                    each.done() for each in asked
                ):
                    time.sleep(0.2)
                time.sleep(min(5.0, args.seconds / 2))
                memory, cpu = memory_of(pid), cpu_of(pid)
                time.sleep(min(5.0, args.seconds / 4))
                cpu = cpu_of(pid) - cpu
                held = sum(each.result() for each in asked)
        finally:
            server.stop()
            for mark in marks:
                mark.unlink(missing_ok=True)
    good = memory < GOAL_IDLE_MB and held == args.sockets
    print(
        f"{held} of {args.sockets} idle sockets at {args.sockets // 4} tables: {memory:.0f} MB"
        f" ({before:.0f} MB before, {1e3 * (memory - before) / args.sockets:.0f} kB each),"
        f" {100 * cpu / min(5.0, args.seconds / 4):.0f} % of a core;"
        f" load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: under {GOAL_IDLE_MB:.0f} MB"
    )
    return 0 if good else 1


# A long time -----------------------------------------------------------------------------------


def soak(args: argparse.Namespace) -> int:
    """Games end and begin; what is idle for ten minutes leaves memory, so it levels off then."""
    samples: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db", args.compiled)
        try:
            pid = server.process.pid
            seconds = args.minutes * 60
            load = Load(server.link, pid, args.tables, 2, args.pause, seconds, 0, short=True)
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                playing = begin(pool, load, 1)[0]
                begun = time.monotonic()
                while not playing.done():
                    time.sleep(min(10.0, seconds / 40))
                    samples.append((time.monotonic() - begun, memory_of(pid)))
                    if len(samples) % 12 == 0:
                        print(f"{samples[-1][0] / 60:.0f} min: {samples[-1][1]:.0f} MB", flush=True)
                found = playing.result()
        finally:
            server.stop()
    quarter = len(samples) // 4
    middle = statistics.median(memory for _, memory in samples[2 * quarter : 3 * quarter])
    end = statistics.median(memory for _, memory in samples[3 * quarter :])
    p50, p99, _ = shown(found.times)
    good = end <= middle * GROWTH
    print(
        f"{args.minutes:g} minutes, {args.tables} tables: {found.moves} moves,"
        f" p50 {p50:.1f} ms, p99 {p99:.1f} ms; {found.cut_off} connections lost"
        f"\n  memory {samples[0][1]:.0f} MB at first, {middle:.0f} MB in the third quarter,"
        f" {end:.0f} MB in the last; load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: at most {100 * (GROWTH - 1):.0f} % growth"
    )
    return 0 if good else 1

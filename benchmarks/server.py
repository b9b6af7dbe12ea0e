"""How fast the server is: tables of two people over real websockets, with the real engine.

    make bench WHAT=server ARGS="--tables 50 --seconds 10"
    make bench WHAT=server ARGS="--rounds 5 --compiled build/fast/src"

A server process and clients in processes of their own, on loopback. Two loads: at a human rate
(each table makes a move every half second) and saturated (every table plays as fast as it is
answered). The time counted is from sending a move to the view that the other player gets.
boardgame.io 0.50 is driven in the same run, in turns with ours, with a state of the same size:
once keeping matches in memory only, once in files. Ours saves every move (SQLite, synchronous
FULL) before it acknowledges it. What is compared is moves per second of the server's CPU.
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
import urllib.request
from collections.abc import Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.boardgame_io_side import PeerPlayer, PeerServer, play_match, sit_at_match
from tests.server.postgres import free_port

GOAL_MS: Final = 50.0
GOAL_RATIO: Final = 1.0
PEER: Final = "boardgame.io"
# All players come from one address here.
LIMITS: Final = (
    "requests",
    "tables",
    "joins",
    "opened",
    "connections",
    "sockets",
    "bytes_in",
    "heard",
)
LIFTED: Final = [word for name in LIMITS for word in ("--limit", f"{name}=0")]
PROC_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Look(msgspec.Struct, tag="view", tag_field="type"):
    """As much of a view as a player of lots needs."""

    event: int
    turn: int | None
    moves: dict[str, list[str]]
    winners: list[int] | None


class Change(msgspec.Struct, tag="delta", tag_field="type"):
    """As much of a delta."""

    view: dict[str, Any]


class Load(NamedTuple):
    """What one client process has to do."""

    link: str
    server: int  # its process
    tables: int
    seconds: float
    pause: float
    seed: int
    peer: bool = False  # boardgame.io's server, not ours


class Measured(NamedTuple):
    """What it saw: seconds from play to the other's view, bytes of views, the server's CPU."""

    times: list[float]
    size: int
    views: int
    cpu: float
    own_cpu: float


decoder = msgspec.json.Decoder(Look | Change)


class Player:
    """One seat: its socket and its last view."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.look: Look | None = None
        self.size = 0
        self.views = 0

    async def hello(self) -> None:
        hello = {"type": "hello", "tokens": [self.token], "deltas": True}
        await self.socket.send(json.dumps(hello))
        await self.see(1)

    async def see(self, event: int) -> Look:
        while self.look is None or self.look.event < event:
            text = await self.socket.recv(decode=False)
            if text.startswith((b'{"type":"view"', b'{"type":"delta"')):
                self.take(decoder.decode(text))
                self.size += len(text)
                self.views += 1
        return self.look

    def take(self, seen: Look | Change) -> None:
        if isinstance(seen, Look):
            self.look = seen
        elif self.look is not None:
            for name in self.look.__struct_fields__:
                if name in seen.view:
                    setattr(self.look, name, seen.view[name])


async def play_table(
    load: Load, players: list[Player], lots: random.Random, end: float, times: list[float]
) -> list[Player]:
    """Plays one game after another until the time is over."""
    seated = []
    await asyncio.sleep(lots.random() * load.pause)
    while time.perf_counter() < end:
        await play_game(players, lots, load.pause, end, times)
        seated += players
        for player in players:
            await player.socket.close()
        if time.perf_counter() < end:
            players = await sit_down(load)
    return seated


async def sit_down(load: Load) -> list[Player]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = await asyncio.to_thread(post, f"{load.link}/api/tables", {"seats": seats})
    link = f"{load.link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    players = []
    for key in made["keys"]:
        socket = await connect(link, compression=None)
        players.append(Player(socket, key["token"]))
        await players[-1].hello()
    return players


def post(link: str, body: Any) -> Any:
    request = urllib.request.Request(link, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


async def play_game(
    players: list[Player], lots: random.Random, pause: float, end: float, times: list[float]
) -> None:
    look = players[0].look
    assert look is not None
    while look.winners is None and time.perf_counter() < end:
        assert look.turn is not None
        mover, other = players[look.turn], players[1 - look.turn]
        current = await mover.see(look.event)
        move = lots.choice(current.moves[str(look.turn)])
        play = {"type": "play", "id": 1, "seat": look.turn, "move": move, "at": current.event}
        begun = time.perf_counter()
        await mover.socket.send(json.dumps(play))
        look = await other.see(current.event + 1)
        times.append(time.perf_counter() - begun)
        if pause:
            await asyncio.sleep(pause * lots.uniform(0.5, 1.5))


async def play_all(load: Load) -> Measured:
    """All sit down first; then the clock runs."""
    times: list[float] = []
    lots = [random.Random(f"{load.seed} {number}") for number in range(load.tables)]
    playing: list[Coroutine[Any, Any, Sequence[Player | PeerPlayer]]]
    if load.peer:
        names = [f"{load.seed}-{number}" for number in range(load.tables)]
        matches = await asyncio.gather(*(sit_at_match(load.link, name) for name in names))
        end = time.perf_counter() + load.seconds
        both = zip(matches, lots, strict=True)
        playing = [play_match(match, each, load.pause, end, times) for match, each in both]
    else:
        tables = await asyncio.gather(*(sit_down(load) for _ in lots))
        end = time.perf_counter() + load.seconds
        pairs = zip(tables, lots, strict=True)
        playing = [play_table(load, table, each, end, times) for table, each in pairs]
    cpu, own = cpu_of(load.server), time.process_time()
    tasks = [asyncio.create_task(each) for each in playing]
    await asyncio.sleep(load.seconds)
    cpu, own = cpu_of(load.server) - cpu, time.process_time() - own
    counted = list(times)
    players = [player for table in await asyncio.gather(*tasks) for player in table]
    size, views = sum(one.size for one in players), sum(one.views for one in players)
    return Measured(counted, size, views, cpu, own)


def cpu_of(process: int) -> float:
    """Seconds of CPU of a process so far, all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / PROC_TICKS


def client(load: Load) -> Measured:
    return asyncio.run(play_all(load))


# The server ------------------------------------------------------------------------------------


class Server:
    """`rollplayer serve` in a process of its own."""

    def __init__(self, database: str, compiled: Path | None = None) -> None:
        command = [sys.executable, "-m", "rollplayer", "serve", "--port", "0", *LIFTED]
        environment = {**os.environ, **({"PYTHONPATH": str(compiled)} if compiled else {})}
        self.process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout
        self.link = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def memory_of(pid: int) -> float:
    """The resident memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


Row = dict[str, Any]


def measure(server: Server | PeerServer, name: str, args: argparse.Namespace, pause: float) -> Row:
    share = args.tables // args.clients
    pid = server.process.pid
    peer = isinstance(server, PeerServer)
    loads = [
        Load(server.link, pid, share, args.seconds, pause, seed, peer)
        for seed in range(args.clients)
    ]
    with ProcessPoolExecutor(args.clients, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(client, loads))
    cpu, own_cpu = found[0].cpu, max(one.own_cpu for one in found)
    times = sorted(moment for one in found for moment in one.times)
    views = sum(one.views for one in found)
    return {
        "load": name,
        "tables": share * args.clients,
        "moves": len(times),
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "max_ms": round(times[-1] * 1000, 2),
        "moves_per_second": round(len(times) / args.seconds),
        "server_cpu_share": round(cpu / args.seconds, 2),
        "client_cpu_share": round(own_cpu / args.seconds, 2),
        "machine_load": round(os.getloadavg()[0], 1),
        "moves_per_cpu_second": round(len(times) / cpu) if cpu else None,
        "view_bytes": round(sum(one.size for one in found) / max(views, 1)),
        "server_mb": round(memory_of(pid)),
    }


def measure_ours(args: argparse.Namespace, pause: float, compiled: Path | None = None) -> Row:
    name = "compiled engine" if compiled else "rollplayer"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.database or f"sqlite:///{folder}/games.db", compiled)
        try:
            return measure(server, name, args, pause)
        finally:
            server.stop()


def measure_peer(args: argparse.Namespace, keep: str) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        server = PeerServer(args.peer_modules, Path(folder), free_port(), keep)
        try:
            return measure(server, f"{PEER}, {keep}", args, 0.0)
        finally:
            server.stop()


def report(row: Row) -> None:
    print(
        f"{row['load']}: {row['tables']} tables, {row['moves']} moves"
        f"\n  play to the other's view  p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
        f" (max {row['max_ms']} ms)"
        f"\n  {row['moves_per_second']} moves/s, server CPU {row['server_cpu_share']} of a core"
        f" (client {row['client_cpu_share']}, load average {row['machine_load']}),"
        f" {row['server_mb']} MB, views of {row['view_bytes']} bytes"
        f"\n  {row['moves_per_cpu_second']} moves per server CPU second",
        flush=True,
    )


def compare(rows: list[Row]) -> float | None:
    """The median of moves per CPU second of each, and ours beside the peers'. Gives our best beside
    the peer that keeps nothing, where it was measured."""
    rates = {
        name: statistics.median(row["moves_per_cpu_second"] for row in rows if row["load"] == name)
        for name in dict.fromkeys(row["load"] for row in rows)
    }
    ours = [name for name in rates if not name.startswith(PEER)]
    for name, rate in rates.items():
        beside = ", ".join(
            f"{rate / rates[peer]:.2f} of {peer}" for peer in rates if peer not in ours
        )
        print(f"{name}: {rate:.0f} moves per CPU second" + (f"; {beside}" if name in ours else ""))
    peer = rates.get(f"{PEER}, memory")
    return max(rates[name] for name in ours) / peer if peer else None


def main() -> int:
    parser = argparse.ArgumentParser(description="measure the server")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1, help="saturated rounds of each server")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds a human thinks")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--compiled", type=Path, help="a tree with the compiled engine")
    parser.add_argument("--peer-modules", type=Path, help="a folder with boardgame.io")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    human = measure_ours(args, args.pause)
    rows = []
    for _ in range(args.rounds):
        rows.append(measure_ours(args, 0.0))
        if args.compiled:
            rows.append(measure_ours(args, 0.0, args.compiled))
        if args.peer_modules:
            rows += [measure_peer(args, "memory"), measure_peer(args, "files")]
    if args.json:
        print(json.dumps([human, *rows]))
        return 0
    print("At a human rate:")
    report(human)
    print("Saturated:")
    for row in rows:
        report(row)
    ratio = compare(rows)
    good: bool = human["p99_ms"] < GOAL_MS and (ratio is None or ratio >= GOAL_RATIO)
    print(
        f"{'PASSED' if good else 'FAILED'}: p99 under {GOAL_MS:.0f} ms at a human rate, at least"
        f" {GOAL_RATIO} times the moves per CPU second of {PEER} in memory"
    )
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

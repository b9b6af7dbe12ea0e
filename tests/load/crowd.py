"""Many tables behind the proxy of the docs, three processes, one of them killed every ten seconds.

    make load WHAT=crowd ARGS="--tables 200"

People (scripted) and bots play short games of two to four. Everybody comes through nginx with TLS,
which spreads requests over the processes. For every open seat two people ask at the same moment;
one of them gets it. Then processes are killed (`kill -9`) and started again, until every game is
over. Each person's time from a move being sent to seeing it counts, reconnections included.
"""

import argparse
import asyncio
import os
import random
import ssl
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx

from rollplayer.server.running import fast_loop
from tests.load.kills import Fleet
from tests.load.light_socket import RememberingContext
from tests.load.people import Person, Table, Tally, shown
from tests.server.conftest import new_database
from tests.server.postgres import running_cluster
from tests.server.proxy import Proxy, running_proxy

GOAL_MS = 100.0
RIVALS = 2
RESTART_SECONDS = 1.0  # as in docs/hosting/rollplayer.service
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Crowd:
    """All tables, and what became of them."""

    def __init__(self, proxy: Proxy, args: argparse.Namespace) -> None:
        self.proxy = proxy
        self.args = args
        self.tally = Tally()
        self.tables: list[Table] = []
        self.given_twice = 0
        self.people: list[Person] = []

    async def fill(self, http: httpx.AsyncClient) -> None:
        some = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with some:
                await self.make(http, random.Random(number))

        await asyncio.gather(*(one(number) for number in range(self.args.tables)))

    async def make(self, http: httpx.AsyncClient, lots: random.Random) -> None:
        """A table of two to four; a third of them with a bot among the people."""
        players = lots.randint(2, 4)
        bots = players > 2 and lots.random() < 0.5
        open_seats = [{"kind": "open"}] * (players - 1 - bots)
        seats = [{"kind": "me", "name": "Ann"}, *open_seats]
        seats += [{"kind": "bot", "bot": "novice"}] * bots
        body = {"seats": seats, "variants": ["short"]}
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        tokens = {key["seat"]: key["token"] for key in made["keys"]}
        for seat in range(1, 1 + len(open_seats)):
            tokens[seat] = await self.join(http, made, seat)
        link = f"{self.proxy.link.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        table = Table(link, tokens, self.tally)
        self.tables.append(table)
        for seat in tokens:
            self.people.append(Person(table, seat, random.Random(lots.random()), self.args.pause))

    async def join(self, http: httpx.AsyncClient, made: Any, seat: int) -> str:
        wish = {"name": NAMES[seat], "seat": seat}
        asked = [http.post(f"/api/join/{made['invite']}", json=wish) for _ in range(RIVALS)]
        got = [answer for answer in await asyncio.gather(*asked) if answer.status_code == 200]
        self.given_twice += len(got) != 1
        token: str = got[0].json()["keys"][0]["token"]
        return token

    async def play(self, fleet: Fleet, tls: ssl.SSLContext) -> int:
        """Until every game is over; says how many processes were killed meanwhile."""
        stop = asyncio.Event()
        tasks = [asyncio.create_task(person.play(stop, tls)) for person in self.people]
        killing = asyncio.create_task(self.kill(fleet))
        done, _ = await asyncio.wait(tasks, timeout=self.args.limit)
        stop.set()
        killing.cancel()
        for task in tasks:
            task.cancel()
        for task in done:
            task.result()
        return self.kills

    async def kill(self, fleet: Fleet) -> None:
        self.kills = 0
        lots = random.Random(5)
        while True:
            await asyncio.sleep(self.args.every)
            await asyncio.to_thread(fleet.kill_one, lots)
            self.kills += 1


async def gather(fleet: Fleet, proxy: Proxy, args: argparse.Namespace) -> tuple[Crowd, int]:
    crowd = Crowd(proxy, args)
    tls = RememberingContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.load_verify_locations(proxy.certificate)
    async with httpx.AsyncClient(base_url=proxy.link, verify=tls, timeout=30) as http:
        await crowd.fill(http)
    print(f"{len(crowd.tables)} tables, {len(crowd.people)} people", flush=True)
    return crowd, await crowd.play(fleet, tls)


def crowd(args: argparse.Namespace) -> int:
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        trusted = ("--trusted-proxy", "127.0.0.1")
        fleet = Fleet(new_database(cluster.address), args.processes, errors, *trusted)
        fleet.pause = RESTART_SECONDS
        try:
            fleet.wait_until_up()
            with running_proxy(fleet.ports, rate=0) as proxy:
                begun = time.monotonic()
                with asyncio.Runner(loop_factory=fast_loop()) as runner:
                    found, kills = runner.run(gather(fleet, proxy, args))
                seconds = time.monotonic() - begun
        finally:
            fleet.close()
        tracebacks = errors.read_text("utf-8").count("Traceback")
    return report(args, found, kills, seconds, tracebacks)


def report(
    args: argparse.Namespace, found: Crowd, kills: int, seconds: float, tracebacks: int
) -> int:
    p50, p99, worst = shown(found.tally.times)
    away, _, longest = shown(found.tally.away)
    over = sum(table.over for table in found.tables)
    twice = found.given_twice + sum(table.seats_twice for table in found.tables)
    good = over == len(found.tables) and not twice and p99 < GOAL_MS
    print(
        f"{len(found.tables)} tables of two to four ({len(found.people)} people) behind the proxy,"
        f" {args.processes} processes, {kills} killed in {seconds:.0f} s:"
        f"\n  {over} games over; {twice} seats given twice;"
        f" {len(found.tally.away)} connections lost and made again, after {away:.0f} ms (median),"
        f" {longest:.0f} ms (worst)"
        f"\n  {found.tally.moves} moves seen {len(found.tally.times)} times:"
        f" p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms"
        f"\n  refusals: {found.tally.refused or 'none'}; {tracebacks} tracebacks;"
        f" load average {os.getloadavg()[0]:.1f}"
        f"\n{'PASSED' if good else 'FAILED'}: every game over, no seat twice, p99 under"
        f" {GOAL_MS:.0f} ms"
    )
    return 0 if good else 1

"""Scripted people at tables: each has a socket, thinks, moves, and comes back if cut off.

What is measured is the time from sending a move until each person at the table sees it, and how
long people who were cut off are away.
"""

import asyncio
import random
import ssl
import time
from typing import Any, Final

import msgspec

from tests.load.light_socket import AskedBack, LightSocket, opened

GONE: Final = (OSError, TimeoutError, EOFError)
# As the page does (web/src/lib/socket.ts): at once if asked to, else soon, then ever more slowly.
FIRST_SECONDS: Final = 0.6
LONGEST_SECONDS: Final = 5.0
SLOWER: Final = 1.7

encode = msgspec.json.Encoder().encode


class Whole(msgspec.Struct, tag="view", tag_field="type"):
    """As much of a view as a player of lots needs."""

    event: int
    turn: int | None
    mine: list[int]
    moves: dict[str, list[str]]
    winners: list[int] | None


class Change(msgspec.Struct, tag="delta", tag_field="type"):
    """As much of a delta."""

    view: dict[str, Any]


viewing: msgspec.json.Decoder[Whole | Change] = msgspec.json.Decoder(Whole | Change)


class Tally:
    """What all people saw."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.moves = 0
        self.cut_off = 0
        self.refused: dict[str, int] = {}
        self.away: list[float] = []  # how long people were, from a lost connection to a view


class Table:
    """A table and when each of its moves was sent, by the number of its event."""

    def __init__(self, link: str, tokens: dict[int, str], tally: Tally) -> None:
        self.link = link
        self.tokens = tokens
        self.tally = tally
        self.sent: dict[int, float] = {}
        self.seats_twice = 0
        self.over = False


class Person:
    """One seat, or a spectator (no seat)."""

    where: tuple[str, int] | None = None  # the address it comes from, if not the usual

    def __init__(self, table: Table, seat: int | None, lots: random.Random, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.lots = lots
        self.pause = pause
        self.view: Whole | None = None
        self.answered = -1  # the last event that was answered with a move
        self.tries = 0
        self.lost: float | None = None  # when the connection ended

    async def play(self, stop: asyncio.Event, tls: ssl.SSLContext | None = None) -> None:
        """Until the game is over, over as many connections as it takes."""
        while not self.table.over and not stop.is_set():
            try:
                async with opened(self.table.link, tls, self.where) as socket:
                    await self.sit(socket, stop)
            except GONE as gone:
                self.table.tally.cut_off += 1
                self.lost = self.lost or time.perf_counter()
                most = min(FIRST_SECONDS * SLOWER**self.tries, LONGEST_SECONDS)
                share = self.lots.uniform(0.5, 1) if self.tries else self.lots.random()
                asked = isinstance(gone, AskedBack) and not self.tries
                self.tries += 1
                await asyncio.sleep(0 if asked else most * share)

    async def sit(self, socket: LightSocket, stop: asyncio.Event) -> None:
        seen = self.view.event if self.view else 0
        tokens = [self.table.tokens[self.seat]] if self.seat is not None else []
        hello = {"type": "hello", "tokens": tokens, "since": seen, "deltas": True}
        socket.send(encode(hello))
        self.answered = -1
        thinking: asyncio.Task[None] | None = None
        try:
            while not self.table.over and not stop.is_set():
                text = await socket.recv()
                if text.startswith((b'{"type":"view"', b'{"type":"delta"')):
                    self.take(viewing.decode(text))
                    self.be_back()
                    if self.is_asked():
                        assert self.view
                        self.answered = self.view.event
                        thinking = asyncio.create_task(self.move(socket))
                elif text.startswith(b'{"type":"refused"'):
                    code = msgspec.json.decode(text)["code"]
                    self.table.tally.refused[code] = self.table.tally.refused.get(code, 0) + 1
                    if code != "stale":
                        await asyncio.sleep(0.1)
                        thinking = asyncio.create_task(self.move(socket))
        finally:
            if thinking is not None:
                thinking.cancel()

    def be_back(self) -> None:
        if self.lost is not None:
            self.table.tally.away.append(time.perf_counter() - self.lost)
            self.lost = None
        self.tries = 0

    def is_asked(self) -> bool:
        view = self.view
        return (
            view is not None
            and view.winners is None
            and view.turn is not None
            and view.turn == self.seat
            and view.event > self.answered
        )

    def take(self, seen: Whole | Change) -> None:
        """Looks at the table, and at the clock for every move that is new."""
        moment = time.perf_counter()
        before = self.view.event if self.view else None
        if isinstance(seen, Whole):
            self.view = seen
            self.table.seats_twice += self.seat is not None and seen.mine != [self.seat]
        elif self.view is not None:
            for name in self.view.__struct_fields__:
                if name in seen.view:
                    setattr(self.view, name, seen.view[name])
        assert self.view
        if before is not None:
            for event in range(before + 1, self.view.event + 1):
                if event in self.table.sent:
                    self.table.tally.times.append(moment - self.table.sent[event])
        self.table.over = self.table.over or self.view.winners is not None

    async def move(self, socket: LightSocket) -> None:
        await asyncio.sleep(self.pause * self.lots.uniform(0.5, 1.5))
        view = self.view
        assert view
        assert self.seat is not None
        moves = view.moves.get(str(self.seat))
        if not moves or view.turn != self.seat or view.event != self.answered:
            return
        play = {"type": "play", "id": view.event + 1, "seat": self.seat, "at": view.event}
        self.table.tally.moves += view.event + 1 not in self.table.sent
        self.table.sent[view.event + 1] = time.perf_counter()
        try:
            socket.send(encode({**play, "move": self.lots.choice(moves)}))
        except GONE:
            return  # the reader notices too


def shown(times: list[float]) -> tuple[float, float, float]:
    """Median, 99th percentile and worst, in milliseconds."""
    ordered = sorted(times) or [0.0]
    place = min(len(ordered) - 1, int(len(ordered) * 0.99))
    return ordered[len(ordered) // 2] * 1e3, ordered[place] * 1e3, ordered[-1] * 1e3

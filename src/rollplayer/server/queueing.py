"""Whose turn it is to use the bots' processes: every address in rotation, then its tables.

One address with three hundred tables gets no more than one with a single table. Within an address
what a person waits for comes first: bots, then hints, then analyses. Work that nobody waits for any
more is dropped before it begins.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from rollplayer.server.errors import Refusal

BOT_MOVE, HINT, ANALYSIS = range(3)
MOST_WAITING: Final = 64  # hints or pieces of analyses of one address


class Claim(NamedTuple):
    """Who wants a process: an address ("" where nobody is there), how urgently, at which table."""

    address: str
    rank: int
    table: str


class Waiting:
    """What one address waits for."""

    def __init__(self) -> None:
        self.ranks: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (
            OrderedDict(),
            OrderedDict(),
            OrderedDict(),
        )

    def put(self, claim: Claim, turn: "asyncio.Future[None]") -> None:
        self.ranks[claim.rank].setdefault(claim.table, deque()).append(turn)

    def size(self, rank: int) -> int:
        return sum(len(turns) for turns in self.ranks[rank].values())

    def take(self) -> "asyncio.Future[None] | None":
        """The next that somebody still waits for; the tables take turns."""
        for tables in self.ranks:
            while tables:
                table, turns = next(iter(tables.items()))
                turn = turns.popleft()
                del tables[table]
                if turns:
                    tables[table] = turns  # at the end
                if not turn.done():
                    return turn
        return None


class FairQueue:
    """Hands out a number of places."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, Waiting] = OrderedDict()

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[None]:
        """Holds one of the places."""
        await self.acquire(claim)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, claim: Claim) -> None:
        if self.free > 0:
            self.free -= 1
            return
        waiting = self.waiting.setdefault(claim.address, Waiting())
        if claim.rank == HINT and waiting.size(HINT) >= MOST_WAITING:
            raise Refusal("busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.put(claim, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was given just now
            raise

    def release(self) -> None:
        """Gives the place to the next address in rotation that still waits."""
        while self.waiting:
            address, waiting = self.waiting.popitem(last=False)
            turn = waiting.take()
            if turn is not None:
                self.waiting[address] = waiting  # at the end
                turn.set_result(None)
                return
        self.free += 1

    def size(self) -> int:
        return sum(each.size(rank) for each in self.waiting.values() for rank in range(3))

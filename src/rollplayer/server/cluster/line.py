"""The line to the other processes: one connection to PostgreSQL that a process keeps for itself.

- `LISTEN`: every change of a table is told with its number, in the transaction that made it. The
  change itself is read from the tables. Word that was lost while a connection was down does not
  matter: whoever listens again looks at all its tables, and does so every few seconds anyway.
- Advisory locks, which end with their connection: one per process says that it lives, one per
  piece of work that it is done here. A process that is killed loses them at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from rollplayer.errors import StoreError
from rollplayer.server.cluster.errands import Errands
from rollplayer.server.cluster.postgres import CHANNEL, as_store_errors

TELL: Final = "select pg_notify($1, $2)"
ALIVE: Final = 72657001  # the first half of the lock of a process
WORKING: Final = 72657002  # the first half of the lock of a piece of work
BEAT: Final = "~"
BEAT_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 0.5
# A machine that lost power says nothing: after 25 seconds the database gives its locks away.
KEEPALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

LIVES: Final = "select pg_advisory_lock($1::int, $2::int)"
TAKE: Final = "select pg_try_advisory_lock($1::int, hashtext($2))"
GIVE: Final = "select pg_advisory_unlock($1::int, hashtext($2))"

log = logging.getLogger("rollplayer.server")

Heard = Callable[[str, int], None]  # a table has come to this revision
CatchUp = Callable[[], Awaitable[None]]


class Line:
    """Hears the others, and holds the locks of this process."""

    def __init__(self, address: str, process: int, errands: Errands) -> None:
        self.address = address
        self.process = process
        self.errands = errands
        self.connection: Any = None  # asyncpg.Connection; asyncpg ships no types
        self.lock = asyncio.Lock()
        self.held: set[str] = set()
        self.beat = asyncio.Event()
        self.lost = asyncio.Event()  # the connection has ended
        self.task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, catch_up: CatchUp) -> None:
        """`heard` is told every change; `catch_up` is called whenever word may have been lost."""
        started = asyncio.Event()
        self.task = asyncio.create_task(self.keep_listening(heard, catch_up, started))
        await started.wait()

    def is_listening(self) -> bool:
        return self.connection is not None and not self.connection.is_closed()

    async def keep_listening(self, heard: Heard, catch_up: CatchUp, started: asyncio.Event) -> None:
        while True:
            try:
                with as_store_errors():
                    await self.listen(heard)
                    await catch_up()
                    started.set()
                    while True:
                        await self.check()
                        await self.rest()
            except Exception as error:  # whatever it was: a process that stops listening is lost
                log.error("word from other servers is interrupted: %s", error)
            finally:
                self.drop()
                started.set()
            await asyncio.sleep(RETRY_SECONDS)

    async def rest(self) -> None:
        """Until the next beat; an end that is told is heard at once."""
        try:
            async with asyncio.timeout(BEAT_SECONDS):
                await self.lost.wait()
        except TimeoutError:
            return
        raise StoreError("database-away")

    async def listen(self, heard: Heard) -> None:
        connection = await asyncpg.connect(
            self.address, timeout=ANSWER_SECONDS, server_settings=KEEPALIVE
        )
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        try:
            await connection.execute(LIVES, ALIVE, self.process)
            await connection.add_listener(CHANNEL, lambda *told: self.hear(heard, told[-1]))
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection

    def hear(self, heard: Heard, payload: str) -> None:
        table, _, number = payload.partition(" ")
        if table == BEAT:
            if number == str(self.process):
                self.beat.set()
        elif number.lstrip("-").isdigit():
            heard(table, int(number))

    async def check(self) -> None:
        """A connection can be dead without a word: only an answer shows that it lives."""
        self.beat.clear()
        async with asyncio.timeout(ANSWER_SECONDS):
            await self.ask(TELL, CHANNEL, f"{BEAT} {self.process}")
            await self.beat.wait()

    async def ask(self, sql: str, *args: str | int) -> Any:
        with as_store_errors():
            async with self.lock:
                if not self.is_listening():
                    raise StoreError("database-away")
                return await self.connection.fetchval(sql, *args, timeout=ANSWER_SECONDS)

    async def take(self, work: str) -> bool:
        """Whether this process does a piece of work from now on."""
        if work in self.held:
            return True
        if await self.ask(TAKE, WORKING, work):
            if work in self.held:  # taken twice at once: the lock counts, and is given once
                await self.ask(GIVE, WORKING, work)
            self.held.add(work)
            return True
        return False

    def give(self, work: str) -> None:
        if work in self.held:
            self.held.discard(work)  # at once: it may be taken again before the database knows
            self.errands.begin(self.ask(GIVE, WORKING, work))

    def drop(self) -> None:
        """The connection and its locks are gone; others may do the work now."""
        self.held.clear()
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        self.drop()

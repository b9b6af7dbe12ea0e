"""The other processes on the same database: what they changed, which bots they move, who is there.

PostgreSQL carries it all, on one connection that a process keeps for itself:
- `LISTEN`: every change of a table is told with its number, in the transaction that made it. The
  change itself is read from the tables. Word that was lost while a connection was down does not
  matter: whoever listens again looks at all its tables, and does so every few seconds anyway.
- Advisory locks, which end with their connection: one per process says that it lives, one per
  table says that its bots are moved here. A process that is killed loses them at once.

With SQLite there is one process, and `Alone` answers for it.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rollplayer.server.cluster.postgres import CHANNEL, TELL, PgStore, as_store_errors
from rollplayer.server.store.store import News, Row, Statement, Store, StoreError

HERE: Final = -1  # the number that says: who is at this table has changed
ALIVE: Final = 72657001  # the first half of the lock of a process
DRIVING: Final = 72657002  # the first half of the lock of a table's bots
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
ARRIVE: Final = (
    "insert into presence (table_id, seat, process) values ($1, $2, $3) on conflict do nothing"
)
LEAVE: Final = "delete from presence where table_id = $1 and seat = $2 and process = $3"
PRESENT: Final = (
    "select distinct table_id, seat from presence where table_id = any($1) and process <> $2"
)
ANYWHERE: Final = "select distinct table_id, seat from presence where process <> $1"
GONE: Final = f"""delete from presence where process not in (
    select objid::bigint from pg_locks where locktype = 'advisory' and classid = {ALIVE} and granted
    and database = (select oid from pg_database where datname = current_database())
) returning table_id"""

PEOPLE: Final = f"""select living.process, count(presence.seat) from (
    select objid::bigint as process from pg_locks
    where locktype = 'advisory' and classid = {ALIVE} and granted
    and database = (select oid from pg_database where datname = current_database())
) living left join presence on presence.process = living.process group by living.process"""

log = logging.getLogger("rollplayer.server")

Heard = Callable[[News], None]
CatchUp = Callable[[], Awaitable[None]]


class Moved(NamedTuple):
    """The person of a seat has come to this process, or left it."""

    table: str
    seat: int
    is_here: bool


def look_at(tables: Iterable[str]) -> list[Statement]:
    """Tells all processes that somebody has come to these tables or left them."""
    return [Statement(TELL, (CHANNEL, f"{table} {HERE}")) for table in dict.fromkeys(tables)]


def by_table(rows: Iterable[Row]) -> dict[str, frozenset[int]]:
    found: dict[str, frozenset[int]] = {}
    for table, seat in rows:
        found[table] = found.get(table, frozenset()) | {seat}
    return found


class Peers(Protocol):
    """What a process knows of the others."""

    process: int

    async def start(self, heard: Heard, catch_up: CatchUp) -> None:
        """`heard` is told every change; `catch_up` is called whenever word may have been lost."""

    def is_listening(self) -> bool: ...

    async def take(self, table: str) -> bool:
        """Whether this process moves the bots of a table from now on."""

    async def give(self, table: str) -> None: ...

    async def tell(self, moved: Sequence[Moved]) -> None:
        """Tells the others who has come to this process and who has left it."""

    async def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        """The seats whose people are connected to other processes, where there are any."""

    async def present_anywhere(self) -> dict[str, frozenset[int]]:
        """The same for all tables."""

    async def people(self) -> dict[int, int]:
        """How many people are connected to each process that lives."""

    async def clear_away(self) -> None:
        """Forgets who was connected to processes that are gone."""

    async def close(self) -> None: ...


def peers_of(store: Store) -> Peers:
    return PgPeers(store) if isinstance(store, PgStore) else Alone()


class Alone:
    """One process: it moves all bots, and nobody is anywhere else."""

    process = 0

    async def start(self, heard: Heard, catch_up: CatchUp) -> None:
        await catch_up()

    def is_listening(self) -> bool:
        return True

    async def take(self, table: str) -> bool:
        return True

    async def give(self, table: str) -> None:
        return

    async def tell(self, moved: Sequence[Moved]) -> None:
        return

    async def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        return {}

    async def present_anywhere(self) -> dict[str, frozenset[int]]:
        return {}

    async def people(self) -> dict[int, int]:
        return {}

    async def clear_away(self) -> None:
        return

    async def close(self) -> None:
        return


class PgPeers:
    """The processes that share a PostgreSQL database."""

    def __init__(self, store: PgStore) -> None:
        self.store = store
        self.process = 1 + secrets.randbelow(2**31 - 1)
        self.connection: Any = None  # asyncpg.Connection; asyncpg ships no types
        self.lock = asyncio.Lock()
        self.held: set[str] = set()
        self.beat = asyncio.Event()
        self.lost = asyncio.Event()  # the connection has ended
        self.task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, catch_up: CatchUp) -> None:
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
        import asyncpg

        connection = await asyncpg.connect(
            self.store.address, timeout=ANSWER_SECONDS, server_settings=KEEPALIVE
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
            heard(News(table, int(number)))

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

    def drop(self) -> None:
        """The connection and its locks are gone; others may move the bots now."""
        self.held.clear()
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    # Bots

    async def take(self, table: str) -> bool:
        if table in self.held:
            return True
        if await self.ask(TAKE, DRIVING, table):
            if table in self.held:  # taken twice at once: the lock counts, and is given once
                await self.ask(GIVE, DRIVING, table)
            self.held.add(table)
            return True
        return False

    async def give(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            await self.ask(GIVE, DRIVING, table)

    # People

    async def tell(self, moved: Sequence[Moved]) -> None:
        come = [each for each in moved if each.is_here]
        gone = [each for each in moved if not each.is_here]
        statements = [Statement(ARRIVE, (each.table, each.seat, self.process)) for each in come]
        statements += [Statement(LEAVE, (each.table, each.seat, self.process)) for each in gone]
        await self.store.write([*statements, *look_at(each.table for each in moved)])

    async def present(self, tables: Sequence[str]) -> dict[str, frozenset[int]]:
        return by_table(await self.store.read(PRESENT, list(tables), self.process))

    async def present_anywhere(self) -> dict[str, frozenset[int]]:
        return by_table(await self.store.read(ANYWHERE, self.process))

    async def people(self) -> dict[int, int]:
        return dict(await self.store.read(PEOPLE))

    async def clear_away(self) -> None:
        if self.is_listening():  # else this process itself would count as gone
            gone = await self.store.read(GONE)
            if gone:
                await self.store.write(look_at(table for (table,) in gone))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        try:
            await self.store.write(
                [Statement("delete from presence where process = $1", (self.process,))]
            )
        except StoreError as error:
            log.warning("who was here could not be cleared away: %s", error)
        self.drop()

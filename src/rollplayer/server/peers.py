"""What a server does about others on the same database, where there may be any.

With SQLite there is one process, and `OneProcess` says so. A PostgreSQL may be shared; everything
for that is in `cluster/`, which nobody loads who does not use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rollplayer.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from rollplayer.server.table.room import Room
    from rollplayer.server.table.tables import Tables


class Peers(Protocol):
    """The other processes, as far as a table needs to know of them."""

    async def start(self) -> None:
        """From now on word of the others arrives, and they hear of this process."""

    def is_listening(self) -> bool: ...

    async def look_around(self) -> None:
        """Every few seconds: what was not told, and who is gone."""

    async def bring_up(self, room: Room) -> None:
        """Callers never see an older state than others have."""

    async def present(self, table: str) -> frozenset[int]:
        """The seats whose people are connected to other processes."""

    def people_moved(self, room: Room) -> None:
        """Somebody has come to a room of this process, or left it."""

    async def take(self, work: str) -> bool:
        """Whether this process does some work from now on, and no other; a table's name stands for
        moving its bots."""

    def give(self, work: str) -> None:
        """Lets others do it."""

    async def drives(self, room: Room) -> bool:
        """Whether this process moves the bots of a room: asked before each of their moves."""

    async def close(self) -> None: ...


def peers_of(tables: Tables) -> Peers:
    if isinstance(tables.store, SqliteStore):
        return OneProcess()
    from rollplayer.server.cluster import Cluster, PgStore

    assert isinstance(tables.store, PgStore)
    return Cluster(tables, tables.store)


class OneProcess:
    """Nobody else: it does all work, and nobody is anywhere else."""

    async def start(self) -> None:
        return

    def is_listening(self) -> bool:
        return True

    async def look_around(self) -> None:
        return

    async def bring_up(self, room: Room) -> None:
        return

    async def present(self, table: str) -> frozenset[int]:
        return frozenset()

    def people_moved(self, room: Room) -> None:
        return

    async def take(self, work: str) -> bool:
        return True

    def give(self, work: str) -> None:
        return

    async def drives(self, room: Room) -> bool:
        return True

    async def close(self) -> None:
        return

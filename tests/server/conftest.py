"""A test with a `server` or a `database` runs on SQLite; `ON_BOTH` on a real PostgreSQL as well.

Both run the same statements (decision 010): each has one test on both, and so has what a database
answers for itself (conflicts, migrations, kills). The rest is rules, not databases.
"""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.server.harness import PortServer, Server
from tests.server.postgres import running_postgres

NAMES = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


ON_BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def new_database(address: str) -> str:
    """A schema of its own: as empty as a database, and made thirty times as fast."""
    name = f"games{next(NAMES)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{address}/postgres")
        try:
            await connection.execute(f"create schema {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return f"{address}/postgres?search_path={name}"


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with Server(database) as running:
        yield running


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'games.db'}") as running:
        yield running


@pytest.fixture
def light(shared: Server) -> Iterator[Server]:
    """One server for all tests that look only at tables of their own."""
    yield shared
    shared.hang_up()


@pytest.fixture
def port(sqlite: str) -> Iterator[PortServer]:
    """A server on a port of its own, for what is about connections."""
    with PortServer(sqlite) as running:
        yield running

"""Backup and restore while playing, export, retention, and the host's commands."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rollplayer.cli import main
from rollplayer.errors import StoreError
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from rollplayer.server.store import Statement, Store
from rollplayer.server.store.copying import backup, restore
from rollplayer.server.store.keeping import delete_older
from rollplayer.server.tokens import new_invite, new_table_code
from tests.server.conftest import ON_BOTH, new_database
from tests.server.harness import BOT, OPEN, Process, Server, me, play_on
from tests.server.old_database import VERSIONS
from tests.server.old_database import restore as restore_archive
from tests.server.test_archive import check_shown
from tests.server.test_store import using


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'elsewhere.db'}"
    return new_database(request.getfixturevalue("postgres"))


@ON_BOTH
def test_a_backup_made_while_playing_is_restored_anywhere(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    server = Process(database)
    made = server.make(me("Ann"), me("Bob"))
    screen = server.sit(made)
    play_on([screen], moves=15)
    assert main(["backup", str(file), "--database", database]) == 0
    event, log = screen.view["event"], list(screen.log)
    assert file.stat().st_mode & 0o777 == 0o600
    play_on([screen], moves=3)
    server.kill()
    assert main(["restore", str(file), "--database", elsewhere]) == 0
    with Server(elsewhere) as again:
        seat = again.sit(made)
        assert seat.view["event"] == event
        assert seat.log == log
        play_on([seat])
    with pytest.raises(StoreError, match="games already"):
        asyncio.run(restore(file, elsewhere))
    with pytest.raises(StoreError, match="overwrites nothing"):
        asyncio.run(backup(database, file))


def test_a_backup_of_an_earlier_version_is_restored(sqlite: str, elsewhere: str) -> None:
    games = restore_archive(VERSIONS[0], sqlite)
    file = Path(sqlite.removeprefix("sqlite:///"))
    assert asyncio.run(restore(file, elsewhere)) == len(games)
    with Server(elsewhere) as server:
        for game in games:
            if game["event"]:
                check_shown(server, game)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear games" * 100)
    for file in (letter, tmp_path / "nothing"):
        assert main(["restore", str(file), "--database", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert main(["backup", str(tmp_path / "b"), "--database", "sqlite:////nowhere/x.db"]) == 2
    assert not (tmp_path / "b").exists()


@ON_BOTH
def test_every_game_is_exported_as_a_record(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database) as server:
        for _ in range(2):
            play_on([server.sit(server.make(me(), variants=["short"]))])
        play_on([server.sit(server.make(me("Bob")))], moves=5)
        assert main(["export", str(tmp_path / "games"), "--database", database]) == 0
    texts = [file.read_text("utf-8") for file in (tmp_path / "games").iterdir()]
    assert len(texts) == 2
    for text in texts:
        read_record(base_cards(), text, verify=True)
    everything = ["export", str(tmp_path / "all"), "--unfinished", "--database", database]
    assert main(everything) == 0
    assert len(list((tmp_path / "all").iterdir())) == 3
    capsys.readouterr()


@ON_BOTH
def test_a_host_closes_and_deletes_while_the_server_runs(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database) as server:
        made = server.make(me("Ann"), OPEN, public=True)
        ann = server.sit(made)
        assert main(["admin", "list", "--waiting", "open", "--database", database]) == 0
        assert made["table"] in capsys.readouterr().out
        assert main(["admin", "close", made["table"], "--database", database]) == 0
        ann.see_that(lambda view: view["closed"] == "admin")
        assert server.get("/api/tables").json() == []
        assert server.post(f"/api/join/{made['invite']}", {"name": "Eve"}).status_code == 409
        assert main(["admin", "delete", made["table"], "--database", database]) == 0
        assert server.get(f"/api/tables/{made['table']}").status_code == 404
        assert main(["admin", "delete", made["table"], "--database", database]) == 2
        assert main(["admin", "count", "--database", database]) == 0
        assert "open    0" in capsys.readouterr().out


def test_no_table_is_taken_for_an_option(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One in 64 began with a hyphen: `admin close -hz7DalJ2t8` was told that -h takes no value."""
    codes = "".join(new_table_code() + new_invite() for _ in range(400))
    assert codes.isalnum()
    with Server(database) as server:
        server.make(me("Ann"), OPEN)
    old = ["admin", "delete", "--database", database, "--", "-hz7DalJ2t8"]  # of an earlier server
    assert main(old) == 2
    assert "-hz7DalJ2t8" in capsys.readouterr().err


@ON_BOTH
def test_old_tables_are_deleted_with_all_that_belongs_to_them(database: str) -> None:
    with Server(database) as server:
        old, young = server.make(me()), server.make(me(), BOT)
        play_on([server.sit(old)], moves=5)

    async def body(store: Store) -> None:
        long_ago = "2020-01-01T00:00:00.000Z"
        await store.write(
            [Statement("update tables set changed = $2 where id = $1", (old["table"], long_ago))]
        )
        assert await delete_older(store, 30) == 1
        for part in ("events", "seats"):
            rows = await store.read(f"select distinct table_id from {part}")
            assert rows == [(young["table"],)]
        assert await delete_older(store, 30) == 0

    using(database, body)


def test_a_deleted_table_leaves_no_row_anywhere(sqlite: str) -> None:
    """Analyses stayed for ever when one name was missing in a list."""
    with Server(sqlite) as server:
        old, young = server.make(me()), server.make(me())
    file = Path(sqlite.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as database:
        for part, columns in parts_of(database):
            for table in (old["table"], young["table"]):
                fill(database, part, columns, table)
    assert main(["admin", "delete", old["table"], "--database", sqlite]) == 0
    with sqlite3.connect(file) as database:
        parts = parts_of(database)
        assert len(parts) == 5
        for part, _ in parts:
            text = str(database.execute(f"select * from {part}").fetchall())
            assert old["table"] not in text, part
            assert young["table"] in text, part


def test_a_backup_brings_back_every_row(sqlite: str, tmp_path: Path) -> None:
    with Server(sqlite) as server:
        made = server.make(me())
    file, again = Path(sqlite.removeprefix("sqlite:///")), tmp_path / "again.db"
    with sqlite3.connect(file) as database:
        for part, columns in parts_of(database):
            fill(database, part, columns, made["table"])
    assert main(["backup", str(tmp_path / "backup"), "--database", sqlite]) == 0
    assert main(["restore", str(tmp_path / "backup"), "--database", f"sqlite:///{again}"]) == 0
    with sqlite3.connect(file) as before, sqlite3.connect(again) as after:
        for part, _ in [*parts_of(before), ("card_data", [])]:
            rows = before.execute(f"select * from {part}").fetchall()
            assert after.execute(f"select * from {part}").fetchall() == rows


def parts_of(database: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """The tables of the database that belong to a table, with their columns."""
    names = [name for (name,) in database.execute("select name from sqlite_schema")]
    found = []
    for name in names:
        columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
        if name == "tables" or "table_id" in columns:
            found.append((name, columns))
    return found


def fill(database: sqlite3.Connection, part: str, columns: list[str], table: str) -> None:
    """A row of the table where there is none yet."""
    key = "id" if part == "tables" else "table_id"
    if not database.execute(f"select 1 from {part} where {key} = ?", (table,)).fetchone():
        row = [table if column in ("table_id", "code") else 1 for column in columns]
        database.execute(f"insert into {part} values ({', '.join('?' * len(row))})", row)

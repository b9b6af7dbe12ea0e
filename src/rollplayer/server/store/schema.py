"""The schema, as a list of migrations. One that was released is never changed: append another.

Only types and words that SQLite and PostgreSQL share. Flags are integers, times are ISO text.
"""

from typing import Final

from rollplayer.server.store.store import Statement

VERSION_TABLE: Final = "create table if not exists schema_version (version integer primary key)"
READ_VERSION: Final = "select coalesce(max(version), 0) from schema_version"
WRITE_VERSION: Final = "insert into schema_version (version) values ($1)"

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # A table: what it is played with, its links, and a summary for lists (a cache).
        """create table tables (
            id text primary key,
            invite text not null unique,
            public integer not null,
            options text not null,
            rules text not null,
            pack text,
            seed text,
            seed_chosen integer not null,
            position text,
            next text,
            waiting text not null,
            summary text not null,
            made text not null,
            changed text not null
        )""",
        "create index tables_waiting on tables (waiting)",
        # Who sits where. `token` is a hash.
        """create table seats (
            table_id text not null references tables (id),
            seat integer not null,
            kind text not null,
            name text not null,
            bot text not null,
            token text,
            primary key (table_id, seat)
        )""",
        "create index seats_token on seats (token)",
        # The truth: one row an event, never changed. `seat` is -1 for chance.
        """create table events (
            table_id text not null references tables (id),
            number integer not null,
            seat integer not null,
            what text not null,
            at text not null,
            primary key (table_id, number)
        )""",
    ),
    (
        # Whether hints may be asked for; older tables of several people are played without.
        "alter table tables add column hints integer not null default 1",
        "update tables set hints = 0 where 1 <"
        " (select count(*) from seats where table_id = tables.id and kind <> 'bot')",
    ),
)


def missing(version: int) -> list[list[Statement]]:
    """The statements of each migration after a version, its number written with it."""
    return [
        [*(Statement(sql) for sql in migration), Statement(WRITE_VERSION, (number,))]
        for number, migration in enumerate(MIGRATIONS, start=1)
        if number > version
    ]

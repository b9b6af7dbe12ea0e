"""The schema, as a list of migrations. One that was released is never changed: append another.

Only types and words that SQLite and PostgreSQL share. Flags are integers, times are ISO text.
"""

import re
from typing import Final

from rollplayer.notation.cards.card_data import FIRST_DATA
from rollplayer.server.store.store import Statement, StoreError

VERSION_TABLE: Final = "create table if not exists schema_version (version integer primary key)"
READ_VERSION: Final = "select coalesce(max(version), 0) from schema_version"
WRITE_VERSION: Final = "insert into schema_version (version) values ($1)"
MADE_TABLE: Final = re.compile(r"create table (\w+) \((.*)\)", re.DOTALL)

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
        # The truth: one row per event, never changed. `seat` is -1 for chance.
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
    (
        # The base facts a table is played with, kept under their hash. Older tables have the first.
        "create table card_data (hash text primary key, data text not null)",
        f"alter table tables add column cards text not null default '{FIRST_DATA}'",
        # Counts every change of a table; whoever writes names the one before.
        "alter table tables add column revision integer not null default 0",
        "alter table tables add column proposals text not null default '[]'",
        "alter table tables add column pace text not null default 'live'",
        # The seat whose holder may close the table, and the table it is a rematch of.
        "alter table tables add column host integer",
        "update tables set host = (select min(seat) from seats"
        " where table_id = tables.id and token is not null)",
        "alter table tables add column reason text not null default ''",
        # A seat kept for the holder of this token (a hash), of the game before.
        "alter table seats add column reserved text",
        # The person's part of the dice: its hash from the start, itself before the first roll.
        "alter table seats add column promise text not null default ''",
        "alter table seats add column share text not null default ''",
        # Who is connected to which process.
        """create table presence (
            table_id text not null,
            seat integer not null,
            process integer not null,
            primary key (table_id, seat, process)
        )""",
        # One-time codes that move a seat to another device (hashes).
        """create table handovers (
            code text primary key,
            table_id text not null references tables (id),
            seat integer not null,
            until text not null
        )""",
        """create table analyses (
            table_id text not null references tables (id),
            event integer not null,
            seat integer not null,
            done integer not null,
            total integer not null,
            finding text,
            changed text not null,
            primary key (table_id, event, seat)
        )""",
        "create index tables_changed on tables (changed)",
    ),
    (
        # Whether people may say something, and what each said last.
        'alter table tables add column talk text not null default \'{"on":true,"said":[]}\'',
    ),
    (
        # Which of the two sides of the character sheet a player has chosen (R2.2).
        "alter table seats add column look text not null default ''",
    ),
    (
        # What a seat has decided before its turn (R2.12), and how often it has: requests name that.
        "alter table seats add column ahead_at integer not null default 0",
        "alter table seats add column ahead text not null default ''",
    ),
)


def missing(version: int) -> list[list[Statement]]:
    """The statements of each migration after a version, its number written with it."""
    if version > len(MIGRATIONS):
        raise StoreError("newer-database", number=version, known=len(MIGRATIONS))
    return [
        [*(Statement(sql) for sql in migration), Statement(WRITE_VERSION, (number,))]
        for number, migration in enumerate(MIGRATIONS, start=1)
        if number > version
    ]


def parts_with(column: str = "") -> tuple[str, ...]:
    """The tables of the database that were made with a column, those that others refer to first."""
    made = [MADE_TABLE.match(sql) for migration in MIGRATIONS for sql in migration]
    return tuple(part[1] for part in made if part and re.search(rf"\b{column}\b", part[2]))

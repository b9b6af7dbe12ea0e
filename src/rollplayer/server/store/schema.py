"""The schema, as a list of migrations. One that was released is never changed: append another.

A database remembers which it has had, each by its number and its SHA-256. So one that was made
otherwise is recognized and left alone.

Only types and words that SQLite and PostgreSQL share. Flags are integers, times are ISO text.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from rollplayer.errors import StoreError
from rollplayer.server.store.store import Statement

HISTORY_TABLE: Final = (
    "create table if not exists schema_history (number integer primary key, digest text not null)"
)
READ_HISTORY: Final = "select digest from schema_history order by number"
WRITE_HISTORY: Final = "insert into schema_history (number, digest) values ($1, $2)"
COMMENT: Final = re.compile(r"--.*")
MADE_TABLE: Final = re.compile(r"create table (\w+) \((.*)\)", re.DOTALL)

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # The facts of the base cards that tables are played with, under their hash.
        "create table card_data (hash text primary key, data text not null)",
        # A table: what it is played with, its links, and a summary for lists (a cache).
        """create table tables (
            id text primary key,
            invite text not null unique,
            public integer not null,
            options text not null,
            rules text not null,
            cards text not null,
            pack text,
            seed text,
            seed_chosen integer not null,
            position text,
            hints integer not null,
            pace text not null,
            talk text not null, -- whether people may say something, and what each said last
            proposals text not null,
            next text, -- the table of the rematch
            host integer, -- the seat whose holder may close the table
            reason text not null, -- why it was closed before its end
            revision integer not null, -- counts every change; a writer names the one before
            waiting text not null,
            summary text not null,
            made text not null,
            changed text not null
        )""",
        "create index tables_waiting on tables (waiting)",
        "create index tables_changed on tables (changed)",
        # Who sits where. `token` is a hash, and so is `reserved`: whom the seat is kept for after
        # the game before.
        """create table seats (
            table_id text not null references tables (id),
            seat integer not null,
            kind text not null,
            name text not null,
            bot text not null,
            token text,
            reserved text,
            promise text not null, -- of a share of the dice: its hash from the start
            share text not null, -- itself, before the first roll
            look text not null, -- the side of the character sheet (R2.2)
            ahead_at integer not null, -- how often it has decided ahead (R2.12); requests name that
            ahead text not null, -- what it has decided
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
    ),
)


def digest(migration: Sequence[str]) -> str:
    """Of what is done, so that comments and indents may change."""
    words = COMMENT.sub("", "\n".join(migration)).split()
    return hashlib.sha256(" ".join(words).encode()).hexdigest()


def missing(had: Sequence[str], *, in_use: bool, **place: str) -> list[list[Statement]]:
    """The statements of each migration that a database has not `had` yet, with a note of each.

    `in_use` says whether tables of games are there already. What is not ours is refused; `place`
    is the path of its file, if it has one.
    """
    known = [digest(migration) for migration in MIGRATIONS]
    if len(had) > len(known) and list(had[: len(known)]) == known:
        raise StoreError("newer-database", number=len(had), known=len(known), **place)
    if list(had) != known[: len(had)] or in_use > bool(had):
        raise StoreError("other-database", **place)
    return [
        [*map(Statement, migration), Statement(WRITE_HISTORY, (number, digest(migration)))]
        for number, migration in enumerate(MIGRATIONS, start=1)
        if number > len(had)
    ]


def parts_with(column: str = "") -> tuple[str, ...]:
    """The tables of the database that were made with a column, those that others refer to first."""
    made = [MADE_TABLE.match(sql) for migration in MIGRATIONS for sql in migration]
    return tuple(part[1] for part in made if part and re.search(rf"\b{column}\b", part[2]))

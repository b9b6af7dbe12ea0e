"""`rollplayer export`: every game as a record, one file each."""

import argparse
import sys
from pathlib import Path

from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.database import add_database_option, database_of, run_with_store
from rollplayer.cli.files import make_folder, write_file


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "export",
        "write every game as a record",
        "rollplayer export games/ --database sqlite:///games.db",
    )
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--unfinished", action="store_true", help="games that are still on as well")
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    make_folder("export", args.folder)
    written, damaged = run_with_store(export(args))
    print(f"{written} games are in {args.folder}")
    return 1 if damaged else 0


async def export(args: argparse.Namespace) -> tuple[int, int]:
    from rollplayer.server.store import open_store
    from rollplayer.server.store.admin import records

    store = await open_store(database_of(args), alone=False)
    written = damaged = 0
    try:
        async for table, found in records(store, unfinished=args.unfinished):
            if isinstance(found, Exception):
                damaged += 1
                print(f"rollplayer: table {table} is damaged: {found}", file=sys.stderr)
            else:
                write_file("export", Path(args.folder) / f"{table}.txt", found)
                written += 1
    finally:
        await store.close()
    return written, damaged

"""`rollplayer export`: every game as a record, one file each."""

import argparse
import sys
from pathlib import Path

from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.database import add_database_option, failing_in_one_line
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.language import say


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "export",
        "rollplayer export games/ --database sqlite:///games.db",
    )
    parser.add_argument("folder", metavar=say("meta-folder"))
    parser.add_argument("--unfinished", action="store_true", help=say("option-unfinished"))
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rollplayer.server.store_commands import export

    make_folder("export", args.folder)
    written, damaged = [], []

    def keep(table: str, found: str | Exception) -> None:
        if isinstance(found, Exception):
            damaged.append(table)
            said = say("export-damaged", table=table, what=str(found))
            print(f"rollplayer: {said}", file=sys.stderr)
        else:
            write_file("export", Path(args.folder) / f"{table}.txt", found)
            written.append(table)

    with failing_in_one_line():
        export(args.database, keep, unfinished=args.unfinished)
    print(say("export-done", number=len(written), folder=args.folder))
    return 1 if damaged else 0

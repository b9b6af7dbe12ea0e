"""`rollplayer restore`: a backup into an empty database, of either kind."""

import argparse
from pathlib import Path

from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.database import add_database_option, failing_in_one_line
from rollplayer.cli.language import say


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "restore",
        "rollplayer restore games-2026-11-15.backup --database sqlite:///games.db",
    )
    parser.add_argument("file", metavar=say("meta-file"), type=Path)
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rollplayer.server.store_commands import restore

    with failing_in_one_line():
        tables = restore(args.database, args.file)
    print(say("restore-done", number=tables))
    return 0

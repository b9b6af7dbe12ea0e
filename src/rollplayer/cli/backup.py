"""`rollplayer backup`: all games in one file, while the server runs."""

import argparse
from pathlib import Path

from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.database import add_database_option, failing_in_one_line
from rollplayer.cli.language import say


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "backup",
        "rollplayer backup games-2026-11-15.backup --database postgresql://club@localhost/games",
    )
    parser.add_argument("file", metavar=say("meta-file"), type=Path)
    add_database_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rollplayer.server.store_commands import back_up

    with failing_in_one_line():
        tables = back_up(args.database, args.file)
    print(say("backup-done", file=str(args.file), number=tables))
    return 0

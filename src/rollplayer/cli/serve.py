"""`rollplayer serve`: the server for hosts."""

import argparse

from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.errors import WrongUse

HOST = "127.0.0.1"
PORT = 8000


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "serve",
        "serve games to others",
        "rollplayer serve --host 0.0.0.0 --port 8000 --database sqlite:///games.db",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on ({HOST})")
    parser.add_argument("--port", type=port, default=PORT, help=f"the port, 0 for any ({PORT})")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; without it the games of this user",
    )
    parser.set_defaults(run=run)


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def run(args: argparse.Namespace) -> int:
    # Imported late: the other commands need no web server.
    from rollplayer.server.running import CannotServe, database_of_user, serve

    address = args.database or database_of_user()
    try:
        serve(args.host, args.port, address, announce=lambda link: print(f"serving at {link}"))
    except CannotServe as error:
        raise WrongUse(error) from None
    return 0

"""`rollplayer serve`: hosts games for others."""

import argparse

from rollplayer.cli.common import Subparsers, add_command, positive
from rollplayer.cli.errors import WrongUse
from rollplayer.search.settings import WORK

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
    parser.add_argument(
        "--hint-work",
        type=positive,
        metavar="N",
        help="rollouts a move of a hint (8 alone, fewer with more players)",
    )
    parser.add_argument(
        "--analysis-work",
        type=positive,
        metavar="N",
        help=f"samples and rollouts of an analysis ({WORK})",
    )
    parser.set_defaults(run=run)


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def announce(link: str) -> None:
    print(f"serving at {link}")


def run(args: argparse.Namespace) -> int:
    # Imported late: the other commands need no web server.
    from rollplayer.server.running import CannotServe, Serving, database_of_user, serve, work_of

    address = args.database or database_of_user()
    work = work_of(args.hint_work, args.analysis_work)
    try:
        serve(Serving(args.host, args.port, address, work), announce=announce)
    except CannotServe as error:
        raise WrongUse(error) from None
    return 0

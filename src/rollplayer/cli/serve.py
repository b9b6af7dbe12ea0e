"""`rollplayer serve`: hosts games for others."""

import argparse

from rollplayer.cli.common import Subparsers, add_command, positive, with_default
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.speech import say
from rollplayer.search.settings import WORK

HOST = "127.0.0.1"
PORT = 8000


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "serve",
        "rollplayer serve --host 0.0.0.0 --port 8000 --database sqlite:///games.db",
    )
    parser.add_argument(
        "--host",
        default=HOST,
        metavar=say("meta-address"),
        help=with_default(say("option-host"), HOST),
    )
    parser.add_argument(
        "--port",
        type=port,
        default=PORT,
        metavar="N",
        help=with_default(say("option-port"), PORT),
    )
    parser.add_argument(
        "--database",
        metavar=say("meta-address"),
        help=say(
            "option-database", sqlite="sqlite:///FILE", postgres="postgresql://USER@HOST/NAME"
        ),
    )
    parser.add_argument("--hint-work", type=positive, metavar="N", help=say("option-hint-work"))
    parser.add_argument(
        "--analysis-work",
        type=positive,
        metavar="N",
        help=with_default(say("option-analysis-work"), WORK),
    )
    parser.set_defaults(run=run)


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(say("error-port", text=text))
    return int(text)


def announce(link: str) -> None:
    print(say("serving", link=link))


def run(args: argparse.Namespace) -> int:
    # Imported late: the other commands need no web server.
    from rollplayer.server.running import CannotServe, Serving, database_of_user, serve, work_of

    address = args.database or database_of_user()
    work = work_of(args.hint_work, args.analysis_work)
    try:
        serve(Serving(args.host, args.port, address, work), announce=announce)
    except CannotServe as error:
        raise WrongUse("error-said", what=str(error)) from None
    return 0

"""`rollplayer serve`: hosts games for others."""

import argparse
from ipaddress import ip_network

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
        help="rollouts per move of a hint (8 alone, fewer with more players)",
    )
    parser.add_argument(
        "--analysis-work",
        type=positive,
        metavar="N",
        help=f"samples and rollouts of an analysis ({WORK})",
    )
    add_host_options(parser)
    parser.set_defaults(run=run)


def add_host_options(parser: argparse.ArgumentParser) -> None:
    """What a server for strangers needs (docs/hosting.md)."""
    parser.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="processes (1); needs PostgreSQL"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name this server goes by, such as club.example; others are refused (any)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may use this server, such as https://club.example (none)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=network,
        metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For is believed, such as 127.0.0.1 or 10.0.0.0/8 (none)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="change what one address may do, such as sockets=500; 0 lifts it (docs/hosting.md)",
    )
    parser.add_argument(
        "--keep",
        type=positive,
        default=0,
        metavar="DAYS",
        help="delete tables that have not changed for this long (never)",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the log is written (text)"
    )


def network(text: str) -> str:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as 127.0.0.1") from None
    return text


def limit_changes(wanted: list[str]) -> dict[str, float]:
    changes = {}
    for each in wanted:
        name, _, number = each.partition("=")
        if not number.isascii() or not number.isdigit():
            raise WrongUse(f"--limit {each}: write a name and a number, such as sockets=500")
        changes[name.replace("-", "_")] = float(number)
    return changes


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def announce(link: str) -> None:
    print(f"serving at {link}")


def run(args: argparse.Namespace) -> int:
    # Imported late: the other commands need no web server.
    from rollplayer.server.running import (
        CannotServe,
        Serving,
        database_of_user,
        limits_of,
        serve,
        usual_settings,
        work_of,
    )

    changes = limit_changes(args.limit)
    address = args.database or database_of_user()
    if args.workers > 1 and address.startswith("sqlite:"):
        raise WrongUse("several --workers need PostgreSQL; a SQLite file belongs to one process")
    settings = usual_settings()._replace(
        work=work_of(args.hint_work, args.analysis_work),
        hosts=tuple(name.lower() for name in args.name),
        origins=tuple(args.origin),
        keep_days=args.keep,
    )
    try:
        serving = Serving(
            args.host,
            args.port,
            address,
            settings,
            limits_of(changes),
            tuple(args.trusted_proxy),
            args.workers,
            args.log,
        )
        serve(serving, announce=announce)
    except CannotServe as error:
        raise WrongUse(error) from None
    return 0

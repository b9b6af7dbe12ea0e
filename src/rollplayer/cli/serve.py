"""`rollplayer serve`: hosts games for others."""

import argparse
import re
from ipaddress import ip_network

from rollplayer.bots import BOTS
from rollplayer.cli.common import (
    OWN_BOTS,
    Subparsers,
    add_bot_seconds,
    add_command,
    named_bots,
    positive,
    with_default,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say
from rollplayer.search.settings import WORK

HOST = "127.0.0.1"
EXAMPLE_SITE = "https://games.example"
PORT = 8000
ALLOW = "--allow-bot"


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
    add_host_options(parser)
    parser.set_defaults(run=run)


def add_host_options(parser: argparse.ArgumentParser) -> None:
    """What a server for strangers needs (docs/hosting.md)."""
    processes = with_default(say("option-workers"), 1)
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=processes)
    add_several(parser, "--name", say("meta-name"), say("option-name"))
    add_several(parser, "--origin", "URL", say("option-origin"))
    add_several(parser, "--trusted-proxy", say("meta-address"), say("option-trusted-proxy"))
    add_several(parser, "--limit", "NAME=N", say("option-limit"))
    add_several(parser, ALLOW, say("meta-name"), say("option-allow-bot", own=OWN_BOTS))
    add_bot_seconds(parser)
    parser.add_argument(
        "--keep", type=positive, default=0, metavar=say("meta-days"), help=say("option-keep")
    )
    styles = ("text", "json")
    written = with_default(say("option-log"), styles[0])
    parser.add_argument("--log", choices=styles, default=styles[0], help=written)


def add_several(parser: argparse.ArgumentParser, name: str, metavar: str, text: str) -> None:
    """An option that may be given several times."""
    kind = {"--trusted-proxy": network, "--origin": site}.get(name, str)
    parser.add_argument(name, action="append", default=[], type=kind, metavar=metavar, help=text)


def network(text: str) -> str:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(say("error-network", text=text)) from None
    return text


def site(text: str) -> str:
    """A site as browsers name it: no path, no slash at the end."""
    found = text.rstrip("/")
    if not re.fullmatch(r"https?://[^\s/?#]+", found):
        raise argparse.ArgumentTypeError(say("error-origin", text=text, known=EXAMPLE_SITE))
    return found


def limit_changes(wanted: list[str]) -> dict[str, float]:
    changes = {}
    for each in wanted:
        name, _, number = each.partition("=")
        if not number.isascii() or not number.isdigit():
            raise WrongUse("error-limit", text=each)
        changes[name.replace("-", "_")] = float(number)
    return changes


def allowed_bots(names: list[str]) -> tuple[tuple[str, str], ...]:
    """Bots of others, by the names that people will see. They must start."""
    from rollplayer.bots.foreign.names import title_of

    found: dict[str, str] = {}
    for name in named_bots(ALLOW, names):
        title = name if name in BOTS else title_of(name)
        if title in found or title in BOTS:
            raise WrongUse("error-allow-bot", option=ALLOW, name=title)
        found[title] = name
    return tuple(found.items())


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(say("error-port", text=text))
    return int(text)


def announce(link: str) -> None:
    print(say("serving", link=link))


def run(args: argparse.Namespace) -> int:
    # Imported late: the other commands need no web server.
    from rollplayer.errors import CannotServe
    from rollplayer.server.running import (
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
        raise WrongUse("error-workers")
    settings = usual_settings()._replace(
        work=work_of(args.hint_work, args.analysis_work),
        hosts=tuple(name.lower() for name in args.name),
        origins=tuple(args.origin),
        keep_days=args.keep,
        guests=allowed_bots(args.allow_bot),
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
        raise WrongUse("error-said", what=error.reason) from None
    return 0

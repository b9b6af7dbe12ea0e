"""`rollplayer balance`: how strong each card, class and race is, from a bot's games."""

import argparse

from rollplayer.bots import BOTS, use_one_thread
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_work_options,
    with_default,
)
from rollplayer.cli.speech import number, say
from rollplayer.search.settings import FORCED, QUICK


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "balance",
        "rollplayer balance --players 2 --games 5000 --bot adept --jobs 2 --out report",
    )
    add_players_option(parser, 1, 2, 3, 4)
    bots = ", ".join((QUICK, *BOTS))
    parser.add_argument(
        "--bot",
        default=QUICK,
        metavar=say("meta-name"),
        help=with_default(say("option-balance-bot", bots=bots), QUICK),
    )
    add_work_options(parser, 5000)
    parser.add_argument(
        "--forced",
        type=float,
        default=FORCED,
        metavar=say("meta-share"),
        help=with_default(say("option-forced"), number(FORCED)),
    )
    parser.add_argument("--out", metavar=say("meta-folder"), help=say("option-out"))
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    use_one_thread()
    from rollplayer.cli import balance_work

    return balance_work.run(args)

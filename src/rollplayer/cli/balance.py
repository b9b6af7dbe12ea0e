"""`rollplayer balance`: how strong each card, class and race is, from a bot's games."""

import argparse

from rollplayer.bots import BOTS, use_one_thread
from rollplayer.cli.common import Subparsers, add_command, add_game_options, positive, processes
from rollplayer.search.settings import FORCED, QUICK


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "balance",
        "report how strong each card, class and race is",
        "rollplayer balance --players 2 --games 5000 --bot adept --jobs 2 --out report",
    )
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=2)
    parser.add_argument("--games", type=positive, default=5000)
    parser.add_argument("--bot", default=QUICK, help=f"who plays ({', '.join((QUICK, *BOTS))})")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=processes, default=1, help="processes at work")
    parser.add_argument(
        "--forced", type=float, default=FORCED, help="share of market turns decided by lot"
    )
    parser.add_argument("--out", metavar="DIR", help="write the report and its pictures there")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    use_one_thread()
    from rollplayer.cli import balance_work

    return balance_work.run(args)

"""`rollplayer analyse`: where the stars of a recorded game came from: luck and skill."""

import argparse

from rollplayer.bots import use_one_thread
from rollplayer.cli.common import Subparsers, add_cards_option, add_command, positive, processes
from rollplayer.search.settings import WORK
from rollplayer.search.wording import LANGUAGES


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "analyse",
        "tell luck from skill in a recorded game",
        "rollplayer analyse game.txt --seat 0 --lang en --picture game.svg",
    )
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--seat", type=int, default=0, help="whose game; seats count from 0")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--work", type=positive, default=WORK, help=f"samples and rollouts (default {WORK})"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same report")
    parser.add_argument("--jobs", type=processes, default=1, help="processes at work")
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the course of the game there")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    use_one_thread()
    from rollplayer.cli import analyse_work

    return analyse_work.run(args)

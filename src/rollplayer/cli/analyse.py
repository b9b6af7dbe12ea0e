"""`rollplayer analyse`: where the stars of a recorded game came from: luck and skill."""

import argparse

from rollplayer.bots import use_one_thread
from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_jobs_option,
    add_json_option,
    positive,
    with_default,
)
from rollplayer.cli.speech import say
from rollplayer.search.settings import WORK


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "analyse", "rollplayer analyse game.txt --seat 0 --picture game.svg"
    )
    parser.add_argument("record", metavar=say("meta-record"), help=say("option-record-file"))
    parser.add_argument(
        "--seat", type=int, default=0, metavar="N", help=with_default(say("option-seat"), 0)
    )
    parser.add_argument(
        "--work",
        type=positive,
        default=WORK,
        metavar="N",
        help=with_default(say("option-analysis-work"), WORK),
    )
    parser.add_argument(
        "--seed",
        default="1",
        metavar=say("meta-seed"),
        help=with_default(say("option-report-seed"), 1),
    )
    add_jobs_option(parser)
    parser.add_argument("--picture", metavar="FILE.svg", help=say("option-course-picture"))
    add_json_option(parser)
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    use_one_thread()
    from rollplayer.cli import analyse_work

    return analyse_work.run(args)

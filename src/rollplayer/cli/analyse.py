"""`rollplayer analyze`: where the stars of a recorded game came from, luck and skill.

What needs NumPy is imported when the work begins, so that help and other commands start at once.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_jobs_option,
    add_json_option,
    chosen_cards,
    positive,
    read_file,
    with_default,
)
from rollplayer.cli.errors import CleanNo, WrongUse
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.language import say
from rollplayer.cli.layout import fold
from rollplayer.cli.progress import Progress
from rollplayer.cli.workers import Workers
from rollplayer.errors import BadRecord
from rollplayer.notation.record import Record, read_record
from rollplayer.search.findings import Analysis
from rollplayer.search.pipeline import Piece, drive
from rollplayer.search.report import draw, draw_win, write_analysis, write_text
from rollplayer.search.settings import WORK
from rollplayer.words import words_for

if TYPE_CHECKING:
    from rollplayer.search.analysis import Desk


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "analyze",
        "rollplayer analyze game.txt --seat 0 --picture game.svg",
        aliases=("analyse",),
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
    parser.add_argument(
        "--picture", metavar=f"{say('meta-file')}.svg", help=say("option-course-picture")
    )
    add_json_option(parser)
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = chosen_record(args)
    pictures = picture_files(args, record)
    for path in pictures:
        check_can_write("--picture", path)
    analysis = analyzed(args, record)
    if args.json:
        print(json.dumps(write_analysis(analysis)))
    else:
        for line in write_text(analysis, words_for(args.lang)).splitlines():
            print(*fold(line, "  "), sep="\n")
    for path, picture in zip(pictures, (draw, draw_win), strict=False):
        write_file("--picture", path, picture(analysis, words_for(args.lang)) or "")
    return 0


def chosen_record(args: argparse.Namespace) -> Record:
    try:
        record, _ = read_record(chosen_cards(args), read_file(args.record))
    except BadRecord as error:
        raise CleanNo("error-in-file", file=args.record, what=error.reason) from None
    if not 0 <= args.seat < record.options.players:
        raise WrongUse("error-seat", last=record.options.players - 1)
    if not record.events:
        raise CleanNo("error-nothing-yet", file=args.record)
    return record


def picture_files(args: argparse.Namespace, record: Record) -> list[Path]:
    """The file for the expected stars and, with several players, one for the chance to win."""
    if not args.picture:
        return []
    path = Path(args.picture)
    alone = record.options.players == 1 or not path.name
    return [path] if alone else [path, path.with_stem(f"{path.stem}-win")]


# The work ----------------------------------------------------------------------------------------


def make_desk(args: argparse.Namespace, record: Record) -> Desk:
    from rollplayer.search.analysis import Desk

    return Desk(record, args.seat, args.work, args.seed)


def analyzed(args: argparse.Namespace, record: Record) -> Analysis:
    """The analysis, in this process or spread over several."""
    desk = make_desk(args, record)
    with Progress(desk.survey().most_pieces, say("progress-steps")) as progress:
        if args.jobs == 1:
            return drive(lambda pieces: map(desk.do, pieces), progress.add)
        with Workers(args.jobs, partial(begin_worker, args)) as workers:
            return drive(lambda pieces: workers.map(do_in_worker, pieces), progress.add)


_worker: list[Desk] = []  # what a worker process needs for every piece


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [make_desk(args, chosen_record(args))]


def do_in_worker(piece: Piece) -> Any:
    return _worker[0].do(piece)

"""The work of `rollplayer analyse`; needs NumPy, so it is loaded only when needed."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rollplayer.cli.common import (
    chosen_cards,
    read_file,
)
from rollplayer.cli.errors import CleanNo, WrongUse
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import say
from rollplayer.cli.workers import Workers
from rollplayer.notation.errors import BadRecord
from rollplayer.notation.record import Record, read_record
from rollplayer.search.analysis import (
    REFINED,
    Look,
    Second,
    analyse,
    bring_together,
    look_again,
    look_at,
    pieces_of_work,
    played_at,
    worth_a_second_look,
)
from rollplayer.search.findings import Analysis
from rollplayer.search.judge import Judge
from rollplayer.search.report import draw, draw_win, write_analysis, write_text
from rollplayer.search.timeline import Course


def run(args: argparse.Namespace) -> int:
    record = chosen_record(args)
    pictures = picture_files(args, record)
    for path in pictures:
        check_can_write("--picture", path)
    course = Course(record)
    with Progress(pieces_of_work(course), say("progress-steps")) as progress:
        if args.jobs == 1:
            found = analyse(record, args.seat, args.work, args.seed, progress.add)
        else:
            found = analyse_in_processes(args, course, progress)
    if args.json:
        print(json.dumps(write_analysis(found)))
    else:
        print(write_text(found, args.lang))
    for path, picture in zip(pictures, (draw, draw_win), strict=False):
        write_file("--picture", path, picture(found, args.lang) or "")
    return 0


def chosen_record(args: argparse.Namespace) -> Record:
    try:
        record, _ = read_record(chosen_cards(args), read_file(args.record))
    except BadRecord as error:
        raise CleanNo("error-in-file", file=args.record, what=str(error)) from None
    if not 0 <= args.seat < record.options.players:
        raise WrongUse("error-seat", last=str(record.options.players - 1))
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


# Several processes -----------------------------------------------------------------------------


class Desk(NamedTuple):
    """What a worker process needs for every piece of work."""

    course: Course
    judge: Judge
    played: dict[int, int]


_worker: list[Desk] = []


def make_desk(args: argparse.Namespace, course: Course) -> Desk:
    return Desk(course, Judge(args.seat, args.work, args.seed), played_at(course, args.seat))


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [make_desk(args, Course(chosen_record(args)))]


def look_in_worker(place: int) -> Look:
    desk = _worker[0]
    return look_at(desk.judge, desk.course.positions[place], desk.played.get(place))


def look_again_in_worker(task: tuple[int, list[int], int]) -> tuple[int, Second]:
    place, moves, rollouts = task
    desk = _worker[0]
    return place, look_again(desk.judge, desk.course.positions[place], moves, rollouts)


def analyse_in_processes(args: argparse.Namespace, course: Course, progress: Progress) -> Analysis:
    """The same as `analyse`, to the last digit, on several processes."""
    looks, seconds = [], {}
    with Workers(args.jobs, partial(begin_worker, args)) as workers:
        for look in workers.map(look_in_worker, range(len(course.positions)), pack=2):
            looks.append(look)
            progress.add()
        doubtful = worth_a_second_look(looks, played_at(course, args.seat), REFINED)
        tasks = [(place, moves, args.work) for place, moves in doubtful.items()]
        for place, second in workers.map(look_again_in_worker, tasks):
            seconds[place] = second
            progress.add()
    return bring_together(course, args.seat, args.work, looks, seconds)

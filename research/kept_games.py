"""Plays games on all cores and keeps each at once, for the scripts that measure bots.

A run that was stopped goes on where it was: what a file keeps is read back and not played again.
"""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rollplayer.cli.progress import Progress


def add_arguments(parser: ArgumentParser, out: str) -> None:
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after that long")
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores without it")
    parser.add_argument("--out", type=Path, default=Path(out), help="where games are kept")


def kept(path: Path) -> list[Any]:
    """What earlier runs have played, line by line."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play_all(play: Callable[[Any], Any], tasks: Sequence[Any], args: Namespace) -> Iterator[Any]:
    """The result of each task as it comes, kept before it is given; `play` gives what JSON can."""
    end = time.monotonic() + args.minutes * 60
    with (
        get_context("fork").Pool(args.workers) as pool,
        args.out.open("a") as file,
        Progress(len(tasks), "games") as progress,
    ):
        for result in pool.imap_unordered(play, tasks):
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result
            progress.add()
            if time.monotonic() > end:
                break

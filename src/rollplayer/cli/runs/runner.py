"""The runner: deals chunks, takes them in order, keeps and writes them, and adds up."""

import argparse
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

from rollplayer import __version__
from rollplayer.cli.common import processes, read_file, with_default
from rollplayer.cli.errors import Stopped, WrongUse
from rollplayer.cli.language import say
from rollplayer.cli.progress import Progress
from rollplayer.cli.runs.executors import Executor, InProcess, Processes
from rollplayer.cli.runs.resume_file import ResumeFile
from rollplayer.cli.runs.sinks import Records, Rows, Sink
from rollplayer.cli.runs.work import Chunk, Row, Tally, Work, cut
from rollplayer.engine import Options
from rollplayer.notation.cards.card_data import current_hash, hash_of


class Run(NamedTuple):
    """A run: what is played, how many games, and the options that decide every one of them."""

    args: argparse.Namespace
    work: Work
    games: int
    options: dict[str, Any]


class Played:
    """What a run came to."""

    def __init__(self) -> None:
        self.games = 0
        self.kept = 0  # of them, those of an earlier call
        self.is_rereading = False
        self.tally: Tally = Counter()
        self.forfeits: list[Row] = []
        self.cpu_seconds = 0.0
        self.seconds = 0.0
        self.hash = hashlib.sha256()

    def add(self, chunk: Chunk) -> None:
        self.games += len(chunk.lines)
        self.tally.update(chunk.tally)
        self.forfeits += chunk.forfeits
        self.cpu_seconds += chunk.cpu_seconds
        for line in chunk.lines:
            self.hash.update(line + b"\n")

    @property
    def checksum(self) -> str:
        """The SHA-256 of all rows, as `sha256sum` finds it for the file of `--rows`."""
        return self.hash.hexdigest()


# Sees every chunk in order; the number of its games after which the run is over, if it is.
Collect = Callable[[Chunk], int | None]


def play_games(run: Run, collect: Collect = lambda chunk: None) -> Played:
    """Plays a run to its end, or until `collect` has seen enough of it."""
    played = Played()
    began = time.monotonic()
    with ExitStack() as stack:
        file = ResumeFile(run.args.resume, run.options) if run.args.resume else None
        if file:
            stack.enter_context(file)
        sinks = [stack.enter_context(sink) for sink in chosen_sinks(run)]
        executor = chosen_executor(run.args)
        progress = stack.enter_context(Progress(run.games, say("progress-games")))
        try:
            chunks = stack.enter_context(closing(all_chunks(run, file, executor, played)))
            for chunk in chunks:
                enough = collect(chunk)
                taken = chunk if enough is None else cut(run.work, chunk, enough)
                if file and not played.is_rereading:
                    file.take(taken)  # first, so that whatever happens below loses no game
                for sink in sinks:
                    sink.take(taken)
                played.add(taken)
                if enough is not None:
                    break
                if played.is_rereading:
                    progress.skip(len(chunk.lines))
                else:
                    progress.add(len(chunk.lines), executor.pace.left(run.games - played.games))
        except KeyboardInterrupt:
            raise stopped(run, played) from None
    played.seconds = time.monotonic() - began
    return played


def all_chunks(
    run: Run, file: ResumeFile | None, executor: Executor, played: Played
) -> Generator[Chunk]:
    """The games kept by an earlier call, then those still to be played."""
    if file:
        played.is_rereading = True
        yield from file.chunks(run.work, run.games)
        played.is_rereading = False
        played.kept = played.games
    if played.games < run.games:
        yield from executor.play(run.work, played.games, run.games)


def stopped(run: Run, played: Played) -> Stopped:
    """What Ctrl-C is answered: where the games are, or how to keep them next time."""
    key = "error-stopped-kept" if run.args.resume else "error-stopped-lost"
    file = run.args.resume or ""
    return Stopped(key, done=played.games, games=run.games, file=file, option="--resume")


# What the options choose -------------------------------------------------------------------------


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Where the games are played, and where they go."""
    parser.add_argument(
        "--jobs", type=processes, metavar="N", help=with_default(say("option-mass-jobs"), 1)
    )
    parser.add_argument("--ray", metavar=say("meta-address"), help=say("option-ray"))
    parser.add_argument("--resume", metavar=say("meta-file"), help=say("option-resume"))
    parser.add_argument("--rows", metavar=f"{say('meta-file')}.csv|.jsonl", help=say("option-rows"))


def add_dataset_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dataset", metavar=say("meta-folder"), help=say("option-dataset"))


def chosen_executor(args: argparse.Namespace) -> Executor:
    if args.ray:
        from rollplayer.cli.runs.on_ray import OnRay  # Ray takes a while to load

        return OnRay(args.ray, args.jobs)
    return InProcess() if (args.jobs or 1) == 1 else Processes(args.jobs)


def chosen_sinks(run: Run) -> Iterator[Sink]:
    args = run.args
    check_files_differ(args)
    if getattr(args, "record", None):
        yield Records(args.record)
    if getattr(args, "dataset", None):
        from rollplayer.cli.runs.dataset import Dataset  # needs pyarrow

        yield Dataset(args.dataset, run.options)
    if args.rows:
        yield Rows(args.rows)


def check_files_differ(args: argparse.Namespace) -> None:
    if args.rows and args.resume and Path(args.rows).resolve() == Path(args.resume).resolve():
        raise WrongUse("error-rows-resume", file=args.rows)


def keeps_records(args: argparse.Namespace) -> bool:
    return bool(getattr(args, "record", None) or getattr(args, "dataset", None))


def with_records(options: dict[str, Any], args: argparse.Namespace) -> dict[str, Any]:
    """Games without their records cannot be resumed where records are wanted."""
    return {**options, "records": keeps_records(args)}


def run_options(command: str, args: argparse.Namespace, options: Options) -> dict[str, Any]:
    """What decides every game of a run, by name: the head of its result and of what is kept."""
    think = getattr(args, "think", None)  # a command without bots to choose has no such option
    return {
        "command": command,
        "version": __version__,
        "seed": args.seed,
        "players": options.players,
        "edition": options.edition,
        "variants": list(options.variants),
        "classes": options.classes,
        "cards": options.cards.name,
        "cards_checksum": hash_of(read_file(args.cards)) if args.cards else current_hash(),
        **({} if think is None else {"think": think}),
    }


def result_head(run: Run, played: Played) -> dict[str, Any]:
    """What every JSON result begins with: all that is needed to have it again."""
    named = {key: value for key, value in run.options.items() if key != "records"}
    return {**named, "games": played.games, "checksum": played.checksum}

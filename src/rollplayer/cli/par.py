"""`rollplayer par`: what a bot scores on average from the setup of a solo seed."""

import argparse
import json
from functools import partial

from rollplayer.bots import BOTS
from rollplayer.bots.matches.par import par_game
from rollplayer.bots.matches.tournament import mean_and_error
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    chosen_options,
    positive,
    processes,
)
from rollplayer.cli.progress import Progress
from rollplayer.cli.words import amount
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "par",
        "what a bot reaches on average from the setup of a solo seed",
        "rollplayer par --seed 2026-11-15 --bot adept --games 20",
    )
    parser.add_argument("--seed", required=True, help="fixes race and class drawn, cards and dice")
    parser.add_argument("--bot", choices=tuple(BOTS), default="hero")
    parser.add_argument("--games", type=positive, default=20)
    parser.add_argument("--jobs", type=processes, default=1, help="processes at work")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = chosen_options(args, 1)
    stars = []
    with Progress(args.games, "games") as progress:
        if args.jobs == 1:
            for number in range(args.games):
                stars.append(par_game(options, args.bot, args.seed, number))
                progress.add()
        else:
            with Workers(args.jobs, partial(begin_worker, args)) as workers:
                for found in workers.map(play_in_worker, range(args.games)):
                    stars.append(found)
                    progress.add()
    mean, error = mean_and_error(stars)
    if args.json:
        print(
            json.dumps(
                {
                    "seed": args.seed,
                    "bot": args.bot,
                    "games": args.games,
                    "par": round(mean, 3),
                    "error": round(error, 3),
                    "stars": stars,
                }
            )
        )
    else:
        sure = f" ± {error:.1f}" if args.games > 1 else ""  # one game has no error
        print(f"par {mean:.1f}{sure} stars ({args.bot}, {amount(args.games, 'game')})")
    return 0


_worker: list[tuple[Options, argparse.Namespace]] = []


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [(chosen_options(args, 1), args)]


def play_in_worker(number: int) -> int:
    options, args = _worker[0]
    return par_game(options, args.bot, args.seed, number)

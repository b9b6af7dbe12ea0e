"""`rollplayer par`: what a bot reaches on average from the setup of a solo seed."""

import argparse
import json
from functools import partial

from rollplayer.bots.matches.par import par_game
from rollplayer.bots.matches.tournament import mean_and_error
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_games_option,
    add_jobs_option,
    add_json_option,
    chosen_options,
    known_bots,
    named_bots,
    with_default,
)
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import number, say
from rollplayer.cli.words import with_error
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "par", "rollplayer par --seed 2026-11-15 --bot adept --games 20"
    )
    parser.add_argument(
        "--seed", required=True, metavar=say("meta-seed"), help=say("option-par-seed")
    )
    parser.add_argument(
        "--bot",
        default="hero",
        metavar=say("meta-names"),
        help=with_default(f"{say('option-bot')} ({known_bots()})", "hero"),
    )
    add_games_option(parser, 20)
    add_jobs_option(parser)
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    (args.bot,) = named_bots("--bot", [args.bot])
    options = chosen_options(args, 1)
    stars = []
    with Progress(args.games, say("progress-games")) as progress:
        if args.jobs == 1:
            for game in range(args.games):
                stars.append(par_game(options, args.bot, args.seed, game))
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
        stars_text = with_error(mean, error, 1) if args.games > 1 else number(mean, 1)
        games = say("game-count", count=args.games)
        print(say("par-line", stars=stars_text, bot=args.bot, games=games))
    return 0


_worker: list[tuple[Options, argparse.Namespace]] = []


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [(chosen_options(args, 1), args)]


def play_in_worker(number: int) -> int:
    options, args = _worker[0]
    return par_game(options, args.bot, args.seed, number)

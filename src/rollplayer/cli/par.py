"""`rollplayer par`: what a bot reaches on average from the setup of a solo seed."""

import argparse
import json
from typing import NamedTuple

from rollplayer.bots.matches.par import par_game
from rollplayer.bots.matches.sums import rounded
from rollplayer.bots.matches.tournament import add_value, sums_of
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_games_option,
    add_json_option,
    chosen_options,
    known_bots,
    named_bots,
    with_default,
)
from rollplayer.cli.language import say
from rollplayer.cli.runs.runner import Run, add_run_options, play_games, result_head, run_options
from rollplayer.cli.runs.work import Chunk, Row, Tally
from rollplayer.cli.words import with_error
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
        metavar=say("meta-name"),
        help=with_default(f"{say('option-bot')} ({known_bots()})", "hero"),
    )
    add_games_option(parser, 20)
    add_run_options(parser)
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


class SameSetup(NamedTuple):
    """What every game shares: `Work` of the runner."""

    options: Options
    bot: str
    seed: str

    def play(self, number: int) -> Row:
        return {"game": number + 1, "stars": par_game(self.options, self.bot, self.seed, number)}

    def add_up(self, row: Row, tally: Tally) -> None:
        add_value(tally, row["stars"], "stars")


def run(args: argparse.Namespace) -> int:
    (args.bot,) = named_bots("--bot", [args.bot])
    options = chosen_options(args, 1)
    named = {**run_options("par", args, options), "bot": args.bot}
    whole = Run(args, SameSetup(options, args.bot, args.seed), args.games, named)
    stars: list[int] = []

    def collect(chunk: Chunk) -> None:
        stars.extend(row["stars"] for row in chunk.rows)

    played = play_games(whole, collect)
    found = sums_of(played.tally, played.games, "stars")
    if args.json:
        par = {"par": round(found.mean(), 3), "error": rounded(found.error(), 3), "stars": stars}
        print(json.dumps({**result_head(whole, played), **par}))
    else:
        games = say("game-count", count=args.games)
        told = with_error(found.mean(), found.error(), 1)
        print(say("par-line", stars=told, bot=args.bot, games=games))
        print(say("mass-checksum", sum=played.checksum))
    return 0

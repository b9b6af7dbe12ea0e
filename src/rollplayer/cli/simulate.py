"""`rollplayer simulate`: bots play many games; the same seed gives the same games."""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from rollplayer import __version__
from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match, standing
from rollplayer.bots.matches.tournament import mean_and_error
from rollplayer.cli.common import (
    Subparsers,
    add_bot_seconds,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_work_options,
    chosen_options,
    known_bots,
    named_bots,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import cannot_write, make_folder
from rollplayer.cli.forfeits import print_forfeits
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import number, say
from rollplayer.cli.words import parts_lines
from rollplayer.cli.workers import Workers
from rollplayer.engine import PARTS, Options
from rollplayer.notation.record import write_record

RANDOM: Final = "random"


class Plan(NamedTuple):
    """What every game of a simulation shares."""

    args: argparse.Namespace
    bots: tuple[str, ...]


class GameResult(NamedTuple):
    """What is kept of one game."""

    number: int
    rounds: int
    decisions: int
    chance: int
    cpu_seconds: float
    stars: list[int]
    parts: list[dict[str, int]]
    ranks: list[str | None]
    winners: list[int]
    forfeits: dict[int, str]  # the reasons, by seat


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "simulate",
        "rollplayer simulate --players 2 --bots random,random --games 100 --seed 1 --json",
    )
    add_players_option(parser, 1, 2, 3, 4)
    parser.add_argument(
        "--bots",
        metavar=say("meta-names"),
        help=say("option-seat-bots", bots=known_bots(), default=RANDOM),
    )
    add_work_options(parser, 100)
    add_bot_seconds(parser)
    parser.add_argument("--record", metavar=say("meta-folder"), help=say("option-record"))
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plan = Plan(args, chosen_bots(args))
    chosen_options(args, args.players)  # a bad card pack is refused before any work begins
    if args.record:
        make_folder("--record", args.record)
    began = time.monotonic()
    results = play_all(plan)
    summary = summarize(plan, results, time.monotonic() - began)
    if args.json:
        print(json.dumps(summary))
    else:
        show(summary)
    return 0


def chosen_bots(args: argparse.Namespace) -> tuple[str, ...]:
    names = named_bots("--bots", args.bots.split(",") if args.bots else [RANDOM] * args.players)
    if len(names) != args.players:
        raise WrongUse("error-seat-bots", players=args.players, count=len(names))
    return names


def play_all(plan: Plan) -> list[GameResult]:
    """All games in order, whichever process played them."""
    games = range(plan.args.games)
    results = []
    with Progress(len(games), say("progress-games")) as progress:
        if plan.args.jobs == 1:
            options = chosen_options(plan.args, plan.args.players)
            for number in games:
                results.append(play_one(plan, options, number))
                progress.add()
        else:
            results = play_in_processes(plan, progress)
    return results


_worker: list[tuple[Plan, Options]] = []  # what a worker process needs for every game


def begin_worker(plan: Plan) -> None:
    _worker[:] = [(plan, chosen_options(plan.args, plan.args.players))]


def play_in_worker(number: int) -> GameResult:
    plan, options = _worker[0]
    return play_one(plan, options, number)


def play_in_processes(plan: Plan, progress: Progress) -> list[GameResult]:
    results = []
    jobs, games = plan.args.jobs, plan.args.games
    # Games of a millisecond travel in batches; with bots that think, every game is progress.
    chunk = max(1, min(50, games // (4 * jobs))) if set(plan.bots) == {RANDOM} else 1
    with Workers(jobs, partial(begin_worker, plan)) as workers:
        for result in workers.map(play_in_worker, range(games), chunk):
            results.append(result)
            progress.add()
    return results


def play_one(plan: Plan, options: Options, number: int) -> GameResult:
    """One game, seeded by the simulation's seed and its own number."""
    began = time.process_time()
    bots = [make_bot(name) for name in plan.bots]
    match = play_match(options, bots, f"{plan.args.seed}/{number}")
    came_to = standing(match)
    seconds = time.process_time() - began
    if plan.args.record:
        text = write_record(match.record, match.state)
        path = Path(plan.args.record, f"game-{number + 1:05}.txt")
        try:
            path.write_text(text, "utf-8", newline="\n")
        except OSError as error:
            raise cannot_write("--record", path, error) from None
    return GameResult(
        number,
        match.state.round,
        match.decisions,
        match.chance,
        seconds,
        came_to.stars,
        came_to.parts,
        came_to.ranks,
        came_to.winners,
        match.forfeits,
    )


# Summaries -------------------------------------------------------------------------------------


def summarize(plan: Plan, results: list[GameResult], seconds: float) -> dict[str, Any]:
    decisions = sum(result.decisions for result in results)
    chance = sum(result.chance for result in results)
    cpu_seconds = sum(result.cpu_seconds for result in results)
    seats = [seat_summary(plan.bots[seat], seat, results) for seat in range(len(plan.bots))]
    options = chosen_options(plan.args, plan.args.players)
    return {
        "version": __version__,
        "seed": plan.args.seed,
        "players": options.players,
        "edition": options.edition,
        "variants": list(options.variants),
        "classes": options.classes,
        "cards": options.cards.name,
        "games": len(results),
        "decisions": decisions,
        "chance": chance,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(cpu_seconds, 3),
        "decisions_per_second": round(decisions / max(cpu_seconds, 1e-9)),
        "rounds": sorted({result.rounds for result in results}),
        "bots": [bot_summary(name, seats) for name in dict.fromkeys(plan.bots)],
        "seats": seats,
        "forfeits": [
            {"game": result.number + 1, "seat": seat, "bot": plan.bots[seat], "reason": reason}
            for result in results
            for seat, reason in result.forfeits.items()
        ],
    }


def seat_summary(name: str, seat: int, results: list[GameResult]) -> dict[str, Any]:
    """One seat over all games. A shared victory is a fraction of a win for each."""
    games = len(results)
    stars = [result.stars[seat] for result in results]
    mean, error = mean_and_error(stars)
    spread = (sum((star - mean) ** 2 for star in stars) / games) ** 0.5
    wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
    ranks = [rank for result in results if (rank := result.ranks[seat])]
    summary: dict[str, Any] = {
        "seat": seat,
        "name": name,
        "games": games,
        "mean_stars": round(mean, 3),
        "mean_stars_error": round(error, 3) if games > 1 else None,
        "sd_stars": round(spread, 3),
        "wins": round(wins, 3),
        "lines": {
            part: round(sum(result.parts[seat][part] for result in results) / games, 3)
            for part in PARTS
        },
    }
    if ranks:
        summary["ranks"] = {rank: ranks.count(rank) for rank in dict.fromkeys(sorted(ranks))}
    return summary


def bot_summary(name: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A bot over all the seats it played."""
    own = [seat for seat in seats if seat["name"] == name]
    return {
        "name": name,
        "seats": [seat["seat"] for seat in own],
        "mean_stars": round(sum(seat["mean_stars"] for seat in own) / len(own), 3),
        "wins": round(sum(seat["wins"] for seat in own), 3),
    }


def show(summary: dict[str, Any]) -> None:
    events = summary["decisions"] + summary["chance"]
    seconds = summary["cpu_seconds"]
    told = say(
        "simulate-line",
        games=say("game-count", count=summary["games"]),
        decisions=summary["decisions"],
        chance=summary["chance"],
        seconds=number(seconds, 3),
        speed=number(round(events / max(seconds, 1e-9))),
    )
    print(*fold(told, "  "), sep="\n")
    heads = [say(f"column-{name}") for name in ("seat", "bot", "mean-stars", "wins")]
    rows = [
        [
            str(seat["seat"]),
            seat["name"],
            number(seat["mean_stars"], 2),
            number(seat["wins"], 1),
        ]
        for seat in summary["seats"]
    ]
    print(*columns([heads, *rows], numbers=(0, 2, 3)), sep="\n")
    print()
    print(*parts_lines({str(seat["seat"]): seat["lines"] for seat in summary["seats"]}), sep="\n")
    print_forfeits(summary["forfeits"])

"""`rollplayer tournament`: bots against each other, with seats and deals balanced."""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from rollplayer.bots import BOTS
from rollplayer.bots.matches.picture import bars
from rollplayer.bots.matches.tournament import (
    Outcome,
    Pairing,
    SequentialTest,
    duels,
    play_pairing,
    ratings,
    schedule,
    standings,
)
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    chosen_options,
    named_bots,
    positive,
    processes,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.progress import Progress
from rollplayer.cli.workers import Workers
from rollplayer.engine import PARTS, Options


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tournament",
        "let bots play each other, each deal from every seat",
        "rollplayer tournament --bots adept,novice --players 2 --games 400 --jobs 2",
    )
    parser.add_argument("--bots", help=f"names with commas between ({', '.join(BOTS)})")
    parser.add_argument(
        "--compare", nargs=2, metavar=("NEW", "OLD"), help="stop when it is clear which is better"
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument(
        "--games", type=positive, default=400, help="at least; whole deals are played"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=processes, default=1, help="processes at work")
    parser.add_argument("--picture", metavar="FILE.svg", help="draw the win rates")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots = chosen_bots(args)
    if args.compare and args.players != 2:
        raise WrongUse("--compare: two bots play for two; leave --players at 2")
    options = chosen_options(args, args.players)
    if args.picture:
        check_can_write("--picture", args.picture)
    test = SequentialTest() if args.compare else None
    outcomes = play_all(args, options, list(schedule(bots, args.players, args.games)), test)
    summary = summarize(args, bots, outcomes, test)
    print(json.dumps(summary)) if args.json else show(summary)
    if args.picture:
        draw(args.picture, summary)
    return 0


def chosen_bots(args: argparse.Namespace) -> tuple[str, ...]:
    if bool(args.bots) == bool(args.compare):
        raise WrongUse("name the bots, either with --bots adept,novice or with --compare NEW OLD")
    option = "--compare" if args.compare else "--bots"
    names = named_bots(option, args.compare or args.bots.split(","))
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongUse(f"{option}: name two different bots{'' if args.compare else ' or more'}")
    return names


def play_all(
    args: argparse.Namespace,
    options: Options,
    pairings: list[Pairing],
    test: SequentialTest | None,
) -> list[Outcome]:
    """All games in order; a sequential test may end them early, after a whole deal."""
    outcomes: list[Outcome] = []
    with Progress(len(pairings), "games") as progress:
        for outcome in played(args, options, pairings):
            outcomes.append(outcome)
            progress.add()
            if test and len(outcomes) % 2 == 0 and is_settled(test, outcomes[-2:], args.compare[0]):
                break
    return outcomes


def is_settled(test: SequentialTest, deal: list[Outcome], new: str) -> bool:
    test.add(sum(each.share(each.pairing.bots.index(new)) for each in deal) / len(deal))
    return test.verdict().decision != "open"


_worker: list[tuple[Options, str]] = []  # what a worker process needs for every game


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [(chosen_options(args, args.players), args.seed)]


def play_in_worker(pairing: Pairing) -> Outcome:
    options, seed = _worker[0]
    return play_pairing(options, pairing, seed)


def played(
    args: argparse.Namespace, options: Options, pairings: list[Pairing]
) -> Iterator[Outcome]:
    if args.jobs == 1:
        for pairing in pairings:
            yield play_pairing(options, pairing, args.seed)
        return
    with Workers(args.jobs, partial(begin_worker, args)) as workers:
        yield from workers.map(play_in_worker, pairings)


def summarize(
    args: argparse.Namespace,
    bots: tuple[str, ...],
    outcomes: list[Outcome],
    test: SequentialTest | None,
) -> dict[str, Any]:
    summary: dict[str, Any] = {
        "players": args.players,
        "games": len(outcomes),
        "seed": args.seed,
        "bots": standings(bots, outcomes),
        "duels": duels(bots, outcomes),
    }
    try:
        rated = ratings(bots, outcomes)
    except ModuleNotFoundError:
        summary["note"] = "for ratings: pip install openskill"
    else:
        if not rated:
            summary["note"] = "no ratings: at every table a bot sat twice; name as many as players"
        for bot in summary["bots"]:
            if rated:
                bot["rating"] = rated[bot["name"]]
    if test:
        verdict = test.verdict()
        summary["compare"] = {
            "new": bots[0],
            "old": bots[1],
            **{key: round(value, 4) for key, value in verdict._asdict().items()},
            "decision": verdict.decision,
        }
    return summary


def draw(name: str, summary: dict[str, Any]) -> None:
    rows = [(b["name"], 100 * b["win_rate"], 100 * b["win_rate_error"]) for b in summary["bots"]]
    title = f"Games won, {summary['games']} games of {summary['players']}"
    write_file("--picture", name, bars(title, rows, " %"))


def show(summary: dict[str, Any]) -> None:
    print(f"{summary['games']} games of {summary['players']} players")
    print("bot       games  won %         stars         rating       " + "  ".join(PARTS))
    for bot in summary["bots"]:
        rating = bot.get("rating")
        rated = f"{rating['mean']:5.1f} ± {rating['error']:3.1f}" if rating else "–"
        lines = "  ".join(f"{bot['lines'][part]:>{len(part)}.1f}" for part in PARTS)
        print(
            f"{bot['name']:<8}  {bot['games']:>5}  {100 * bot['win_rate']:5.1f} ± "
            f"{100 * bot['win_rate_error']:4.1f}  {bot['mean_stars']:5.2f} ± "
            f"{bot['mean_stars_error']:4.2f}  {rated:<11}  {lines}"
        )
    for duel in summary["duels"]:
        print(
            f"{duel['one']} ahead of {duel['other']}: {100 * duel['rate']:.1f} % "
            f"± {100 * duel['error']:.1f}"
        )
    if "note" in summary:
        print(summary["note"])
    if "compare" in summary:
        show_verdict(summary["compare"])


def show_verdict(verdict: dict[str, Any]) -> None:
    words = {
        "better": "{new} is better than {old}",
        "not-better": "{new} is not better than {old}",
        "open": "it is still open whether {new} is better than {old}; play more games",
    }
    print(
        f"{words[verdict['decision']].format(**verdict)}: share {verdict['rate']} "
        f"± {verdict['error']} over {verdict['pairs']} deals; log-likelihood ratio "
        f"{verdict['ratio']}, bounds {verdict['lower']} and {verdict['upper']}"
    )

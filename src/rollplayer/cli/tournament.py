"""`rollplayer tournament`: bots against each other, with seats and deals balanced."""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

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
from rollplayer.cli.files import check_can_write, write_file
from rollplayer.cli.forfeits import print_forfeits
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import number, say
from rollplayer.cli.words import parts_lines, with_error
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tournament",
        "rollplayer tournament --bots adept,novice --players 2 --games 400 --jobs 2",
    )
    parser.add_argument(
        "--bots", metavar=say("meta-names"), help=say("option-bots", bots=known_bots())
    )
    parser.add_argument(
        "--compare", nargs=2, metavar=(say("meta-new"), say("meta-old")), help=say("option-compare")
    )
    add_players_option(parser, 2, 3, 4)
    add_work_options(parser, 400)
    add_bot_seconds(parser)
    parser.add_argument(
        "--picture", metavar=f"{say('meta-file')}.svg", help=say("option-win-picture")
    )
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots = chosen_bots(args)
    if args.compare and args.players != 2:
        raise WrongUse("error-compare-players")
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
        raise WrongUse("error-name-bots")
    option = "--compare" if args.compare else "--bots"
    names = named_bots(option, args.compare or args.bots.split(","))
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongUse("error-two-bots", option=option)
    return names


def play_all(
    args: argparse.Namespace,
    options: Options,
    pairings: list[Pairing],
    test: SequentialTest | None,
) -> list[Outcome]:
    """All games in order; a sequential test may end them early, after a whole deal."""
    outcomes: list[Outcome] = []
    with Progress(len(pairings), say("progress-games")) as progress:
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
        "forfeits": [
            {
                "game": outcome.pairing.number + 1,
                "seat": seat,
                "bot": outcome.pairing.bots[seat],
                "reason": reason,
            }
            for outcome in outcomes
            for seat, reason in outcome.forfeits.items()
        ],
    }
    try:
        rated = ratings(bots, outcomes)
    except ModuleNotFoundError:
        summary["note"] = say("note-openskill")
    else:
        if not rated:
            summary["note"] = say("note-no-ratings")
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
    games = say("game-count", count=summary["games"])
    title = say("picture-wins", games=games, players=summary["players"])
    write_file("--picture", name, bars(title, rows, " %"))


def show(summary: dict[str, Any]) -> None:
    games = say("game-count", count=summary["games"])
    print(say("tournament-line", games=games, players=summary["players"]))
    heads = [say(f"column-{name}") for name in ("bot", "games", "won", "stars", "rating")]
    rows = [standing_cells(bot) for bot in summary["bots"]]
    print(*columns([heads, *rows], numbers=(1, 2, 3, 4)), sep="\n")
    print()
    print(*parts_lines({bot["name"]: bot["lines"] for bot in summary["bots"]}), sep="\n")
    print()
    for duel in summary["duels"]:
        rate = with_error(100 * duel["rate"], 100 * duel["error"], 1)
        print(say("duel-line", one=duel["one"], other=duel["other"], rate=rate))
    print_forfeits(summary["forfeits"])
    if "note" in summary:
        print(*fold(summary["note"], "  "), sep="\n")
    if "compare" in summary:
        print(*fold(verdict_line(summary["compare"]), "  "), sep="\n")


def standing_cells(bot: dict[str, Any]) -> list[str]:
    rating = bot.get("rating")
    return [
        bot["name"],
        number(bot["games"]),
        with_error(100 * bot["win_rate"], 100 * bot["win_rate_error"], 1),
        with_error(bot["mean_stars"], bot["mean_stars_error"], 2),
        with_error(rating["mean"], rating["error"], 1) if rating else "–",
    ]


def verdict_line(verdict: dict[str, Any]) -> str:
    return say(
        f"verdict-{verdict['decision']}",
        new=verdict["new"],
        old=verdict["old"],
        facts=say(
            "verdict-facts",
            rate=with_error(100 * verdict["rate"], 100 * verdict["error"], 1),
            deals=verdict["pairs"],
            ratio=number(verdict["ratio"], 2),
            lower=number(verdict["lower"], 2),
            upper=number(verdict["upper"], 2),
        ),
    )

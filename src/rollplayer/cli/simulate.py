"""`rollplayer simulate`: bots play many games; the same seed gives the same games."""

import argparse
import json
from typing import Any, Final, NamedTuple

from rollplayer.bots import Budget
from rollplayer.bots.matches.sums import WHOLE, Sums, rounded
from rollplayer.bots.matches.tournament import add_value, sums_of
from rollplayer.cli.common import (
    Subparsers,
    add_bot_seconds,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_seeded_games,
    add_think,
    budget_of,
    chosen_options,
    known_bots,
    named_bots,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.forfeits import print_forfeits
from rollplayer.cli.language import number, say
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.runs.games import Table, game_row, stars_of, twelfths
from rollplayer.cli.runs.runner import (
    Played,
    Run,
    add_dataset_option,
    add_run_options,
    keeps_records,
    play_games,
    result_head,
    run_options,
    with_records,
)
from rollplayer.cli.runs.work import Row, Tally
from rollplayer.cli.words import parts_lines, with_error
from rollplayer.engine import Options
from rollplayer.engine.scoring import PARTS

RANDOM: Final = "random"


class Simulation(NamedTuple):
    """What every game shares: `Work` of the runner."""

    options: Options
    bots: tuple[str, ...]
    seed: str
    budget: Budget
    with_record: bool

    def play(self, number: int) -> Row:
        table = Table(number, self.options, self.bots, f"{self.seed}/{number}", self.budget)
        return game_row(table, self.with_record)

    def add_up(self, row: Row, tally: Tally) -> None:
        tally["decisions",] += row["decisions"]
        tally["chance",] += row["chance"]
        tally["rounds", row["rounds"]] += 1
        for seat in row["seats"]:
            place = seat["seat"]
            won = twelfths(row, place)
            add_value(tally, seat["stars"], place, "stars")
            add_value(tally, won, place, "won")
            tally[place, "rank", seat["rank"]] += 1
            for part in PARTS:
                tally[place, "part", part] += seat[stars_of(part)]


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
    add_seeded_games(parser, 100)
    add_run_options(parser)
    add_bot_seconds(parser)
    add_think(parser)
    parser.add_argument("--record", metavar=say("meta-folder"), help=say("option-record"))
    add_dataset_option(parser)
    add_json_option(parser)
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots = chosen_bots(args)
    options = chosen_options(args, args.players)  # a bad card pack is refused before any work
    work = Simulation(options, bots, args.seed, budget_of(args), keeps_records(args))
    named = {**run_options("simulate", args, options), "bots": list(bots)}
    whole = Run(args, work, args.games, with_records(named, args))
    played = play_games(whole)
    summary = summarize(whole, bots, played)
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


# Summaries -------------------------------------------------------------------------------------


def summarize(run: Run, bots: tuple[str, ...], played: Played) -> dict[str, Any]:
    decisions, chance = played.tally["decisions",], played.tally["chance",]
    new = played.games - played.kept
    seats = [seat_summary(name, seat, played) for seat, name in enumerate(bots)]
    speed = decisions * new / played.games / max(played.cpu_seconds, 1e-9)
    return {
        **result_head(run, played),
        "decisions": decisions,
        "chance": chance,
        "seconds": round(played.seconds, 3),
        "cpu_seconds": round(played.cpu_seconds, 3),
        "decisions_per_second": round(speed),
        "rounds": sorted(int(key[1]) for key in played.tally if key[0] == "rounds"),
        "bots": [bot_summary(name, bots, played) for name in dict.fromkeys(bots)],
        "seats": seats,
        "forfeits": played.forfeits,
    }


def seat_summary(name: str, seat: int, played: Played) -> dict[str, Any]:
    """One seat over all games. A shared victory is a fraction of a win for each."""
    games, tally = played.games, played.tally
    stars, won = (sums_of(tally, games, seat, what) for what in ("stars", "won"))
    ranks = {str(key[2]): tally[key] for key in tally if key[:2] == (seat, "rank") and key[2]}
    summary: dict[str, Any] = {
        "seat": seat,
        "name": name,
        "games": games,
        "mean_stars": round(stars.mean(), 3),
        "mean_stars_error": rounded(stars.error(), 3),
        "sd_stars": round(stars.deviation(), 3),
        "wins": round(won.total / WHOLE, 3),
        "win_rate": round(won.mean(WHOLE), 4),
        "win_rate_error": rounded(won.error(WHOLE), 4),
        "lines": {part: round(tally[seat, "part", part] / games, 3) for part in PARTS},
    }
    if ranks:
        summary["ranks"] = dict(sorted(ranks.items()))
    return summary


def bot_summary(name: str, bots: tuple[str, ...], played: Played) -> dict[str, Any]:
    """A bot over all the seats it played."""
    seats = [seat for seat, bot in enumerate(bots) if bot == name]
    each = [sums_of(played.tally, played.games, seat, "stars") for seat in seats]
    stars = Sums(*(sum(values) for values in zip(*each, strict=True)))
    won = sum(sums_of(played.tally, played.games, seat, "won").total for seat in seats)
    return {
        "name": name,
        "seats": seats,
        "mean_stars": round(stars.mean(), 3),
        "mean_stars_error": rounded(stars.error(), 3),
        "wins": round(won / WHOLE, 3),
    }


def seat_lines(seats: list[dict[str, Any]]) -> list[str]:
    """A line for each seat. Whoever plays alone wins against nobody."""
    names = ("seat", "bot", "mean-stars", "wins")[: 4 if len(seats) > 1 else 3]
    rows = [
        [
            str(seat["seat"]),
            seat["name"],
            with_error(seat["mean_stars"], seat["mean_stars_error"], 2),
            number(seat["wins"], 1),
        ][: len(names)]
        for seat in seats
    ]
    return columns([[say(f"column-{name}") for name in names], *rows], numbers=(0, 2, 3))


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
    print(*seat_lines(summary["seats"]), sep="\n")
    print()
    print(*parts_lines({str(seat["seat"]): seat["lines"] for seat in summary["seats"]}), sep="\n")
    print_forfeits(summary["forfeits"])
    print(say("mass-checksum", sum=summary["checksum"]))

"""`rollplayer balance`: how strong each card, class and race is, from a bot's games.

What needs NumPy is imported when the work begins, so that help and other commands start at once.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rollplayer.bots import BOTS, Bot, make_bot, use_one_thread
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    chosen_options,
    positive,
    processes,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.progress import Progress
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options
from rollplayer.search.chart import Bar, bars
from rollplayer.search.settings import FORCED, QUICK

if TYPE_CHECKING:
    from rollplayer.search.balance import Balance
    from rollplayer.search.regress import Effect
    from rollplayer.search.selfplay import GameSeen

TITLES: Final = {
    "race": "Races",
    "hero_class": "Classes",
    "backstory": "Backstories",
    "alignment": "Alignments",
}


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "balance",
        "report how strong each card, class and race is",
        "rollplayer balance --players 2 --games 5000 --bot adept --jobs 2 --out report",
    )
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), default=2)
    parser.add_argument("--games", type=positive, default=5000)
    parser.add_argument("--bot", default=QUICK, help=f"who plays ({', '.join((QUICK, *BOTS))})")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=processes, default=1, help="processes at work")
    parser.add_argument(
        "--forced", type=float, default=FORCED, help="share of market turns decided by lot"
    )
    parser.add_argument("--out", metavar="DIR", help="write the report and its pictures there")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_game_options(parser)
    parser.set_defaults(run=run)


class Task(NamedTuple):
    """What every game of a report shares."""

    args: argparse.Namespace
    options: Options
    bot: Bot


def run(args: argparse.Namespace) -> int:
    use_one_thread()
    from rollplayer.search.balance import make_balance, write_balance

    task = make_task(args)
    if args.out:
        make_folder("--out", args.out)
    games = play_all(args, task)
    balance = make_balance(task.options.cards, games, args.players, args.bot)
    if args.json:
        print(json.dumps(write_balance(balance)))
    else:
        show(balance)
    if args.out:
        write_report(Path(args.out), balance)
    return 0


def make_task(args: argparse.Namespace) -> Task:
    if args.bot != QUICK and args.bot not in BOTS:
        choices = ", ".join((QUICK, *BOTS))
        raise WrongUse(f"--bot: there is no bot {args.bot!r}; choose from {choices}")
    if not 0 < args.forced <= 1:
        raise WrongUse("--forced: give a share above 0, up to 1")
    return Task(args, chosen_options(args, args.players), chosen_bot(args.bot))


def chosen_bot(name: str) -> Bot:
    from rollplayer.search.quick import QuickBot

    return QuickBot() if name == QUICK else make_bot(name)


def play_all(args: argparse.Namespace, task: Task) -> list[GameSeen]:
    games = []
    with Progress(args.games, "games") as progress:
        if args.jobs == 1:
            for number in range(args.games):
                games.append(play_one(task, number))
                progress.add()
            return games
        with Workers(args.jobs, partial(begin_worker, args)) as workers:
            for game in workers.map(play_in_worker, range(args.games)):
                games.append(game)
                progress.add()
    return games


_worker: list[Task] = []  # what a worker process needs for every game


def begin_worker(args: argparse.Namespace) -> None:
    _worker[:] = [make_task(args)]


def play_in_worker(number: int) -> GameSeen:
    return play_one(_worker[0], number)


def play_one(task: Task, number: int) -> GameSeen:
    from rollplayer.search.selfplay import play_seen

    return play_seen(task.options, task.bot, task.args.seed, number, task.args.forced)


# Showing ---------------------------------------------------------------------------------------


def write_report(folder: Path, balance: Balance) -> None:
    """The figures as JSON, and one picture per kind."""
    from rollplayer.search.balance import card_effects, write_balance

    name = f"{balance.players}p"
    files = {f"balance-{name}.json": json.dumps(write_balance(balance), indent=1) + "\n"}
    for kind, effects in balance.setup.items():
        picture = draw(TITLES[kind], balance, effects, "stars more than the average")
        files[f"{kind.replace('_', '-')}-{name}.svg"] = picture
    picture = draw("Market cards", balance, card_effects(balance), "stars more than a discard")
    files[f"market-{name}.svg"] = picture
    for file, text in files.items():
        write_file("--out", folder / file, text)


def draw(what: str, balance: Balance, effects: list[Effect], unit: str) -> str:
    players = "solo" if balance.players == 1 else f"{balance.players} players"
    title = f"{what}, {players}, {balance.games} games of {balance.bot}"
    about = f"{unit}; each line spans two standard errors to both sides; n is the number of cases"
    ranked = sorted(effects, key=lambda effect: -effect.stars)
    rows = [Bar(e.name, e.stars, e.error, f"n {e.cases}") for e in ranked]
    return bars(title, about, rows, unit)


TOO_FEW = "too few games to tell them apart; play more"


def show(balance: Balance) -> None:
    from rollplayer.search.balance import outliers

    print(
        f"{balance.games} games of {balance.bot}, {balance.players} seats: "
        f"{balance.mean_stars:.2f} stars on average, sd {balance.sd_stars:.2f}"
    )
    print(f"{'card':<18}cost offered  taken  own stars  a gold  effect by lot")
    for row in sorted(balance.cards, key=lambda row: -(row.effect or 0.0)):
        taken = f"{100 * row.taken / row.offered:>5.0f}%" if row.offered else "    –"
        effect = "–" if row.effect is None else f"{row.effect:+.2f} ± {row.error:.2f}"
        print(
            f"{row.slug:<18}{row.cost:>4} {row.offered:>7} {taken}  "
            f"{row.own_stars or 0:>9.2f}  {row.stars_per_gold or 0:>6.2f}  {effect}"
        )
    for kind, effects in balance.setup.items():
        ranked = sorted(effects, key=lambda effect: -effect.stars)
        print(
            f"{TITLES[kind]}: "
            + (", ".join(f"{e.name} {e.stars:+.2f}±{e.error:.2f}" for e in ranked) or TOO_FEW)
        )
    for odd in outliers(balance):
        print(f"stands out: {odd.name} {odd.stars:+.2f} ± {odd.error:.2f} from the middle")

"""`rollplayer balance`: how strong each card, class and race is, from a bot's games.

What needs NumPy is imported when the work begins, so that help and other commands start at once.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rollplayer.bots import BOTS, Bot, make_bot, use_one_thread
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_work_options,
    chosen_options,
    no_bot,
    with_default,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import number, say
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options
from rollplayer.search.chart import Bar, bars
from rollplayer.search.settings import FORCED, QUICK
from rollplayer.words import Value

if TYPE_CHECKING:
    from rollplayer.search.balance import Balance, CardRow
    from rollplayer.search.regress import Effect
    from rollplayer.search.selfplay import GameSeen


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "balance",
        "rollplayer balance --players 2 --games 5000 --bot adept --jobs 2 --out report",
    )
    add_players_option(parser, 1, 2, 3, 4)
    bots = ", ".join((QUICK, *BOTS))
    parser.add_argument(
        "--bot",
        default=QUICK,
        metavar=say("meta-name"),
        help=with_default(say("option-balance-bot", bots=bots), QUICK),
    )
    add_work_options(parser, 5000)
    parser.add_argument(
        "--forced",
        type=float,
        default=FORCED,
        metavar=say("meta-share"),
        help=with_default(say("option-forced"), number(FORCED)),
    )
    parser.add_argument("--out", metavar=say("meta-folder"), help=say("option-out"))
    add_json_option(parser)
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
        raise no_bot("--bot", args.bot, (QUICK, *BOTS))
    if not 0 < args.forced <= 1:
        raise WrongUse("error-forced")
    return Task(args, chosen_options(args, args.players), chosen_bot(args.bot))


def chosen_bot(name: str) -> Bot:
    from rollplayer.search.quick import QuickBot

    return QuickBot() if name == QUICK else make_bot(name)


def play_all(args: argparse.Namespace, task: Task) -> list[GameSeen]:
    games = []
    with Progress(args.games, say("progress-games")) as progress:
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
        picture = draw(title(kind), balance, effects, say("balance-than-average"))
        files[f"{kind.replace('_', '-')}-{name}.svg"] = picture
    unit = say("balance-than-discard")
    picture = draw(say("term-market-cards"), balance, card_effects(balance), unit)
    files[f"market-{name}.svg"] = picture
    for file, text in files.items():
        write_file("--out", folder / file, text)


def title(kind: str) -> str:
    return say(f"balance-{kind}")


def draw(what: str, balance: Balance, effects: list[Effect], unit: str) -> str:
    heading = say("balance-picture", what=what, **facts(balance))
    about = say("balance-picture-about", unit=unit)
    ranked = sorted(effects, key=lambda effect: -effect.stars)
    rows = [Bar(e.name, e.stars, e.error, f"n {e.cases}") for e in ranked]
    return bars(heading, about, rows, unit)


def facts(balance: Balance) -> dict[str, Value]:
    games = say("game-count", count=balance.games)
    return {"games": games, "bot": balance.bot, "players": balance.players}


def show(balance: Balance) -> None:
    from rollplayer.search.balance import outliers

    mean, spread = number(balance.mean_stars, 2), number(balance.sd_stars, 2)
    print(*fold(say("balance-line", **facts(balance), mean=mean, spread=spread), "  "), sep="\n")
    names = ("card", "cost", "offered", "taken", "own-stars", "per-gold", "effect")
    heads = [say(f"column-{name}") for name in names]
    ranked = sorted(balance.cards, key=lambda row: -(row.effect or 0.0))
    rows = [card_cells(row) for row in ranked]
    print(*columns([heads, *rows], numbers=range(1, 7)), sep="\n")
    for kind, effects in balance.setup.items():
        print(*fold(setup_line(kind, effects), "  "), sep="\n")
    for odd in outliers(balance):
        print(say("balance-odd", name=odd.name, stars=signed_error(odd.stars, odd.error)))


def card_cells(row: CardRow) -> list[str]:
    return [
        row.slug,
        number(row.cost),
        number(row.offered),
        f"{number(100 * row.taken / row.offered, 0)} %" if row.offered else "–",
        number(row.own_stars or 0, 2),
        number(row.stars_per_gold or 0, 2),
        "–" if row.effect is None else signed_error(row.effect, row.error or 0),
    ]


def setup_line(kind: str, effects: list[Effect]) -> str:
    ranked = sorted(effects, key=lambda effect: -effect.stars)
    told = ", ".join(f"{e.name} {signed_error(e.stars, e.error)}" for e in ranked)
    return say("balance-setup", what=title(kind), effects=told or say("balance-too-few"))


def signed_error(stars: float, error: float) -> str:
    return f"{number(stars, 2, sign=True)} ± {number(error, 2)}"

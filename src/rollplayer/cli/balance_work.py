"""The work of `rollplayer balance`; needs NumPy, so it is loaded only when needed."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rollplayer.bots import BOTS, Bot, make_bot
from rollplayer.cli.common import chosen_options, no_bot
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.progress import Progress
from rollplayer.cli.speech import number, say
from rollplayer.cli.workers import Workers
from rollplayer.engine import Options
from rollplayer.search.balance import (
    Balance,
    CardRow,
    card_effects,
    make_balance,
    outliers,
    write_balance,
)
from rollplayer.search.chart import Bar, bars
from rollplayer.search.quick import QuickBot
from rollplayer.search.regress import Effect
from rollplayer.search.selfplay import GameSeen, play_seen
from rollplayer.search.settings import QUICK
from rollplayer.words import Value


class Task(NamedTuple):
    """What every game of a report shares."""

    args: argparse.Namespace
    options: Options
    bot: Bot


def run(args: argparse.Namespace) -> int:
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
    bot = QuickBot() if args.bot == QUICK else make_bot(args.bot)
    return Task(args, chosen_options(args, args.players), bot)


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
    return play_seen(task.options, task.bot, task.args.seed, number, task.args.forced)


# Showing ---------------------------------------------------------------------------------------


def write_report(folder: Path, balance: Balance) -> None:
    """The figures as JSON, and one picture per kind."""
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

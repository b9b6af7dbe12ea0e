"""`rollplayer balance`: how strong each card, class and race is, from a bot's games.

What needs NumPy is imported when the work begins, so that help and other commands start at once.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rollplayer.bots import Bot, make_bot
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_json_option,
    add_players_option,
    add_seeded_games,
    chosen_options,
    known_bots,
    named_bots,
    with_default,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.language import number, say
from rollplayer.cli.layout import columns, fold
from rollplayer.cli.runs.runner import Run, add_run_options, play_games, result_head, run_options
from rollplayer.cli.runs.work import Row, Tally
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
    bots = f"{QUICK}, {known_bots()}"
    parser.add_argument(
        "--bot",
        default=QUICK,
        metavar=say("meta-name"),
        help=with_default(say("option-balance-bot", bots=bots), QUICK),
    )
    add_seeded_games(parser, 5000)
    add_run_options(parser)
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


class Trials(NamedTuple):
    """What every game of a report shares: `Work` of the runner."""

    options: Options
    bot: str
    seed: str
    forced: float

    def play(self, number: int) -> Row:
        from rollplayer.search.selfplay import play_seen, write_seen

        bots = [chosen_bot(self.bot) for _ in range(self.options.players)]
        return write_seen(play_seen(self.options, bots, self.seed, number, self.forced))

    def add_up(self, row: Row, tally: Tally) -> None:
        """The report is made from the games themselves; nothing is added up beforehand."""


def run(args: argparse.Namespace) -> int:
    from rollplayer.search.balance import make_balance, write_balance
    from rollplayer.search.selfplay import read_seen

    work = make_work(args)
    if args.out:
        make_folder("--out", args.out)
    named = {
        **run_options("balance", args, work.options),
        "bot": args.bot,
        "forced": args.forced,
    }
    whole = Run(args, work, args.games, named)
    games: list[GameSeen] = []
    played = play_games(whole, lambda chunk: games.extend(map(read_seen, chunk.rows)))
    balance = make_balance(work.options.cards, games, args.players, args.bot)
    head = result_head(whole, played)
    report = {**head, "pack": head["cards"], **write_balance(balance)}  # its cards are figures
    if args.json:
        print(json.dumps(report))
    else:
        show(balance)
        print(say("mass-checksum", sum=played.checksum))
    if args.out:
        write_report(Path(args.out), balance, report)
    return 0


def make_work(args: argparse.Namespace) -> Trials:
    if args.bot != QUICK:
        named_bots("--bot", [args.bot])
    if not 0 < args.forced <= 1:
        raise WrongUse("error-forced")
    return Trials(chosen_options(args, args.players), args.bot, args.seed, args.forced)


def chosen_bot(name: str) -> Bot:
    from rollplayer.search.quick import QuickBot

    return QuickBot() if name == QUICK else make_bot(name)


# Showing ---------------------------------------------------------------------------------------


def write_report(folder: Path, balance: Balance, report: dict[str, Any]) -> None:
    """The figures as JSON, and one picture per kind."""
    from rollplayer.search.balance import card_effects

    name = f"{balance.players}p"
    files = {f"balance-{name}.json": json.dumps(report, indent=1) + "\n"}
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

"""`rollplayer score`: the stars of a finished sheet, line by line."""

import argparse
import json

from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    chosen_cards,
    read_file,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.engine import Hero, scorecards, winners
from rollplayer.notation.errors import BadSheet
from rollplayer.notation.scorecard import stars, write_score
from rollplayer.notation.sheet import read_sheet


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "score", "count the stars of a finished sheet", "rollplayer score hero.toml"
    )
    parser.add_argument("sheet", metavar="SHEET.toml")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    cards = chosen_cards(args)
    text = read_file(args.sheet)
    try:
        heroes, solo = read_sheet(cards, text)
    except BadSheet as error:
        raise WrongUse(f"{args.sheet}: {error}") from None
    table = scorecards(cards, heroes, solo)
    won = winners(cards, heroes, table)
    scores = write_score(cards, heroes, table, won)
    if args.json:
        print(json.dumps(scores))
        return 0
    for seat, hero in enumerate(scores["heroes"]):
        if seat:
            print()
        for line in [*title(heroes, seat), *hero["lines"], *ending(hero)]:
            print(line)
    if len(table) > 1:
        print()
        print("winner: hero " + " and hero ".join(str(seat + 1) for seat in won))
    return 0


def title(heroes: list[Hero], seat: int) -> list[str]:
    return [f"Hero {seat + 1}"] if len(heroes) > 1 else []


def ending(hero: dict[str, object]) -> list[str]:
    """The total, the rank, and what was left out to score more."""
    lines = [f"total: {stars(int(str(hero['total'])))}"]
    if hero["rank"]:
        lines.append(f"rank: {hero['rank']} (R9.7)")
    if hero["dropped"]:
        lines.append(f"dropped before scoring: {hero['dropped']} (R11.21)")
    return lines

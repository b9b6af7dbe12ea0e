"""`rollplayer score`: the stars of a finished sheet, line by line."""

import argparse
import json

from rollplayer.cli.common import (
    Subparsers,
    add_cards_option,
    add_command,
    add_json_option,
    chosen_cards,
    read_file,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say
from rollplayer.cli.layout import fold
from rollplayer.cli.scores import scorecard_lines
from rollplayer.cli.words import attribute_words, listed
from rollplayer.engine import Hero
from rollplayer.engine.scoring import Scorecard, scorecards, winners
from rollplayer.engine.terms import NO_DIE, ROWS, SPACES
from rollplayer.errors import BadSheet
from rollplayer.notation.scorecard import rank_key, write_score
from rollplayer.notation.sheet import read_sheet


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "score", "rollplayer score hero.toml")
    parser.add_argument("sheet", metavar="SHEET.toml", help=say("option-sheet"))
    add_json_option(parser)
    add_cards_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    cards = chosen_cards(args)
    text = read_file(args.sheet)
    try:
        heroes, solo, edition = read_sheet(cards, text)
    except BadSheet as error:
        raise WrongUse("error-in-file", file=args.sheet, what=error.reason) from None
    table = scorecards(cards, heroes, solo)
    won = winners(cards, heroes, table)
    if args.json:
        scores = write_score(cards, heroes, table, won)
        for hero, written in zip(heroes, scores["heroes"], strict=True):
            written["missing_dice"] = hero.dice.count(NO_DIE)
        print(json.dumps(scores))
        return 0
    for seat, (hero, card) in enumerate(zip(heroes, table, strict=True)):
        title = [say("score-hero", number=seat + 1)] if len(heroes) > 1 else []
        lines = [
            *scorecard_lines(cards, hero, card),
            *rank_lines(card, edition),
            *missing_lines(hero),
        ]
        for line in [*title, *lines, ""]:
            print(*fold(line, "  "), sep="\n")
    if len(table) > 1:
        numbers = listed([str(seat + 1) for seat in won])
        print(say("score-winners", count=len(won), heroes=numbers))
    return 0


def missing_lines(hero: Hero) -> list[str]:
    """A word about a sheet that is not full: its stars may not be the last."""
    rows = [row for row in ROWS if NO_DIE in hero.dice[3 * row : 3 * row + 3]]
    if not rows:
        return []
    dice = SPACES - hero.dice.count(NO_DIE)
    return [say("sheet-short", dice=dice, rows=listed([attribute_words(row) for row in rows]))]


def rank_lines(card: Scorecard, edition: str) -> list[str]:
    return [say("score-rank", rank=say(rank_key(card.rank, edition)))] if card.rank else []

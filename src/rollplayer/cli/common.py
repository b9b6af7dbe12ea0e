"""What several commands share: game options, card packs, files."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from rollplayer.bots import BOTS
from rollplayer.cli.errors import WrongUse
from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANTS, CardSet, Options
from rollplayer.notation.cards.cardfile import base_cards, read_pack
from rollplayer.notation.errors import BadCards
from rollplayer.notation.moves import shorten

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256  # each is a process
Subparsers = Any  # argparse keeps the type of its subparsers private


def add_command(
    subparsers: Subparsers, name: str, summary: str, example: str
) -> argparse.ArgumentParser:
    """A command with its line of help and an example."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"Example: {example}",
    )
    return parser


def add_cards_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", metavar="FILE", help="a card pack laid over the base cards")


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Edition, variants, class selection and cards."""
    parser.add_argument("--edition", choices=EDITIONS, default="second")
    parser.add_argument(
        "--variant",
        action="append",
        choices=VARIANTS,
        default=[],
        help="may be given several times",
    )
    parser.add_argument(
        "--classes", choices=CLASS_SELECTIONS, default="drawn", help="how classes are selected"
    )
    add_cards_option(parser)


def chosen_cards(args: argparse.Namespace) -> CardSet:
    """The base cards, with the pack laid over them if one is named."""
    if not args.cards:
        return base_cards()
    try:
        return read_pack(args.cards)
    except BadCards as error:
        raise WrongUse(error) from None


def chosen_options(args: argparse.Namespace, players: int) -> Options:
    return Options(players, chosen_cards(args), args.edition, tuple(args.variant), args.classes)


def read_file(name: str) -> str:
    """The text of a file, or why it cannot be read."""
    try:
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise WrongUse(f"{name} is not UTF-8 text") from None
    except OSError as error:
        raise WrongUse(f"{name} cannot be read: {error.strerror}") from None


def named_bots(option: str, names: Iterable[str]) -> tuple[str, ...]:
    """The bots of an option; spaces around a name do not matter."""
    found = tuple(name.strip() for name in names)
    for name in found:
        if name not in BOTS:
            choices = ", ".join(BOTS)
            raise WrongUse(f"{option}: there is no bot {shorten(name)!r}; choose from {choices}")
    return found


def positive(text: str) -> int:
    """A number of games or the like, for argparse."""
    return whole_number(text, MOST_GAMES)


def processes(text: str) -> int:
    """A number of processes, for argparse."""
    return whole_number(text, MOST_JOBS)


def whole_number(text: str, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 20 and 1 <= int(text) <= most:
        return int(text)
    raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a whole number from 1 to {most}")

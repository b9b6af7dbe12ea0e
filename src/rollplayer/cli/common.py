"""What several commands share: game options, card packs, files."""

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from rollplayer.bots import BOTS, FULL, OURS, WITH_CHARACTER, Budget, Forfeit, make_bot
from rollplayer.bots.bot import MOST_SECONDS as MOST_TO_THINK
from rollplayer.cli.arguments import Formatter
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say
from rollplayer.engine import CLASS_SELECTIONS, EDITIONS, VARIANTS, Options
from rollplayer.engine.cards import CardSet
from rollplayer.errors import BadCards
from rollplayer.notation.cards.cardfile import base_cards, read_pack
from rollplayer.notation.moves import shorten
from rollplayer.words import languages

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256  # each is a process
MOST_SECONDS: Final = 3600
EXAMPLE_CHARACTER: Final = WITH_CHARACTER[-1]
OWN_BOTS: Final = ", ".join(("mine.py:MyBot", "exec:./mybot"))
Subparsers = Any  # argparse keeps the type of its subparsers private


def add_command(
    subparsers: Subparsers, name: str, example: str, aliases: tuple[str, ...] = ()
) -> argparse.ArgumentParser:
    """A command with its line of help, `about-NAME`, and an example."""
    summary = say(f"about-{name}")
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        aliases=aliases,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=say("example", example=example),
        formatter_class=Formatter,
    )
    add_language_option(parser)
    return parser


def add_language_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=tuple(languages()),
        default=argparse.SUPPRESS,  # so that a command does not undo `rollplayer --lang de ...`
        help=say("option-lang"),
    )


def options_of(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Everything a parser takes, in order. argparse offers no public way to ask for it."""
    return list(parser._actions)


def with_default(text: str, value: object) -> str:
    """The help of an option, and what holds without it."""
    return say("option-default", help=text, value=str(value))


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("option-json"))


def add_players_option(parser: argparse.ArgumentParser, *players: int) -> None:
    parser.add_argument(
        "--players",
        type=int,
        choices=players,
        default=2,
        help=with_default(say("option-players"), 2),
    )


def add_seeded_games(parser: argparse.ArgumentParser, games: int) -> None:
    """How many games, from which seed."""
    add_games_option(parser, games)
    parser.add_argument(
        "--seed",
        default="1",
        metavar=say("meta-seed"),
        help=with_default(say("option-seed"), 1),
    )


def add_games_option(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument(
        "--games",
        type=positive,
        default=games,
        metavar="N",
        help=with_default(say("option-games"), games),
    )


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=processes,
        default=1,
        metavar="N",
        help=with_default(say("option-jobs"), 1),
    )


def add_cards_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", metavar=say("meta-file"), help=say("option-cards"))


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Edition, variants, class selection and cards."""
    parser.add_argument(
        "--edition",
        choices=EDITIONS,
        default="second",
        help=with_default(say("option-edition"), "second"),
    )
    parser.add_argument(
        "--variant", action="append", choices=VARIANTS, default=[], help=say("option-variant")
    )
    parser.add_argument(
        "--classes",
        choices=CLASS_SELECTIONS,
        default="drawn",
        help=with_default(say("option-classes"), "drawn"),
    )
    add_cards_option(parser)


def chosen_cards(args: argparse.Namespace) -> CardSet:
    """The base cards, with the pack laid over them if one is named."""
    if not args.cards:
        return base_cards()
    check_can_read(args.cards)
    try:
        return read_pack(args.cards)
    except BadCards as error:
        raise WrongUse("error-said", what=error.reason) from None


def chosen_options(args: argparse.Namespace, players: int) -> Options:
    return Options(players, chosen_cards(args), args.edition, tuple(args.variant), args.classes)


def check_can_read(name: str) -> None:
    """Refuses a file that is not there before anybody speaks of its lines."""
    try:
        with Path(name).open("rb"):
            pass
    except OSError as error:
        raise WrongUse("cannot-read", file=name, why=str(error.strerror)) from None


def read_file(name: str) -> str:
    """The text of a file, or why it cannot be read."""
    try:
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise WrongUse("error-not-utf8", file=name) from None
    except OSError as error:
        raise WrongUse("cannot-read", file=name, why=str(error.strerror)) from None


def named_bots(option: str, names: Iterable[str]) -> tuple[str, ...]:
    """The bots of an option; spaces around a name do not matter. Those of others must start."""
    found = tuple(name.strip() for name in names)
    for name in dict.fromkeys(found):
        if name not in OURS:
            check_foreign(option, name)
    return found


def check_foreign(option: str, name: str) -> None:
    # Imported late: most calls name only our own bots.
    from rollplayer.bots.foreign.player import ForeignBot, try_to_start
    from rollplayer.errors import NoBot

    try:
        bot = make_bot(name)
        assert isinstance(bot, ForeignBot)
        try_to_start(bot, Options(2, base_cards()))
    except NoBot as error:
        raise WrongUse("error-in-file", file=option, what=error.reason) from None
    except Forfeit as error:
        raise WrongUse("error-bot-start", option=option, name=name, why=str(error)) from None


def known_bots() -> str:
    """The names that help offers: ours, installed ones, and how to name one's own."""
    from rollplayer.bots.foreign.names import installed_bots

    return say(
        "bots-known",
        bots=", ".join([*BOTS, *installed_bots()]),
        tempered=EXAMPLE_CHARACTER,
        own=OWN_BOTS,
    )


def add_bot_seconds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot-seconds",
        type=seconds,
        metavar="S",
        help=with_default(say("option-bot-seconds"), 10),
    )


def add_think(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--think", type=think, metavar="S", help=with_default(say("option-think"), 1)
    )


def seconds(text: str) -> float:
    """The time limit of foreign bots, for argparse."""
    from rollplayer.bots.foreign.player import SECONDS

    limit = number_of_seconds(text, MOST_SECONDS)
    os.environ[SECONDS] = text  # there it reaches every process of this machine
    return limit


def think(text: str) -> float:
    """The time our strongest bots think, for argparse."""
    return number_of_seconds(text, round(MOST_TO_THINK))


def budget_of(args: argparse.Namespace) -> Budget:
    """How long a command's bots may think about a move."""
    return FULL if args.think is None else Budget(args.think)


def number_of_seconds(text: str, most: int) -> float:
    try:
        limit = float(text)
    except ValueError:
        limit = 0.0
    if not 0 < limit <= most:
        raise argparse.ArgumentTypeError(say("error-seconds", text=shorten(text), most=str(most)))
    return limit


def positive(text: str) -> int:
    """A number of games or the like, for argparse."""
    return whole_number(text, MOST_GAMES)


def processes(text: str) -> int:
    """A number of processes, for argparse."""
    return whole_number(text, MOST_JOBS)


def whole_number(text: str, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 20 and 1 <= int(text) <= most:
        return int(text)
    raise argparse.ArgumentTypeError(say("error-whole-number", text=shorten(text), most=most))

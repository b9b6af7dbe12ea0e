"""`rollplayer play`: the game in the terminal, alone, with others at one keyboard, against bots."""

import argparse
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rollplayer.bots import OURS
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    add_think,
    budget_of,
    chosen_cards,
    chosen_options,
    known_bots,
    named_bots,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.language import say, speaking_plainly
from rollplayer.cli.terminal.commands import dice_line, loaded_words
from rollplayer.cli.terminal.game import Game
from rollplayer.cli.terminal.loop import run_game
from rollplayer.cli.terminal.newcomer import ask_newcomer
from rollplayer.cli.terminal.saving import CannotLoad, load
from rollplayer.cli.terminal.screen import Screen
from rollplayer.cli.terminal.seats import names_of_record, seat_names
from rollplayer.engine import State, new_game
from rollplayer.notation.record import Record, plain_name

MOST = 4
GAME_OPTIONS = ("players", "bots", "names", "edition", "variant", "classes")
OPTIONS = (*GAME_OPTIONS, "cards", "seed", "load")


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "play", "rollplayer play --players 3 --names Ada,Bo --bots random"
    )
    parser.add_argument("--players", type=int, metavar="N", help=say("option-play-players"))
    parser.add_argument(
        "--bots",
        default="",
        metavar=say("meta-names"),
        help=say("option-play-bots", bots=known_bots()),
    )
    parser.add_argument("--names", default="", metavar="Ada,Bo", help=say("option-names"))
    parser.add_argument(
        "--seed", default="", metavar=say("meta-seed"), help=say("option-play-seed")
    )
    parser.add_argument("--load", default="", metavar=say("meta-file"), help=say("option-load"))
    parser.add_argument("--plain", action="store_true", help=say("option-plain"))
    add_think(parser)
    add_game_options(parser)
    parser.set_defaults(run=run, defaults=parser.get_default)


def run(args: argparse.Namespace) -> int:
    with speaking_plainly(args.plain):
        return play(args)


def play(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout)
    is_newcomer = sys.stdin.isatty() and not any(is_given(args, option) for option in OPTIONS)
    if is_newcomer:
        screen.say(say("welcome"))
        try:
            ask_newcomer(screen, args)
        except (EOFError, KeyboardInterrupt):
            screen.say("")
            return 0
    record, lines = first_record(args)  # a game that cannot be played is refused, not welcomed
    screen.say(*([] if is_newcomer else [say("welcome")]), *lines)
    own_bots = frozenset(split(args.bots))
    game = Game(screen, record, args.seed, own_bots, budget_of(args))
    with closing_is_stopping():
        run_game(game)
    return 0


@contextmanager
def closing_is_stopping() -> Iterator[None]:
    """Closing the terminal's window is like Ctrl-C: the game is kept."""
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    before = signal.signal(signal.SIGHUP, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def is_given(args: argparse.Namespace, option: str) -> bool:
    return bool(getattr(args, option) != args.defaults(option))


def first_record(args: argparse.Namespace) -> tuple[Record, list[str]]:
    """The game to play, and the lines that introduce it."""
    if args.load:
        return loaded_record(args)
    record = new_record(args)
    return record, introduction(record)


def introduction(record: Record) -> list[str]:
    """What a newcomer needs before the first line."""
    rounds = 18 - record.options.starting_dice
    lines = [say("introduction", rounds=rounds), dice_line(), say("introduction-answer")]
    return [*lines, say("introduction-solo")] if record.options.solo else lines


def loaded_record(args: argparse.Namespace) -> tuple[Record, list[str]]:
    """The game of a file; its options are its own."""
    for option in GAME_OPTIONS:
        if is_given(args, option):
            raise WrongUse("error-load-options", option=f"--{option}")
    try:
        record, warning = load(chosen_cards(args), args.load)
    except CannotLoad as error:
        raise WrongUse(error.key, **error.values) from None
    record.names = tuple(names_of_record(record.options.players, record.names))
    return record, [*([warning] if warning else []), loaded_words(last_state(record), args.load)]


def last_state(record: Record) -> State:
    *_, last = record.states()
    return last


def new_record(args: argparse.Namespace) -> Record:
    bots = split(args.bots)
    people = split(args.names)
    players = max(1, len(people)) + len(bots) if args.players is None else args.players
    check_seats(players, people, bots)
    options = chosen_options(args, players)
    return Record(new_game(options), tuple(seat_names(players, people, bots)))


def split(text: str) -> list[str]:
    return [name for name in (plain_name(part) for part in text.split(",")) if name]


def check_seats(players: int, people: list[str], bots: list[str]) -> None:
    """Refuses a table that cannot be seated, with what to change."""
    if not 1 <= players <= MOST:
        raise WrongUse("error-players", most=MOST, players=players)
    named_bots("--bots", bots)
    if len(bots) > players:
        raise WrongUse("error-many-bots", bots=len(bots), players=players)
    if len(people) > players - len(bots):
        raise WrongUse("error-many-names", names=len(people), people=players - len(bots))
    for name in people:
        check_name(name, people)


def check_name(name: str, people: list[str]) -> None:
    if name in OURS:
        raise WrongUse("error-bot-name", name=name)
    if name.isdigit():
        raise WrongUse("error-number-name", name=name)
    if [each.lower() for each in people].count(name.lower()) > 1:
        raise WrongUse("error-same-name", name=name)

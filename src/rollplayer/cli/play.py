"""`rollplayer play`: the game in the terminal, solo, at one keyboard or against bots."""

import argparse
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rollplayer.bots import BOTS
from rollplayer.cli.common import (
    Subparsers,
    add_command,
    add_game_options,
    chosen_cards,
    chosen_options,
)
from rollplayer.cli.errors import WrongUse
from rollplayer.cli.terminal.commands import loaded_words
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
WELCOME = "Roll Player in the terminal. `help` explains, `hint` advises, `quit` leaves."


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "play",
        "play in the terminal",
        "rollplayer play --players 3 --names Ada,Bo --bots random",
    )
    parser.add_argument("--players", type=int, metavar="N", help="1 to 4 with the bots; 1 is solo")
    parser.add_argument(
        "--bots", default="", metavar="NAMES", help=f"they take the last seats: {', '.join(BOTS)}"
    )
    parser.add_argument("--names", default="", metavar="Ada,Bo", help="of the people")
    parser.add_argument("--seed", default="", help="the same seed gives the same dice and cards")
    parser.add_argument("--load", default="", metavar="FILE", help="go on with a saved game")
    add_game_options(parser)
    parser.set_defaults(run=run, defaults=parser.get_default)


def run(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout)
    is_newcomer = sys.stdin.isatty() and not any(is_given(args, option) for option in OPTIONS)
    if is_newcomer:
        screen.say(WELCOME)
        try:
            ask_newcomer(screen, args)
        except (EOFError, KeyboardInterrupt):
            screen.say("")
            return 0
    record, lines = first_record(args)  # before the welcome: it may be refused
    screen.say(*([] if is_newcomer else [WELCOME]), *lines)
    game = Game(screen, record, args.seed)
    with closing_is_stopping():
        run_game(game)
    return 0


@contextmanager
def closing_is_stopping() -> Iterator[None]:
    """Closing the terminal's window is like Ctrl-C: the game is saved."""
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
    solo = " Reach as many stars as you can (R9)." if record.options.solo else ""
    return [
        f"Fill a sheet of 18 dice in {rounds} rounds, and buy cards.{solo}",
        "A die is a color and a value: k5 is a black 5. Colors: g green, b blue,",
        "r red, p purple, k black, w white, y gold. Answer with a number or a move.",
    ]


def loaded_record(args: argparse.Namespace) -> tuple[Record, list[str]]:
    """The game in a file, with its own options."""
    for option in GAME_OPTIONS:
        if is_given(args, option):
            raise WrongUse(f"a saved game has its own options; leave out --{option} with --load")
    try:
        record, warning = load(chosen_cards(args), args.load)
    except CannotLoad as error:
        raise WrongUse(error) from None
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
    """Refuses a table without enough seats, and says what to change."""
    if not 1 <= players <= MOST:
        raise WrongUse(f"a game is for 1 to {MOST} players with the bots, not {players}")
    for bot in bots:
        if bot not in BOTS:
            raise WrongUse(f"there is no bot {bot!r}; choose from {', '.join(BOTS)}")
    if len(bots) > players:
        raise WrongUse(f"{len(bots)} bots do not fit on {players} seats; raise --players")
    if len(people) > players - len(bots):
        raise WrongUse(f"{len(people)} names for {players - len(bots)} people; raise --players")
    for name in people:
        check_name(name, people)


def check_name(name: str, people: list[str]) -> None:
    if name in BOTS:
        raise WrongUse(f"{name!r} is a bot's name; let it play with --bots {name}")
    if name.isdigit():
        raise WrongUse(f"the name {name!r} would be taken for a seat; add a letter")
    if [each.lower() for each in people].count(name.lower()) > 1:
        raise WrongUse(f"the name {name!r} is there twice")

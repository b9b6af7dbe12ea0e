"""The command line. One module per command; errors are one line that says what to do.

Exit status: 0 done, 1 a clean "no" (not legal, did not verify), 2 wrong use.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches

from rollplayer import __version__
from rollplayer.cli import (
    analyse,
    balance,
    bench,
    cards,
    engine,
    launch,
    par,
    play,
    replay,
    rules,
    score,
    serve,
    simulate,
    tournament,
)
from rollplayer.cli.arguments import Formatter, Parser, speak_our_words
from rollplayer.cli.common import add_language_option
from rollplayer.cli.errors import CleanNo, Complaint, WrongUse
from rollplayer.cli.output import standard_streams_never_fail
from rollplayer.cli.speech import say, speaking, spoken, wanted_language
from rollplayer.words import SOURCE

COMMANDS = (
    serve,
    play,
    score,
    simulate,
    tournament,
    par,
    replay,
    analyse,
    balance,
    cards,
    rules,
    bench,
    engine,
)
DONE, NO, WRONG = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; without one the game itself."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    standard_streams_never_fail()
    speak_our_words()
    with speaking(wanted_language(arguments, os.environ)):
        return run(arguments)


def run(arguments: list[str]) -> int:
    """Runs a command in the language spoken now, and words whatever it complains about."""
    try:
        return run_command(arguments)
    except WrongUse as error:
        return complain(error, WRONG)
    except CleanNo as error:
        return complain(error, NO)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        return complain(WrongUse("error-numpy"), WRONG)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return complain(CleanNo("error-stopped"), NO)
    except BrokenPipeError:
        # The reader went away (`rollplayer cards | head`): nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO


def run_command(arguments: list[str]) -> int:
    args = make_parser().parse_args(understood(arguments))
    args.lang = getattr(args, "lang", None) or spoken().language.code
    # What programs read is the same in every language.
    with speaking(SOURCE if getattr(args, "json", False) else args.lang):
        status: int = args.run(args)
    sys.stdout.flush()
    return status


def understood(arguments: list[str]) -> list[str]:
    """The call with `help` as an option; a command that does not exist is refused with a guess."""
    first = arguments[0] if arguments else "-"
    if first == "help":
        return [*arguments[1:2], "--help"]
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    if first.startswith("-") or first in names:
        return arguments
    near = get_close_matches(first, names, n=1)
    if near:
        raise WrongUse("error-command-near", name=first, near=near[0])
    raise WrongUse("error-command", name=first, commands=", ".join(names))


def make_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="rollplayer",
        description=say("about-rollplayer"),
        epilog=say("about-no-command", example="rollplayer --no-browser"),
        formatter_class=Formatter,
    )
    version = f"rollplayer {__version__}"
    parser.add_argument("-V", "--version", action="version", version=version)
    add_language_option(parser)
    launch.add_options(parser)
    subparsers = parser.add_subparsers(metavar=say("meta-command"), title=say("arg-commands"))
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def complain(error: Complaint, status: int) -> int:
    print(say("error", program="rollplayer", message=str(error)), file=sys.stderr)
    return status

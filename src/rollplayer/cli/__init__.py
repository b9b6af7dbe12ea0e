"""The command line. One module per command; errors are one line that says what to do.

Exit status: 0 done, 1 a clean "no" (not legal, did not verify), 2 wrong use.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

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
from rollplayer.cli.errors import CleanNo, WrongUse

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
    """Runs a command, or without one the game itself."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = make_parser()
    try:
        args = parser.parse_args(arguments)
        status: int = args.run(args)
        sys.stdout.flush()
    except WrongUse as error:
        return complain(error, WRONG)
    except CleanNo as error:
        return complain(error, NO)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        return complain("this needs NumPy, which is not installed: pip install numpy", WRONG)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return complain("stopped", NO)
    except BrokenPipeError:
        # The reader has gone (`rollplayer cards | head`): there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO
    return status


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a call, like every other error."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def make_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="rollplayer",
        description="Roll Player, an unofficial digital edition: play, score, simulate, replay.",
        epilog="Without a command the game starts in the browser. Example: rollplayer --no-browser",
    )
    parser.add_argument("--version", action="version", version=f"rollplayer {__version__}")
    launch.add_options(parser)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


def complain(error: object, status: int) -> int:
    print(f"rollplayer: {error}", file=sys.stderr)
    return status

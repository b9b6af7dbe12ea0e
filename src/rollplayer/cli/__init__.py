"""The command line. One module per command; errors are one line that says what to do.

Exit status: 0 done, 1 a clean "no" (not legal, did not verify), 2 wrong use, 130 after Ctrl-C.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches

from rollplayer import __version__
from rollplayer.bots import Forfeit
from rollplayer.cli import (
    admin,
    analyse,
    backup,
    balance,
    bench,
    cards,
    check_bot,
    completion,
    engine,
    export,
    launch,
    manual,
    par,
    play,
    replay,
    restore,
    rules,
    score,
    serve,
    simulate,
    tournament,
)
from rollplayer.cli.arguments import Formatter, Parser, speak_our_words
from rollplayer.cli.common import add_language_option, options_of
from rollplayer.cli.errors import CleanNo, Complaint, Stopped, WrongUse
from rollplayer.cli.language import say, speaking, spoken, wanted_language
from rollplayer.cli.output import standard_streams_never_fail
from rollplayer.compiled import is_compiled, why_plain
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
    backup,
    restore,
    export,
    admin,
    check_bot,
    completion,
    manual,
)
DONE, NO, WRONG, INTERRUPTED = 0, 1, 2, 130
NEEDED = ("numpy", "starlette", "uvicorn", "websockets", "msgspec")  # not for every command
WITH_VALUE = ("--lang", "--port")  # options that may come before a command


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
    except Forfeit as error:
        return complain(CleanNo("error-forfeit", why=str(error)), NO)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in NEEDED:
            raise
        return complain(WrongUse("error-package", package=package), WRONG)
    except Stopped as error:
        return complain(error, INTERRUPTED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return complain(CleanNo("error-stopped"), INTERRUPTED)
    except BrokenPipeError:
        # The reader went away (`rollplayer cards | head`): nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO


def run_command(arguments: list[str]) -> int:
    parser, commands = make_parsers()
    arguments = understood(arguments, list(commands))
    args, unknown = parser.parse_known_args(arguments)
    if unknown:
        at = command_place(arguments)
        raise unknown_option(parser if at is None else commands[arguments[at]], unknown)
    args.lang = getattr(args, "lang", None) or spoken().language.code
    # What programs read is the same in every language.
    with speaking(SOURCE if getattr(args, "json", False) else args.lang):
        status: int = args.run(args)
    sys.stdout.flush()
    return status


def understood(arguments: list[str], names: list[str]) -> list[str]:
    """The call with `help` as an option; a command that does not exist is refused with a guess."""
    at = command_place(arguments)
    if at is None:
        return arguments
    word = arguments[at]
    if word == "help":
        about = [name for name in arguments[at + 1 : at + 2] if name != "help"]
        check_command(about[0], names) if about else None
        return [*arguments[:at], *about, "--help"]
    check_command(word, names)
    return arguments


def check_command(word: str, names: list[str]) -> None:
    if word in names:
        return
    near = get_close_matches(word, names, n=1)
    if near:
        raise WrongUse("error-command-near", name=word, near=near[0])
    raise WrongUse("error-command", name=word, commands=", ".join(names))


def command_place(arguments: list[str]) -> int | None:
    """Where the command is: the first argument that is neither an option nor an option's value."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        at += 2 if arguments[at] in WITH_VALUE else 1
    return at if at < len(arguments) else None


def unknown_option(parser: argparse.ArgumentParser, unknown: list[str]) -> WrongUse:
    """What is wrong with words that no option takes, with a guess at what was meant."""
    known = [option for action in options_of(parser) for option in action.option_strings]
    near = get_close_matches(unknown[0].partition("=")[0], known, n=1)
    if near:
        return WrongUse("error-option-near", name=unknown[0], near=near[0], program=parser.prog)
    message = say("arg-unknown", names=" ".join(unknown))
    return WrongUse("error-option", message=message, program=parser.prog)


def make_parsers() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The parser of a call, and those of the commands by name, `analyse` beside `analyze`."""
    parser = Parser(
        prog="rollplayer",
        description=say("about-rollplayer"),
        epilog=say("about-no-command", example="rollplayer --no-browser"),
        formatter_class=Formatter,
    )
    parser.add_argument(
        "-V", "--version", action="version", version=version_line(), help=say("arg-version")
    )
    add_language_option(parser)
    launch.add_options(parser)
    subparsers = parser.add_subparsers(metavar=say("meta-command"), title=say("arg-commands"))
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser, dict(subparsers.choices)


def version_line() -> str:
    """The version, whether the rules run compiled, and why not."""
    if is_compiled():
        return say("version-compiled", version=__version__)
    why, missing = why_plain()
    return say("version-plain", version=__version__, why=why, missing=missing)


def complain(error: Complaint, status: int) -> int:
    print(say("error", program="rollplayer", message=str(error)), file=sys.stderr)
    return status

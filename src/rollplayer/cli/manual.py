"""`rollplayer man`: manual pages for `man`, made from the parser of the command line."""

import argparse
from pathlib import Path
from typing import Final

from rollplayer import __version__
from rollplayer.cli.common import Subparsers, add_command, options_of
from rollplayer.cli.files import make_folder, write_file
from rollplayer.cli.language import say

PROGRAM: Final = "rollplayer"


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "man", "rollplayer man simulate | man -l -")
    parser.add_argument("command", nargs="?", metavar=say("meta-command"), default="")
    parser.add_argument("--out", metavar=say("meta-folder"), help=say("option-man-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rollplayer.cli import make_parsers, understood  # at the top it would be a circle

    parser, commands = make_parsers()
    if args.out:
        make_folder("--out", args.out)
        for name, each in {"": parser, **commands}.items():
            file = Path(args.out) / f"{title(name)}.1"
            write_file("--out", file, page(name, each, commands))
        return 0
    if args.command:
        understood([args.command], list(commands))
    print(page(args.command, commands.get(args.command, parser), commands), end="")
    return 0


def title(command: str) -> str:
    return f"{PROGRAM}-{command}" if command else PROGRAM


def page(
    command: str, parser: argparse.ArgumentParser, commands: dict[str, argparse.ArgumentParser]
) -> str:
    """One manual page in the language of troff."""
    name = title(command)
    summary = (parser.description or "").rstrip(".")
    lines = [
        f'.TH {name.upper()} 1 "" "{PROGRAM} {__version__}"',
        ".SH NAME",
        rf"{plain(name)} \- {plain(summary)}",
        ".SH SYNOPSIS",
        *usage(parser),
        ".SH OPTIONS",
        *(line for action in options_of(parser) for line in option(action)),
    ]
    if not command:
        lines += [".SH COMMANDS", *(line for each in commands.items() for line in entry(*each))]
    lines += [".SH EXIT STATUS", plain(say("man-exit"))]
    if parser.epilog:
        lines += [".SH EXAMPLE", plain(parser.epilog)]
    lines += [
        ".SH SEE ALSO",
        ", ".join(rf"\fB{plain(title(each))}\fR(1)" for each in ["", *commands]),
    ]
    return "\n".join([*lines, ""])


def usage(parser: argparse.ArgumentParser) -> list[str]:
    words = " ".join(parser.format_usage().split())
    return [rf"\fB{plain(words.partition(': ')[2] or words)}\fR"]


def entry(name: str, parser: argparse.ArgumentParser) -> list[str]:
    return [".TP", rf"\fB{plain(name)}\fR", plain(parser.description or "")]


def option(action: argparse.Action) -> list[str]:
    if action.help == argparse.SUPPRESS or isinstance(action, argparse._SubParsersAction):
        return []
    names = ", ".join(action.option_strings) or str(action.metavar or action.dest)
    value = ""
    if action.option_strings and action.nargs != 0:
        choices = "{" + ",".join(map(str, action.choices)) + "}" if action.choices else ""
        meta = " ".join(action.metavar) if isinstance(action.metavar, tuple) else action.metavar
        value = rf" \fI{plain(choices or meta or action.dest)}\fR"
    return [".TP", rf"\fB{plain(names)}\fR{value}", plain(action.help or names)]


def plain(text: str) -> str:
    """Text that troff prints as it is."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped

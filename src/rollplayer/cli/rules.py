"""`rollplayer rules`: the rules, a chapter, one rule, or those that contain some words."""

import argparse
import json
import textwrap
from collections.abc import Iterable

from rollplayer import rulebook
from rollplayer.cli.common import Subparsers, add_command
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.words import show
from rollplayer.rulebook import Rule

WIDTH = 80


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "rules",
        "look a rule up",
        "rollplayer rules R4.3, rollplayer rules R4, or rollplayer rules enemy die",
    )
    parser.add_argument("what", nargs="*", metavar="R4.3", help="a number, or words to search for")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = look_up(args.what)
    if args.json:
        print(json.dumps({"rules": [write_rule(rule) for rule in found]}))
    elif args.what:
        show("\n\n".join("\n".join(rule_lines(rule)) for rule in found))
    else:
        show("\n".join(folded(rulebook.plain(rulebook.source().splitlines()))))
    return 0


def look_up(words: list[str]) -> list[Rule]:
    """The requested rules: by number, else by words; without a request, all of them."""
    if not words:
        return list(rulebook.rules().values())
    if all(rulebook.looks_like_a_number(word) for word in words):
        return [by_number(word) for word in words]
    found = rulebook.search(" ".join(words).split())
    if not found:
        raise CleanNo(f"no rule holds the words {' '.join(words)!r}; try fewer or other words")
    return found


def by_number(number: str) -> Rule:
    rule = rulebook.find(number)
    if rule is None:
        near = rulebook.nearest(number)
        hint = f"the nearest are {', '.join(near)}" if near else "try rollplayer rules R4"
        raise CleanNo(f"there is no rule {number}; {hint}")
    return rule


def write_rule(rule: Rule) -> dict[str, str]:
    return {"number": rule.number, "title": rule.title, "text": rule.text}


def rule_lines(rule: Rule) -> list[str]:
    """A rule for the terminal; a single step has its full number."""
    lines = rulebook.plain(rule.lines)
    if rule.number[-1].islower():
        lines[0] = f"{rule.number}{lines[0][3:]}"
    return folded(
        line.removeprefix("- ") if place == 0 else line for place, line in enumerate(lines)
    )


def folded(lines: Iterable[str]) -> list[str]:
    """Lines of at most 80 characters; the text of a list item is indented below its dash."""
    written: list[str] = []
    for line in lines:
        indent = "  " if line.startswith(("- ", "  ")) else ""
        written += textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False) or [
            ""
        ]
    return written

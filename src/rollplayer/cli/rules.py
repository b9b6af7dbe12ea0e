"""`rollplayer rules`: the rules, a chapter, one rule, or those that contain some words."""

import argparse
import json
import textwrap
from collections.abc import Iterable

from rollplayer import rulebook
from rollplayer.cli.common import Subparsers, add_command, add_json_option
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.speech import say
from rollplayer.cli.words import show
from rollplayer.rulebook import Rule

WIDTH = 80


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules", "rollplayer rules R4.3")
    parser.add_argument("what", nargs="*", metavar="R4.3", help=say("option-rule"))
    add_json_option(parser)
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
        raise CleanNo("error-rule-words", words=" ".join(words))
    return found


def by_number(number: str) -> Rule:
    rule = rulebook.find(number)
    if rule is None:
        near = rulebook.nearest(number)
        if near:
            raise CleanNo("error-rule-near", number=number, near=", ".join(near))
        raise CleanNo("error-rule", number=number)
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

"""`rollplayer rules`: the rules, a chapter, one rule, or those that contain some words."""

import argparse
import json
from collections.abc import Iterable

from rollplayer import rulebook
from rollplayer.cli.common import Subparsers, add_command, add_json_option
from rollplayer.cli.errors import CleanNo
from rollplayer.cli.language import say, spoken
from rollplayer.cli.layout import fold
from rollplayer.cli.words import listed, show
from rollplayer.rulebook import Rule
from rollplayer.words import Words


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules", "rollplayer rules R4.3")
    parser.add_argument("what", nargs="*", metavar="R4.3", help=say("option-rule"))
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = spoken()
    found = look_up(words, args.what)
    if args.json:
        print(json.dumps({"rules": [write_rule(words, rule) for rule in found]}))
        return 0
    if not args.what:
        found = [rule for rule in found if rule.is_chapter]
    show("\n\n".join("\n".join(rule_lines(words, rule)) for rule in found))
    return 0


def look_up(words: Words, wanted: list[str]) -> list[Rule]:
    """The rules asked for: by number, else by words; all of them when nothing is asked."""
    if not wanted:
        return list(rulebook.rules(words).values())
    if all(rulebook.looks_like_a_number(word) for word in wanted):
        return [by_number(words, word) for word in wanted]
    found = rulebook.search(words, " ".join(wanted).split())
    if not found:
        raise CleanNo("error-rule-words", words=" ".join(wanted))
    return found


def by_number(words: Words, number: str) -> Rule:
    rule = rulebook.find(words, number)
    if rule is None:
        near = rulebook.nearest(number)
        if near:
            raise CleanNo("error-rule-near", number=number, near=listed(near, "list-or"))
        raise CleanNo("error-rule", number=number)
    return rule


def write_rule(words: Words, rule: Rule) -> dict[str, str]:
    text = "\n".join(rulebook.lines(words, rule))
    return {"number": rule.number, "title": rule.title, "text": text}


def rule_lines(words: Words, rule: Rule) -> list[str]:
    """A rule, in lines that fit the terminal."""
    return folded(rulebook.lines(words, rule))


def folded(lines: Iterable[str]) -> list[str]:
    """Lines that fit the terminal; the text of a list item is indented below its dash."""
    written: list[str] = []
    for line in lines:
        indent = "  " if line.startswith(("- ", "  ")) else ""
        written += fold(line, indent)
    return written

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
from rollplayer.words import SOURCE, Words, languages, words_for

WIDTH = 80


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "rules",
        "look a rule up",
        "rollplayer rules R4.3, rollplayer rules R4, or rollplayer rules enemy die",
    )
    parser.add_argument("what", nargs="*", metavar="R4.3", help="a number, or words to search for")
    parser.add_argument("--lang", choices=tuple(languages()), default=SOURCE)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_for(args.lang)
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
        raise CleanNo(f"no rule holds the words {' '.join(wanted)!r}; try fewer or other words")
    return found


def by_number(words: Words, number: str) -> Rule:
    rule = rulebook.find(words, number)
    if rule is None:
        near = rulebook.nearest(number)
        hint = f"the nearest are {', '.join(near)}" if near else "try rollplayer rules R4"
        raise CleanNo(f"there is no rule {number}; {hint}")
    return rule


def write_rule(words: Words, rule: Rule) -> dict[str, str]:
    text = "\n".join(rulebook.lines(words, rule))
    return {"number": rule.number, "title": rule.title, "text": text}


def rule_lines(words: Words, rule: Rule) -> list[str]:
    """A rule for the terminal, in lines of at most 80 characters."""
    return folded(rulebook.lines(words, rule))


def folded(lines: Iterable[str]) -> list[str]:
    """Lines of at most 80 characters; the text of a list item is indented below its dash."""
    written: list[str] = []
    for line in lines:
        indent = "  " if line.startswith(("- ", "  ")) else ""
        written += textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False) or [
            ""
        ]
    return written

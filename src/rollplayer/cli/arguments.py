"""The command line's own words: what argparse says, in the language spoken now."""

import argparse
from collections.abc import Mapping
from typing import Final, NoReturn

from rollplayer.cli.language import say
from rollplayer.cli.layout import fold

WRONG: Final = 2

# What argparse says in English, our message for it, and what argparse fills in.
MESSAGES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "usage: ": ("arg-usage", {}),
    "options": ("arg-options", {}),
    "positional arguments": ("arg-positionals", {}),
    "show this help message and exit": ("arg-help", {}),
    "expected one argument": ("arg-one-value", {}),
    "the following arguments are required: %s": ("arg-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("arg-unknown", {"names": "%s"}),
    "ignored explicit argument %r": ("arg-no-value", {"value": "%r"}),
    "expected %s argument": ("arg-values", {"count": "%s"}),
    "expected %s arguments": ("arg-values", {"count": "%s"}),
    "argument %(argument_name)s: %(message)s": (
        "arg-of",
        {"option": "%(argument_name)s", "message": "%(message)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "arg-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("arg-value", {"value": "%(value)s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "arg-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
}


def translate(message: str) -> str:
    """A sentence of argparse in our words; one that a newer Python has added stays English."""
    if message not in MESSAGES:
        return message
    key, values = MESSAGES[message]
    return say(key, **values) + (" " if message.endswith(" ") else "")


def translate_count(one: str, many: str, count: int) -> str:
    return translate(one if count == 1 else many)


def speak_our_words() -> None:
    """argparse looks its sentences up with gettext; ours are not in gettext's catalogs."""
    vars(argparse).update(_=translate, ngettext=translate_count)


class Formatter(argparse.HelpFormatter):
    """Help that is never cut inside a word, so `--no-browser` stays whole."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return fold(" ".join(text.split()), width=width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in fold(text, width=width - len(indent)))


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a call in one line, like every other error."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{say('error-use', program=self.prog, message=message)}\n")

"""The language the command line speaks now.

A command speaks one language from its first line to its last, as with gettext, so the language is
set once around the command (`speaking`) and nobody has to hand it on. So is the manner for screen
readers (`speaking_plainly`). The words are in
`locales/<language>/cli.ftl` (commands) and `terminal.ftl` (the game).
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from rollplayer.words import SOURCE, Value, Words, environment_language, known_language, words_for

_spoken: ContextVar[Words | None] = ContextVar("spoken", default=None)
_plain: ContextVar[bool] = ContextVar("plain", default=False)


def spoken() -> Words:
    """The words of the language spoken now; English until somebody chooses."""
    return _spoken.get() or words_for(SOURCE)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    before = _spoken.set(words_for(code))
    try:
        yield
    finally:
        _spoken.reset(before)


def is_plain() -> bool:
    """Whether lines are for a screen reader: whole words and sentences, nothing drawn."""
    return _plain.get()


@contextmanager
def speaking_plainly(wanted: bool = True) -> Iterator[None]:
    before = _plain.set(wanted)
    try:
        yield
    finally:
        _plain.reset(before)


def say(key: str, /, **values: Value) -> str:
    """A message in the language spoken now."""
    return spoken()(key, **values)


def number(value: float, digits: int | None = None, *, sign: bool = False) -> str:
    """A number as the language writes it."""
    return spoken().number(value, digits, sign=sign)


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a call, known before its other options are read: help has words too."""
    reader = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    reader.add_argument("--lang", nargs="?")
    try:
        wish = reader.parse_known_args(list(arguments))[0].lang
    except argparse.ArgumentError:
        wish = None
    chosen = known_language(wish) if wish else None
    return chosen or environment_language(environment)

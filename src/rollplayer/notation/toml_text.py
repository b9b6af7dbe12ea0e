"""TOML that people write, and what is wrong with it in words that every language has."""

import re
import tomllib
from textwrap import shorten
from typing import Any, Final, NamedTuple

LONGEST_QUOTE: Final = 60  # characters of a line that a refusal repeats
PLACE: Final = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)$")
AGAIN: Final = re.compile(r"twice|overwrite|Duplicate|immutable")


class Misread(NamedTuple):
    """A line that the parser stopped at, and why."""

    line: int
    reason: str
    params: dict[str, str]


def read_toml(text: str) -> dict[str, Any] | Misread:
    """The tables of a text; a RecursionError if they are nested too deeply."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return misread(text, str(error))


def misread(text: str, said: str) -> Misread:
    """The parser speaks English and of its own terms; the line itself tells more."""
    lines = text.split("\n")
    found = PLACE.search(said)
    line = int(found[1]) if found and found[1] else len(lines)
    quote = shorten(lines[line - 1], LONGEST_QUOTE, placeholder="…")
    if not quote:
        return Misread(line, "toml-open", {})
    return Misread(line, "toml-twice" if AGAIN.search(said) else "not-toml", {"text": quote})

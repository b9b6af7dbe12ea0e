"""The words of the page, as its locales have them: tests find things by what people read."""

import re
from functools import cache
from pathlib import Path

from rollplayer.words import languages

LOCALES = Path(__file__).resolve().parent.parent.parent / "locales"
LANGUAGES = tuple(languages())
MESSAGE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


@cache
def words(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.update(MESSAGE.findall(path.read_text(encoding="utf-8")))
    return found


def word(key: str, language: str = "en") -> str:
    """A message of one line; what is filled in stands there as `{ $name }`."""
    return words(language)[key]

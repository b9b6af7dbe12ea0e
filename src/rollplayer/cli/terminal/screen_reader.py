"""Lines for a screen reader: every sign that would be skipped or spelled becomes a word."""

import re
from collections.abc import Callable
from typing import Final

from rollplayer.cli.language import say
from rollplayer.cli.words import stars_words

Reading = Callable[[re.Match[str]], str]

# In this order: a range is read before the minus signs that are left.
READINGS: Final[tuple[tuple[re.Pattern[str], Reading], ...]] = (
    (re.compile(r"(\d+)★"), lambda found: stars_words(int(found[1]))),
    (re.compile(r"(\d+)[–-](\d+)"), lambda found: say("aloud-range", low=found[1], high=found[2])),
    (re.compile(r"(\d+)\+(?!\d)"), lambda found: say("aloud-or-more", number=found[1])),
    (re.compile(r"≥ ?(\d+)"), lambda found: say("aloud-or-more", number=found[1])),
    (re.compile(r"≤ ?(\d+)"), lambda found: say("aloud-or-less", number=found[1])),
    (re.compile(r"(?<=\d)/(?=\d)"), lambda found: ", "),
    (re.compile(r" ?± ?"), lambda found: f", {say('aloud-error')} "),
    (re.compile(r" ?× ?"), lambda found: f" {say('aloud-times')} "),
    (re.compile(r" ?→ ?"), lambda found: f" {say('aloud-becomes')} "),
    (re.compile(r"\+ ?(?=\d)"), lambda found: f"{say('aloud-plus')} "),
    (re.compile(r"− ?(?=\d)"), lambda found: f"{say('aloud-minus')} "),
    (re.compile(r" – "), lambda found: ", "),
    (re.compile(r" ?…"), lambda found: "."),
    (re.compile(r"^ +"), lambda found: ""),
)


def aloud(line: str) -> str:
    """`goal 16–17 (2★)` as `goal 16 to 17 (2 stars)`."""
    for pattern, reading in READINGS:
        line = pattern.sub(reading, line)
    return line

"""Output on whatever there is: what the stream's encoding lacks is written in other letters.

`PYTHONIOENCODING=ascii`, a Windows file in cp1252: a minus sign must not end an hour's work.
"""

import codecs
import sys
import unicodedata
from typing import Final, TextIO

HANDLER: Final = "rollplayer"
SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("\u2212\u2013\u2014\u2010\u2011", "-"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("\u00a0\u202f\u2009", " "),
        "…": "...",
        "±": "+/-",
        "×": "x",
        "★": "*",
        "→": "->",
        "·": ";",
        "•": "*",
        "✓": "+",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "œ": "oe",
        "Œ": "Oe",
        "æ": "ae",
    }
)
# Greek in Latin letters, as on passports (ELOT 743), letter by letter.
GREEK: Final = {
    **dict(zip("αβγδεζηικλμνξοπρστυφω", "avgdeziiklmnxoprstyfo", strict=True)),
    "ς": "s",
    "θ": "th",
    "χ": "ch",
    "ψ": "ps",
}


def substitute(text: str) -> str:
    """The text in signs of ASCII; `?` for what has none."""
    plain = unicodedata.normalize("NFD", text.translate(SIGNS))
    return "".join(map(plain_letter, plain))


def plain_letter(char: str) -> str:
    if char.isascii() or unicodedata.combining(char):
        return char if char.isascii() else ""
    latin = GREEK.get(char.lower(), "?")
    return latin.capitalize() if char.isupper() else latin


def replace_unknown(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return substitute(error.object[error.start : error.end]), error.end


def never_fail(*streams: TextIO) -> None:
    """From now on these streams take every text."""
    codecs.register_error(HANDLER, replace_unknown)
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def standard_streams_never_fail() -> None:
    never_fail(sys.stdout, sys.stderr)

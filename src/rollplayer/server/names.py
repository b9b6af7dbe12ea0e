"""Names of people: what a person wrote, without what could deceive or disturb others."""

import unicodedata
from typing import Final

from rollplayer.server.errors import Refusal

LONGEST: Final = 40
# Joiners of letters and emoji; all other invisible characters (bidi overrides among them) go.
KEPT_JOINERS: Final = "\u200c\u200d"
REMOVED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
VISIBLE: Final = "LNPS"


def clean(name: str) -> str:
    """The name without control characters and needless space."""
    if len(name) > 16 * LONGEST:
        name = name[: 16 * LONGEST]
    letters = []
    for letter in unicodedata.normalize("NFC", name):
        if letter.isspace():
            letters.append(" ")
        elif letter in KEPT_JOINERS or unicodedata.category(letter) not in REMOVED:
            letters.append(letter)
    return " ".join("".join(letters).split())


def checked(name: str) -> str:
    """A clean name of 1 to 40 characters; anything else is refused."""
    found = clean(name)
    if not any(unicodedata.category(letter)[0] in VISIBLE for letter in found):
        raise Refusal("invisible-name")
    if len(found) > LONGEST:
        raise Refusal("long-name", most=LONGEST)
    return found

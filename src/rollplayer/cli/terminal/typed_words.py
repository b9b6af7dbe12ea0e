"""What people type: without regard to accents and capitals, attributes in their own language."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from rollplayer.cli.language import say
from rollplayer.engine.terms import ATTRIBUTE_NAMES, ATTRIBUTES, COLOR_NAMES, COLORS, DIRECTIONS

VALUES = ("1", "2", "3", "4", "5", "6")
SPACE = re.compile(r"(\D+)([123])")


def plain_words(text: str) -> str:
    """The text in small letters without accents: `Δύναμη` as `δυναμη`."""
    split = unicodedata.normalize("NFD", text.casefold())
    return unicodedata.normalize("NFC", "".join(c for c in split if not unicodedata.combining(c)))


def fitting(begun: str, words: Iterable[str]) -> list[str]:
    """The words that begin so, whatever their accents and capitals; each once, in order."""
    start = plain_words(begun)
    return list(dict.fromkeys(word for word in words if plain_words(word).startswith(start)))


def printable(text: str) -> str:
    """Somebody's words without anything a terminal would act on."""
    return "".join(char if char.isprintable() else "?" for char in text)


def synonyms() -> Mapping[str, str]:
    """Words of the language for words of the notation."""
    words = {"skip": "pass", "none": "pass", plain_words(say("skip")): "pass"}
    for short, name in zip(ATTRIBUTES, ATTRIBUTE_NAMES, strict=True):
        words[plain_words(name)] = short
        words[plain_words(say(f"attribute-{short}"))] = short
        words[plain_words(say(f"attribute-{short}-short"))] = short
    words.update({plain_words(say(f"way-{way}")): way for way in DIRECTIONS})
    return words


def color_letters() -> Mapping[str, str]:
    """`red` and the language's own word for it: `r`."""
    letters = dict(zip(COLOR_NAMES, COLORS, strict=True))
    return letters | {plain_words(say(f"color-{name}")): letters[name] for name in COLOR_NAMES}


def normal_words(text: str) -> list[str]:
    """Small letters, short names of attributes, `red 4` as `r4`."""
    known, letters = synonyms(), color_letters()
    words = [normal_word(word, known) for word in plain_words(text).replace(",", " ").split()]
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in letters and word in VALUES:
            joined[-1] = letters[joined[-1]] + word
        else:
            joined.append(word)
    return joined


def normal_word(word: str, known: Mapping[str, str]) -> str:
    """The notation's word; of a space such as `ges2` the attribute's."""
    found = SPACE.fullmatch(word)
    if found and found[1] in known:
        return known[found[1]] + found[2]
    return known.get(word, word)


def pieces(text: str) -> list[str]:
    """The words of a move, notation or in the language, as they are compared."""
    return re.findall(r"\w+", plain_words(text))


def begins_words(words: list[str], text: str) -> bool:
    """Whether each word begins another word of the text; numbers must be whole."""
    left = pieces(text)
    for word in pieces(" ".join(words)):
        match = [each for each in left if each == word or begins(word, each)]
        if not match:
            return False
        left.remove(word if word in match else match[0])
    return True


def begins(word: str, whole: str) -> bool:
    return not word.isdigit() and whole.startswith(word)

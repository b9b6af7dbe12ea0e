"""Every name and sentence of the base cards as people read them, one file per language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rollplayer.engine.cards import CardSet
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.refusal_words import text_of
from rollplayer.words import words_for

SENTENCES: Final = Path(__file__).parent / "sentences"
HEAD: Final = "# The cards as people read them, by key. Written by `make golden`; read the diff.\n"


def keys_of(cards: CardSet) -> Iterator[str]:
    """The keys of all that a card may say; most cards have only some of them."""
    for card in (
        *(f"card-{card.slug}" for card in cards.market),
        *(f"class-{card.slug}" for card in cards.classes),
        *(f"race-{card.slug}" for card in cards.races),
        *(f"backstory-{card.slug}" for card in cards.backstories),
        *(f"alignment-{card.slug}" for card in cards.alignments),
    ):
        for field in ("", "-ability", "-rule", "-short", "-story"):
            yield f"{card}{field}"


def sentence(language: str, key: str) -> str:
    """What the card says, or nothing; the short form has the numbers of the rule."""
    words, cards = words_for(language), base_cards()
    if key.endswith("-short") and words.has(key):
        return words(key, **cards.numbers.get(key.removesuffix("short") + "rule", {}))
    return text_of(words, cards, key)


def write_sentences(language: str) -> str:
    said = ((key, sentence(language, key)) for key in keys_of(base_cards()))
    return HEAD + "".join(f"{key} = {on_one_line(text)}\n" for key, text in said if text)


def on_one_line(text: str) -> str:
    """Without line ends; spaces that must not break stay."""
    return re.sub("[ \n]+", " ", text)

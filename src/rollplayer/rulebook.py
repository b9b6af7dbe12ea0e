"""The rules as text, rule by rule: the messages of `locales/*/rules.ftl` by their numbers.

A chapter (`R4`) holds its rules (`R4.3`); a phase holds its steps (`R3.2`, `R3.2a`); the variants
are `V1` to `V4` in the chapter `V`.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.refusal_words import text_of
from rollplayer.words import SOURCE, Words, words_for

VARIANTS: Final = "V"
PREFIX: Final = "rule-"
TITLE: Final = "-title"
KEY: Final = re.compile(r"rule-(?:R\d+(?:-\d+(?:-[a-z\d])?)?|V\d?)")


class Rule(NamedTuple):
    """A rule, a step of one, or a whole chapter: its own text and the numbers of what it holds."""

    number: str
    title: str
    text: str
    holds: tuple[str, ...]

    @property
    def is_chapter(self) -> bool:
        return self.number == VARIANTS or re.fullmatch(r"R\d+", self.number) is not None

    @property
    def is_step(self) -> bool:
        return re.fullmatch(r"R\d+\.\d+(?:[a-z]|\.\d)", self.number) is not None


def number_of(key: str) -> str:
    """`rule-R3-2-c` is R3.2c, `rule-R3-4-1` the first step of R3.4, R3.4.1."""
    number = key.removeprefix(PREFIX).replace("-", ".")
    return re.sub(r"\.([a-z])$", r"\1", number)


def key_of(number: str) -> str:
    return PREFIX + re.sub(r"(?<=\d)([a-z])$", r"-\1", number.replace(".", "-"))


def outer(number: str) -> str:
    """The number that holds this one; nothing for a chapter."""
    if re.fullmatch(r"V\d", number):
        return VARIANTS
    return re.sub(r"(?:[a-z]|\.\d+)$", "", number) if number[-1:] != VARIANTS else ""


@cache
def numbers() -> tuple[str, ...]:
    """Every number, in the order of the book."""
    keys = [key for key in words_for(SOURCE).texts if KEY.fullmatch(key)]
    return tuple(number_of(key) for key in keys)


@cache
def rules(words: Words) -> Mapping[str, Rule]:
    """Every rule by its number, in a language."""
    held: dict[str, list[str]] = {number: [] for number in numbers()}
    for number in numbers():
        if outer(number) != number and outer(number) in held:
            held[outer(number)].append(number)
    return {number: make(words, number, held[number]) for number in numbers()}


def make(words: Words, number: str, held: list[str]) -> Rule:
    title = key_of(number) + TITLE
    named = words(title) if words.has(title) else ""
    return Rule(number, named, text_of(words, base_cards(), key_of(number)), tuple(held))


# Looking up ------------------------------------------------------------------------------------


def find(words: Words, number: str) -> Rule | None:
    """The rule of this number, however it is spelled: `r4.3`, `R3.2A`, `4.3`."""
    key = number.strip().rstrip(".").upper()
    if key[:1].isdigit():
        key = f"R{key}"
    if key[-1:].isalpha() and key != VARIANTS:
        key = key[:-1] + key[-1].lower()
    return rules(words).get(key)


def looks_like_a_number(text: str) -> bool:
    return re.fullmatch(r"[RVrv]?\d+(\.\d+)*[A-Za-z]?\.?|[Vv]", text) is not None


def nearest(number: str) -> list[str]:
    """The numbers that look most like an unknown one."""
    return get_close_matches(number.upper(), numbers(), n=5, cutoff=0.4)


def search(words: Words, wanted: list[str]) -> list[Rule]:
    """The rules in whose title or text every word occurs."""
    parts = [part.casefold() for part in wanted]
    return [
        rule
        for rule in rules(words).values()
        if all(part in f"{rule.title} {rule.text}".casefold() for part in parts)
    ]


def lines(words: Words, rule: Rule) -> list[str]:
    """A rule with all it holds, one line each; what lies deeper has a dash."""
    head = f"{rule.number} {rule.title}".rstrip()
    written = [head, rule.text] if rule.title else [f"{head} {rule.text}"]
    for number in rule.holds:
        first, *others = lines(words, rules(words)[number])
        if rules(words)[number].is_step:
            first = first.removeprefix(rule.number).lstrip(".").replace(" ", ". ", 1)
        written += [f"- {first}", *(f"  {other}" for other in others)]
    return written

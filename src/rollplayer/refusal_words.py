"""Sentences out of reasons: `too-dear` with its parameters becomes "Longsword costs 3; you ...".

Engine, notation and server refuse with a `Reason`, which is plain data. Here it gets its words:
the message `why-CODE` of `locales/*/why.ftl`, with names in place of seats and slugs. The page does
the same in `web/src/lib/refusalWords.ts`.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from rollplayer.engine import BadOptions, ChancePending, Reason, RulesError
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import COLOR_NAMES, COLORS
from rollplayer.words import SOURCE, Value, Words, words_for

ROLL_FIRST: Final = "Call roll(), or settle() an outcome of your own."
# Where something written down is wrong, from the inside out. These parameters come besides those of
# the code; a file always comes with a line.
PLACES: Final = ("rule", "path", "quote", "line", "file")


class Names(NamedTuple):
    """What this table calls its seats, and the texts of its card pack by their keys."""

    seats: Sequence[str] = ()
    texts: Mapping[str, str] = {}


NO_NAMES: Final = Names()


def say(words: Words, reason: Reason, names: Names = NO_NAMES) -> str:
    """The sentence of a reason, with its place in front where it has one."""
    values = {name: spoken(words, name, value, names) for name, value in reason.params.items()}
    sentence = words(f"why-{reason.code}", **values)
    for place in PLACES:
        if place in values and not (place == "line" and "file" in values):
            sentence = words(f"why-at-{place}", **values, reason=sentence)
    return sentence


def say_with_rule(words: Words, refused: RulesError, names: Names = NO_NAMES) -> str:
    """`It’s Bo’s turn. (R3.2a)`"""
    return f"{say(words, refused.reason, names)} ({refused.rule})"


@contextmanager
def in_words(seats: Sequence[str] = ()) -> Iterator[None]:
    """Gives the refusals of the engine their English sentences."""
    words = words_for(SOURCE)
    try:
        yield
    except RulesError as refused:
        refused.sentence = say_with_rule(words, refused, Names(tuple(seats)))
        if isinstance(refused, ChancePending):
            refused.sentence += f" {ROLL_FIRST}"
        raise
    except BadOptions as refused:
        refused.sentence = say(words, refused.reason)
        raise


def spoken(words: Words, name: str, value: Value, names: Names) -> Value:
    """A parameter as people call it; what it is follows from its name (`engine/_errors.py`)."""
    text = str(value)
    match name:
        case "seat":
            return seat_name(words, int(value), names)
        case "card" | "other":
            return card_name(words, text, names)
        case "attribute":
            return words(f"attribute-{text}")
        case "space":
            return space_name(words, text)
        case "die":
            return die_name(words, text)
        case "color":
            return words(f"color-{text}")
        case "edition":
            return words(f"edition-{text}")
        case "line":
            return text  # a place, not an amount: no thousands separator
        case "prompt":
            return words(f"first-{text}")
        case "misfit":
            return words(f"misfit-{text}")
        case _:
            return value


def seat_name(words: Words, seat: int, names: Names) -> str:
    if seat < len(names.seats) and names.seats[seat]:
        return names.seats[seat]
    return words("player-number", number=seat + 1)


def card_name(words: Words, slug: str, names: Names) -> str:
    """The name of a market card, the pack's own first."""
    key = f"card-{slug}"
    if key in names.texts:
        return names.texts[key]
    return words(key) if words.has(key) else slug


def text_of(words: Words, cards: CardSet, key: str) -> str:
    """A name or rule of a card by its key: the pack's own, or ours with the card's numbers."""
    if key in cards.words:
        return cards.words[key]
    return words(key, **cards.numbers.get(key, {})) if words.has(key) else ""


def name_of(words: Words, cards: CardSet, kind: str, slug: str) -> str:
    """The name of a card; one of a pack without any is called by its slug: `Rusty sword`."""
    return text_of(words, cards, f"{kind}-{slug}") or slug.replace("-", " ").capitalize()


def space_name(words: Words, space: str) -> str:
    """`str2` as `Strength 2`."""
    return words("space-name", row=words(f"attribute-{space[:3]}"), place=int(space[3]))


def die_name(words: Words, die: str) -> str:
    """`g4` as `green 4`."""
    return words(f"die-{COLOR_NAMES[COLORS.index(die[0])]}-value", value=int(die[1]))

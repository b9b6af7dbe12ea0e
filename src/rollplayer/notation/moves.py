"""Moves and outcomes as text, one line each (`docs/notation.md`).

Verbs and arguments are those of `rollplayer.engine.terms`, the words of each type of argument those
of `rollplayer.notation.value_types`; nothing here knows a single kind. Writers put the earlier
space, card or slug first; readers take arguments in any order, since every type of argument can
be told apart by its looks. Tied dice are the exception: there the order is what is said.
"""

from contextlib import suppress
from typing import Final

from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    MOVE_KINDS,
    MOVE_READERS,
    MOVE_VERBS,
    OUTCOME_KINDS,
    OUTCOME_READERS,
    OUTCOME_VERBS,
    Argument,
    ArgumentReaders,
    ArgumentValue,
    Die,
    Kind,
    Move,
    Outcome,
    ValueType,
    has_several,
    kind_of,
    pack,
    value_of,
)
from rollplayer.errors import BadMove
from rollplayer.notation.value_types import SPELLINGS, names_of

FEWEST_TIED: Final = 2
MOST_TIED: Final = 5
OUTCOME_EXAMPLES: Final = ("rolled 4", "drawn r")


# Writing ---------------------------------------------------------------------------------------


def write_move(cards: CardSet, move: Move) -> str:
    """The text of a move."""
    number = kind_of(move)
    return write(cards, MOVE_KINDS[number], MOVE_READERS[number], move)


def write_outcome(cards: CardSet, outcome: Outcome) -> str:
    """The text of an outcome of chance."""
    number = kind_of(outcome)
    return write(cards, OUTCOME_KINDS[number], OUTCOME_READERS[number], outcome)


def write(cards: CardSet, kind: Kind, readers: ArgumentReaders, what: int) -> str:
    names = names_of(cards)
    text = kind.verb
    for argument, read in readers:
        value = read(what)
        if value is None or value == () or value == argument.unsaid:
            continue
        if argument.word:
            text += f" {argument.word}"
        words = names[argument.type]
        if isinstance(value, int):
            text += f" {words[value]}"
        else:
            text += f" {' '.join(in_order(argument, [words[each] for each in value]))}"
    return text


def in_order(argument: Argument, words: list[str]) -> list[str]:
    """Slugs in the order of the alphabet; what is numbered or ordered comes in order already."""
    return sorted(words) if argument.type == ValueType.CARD else words


# Reading ---------------------------------------------------------------------------------------


def read_move(cards: CardSet, text: str) -> Move:
    """The move a line of text says; whether it is legal is for the rules."""
    words = text.lower().split()
    if not words:
        raise BadMove("empty-move")
    verb = words[0]
    if verb not in MOVE_VERBS:
        raise BadMove("unknown-verb", text=shorten(verb), known=", ".join(MOVE_VERBS))
    return Move(read(cards, MOVE_VERBS[verb], words))


def read_outcome(cards: CardSet, text: str) -> Outcome:
    """The outcome of chance a line of text says."""
    words = text.lower().split()
    kinds = OUTCOME_VERBS.get(words[0] if words else "")
    if kinds is None:
        raise BadMove("bad-outcome", text=shorten(text), known=", ".join(OUTCOME_EXAMPLES))
    return Outcome(read(cards, kinds, words))


class Mismatch(Exception):
    """The words do not fit a kind."""


def read(cards: CardSet, kinds: tuple[Kind, ...], words: list[str]) -> int:
    """The first kind of a verb that the words fit; else a refusal with examples of the verb."""
    for kind in kinds:
        with suppress(Mismatch):
            return pack(kind, read_arguments(cards, kind, words[1:]))
    known = ", ".join(example for kind in kinds for example in kind.examples or (kind.verb,))
    raise BadMove("bad-arguments", text=shorten(" ".join(words)), known=known)


def read_arguments(cards: CardSet, kind: Kind, words: list[str]) -> dict[str, ArgumentValue]:
    values: dict[str, ArgumentValue] = {}
    for argument in kind.arguments:
        if argument.word in words:
            behind = cut(words, argument.word)
            values[argument.name] = read_optional(cards, argument, behind)
    for argument in kind.arguments:
        if not argument.optional:
            values[argument.name] = read_value(cards, argument, words)
    if words:
        raise Mismatch
    return in_place(kind, values)


def in_place(kind: Kind, values: dict[str, ArgumentValue]) -> dict[str, ArgumentValue]:
    """Interchangeable arguments are stored lowest first."""
    if not kind.commutes:
        return values
    lowest_first = sorted(value for value in values.values() if isinstance(value, int))
    return dict(zip(values, lowest_first, strict=True))


def cut(words: list[str], word: str) -> list[str]:
    """The words behind a word such as `drop`; they and the word are taken away."""
    place = words.index(word)
    behind = words[place + 1 :]
    del words[place:]
    return behind


def read_optional(cards: CardSet, argument: Argument, words: list[str]) -> ArgumentValue:
    wanted = min(max(len(words), 1), argument.most)
    values = [take(cards, argument, words) for _ in range(wanted)]
    if words:
        raise Mismatch
    if argument.most == 1:
        return values[0]
    names = names_of(cards)[argument.type]
    return tuple(sorted(values, key=lambda value: names[value]))


def read_value(cards: CardSet, argument: Argument, words: list[str]) -> ArgumentValue:
    if argument.type == ValueType.TIED_DICE:
        return read_tied(cards, argument, words)
    if argument.unsaid is not None and not words:
        return argument.unsaid
    value = take(cards, argument, words)
    if not has_several(argument):
        return value
    values = [value]
    while words:
        values.append(take(cards, argument, words))
    return tuple(values)


def read_tied(cards: CardSet, argument: Argument, words: list[str]) -> ArgumentValue:
    known = SPELLINGS[argument.type].words(cards)
    dice = [Die(known[word]) for word in words if word in known]
    tied = len({value_of(die) for die in dice}) == 1
    if not tied or not FEWEST_TIED <= len(words) == len(dice) <= MOST_TIED:
        raise Mismatch
    words.clear()
    return tuple(dice)


def take(cards: CardSet, argument: Argument, words: list[str]) -> int:
    """The first word that is of the argument's type, taken away."""
    known = SPELLINGS[argument.type].words(cards)
    for place, word in enumerate(words):
        if word in known:
            del words[place]
            return known[word]
    raise Mismatch


def shorten(text: str) -> str:
    """Somebody's words for an error message, however many they were."""
    return text if len(text) <= 40 else f"{text[:37]}..."

"""Moves and outcomes as text, one line each (`docs/notation.md`).

Verbs and arguments are those of `rollplayer.engine.kinds`, the words of each sort of argument
those of `rollplayer.notation.sorts`; nothing here knows a single kind. Writers put the earlier
space, card or slug first; readers take arguments in any order, since every sort of argument can
be told apart by its looks. Tied dice are the exception: there the order is what is said.
"""

from functools import cache
from typing import Final

from rollplayer.engine import sorts
from rollplayer.engine.cards.facts import CardSet
from rollplayer.engine.dice import value_of
from rollplayer.engine.kinds import (
    MOVE_READERS,
    MOVE_VERBS,
    MOVES,
    OUTCOME_READERS,
    OUTCOME_VERBS,
    OUTCOMES,
    Argument,
    Kind,
    Readers,
    Value,
    has_several,
    pack,
)
from rollplayer.engine.moves import kind_of
from rollplayer.notation.errors import BadMove
from rollplayer.notation.sorts import SPELLINGS, names_of

FEWEST_TIED: Final = 2
MOST_TIED: Final = 5


# Writing ---------------------------------------------------------------------------------------


def write_move(cards: CardSet, move: int) -> str:
    """The text of a move."""
    number = kind_of(move)
    return write(cards, MOVES[number], MOVE_READERS[number], move)


def write_outcome(cards: CardSet, outcome: int) -> str:
    """The text of an outcome of chance."""
    number = kind_of(outcome)
    return write(cards, OUTCOMES[number], OUTCOME_READERS[number], outcome)


def write(cards: CardSet, kind: Kind, readers: Readers, what: int) -> str:
    names = names_of(cards)
    text = kind.verb
    for argument, read in readers:
        value = read(what)
        if value is None or value == () or value == argument.unsaid:
            continue
        if argument.word:
            text += f" {argument.word}"
        words = names[argument.sort]
        if isinstance(value, int):
            text += f" {words[value]}"
        else:
            text += f" {' '.join(in_order(argument, [words[each] for each in value]))}"
    return text


def in_order(argument: Argument, words: list[str]) -> list[str]:
    """Slugs in the order of the alphabet; what is numbered or ordered comes in order already."""
    return sorted(words) if argument.sort == sorts.CARD else words


# Reading ---------------------------------------------------------------------------------------


def read_move(cards: CardSet, text: str) -> int:
    """The move a line of text says; whether it is legal is for the rules."""
    words = text.lower().split()
    if not words:
        raise BadMove("an empty line is no move")
    verb = words[0]
    if verb not in MOVE_VERBS:
        raise BadMove(f"{shorten(verb)!r} is no move; moves begin with {', '.join(MOVE_VERBS)}")
    return read(cards, MOVE_VERBS[verb], words[1:])


def read_outcome(cards: CardSet, text: str) -> int:
    """The outcome of chance a line of text says."""
    words = text.lower().split()
    kinds = OUTCOME_VERBS.get(words[0] if words else "")
    if kinds is None:
        raise BadMove(f"{shorten(text)!r} is no outcome; say for example `rolled 4` or `drawn r`")
    return read(cards, kinds, words[1:])


class Mismatch(Exception):
    """The words do not fit a kind: how many of them did, what was wanted next, what was found."""

    def __init__(self, taken: int, wanted: str, found: list[str]) -> None:
        super().__init__(wanted)
        self.taken = taken
        self.wanted = wanted
        self.found = found


def read(cards: CardSet, kinds: tuple[Kind, ...], words: list[str]) -> int:
    """The first kind of a verb that the words fit; else a refusal from those that fit best."""
    misses = []
    for kind in kinds:
        try:
            return pack(kind, read_arguments(cards, kind, words.copy()))
        except Mismatch as miss:
            misses.append(miss)
    most = max(miss.taken for miss in misses)
    best = [miss for miss in misses if miss.taken == most]
    wanted = " or ".join(dict.fromkeys(miss.wanted for miss in best))
    found = shorten(" ".join(best[0].found)) or "nothing"
    verb = kinds[0].verb
    raise BadMove(f"`{verb}` takes {usage(verb)}; expected {wanted}, found {found!r}")


def read_arguments(cards: CardSet, kind: Kind, words: list[str]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    taken = 0
    for argument in kind.arguments:
        if argument.word in words:
            behind = cut(words, argument.word)
            values[argument.name] = read_optional(cards, argument, behind)
            taken += 1
    for argument in kind.arguments:
        if not argument.optional:
            values[argument.name] = read_value(cards, argument, words, taken)
            taken += 1
    if words:
        raise Mismatch(taken, "no more words", words)
    return in_place(kind, values)


def in_place(kind: Kind, values: dict[str, Value]) -> dict[str, Value]:
    """Interchangeable arguments are stored lowest first."""
    if not kind.sorted:
        return values
    lowest_first = sorted(value for value in values.values() if isinstance(value, int))
    return dict(zip(values, lowest_first, strict=True))


def cut(words: list[str], word: str) -> list[str]:
    """The words behind a word such as `drop`; they and the word are taken away."""
    place = words.index(word)
    behind = words[place + 1 :]
    del words[place:]
    return behind


def read_optional(cards: CardSet, argument: Argument, words: list[str]) -> Value:
    wanted = min(max(len(words), 1), argument.most)
    values = [take(cards, argument, words, 1) for _ in range(wanted)]
    if words:
        raise Mismatch(1, "no more words", words)
    if argument.most == 1:
        return values[0]
    names = names_of(cards)[argument.sort]
    return tuple(sorted(values, key=lambda value: names[value]))


def read_value(cards: CardSet, argument: Argument, words: list[str], taken: int) -> Value:
    if argument.sort == sorts.TIED_DICE:
        return read_tied(cards, argument, words)
    if argument.unsaid is not None and not words:
        return argument.unsaid
    value = take(cards, argument, words, taken)
    if not has_several(argument):
        return value
    values = [value]
    while words:
        values.append(take(cards, argument, words, taken + len(values)))
    return tuple(values)


def read_tied(cards: CardSet, argument: Argument, words: list[str]) -> Value:
    spelling = SPELLINGS[argument.sort]
    known = spelling.words(cards)
    dice = [known[word] for word in words if word in known]
    tied = len({value_of(die) for die in dice}) == 1
    if not tied or not FEWEST_TIED <= len(words) == len(dice) <= MOST_TIED:
        raise Mismatch(0, spelling.wanted, words)
    words.clear()
    return tuple(dice)


def take(cards: CardSet, argument: Argument, words: list[str], taken: int) -> int:
    """The first word that is of the argument's sort, taken away."""
    spelling = SPELLINGS[argument.sort]
    known = spelling.words(cards)
    for place, word in enumerate(words):
        if word in known:
            del words[place]
            return known[word]
    raise Mismatch(taken, spelling.wanted, words)


# Usage -----------------------------------------------------------------------------------------


@cache
def usage(verb: str) -> str:
    """What a verb takes, with examples."""
    kinds = MOVE_VERBS.get(verb) or OUTCOME_VERBS[verb]
    return ", or ".join(usage_of(kind) for kind in kinds)


def usage_of(kind: Kind) -> str:
    if not kind.arguments:
        return "nothing more"
    wanted = [wanted_words(argument) for argument in kind.arguments]
    examples = " or ".join(f"`{example}`" for example in kind.examples)
    return f"{' and '.join(wanted)}, such as {examples}"


def wanted_words(argument: Argument) -> str:
    wanted = SPELLINGS[argument.sort].wanted
    if argument.optional:
        return f"perhaps `{argument.word}` with {wanted}"
    return f"perhaps {wanted}" if argument.unsaid is not None else wanted


def shorten(text: str) -> str:
    """Somebody's words for an error message, however many they were."""
    return text if len(text) <= 40 else f"{text[:37]}..."

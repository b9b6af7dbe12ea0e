"""A move or outcome taken apart, for those who put it into words or show it.

The log, the terminal and the page ask here what an event says; none of them splits its text.
"""

from collections.abc import Container, Mapping
from typing import NamedTuple

from rollplayer.engine import CHANCE, State
from rollplayer.engine.cards import Card, CardSet
from rollplayer.engine.terms import (
    BEFORE,
    BUY,
    DISCARD,
    MOVE_KINDS,
    MOVE_READERS,
    NO_DIE,
    OUTCOME_KINDS,
    OUTCOME_READERS,
    Argument,
    ArgumentReaders,
    Die,
    Kind,
    Move,
    Outcome,
    Row,
    ValueType,
    first,
    free_space,
    kind_of,
)
from rollplayer.notation.record import Event
from rollplayer.notation.value_types import SPELLINGS, names_of

Json = str | int | list[str | int]


class Parts(NamedTuple):
    """A move or outcome taken apart for those who word or show it: its kind, and its arguments by
    name in terms of the notation, ready for JSON. A missing argument is left out."""

    kind: Kind
    arguments: Mapping[str, Json]

    def phrase(self, voice: str) -> str:
        """The key of its sentence in `locales/`: `log-buy`, and `log-buy-drop` when an optional
        argument is given."""
        return phrase_key(voice, self.kind, self.arguments)


def phrase_key(voice: str, kind: Kind, given: Container[str]) -> str:
    options = [f"-{each.name}" for each in kind.arguments if each.optional and each.name in given]
    return f"{voice}-{kind.slug}{''.join(options)}"


def phrases(kind: Kind) -> list[str]:
    """What follows the voice in the keys of a kind's sentences: `use` and `use-as`."""
    options = [argument.name for argument in kind.arguments if argument.optional]
    return [kind.slug, *(f"{kind.slug}-{name}" for name in options)]


def describe_move(cards: CardSet, move: Move) -> Parts:
    number = kind_of(move)
    return describe(cards, MOVE_KINDS[number], MOVE_READERS[number], move)


def describe_outcome(cards: CardSet, outcome: Outcome) -> Parts:
    number = kind_of(outcome)
    return describe(cards, OUTCOME_KINDS[number], OUTCOME_READERS[number], outcome)


def describe(cards: CardSet, kind: Kind, readers: ArgumentReaders, what: int) -> Parts:
    given: dict[str, Json] = {}
    for argument, read in readers:
        value = read(what)
        if isinstance(value, int):
            given[argument.name] = spelled(cards, argument, value)
        elif value:
            given[argument.name] = [spelled(cards, argument, each) for each in value]
    return Parts(kind, given)


def spelled(cards: CardSet, argument: Argument, value: int) -> str | int:
    word = names_of(cards)[argument.type][value]
    return int(word) if SPELLINGS[argument.type].is_number else word


def describe_event(cards: CardSet, event: Event) -> Parts:
    if event.seat == CHANCE:
        return describe_outcome(cards, event.outcome)
    return describe_move(cards, event.move)


def die_concerned(before: State, seat: int, move: Move, after: State) -> Die:
    """The die a move is about, or 0: as its kind declares, before the move or after it."""
    kind = MOVE_KINDS[kind_of(move)]
    shown = before if kind.die_is == BEFORE else after
    for argument, read in MOVE_READERS[kind.number]:
        if argument.name == kind.die:
            value = read(move)
            assert isinstance(value, int)
            return die_at(before, shown, seat, argument.type, value)
    prompt = before.prompts[-1]
    for name, value_type in prompt.fields:
        if name == kind.die:
            return die_at(before, shown, seat, value_type, getattr(prompt, name))
    return NO_DIE


def dice_besides(before: State, seat: int, move: Move) -> list[Die]:
    """The dice on the spaces that a move names besides the die concerned: the two of a swap."""
    kind = MOVE_KINDS[kind_of(move)]
    dice: list[Die] = []
    for argument, read in MOVE_READERS[kind.number]:
        value = read(move)
        if (
            argument.type == ValueType.SPACE
            and argument.name != kind.die
            and isinstance(value, int)
        ):
            dice.append(before.heroes[seat].dice[value])
    return dice


def left_market(before: State, event: Event, after: State) -> list[Card]:
    """The cards that a phase's end or the enemy took out of the market, not the move itself."""
    is_trade = event.seat != CHANCE and kind_of(event.what) in (BUY, DISCARD)
    moved = first(event.what) if is_trade else None
    return [card for card in before.market if card != moved and card not in after.market]


def die_at(before: State, shown: State, seat: int, value_type: str, value: int) -> Die:
    """The die that a value leads to: named itself, or lying on a space, a card or in a row."""
    if value_type == ValueType.DIE:
        return Die(value)
    if value_type == ValueType.INITIATIVE_CARD:
        return shown.center[value - 1]
    if value_type == ValueType.ROW:
        value = free_space(before.heroes[seat].dice, Row(value))
    return shown.heroes[seat].dice[value]

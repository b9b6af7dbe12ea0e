"""Moves in sentences and as choices, derived from the declared table of kinds (`engine/_kinds.py`).

A kind has one message per voice: `log-KIND` (what somebody did, log.ftl) and `menu-KIND` (a choice,
terminal.ftl). Each argument is worded by its type.
"""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.cli.language import say
from rollplayer.cli.words import (
    attribute_words,
    becomes,
    card_name,
    color_words,
    die_words,
    listed,
    space_words,
)
from rollplayer.engine import State, do_move
from rollplayer.engine import terms as m
from rollplayer.engine.cards import CardSet
from rollplayer.engine.terms import (
    MOVE_KINDS,
    MOVE_READERS,
    NO_DIE,
    SPACES_IN_ROW,
    Die,
    KeepValue,
    Kind,
    Move,
    ValueType,
    value_of,
)
from rollplayer.notation.parts import die_at, die_concerned, phrase_key
from rollplayer.words import Value

ARROWS: Final = ("arrow-good", "arrow-evil", "arrow-lawful", "arrow-chaotic")  # by direction

WORDS_OF: Final[Mapping[str, Callable[[CardSet, int], Value]]] = {
    ValueType.DIE: lambda cards, die: die_words(Die(die)),
    ValueType.TIED_DICE: lambda cards, die: die_words(Die(die)),
    ValueType.COLOR: lambda cards, color: color_words(color),
    ValueType.VALUE: lambda cards, value: value,
    ValueType.AMOUNT: lambda cards, amount: amount,
    ValueType.ROW: lambda cards, row: attribute_words(row),
    ValueType.SPACE: lambda cards, space: space_words(space),
    ValueType.DIRECTION: lambda cards, way: say(ARROWS[way]),
    ValueType.INITIATIVE_CARD: lambda cards, card: card,
    ValueType.INITIATIVE_LIST: lambda cards, card: card + 1,
    ValueType.CARD: lambda cards, card: card_name(cards, cards.market[card]),
    ValueType.RACE_SHEET: lambda cards, race: card_name(cards, cards.races[race]),
    ValueType.CLASS_CARD: lambda cards, own: card_name(cards, cards.classes[own]),
}


def argument_words(state: State, seat: int, move: Move) -> dict[str, Value]:
    """The arguments of a move in words, by their declared names."""
    cards = state.options.cards
    words: dict[str, Value] = {}
    for argument, read in MOVE_READERS[m.kind_of(move)]:
        value = read(move)
        if value is None or value == ():
            continue
        if isinstance(value, tuple):
            told: Value = listed([str(WORDS_OF[argument.type](cards, each)) for each in value])
        else:
            told = WORDS_OF[argument.type](cards, value)
            if (
                argument.type == ValueType.SPACE
                and MOVE_KINDS[m.kind_of(move)].die != argument.name
            ):
                told = say(
                    "die-on-sheet",
                    die=die_words(state.heroes[seat].dice[value]),
                    row=attribute_words(value // SPACES_IN_ROW),
                )
        words[argument.name] = told
    return words


def what_was_done(
    before: State, seat: int, move: Move, after: State
) -> tuple[str, dict[str, Value]]:
    """The phrase of a move without its voice, and its values: the die as it is now."""
    words = argument_words(before, seat, move)
    words["prompt"] = before.prompts[-1].kind
    die = die_concerned(before, seat, move, after)
    return phrase(MOVE_KINDS[m.kind_of(move)], words), {**words, "die": die_words(die)}


def phrase(kind: Kind, words: Mapping[str, Value]) -> str:
    return phrase_key("", kind, words).removeprefix("-")


def choice_name(state: State, seat: int, move: Move) -> str:
    """A move as a choice: `Buy Heavy Crossbow`, `Increase a die, Strength 1: r4 → r5`."""
    words = argument_words(state, seat, move)
    after = state.clone()
    do_move(after, seat, move)
    old, new = die_now(state, seat, move), die_concerned(state, seat, move, after)
    words["die"] = becomes(old, new) if 0 < old != new > 0 else die_words(new or old)
    words["old"] = "yes" if is_old_value(state, seat, move) else "no"
    words["prompt"] = state.prompts[-1].kind
    return say(phrase_key("menu", MOVE_KINDS[m.kind_of(move)], words), **words)


def die_now(state: State, seat: int, move: Move) -> Die:
    """The die that a move would change, where it lies now; 0 for a die that comes from the hand."""
    kind = MOVE_KINDS[m.kind_of(move)]
    for argument, read in MOVE_READERS[kind.number]:
        value = read(move)
        if argument.name == kind.die and argument.type != ValueType.ROW and isinstance(value, int):
            return die_at(state, state, seat, argument.type, value)
    return NO_DIE


def is_old_value(state: State, seat: int, move: Move) -> bool:
    """Whether keeping this value leaves the die as it was before the reroll."""
    prompt = state.prompts[-1]
    if not isinstance(prompt, KeepValue):
        return False
    return value_of(state.heroes[seat].dice[prompt.space]) == m.first(move)

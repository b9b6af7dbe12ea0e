"""Reads the effects of a card file into the engine's vocabulary.

Each word of `rollplayer.engine._cards.effects` has one row in `WORDS`: its name in the files, and
how each of its fields is read. `docs/card-packs.md` documents the same rows for people.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from rollplayer.engine import EDITIONS
from rollplayer.engine import cards as words
from rollplayer.engine.cards import ANY_KIND, CARD_KINDS, CLASS_COLOR, Condition, Count, Effect
from rollplayer.engine.terms import COLOR_NAMES
from rollplayer.notation.cards.toml_values import (
    FactError,
    Reader,
    color,
    edition,
    kind,
    number,
    one_of,
    row,
    several,
)
from rollplayer.notation.json_values import shown
from rollplayer.notation.moves import shorten

EXAMPLE: Final = '{ type = "gains-gold", gold = 1 }'
GRID_ROWS: Final = ("good", "neutral", "evil")
GRID_COLUMNS: Final = ("lawful", "neutral", "chaotic")


class Word(NamedTuple):
    """A word of the vocabulary: its class, and how each field is read, in order."""

    make: Callable[..., Any]
    fields: Mapping[str, Reader]
    defaults: Mapping[str, Any] = {}


def read_word(value: Any, known: Mapping[str, Word]) -> Any:
    """Reads a table `{ type = ..., field = ... }`."""
    if not isinstance(value, dict):
        raise FactError("expected-type", known=EXAMPLE, text=shown(value))
    if "type" not in value:
        raise FactError("missing-field", text="type")
    name = value["type"]
    if not isinstance(name, str) or name not in known:
        raise FactError("unknown-type", text=shown(name), known=", ".join(known))
    word = known[name]
    for field in value:
        if field != "type" and field not in word.fields:
            raise FactError("unknown-field", name, text=shorten(field), known=names_of(word))
    arguments = []
    for field, read in word.fields.items():
        if field in value:
            arguments.append(read_field(name, field, read, value[field]))
        elif field in word.defaults:
            arguments.append(word.defaults[field])
        else:
            raise FactError("missing-field", name, text=field)
    return word.make(*arguments)


def read_field(word: str, field: str, read: Reader, value: Any) -> Any:
    try:
        return read(value)
    except FactError as error:
        raise FactError(error.reason, word, field, *error.inside, **error.params) from None


def names_of(word: Word) -> str:
    return ", ".join(word.fields) or "–"


COUNTS: Final[Mapping[str, Word]] = {
    "cards": Word(words.CardsOf, {"kind": kind}),
    "gold": Word(words.GoldHeld, {}),
    "dice": Word(words.DiceOf, {"color": color}),
    "goals-met": Word(words.GoalsMet, {}),
}


def count(value: Any) -> Count:
    return cast(Count, read_word(value, COUNTS))


CONDITIONS: Final[Mapping[str, Word]] = {
    "pips-at-most": Word(words.PipsAtMost, {"row": row, "pips": number(0, 18)}),
    "pips-at-least": Word(words.PipsAtLeast, {"row": row, "pips": number(0, 18)}),
    "goal-met": Word(words.GoalMet, {"row": row}),
    "at-least": Word(words.AtLeast, {"count": count, "number": number(0, 99)}),
    "token-in-row": Word(words.TokenInRow, {"row": one_of(GRID_ROWS)}),
    "token-in-column": Word(words.TokenInColumn, {"column": one_of(GRID_COLUMNS)}),
    "same-color": Word(words.SameColor, {"dice": number(1, 18)}),
    "fewer-cards": Word(words.FewerCards, {"solo-at-most": number(0, 99)}),
}


def condition(value: Any) -> Condition:
    return cast(Condition, read_word(value, CONDITIONS))


stars: Final = number(0, 20)
gold: Final = number(0, 20)
any_or_kind: Final = one_of(CARD_KINDS, any=ANY_KIND)
class_or_color: Final = one_of(COLOR_NAMES, **{"class": CLASS_COLOR})

WORDS: Final[Mapping[str, Word]] = {
    # scoring
    "stars-per": Word(
        words.StarsPer,
        {"stars": stars, "count": count, "each": number(1, 99), "at-most": number(0, 99)},
        {"each": 1, "at-most": 0},
    ),
    "stars-if": Word(words.StarsIf, {"stars": stars, "when": condition}),
    "dice-count-more": Word(words.DiceCountMore, {"color": class_or_color, "by": number(1, 6)}),
    "rows-count-more": Word(words.RowsCountMore, {"rows": several(row), "by": number(1, 18)}),
    "larger-armor-set": Word(words.LargerArmorSet, {"by": number(1, 9)}),
    # passive
    "price-cut": Word(
        words.PriceCut,
        {"gold": gold, "kind": any_or_kind, "discard-pile": several(edition)},
        {"discard-pile": EDITIONS},
    ),
    "hands-limit": Word(words.HandsLimit, {"hands": number(2, 8)}),
    "gold-dice-pay": Word(words.GoldDicePay, {"gold": gold}),
    "gold-for-bare-card": Word(words.GoldForBareCard, {"gold": gold}),
    "rerolls-roll": Word(words.RerollsRoll, {"rolls": number(1, 6)}),
    "refreshes-skills": Word(words.RefreshesSkills, {"skills": number(1, 9)}),
    "action-when-row-filled": Word(words.ActionWhenRowFilled, {"action": row}),
    "action-instead": Word(words.ActionInstead, {"action": row}),
    "action-after-buying": Word(words.ActionAfterBuying, {"kind": kind, "action": row}),
    "action-for-discarding": Word(words.ActionForDiscarding, {"action": row, "price": gold}),
    "action-for-gold": Word(words.ActionForGold, {"action": row, "price": gold}),
    "extra-buy": Word(words.ExtraBuy, {"row": row}),
    "returns-discard": Word(words.ReturnsDiscard, {}),
    # abilities of skills
    "takes-action": Word(words.TakesAction, {"action": row}),
    "raises-die": Word(words.RaisesDie, {"most": number(1, 5)}),
    "gains-gold": Word(words.GainsGold, {"gold": gold}),
    "exchanges-with-bag": Word(words.ExchangesWithBag, {}),
    "exchanges-with-center": Word(words.ExchangesWithCenter, {}),
    "turns-center-die": Word(words.TurnsCenterDie, {}),
    "rerolls-center": Word(words.RerollsCenter, {}),
    "buys-revealed": Word(words.BuysRevealed, {}),
    "buys-discarded": Word(words.BuysDiscarded, {}),
    "moves-die": Word(words.MovesDie, {}),
    "borrows-skill": Word(words.BorrowsSkill, {}),
}


def effect(value: Any) -> Effect:
    return cast(Effect, read_word(value, WORDS))

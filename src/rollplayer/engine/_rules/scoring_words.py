"""R8.6: what traits count and ask for, one row per word of the vocabulary."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rollplayer.engine._cards.effects import (
    AtLeast,
    CardsOf,
    Count,
    DiceOf,
    FewerCards,
    GoalMet,
    GoalsMet,
    GoldHeld,
    PipsAtLeast,
    PipsAtMost,
    SameColor,
    TokenInColumn,
    TokenInRow,
)
from rollplayer.engine._dice import EVERY_COLOR
from rollplayer.engine._rules.scored_hero import ScoredHero, class_color, dice_of, pips
from rollplayer.engine._state import NONE


def count(scored: ScoredHero, what: Count) -> int:
    return COUNT_RULES[type(what)](scored, what)


def cards_of_kind(scored: ScoredHero, what: CardsOf) -> int:
    market = scored.cards.market
    return sum(1 for card in scored.owned if market[card].kind == what.kind)


# One row per count of the vocabulary.
COUNT_RULES: Final[Mapping[type, Callable[[ScoredHero, Any], int]]] = {
    CardsOf: cards_of_kind,
    GoldHeld: lambda scored, what: scored.hero.gold,
    DiceOf: lambda scored, what: dice_of(scored.hero, what.color),
    GoalsMet: lambda scored, what: sum(reached.is_met for reached in scored.reached),
}


class ConditionRule(NamedTuple):
    """The number a condition looks at, and whether it holds with that number."""

    measure: Callable[[ScoredHero, Any], int]
    holds: Callable[[ScoredHero, Any, int], bool]


def goal_is_met(scored: ScoredHero, condition: GoalMet) -> int:
    return int(bool(scored.reached) and scored.reached[condition.row].is_met)


def most_of_another_color(scored: ScoredHero, condition: SameColor) -> int:
    own = class_color(scored)
    return max(dice_of(scored.hero, color) for color in EVERY_COLOR if color != own)


def has_fewer_cards(scored: ScoredHero, condition: FewerCards, have: int) -> bool:
    if scored.solo:
        return have <= condition.solo_at_most
    return have < scored.most_cards_elsewhere


def token_is_at(scored: ScoredHero, have: int, wanted: int) -> bool:
    return scored.hero.alignment != NONE and have == wanted


# One row per condition of the vocabulary.
CONDITION_RULES: Final[Mapping[type, ConditionRule]] = {
    PipsAtMost: ConditionRule(
        lambda scored, condition: pips(scored.hero, condition.row),
        lambda scored, condition, have: have <= condition.pips,
    ),
    PipsAtLeast: ConditionRule(
        lambda scored, condition: pips(scored.hero, condition.row),
        lambda scored, condition, have: have >= condition.pips,
    ),
    GoalMet: ConditionRule(goal_is_met, lambda scored, condition, have: have == 1),
    AtLeast: ConditionRule(
        lambda scored, condition: count(scored, condition.what),
        lambda scored, condition, have: have >= condition.number,
    ),
    TokenInRow: ConditionRule(
        lambda scored, condition: scored.hero.row,
        lambda scored, condition, have: token_is_at(scored, have, condition.row),
    ),
    TokenInColumn: ConditionRule(
        lambda scored, condition: scored.hero.column,
        lambda scored, condition, have: token_is_at(scored, have, condition.column),
    ),
    SameColor: ConditionRule(
        most_of_another_color, lambda scored, condition, have: have >= condition.dice
    ),
    FewerCards: ConditionRule(lambda scored, condition: len(scored.owned), has_fewer_cards),
}

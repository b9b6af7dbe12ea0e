"""What the cards of a hero want of its rows, its dice, its token and its purse."""

from functools import lru_cache
from typing import Any

import numpy as np

from rollplayer.engine import (
    CLASS_COLOR,
    AtLeast,
    CardSet,
    CardsOf,
    DiceCountMore,
    FewerCards,
    GoalMet,
    GoldHeld,
    LargerArmorSet,
    PipsAtMost,
    RowsCountMore,
    SameColor,
    StarsIf,
    StarsPer,
    TokenInColumn,
    TokenInRow,
)


class Wishes:
    """What a set of cards wants of each row and of the token, added up from their effects."""

    __slots__ = (
        "class_more",
        "famous",
        "few_cards",
        "goal_stars",
        "gold_caps",
        "gold_more",
        "larger",
        "low_pips",
        "low_stars",
        "of_rows",
        "per_kind",
        "row_more",
        "same_color",
        "token",
    )

    def __init__(self, cards: CardSet, owned: tuple[int, ...]) -> None:
        self.goal_stars = np.zeros(6, dtype=np.float32)
        self.low_pips = np.full(6, -1, dtype=np.int64)
        self.low_stars = np.zeros(6, dtype=np.float32)
        self.token = np.zeros((3, 3), dtype=np.float32)
        self.row_more = np.zeros(6, dtype=np.int64)
        self.class_more = self.gold_more = 0
        self.larger = 0
        self.per_kind = [0, 0, 0, 0]
        self.gold_caps: list[tuple[int, int, int]] = []
        self.same_color: list[tuple[int, int]] = []
        self.famous: list[tuple[int, int]] = []
        self.few_cards = 0
        for index in owned:
            for effect in cards.market[index].effects:
                self.add(effect)
        # All that is wished of rows: the same wishes make the same tables.
        self.of_rows = (
            self.goal_stars.tobytes(),
            self.low_pips.tobytes(),
            self.low_stars.tobytes(),
            self.row_more.tobytes(),
            self.class_more,
            self.gold_more,
        )

    def add(self, effect: Any) -> None:
        if isinstance(effect, StarsIf):
            self.add_condition(effect.stars, effect.condition)
        elif isinstance(effect, StarsPer):
            count: Any = effect.count
            if isinstance(count, CardsOf):
                self.per_kind[count.kind] += effect.stars
            elif isinstance(count, GoldHeld):
                self.gold_caps.append((effect.stars, effect.each, effect.at_most or 99))
        elif isinstance(effect, DiceCountMore):
            if effect.color == CLASS_COLOR:
                self.class_more += effect.by
            else:
                self.gold_more += effect.by
        elif isinstance(effect, RowsCountMore):
            for row in effect.rows:
                self.row_more[row] += effect.by
        elif isinstance(effect, LargerArmorSet):
            self.larger += effect.by

    def add_condition(self, stars: int, condition: Any) -> None:
        if isinstance(condition, GoalMet):
            self.goal_stars[condition.row] += stars
        elif isinstance(condition, PipsAtMost):
            self.low_pips[condition.row] = condition.pips
            self.low_stars[condition.row] += stars
        elif isinstance(condition, TokenInRow):
            self.token[condition.row, :] += stars
        elif isinstance(condition, TokenInColumn):
            self.token[:, condition.column] += stars
        elif isinstance(condition, SameColor):
            self.same_color.append((stars, condition.dice))
        elif isinstance(condition, AtLeast):
            self.famous.append((stars, condition.number))
        elif isinstance(condition, FewerCards):
            self.few_cards += stars


@lru_cache(maxsize=4096)
def wishes_of(cards: CardSet, owned: tuple[int, ...]) -> Wishes:
    return Wishes(cards, owned)

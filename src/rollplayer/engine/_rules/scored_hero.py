"""A hero as scoring sees it: with some of its weapons, among the others at the table."""

from typing import NamedTuple

from rollplayer.engine._cards.effects import CLASS_COLOR, DiceCountMore, Effect, RowsCountMore
from rollplayer.engine._cards.facts import Card, CardSet
from rollplayer.engine._dice import NO_COLOR, ROWS, SPACES_OF_ROW, Color, Row, color_of, value_of
from rollplayer.engine._state import NONE, Hero


class ScoredHero:
    """A hero as scoring sees it: with some of its weapons, among the others at the table."""

    __slots__ = (
        "cards",
        "effects",
        "hero",
        "most_cards_elsewhere",
        "owned",
        "reached",
        "solo",
    )

    def __init__(
        self, cards: CardSet, hero: Hero, owned: list[Card], most_cards_elsewhere: int, solo: bool
    ) -> None:
        self.cards = cards
        self.hero = hero
        self.owned = owned
        self.most_cards_elsewhere = most_cards_elsewhere
        self.solo = solo
        effects: list[Effect] = []
        for card in owned:
            effects += cards.market[card].effects
        self.effects = effects
        self.reached = goals_reached(self)


class Reached(NamedTuple):
    """A row against its goal: the total that counts, whether the goal is met, and its stars."""

    total: int
    is_met: bool
    stars: int


def goals_reached(scored: ScoredHero) -> list[Reached]:
    """Every row against its goal; nothing before there is a class."""
    hero = scored.hero
    if hero.hero_class == NONE:
        return []
    reached = []
    for row, goal in zip(ROWS, scored.cards.classes[hero.hero_class].goals, strict=True):
        total = pips(hero, row) + race_modifier(scored, row)
        most = total + row_extra(scored, row)
        if total <= goal.high and most >= goal.low:
            # A weapon counts as much of its extra as the goal asks for, and no more.
            reached.append(Reached(min(max(total, goal.low), most), True, goal.stars))
        else:
            reached.append(Reached(total, False, 0))
    return reached


def pips(hero: Hero, row: Row) -> int:
    """The bare dice of a row: no race, no weapon (R8.6)."""
    return sum(value_of(die) for die in hero.dice[SPACES_OF_ROW[row]])


def race_modifier(scored: ScoredHero, row: Row) -> int:
    """What the race adds to a row's total or takes from it."""
    race = scored.hero.race
    return 0 if race == NONE else scored.cards.races[race].modifiers[row]


def row_extra(scored: ScoredHero, row: Row) -> int:
    """How much more weapons let a row's total count, at will."""
    more = 0
    for effect in scored.effects:
        if isinstance(effect, DiceCountMore):
            color = class_color(scored) if effect.color == CLASS_COLOR else effect.color
            dice = scored.hero.dice[SPACES_OF_ROW[row]]
            more += effect.by * sum(1 for die in dice if die and color_of(die) == color)
        elif isinstance(effect, RowsCountMore) and row in effect.rows:
            more += effect.by
    return more


def class_color(scored: ScoredHero) -> Color:
    hero_class = scored.hero.hero_class
    return NO_COLOR if hero_class == NONE else scored.cards.classes[hero_class].color


def dice_of(hero: Hero, color: Color) -> int:
    return sum(1 for die in hero.dice if die and color_of(die) == color)

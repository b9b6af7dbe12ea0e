"""What the scoring effects of a hero's cards pay for, summed by what they look at.

Every word of the vocabulary (`engine/_cards/effects.py`) has its case here: one that is added there
is a type error here until it has one too.
"""

from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from rollplayer.bots.features.dice_tables import COLOR, NO_COLOR
from rollplayer.engine.cards import (
    CARD_KINDS,
    CLASS_COLOR,
    Ability,
    AtLeast,
    CardSet,
    CardsOf,
    Condition,
    Count,
    DiceCountMore,
    DiceOf,
    FewerCards,
    GoalMet,
    GoalsMet,
    GoldHeld,
    LargerArmorSet,
    Passive,
    PipsAtLeast,
    PipsAtMost,
    RowsCountMore,
    SameColor,
    ScoringEffect,
    StarsIf,
    StarsPer,
    TokenInColumn,
    TokenInRow,
)
from rollplayer.engine.terms import COLORS

MOST_COUNTED: Final = 99  # no count of the game goes beyond
ROWS: Final = 6
CELLS: Final = 9  # of an alignment card
NOT_ASKED: Final = -1  # no card asks for the pips of this row
FEW_CARDS: Final = 6  # what counts as few while no card of the hero says otherwise


class Step(NamedTuple):
    """Stars that are paid once a count reaches a number."""

    number: int
    stars: int


def steps_of(effect: StarsPer) -> list[Step]:
    """Stars by the piece, as the steps at which each of them is reached."""
    steps: list[Step] = []
    left = effect.at_most or effect.stars * MOST_COUNTED
    for number in range(effect.each, MOST_COUNTED + 1, effect.each):
        if left <= 0:
            break
        steps.append(Step(number, min(effect.stars, left)))
        left -= effect.stars
    return steps


def paid(steps: list[Step], count: int) -> int:
    """What a count pays by these steps."""
    return sum(step.stars for step in steps if count >= step.number)


class CardEffects:
    """What a set of cards pays for, row by row, color by color, and so on."""

    __slots__ = (
        "card_steps",
        "class_more",
        "color_more",
        "dice_steps",
        "few_cards",
        "few_limit",
        "goal_stars",
        "goal_steps",
        "gold_key",
        "gold_steps",
        "high_pips",
        "high_stars",
        "larger_set",
        "low_pips",
        "low_stars",
        "more_by_color",
        "of_rows",
        "row_more",
        "same_color",
        "token",
        "token_key",
    )

    def __init__(self, cards: CardSet, owned: tuple[int, ...]) -> None:
        self.goal_stars = [0] * ROWS  # for a goal, beside the class's
        self.low_pips = [NOT_ASKED] * ROWS
        self.low_stars = [0] * ROWS
        self.high_pips = [NOT_ASKED] * ROWS
        self.high_stars = [0] * ROWS
        self.token = [0] * CELLS
        self.row_more = [0] * ROWS
        self.class_more = 0
        self.color_more = [0] * len(COLORS)
        self.larger_set = 0
        self.card_steps: list[list[Step]] = [[] for _ in CARD_KINDS]
        self.gold_steps: list[Step] = []
        self.dice_steps: list[tuple[int, list[Step]]] = []  # with the color
        self.goal_steps: list[Step] = []  # by the number of goals met
        self.same_color: list[Step] = []
        self.few_cards = 0
        self.few_limit = FEW_CARDS
        self.more_by_color: dict[int, list[int]] = {}
        for index in owned:
            for effect in cards.market[index].effects:
                if not isinstance(effect, Passive | Ability):
                    self.add(effect)
        # All that concerns rows: where it is the same, the same row table serves.
        self.of_rows = (
            tuple(self.goal_stars),
            tuple(self.low_pips),
            tuple(self.low_stars),
            tuple(self.high_pips),
            tuple(self.high_stars),
            tuple(self.row_more),
            self.class_more,
            tuple(self.color_more),
        )
        self.gold_key = tuple(self.gold_steps)
        self.token_key = tuple(self.token)

    def add(self, effect: ScoringEffect) -> None:
        match effect:
            case StarsPer():
                self.add_steps(effect.what, steps_of(effect))
            case StarsIf():
                self.add_condition(effect.stars, effect.condition)
            case DiceCountMore():
                if effect.color == CLASS_COLOR:
                    self.class_more += effect.by
                else:
                    self.color_more[effect.color] += effect.by
            case RowsCountMore():
                for row in effect.rows:
                    self.row_more[row] += effect.by
            case LargerArmorSet():
                self.larger_set += effect.by
            case _:
                assert_never(effect)

    def add_steps(self, what: Count, steps: list[Step]) -> None:
        match what:
            case CardsOf():
                self.card_steps[what.kind] += steps
            case GoldHeld():
                self.gold_steps += steps
            case DiceOf():
                self.dice_steps.append((what.color, steps))
            case GoalsMet():
                self.goal_steps += steps
            case _:
                assert_never(what)

    def add_condition(self, stars: int, condition: Condition) -> None:
        match condition:
            case PipsAtMost():
                self.low_pips[condition.row] = condition.pips
                self.low_stars[condition.row] += stars
            case PipsAtLeast():
                self.high_pips[condition.row] = condition.pips
                self.high_stars[condition.row] += stars
            case GoalMet():
                self.goal_stars[condition.row] += stars
            case AtLeast():
                self.add_steps(condition.what, [Step(condition.number, stars)])
            case TokenInRow():
                for column in range(3):
                    self.token[3 * condition.row + column] += stars
            case TokenInColumn():
                for row in range(3):
                    self.token[3 * row + condition.column] += stars
            case SameColor():
                self.same_color.append(Step(condition.dice, stars))
            case FewerCards():
                self.few_cards += stars
                self.few_limit = condition.solo_at_most
            case _:
                assert_never(condition)

    def more_by_die(self, class_color: int) -> list[int]:
        """How much more each die may count towards its row's goal, by the die."""
        if class_color not in self.more_by_color:
            by_color = [*self.color_more]
            by_color[class_color] += self.class_more
            self.more_by_color[class_color] = [
                0 if color == NO_COLOR else by_color[color] for color in COLOR
            ]
        return self.more_by_color[class_color]


@lru_cache(maxsize=4096)
def card_effects(cards: CardSet, owned: tuple[int, ...]) -> CardEffects:
    return CardEffects(cards, owned)

"""The vocabulary of effects: what a card or a class can do, as values that can be printed.

The rules know these words and no card; the card files (`rollplayer/cards/*.toml`) say which card
speaks which word with which numbers. Kinds, attributes and colors are the integers of `dice.py`
and `facts.py`. A new word needs a line here, a place in the rules that asks for it, and a row in
`docs/card-packs.md`.
"""

from typing import Final, NamedTuple

from rollplayer.engine._dice import Color, Row

ANY_KIND: Final = -1
ANY_TIME: Final = 0
DICE_TURN: Final = 1
MARKET_TURN: Final = 2
TIMINGS: Final = ("any", "dice-turn", "market-turn")
CLASS_COLOR: Final = -1  # stands for the color of the hero's class


# Counts, for traits that pay by the piece ---------------------------------------------------


class CardsOf(NamedTuple):
    """How many market cards of one kind the hero has."""

    kind: int


class GoldHeld(NamedTuple):
    """How much gold the hero holds."""


class DiceOf(NamedTuple):
    """How many dice of one color stand on the sheet."""

    color: Color


class GoalsMet(NamedTuple):
    """How many of the six attribute goals are met."""


Count = CardsOf | GoldHeld | DiceOf | GoalsMet


# Conditions, for traits that pay all or nothing ----------------------------------------------


class PipsAtMost(NamedTuple):
    """The bare dice of a row add up to this or less (R8.6)."""

    row: int
    pips: int


class PipsAtLeast(NamedTuple):
    """The bare dice of a row add up to this or more (R8.6)."""

    row: int
    pips: int


class GoalMet(NamedTuple):
    """The attribute goal of a row is met (R8.1)."""

    row: int


class AtLeast(NamedTuple):
    """A count reaches a number."""

    what: Count
    number: int


class TokenInRow(NamedTuple):
    """The alignment token stands in this row of the grid: 0 good to 2 evil."""

    row: int


class TokenInColumn(NamedTuple):
    """The alignment token stands in this column of the grid: 0 lawful to 2 chaotic."""

    column: int


class SameColor(NamedTuple):
    """At least `dice` dice share one color other than the class color; gold is a color too."""

    dice: int


class FewerCards(NamedTuple):
    """Another hero has more market cards; solo: the hero has at most `solo_at_most` (R11.30)."""

    solo_at_most: int


Condition = (
    PipsAtMost
    | PipsAtLeast
    | GoalMet
    | AtLeast
    | TokenInRow
    | TokenInColumn
    | SameColor
    | FewerCards
)


# Scoring (R8) ---------------------------------------------------------------------------------


class StarsPer(NamedTuple):
    """Stars for every full `each` of what is counted, at most `at_most` stars (0: no limit)."""

    stars: int
    what: Count
    each: int
    at_most: int


class StarsIf(NamedTuple):
    """Stars if a condition holds."""

    stars: int
    condition: Condition


class DiceCountMore(NamedTuple):
    """Each die of a color may count up to `by` more towards its row's goal (R8.1)."""

    color: Color
    by: int


class RowsCountMore(NamedTuple):
    """The totals of these rows may each count up to `by` more (R8.1)."""

    rows: tuple[int, ...]
    by: int


class LargerArmorSet(NamedTuple):
    """One armor set, begun but not complete, counts as `by` pieces larger (R8.5)."""

    by: int


# Passive moments --------------------------------------------------------------------------------


class PriceCut(NamedTuple):
    """Market cards of a kind cost less; from the discard pile only in these editions (R10)."""

    gold: int
    kind: int
    discard_pile: tuple[str, ...]


class HandsLimit(NamedTuple):
    """The hero may hold this many hands of weapons (R3.3b)."""

    hands: int


class GoldDicePay(NamedTuple):
    """A gold die drawn or placed pays this much gold instead of 2."""

    gold: int


class GoldForBareCard(NamedTuple):
    """Taking an initiative card that holds no gold pays this much."""

    gold: int


class RerollsRoll(NamedTuple):
    """A reroll is rolled this many times, and any of the values may be kept."""

    rolls: int


class RefreshesSkills(NamedTuple):
    """Up to `skills` exhausted skills may be refreshed in cleanup."""

    skills: int


class ActionWhenRowFilled(NamedTuple):
    """The die that fills its row grants an action besides the row's own."""

    action: Row


class ActionInstead(NamedTuple):
    """This action may be taken in place of the row's own."""

    action: Row


class ActionAfterBuying(NamedTuple):
    """Buying a card of a kind grants an action."""

    kind: int
    action: Row


class ActionForDiscarding(NamedTuple):
    """Taking gold instead of a card grants an action that costs `price` of that gold."""

    action: Row
    price: int


class ActionForGold(NamedTuple):
    """Once in the hero's own market turn an action may be bought."""

    action: Row
    price: int


class ExtraBuy(NamedTuple):
    """A second purchase in the market turn, if this round's die went into this row."""

    row: Row


class ReturnsDiscard(NamedTuple):
    """Before the market phase one card may come back from the discard pile."""


Passive = (
    PriceCut
    | HandsLimit
    | GoldDicePay
    | GoldForBareCard
    | RerollsRoll
    | RefreshesSkills
    | ActionWhenRowFilled
    | ActionInstead
    | ActionAfterBuying
    | ActionForDiscarding
    | ActionForGold
    | ExtraBuy
    | ReturnsDiscard
)


# Abilities of skills (R5) ---------------------------------------------------------------------


class TakesAction(NamedTuple):
    """Take an attribute action."""

    action: Row


class RaisesDie(NamedTuple):
    """Raise one die by 1 up to `most`; the full amount must fit (R11.26)."""

    most: int


class GainsGold(NamedTuple):
    """Gain gold."""

    gold: int


class ExchangesWithBag(NamedTuple):
    """Exchange a die for one of another color from the bag, value kept."""


class ExchangesWithCenter(NamedTuple):
    """Exchange a die with one on an initiative card in the center, values kept."""


class TurnsCenterDie(NamedTuple):
    """Turn a die on an initiative card in the center to its opposite face."""


class RerollsCenter(NamedTuple):
    """Reroll any number of the dice on initiative cards in the center."""


class BuysRevealed(NamedTuple):
    """Reveal the top card of the deck; it may be this turn's purchase at full price."""


class BuysDiscarded(NamedTuple):
    """This turn's purchase may come from the discard pile."""


class MovesDie(NamedTuple):
    """Move a die to the leftmost free space of another row."""


class BorrowsSkill(NamedTuple):
    """Use another player's skill card as one's own."""


Ability = (
    TakesAction
    | RaisesDie
    | GainsGold
    | ExchangesWithBag
    | ExchangesWithCenter
    | TurnsCenterDie
    | RerollsCenter
    | BuysRevealed
    | BuysDiscarded
    | MovesDie
    | BorrowsSkill
)

ScoringEffect = StarsPer | StarsIf | DiceCountMore | RowsCountMore | LargerArmorSet
Effect = ScoringEffect | Passive | Ability

"""The state of a game: heroes, center, market, piles, bag, and what is pending.

Nothing is shuffled: the bag is a count a color, every pile a sorted list of card
numbers. So the state holds no secret. A state is copied by `clone` before it is changed.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from rollplayer.engine.dice import DICE_OF_COLOR, SPACES
from rollplayer.engine.options import Options

if TYPE_CHECKING:
    from rollplayer.engine.prompts import Prompt

SETUP: Final = 0
ROLL: Final = 1
DICE: Final = 2
MARKET: Final = 3
CLEANUP: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "roll", "dice", "market", "cleanup", "over")

NONE: Final = -1
CHANCE: Final = -1  # the seat of chance
NOBODY: Final = -2  # the seat to act when the game is over

ABSENT: Final = -1  # in `State.center`: this initiative card is not in the center
NO_DIE: Final = 0  # in `State.center`: the card is there, without a die


class Hero:
    """One seat's hero: sheet, cards and purse."""

    __slots__ = (
        "alignment",
        "backstory",
        "cards",
        "charisma",
        "column",
        "dice",
        "exhausted",
        "gold",
        "hero_class",
        "initiative",
        "placed",
        "race",
        "refreshed",
        "row",
    )

    def __init__(
        self,
        race: int,
        hero_class: int,
        backstory: int,
        alignment: int,
        row: int,
        column: int,
        gold: int,
        charisma: int,
        dice: list[int],
        cards: list[int],
        exhausted: list[int],
        refreshed: list[int],
        initiative: int,
        placed: int,
    ) -> None:
        self.race = race
        self.hero_class = hero_class
        self.backstory = backstory
        self.alignment = alignment
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma
        self.dice = dice
        self.cards = cards  # in the order of purchase
        self.exhausted = exhausted
        self.refreshed = refreshed  # R3.4: upright again, but not to be used before the next round
        self.initiative = initiative  # the card taken this round and not yet returned, or 0
        self.placed = placed  # the row of this round's die, or NONE

    def clone(self) -> Hero:
        return Hero(
            self.race,
            self.hero_class,
            self.backstory,
            self.alignment,
            self.row,
            self.column,
            self.gold,
            self.charisma,
            self.dice[:],
            self.cards[:],
            self.exhausted[:],
            self.refreshed[:],
            self.initiative,
            self.placed,
        )

    def fields(self) -> tuple[Any, ...]:
        """All that makes this hero, in the order of the constructor."""
        return (
            self.race,
            self.hero_class,
            self.backstory,
            self.alignment,
            self.row,
            self.column,
            self.gold,
            self.charisma,
            self.dice,
            self.cards,
            self.exhausted,
            self.refreshed,
            self.initiative,
            self.placed,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Hero, self.fields()


def new_hero() -> Hero:
    """A hero of whom nothing is decided yet; the token in the center (R2.6)."""
    return Hero(NONE, NONE, NONE, NONE, 1, 1, 0, 0, [0] * SPACES, [], [], [], 0, NONE)


class State:
    """A point in play. Whoever changes one owns it; everybody else clones first."""

    __slots__ = (
        "bag",
        "center",
        "center_gold",
        "discard",
        "double",
        "heroes",
        "listed",
        "market",
        "mixed",
        "options",
        "phase",
        "prompts",
        "round",
        "single",
        "start",
        "trash",
    )

    def __init__(
        self,
        options: Options,
        round: int,
        phase: int,
        start: int,
        heroes: list[Hero],
        center: list[int],
        center_gold: list[int],
        market: list[int],
        discard: list[int],
        trash: list[int],
        single: list[int],
        double: list[int],
        mixed: list[int],
        bag: list[int],
        prompts: list[Prompt],
    ) -> None:
        self.options = options
        self.round = round
        self.phase = phase
        self.start = start
        self.heroes = heroes
        self.center = center  # the die on each initiative card, NO_DIE or ABSENT
        self.center_gold = center_gold
        self.market = market  # left to right as dealt
        self.discard = discard
        self.trash = trash
        self.single = single
        self.double = double
        self.mixed = mixed
        self.bag = bag
        self.prompts = prompts  # the last one is asked now
        self.listed: list[int] | None = None  # the moves of the prompt asked now, once counted

    def clone(self) -> State:
        copy = State(
            self.options,
            self.round,
            self.phase,
            self.start,
            [hero.clone() for hero in self.heroes],
            self.center[:],
            self.center_gold[:],
            self.market[:],
            self.discard[:],
            self.trash[:],
            self.single[:],
            self.double[:],
            self.mixed[:],
            self.bag[:],
            self.prompts[:],
        )
        copy.listed = self.listed
        return copy

    def fields(self) -> tuple[Any, ...]:
        """All that makes this state, in the order of the constructor."""
        return (
            self.options,
            self.round,
            self.phase,
            self.start,
            self.heroes,
            self.center,
            self.center_gold,
            self.market,
            self.discard,
            self.trash,
            self.single,
            self.double,
            self.mixed,
            self.bag,
            self.prompts,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return State, self.fields()


def clockwise(state: State) -> list[int]:
    """The seats from the start player clockwise."""
    players = state.options.players
    return [(state.start + place) % players for place in range(players)]


def add_card(pile: list[int], card: int) -> None:
    """Puts a card on a pile. Piles are sets, kept in the order of card numbers."""
    insort(pile, card)


def full_bag(solo: bool) -> list[int]:
    """R1.1: all 73 dice; in the solo game the enemy die is a gold one outside the bag (R9.1)."""
    bag = list(DICE_OF_COLOR)
    if solo:
        bag[-1] -= 1
    return bag

"""The state of a game: heroes, center, market, piles, bag, and what is pending.

Nothing is shuffled: the bag is one count per color, every pile a sorted list of card
numbers. So the state holds no secret. A state is copied by `clone` before it is changed.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final, NewType

from rollplayer.engine.cards.effects import Passive
from rollplayer.engine.cards.facts import Card, CardSet, MarketCard
from rollplayer.engine.dice import (
    ATTRIBUTES,
    DICE_OF_COLOR,
    SPACES,
    SPACES_IN_ROW,
    Die,
    die_name,
)
from rollplayer.engine.moves import Move
from rollplayer.engine.options import Options

if TYPE_CHECKING:
    from rollplayer.engine.prompts import Prompt

# A place at the table, clockwise from 0. The functions of the door take any integer and refuse one
# that is no seat; inside, a seat is always one.
Seat = NewType("Seat", int)
SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))

SETUP: Final = 0
ROLL: Final = 1
DICE: Final = 2
MARKET: Final = 3
CLEANUP: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "roll", "dice", "market", "cleanup", "over")

NONE: Final = -1
CHANCE: Final = Seat(-1)  # the seat of chance
NO_SEAT: Final = Seat(-1)  # in `State.start`: not known yet
NOBODY: Final = Seat(-2)  # the seat to act when the game is over

ABSENT: Final = Die(-1)  # in `State.center`: this initiative card is not in the center
NO_DIE: Final = Die(0)  # in `State.center`: the card is there, without a die

# What makes a hero and a state. Besides, each keeps something that is worked out of these.
HERO_FIELDS: Final = (
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
STATE_FIELDS: Final = (
    "bag",
    "center",
    "center_gold",
    "discard",
    "double",
    "heroes",
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


class KnownPassives:
    """The passive effects of a class and some cards, kept for as long as a hero has just those."""

    __slots__ = ("cards", "effects", "hero_class")

    def __init__(self, hero_class: int, cards: list[Card], effects: list[Passive]) -> None:
        self.hero_class = hero_class
        self.cards = cards
        self.effects = effects


class Hero:
    """One seat's hero: sheet, cards and purse.

    A new one has nothing decided yet, and its token is in the center (R2.6). Heroes are equal when
    all their fields are; since they change, they have no hash.
    """

    __slots__ = (*HERO_FIELDS, "known_passives")

    def __init__(self) -> None:
        self.race = NONE
        self.hero_class = NONE
        self.backstory = NONE
        self.alignment = NONE
        self.row = 1
        self.column = 1
        self.gold = 0
        self.charisma = 0
        self.dice = [NO_DIE] * SPACES
        self.cards: list[Card] = []  # in the order of purchase
        self.exhausted: list[Card] = []
        self.refreshed: list[Card] = []  # R3.4: upright, but not to be used before the next round
        self.initiative = 0  # the card taken this round and not yet returned, or 0
        self.placed = NONE  # the row of this round's die
        self.known_passives: KnownPassives | None = None  # worked out of class and cards

    def clone(self) -> Hero:
        copy = NEW(Hero)
        copy.race = self.race
        copy.hero_class = self.hero_class
        copy.backstory = self.backstory
        copy.alignment = self.alignment
        copy.row = self.row
        copy.column = self.column
        copy.gold = self.gold
        copy.charisma = self.charisma
        copy.dice = self.dice[:]
        copy.cards = self.cards[:]
        copy.exhausted = self.exhausted[:]
        copy.refreshed = self.refreshed[:]
        copy.initiative = self.initiative
        copy.placed = self.placed
        copy.known_passives = self.known_passives
        return copy

    def fields(self) -> tuple[Any, ...]:
        """All that makes this hero."""
        return tuple(getattr(self, name) for name in HERO_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hero) and self.fields() == other.fields()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (Hero, (*HERO_FIELDS, "known_passives"), (*self.fields(), None))

    def __repr__(self) -> str:
        return described(self, HERO_FIELDS)


class State:
    """A point in play. Whoever changes one owns it; everybody else clones first.

    A new one is an empty table. States are equal when all their fields are, whatever has been
    listed so far; since they change, they have no hash. To find a state again, hash the position
    that `rollplayer.notation.position` writes of it.
    """

    __slots__ = (*STATE_FIELDS, "listed")

    def __init__(self, options: Options) -> None:
        self.options = options
        self.round = 0
        self.phase = SETUP
        self.start = NO_SEAT
        self.heroes: list[Hero] = []
        self.center: list[Die] = []  # the die on each initiative card, NO_DIE or ABSENT
        self.center_gold: list[int] = []
        self.market: list[Card] = []  # left to right as dealt
        self.discard: list[Card] = []
        self.trash: list[Card] = []
        self.single: list[Card] = []
        self.double: list[Card] = []
        self.mixed: list[Card] = []
        self.bag: list[int] = []
        self.prompts: list[Prompt] = []  # the last one is asked now
        self.listed: list[Move] | None = None  # the moves of the prompt asked now, once counted

    def clone(self) -> State:
        copy = NEW(State)
        copy.options = self.options
        copy.round = self.round
        copy.phase = self.phase
        copy.start = self.start
        copy.heroes = [hero.clone() for hero in self.heroes]
        copy.center = self.center[:]
        copy.center_gold = self.center_gold[:]
        copy.market = self.market[:]
        copy.discard = self.discard[:]
        copy.trash = self.trash[:]
        copy.single = self.single[:]
        copy.double = self.double[:]
        copy.mixed = self.mixed[:]
        copy.bag = self.bag[:]
        copy.prompts = self.prompts[:]
        copy.listed = self.listed
        return copy

    def fields(self) -> tuple[Any, ...]:
        """All that makes this state."""
        return tuple(getattr(self, name) for name in STATE_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.fields() == other.fields()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (State, (*STATE_FIELDS, "listed"), (*self.fields(), None))

    def __repr__(self) -> str:
        return described(self, STATE_FIELDS)

    def __str__(self) -> str:
        return "\n".join(table_lines(self))


NEW: Final = object.__new__


def restore(kind: type[Any], names: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    """A hero or state out of its fields, for pickling."""
    made = NEW(kind)
    for name, value in zip(names, values, strict=True):
        setattr(made, name, value)
    return made


def described(what: Hero | State, names: tuple[str, ...]) -> str:
    """`Hero(race=0, hero_class=3, ...)`."""
    inner = ", ".join(f"{name}={getattr(what, name)!r}" for name in names)
    return f"{type(what).__name__}({inner})"


def table_lines(state: State) -> list[str]:
    """The table in words, for a person at a Python prompt."""
    cards = state.options.cards
    center = [
        f"{card + 1}: {die_name(die) if die else '-'}{' +1 gold' if gold else ''}"
        for card, (die, gold) in enumerate(zip(state.center, state.center_gold, strict=True))
        if die != ABSENT
    ]
    asked = state.prompts[-1] if state.prompts else None
    lines = [
        f"round {state.round}, {PHASES[state.phase]} phase",
        f"initiative cards  {', '.join(center) or 'none'}",
        f"market  {slugs(cards.market, state.market)}",
        f"pending  {asked!r}" if asked else "nothing is pending",
    ]
    for seat, hero in enumerate(state.heroes):
        lines += ["", *hero_lines(cards, Seat(seat), hero)]
    return lines


def hero_lines(cards: CardSet, seat: Seat, hero: Hero) -> list[str]:
    race = "no race" if hero.race == NONE else cards.races[hero.race].slug
    own = "no class" if hero.hero_class == NONE else cards.classes[hero.hero_class].slug
    dice = [die_name(die) if die else "--" for die in hero.dice]
    rows = [
        f"{name} {' '.join(dice[row * SPACES_IN_ROW : (row + 1) * SPACES_IN_ROW])}"
        for row, name in enumerate(ATTRIBUTES)
    ]
    return [
        f"seat {seat}: {race} {own}, {hero.gold} gold, {hero.charisma} Charisma",
        "  ".join(rows),
        f"cards  {slugs(cards.market, hero.cards)}",
    ]


def slugs(market: tuple[MarketCard, ...], cards: list[Card]) -> str:
    return ", ".join(market[card].slug for card in cards) or "none"


def clockwise(state: State) -> list[Seat]:
    """The seats from the start player clockwise."""
    seats = SEATS[: state.options.players]
    return [*seats[state.start :], *seats[: state.start]]


def add_card(pile: list[Card], card: Card) -> None:
    """Puts a card on a pile. Piles are sets, kept in the order of card numbers."""
    insort(pile, card)


def full_bag(solo: bool) -> list[int]:
    """R1.1: all 73 dice; in the solo game the enemy die is a gold one outside the bag (R9.1)."""
    bag = list(DICE_OF_COLOR)
    if solo:
        bag[-1] -= 1
    return bag

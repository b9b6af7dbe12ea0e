"""The state of a game: heroes, center, market, piles, bag, and what is pending.

Nothing is shuffled: the bag is one count per color, every pile a sorted list of card
numbers. So the state holds no secret. A state is copied by `clone` before it is changed.
"""

from __future__ import annotations

from bisect import insort
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, NewType

from rollplayer.engine._cards.effects import Passive
from rollplayer.engine._cards.facts import Card, CardSet, MarketCard
from rollplayer.engine._dice import (
    ATTRIBUTES,
    DICE_OF_COLOR,
    SPACES,
    SPACES_IN_ROW,
    Die,
    die_name,
)
from rollplayer.engine._moves import Move
from rollplayer.engine._options import Options

if TYPE_CHECKING:
    from rollplayer.engine._prompts import Prompt

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

# What makes a hero and a state, in the order of their constructors. Besides, each keeps something
# that is worked out of these.
HERO_FIELDS: Final = (
    "race",
    "hero_class",
    "backstory",
    "alignment",
    "row",
    "column",
    "gold",
    "charisma",
    "dice",
    "cards",
    "exhausted",
    "refreshed",
    "initiative",
    "placed",
)
STATE_FIELDS: Final = (
    "options",
    "round",
    "phase",
    "start",
    "heroes",
    "center",
    "center_gold",
    "market",
    "discard",
    "trash",
    "single",
    "double",
    "mixed",
    "bag",
    "prompts",
)


class Fields:
    """What consists of named fields, equal when all of them are. They change: no hash."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ()  # in the order of the constructor
    getter: ClassVar[attrgetter[tuple[Any, ...]]]  # all of them at once

    def fields(self) -> tuple[Any, ...]:
        return self.getter(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.fields() == other.fields()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.names)
        return f"{type(self).__name__}({inner})"


class KnownPassives:
    """The passive effects of a class and some cards, kept for as long as a hero has just those."""

    __slots__ = ("cards", "effects", "hero_class")

    def __init__(self, hero_class: int, cards: list[Card], effects: list[Passive]) -> None:
        self.hero_class = hero_class
        self.cards = cards
        self.effects = effects


class Hero(Fields):
    """One seat's hero: sheet, cards and purse.

    A new one has nothing decided yet, and its token is in the center (R2.6).
    """

    __slots__ = (*HERO_FIELDS, "known_passives")

    names: ClassVar[tuple[str, ...]] = HERO_FIELDS
    getter: ClassVar[attrgetter[tuple[Any, ...]]] = attrgetter(*HERO_FIELDS)

    def __init__(
        self,
        race: int = NONE,
        hero_class: int = NONE,
        backstory: int = NONE,
        alignment: int = NONE,
        row: int = 1,
        column: int = 1,
        gold: int = 0,
        charisma: int = 0,
        dice: list[Die] | None = None,
        cards: list[Card] | None = None,
        exhausted: list[Card] | None = None,
        refreshed: list[Card] | None = None,
        initiative: int = 0,
        placed: int = NONE,
        known_passives: KnownPassives | None = None,
    ) -> None:
        self.race = race
        self.hero_class = hero_class
        self.backstory = backstory
        self.alignment = alignment
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma
        self.dice = [NO_DIE] * SPACES if dice is None else dice
        self.cards: list[Card] = [] if cards is None else cards  # in the order of purchase
        self.exhausted: list[Card] = [] if exhausted is None else exhausted
        # R3.4: upright, but not to be used before the next round
        self.refreshed: list[Card] = [] if refreshed is None else refreshed
        self.initiative = initiative  # the card taken this round and not yet returned, or 0
        self.placed = placed  # the row of this round's die
        self.known_passives = known_passives  # worked out of class and cards

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
            self.known_passives,
        )


class State(Fields):
    """A point in play. Whoever changes one owns it; everybody else clones first.

    A new one is an empty table. States are equal whatever has been listed so far.
    """

    __slots__ = (*STATE_FIELDS, "listed")

    names: ClassVar[tuple[str, ...]] = STATE_FIELDS
    getter: ClassVar[attrgetter[tuple[Any, ...]]] = attrgetter(*STATE_FIELDS)

    def __init__(
        self,
        options: Options,
        round: int = 0,
        phase: int = SETUP,
        start: Seat = NO_SEAT,
        heroes: list[Hero] | None = None,
        center: list[Die] | None = None,
        center_gold: list[int] | None = None,
        market: list[Card] | None = None,
        discard: list[Card] | None = None,
        trash: list[Card] | None = None,
        single: list[Card] | None = None,
        double: list[Card] | None = None,
        mixed: list[Card] | None = None,
        bag: list[int] | None = None,
        prompts: list[Prompt] | None = None,
        listed: list[Move] | None = None,
    ) -> None:
        self.options = options
        self.round = round
        self.phase = phase
        self.start = start
        self.heroes: list[Hero] = [] if heroes is None else heroes
        # The die on each initiative card, NO_DIE or ABSENT
        self.center: list[Die] = [] if center is None else center
        self.center_gold: list[int] = [] if center_gold is None else center_gold
        self.market: list[Card] = [] if market is None else market  # left to right as dealt
        self.discard: list[Card] = [] if discard is None else discard
        self.trash: list[Card] = [] if trash is None else trash
        self.single: list[Card] = [] if single is None else single
        self.double: list[Card] = [] if double is None else double
        self.mixed: list[Card] = [] if mixed is None else mixed
        self.bag: list[int] = [] if bag is None else bag
        self.prompts: list[Prompt] = [] if prompts is None else prompts  # the last is asked now
        self.listed = listed  # the moves of the prompt asked now, once counted

    def clone(self) -> State:
        return State(
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
            self.listed,
        )

    def __str__(self) -> str:
        return "\n".join(table_lines(self))


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


# CLOCKWISE[players][start] holds the seats from the start player clockwise.
CLOCKWISE: Final[list[list[list[Seat]]]] = [
    [[*SEATS[start:players], *SEATS[:start]] for start in range(players)]
    for players in range(len(SEATS) + 1)
]


def clockwise(state: State) -> list[Seat]:
    """The seats from the start player clockwise; nobody changes this list."""
    return CLOCKWISE[state.options.players][state.start]


def cards_in_center(state: State) -> list[int]:
    return [card for card, die in enumerate(state.center) if die >= NO_DIE]


def cards_with_dice(state: State) -> list[int]:
    return [card for card, die in enumerate(state.center) if die > NO_DIE]


def add_card(pile: list[Card], card: Card) -> None:
    """Puts a card on a pile. Piles are sets, kept in the order of card numbers."""
    insort(pile, card)


def full_bag(solo: bool) -> list[int]:
    """R1.1: all 73 dice; in the solo game the enemy die is a gold one outside the bag (R9.1)."""
    bag = list(DICE_OF_COLOR)
    if solo:
        bag[-1] -= 1
    return bag

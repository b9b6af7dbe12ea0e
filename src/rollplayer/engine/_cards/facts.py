"""The cards as facts: what stands on a race, class, backstory, alignment or market card.

A `CardSet` is everything a game is played with; it is built once by the card reader
(`rollplayer.notation.cards.cardfile`), never changes, and is shared by all states of all games.
"""

from collections.abc import Mapping
from sys import intern
from typing import Any, Final, NamedTuple, NewType

from rollplayer.engine._cards.effects import (
    Ability,
    Effect,
    Passive,
)
from rollplayer.engine._dice import Color

Card = NewType("Card", int)  # a market card by its place in `CardSet.market`

WEAPON: Final = 0
ARMOR: Final = 1
SKILL: Final = 2
TRAIT: Final = 3
CARD_KINDS: Final = ("weapon", "armor", "skill", "trait")

GOOD: Final = 0
LAWFUL: Final = 0
ARROWS: Final = {"good": (-1, 0), "evil": (1, 0), "lawful": (0, -1), "chaotic": (0, 1)}
NO_ARROW: Final = (0, 0)
NO_UPPER_END: Final = 99  # the upper end of a goal such as 14+


class Race(NamedTuple):
    """A character sheet: modifiers to the attribute totals at scoring (R8.1)."""

    slug: str
    modifiers: tuple[int, ...]
    editions: tuple[str, ...]


class Goal(NamedTuple):
    """An attribute goal: `17`, `16-17` or `14+`, and its stars."""

    low: int
    high: int
    stars: int

    def text(self) -> str:
        if self.high == NO_UPPER_END:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


class Facts:
    """What stands on paper: equal when it says the same, whichever process has read it."""

    __slots__ = ()

    def facts(self) -> tuple[Any, ...]:
        """In the order of the constructor."""
        raise NotImplementedError

    def said(self) -> str:
        # Not the facts themselves: `GoldHeld()` is equal to `GoalsMet()`, both are empty tuples.
        return repr(self.facts())

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, type(self)) and self.said() == other.said())

    def __hash__(self) -> int:
        return hash(self.said())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.said()}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.facts()


class HeroClass(Facts):
    """A class: color, six goals and an ability (R1.4)."""

    __slots__ = (
        "color",
        "effects",
        "goals",
        "passives",
        "slug",
        "source",
    )

    def __init__(
        self,
        slug: str,
        color: Color,
        goals: tuple[Goal, ...],
        source: str,
        effects: tuple[Effect, ...],
    ) -> None:
        self.slug = slug
        self.color = color
        self.goals = goals
        self.source = source
        self.effects = effects
        self.passives: tuple[Passive, ...] = passives_of(effects)

    def facts(self) -> tuple[Any, ...]:
        return self.slug, self.color, self.goals, self.source, self.effects


class Backstory(NamedTuple):
    """A grid of the 18 spaces: the wanted color of each, -1 where any will do (R1.5)."""

    slug: str
    colors: tuple[Color, ...]
    editions: tuple[str, ...]


class Alignment(NamedTuple):
    """A 3x3 grid of stars: rows good to evil, columns lawful to chaotic (R1.6)."""

    slug: str
    grid: tuple[tuple[int, ...], ...]
    editions: tuple[str, ...]


class ArmorSet(NamedTuple):
    """Stars for 1, 2, 3 ... pieces, and the class colors that earn one more (R8.5)."""

    slug: str
    stars: tuple[int, ...]
    colors: tuple[Color, ...]


# The facts of a market card, in the order of its constructor.
MARKET_FACTS: Final = (
    "index",
    "number",
    "slug",
    "kind",
    "dots",
    "cost",
    "hands",
    "armor_set",
    "arrow",
    "timing",
    "effects",
    "house",
    "editions",
)


class MarketCard(Facts):
    """A weapon, armor, skill or trait (R1.7)."""

    __slots__ = (*MARKET_FACTS, "ability", "passives")

    def __init__(
        self,
        index: Card,
        number: int,
        slug: str,
        kind: int,
        dots: int,
        cost: int,
        hands: int,
        armor_set: int,
        arrow: tuple[int, int],
        timing: int,
        effects: tuple[Effect, ...],
        house: tuple[str, ...],
        editions: tuple[str, ...],
    ) -> None:
        self.index = index
        self.number = number
        self.slug = slug
        self.kind = kind
        self.dots = dots
        self.cost = cost
        self.hands = hands
        self.armor_set = armor_set
        self.arrow = arrow
        self.timing = timing
        self.effects = effects
        self.house = house
        self.editions = editions
        self.passives: tuple[Passive, ...] = passives_of(effects)
        self.ability: Ability | None = ability_of(effects)

    def facts(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in MARKET_FACTS])


class CardSet(Facts):
    """All the cards of one box, in the order of their numbers.

    `data` names the base facts it was built on ("" for this release's), `pack` is the text of the
    pack laid over them. Both are for records (`notation/cards/card_data.py`); rules ignore them.
    """

    __slots__ = (
        "alignments",
        "armor_sets",
        "backstories",
        "classes",
        "data",
        "known",
        "market",
        "name",
        "numbers",
        "pack",
        "races",
        "words",
    )

    def __init__(
        self,
        name: str,
        races: tuple[Race, ...],
        classes: tuple[HeroClass, ...],
        backstories: tuple[Backstory, ...],
        alignments: tuple[Alignment, ...],
        armor_sets: tuple[ArmorSet, ...],
        market: tuple[MarketCard, ...],
        words: Mapping[str, str],
        numbers: Mapping[str, Mapping[str, int | str]],
        data: str = "",
        pack: str | None = None,
    ) -> None:
        self.words = words  # names and texts of a card pack, by their keys in `locales/`
        self.numbers = numbers  # what the sentences in `locales/` are filled with, by their keys
        self.name = name
        self.races = races
        self.classes = classes
        self.backstories = backstories
        self.alignments = alignments
        self.armor_sets = armor_sets
        self.market = market
        self.data = data
        self.pack = pack
        self.known = ""  # all that it says, once somebody has asked

    def said(self) -> str:
        # Interned, so that comparing two sets that say the same is comparing two addresses.
        if not self.known:
            self.known = intern(repr(self.facts()))
        return self.known

    def __repr__(self) -> str:
        return f"<CardSet {self.name!r}: {len(self.market)} market cards>"

    def facts(self) -> tuple[Any, ...]:
        return (
            self.name,
            self.races,
            self.classes,
            self.backstories,
            self.alignments,
            self.armor_sets,
            self.market,
            self.words,
            self.numbers,
            self.data,
            self.pack,
        )


def passives_of(effects: tuple[Effect, ...]) -> tuple[Passive, ...]:
    return tuple(effect for effect in effects if isinstance(effect, Passive))


def ability_of(effects: tuple[Effect, ...]) -> Ability | None:
    for effect in effects:
        if isinstance(effect, Ability):
            return effect
    return None

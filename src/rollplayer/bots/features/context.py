"""What a hero sees while it thinks about one turn, and the many ways it could stand after it.

A `Sight` holds what does not change while one hero thinks about one turn (class, race, cards,
what lies in the market). `Variants` holds many ways the sheet, the token and the purse could look.
Together they give one row of features a variant (`features.py`).
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollplayer.bots.features.card_effects import wishes_of
from rollplayer.engine import (
    ARMOR,
    MARKET,
    SKILL,
    TRAIT,
    WEAPON,
    CardSet,
    Hero,
    MarketTurn,
    State,
    hands_held,
    hands_limit,
    price_cuts,
)

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

CARD_SLOTS: Final = 64  # one-hot places for market cards, by card number
CLASS_SLOTS: Final = 12
HELD_SLOTS: Final = 6  # no initiative card, or one of five
BEFORE_MARKET: Final = 0
AFTER_MARKET: Final = 1
IN_SETUP: Final = 2
NO_CUTS: Final = [0, 0, 0, 0]


class Variants:
    """Many ways a hero could stand: one row each."""

    __slots__ = ("also", "charisma", "column", "dice", "gold", "held", "row")

    def __init__(
        self,
        dice: Ints,
        row: Ints,
        column: Ints,
        gold: Ints,
        charisma: Ints,
    ) -> None:
        self.dice = dice
        self.row = row
        self.column = column
        self.gold = gold
        self.charisma = charisma
        self.held: Ints | None = None  # the initiative card of each, where they differ
        self.also: Ints | None = None  # one more card in the market of each, or -1

    def __len__(self) -> int:
        return len(self.dice)


def variants_of(heroes: list[Hero]) -> Variants:
    """Heroes that differ in sheet, token and purse only."""
    return Variants(
        np.array([hero.dice for hero in heroes], dtype=np.int64),
        np.array([hero.row for hero in heroes]),
        np.array([hero.column for hero in heroes]),
        np.array([hero.gold for hero in heroes]),
        np.array([hero.charisma for hero in heroes]),
    )


def one_variant(hero: Hero) -> Variants:
    """The hero as it stands."""
    return variants_of([hero])


def armor_prospects(
    cards: CardSet, owned: tuple[int, ...], color: int, larger: int
) -> tuple[list[float], float]:
    """For each set the stars now and what one more piece would add; and what a shield adds."""
    found: list[float] = []
    gains = [0]
    for index, armor in enumerate(cards.armor_sets):
        pieces = sum(1 for card in owned if cards.market[card].armor_set == index)
        bonus = int(color in armor.colors)
        now = armor.stars[min(pieces, len(armor.stars)) - 1] + bonus if pieces else 0
        more = min(pieces + 1, len(armor.stars))
        after = armor.stars[more - 1] + bonus
        found += [now / 5, (after - now) / 3]
        if pieces and larger:
            grown = min(pieces + larger, len(armor.stars))
            gains.append(armor.stars[grown - 1] + bonus - now)
    return (found + [0.0] * 6)[:6], max(gains) / 3


class Goals(NamedTuple):
    """What a class wants of each attribute, less what the race brings, and what it pays."""

    low: Ints
    high: Ints
    stars: Floats


@lru_cache(maxsize=1024)
def goals_of(cards: CardSet, hero_class: int, race: int) -> Goals:
    modifiers = np.array(cards.races[race].modifiers)
    goals = cards.classes[hero_class].goals
    return Goals(
        np.array([goal.low for goal in goals]) - modifiers,
        np.array([goal.high for goal in goals]) - modifiers,
        np.array([goal.stars for goal in goals], dtype=np.float32),
    )


class Sight:
    """What one hero sees while it thinks: constants of the turn."""

    __slots__ = (
        "affordable_cost",
        "backstory",
        "cards",
        "color",
        "cuts",
        "goals",
        "grid",
        "held",
        "hero",
        "owned",
        "shown",
        "solo",
        "stage",
        "state",
        "wishes",
    )

    def __init__(self, state: State, seat: int, stage: int) -> None:
        cards = state.options.cards
        hero = state.heroes[seat]
        self.state = state
        self.stage = stage
        self.cards = cards
        self.hero = hero
        self.solo = state.options.solo
        self.owned = tuple(hero.cards)
        self.held = hero.initiative
        self.color = cards.classes[hero.hero_class].color
        self.wishes = wishes_of(cards, self.owned)
        self.goals = goals_of(cards, hero.hero_class, hero.race)
        self.backstory = backstory_of(cards, hero.backstory)
        self.grid = grid_of(cards, hero.alignment, self.owned)
        self.shown = state.market if stage != AFTER_MARKET else []
        self.cuts = price_cuts(state, hero, from_discard=False) if self.shown else NO_CUTS
        self.affordable_cost = np.array(
            [self.price_of(card) for card in self.shown], dtype=np.int64
        )

    def price_of(self, card: int) -> int:
        """What a card costs this hero in the market."""
        facts = self.cards.market[card]
        return facts.cost - self.cuts[facts.kind]

    def static_part(self) -> Floats:
        """The features that are the same for all variants."""
        return np.concatenate(
            [
                one_hot([self.hero.hero_class], CLASS_SLOTS),
                one_hot([self.stage], 3),
                one_hot([self.held], HELD_SLOTS) * np.float32(self.stage == BEFORE_MARKET),
                one_hot([self.state.options.players - 1], 4),
                one_hot(list(self.owned), CARD_SLOTS),
                one_hot(self.ready_skills(), CARD_SLOTS),
                one_hot(list(self.shown), CARD_SLOTS),
                self.belongings(),
                self.goals.stars / np.float32(4),
                self.wishes.goal_stars / np.float32(3),
            ]
        )

    def ready_skills(self) -> list[int]:
        market, exhausted = self.cards.market, self.hero.exhausted
        return [card for card in self.owned if market[card].kind == SKILL and card not in exhausted]

    def belongings(self) -> Floats:
        """The hero's cards by kind, what they pay, and what more of a kind would pay."""
        state, hero, wishes = self.state, self.hero, self.wishes
        kinds = [self.cards.market[card].kind for card in self.owned]
        counts = [kinds.count(kind) for kind in (WEAPON, ARMOR, SKILL, TRAIT)]
        armor, shield = armor_prospects(self.cards, self.owned, self.color, wishes.larger)
        pays = sum(stars * counts[kind] for kind, stars in enumerate(wishes.per_kind))
        return np.array(
            [
                *(count / 4 for count in counts),
                len(self.owned) / 10,
                (hands_limit(state, hero) - hands_held(state, hero)) / 2,
                *(stars / 2 for stars in wishes.per_kind),
                pays / 8,
                *armor,
                shield,
                wishes.few_cards / 4,
                float(len(self.owned) <= 6),
                float(state.options.friendly),
            ],
            dtype=np.float32,
        )


class Backstory(NamedTuple):
    """The spaces a backstory looks at, and the color it wishes on each."""

    spaces: Ints
    wish: Ints


@lru_cache(maxsize=1024)
def backstory_of(cards: CardSet, backstory: int) -> Backstory:
    colors = np.array(cards.backstories[backstory].colors)
    return Backstory(np.flatnonzero(colors >= 0), colors[colors >= 0])


@lru_cache(maxsize=4096)
def grid_of(cards: CardSet, alignment: int, owned: tuple[int, ...]) -> Floats:
    """The reach table of an alignment card with what the owned traits add to its places."""
    grid = np.array(cards.alignments[alignment].grid, dtype=np.float32)
    return reach_table(grid + wishes_of(cards, owned).token)


def one_hot(places: list[int], slots: int) -> Floats:
    row = np.zeros(slots, dtype=np.float32)
    for place in places:
        if place < slots:
            row[place] = 1.0
    return row


def reach_table(grid: Floats) -> Floats:
    """For each cell: its value, the best within 1 and 2 steps, the best, the way to it."""
    table = np.zeros((3, 3, 5), dtype=np.float32)
    best = grid.max()
    for row in range(3):
        for column in range(3):
            steps = np.abs(np.arange(3) - row)[:, None] + np.abs(np.arange(3) - column)[None, :]
            table[row, column] = (
                grid[row, column] / 3,
                grid[steps <= 1].max() / 3,
                grid[steps <= 2].max() / 3,
                best / 3,
                steps[grid == best].min() / 4,
            )
    return table


def stage_of(state: State, seat: int) -> int:
    """Whether the seat's purchase of this round is still to come."""
    if state.phase < MARKET:
        return BEFORE_MARKET
    if not state.heroes[seat].initiative:
        return AFTER_MARKET
    for prompt in state.prompts:
        if isinstance(prompt, MarketTurn) and prompt.seat == seat:
            return BEFORE_MARKET if prompt.purchase or prompt.extra else AFTER_MARKET
    return BEFORE_MARKET

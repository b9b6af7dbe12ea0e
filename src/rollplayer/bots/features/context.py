"""What does not change while one hero thinks about one turn: class, race, cards and the market.

Together with the many ways its dice, token and purse could look (`sheets.py`) a `Context` gives one
row of inputs per sheet (`layout.py` names them, `rows.py` works them out).
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rollplayer.bots.features.card_effects import CELLS, card_effects, paid
from rollplayer.bots.features.layout import (
    CARD_SLOTS,
    CLASS_SLOTS,
    HELD_SLOTS,
    TURN,
)
from rollplayer.engine import MARKET, State
from rollplayer.engine.cards import (
    ARMOR,
    SKILL,
    TRAIT,
    WEAPON,
    CardSet,
    hands_held,
    hands_limit,
    price_cuts,
)
from rollplayer.engine.terms import Color, MarketTurn

# The stages of a round in which a sheet is valued: the purchase ahead, behind, or setup.
BEFORE_MARKET: Final = 0
AFTER_MARKET: Final = 1
IN_SETUP: Final = 2
NO_CUTS: Final = [0, 0, 0, 0]
ARMOR_INPUTS: Final = 6  # two for each of the three sets of the box


def armor_prospects(
    cards: CardSet, owned: tuple[int, ...], color: int, larger: int
) -> tuple[list[float], float]:
    """For each set the stars now and what one more piece would add; and what a shield adds."""
    prospects: list[float] = []
    gains = [0]
    for index, armor in enumerate(cards.armor_sets):
        pieces = sum(1 for card in owned if cards.market[card].armor_set == index)
        bonus = int(color in armor.colors)
        now = armor.stars[min(pieces, len(armor.stars)) - 1] + bonus if pieces else 0
        more = min(pieces + 1, len(armor.stars))
        after = armor.stars[more - 1] + bonus
        prospects += [now / 5, (after - now) / 3]
        if pieces and larger:
            grown = min(pieces + larger, len(armor.stars))
            gains.append(armor.stars[grown - 1] + bonus - now)
    return (prospects + [0.0] * ARMOR_INPUTS)[:ARMOR_INPUTS], max(gains) / 3


class Goals(NamedTuple):
    """The dice totals a class asks of each attribute, the race taken off, and the stars it pays."""

    low: list[int]
    high: list[int]
    stars: list[int]


@lru_cache(maxsize=1024)
def goals_of(cards: CardSet, hero_class: int, race: int) -> Goals:
    modifiers = cards.races[race].modifiers
    goals = cards.classes[hero_class].goals
    return Goals(
        [goal.low - more for goal, more in zip(goals, modifiers, strict=True)],
        [goal.high - more for goal, more in zip(goals, modifiers, strict=True)],
        [goal.stars for goal in goals],
    )


class Context:
    """What stays the same while one hero thinks about one turn."""

    __slots__ = (
        "backstory",
        "cards",
        "color",
        "cuts",
        "effects",
        "goals",
        "grid",
        "held",
        "hero",
        "owned",
        "prices",
        "shown",
        "solo",
        "stage",
        "state",
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
        self.effects = card_effects(cards, self.owned)
        self.goals = goals_of(cards, hero.hero_class, hero.race)
        self.backstory = backstory_of(cards, hero.backstory)
        self.grid = grid_of(cards, hero.alignment, self.owned)
        # After the purchase the market of this round no longer matters to the hero.
        self.shown = state.market if stage != AFTER_MARKET else []
        self.cuts = price_cuts(state, hero, from_discard=False) if self.shown else NO_CUTS
        self.prices = [self.price_of(card) for card in self.shown]

    def price_of(self, card: int) -> int:
        """What a card costs this hero in the market."""
        facts = self.cards.market[card]
        return facts.cost - self.cuts[facts.kind]

    def turn_inputs(self) -> list[float]:
        """The inputs that are the same for all sheets."""
        return TURN.joined(
            {
                "class": class_inputs(self.hero.hero_class),
                "stage": one_hot([self.stage], TURN.width("stage")),
                "held": one_hot([self.held] if self.stage == BEFORE_MARKET else [], HELD_SLOTS),
                "players": one_hot([self.state.options.players - 1], TURN.width("players")),
                "owned": one_hot(list(self.owned), CARD_SLOTS),
                "ready": one_hot(self.ready_skills(), CARD_SLOTS),
                "shown": one_hot(list(self.shown), CARD_SLOTS),
                "belongings": self.belongings(),
                "goal-stars": [stars / 4 for stars in self.goals.stars],
                "trait-stars": [stars / 3 for stars in self.effects.goal_stars],
            }
        )

    def ready_skills(self) -> list[int]:
        market, exhausted = self.cards.market, self.hero.exhausted
        return [card for card in self.owned if market[card].kind == SKILL and card not in exhausted]

    def belongings(self) -> list[float]:
        """The hero's cards by kind, what they pay, and what one more of a kind would pay."""
        state, hero, effects = self.state, self.hero, self.effects
        kinds = [self.cards.market[card].kind for card in self.owned]
        counts = [kinds.count(kind) for kind in (WEAPON, ARMOR, SKILL, TRAIT)]
        armor, shield = armor_prospects(self.cards, self.owned, self.color, effects.larger_set)
        by_kind = list(zip(effects.card_steps, counts, strict=True))
        pays_now = [paid(steps, count) for steps, count in by_kind]
        pays_next = [paid(steps, count + 1) for steps, count in by_kind]
        return [
            *(count / 4 for count in counts),
            len(self.owned) / 10,
            (hands_limit(state, hero) - hands_held(state, hero)) / 2,
            *((after - now) / 2 for now, after in zip(pays_now, pays_next, strict=True)),
            sum(pays_now) / 8,
            *armor,
            shield,
            effects.few_cards / 4,
            float(len(self.owned) <= effects.few_limit),
            float(state.options.friendly),
        ]


class Backstory(NamedTuple):
    """The spaces a backstory looks at, and the color it wants on each."""

    spaces: list[int]
    wanted: list[int]
    by_space: list[Color]  # the color wanted on each of the 18 spaces; -1: none


@lru_cache(maxsize=1024)
def backstory_of(cards: CardSet, backstory: int) -> Backstory:
    by_space = list(cards.backstories[backstory].colors)
    spaces = [space for space, color in enumerate(by_space) if color >= 0]
    return Backstory(spaces, [by_space[space] for space in spaces], by_space)


class Cell(NamedTuple):
    """What a cell of an alignment card leads to, by the steps of the token."""

    value: float
    within_one: float
    within_two: float
    best: float
    way: float  # the steps to the nearest best cell


@lru_cache(maxsize=4096)
def grid_of(cards: CardSet, alignment: int, owned: tuple[int, ...]) -> list[Cell]:
    """The cells of an alignment card, with what the owned traits add to them."""
    printed = [stars for row in cards.alignments[alignment].grid for stars in row]
    more = card_effects(cards, owned).token
    return reach_table([one + other for one, other in zip(printed, more, strict=True)])


def class_inputs(hero_class: int) -> list[float]:
    """One class; one that no training knew is an average of those it knew."""
    if hero_class >= CLASS_SLOTS:
        return [1 / CLASS_SLOTS] * CLASS_SLOTS
    return one_hot([hero_class], CLASS_SLOTS)


def one_hot(places: list[int], slots: int) -> list[float]:
    row = [0.0] * slots
    for place in places:
        if place < slots:
            row[place] = 1.0
    return row


def reach_table(stars: list[int]) -> list[Cell]:
    """For each cell: its value, the best within 1 and 2 steps, the best of all, the way to it."""
    best = max(stars)
    table = []
    for cell in range(CELLS):
        steps = [steps_between(cell, other) for other in range(CELLS)]
        within = [
            max(worth for worth, away in zip(stars, steps, strict=True) if away <= most)
            for most in (1, 2)
        ]
        way = min(away for worth, away in zip(stars, steps, strict=True) if worth == best)
        table.append(Cell(stars[cell] / 3, within[0] / 3, within[1] / 3, best / 3, way / 4))
    return table


def steps_between(one: int, other: int) -> int:
    """The steps of the token between two cells."""
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3)


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

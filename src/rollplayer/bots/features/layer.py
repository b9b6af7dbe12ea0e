"""The first layer of a value: features times weights, by tables instead of arithmetic.

The result is that of multiplying `features.py`'s rows with the weights (a test compares them). But
a row of three dice can look only so many ways, and so can a backstory; what each way adds to the
layer is worked out once and looked up. That is several times faster for the few dozen variants
of a turn.
"""

from collections.abc import Callable
from typing import Final, TypeVar

import numpy as np

from rollplayer.bots.features.card_effects import Wishes
from rollplayer.bots.features.context import (
    BEFORE_MARKET,
    CARD_SLOTS,
    CLASS_SLOTS,
    HELD_SLOTS,
    Floats,
    Goals,
    Ints,
    Sight,
    Variants,
)
from rollplayer.bots.features.rows import MATCH_HOT, MATCH_STARS, affordable_part, row_part
from rollplayer.engine import GOLD

STAGE: Final = CLASS_SLOTS
HELD: Final = STAGE + 3
SHOWN: Final = HELD + HELD_SLOTS + 4 + 2 * CARD_SLOTS
OF_A_ROW: Final = 9
ROWS: Final = 6 * OF_A_ROW  # where the features beyond the rows begin
COLOR: Final = ROWS + 7
BACKSTORY: Final = COLOR + 4
TOKEN: Final = BACKSTORY + 11
PURSE: Final = TOKEN + 5

CODES: Final = np.arange(64)  # every die as the engine writes it: color and value
THERE: Final = (CODES & 7 > 0).astype(np.int64)
COLOR_OF: Final = np.where(THERE, CODES >> 3, -1)
# Counts of all colors in one number, five bits each; the eighth place counts all dice.
BITS: Final = 5
COUNTED: Final = THERE * ((1 << BITS * (CODES >> 3)) + (1 << BITS * 7))
SHIFTS: Final = BITS * np.arange(8)
FEW: Final = (1 << BITS) - 1
MOST_GOLD: Final = 64  # purses beyond are looked up as this
ALONE: Final = 2  # so few variants are not worth a table
NO_CHANCE: Final = np.zeros(1, dtype=np.float32)  # where nobody asks for it
KEPT: Final = 4096  # small results kept of each kind
ROWS_KEPT: Final = 1 << 15  # units of row tables kept: 200 tables of 160, each 0.3 to 1.2 MB

Made = TypeVar("Made")


def kept(
    known: dict[object, Made], key: object, make: Callable[[], Made], most: int = KEPT
) -> Made:
    """What was made for a key before, or now; the store is emptied when it is full."""
    if key not in known:
        if len(known) >= most:
            known.clear()
        known[key] = make()
    return known[key]


class RowTable:
    """What each way a row can look adds to the layer, for one hero's goals and wishes.

    `step` turns a die into its part of the index: one more die, its pips, what cards add to it.
    """

    def __init__(self, goals: Goals, wishes: Wishes, color: int, weights: Floats) -> None:
        mores = 1 + 3 * max(wishes.class_more, wishes.gold_more)
        size = 4 * 19 * mores
        filled, pips, more = np.unravel_index(np.arange(size), (4, 19, mores))
        shape = (size, 6)
        rows, chance, low_chance = row_part(
            goals,
            wishes,
            np.broadcast_to(3 - filled[:, None], shape),
            np.broadcast_to(pips[:, None], shape),
            np.broadcast_to(more[:, None], shape),
        )
        seen = np.concatenate([rows, row_totals(goals, wishes, chance, low_chance)], axis=2)
        of_rows = weights[:ROWS].reshape(6, OF_A_ROW, -1)
        of_totals = weights[ROWS : ROWS + 3]
        added = [
            seen[:, row].astype(np.float32) @ np.concatenate([of_rows[row], of_totals])
            for row in range(6)
        ]
        self.added: Floats = np.concatenate(added)
        self.chance: Floats = np.ascontiguousarray(chance.T.reshape(-1))
        extra = wishes.class_more * (color == COLOR_OF) + wishes.gold_more * (COLOR_OF == GOLD)
        self.step: Ints = THERE * (19 * mores + (CODES & 7) * mores + extra)
        self.begins: Ints = np.arange(6) * size

    def sum_of(self, index: Ints) -> Floats:
        """The six rows of each variant, added up."""
        found: Floats = self.added.take(index[:, 0], axis=0)
        for row in range(1, 6):
            found += self.added.take(index[:, row], axis=0)
        return found


def row_totals(goals: Goals, wishes: Wishes, chance: Floats, low_chance: Floats) -> Floats:
    """What each row adds to the features that are sums over the rows."""
    worth = goals.stars + wishes.goal_stars
    found: Floats = np.stack(
        [chance * worth / 12, low_chance * wishes.low_stars / 8, chance / 6], axis=2
    )
    return found


def in_rows(by_space: Ints) -> Ints:
    """The sums of the three spaces of each row; slices are faster than a sum along an axis."""
    found: Ints = by_space[:, 0::3] + by_space[:, 1::3] + by_space[:, 2::3]
    return found


class FirstLayer:
    """Features times weights for many variants: the sum of what each feature adds."""

    def __init__(self, static: Floats, cards: Floats, dynamic: Floats, bias: Floats) -> None:
        self.static = static
        self.cards = cards
        self.dynamic = dynamic
        self.bias = bias
        self.backstory = backstory_table(dynamic[BACKSTORY:TOKEN])
        self.empty = empty_table(dynamic[ROWS + 4 : COLOR])
        self.lasting: dict[object, Floats] = {}
        self.row_tables: dict[object, RowTable] = {}
        self.purses: dict[object, Floats] = {}
        # own color, gold dice, most of another, wished color; famous; gold by empties, charisma
        self.mixed = np.concatenate(
            [
                dynamic[COLOR:BACKSTORY],
                dynamic[ROWS + 3 : ROWS + 4],
                dynamic[PURSE + 2 : PURSE + 4],
                dynamic[TOKEN:PURSE],
            ]
        )

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        dice = variants.dice
        found, chance = self.of_rows(sight, dice)
        counts = (in_rows(COUNTED.take(dice)).sum(axis=1)[:, None] >> SHIFTS) & FEW
        empties = 18 - counts[:, 7]
        found += self.backstory.take(self.matches(sight, dice, counts), axis=0)
        found += self.empty.take(empties, axis=0)
        found += self.purse_table(sight).take(np.minimum(variants.gold, MOST_GOLD), axis=0)
        found += self.mixture(sight, variants, counts, empties, chance) @ self.mixed
        if len(sight.shown):
            shown = [min(card, CARD_SLOTS - 1) for card in sight.shown]
            found += affordable_part(sight, variants) @ self.cards[shown]
        if variants.also is not None:
            self.add_cards(sight, variants, variants.also, found)
        if variants.held is not None:
            found += self.static[HELD + variants.held]
        found += self.shared(sight, variants.held is None)
        return found

    def of_rows(self, sight: Sight, dice: Ints) -> tuple[Floats, Floats]:
        """What the rows add, and the sum of the chances of their goals.

        For a variant or two by arithmetic: a table is worth its making only for more.
        """
        table = self.row_table(sight, make=len(dice) > ALONE)
        if table is None:
            return self.rows_by_arithmetic(sight, dice)
        index = in_rows(table.step.take(dice)) + table.begins
        chance = table.chance.take(index).sum(axis=1) if sight.wishes.famous else NO_CHANCE
        return table.sum_of(index), chance

    def rows_by_arithmetic(self, sight: Sight, dice: Ints) -> tuple[Floats, Floats]:
        goals, wishes = sight.goals, sight.wishes
        colors = COLOR_OF.take(dice)
        extra = wishes.class_more * (colors == sight.color)
        extra += wishes.gold_more * (colors == GOLD)
        left = 3 - in_rows(THERE.take(dice))
        rows, chance, low_chance = row_part(goals, wishes, left, in_rows(dice & 7), in_rows(extra))
        totals = row_totals(goals, wishes, chance, low_chance).sum(axis=1)
        seen = np.concatenate([rows.reshape(len(dice), ROWS), totals], axis=1)
        found: Floats = seen.astype(np.float32) @ self.dynamic[: ROWS + 3]
        return found, chance.sum(axis=1)

    def add_cards(self, sight: Sight, variants: Variants, also: Ints, found: Floats) -> None:
        """One more card in the market of each variant that has one."""
        for index in np.flatnonzero((also >= 0) & (also < CARD_SLOTS)).tolist():
            card = int(also[index])
            found[index] += self.static[SHOWN + card]
            if sight.price_of(card) <= variants.gold[index] + variants.charisma[index]:
                found[index] += self.cards[card]

    def mixture(
        self,
        sight: Sight,
        variants: Variants,
        counts: Ints,
        empties: Ints,
        chance: Floats,
    ) -> Floats:
        """The few features that no table holds."""
        mixed = np.zeros((len(counts), len(self.mixed)), dtype=np.float32)
        mixed[:, 0] = counts[:, sight.color] / 6
        mixed[:, 1] = counts[:, GOLD] / 6
        counts[:, sight.color] = 0
        most = counts[:, :7].max(axis=1)
        mixed[:, 2] = most / 6
        wanted = sum(stars for stars, _ in sight.wishes.same_color)
        if wanted:
            mixed[:, 3] = wanted / 4 * np.clip((most - 1) / 4, 0, 1)
        if sight.wishes.famous:
            famous = sum(stars for stars, _ in sight.wishes.famous)
            mixed[:, 4] = famous * np.clip(chance - 3, 0, 1) / 4
        mixed[:, 5] = variants.gold * empties / 120
        mixed[:, 6] = variants.charisma / 2
        mixed[:, 7:] = sight.grid[variants.row, variants.column]
        return mixed

    def matches(self, sight: Sight, dice: Ints, counts: Ints) -> Ints:
        """The place in the backstory table: matches, free spaces, and wishes met elsewhere."""
        spaces, wish = sight.backstory.spaces, sight.backstory.wish
        there = COLOR_OF.take(dice.take(spaces, axis=1))
        met = there == wish
        matches = met.sum(axis=1)
        free = (there < 0).sum(axis=1)
        spare = ((counts[:, wish] > 0) & ~met).sum(axis=1)
        index: Ints = matches * 49 + free * 7 + np.minimum(6 - matches, spare)
        return index

    def row_table(self, sight: Sight, make: bool) -> RowTable | None:
        """The table of a hero's goals and wishes, if it is there or is to be made."""
        wishes, hero = sight.wishes, sight.hero
        key = (sight.cards, hero.hero_class, hero.race, wishes.of_rows)
        if not make and key not in self.row_tables:
            return None
        return kept(
            self.row_tables,
            key,
            lambda: RowTable(sight.goals, wishes, sight.color, self.dynamic),
            min(KEPT, ROWS_KEPT // len(self.bias)),
        )

    def purse_table(self, sight: Sight) -> Floats:
        """What so much gold adds, by itself."""
        key = (sight.solo, *sight.wishes.gold_caps)
        return kept(self.purses, key, lambda: self.make_purse_table(sight))

    def make_purse_table(self, sight: Sight) -> Floats:
        gold = np.arange(MOST_GOLD + 1)
        stars = np.zeros(len(gold))
        for each_stars, each, cap in sight.wishes.gold_caps:
            stars += np.minimum(gold // each * each_stars, cap)
        if sight.solo:
            stars += gold // 8
        seen = np.stack([gold / 10, np.minimum(gold, 6) / 6, stars / 4], axis=1)
        weights = self.dynamic[[PURSE, PURSE + 1, PURSE + 4]]
        found: Floats = seen.astype(np.float32) @ weights
        return found

    def shared(self, sight: Sight, with_held: bool) -> Floats:
        """What all variants share: the hero, its cards, the stage and the market."""
        hero, options = sight.hero, sight.state.options
        cards = (sight.cards, sight.owned, tuple(hero.exhausted))
        key = (hero.hero_class, cards, options.players, options.friendly, sight.stage)
        found = kept(self.lasting, key, lambda: self.make_lasting(sight))
        if sight.shown:
            found = found + self.static[
                [SHOWN + card for card in sight.shown if card < CARD_SLOTS]
            ].sum(axis=0)
        if with_held and sight.stage == BEFORE_MARKET:
            found = found + self.static[HELD + sight.held]
        return found

    def make_lasting(self, sight: Sight) -> Floats:
        features = sight.static_part()
        features[HELD : HELD + HELD_SLOTS] = 0
        features[SHOWN : SHOWN + CARD_SLOTS] = 0
        found: Floats = features @ self.static + self.bias
        return found


def backstory_table(weights: Floats) -> Floats:
    """By matches, free spaces and wishes that could be met by swapping."""
    matches, free, spare = np.unravel_index(np.arange(343), (7, 7, 7))
    seen = np.stack(
        [
            free / 6,
            MATCH_STARS[matches] / 6,
            MATCH_STARS[np.minimum(matches + free, 6)] / 6,
            spare / 6,
        ],
        axis=1,
    )
    found: Floats = MATCH_HOT[matches] @ weights[:7] + seen.astype(np.float32) @ weights[7:]
    return found


def empty_table(weights: Floats) -> Floats:
    """By empty spaces on the sheet."""
    empties = np.arange(19)
    seen = np.stack([empties / 12, (empties / 12) ** 2, empties == 0], axis=1)
    found: Floats = seen.astype(np.float32) @ weights
    return found

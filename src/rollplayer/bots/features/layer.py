"""The first layer of a value: inputs times weights, by tables instead of arithmetic.

The result is that of multiplying the inputs of `rows.py` with the weights (a test compares them).
But three dice of a row can look only so many ways, and so can a backstory; what each way adds to
the layer is worked out once and then looked up. For the few hundred sheets of a turn that is
several times faster.
"""

from collections.abc import Callable
from typing import Final, TypeVar

import numpy as np

from rollplayer.bots.features.card_effects import CardEffects
from rollplayer.bots.features.context import BEFORE_MARKET, Context, Goals, Sheets
from rollplayer.bots.features.dice_tables import COLOR, EVERY_DIE, IS_DIE, VALUE
from rollplayer.bots.features.layout import CARD_SLOTS, ROW_INPUTS, SHEET, TURN, Floats, Ints
from rollplayer.bots.features.rows import (
    MATCH_HOT,
    affordable_part,
    color_stars,
    empty_part,
    goal_count_stars,
    match_part,
    row_part,
    row_sums,
    stepped,
)
from rollplayer.engine import GOLD, GOLD_PER_STAR, SPACES

HELD: Final = TURN.begin("held")
SHOWN: Final = TURN.begin("shown")
ROW_SUMS_END: Final = SHEET.begin("row-sums") + SHEET.width("row-sums")

# The inputs that no table holds, in the order in which `rest_inputs` fills them.
REST: Final = (
    *SHEET.names_of("color", "goal-count"),
    "gold-empty",
    "charisma",
    *SHEET.names_of("token"),
)
OWN_COLOR, GOLD_DICE, MOST_OTHER, SAME_COLOR, GOAL_COUNT, GOLD_EMPTY, CHARISMA = range(7)
TOKEN: Final = slice(7, None)
# The inputs of the purse that gold alone decides.
OF_GOLD: Final = ("gold", "gold-6", "gold-stars")
GOLD_CARDS: Final = SHEET.place["gold-cards"]

MOST_GOLD: Final = 64  # larger purses are looked up as this
WORTH_A_TABLE: Final = 3  # so many sheets at once pay for making a row table
NO_CHANCES: Final = np.zeros(1, dtype=np.float32)  # where no card counts goals
MOST_SMALL: Final = 4096  # small results remembered of each kind
MOST_ROW_UNITS: Final = 1 << 15  # of row tables: 200 tables of 160 units, each 0.3 to 1.2 MB

Made = TypeVar("Made")


def remembered(
    known: dict[object, Made], key: object, make: Callable[[], Made], most: int = MOST_SMALL
) -> Made:
    """What was made for a key before, or now; the store is emptied when it is full."""
    if key not in known:
        if len(known) >= most:
            known.clear()
        known[key] = make()
    return known[key]


# Counting colors ---------------------------------------------------------------------------------

# Adding 18 numbers per sheet is much faster than counting seven colors one by one. So every die is
# a number with a 1 in the field of its color and a 1 in the field that counts all dice. A field has
# five bits: no count exceeds the 18 spaces, so no field runs over into the next.
FIELD_BITS: Final = 5
FIELD_MASK: Final = (1 << FIELD_BITS) - 1
ALL_DICE: Final = 7  # the field after those of the seven colors
FIELDS: Final = FIELD_BITS * np.arange(8)
AS_FIELDS: Final = IS_DIE * (
    (1 << FIELD_BITS * np.minimum(EVERY_DIE >> 3, ALL_DICE)) + (1 << FIELD_BITS * ALL_DICE)
)


def color_counts(dice: Ints) -> Ints:
    """For each sheet the dice of every color and, in the last column, all dice."""
    packed = in_rows(AS_FIELDS.take(dice)).sum(axis=1)
    counts: Ints = (packed[:, None] >> FIELDS) & FIELD_MASK
    return counts


def in_rows(by_space: Ints) -> Ints:
    """The sums of the three spaces of each row; slices are faster than a sum along an axis."""
    sums: Ints = by_space[:, 0::3] + by_space[:, 1::3] + by_space[:, 2::3]
    return sums


OTHER_COLORS: Final = 1 - np.eye(7, dtype=np.int64)  # for each color a mask of all others


# The rows ----------------------------------------------------------------------------------------


class RowTable:
    """What each way a row can look adds to the layer, for one hero's goals and cards.

    `step` turns a die into its part of the index: one more die, its pips, what cards add to it.
    """

    def __init__(self, goals: Goals, effects: CardEffects, color: int, weights: Floats) -> None:
        more_by_die = effects.more_by_die(color)
        mores = 1 + 3 * int(more_by_die.max())
        size = 4 * 19 * mores
        filled, pips, more = np.unravel_index(np.arange(size), (4, 19, mores))
        shape = (size, 6)
        rows, chance, pip_stars = row_part(
            goals,
            effects,
            np.broadcast_to(3 - filled[:, None], shape),
            np.broadcast_to(pips[:, None], shape),
            np.broadcast_to(more[:, None], shape),
        )
        inputs = np.concatenate([rows, row_sums(goals, effects, chance, pip_stars)], axis=2)
        of_rows = weights[SHEET.slices["rows"]].reshape(6, len(ROW_INPUTS), -1)
        of_sums = weights[SHEET.slices["row-sums"]]
        added = [
            inputs[:, row].astype(np.float32) @ np.concatenate([of_rows[row], of_sums])
            for row in range(6)
        ]
        self.added: Floats = np.concatenate(added)
        self.chance: Floats = np.ascontiguousarray(chance.T.reshape(-1))
        self.step: Ints = IS_DIE * (19 * mores + VALUE * mores + more_by_die)
        self.begins: Ints = np.arange(6) * size

    def sum_of(self, index: Ints) -> Floats:
        """The six rows of each sheet, added up."""
        total: Floats = self.added.take(index[:, 0], axis=0)
        for row in range(1, 6):
            total += self.added.take(index[:, row], axis=0)
        return total


# The layer ---------------------------------------------------------------------------------------


class FirstLayer:
    """Inputs times weights for many sheets: the sum of what each input adds."""

    def __init__(self, turn: Floats, cards: Floats, sheet: Floats, bias: Floats) -> None:
        self.turn = turn
        self.cards = cards
        self.sheet = sheet
        self.bias = bias
        self.backstory = backstory_table(sheet[SHEET.slices["backstory"]])
        self.empty = empty_table(sheet[SHEET.slices["empty"]])
        # In the memory order of the weights themselves: another one rounds products differently.
        self.rest = np.asfortranarray(sheet[SHEET.places(REST)])
        self.lasting: dict[object, Floats] = {}
        self.row_tables: dict[object, RowTable] = {}
        self.purses: dict[object, Floats] = {}

    def __call__(self, context: Context, sheets: Sheets) -> Floats:
        dice = sheets.dice
        total, chances = self.of_rows(context, dice)
        counts = color_counts(dice)
        empties = SPACES - counts[:, ALL_DICE]
        total += self.backstory.take(backstory_index(context, dice, counts), axis=0)
        total += self.empty.take(empties, axis=0)
        total += self.purse_table(context).take(np.minimum(sheets.gold, MOST_GOLD), axis=0)
        total += rest_inputs(context, sheets, counts, chances) @ self.rest
        if len(context.shown):
            shown = [min(card, CARD_SLOTS - 1) for card in context.shown]
            total += affordable_part(context, sheets) @ self.cards[shown]
        if sheets.also is not None:
            self.add_cards(context, sheets, sheets.also, total)
        if sheets.held is not None:
            total += self.turn[HELD + sheets.held]
        total += self.shared(context, sheets.held is None)
        return total

    def of_rows(self, context: Context, dice: Ints) -> tuple[Floats, Floats]:
        """What the rows add, and the sum of the chances of their goals.

        For a sheet or two by arithmetic: a table is worth its making only for more.
        """
        table = self.row_table(context, make=len(dice) >= WORTH_A_TABLE)
        if table is None:
            return self.rows_by_arithmetic(context, dice)
        index = in_rows(table.step.take(dice)) + table.begins
        counts_goals = context.effects.goal_steps
        chances = table.chance.take(index).sum(axis=1) if counts_goals else NO_CHANCES
        return table.sum_of(index), chances

    def rows_by_arithmetic(self, context: Context, dice: Ints) -> tuple[Floats, Floats]:
        goals, effects = context.goals, context.effects
        left = 3 - in_rows(IS_DIE.take(dice))
        more = in_rows(effects.more_by_die(context.color).take(dice))
        rows, chance, pip_stars = row_part(goals, effects, left, in_rows(VALUE.take(dice)), more)
        sums = row_sums(goals, effects, chance, pip_stars).sum(axis=1)
        inputs = np.concatenate([rows.reshape(len(dice), -1), sums], axis=1)
        added: Floats = inputs.astype(np.float32) @ self.sheet[:ROW_SUMS_END]
        return added, chance.sum(axis=1)

    def add_cards(self, context: Context, sheets: Sheets, also: Ints, total: Floats) -> None:
        """One more card in the market of each sheet that has one."""
        for index in np.flatnonzero((also >= 0) & (also < CARD_SLOTS)).tolist():
            card = int(also[index])
            total[index] += self.turn[SHOWN + card]
            if context.price_of(card) <= sheets.gold[index] + sheets.charisma[index]:
                total[index] += self.cards[card]

    def row_table(self, context: Context, make: bool) -> RowTable | None:
        """The table of a hero's goals and cards, if it is there or is to be made."""
        effects, hero = context.effects, context.hero
        key = (context.cards, hero.hero_class, hero.race, effects.of_rows)
        if not make and key not in self.row_tables:
            return None
        return remembered(
            self.row_tables,
            key,
            lambda: RowTable(context.goals, effects, context.color, self.sheet),
            min(MOST_SMALL, MOST_ROW_UNITS // len(self.bias)),
        )

    def purse_table(self, context: Context) -> Floats:
        """What each amount of gold adds by itself."""
        key = (context.solo, *context.effects.gold_steps)
        return remembered(self.purses, key, lambda: self.make_purse_table(context))

    def make_purse_table(self, context: Context) -> Floats:
        gold = np.arange(MOST_GOLD + 1)
        solo_stars = gold // GOLD_PER_STAR if context.solo else np.zeros(len(gold))
        inputs = np.stack([gold / 10, np.minimum(gold, 6) / 6, solo_stars / 4], axis=1)
        table: Floats = inputs.astype(np.float32) @ self.sheet[SHEET.places(OF_GOLD)]
        if context.effects.gold_steps:
            card_stars = stepped(context.effects.gold_steps, gold).astype(np.float32)
            table += np.outer(card_stars / 4, self.sheet[GOLD_CARDS])
        return table

    def shared(self, context: Context, with_held: bool) -> Floats:
        """What all sheets share: the hero, its cards, the stage and the market."""
        hero, options = context.hero, context.state.options
        cards = (context.cards, context.owned, tuple(hero.exhausted))
        key = (hero.hero_class, cards, options.players, options.friendly, context.stage)
        total = remembered(self.lasting, key, lambda: self.make_lasting(context))
        if context.shown:
            total = total + self.turn[
                [SHOWN + card for card in context.shown if card < CARD_SLOTS]
            ].sum(axis=0)
        if with_held and context.stage == BEFORE_MARKET:
            total = total + self.turn[HELD + context.held]
        return total

    def make_lasting(self, context: Context) -> Floats:
        """What outlasts the turn; the market and the initiative card are added each time."""
        inputs = context.turn_inputs()
        inputs[TURN.slices["held"]] = 0
        inputs[TURN.slices["shown"]] = 0
        total: Floats = inputs @ self.turn + self.bias
        return total


def rest_inputs(context: Context, sheets: Sheets, counts: Ints, chances: Floats) -> Floats:
    """The few inputs that no table holds, in the order of `REST`."""
    effects = context.effects
    inputs = np.zeros((len(counts), len(REST)), dtype=np.float32)
    inputs[:, OWN_COLOR] = counts[:, context.color] / 6
    inputs[:, GOLD_DICE] = counts[:, GOLD] / 6
    most_other = (counts[:, :ALL_DICE] * OTHER_COLORS[context.color]).max(axis=1)
    inputs[:, MOST_OTHER] = most_other / 6
    if effects.same_color or effects.dice_steps:
        inputs[:, SAME_COLOR] = color_stars(effects, counts, most_other) / 4
    if effects.goal_steps:
        inputs[:, GOAL_COUNT] = goal_count_stars(effects, chances) / 4
    inputs[:, GOLD_EMPTY] = sheets.gold * (SPACES - counts[:, ALL_DICE]) / 120
    inputs[:, CHARISMA] = sheets.charisma / 2
    inputs[:, TOKEN] = context.grid[sheets.row, sheets.column]
    return inputs


# By matches, free spaces and spare colors, each from 0 to 6.
BACKSTORY_SHAPE: Final = (7, 7, 7)


def backstory_index(context: Context, dice: Ints, counts: Ints) -> Ints:
    """The place in the backstory table."""
    spaces, wanted = context.backstory
    there = COLOR.take(dice.take(spaces, axis=1))
    met = there == wanted
    matches = met.sum(axis=1)
    free = (there < 0).sum(axis=1)
    spare = ((counts[:, wanted] > 0) & ~met).sum(axis=1)
    index: Ints = matches * 49 + free * 7 + spare
    return index


def backstory_table(weights: Floats) -> Floats:
    """What each state of the backstory adds, by matches, free spaces and spare colors."""
    matches, free, spare = np.unravel_index(np.arange(343), BACKSTORY_SHAPE)
    counted = match_part(matches, free, spare).astype(np.float32)
    table: Floats = MATCH_HOT[matches] @ weights[:7] + counted @ weights[7:]
    return table


def empty_table(weights: Floats) -> Floats:
    """What the number of empty spaces on the sheet adds."""
    table: Floats = empty_part(np.arange(SPACES + 1)).astype(np.float32) @ weights
    return table

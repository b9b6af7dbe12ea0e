"""The first layer of a value: inputs times weights, by tables instead of arithmetic.

The result is that of multiplying the inputs of `rows.py` with the weights (a test compares them).
But three dice of a row can look only so many ways, and so can a backstory, a purse or the colors of
a sheet. What each way adds to the layer is worked out once, as a line of one long table; a sheet is
then a dozen places in that table, and its result the sum of those lines. Sheets that differ from
another one in a die or two differ in one line or two, and equal ones are looked at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from typing import Final, NamedTuple

from rollplayer.bots.features.changes import MATCH, ROWS, Base, Changes, RowTables
from rollplayer.bots.features.context import BEFORE_MARKET, Context
from rollplayer.bots.features.dice_tables import IS_DIE, VALUE
from rollplayer.bots.features.kernel import add_shares, combined, sum_lines
from rollplayer.bots.features.layout import CARD_SLOTS, ROW_INPUTS, SHEET, TURN
from rollplayer.bots.features.rows import (
    RowFacts,
    color_part,
    empty_part,
    goal_count,
    match_part,
    purse_part,
    row_facts,
    row_part,
    row_sums,
)
from rollplayer.bots.features.sheets import AS_NOW, NO_CARD, Sheet, Sheets
from rollplayer.engine.terms import COLORS, SPACES

MOST_LINES: Final = 1 << 16  # 42 MB with 160 units; then the table begins again
NOTHING: Final = 0  # the line that adds nothing
FREE: Final = 7  # the backstory table: matches * 49 + free spaces * 7 + spare colors
STATES: Final = 7  # of each of these three
SUMS: Final = 19  # totals of three dice
DOUBLE: Final = 8  # bytes


class Distinct(NamedTuple):
    """The sums of all sheets that differ, and for each sheet which of them is its own."""

    sums: array[float]
    which: list[int] | None  # None: each sheet has its own, in order

    def spread(self, values: list[float]) -> list[float]:
        """Values of the distinct sheets as values of all sheets."""
        return values if self.which is None else [values[number] for number in self.which]


class FirstLayer:
    """Inputs times weights for many sheets: the sum of what each input adds.

    The weights of each group of inputs are lines, one after the other: one line per input.
    """

    def __init__(
        self, turn: array[float], cards: array[float], sheet: array[float], bias: array[float]
    ) -> None:
        self.turn = turn
        self.cards = cards
        self.sheet = sheet
        self.bias = bias
        self.units = len(bias)
        famous = SHEET.place["famous"] * self.units
        self.goal_count = sheet[famous : famous + self.units]
        self.lines: array[float] = array("f")
        self.begin_again()

    def begin_again(self) -> None:
        """Forgets all lines but those that every hero needs."""
        self.lines = array("f", [0.0] * self.units)  # the first line is nothing
        self.used = 1
        self.known: dict[Hashable, int] = {}
        self.row_lines: dict[Hashable, tuple[int, list[float]]] = {}
        self.row_tables: dict[Hashable, RowTables] = {}
        self.always = self.add_lines(self.bias)
        self.held = self.add_lines(self.weights_of(TURN.slices["held"]))
        self.shown = self.add_lines(self.weights_of(TURN.slices["shown"]))
        self.affordable = self.add_lines(self.cards)
        self.backstory = self.add_backstory()

    def weights_of(self, inputs: slice) -> array[float]:
        return self.turn[inputs.start * self.units : inputs.stop * self.units]

    def add_lines(self, lines: array[float]) -> int:
        """Adds lines to the table; returns the place of the first."""
        begin = self.used
        self.lines += lines
        self.used += len(lines) // self.units
        return begin

    def add_combined(self, groups: list[tuple[int, list[float]]], weights: array[float]) -> int:
        """Adds a line: inputs times weights, group by group from where each begins."""
        place = self.add_lines(array("f", bytes(4 * self.units)))
        inputs: list[float] = []
        first = groups[0][0]
        for begin, values in groups:
            inputs += [0.0] * (begin - first - len(inputs))
            inputs += values
        combined(inputs, weights, first, self.units, self.lines, place)
        return place

    def add_backstory(self) -> int:
        """What each state of the backstory adds, by matches, free spaces and spare colors."""
        begin, place = SHEET.begin("backstory"), self.used
        for matches in range(STATES):
            for free in range(STATES):
                for spare in range(STATES):
                    inputs = match_part(matches, free, spare)
                    self.add_combined([(begin, inputs)], self.sheet)
        return place

    # Sums of lines

    def __call__(self, context: Context, sheets: Sheets) -> list[list[float]]:
        """The first layer of every sheet."""
        found = self.distinct(context, sheets)
        sums, units = found.sums.tolist(), self.units
        lines = [sums[begin : begin + units] for begin in range(0, len(sums), units)]
        return lines if found.which is None else [lines[number] for number in found.which]

    def distinct(self, context: Context, sheets: Sheets) -> Distinct:
        """The first layer of every sheet that differs from the others."""
        if self.used > MOST_LINES:
            self.begin_again()
        tables = self.tables_of(context)
        shared = self.shared_places(context)
        bases = [self.base_of(context, tables, sheet) for sheet in sheets.bases]
        changes = Changes(context, tables, bases, self.backstory)
        which = None
        if len(sheets.base_of) > len(bases):
            which = changes.sort_out(sheets)
        sums = array("d", bytes(DOUBLE * changes.count() * self.units))
        places = [base.places for base in bases]
        sum_lines(self.lines, self.units, shared, places, changes.turns, changes.swaps, sums)
        if context.effects.goal_steps:
            shares = [goal_count(context.effects, met) for met in changes.chances()]
            add_shares(sums, self.units, shares, self.goal_count)
        return Distinct(sums, which)

    # Places of lines

    def base_of(self, context: Context, tables: RowTables, sheet: Sheet) -> Base:
        """The places of one sheet's lines, but for those that all sheets share."""
        dice, step = sheet.dice, tables.step
        rows = [*tables.begins]
        counts = [0] * len(COLORS)
        for space in range(SPACES):
            die = dice[space]
            if die:
                counts[die >> 3] += 1
                rows[space // 3] += step[die]
        wanted = context.backstory.by_space
        matches = free = present = 0
        for space in context.backstory.spaces:
            color = wanted[space]
            if counts[color]:
                present += 1
            if not dice[space]:
                free += 1
            elif dice[space] >> 3 == color:
                matches += 1
        backstory = self.backstory + matches * MATCH + free * FREE + present - matches
        chance = 0.0
        if context.effects.goal_steps:
            for row in range(ROWS):
                chance += tables.chances[row][rows[row] - tables.begins[row]]
        base = Base(rows, matches, backstory, chance)
        base.places = [
            *rows,
            backstory,
            self.colors_place(context, counts),
            self.purse_place(context, sheet, dice.count(0)),
            self.token_begin(context) + 3 * sheet.row + sheet.column,
        ]
        self.add_market(context, sheet, base.places)
        return base

    def add_market(self, context: Context, sheet: Sheet, places: list[int]) -> None:
        """The cards the purse can pay, the initiative card, and one more card in the market."""
        purse = sheet.gold + sheet.charisma
        prices = context.prices
        for index in range(len(prices)):
            card = context.shown[index]
            counts = card < CARD_SLOTS and prices[index] <= purse
            places.append(self.affordable + card if counts else NOTHING)
        if sheet.held != AS_NOW:
            places.append(self.held + sheet.held)
        elif context.stage == BEFORE_MARKET:
            places.append(self.held + context.held)
        if NO_CARD < sheet.also < CARD_SLOTS:
            places.append(self.shown + sheet.also)
            paid = context.price_of(sheet.also) <= purse
            places.append(self.affordable + sheet.also if paid else NOTHING)
        else:
            places.append(NOTHING)
            places.append(NOTHING)

    def shared_places(self, context: Context) -> list[int]:
        """What all sheets share: the hero, its cards, the stage and the market."""
        hero, options = context.hero, context.state.options
        key = (
            "lasting",
            hero.hero_class,
            context.cards,
            context.owned,
            tuple(hero.exhausted),
            options.players,
            options.friendly,
            context.stage,
        )
        place = self.known.get(key)
        if place is None:
            place = self.known[key] = self.add_combined([(0, lasting(context))], self.turn)
        shown = [self.shown + card for card in context.shown if card < CARD_SLOTS]
        return [self.always, place, *shown]

    def colors_place(self, context: Context, counts: list[int]) -> int:
        """The dice of the class's color, of gold, and of the color there is most of beside it."""
        inputs = color_part(context, counts)
        key = ("colors", *inputs)
        place = self.known.get(key)
        if place is None:
            groups = [(SHEET.begin("color"), inputs)]
            place = self.known[key] = self.add_combined(groups, self.sheet)
        return place

    def purse_place(self, context: Context, sheet: Sheet, empty: int) -> int:
        """The gold, the Charisma tokens and the empty spaces."""
        gold, charisma = sheet.gold, sheet.charisma
        key = ("purse", context.solo, context.effects.gold_key, gold, charisma, empty)
        place = self.known.get(key)
        if place is None:
            groups = [
                (SHEET.begin("empty"), empty_part(empty)),
                (SHEET.begin("purse"), purse_part(context, gold, charisma, empty)),
            ]
            place = self.known[key] = self.add_combined(groups, self.sheet)
        return place

    def token_begin(self, context: Context) -> int:
        """Where the lines of the nine cells of the alignment card begin."""
        key = ("token", context.cards, context.hero.alignment, context.effects.token_key)
        begin = self.known.get(key)
        if begin is None:
            begin = self.known[key] = self.used
            for cell in context.grid:
                self.add_combined([(SHEET.begin("token"), [*cell])], self.sheet)
        return begin

    # Rows

    def tables_of(self, context: Context) -> RowTables:
        """The row tables of a hero's goals and cards."""
        effects, hero = context.effects, context.hero
        key = (context.cards, hero.hero_class, hero.race, effects.of_rows)
        tables = self.row_tables.get(key)
        if tables is None:
            facts = row_facts(context.goals, effects)
            more_by_die = effects.more_by_die(context.color)
            mores = 1 + 3 * max(more_by_die)
            step = [
                (SUMS + value) * mores + more if is_die else 0
                for is_die, value, more in zip(IS_DIE, VALUE, more_by_die, strict=True)
            ]
            made = [self.lines_of_row(row, facts[row], mores) for row in range(ROWS)]
            tables = self.row_tables[key] = RowTables(
                [begin for begin, _ in made], step, [chances for _, chances in made]
            )
        return tables

    def lines_of_row(self, row: int, facts: RowFacts, mores: int) -> tuple[int, list[float]]:
        """Where the lines of one row begin, and the chance of its goal in each."""
        key = (row, mores, *facts)
        known = self.row_lines.get(key)
        if known is None:
            begin, chances = self.used, []
            place = SHEET.begin("rows") + row * len(ROW_INPUTS)
            for filled in range(4):
                for pips in range(SUMS):
                    for more in range(mores):
                        part = row_part(facts, 3 - filled, pips, more)
                        sums = (SHEET.begin("row-sums"), row_sums(facts, part))
                        self.add_combined([(place, part.inputs), sums], self.sheet)
                        chances.append(part.chance)
            known = self.row_lines[key] = (begin, chances)
        return known


def lasting(context: Context) -> list[float]:
    """What outlasts the turn; the market and the initiative card are added each time."""
    inputs = context.turn_inputs()
    for group in ("held", "shown"):
        inputs[TURN.slices[group]] = [0.0] * TURN.width(group)
    return inputs

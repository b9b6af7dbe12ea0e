"""The first layer of a value: inputs times weights, by tables instead of arithmetic.

The result is that of multiplying the inputs of `rows.py` with the weights (a test compares them).
But three dice of a row can look only so many ways, and so can a backstory, a purse or the colors of
a sheet. What each way adds to the layer is worked out once, as a line of one long table; a sheet is
then a dozen places in that table, and its result the sum of those lines. Sheets that differ from
another one in a die or two differ in one line or two, and equal ones are looked at once.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

import numpy as np

from rollplayer.bots.features.card_effects import CardEffects
from rollplayer.bots.features.changes import MATCH, ROWS, Base, Changes, RowTables
from rollplayer.bots.features.context import BEFORE_MARKET, Context
from rollplayer.bots.features.dice_tables import IS_DIE, VALUE
from rollplayer.bots.features.layout import CARD_SLOTS, ROW_INPUTS, SHEET, TURN, Floats, Ints
from rollplayer.bots.features.rows import (
    MATCH_HOT,
    RowFacts,
    empty_part,
    match_part,
    row_facts,
    row_part,
    row_sums,
    stepped,
)
from rollplayer.bots.features.sheets import AS_NOW, NO_CARD, Sheet, Sheets
from rollplayer.engine.scoring import GOLD_PER_STAR
from rollplayer.engine.terms import GOLD, SPACES

COLORS: Final = 7
MOST_LINES: Final = 1 << 16  # 42 MB with 160 units; then the table begins again
FIRST_LINES: Final = 1 << 11
NOTHING: Final = 0  # the line that adds nothing
FREE: Final = 7  # the backstory table: matches * 49 + free spaces * 7 + spare colors


class Distinct(NamedTuple):
    """The results of all sheets that differ, and for each sheet which of them is its own."""

    sums: Floats
    which: list[int] | None  # None: each sheet has its own, in order

    def spread(self, values: Floats) -> Floats:
        """Values of the distinct sheets as values of all sheets."""
        return values if self.which is None else values.take(self.which, axis=0)


class FirstLayer:
    """Inputs times weights for many sheets: the sum of what each input adds."""

    def __init__(self, turn: Floats, cards: Floats, sheet: Floats, bias: Floats) -> None:
        self.turn = turn
        self.cards = cards
        self.sheet = sheet
        self.bias = bias
        self.units = len(bias)
        self.of_rows = sheet[SHEET.slices["rows"]].reshape(ROWS, len(ROW_INPUTS), -1)
        self.of_row_sums = sheet[SHEET.slices["row-sums"]]
        self.goal_count: Floats = sheet[SHEET.place["famous"]]
        self.lines: Floats = np.zeros((0, self.units), dtype=np.float32)
        self.begin_again()

    def begin_again(self) -> None:
        """Forgets all lines but those that every hero needs."""
        self.lines = np.zeros((FIRST_LINES, self.units), dtype=np.float32)
        self.used = 1  # the first line is nothing
        self.known: dict[Hashable, int] = {}
        self.row_lines: dict[Hashable, tuple[int, list[float]]] = {}
        self.row_tables: dict[Hashable, RowTables] = {}
        self.held = self.add_lines(self.turn[TURN.slices["held"]])
        self.shown = self.add_lines(self.turn[TURN.slices["shown"]])
        self.affordable = self.add_lines(self.cards)
        self.backstory = self.add_lines(backstory_table(self.sheet[SHEET.slices["backstory"]]))

    def add_lines(self, lines: Floats) -> int:
        """Adds lines to the table; returns the place of the first."""
        begin = self.used
        self.used += len(lines)
        while self.used > len(self.lines):
            self.lines = np.concatenate([self.lines, np.zeros_like(self.lines)])
        self.lines[begin : self.used] = lines
        return begin

    # Sums of lines

    def __call__(self, context: Context, sheets: Sheets) -> Floats:
        found = self.distinct(context, sheets)
        return found.spread(found.sums)

    def distinct(self, context: Context, sheets: Sheets) -> Distinct:
        """The first layer of every sheet that differs from the others."""
        if self.used > MOST_LINES:
            self.begin_again()
        tables = self.tables_of(context)
        shared = self.shared_places(context)
        bases = [self.base_of(context, tables, sheet) for sheet in sheets.bases]
        if len(bases) == 1:
            shared += bases[0].places
            sums: Floats = self.lines.take(shared, axis=0).sum(axis=0, keepdims=True)
        else:
            places: list[int] = []
            for base in bases:
                places += base.places
            lines = self.lines.take(places, axis=0)
            sums = lines.reshape(len(bases), -1, self.units).sum(axis=1)
            sums += self.lines.take(shared, axis=0).sum(axis=0)
        if len(sheets.base_of) == len(bases):
            if context.effects.goal_steps:
                self.add_goal_count(context.effects, sums, [base.chance for base in bases])
            return Distinct(sums, None)
        changes = Changes(context, tables, bases, self.backstory)
        which = changes.sort_out(sheets)
        sums = changes.added_to(sums, self.lines)
        if context.effects.goal_steps:
            self.add_goal_count(context.effects, sums, changes.chances())
        return Distinct(sums, which)

    def add_goal_count(self, effects: CardEffects, sums: Floats, chances: list[float]) -> None:
        """What cards pay for the number of goals met, from the number to expect."""
        stars = []
        for met in chances:
            total = 0.0
            for number, each in effects.goal_steps:
                if number <= ROWS:
                    total += each * min(max(met - (number - 1), 0.0), 1.0)
            stars.append(total / 4)
        sums += np.array(stars, dtype=np.float32)[:, None] * self.goal_count

    # Places of lines

    def base_of(self, context: Context, tables: RowTables, sheet: Sheet) -> Base:
        """The places of one sheet's lines, but for those that all sheets share."""
        dice, step = sheet.dice, tables.step
        rows = [*tables.begins]
        counts = [0] * (COLORS + 1)
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
            place = self.known[key] = self.add_lines(self.lasting(context))
        return [place, *[self.shown + card for card in context.shown if card < CARD_SLOTS]]

    def lasting(self, context: Context) -> Floats:
        """What outlasts the turn; the market and the initiative card are added each time."""
        inputs = context.turn_inputs()
        inputs[TURN.slices["held"]] = 0
        inputs[TURN.slices["shown"]] = 0
        total: Floats = inputs @ self.turn + self.bias
        return total[None, :]

    def colors_place(self, context: Context, counts: list[int]) -> int:
        """The dice of the class's color, of gold, and of the color there is most of beside it."""
        own = counts[context.color]
        most = 0
        for color in range(COLORS):
            if color != context.color and counts[color] > most:
                most = counts[color]
        effects = context.effects
        stars = 0.0
        for dice, each in effects.same_color:
            stars += each * min(max((most - 1) / max(1, dice - 1), 0.0), 1.0)
        for color, steps in effects.dice_steps:
            for number, each in steps:
                if counts[color] >= number:
                    stars += each
        key = ("colors", own, counts[GOLD], most, stars)
        place = self.known.get(key)
        if place is None:
            inputs = np.array([own / 6, counts[GOLD] / 6, most / 6, stars / 4], dtype=np.float32)
            line = inputs @ self.sheet[SHEET.slices["color"]]
            place = self.known[key] = self.add_lines(line[None, :])
        return place

    def purse_place(self, context: Context, sheet: Sheet, empty: int) -> int:
        """The gold, the Charisma tokens and the empty spaces."""
        gold, charisma = sheet.gold, sheet.charisma
        key = ("purse", context.solo, context.effects.gold_key, gold, charisma, empty)
        place = self.known.get(key)
        if place is None:
            solo_stars = gold // GOLD_PER_STAR if context.solo else 0
            card_stars = float(stepped(context.effects.gold_steps, np.array([gold]))[0])
            inputs = np.array(
                [
                    gold / 10,
                    min(gold, 6) / 6,
                    gold * empty / 120,
                    charisma / 2,
                    solo_stars / 4,
                    card_stars / 4,
                ],
                dtype=np.float32,
            )
            line = inputs @ self.sheet[SHEET.slices["purse"]]
            empties = empty_part(np.array([empty])).astype(np.float32)
            line = line + empties @ self.sheet[SHEET.slices["empty"]]
            place = self.known[key] = self.add_lines(line)
        return place

    def token_begin(self, context: Context) -> int:
        """Where the lines of the nine cells of the alignment card begin."""
        key = ("token", context.cards, context.hero.alignment, context.effects.token_key)
        begin = self.known.get(key)
        if begin is None:
            lines = context.grid.reshape(9, -1) @ self.sheet[SHEET.slices["token"]]
            begin = self.known[key] = self.add_lines(lines)
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
            mores = 1 + 3 * int(more_by_die.max())
            step: Ints = IS_DIE * (19 * mores + VALUE * mores + more_by_die)
            made = [self.lines_of_row(row, facts.of_row(row), mores) for row in range(ROWS)]
            tables = self.row_tables[key] = RowTables(
                [begin for begin, _ in made], step.tolist(), [chances for _, chances in made]
            )
        return tables

    def lines_of_row(self, row: int, facts: RowFacts, mores: int) -> tuple[int, list[float]]:
        """Where the lines of one row begin, and the chance of its goal in each."""
        key = (row, mores, *(each.item() for each in facts))
        known = self.row_lines.get(key)
        if known is None:
            filled, pips, more = np.unravel_index(np.arange(4 * 19 * mores), (4, 19, mores))
            inputs, chance, pip_stars = row_part(
                facts, 3 - filled[:, None], pips[:, None], more[:, None]
            )
            inputs = np.concatenate([inputs, row_sums(facts, chance, pip_stars)], axis=2)
            weights = np.concatenate([self.of_rows[row], self.of_row_sums])
            begin = self.add_lines(inputs[:, 0].astype(np.float32) @ weights)
            known = self.row_lines[key] = (begin, chance[:, 0].tolist())
        return known


def backstory_table(weights: Floats) -> Floats:
    """What each state of the backstory adds, by matches, free spaces and spare colors."""
    matches, free, spare = np.unravel_index(np.arange(343), (7, 7, 7))
    counted = match_part(matches, free, spare).astype(np.float32)
    table: Floats = MATCH_HOT[matches] @ weights[:7] + counted @ weights[7:]
    return table

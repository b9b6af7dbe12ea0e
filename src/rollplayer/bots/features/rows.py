"""The inputs that differ from sheet to sheet, by plain arithmetic.

Everything is read from the vocabulary of effects, never from a card's name, so that the cards of a
pack are seen too. `layer.py` gets the same results from tables; training and explanations use
these.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rollplayer.bots.features.card_effects import NOT_ASKED, ROWS, CardEffects, Step, paid
from rollplayer.bots.features.context import Context, Goals
from rollplayer.bots.features.dice_tables import COLOR, NO_COLOR, VALUE
from rollplayer.bots.features.layout import SHEET
from rollplayer.bots.features.sheets import Sheet, Sheets
from rollplayer.engine.scoring import BACKSTORY_STARS, GOLD_PER_STAR
from rollplayer.engine.terms import COLORS, GOLD

LEAST_SUM: Final = -1
MOST_SUM: Final = 18  # three dice show no more


def sums_of_dice() -> list[list[float]]:
    """P(sum of k fair dice <= x) for k = 0..3 and x = -1..18 (index x + 1)."""
    table = []
    ways = [1] + [0] * MOST_SUM
    for dice in range(4):
        table.append([sum(ways[: most + 1]) / 6**dice for most in range(LEAST_SUM, MOST_SUM + 1)])
        ways = [sum(ways[max(0, most - 6) : most]) for most in range(MOST_SUM + 1)]
    return table


AT_MOST: Final = sums_of_dice()


def chance_at_most(dice_left: int, most: int) -> float:
    """The chance that this many fair dice show this total or less."""
    return AT_MOST[dice_left][clipped(most, LEAST_SUM) + 1]


def clipped(number: int, least: int) -> int:
    return min(max(number, least), MOST_SUM)


class RowFacts(NamedTuple):
    """What is asked of a row by the class, the race and the cards, and the stars for it."""

    low: int  # the total the goal asks for, less what counts without a die
    high: int
    worth: int
    low_pips: int
    low_stars: int
    high_pips: int
    high_stars: int


def row_facts(goals: Goals, effects: CardEffects) -> list[RowFacts]:
    return [
        RowFacts(
            goals.low[row] - effects.row_more[row],
            goals.high[row],
            goals.stars[row] + effects.goal_stars[row],
            effects.low_pips[row],
            effects.low_stars[row],
            effects.high_pips[row],
            effects.high_stars[row],
        )
        for row in range(ROWS)
    ]


class RowPart(NamedTuple):
    """The inputs of a row, the chance of its goal, and the stars to expect from its pips."""

    inputs: list[float]
    chance: float
    pip_stars: float


def row_part(facts: RowFacts, left: int, pips: int, more: int) -> RowPart:
    """What there is to say of a row, by empty spaces, pips and what cards add to the pips."""
    need_low = facts.low - more - pips
    need_high = facts.high - pips
    chance = chance_at_most(left, need_high) - chance_at_most(left, need_low - 1)
    slack = facts.low_pips - pips
    wants_low = facts.low_pips != NOT_ASKED
    low_chance = chance_at_most(left, slack) if wants_low else 0.0
    pip_stars = low_chance * facts.low_stars
    if facts.high_stars:
        high_chance = 1 - chance_at_most(left, facts.high_pips - pips - 1)
        pip_stars += high_chance * facts.high_stars
    middle = (need_low + min(need_high, MOST_SUM)) / 2
    inputs = [
        left / 3,
        clipped(need_low, -6) / 18,
        clipped(need_high, -6) / 18,
        middle / left / 6 if left else 0.0,
        chance,
        chance * facts.worth / 4,
        clipped(slack, -6) / 18 if wants_low else 0.0,
        low_chance,
        pip_stars / 5,
    ]
    return RowPart(inputs, chance, pip_stars)


def row_sums(facts: RowFacts, part: RowPart) -> list[float]:
    """What a row adds to the inputs that are sums over the rows."""
    return [part.chance * facts.worth / 12, part.pip_stars / 8, part.chance / 6]


def sheet_inputs(context: Context, sheets: Sheets) -> list[list[float]]:
    """The inputs that differ from sheet to sheet."""
    facts = row_facts(context.goals, context.effects)
    return [
        inputs_of(context, facts, sheets.base(index), sheets.dice(index))
        for index in range(len(sheets))
    ]


def inputs_of(
    context: Context, facts: list[RowFacts], sheet: Sheet, dice: list[int]
) -> list[float]:
    """The inputs of one sheet with these dice."""
    more_by_die = context.effects.more_by_die(context.color)
    parts = []
    for row in range(ROWS):
        lying = [die for die in dice[3 * row : 3 * row + 3] if die]
        pips, more = sum(VALUE[die] for die in lying), sum(more_by_die[die] for die in lying)
        parts.append(row_part(facts[row], 3 - len(lying), pips, more))
    sums = [row_sums(each, part) for each, part in zip(facts, parts, strict=True)]
    colors = [COLOR[die] for die in dice]
    empty = dice.count(0)
    return SHEET.joined(
        {
            "rows": [value for part in parts for value in part.inputs],
            "row-sums": [sum(column) for column in zip(*sums, strict=True)],
            "goal-count": [goal_count(context.effects, sum(part.chance for part in parts))],
            "empty": empty_part(empty),
            "color": color_part(context, [colors.count(color) for color in range(len(COLORS))]),
            "backstory": backstory_part(context, colors),
            "token": [*context.grid[3 * sheet.row + sheet.column]],
            "purse": purse_part(context, sheet.gold, sheet.charisma, empty),
        }
    )


def goal_count(effects: CardEffects, met: float) -> float:
    """What cards pay for the number of goals met, from the number to expect."""
    stars = 0.0
    for number, each in effects.goal_steps:
        if number <= ROWS:
            stars += each * min(max(met - (number - 1), 0.0), 1.0)
    return stars / 4


def empty_part(empty: int) -> list[float]:
    return [empty / 12, (empty / 12) ** 2, float(empty == 0)]


def color_part(context: Context, counts: list[int]) -> list[float]:
    """The dice of the class's color, of gold, of the color there is most of beside it, and what
    cards pay, or begin to promise, for dice of one color."""
    most = 0
    for color in range(len(counts)):
        if color != context.color and counts[color] > most:
            most = counts[color]
    stars = 0.0
    for dice, each in context.effects.same_color:
        stars += each * min(max((most - 1) / max(1, dice - 1), 0.0), 1.0)
    for color, steps in context.effects.dice_steps:
        stars += paid(steps, counts[color])
    return [counts[context.color] / 6, counts[GOLD] / 6, most / 6, stars / 4]


def backstory_part(context: Context, colors: list[int]) -> list[float]:
    wanted = context.backstory.by_space
    matches = free = spare = 0
    for space in context.backstory.spaces:
        if colors[space] == wanted[space]:
            matches += 1
        elif wanted[space] in colors:
            spare += 1  # a swap could bring it in from elsewhere on the sheet
        free += colors[space] == NO_COLOR
    return match_part(matches, free, spare)


def match_part(matches: int, free: int, spare: int) -> list[float]:
    hot = [0.0] * len(BACKSTORY_STARS)
    hot[matches] = 1.0
    most = min(matches + free, len(BACKSTORY_STARS) - 1)
    counted = [free / 6, BACKSTORY_STARS[matches] / 6, BACKSTORY_STARS[most] / 6, spare / 6]
    return [*hot, *counted]


def purse_part(context: Context, gold: int, charisma: int, empty: int) -> list[float]:
    steps: list[Step] = context.effects.gold_steps
    return [
        gold / 10,
        min(gold, 6) / 6,
        gold * empty / 120,
        charisma / 2,
        (gold // GOLD_PER_STAR if context.solo else 0) / 4,
        paid(steps, gold) / 4,
    ]


def affordable_part(context: Context, sheet: Sheet) -> list[float]:
    """Which of the cards in the market a sheet's purse can pay for, by place in the market."""
    return [float(price <= sheet.gold + sheet.charisma) for price in context.prices]

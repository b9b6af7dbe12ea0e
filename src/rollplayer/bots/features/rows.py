"""The inputs that differ from sheet to sheet, by plain arithmetic.

Everything is read from the vocabulary of effects, never from a card's name, so that the cards of a
pack are seen too. `layer.py` gets the same results from tables; training and explanations use
these.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollplayer.bots.features.card_effects import CardEffects, Step
from rollplayer.bots.features.context import Context, Goals
from rollplayer.bots.features.dice_tables import COLOR, VALUE
from rollplayer.bots.features.layout import SHEET, Floats, Ints
from rollplayer.bots.features.sheets import Sheets
from rollplayer.engine.scoring import BACKSTORY_STARS, GOLD_PER_STAR
from rollplayer.engine.terms import GOLD


def sums_of_dice() -> Floats:
    """P(sum of k fair dice <= x) for k = 0..3 and x = -1..18 (index x + 1)."""
    table = np.zeros((4, 20), dtype=np.float64)
    exact: NDArray[np.float64] = np.zeros(19)
    exact[0] = 1.0
    for dice in range(4):
        table[dice, 1:] = np.cumsum(exact)
        shifted = [np.concatenate([np.zeros(face), exact[: 19 - face]]) for face in range(1, 7)]
        exact = np.sum(shifted, axis=0) / 6
    return table.astype(np.float32)


AT_MOST: Final = sums_of_dice()


def chance_at_most(dice_left: Ints, most: Ints) -> Floats:
    """The chance that this many fair dice show this total or less."""
    chance: Floats = AT_MOST[dice_left, np.clip(most, -1, 18) + 1]
    return chance


class RowFacts(NamedTuple):
    """What is asked of each row by the class, the race and the cards, and the stars for it."""

    low: Ints  # the total the goal asks for, less what counts without a die
    high: Ints
    worth: Floats
    low_pips: Ints  # -1: no card wants the row low
    low_stars: Floats
    high_pips: Ints
    high_stars: Floats

    def of_row(self, row: int) -> RowFacts:
        """The same of one row alone."""
        return RowFacts._make(each[row : row + 1] for each in self)


def row_facts(goals: Goals, effects: CardEffects) -> RowFacts:
    return RowFacts(
        goals.low - effects.row_more,
        goals.high,
        goals.stars + effects.goal_stars,
        effects.low_pips,
        effects.low_stars,
        effects.high_pips,
        effects.high_stars,
    )


def row_part(facts: RowFacts, left: Ints, pips: Ints, more: Ints) -> tuple[Floats, Floats, Floats]:
    """The inputs of the rows, by empty spaces, pips and what cards add to the pips.

    Also the chance of each goal, and the stars to expect from cards that count a row's pips.
    """
    need_low = facts.low - more - pips
    need_high = facts.high - pips
    chance = chance_at_most(left, need_high) - chance_at_most(left, need_low - 1)
    slack = facts.low_pips - pips
    low_chance = np.where(facts.low_pips >= 0, chance_at_most(left, slack), 0.0)
    pip_stars = low_chance * facts.low_stars
    if facts.high_stars.any():
        high_chance = 1 - chance_at_most(left, facts.high_pips - pips - 1)
        pip_stars = pip_stars + high_chance * facts.high_stars
    middle = (need_low + np.minimum(need_high, 18)) / 2
    rows = np.stack(
        [
            left / 3,
            np.clip(need_low, -6, 18) / 18,
            np.clip(need_high, -6, 18) / 18,
            np.where(left > 0, middle / np.maximum(left, 1), 0) / 6,
            chance,
            chance * facts.worth / 4,
            np.where(facts.low_pips >= 0, np.clip(slack, -6, 18) / 18, 0),
            low_chance,
            pip_stars / 5,
        ],
        axis=2,
    )
    return rows, chance, pip_stars


def row_sums(facts: RowFacts, chance: Floats, pip_stars: Floats) -> Floats:
    """What each row adds to the inputs that are sums over the rows."""
    sums: Floats = np.stack([chance * facts.worth / 12, pip_stars / 8, chance / 6], axis=2)
    return sums


def sheet_inputs(context: Context, sheets: Sheets) -> Floats:
    """The inputs that differ from sheet to sheet."""
    effects = context.effects
    facts = row_facts(context.goals, effects)
    dice = sheets.dice
    colors = COLOR.take(dice)
    pips = VALUE.take(dice).reshape(-1, 6, 3)
    left = 3 - (pips > 0).sum(axis=2)
    more = effects.more_by_die(context.color).take(dice).reshape(-1, 6, 3).sum(axis=2)
    rows, chance, pip_stars = row_part(facts, left, pips.sum(axis=2), more)
    empties = left.sum(axis=1)
    return SHEET.joined(
        {
            "rows": rows.reshape(len(dice), -1),
            "row-sums": row_sums(facts, chance, pip_stars).sum(axis=1),
            "goal-count": goal_count_stars(effects, chance.sum(axis=1))[:, None] / 4,
            "empty": empty_part(empties),
            "color": color_part(context, colors),
            "backstory": backstory_part(context, colors),
            "token": context.grid[sheets.row, sheets.column],
            "purse": purse_part(context, sheets, empties),
        }
    )


def goal_count_stars(effects: CardEffects, met: Floats) -> Floats:
    """What cards pay for the number of goals met, from the number to expect."""
    stars: Floats = np.zeros(len(met), dtype=np.float32)
    for number, each in effects.goal_steps:
        if number <= 6:
            stars = stars + each * np.clip(met - (number - 1), 0, 1)
    return stars


def empty_part(empties: Ints) -> Floats:
    part: Floats = np.stack([empties / 12, (empties / 12) ** 2, empties == 0], axis=1)
    return part


def color_part(context: Context, colors: Ints) -> Floats:
    counts = np.stack([(colors == color).sum(axis=1) for color in range(7)], axis=1)
    most_other = np.delete(counts, context.color, axis=1).max(axis=1)
    return np.stack(
        [
            counts[:, context.color] / 6,
            counts[:, GOLD] / 6,
            most_other / 6,
            color_stars(context.effects, counts, most_other) / 4,
        ],
        axis=1,
    )


def color_stars(effects: CardEffects, counts: Ints, most_other: Ints) -> NDArray[np.float64]:
    """What cards pay, or begin to promise, for dice of one color."""
    stars = np.zeros(len(counts))
    for dice, each in effects.same_color:
        stars += each * np.clip((most_other - 1) / max(1, dice - 1), 0, 1)
    for color, steps in effects.dice_steps:
        stars += stepped(steps, counts[:, color])
    return stars


def stepped(steps: list[Step], counts: Ints) -> NDArray[np.float64]:
    """What each count pays by these steps."""
    stars = np.zeros(len(counts))
    for number, each in steps:
        stars += each * (counts >= number)
    return stars


MATCH_STARS: Final = np.array(BACKSTORY_STARS, dtype=np.float32)
MATCH_HOT: Final = np.eye(7, dtype=np.float32)


def backstory_part(context: Context, colors: Ints) -> Floats:
    spaces, wanted = context.backstory.spaces, np.array(context.backstory.wanted)
    met = colors[:, spaces] == wanted
    matches = met.sum(axis=1)
    free = (colors[:, spaces] < 0).sum(axis=1)
    # Colors that a swap could bring in from elsewhere on the sheet.
    elsewhere = (colors[:, :, None] == wanted).any(axis=1) & ~met
    spare = elsewhere.sum(axis=1)
    return np.concatenate([MATCH_HOT[matches], match_part(matches, free, spare)], axis=1)


def match_part(matches: Ints, free: Ints, spare: Ints) -> Floats:
    part: Floats = np.stack(
        [
            free / 6,
            MATCH_STARS[matches] / 6,
            MATCH_STARS[np.minimum(matches + free, 6)] / 6,
            spare / 6,
        ],
        axis=1,
    )
    return part


def purse_part(context: Context, sheets: Sheets, empties: Ints) -> Floats:
    gold, charisma = sheets.gold, sheets.charisma
    part: Floats = np.stack(
        [
            gold / 10,
            np.minimum(gold, 6) / 6,
            gold * empties / 120,
            charisma / 2,
            (gold // GOLD_PER_STAR if context.solo else np.zeros(len(gold))) / 4,
            stepped(context.effects.gold_steps, gold) / 4,
        ],
        axis=1,
    )
    return part


def affordable_part(context: Context, sheets: Sheets) -> Floats:
    """Which of the cards in the market each sheet's purse can pay for, by place in the market."""
    purse = sheets.gold + sheets.charisma
    affordable: Floats = (np.array(context.prices)[None, :] <= purse[:, None]).astype(np.float32)
    return affordable

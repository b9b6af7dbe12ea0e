"""A hero and its prospects as numbers: one row of features for each way it could stand.

Everything is read from the vocabulary of effects, never from a card's name, so a card pack is seen
too. `layer.py` gets the same results by tables.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollplayer.bots.features.card_effects import Wishes
from rollplayer.bots.features.context import Floats, Goals, Ints, Sight, Variants
from rollplayer.engine import BACKSTORY_STARS, GOLD


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
    """The chance that so many fair dice show so much or less."""
    found: Floats = AT_MOST[dice_left, np.clip(most, -1, 18) + 1]
    return found


def row_part(
    goals: Goals, wishes: Wishes, left: Ints, pips: Ints, more: Ints
) -> tuple[Floats, Floats, Floats]:
    """The features of the six rows, by empty spaces, pips and what cards add to the pips.

    Also the chance of each goal, and of each low attribute that a card wants.
    """
    need_low = goals.low - wishes.row_more - more - pips
    need_high = goals.high - pips
    chance = chance_at_most(left, need_high) - chance_at_most(left, need_low - 1)
    slack = wishes.low_pips - pips
    low_chance = np.where(wishes.low_pips >= 0, chance_at_most(left, slack), 0.0)
    middle = (need_low + np.minimum(need_high, 18)) / 2
    rows = np.stack(
        [
            left / 3,
            np.clip(need_low, -6, 18) / 18,
            np.clip(need_high, -6, 18) / 18,
            np.where(left > 0, middle / np.maximum(left, 1), 0) / 6,
            chance,
            chance * (goals.stars + wishes.goal_stars) / 4,
            np.where(wishes.low_pips >= 0, np.clip(slack, -6, 18) / 18, 0),
            low_chance,
            low_chance * wishes.low_stars / 5,
        ],
        axis=2,
    )
    return rows, chance, low_chance


def dynamic_part(sight: Sight, variants: Variants) -> Floats:
    """The features that differ from variant to variant."""
    wishes = sight.wishes
    dice = variants.dice
    values = dice & 7
    colors = np.where(values > 0, dice >> 3, -1)
    by_row = values.reshape(-1, 6, 3)
    row_colors = colors.reshape(-1, 6, 3)
    left = 3 - (by_row > 0).sum(axis=2)
    more = wishes.class_more * (row_colors == sight.color).sum(axis=2)
    more = more + wishes.gold_more * (row_colors == GOLD).sum(axis=2)
    rows, chance, low_chance = row_part(sight.goals, wishes, left, by_row.sum(axis=2), more)
    empties = left.sum(axis=1)
    return np.concatenate(
        [
            rows.reshape(len(dice), -1),
            totals(sight, chance, low_chance, empties),
            color_part(sight, colors),
            backstory_part(sight, colors),
            sight.grid[variants.row, variants.column],
            purse_part(sight, variants, empties),
        ],
        axis=1,
    ).astype(np.float32)


def totals(sight: Sight, chance: Floats, low_chance: Floats, empties: Ints) -> Floats:
    famous = sum(stars for stars, _ in sight.wishes.famous)
    met = chance.sum(axis=1)
    return np.stack(
        [
            (chance * (sight.goals.stars + sight.wishes.goal_stars)).sum(axis=1) / 12,
            (low_chance * sight.wishes.low_stars).sum(axis=1) / 8,
            met / 6,
            famous * np.clip(met - 3, 0, 1) / 4,
            empties / 12,
            (empties / 12) ** 2,
            (empties == 0).astype(np.float32),
        ],
        axis=1,
    )


def color_part(sight: Sight, colors: Ints) -> Floats:
    counts = np.stack([(colors == color).sum(axis=1) for color in range(7)], axis=1)
    own = counts[:, sight.color]
    others = counts.copy()
    others[:, sight.color] = 0
    most = others.max(axis=1)
    wanted = sum(stars for stars, _ in sight.wishes.same_color)
    return np.stack(
        [own / 6, counts[:, 6] / 6, most / 6, wanted / 4 * np.clip((most - 1) / 4, 0, 1)],
        axis=1,
    )


MATCH_STARS: Final = np.array(BACKSTORY_STARS, dtype=np.float32)
MATCH_HOT: Final = np.eye(7, dtype=np.float32)


def backstory_part(sight: Sight, colors: Ints) -> Floats:
    spaces, wish = sight.backstory
    met = colors[:, spaces] == wish
    matches = met.sum(axis=1)
    free = (colors[:, spaces] < 0).sum(axis=1)
    # Wishes that could be met by swapping dice that stand elsewhere on the sheet.
    elsewhere = (colors[:, :, None] == wish).any(axis=1) & ~met
    spare = np.minimum(6 - matches, elsewhere.sum(axis=1))
    return np.concatenate(
        [
            MATCH_HOT[matches],
            np.stack(
                [
                    free / 6,
                    MATCH_STARS[matches] / 6,
                    MATCH_STARS[np.minimum(matches + free, 6)] / 6,
                    spare / 6,
                ],
                axis=1,
            ),
        ],
        axis=1,
    )


def purse_part(sight: Sight, variants: Variants, empties: Ints) -> Floats:
    gold, charisma = variants.gold, variants.charisma
    stars = np.zeros(len(gold))
    for each_stars, each, cap in sight.wishes.gold_caps:
        stars = stars + np.minimum(gold // each * each_stars, cap)
    if sight.solo:
        stars = stars + gold // 8
    return np.stack(
        [
            gold / 10,
            np.minimum(gold, 6) / 6,
            gold * empties / 120,
            charisma / 2,
            stars / 4,
        ],
        axis=1,
    )


def affordable_part(sight: Sight, variants: Variants) -> Floats:
    """Which of the cards in the market each variant could pay for, by place in the row."""
    purse = variants.gold + variants.charisma
    found: Floats = (sight.affordable_cost[None, :] <= purse[:, None]).astype(np.float32)
    return found

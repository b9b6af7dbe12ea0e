"""How stars are counted: parts, lines, scorecards, ranks and the winners of a table.

    >>> from rollplayer.engine.scoring import PARTS, RANKS
    >>> PARTS[0], RANKS[0]
    ('goals', (38, 'true-hero'))

`rollplayer.engine.score` counts the heroes of a state.
"""

from rollplayer.engine._game import leaders, score_of
from rollplayer.engine._rules.scored_hero import ScoredHero, dice_of, pips, race_modifier, row_extra
from rollplayer.engine._rules.scoring import (
    ALIGNMENT,
    ARMOR_SETS,
    BACKSTORY,
    BACKSTORY_STARS,
    CLASS_DICE,
    GOALS,
    GOLD_PER_STAR,
    GOLD_STARS,
    LOWEST_RANK,
    PARTS,
    RANKS,
    TRAITS,
    Line,
    Scorecard,
    rank_of,
    score_hero,
    scorecards,
    winners,
)
from rollplayer.engine._rules.scoring_words import CONDITION_RULES, COUNT_RULES

__all__ = [
    "ALIGNMENT",
    "ARMOR_SETS",
    "BACKSTORY",
    "BACKSTORY_STARS",
    "CLASS_DICE",
    "CONDITION_RULES",
    "COUNT_RULES",
    "GOALS",
    "GOLD_PER_STAR",
    "GOLD_STARS",
    "LOWEST_RANK",
    "PARTS",
    "RANKS",
    "TRAITS",
    "Line",
    "Scorecard",
    "ScoredHero",
    "dice_of",
    "leaders",
    "pips",
    "race_modifier",
    "rank_of",
    "row_extra",
    "score_hero",
    "score_of",
    "scorecards",
    "winners",
]

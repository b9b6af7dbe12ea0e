"""The rules of Roll Player, pure: no network, clock, randomness, translation or files.

    >>> from rollplayer.engine import CHANCE, Options, new_game, outcomes, turn
    >>> from rollplayer.notation.cards.cardfile import base_cards
    >>> state = new_game(Options(2, base_cards()))
    >>> turn(state) == CHANCE, len(outcomes(state))
    (True, 2)

`new_game` begins, `legal` and `outcomes` list, `play` and `settle` go on, `score` counts.
`locales/en/rules.ftl` words the law; comments cite its numbers.

This is the only door: code outside the engine imports from here and from no module inside it
(`tests/meta/test_door.py`). Inside, modules import each other directly.
"""

# The lists are kept short and in groups, so that a reader finds what there is.
# ruff: noqa: I001, RUF022
# fmt: off

# Playing: a game from its first state to the last star.
from rollplayer.engine.game import (
    check, drops, leaders, legal, new_game, outcome_at, outcomes, play, score, score_of,
    settle, turn,
)
from rollplayer.engine.flow import (
    advance, ask_first, current_prompt, deciding, do_move, do_outcome, listed_moves,
    pending_chance, resume,
)
from rollplayer.engine.options import (
    CLASS_SELECTIONS, EDITIONS, RULES_VERSION, RULES_VERSIONS, VARIANTS, VARIANT_TABLE, Options,
    Variant,
)
from rollplayer.engine.state import (
    ABSENT, CHANCE, CLEANUP, DICE, MARKET, NOBODY, NONE, NO_DIE, OVER, PHASES, ROLL, SETUP,
    HERO_FIELDS, SEATS, STATE_FIELDS, Hero, Seat, State,
)
from rollplayer.engine.errors import (
    BadOptions, ChancePending, GameOver, IllegalMove, NotChance, NotYourTurn, RulesError,
)
from rollplayer.engine.reasons import REASONS, Param, Reason
# Moves, outcomes and prompts: what can be said, and what is asked.
from rollplayer.engine.moves import (
    ALIGN, ARGUMENT_BITS, BUY, CHARISMA, CLASS, DEALT_ALIGNMENT, DEALT_BACKSTORY, DIRECTIONS,
    DISCARD, DISCARDED, DONATE, DOWN, DRAWN, DROP, ENEMY, EXCHANGE_BAG, EXCHANGE_CENTER,
    FIRST_ARGUMENT, FLIP, KEEP,
    LEFT, LOWER, MOVE, ORDER, PASS, PLACE, RACE, RAISE, REFRESH, REROLL, REROLL_CENTER,
    RETURN, REVEAL, REVEALED, RIGHT, ROLLED, START, STARTS, STEPS, SWAP, TAKE, TAKE_GOLD,
    TRASHED, TURN, UP, USE, Move, Outcome, encode, encode_outcome, first, first_card, kind_of,
    second,
)
from rollplayer.engine.kinds import (
    BEFORE, MOVE_KINDS, MOVE_READERS, MOVE_VERBS, OUTCOME_KINDS, OUTCOME_READERS,
    OUTCOME_VERBS, Argument, ArgumentReaders, ArgumentValue, Kind, borrowed_by, chosen_cards,
    dropped_with, has_several, order_colors, order_dice, order_move, order_value, pack,
)
from rollplayer.engine.sorts import Sort
from rollplayer.engine.prompts import ChancePrompt, Prompt
from rollplayer.engine.catalogue import ALL_PROMPTS, PROMPTS
# The kinds of prompts, for those who answer or explain them.
from rollplayer.engine.rules.setup import PickClass, PickRace
from rollplayer.engine.rules.starting_dice import PlaceStarting, RollStarting
from rollplayer.engine.rules.roll import OrderDice, RollDie
from rollplayer.engine.rules.dice import GOLD_FOR_FULL_ROW, PlaceDie, TakeCard, gold_for_bare_card
from rollplayer.engine.rules.actions import (
    ALIGNS, CHARISMA_TOKENS, FLIPS, LOWERS, RAISES, REROLLS, SWAPS, AttributeAction,
    KeepValue, RerollDie, can_step,
)
from rollplayer.engine.rules.skills import ABILITY_RULES, RollCenter, UseAbility
from rollplayer.engine.rules.market import (
    BuyDiscarded, BuyRevealed, MarketTurn, OfferReveal, ReturnCard, RevealTop,
)
# Dice, rows and spaces.
from rollplayer.engine.dice import (
    ATTRIBUTES, ATTRIBUTE_NAMES, CHA, CLASS_COLORS, COLORS, COLOR_NAMES, CON, DEX,
    DICE_OF_COLOR, FACES, GOLD, INT, LAST_SPACES, ROWS, SPACES, SPACES_IN_ROW, SPACES_OF_ROW,
    SPACE_NAMES, STR, WIS, Die, color_of, die_name, free_space, is_full, make_die, open_rows,
    opposite, row_of, value_of, with_value,
)
# Cards as facts, and the vocabulary of their effects.
from rollplayer.engine.cards.facts import (
    ARMOR, ARROWS, CARD_KINDS, MARKET_FACTS, NO_ARROW, NO_UPPER_END, SKILL, TRAIT, WEAPON,
    Alignment, Card,
    ArmorSet, Backstory, CardSet, Goal, HeroClass, MarketCard, Race, ability_of,
)
from rollplayer.engine.cards.effects import (
    ANY_KIND, ANY_TIME, CLASS_COLOR, DICE_TURN, MARKET_TURN, TIMINGS, Ability,
    ActionAfterBuying, ActionForDiscarding, ActionForGold, ActionInstead, ActionWhenRowFilled,
    AtLeast, BorrowsSkill, BuysDiscarded, BuysRevealed, CardsOf, Condition, Count,
    DiceCountMore, DiceOf, Effect, ExchangesWithBag, ExchangesWithCenter, ExtraBuy,
    FewerCards, GainsGold, GoalMet, GoalsMet, GoldDicePay, GoldForBareCard, GoldHeld,
    HandsLimit, LargerArmorSet, MovesDie, Passive, PipsAtLeast, PipsAtMost, PriceCut,
    RaisesDie, RefreshesSkills, RerollsCenter, RerollsRoll, ReturnsDiscard, RowsCountMore,
    SameColor, ScoringEffect, StarsIf, StarsPer, TakesAction, TokenInColumn, TokenInRow,
    TurnsCenterDie,
)
# What the rules make of a hero: passives, prices, hands.
from rollplayer.engine.passives import (
    gold_for_die, hands_limit, passives, price_cuts, rolls_of_reroll,
)
from rollplayer.engine.rules.buying import hands_held
from rollplayer.engine.deck import top_pile
# Scoring.
from rollplayer.engine.rules.scoring import (
    ALIGNMENT, ARMOR_SETS, BACKSTORY, BACKSTORY_STARS, GOLD_PER_STAR, CLASS_DICE, GOALS, GOLD_STARS,
    LOWEST_RANK, PARTS, RANKS, TRAITS, Line, Scorecard, rank_of, score_hero, scorecards,
    winners,
)
from rollplayer.engine.rules.scored_hero import ScoredHero, dice_of, pips, race_modifier, row_extra
from rollplayer.engine.rules.scoring_words import CONDITION_RULES, COUNT_RULES

__all__ = [
    # Playing: a game from its first state to the last star.
    "ABSENT", "CHANCE", "CLASS_SELECTIONS", "CLEANUP", "DICE", "EDITIONS", "HERO_FIELDS",
    "MARKET", "NOBODY", "NONE", "NO_DIE", "OVER", "PHASES", "REASONS", "ROLL", "RULES_VERSION",
    "RULES_VERSIONS",
    "SEATS", "SETUP", "STATE_FIELDS", "VARIANTS", "VARIANT_TABLE", "BadOptions", "ChancePending",
    "GameOver", "Hero", "IllegalMove", "NotChance", "NotYourTurn", "Options", "Param",
    "Reason", "RulesError", "Seat", "State", "Variant", "advance", "ask_first", "check",
    "current_prompt", "deciding", "do_move", "do_outcome", "drops", "leaders", "legal",
    "listed_moves", "new_game", "outcome_at", "outcomes", "pending_chance", "play", "resume",
    "score", "score_of", "settle", "turn",
    # Moves, outcomes and prompts: what can be said, and what is asked.
    "ALIGN", "ALL_PROMPTS", "ARGUMENT_BITS", "BEFORE", "BUY", "CHARISMA", "CLASS",
    "DEALT_ALIGNMENT", "DEALT_BACKSTORY", "DIRECTIONS", "DISCARD", "DISCARDED", "DONATE", "DOWN",
    "DRAWN", "DROP", "ENEMY", "EXCHANGE_BAG", "EXCHANGE_CENTER", "FIRST_ARGUMENT", "FLIP", "KEEP",
    "LEFT", "LOWER", "MOVE", "MOVE_KINDS", "MOVE_READERS", "MOVE_VERBS", "ORDER",
    "OUTCOME_KINDS", "OUTCOME_READERS", "OUTCOME_VERBS", "PASS", "PLACE", "PROMPTS", "RACE",
    "RAISE", "REFRESH", "REROLL",
    "REROLL_CENTER", "RETURN", "REVEAL", "REVEALED", "RIGHT", "ROLLED", "START", "STARTS",
    "STEPS", "SWAP", "TAKE", "TAKE_GOLD", "TRASHED", "TURN", "UP", "USE", "Argument",
    "ArgumentReaders", "ArgumentValue", "ChancePrompt", "Kind", "Move", "Outcome", "Prompt",
    "Sort", "borrowed_by", "chosen_cards", "dropped_with", "encode", "encode_outcome", "first",
    "first_card", "has_several", "kind_of", "order_colors", "order_dice", "order_move",
    "order_value", "pack", "second",
    # The kinds of prompts, for those who answer or explain them.
    "ABILITY_RULES", "ALIGNS", "CHARISMA_TOKENS", "FLIPS", "GOLD_FOR_FULL_ROW", "LOWERS",
    "RAISES", "REROLLS", "SWAPS", "AttributeAction", "BuyDiscarded", "BuyRevealed", "KeepValue",
    "MarketTurn", "OfferReveal", "OrderDice", "PickClass", "PickRace", "PlaceDie",
    "PlaceStarting", "RerollDie", "ReturnCard", "RevealTop", "RollCenter", "RollDie",
    "RollStarting", "TakeCard", "UseAbility", "can_step", "gold_for_bare_card",
    # Dice, rows and spaces.
    "ATTRIBUTES", "ATTRIBUTE_NAMES", "CHA", "CLASS_COLORS", "COLORS", "COLOR_NAMES", "CON",
    "DEX", "DICE_OF_COLOR", "FACES", "GOLD", "INT", "LAST_SPACES", "ROWS", "SPACES",
    "SPACES_IN_ROW", "SPACES_OF_ROW", "SPACE_NAMES", "STR", "WIS", "Die", "color_of", "die_name",
    "free_space", "is_full", "make_die", "open_rows", "opposite", "row_of", "value_of",
    "with_value",
    # Cards as facts, and the vocabulary of their effects.
    "ANY_KIND", "ANY_TIME", "ARMOR", "ARROWS", "CARD_KINDS", "CLASS_COLOR", "DICE_TURN",
    "MARKET_FACTS", "MARKET_TURN", "NO_ARROW", "NO_UPPER_END", "SKILL", "TIMINGS", "TRAIT",
    "WEAPON", "Ability",
    "ActionAfterBuying", "ActionForDiscarding", "ActionForGold", "ActionInstead",
    "ActionWhenRowFilled", "Alignment", "ArmorSet", "AtLeast", "Backstory", "BorrowsSkill",
    "BuysDiscarded", "BuysRevealed", "Card", "CardSet", "CardsOf", "Condition", "Count",
    "DiceCountMore", "DiceOf", "Effect", "ExchangesWithBag", "ExchangesWithCenter", "ExtraBuy",
    "FewerCards", "GainsGold", "Goal", "GoalMet", "GoalsMet", "GoldDicePay", "GoldForBareCard",
    "GoldHeld", "HandsLimit", "HeroClass", "LargerArmorSet", "MarketCard", "MovesDie",
    "Passive", "PipsAtLeast", "PipsAtMost", "PriceCut", "Race", "RaisesDie", "RefreshesSkills",
    "RerollsCenter", "RerollsRoll", "ReturnsDiscard", "RowsCountMore", "SameColor",
    "ScoringEffect", "StarsIf", "StarsPer", "TakesAction", "TokenInColumn", "TokenInRow",
    "TurnsCenterDie", "ability_of",
    # What the rules make of a hero: passives, prices, hands.
    "gold_for_die", "hands_held", "hands_limit", "passives", "price_cuts", "rolls_of_reroll",
    "top_pile",
    # Scoring.
    "ALIGNMENT", "ARMOR_SETS", "BACKSTORY", "BACKSTORY_STARS", "GOLD_PER_STAR", "CLASS_DICE",
    "CONDITION_RULES", "COUNT_RULES", "GOALS", "GOLD_STARS", "LOWEST_RANK", "PARTS", "RANKS",
    "TRAITS", "Line", "Scorecard", "ScoredHero", "dice_of", "pips", "race_modifier", "rank_of",
    "row_extra", "score_hero", "scorecards", "winners",
]

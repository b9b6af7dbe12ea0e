"""Scorecards as text and JSON: every star with its rule and its reason, in English."""

from collections.abc import Sequence
from typing import Any

from rollplayer.engine import EDITIONS, Hero
from rollplayer.engine.cards import (
    CARD_KINDS,
    AtLeast,
    CardSet,
    CardsOf,
    Condition,
    Count,
    DiceOf,
    FewerCards,
    GoalMet,
    GoldHeld,
    MarketCard,
    PipsAtLeast,
    PipsAtMost,
    SameColor,
    StarsIf,
    StarsPer,
    TokenInRow,
)
from rollplayer.engine.scoring import (
    ALIGNMENT,
    ARMOR_SETS,
    BACKSTORY,
    CLASS_DICE,
    GOALS,
    GOLD_STARS,
    PARTS,
    Line,
    Scorecard,
)
from rollplayer.engine.terms import ATTRIBUTE_NAMES, ATTRIBUTES, COLOR_NAMES, NONE
from rollplayer.notation.cards.vocabulary import GRID_COLUMNS, GRID_ROWS


def write_score(
    cards: CardSet, heroes: list[Hero], table: list[Scorecard], winners: Sequence[int]
) -> dict[str, Any]:
    """The scores of a table as `score --json` gives them."""
    return {
        "heroes": [
            write_scorecard(cards, hero, card) for hero, card in zip(heroes, table, strict=True)
        ],
        "winners": winners,
    }


def write_scorecard(cards: CardSet, hero: Hero, card: Scorecard) -> dict[str, Any]:
    written: dict[str, Any] = {part: card.part(part) for part in PARTS}
    written["total"] = card.total
    written["rank"] = card.rank
    written["lines"] = write_lines(cards, hero, card)
    written["dropped"] = [cards.market[weapon].slug for weapon in card.dropped]
    return written


def rank_key(rank: str, edition: str) -> str:
    """The message that names a rank: one has another name in the first edition (R9.7)."""
    is_renamed = edition == EDITIONS[0] and rank == "clan-leader"
    return f"rank-{rank}-first" if is_renamed else f"rank-{rank}"


def write_lines(cards: CardSet, hero: Hero, card: Scorecard) -> list[str]:
    """`R8.4 backstory: 4 of 6 match, 3 stars`, one line per reason."""
    subjects = [line.subject for line in card.lines]
    return [
        f"{line.rule} {reason(cards, hero, line, subjects[:at].count(line.subject))},"
        f" {stars(line.stars)}"
        for at, line in enumerate(card.lines)
    ]


def stars(count: int) -> str:
    return f"{count} star" if abs(count) == 1 else f"{count} stars"


def reason(cards: CardSet, hero: Hero, line: Line, effect: int) -> str:
    """Why a line gives its stars; `effect` is which of its card's scoring effects it is about."""
    if line.part == GOALS:
        row = ATTRIBUTES.index(line.subject)
        goal = cards.classes[hero.hero_class].goals[row].text()
        return f"{ATTRIBUTE_NAMES[row]}: {line.have} for the goal {goal}"
    if line.part == CLASS_DICE:
        return f"class color: {line.have} {line.subject} {plural(line.have, 'die', 'dice')}"
    if line.part == ALIGNMENT:
        at = f"{GRID_COLUMNS[hero.column]} {GRID_ROWS[hero.row]}"
        return f"alignment: {line.subject} at {at}"
    if line.part == BACKSTORY:
        return f"backstory: {line.have} of 6 match"
    if line.part == ARMOR_SETS:
        return armor_reason(cards, hero, line)
    if line.part == GOLD_STARS:
        return f"gold: {line.have} held, 8 a star"
    return f"{line.subject}: {trait_reason(cards, line, effect)}"


def armor_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    for armor in cards.armor_sets:
        if armor.slug == line.subject:
            pieces = f"{line.have} {plural(line.have, 'piece', 'pieces')}"
            own = NONE if hero.hero_class == NONE else cards.classes[hero.hero_class].color
            bonus = ", 1 of them for the class color" if own in armor.colors else ""
            return f"armor: {armor.slug}, {pieces}{bonus}"
    return "armor: one set counts larger"


def trait_reason(cards: CardSet, line: Line, number: int) -> str:
    card = next(card for card in cards.market if card.slug == line.subject)
    effect = scoring_effects(card)[number]
    if isinstance(effect, StarsPer):
        return f"{line.have} {count_name(effect.what, line.have)}"
    return condition_reason(effect.condition, line.have)


def scoring_effects(card: MarketCard) -> list[StarsPer | StarsIf]:
    """In the order of their lines on a scorecard."""
    return [effect for effect in card.effects if isinstance(effect, StarsPer | StarsIf)]


def count_name(what: Count, have: int) -> str:
    if isinstance(what, CardsOf):
        return f"{CARD_KINDS[what.kind]} {plural(have, 'card', 'cards')}"
    if isinstance(what, GoldHeld):
        return "gold"
    if isinstance(what, DiceOf):
        return f"{COLOR_NAMES[what.color]} {plural(have, 'die', 'dice')}"
    return plural(have, "goal met", "goals met")


def condition_reason(condition: Condition, have: int) -> str:
    """What a condition found, and what it requires."""
    if isinstance(condition, PipsAtMost):
        return f"{ATTRIBUTE_NAMES[condition.row]} dice show {have}, {condition.pips} or less asked"
    if isinstance(condition, PipsAtLeast):
        return f"{ATTRIBUTE_NAMES[condition.row]} dice show {have}, {condition.pips} or more asked"
    if isinstance(condition, GoalMet):
        return f"the {ATTRIBUTE_NAMES[condition.row]} goal is {'met' if have else 'not met'}"
    if isinstance(condition, AtLeast):
        return f"{have} {count_name(condition.what, have)}, {condition.number} asked"
    if isinstance(condition, SameColor):
        return f"{have} dice of one other color, {condition.dice} asked"
    if isinstance(condition, FewerCards):
        return f"{have} market cards"
    if isinstance(condition, TokenInRow):
        return f"the token is {GRID_ROWS[have]}, {GRID_ROWS[condition.row]} asked"
    return f"the token is {GRID_COLUMNS[have]}, {GRID_COLUMNS[condition.column]} asked"


def plural(count: int, one: str, many: str) -> str:
    return one if count == 1 else many

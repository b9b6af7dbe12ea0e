"""Scorecards in words: every star with its rule and its reason."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from rollplayer.cli.language import is_plain, say
from rollplayer.cli.words import (
    attribute_words,
    card_name,
    color_words,
    goal_words,
    place_words,
    set_name,
    stars_words,
)
from rollplayer.engine import Hero
from rollplayer.engine import cards as e
from rollplayer.engine.cards import CARD_KINDS, CardSet
from rollplayer.engine.scoring import (
    ALIGNMENT,
    ARMOR_SETS,
    BACKSTORY,
    CLASS_DICE,
    GOALS,
    GOLD_STARS,
    Line,
    Scorecard,
)
from rollplayer.engine.terms import ATTRIBUTES, COLOR_NAMES, NONE
from rollplayer.notation.cards.vocabulary import GRID_COLUMNS, GRID_ROWS
from rollplayer.notation.scorecard import scoring_effects


def scorecard_lines(cards: CardSet, hero: Hero, card: Scorecard) -> list[str]:
    """One line per reason, then what was dropped to score more, and the total."""
    subjects = [line.subject for line in card.lines]
    lines = [
        say(
            "score-line-plain" if is_plain() else "score-line",
            rule=line.rule,
            reason=reason(cards, hero, line, subjects[:at].count(line.subject)),
            stars=stars_words(line.stars),
        )
        for at, line in enumerate(card.lines)
    ]
    if card.dropped:
        names = ", ".join(card_name(cards, cards.market[weapon]) for weapon in card.dropped)
        lines.append(say("score-dropped", cards=names))
    return [*lines, say("score-total", stars=stars_words(card.total))]


def reason(cards: CardSet, hero: Hero, line: Line, effect: int) -> str:
    """Why a line gives its stars; `effect` is which of its card's scoring effects it is about."""
    if line.part in REASONS:
        return REASONS[line.part](cards, hero, line)
    return trait_reason(cards, line, effect)


def goal_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    row = ATTRIBUTES.index(line.subject)
    goal = goal_words(cards.classes[hero.hero_class].goals[row])
    return say("score-goal", row=attribute_words(row), have=line.have, goal=goal)


def class_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    color = color_words(COLOR_NAMES.index(line.subject))
    return say("score-class-color", count=line.have, color=color)


def alignment_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    name = card_name(cards, cards.alignments[hero.alignment])
    return say("score-alignment", name=name, place=place_words(hero.row, hero.column))


def backstory_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    return say("score-backstory", count=line.have)


def gold_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    return say("score-gold", gold=say("gold-count", count=line.have))


def armor_reason(cards: CardSet, hero: Hero, line: Line) -> str:
    for armor in cards.armor_sets:
        if armor.slug == line.subject:
            own = NONE if hero.hero_class == NONE else cards.classes[hero.hero_class].color
            bonus = "yes" if own in armor.colors else "no"
            pieces = say("piece-count", count=line.have)
            return say("score-armor", set=set_name(armor.slug), pieces=pieces, bonus=bonus)
    return say("line-larger")


def trait_reason(cards: CardSet, line: Line, number: int) -> str:
    card = next(card for card in cards.market if card.slug == line.subject)
    effect = scoring_effects(card)[number]
    if isinstance(effect, e.StarsPer):
        told = count_words(effect.what, line.have)
    else:
        told = condition_words(effect.condition, line.have)
    return say("score-trait", card=card_name(cards, card), reason=told)


REASONS: Final[Mapping[str, Callable[[CardSet, Hero, Line], str]]] = {
    GOALS: goal_reason,
    CLASS_DICE: class_reason,
    ALIGNMENT: alignment_reason,
    BACKSTORY: backstory_reason,
    ARMOR_SETS: armor_reason,
    GOLD_STARS: gold_reason,
}


# Traits ----------------------------------------------------------------------------------------


def count_words(what: e.Count, have: int) -> str:
    """What a trait counts: `Weapons: 2`."""
    match what:
        case e.CardsOf():
            counted = say(f"kinds-{CARD_KINDS[what.kind]}")
        case e.GoldHeld():
            counted = say("term-gold")
        case e.DiceOf():
            counted = say("score-dice-of", color=color_words(what.color))
        case e.GoalsMet():
            counted = say("part-goals")
        case _:
            assert_never(what)
    return say("score-count", what=counted, count=have)


def condition_words(condition: e.Condition, have: int) -> str:
    """What a condition looked at, and what it needs."""
    match condition:
        case e.PipsAtMost():
            row = attribute_words(condition.row)
            return needed(say("score-count", what=row, count=have), f"≤ {condition.pips}")
        case e.PipsAtLeast():
            row = attribute_words(condition.row)
            return needed(say("score-count", what=row, count=have), f"≥ {condition.pips}")
        case e.GoalMet():
            met = "yes" if have else "no"
            return say("score-goal-met", row=attribute_words(condition.row), met=met)
        case e.AtLeast():
            return needed(count_words(condition.what, have), str(condition.number))
        case e.SameColor():
            return needed(say("score-same-color", count=have), str(condition.dice))
        case e.FewerCards():
            return say("score-cards", count=have)
        case e.TokenInRow():
            return needed(direction(GRID_ROWS[have]), direction(GRID_ROWS[condition.row]))
        case e.TokenInColumn():
            return needed(direction(GRID_COLUMNS[have]), direction(GRID_COLUMNS[condition.column]))
        case _:
            assert_never(condition)


def direction(name: str) -> str:
    return say(f"direction-{name}")


def needed(have: str, wanted: str) -> str:
    return say("score-needed", have=have, needed=wanted)

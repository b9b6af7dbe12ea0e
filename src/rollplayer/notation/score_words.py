"""Scorecards in words, in any language: every star with its rule and its reason."""

from typing import assert_never

from rollplayer.engine import Hero
from rollplayer.engine import cards as e
from rollplayer.engine.cards import CARD_KINDS, NO_UPPER_END, CardSet
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
from rollplayer.refusal_words import name_of
from rollplayer.words import Words

DASH = "–"


def score_lines(
    words: Words, cards: CardSet, hero: Hero, card: Scorecard, key: str = "score-line"
) -> list[str]:
    """`R8.4 Backstory, 4 of 6 match: 3 stars`, one line per reason."""
    reasons = Reasons(words, cards, hero)
    subjects = [line.subject for line in card.lines]
    return [
        words(
            key,
            rule=line.rule,
            reason=reasons.of(line, subjects[:at].count(line.subject)),
            stars=words("star-count", count=line.stars),
        )
        for at, line in enumerate(card.lines)
    ]


def range_words(words: Words, low: int, high: int, most: int = NO_UPPER_END) -> str:
    """`17`, `16–17`, `14+`."""
    if high >= most:
        return f"{words.number(low)}+"
    return words.number(low) if low == high else f"{words.number(low)}{DASH}{words.number(high)}"


def place_words(words: Words, row: int, column: int) -> str:
    """Where a token is: `lawful good`; in the center `neutral`."""
    if (row, column) == (1, 1):
        return words("direction-neutral")
    return words(f"cell-{GRID_ROWS[row]}-{GRID_COLUMNS[column]}")


def set_name(words: Words, slug: str) -> str:
    """An armor set; those of a pack have only their slug."""
    return words(f"set-{slug}-full") if words.has(f"set-{slug}-full") else slug


class Reasons:
    """Why a hero's lines give their stars."""

    def __init__(self, words: Words, cards: CardSet, hero: Hero) -> None:
        self.words = words
        self.cards = cards
        self.hero = hero

    def of(self, line: Line, effect: int) -> str:
        """`effect` is which of its card's scoring effects a line is about."""
        words, cards, hero = self.words, self.cards, self.hero
        if line.part == GOALS:
            goal = cards.classes[hero.hero_class].goals[ATTRIBUTES.index(line.subject)]
            wanted = range_words(words, goal.low, goal.high)
            row = words(f"attribute-{line.subject}")
            return words("score-goal", row=row, have=line.have, goal=wanted)
        if line.part == CLASS_DICE:
            color = words(f"color-{line.subject}")
            return words("score-class-color", count=line.have, color=color)
        if line.part == ALIGNMENT:
            name = name_of(words, cards, "alignment", line.subject)
            place = place_words(words, hero.row, hero.column)
            return words("score-alignment", name=name, place=place)
        if line.part == BACKSTORY:
            return words("score-backstory", count=line.have)
        if line.part == ARMOR_SETS:
            return self.of_armor(line)
        if line.part == GOLD_STARS:
            return words("score-gold", gold=words("gold-count", count=line.have))
        return self.of_trait(line, effect)

    def of_armor(self, line: Line) -> str:
        hero = self.hero
        for armor in self.cards.armor_sets:
            if armor.slug == line.subject:
                own = NONE if hero.hero_class == NONE else self.cards.classes[hero.hero_class].color
                return self.words(
                    "score-armor",
                    set=set_name(self.words, armor.slug),
                    pieces=self.words("piece-count", count=line.have),
                    bonus="yes" if own in armor.colors else "no",
                )
        return self.words("line-larger")

    # Traits

    def of_trait(self, line: Line, number: int) -> str:
        card = next(card for card in self.cards.market if card.slug == line.subject)
        effects = [each for each in card.effects if isinstance(each, e.StarsPer | e.StarsIf)]
        effect = effects[number]
        if isinstance(effect, e.StarsPer):
            told = self.count(effect.what, line.have)
        else:
            told = self.condition(effect.condition, line.have)
        name = name_of(self.words, self.cards, "card", card.slug)
        return self.words("score-trait", card=name, reason=told)

    def count(self, what: e.Count, have: int) -> str:
        """What a trait counts: `Weapons: 2`."""
        words = self.words
        match what:
            case e.CardsOf():
                counted = words(f"kinds-{CARD_KINDS[what.kind]}")
            case e.GoldHeld():
                counted = words("term-gold")
            case e.DiceOf():
                counted = words("score-dice-of", color=words(f"color-{COLOR_NAMES[what.color]}"))
            case e.GoalsMet():
                counted = words("part-goals")
            case _:
                assert_never(what)
        return words("score-count", what=counted, count=have)

    def condition(self, condition: e.Condition, have: int) -> str:
        """What a condition looked at, and what it needs."""
        match condition:
            case e.PipsAtMost():
                return self.needed(self.pips(condition.row, have), f"≤ {condition.pips}")
            case e.PipsAtLeast():
                return self.needed(self.pips(condition.row, have), f"≥ {condition.pips}")
            case e.GoalMet():
                row = self.words(f"attribute-{ATTRIBUTES[condition.row]}")
                return self.words("score-goal-met", row=row, met="yes" if have else "no")
            case e.AtLeast():
                return self.needed(self.count(condition.what, have), str(condition.number))
            case e.SameColor():
                found = self.words("score-same-color", count=have)
                return self.needed(found, str(condition.dice))
            case e.FewerCards():
                return self.words("score-cards", count=have)
            case e.TokenInRow():
                return self.toward(GRID_ROWS, have, condition.row)
            case e.TokenInColumn():
                return self.toward(GRID_COLUMNS, have, condition.column)
            case _:
                assert_never(condition)

    def pips(self, row: int, have: int) -> str:
        name = self.words(f"attribute-{ATTRIBUTES[row]}")
        return self.words("score-count", what=name, count=have)

    def toward(self, names: tuple[str, ...], have: int, wanted: int) -> str:
        found, needed = (self.words(f"direction-{names[at]}") for at in (have, wanted))
        return self.needed(found, needed)

    def needed(self, have: str, wanted: str) -> str:
        return self.words("score-needed", have=have, needed=wanted)

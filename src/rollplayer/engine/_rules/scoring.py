"""R8, final scoring, as a scorecard: one line for every reason a star is counted or missed.

Scoring looks at heroes, not at a game, so that a sheet from a real table is counted by the very
same rules, and at any moment of a game (R11.30).
"""

from itertools import combinations
from typing import Final, NamedTuple

from rollplayer.engine._cards.effects import (
    Effect,
    FewerCards,
    LargerArmorSet,
    StarsIf,
    StarsPer,
)
from rollplayer.engine._cards.facts import WEAPON, Card, CardSet
from rollplayer.engine._dice import ATTRIBUTES, COLOR_NAMES, NO_COLOR, color_of
from rollplayer.engine._rules.scored_hero import ScoredHero, class_color, dice_of
from rollplayer.engine._rules.scoring_words import CONDITION_RULES, count
from rollplayer.engine._state import NONE, Hero, Seat

GOALS: Final = "goals"
CLASS_DICE: Final = "class_color"
ALIGNMENT: Final = "alignment"
BACKSTORY: Final = "backstory"
ARMOR_SETS: Final = "armor"
TRAITS: Final = "traits"
GOLD_STARS: Final = "gold"
PARTS: Final = (GOALS, CLASS_DICE, ALIGNMENT, BACKSTORY, ARMOR_SETS, TRAITS, GOLD_STARS)

BACKSTORY_STARS: Final = (0, 0, 1, 1, 3, 3, 6)  # R8.4, by matches
GOLD_PER_STAR: Final = 8  # R8.7
CLASS_BONUS: Final = 1  # R8.5

# R9.7: the least stars of each rank.
RANKS: Final = (
    (38, "true-hero"),
    (34, "clan-leader"),
    (30, "luminary"),
    (26, "adventurer"),
    (22, "hireling"),
)
LOWEST_RANK: Final = "npc"


class Line(NamedTuple):
    """A reason for stars: the rule, the part of the score, what was counted, and how much of it.

    `have` is what the hero has (a total, matches, pieces, pips, gold, 1 for a condition that
    holds); what it is measured against stands on the card named by `subject`.
    """

    rule: str
    part: str
    subject: str
    have: int
    stars: int


class Scorecard(NamedTuple):
    """All lines of one hero, and the weapons left out because they cost stars (R11.21)."""

    lines: tuple[Line, ...]
    dropped: tuple[Card, ...]
    rank: str | None

    def part(self, part: str) -> int:
        return sum(line.stars for line in self.lines if line.part == part)

    @property
    def total(self) -> int:
        return sum(line.stars for line in self.lines)


def scorecards(cards: CardSet, heroes: list[Hero], solo: bool) -> list[Scorecard]:
    """The scorecards of a whole table."""
    return [scorecard(cards, heroes, seat, solo) for seat in range(len(heroes))]


def scorecard(cards: CardSet, heroes: list[Hero], seat: int, solo: bool) -> Scorecard:
    """The scorecard of one hero at its table."""
    most = 0
    for place, hero in enumerate(heroes):
        if place != seat:
            most = max(most, len(hero.cards))
    return score_hero(cards, heroes[seat], most, solo)


def score_hero(cards: CardSet, hero: Hero, most_cards_elsewhere: int, solo: bool) -> Scorecard:
    """R11.21: the best card over all choices of weapons to keep."""
    best: tuple[Line, ...] = ()
    best_stars = 0
    best_dropped: tuple[Card, ...] | None = None
    for dropped in weapon_drops(cards, hero):
        owned = [card for card in hero.cards if card not in dropped]
        lines = score_lines(ScoredHero(cards, hero, owned, most_cards_elsewhere, solo))
        stars = sum(line.stars for line in lines)
        if best_dropped is None or stars > best_stars:
            best, best_stars, best_dropped = lines, stars, dropped
    assert best_dropped is not None
    return Scorecard(best, best_dropped, rank_of(best_stars) if solo else None)


def weapon_drops(cards: CardSet, hero: Hero) -> list[tuple[Card, ...]]:
    """Every choice of weapons to leave out: few first, then those of high number (R11.21).

    Only a card that likes a small hand can make a drop worth stars; without one none is tried.
    """
    if not any(
        likes_few_cards(effect) for card in hero.cards for effect in cards.market[card].effects
    ):
        return [()]
    weapons = sorted(card for card in hero.cards if cards.market[card].kind == WEAPON)
    return [
        tuple(card for card in weapons if card not in keep)
        for kept in range(len(weapons), -1, -1)
        for keep in combinations(weapons, kept)
    ]


def likes_few_cards(effect: Effect) -> bool:
    return isinstance(effect, StarsIf) and isinstance(effect.condition, FewerCards)


def score_lines(scored: ScoredHero) -> tuple[Line, ...]:
    """R8.1 to R8.7."""
    lines = goal_lines(scored)
    lines += class_color_lines(scored)
    lines += alignment_lines(scored)
    lines += backstory_lines(scored)
    lines += armor_lines(scored)
    lines += trait_lines(scored)
    if scored.solo:
        gold = scored.hero.gold
        lines.append(Line("R8.7", GOLD_STARS, "gold", gold, gold // GOLD_PER_STAR))
    return tuple(lines)


# R8.1 ------------------------------------------------------------------------------------------


def goal_lines(scored: ScoredHero) -> list[Line]:
    return [
        Line("R8.1", GOALS, ATTRIBUTES[row], reached.total, reached.stars)
        for row, reached in enumerate(scored.reached)
    ]


# R8.2 to R8.5 ----------------------------------------------------------------------------------


def class_color_lines(scored: ScoredHero) -> list[Line]:
    color = class_color(scored)
    if color == NO_COLOR:
        return []
    dice = dice_of(scored.hero, color)
    return [Line("R8.2", CLASS_DICE, COLOR_NAMES[color], dice, dice)]


def alignment_lines(scored: ScoredHero) -> list[Line]:
    hero = scored.hero
    if hero.alignment == NONE:
        return []
    card = scored.cards.alignments[hero.alignment]
    stars = card.grid[hero.row][hero.column]
    return [Line("R8.3", ALIGNMENT, card.slug, stars, stars)]


def backstory_lines(scored: ScoredHero) -> list[Line]:
    hero = scored.hero
    if hero.backstory == NONE:
        return []
    card = scored.cards.backstories[hero.backstory]
    matches = sum(
        1
        for die, color in zip(hero.dice, card.colors, strict=True)
        if die and color != NO_COLOR and color_of(die) == color
    )
    return [Line("R8.4", BACKSTORY, card.slug, matches, BACKSTORY_STARS[matches])]


def armor_lines(scored: ScoredHero) -> list[Line]:
    """R8.5: a line for each set begun, and one for what a larger set adds."""
    market = scored.cards.market
    color = class_color(scored)
    lines = []
    gains = [0]
    larger = sum(effect.by for effect in scored.effects if isinstance(effect, LargerArmorSet))
    for index, armor in enumerate(scored.cards.armor_sets):
        pieces = sum(1 for card in scored.owned if market[card].armor_set == index)
        if pieces:
            stars = armor.stars[min(pieces, len(armor.stars)) - 1]
            bonus = CLASS_BONUS if color in armor.colors else 0
            lines.append(Line("R8.5", ARMOR_SETS, armor.slug, pieces, stars + bonus))
            grown = min(pieces + larger, len(armor.stars))
            gains.append(armor.stars[grown - 1] - stars)
    if larger:
        lines.append(Line("R8.5", ARMOR_SETS, "larger-set", max(gains), max(gains)))
    return lines


# R8.6 ------------------------------------------------------------------------------------------


def trait_lines(scored: ScoredHero) -> list[Line]:
    lines = []
    for index in scored.owned:
        card = scored.cards.market[index]
        for effect in card.effects:
            if isinstance(effect, StarsPer):
                have = count(scored, effect.what)
                stars = effect.stars * (have // effect.each)
                if effect.at_most:
                    stars = min(stars, effect.at_most)
                lines.append(Line("R8.6", TRAITS, card.slug, have, stars))
            elif isinstance(effect, StarsIf):
                row = CONDITION_RULES[type(effect.condition)]
                have = row.measure(scored, effect.condition)
                stars = effect.stars if row.holds(scored, effect.condition, have) else 0
                lines.append(Line("R8.6", TRAITS, card.slug, have, stars))
    return lines


# R8.8, R9.7 ------------------------------------------------------------------------------------


def rank_of(stars: int) -> str:
    for least, name in RANKS:
        if stars >= least:
            return name
    return LOWEST_RANK


def winners(cards: CardSet, heroes: list[Hero], table: list[Scorecard]) -> list[Seat]:
    """Most stars; then most gold; then fewest dice in the class color; then shared."""
    standing = []
    for hero, card in zip(heroes, table, strict=True):
        color = NO_COLOR if hero.hero_class == NONE else cards.classes[hero.hero_class].color
        standing.append((card.total, hero.gold, -dice_of(hero, color)))
    best = max(standing)
    return [Seat(seat) for seat, place in enumerate(standing) if place == best]

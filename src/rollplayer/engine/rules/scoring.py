"""R8, final scoring, as a scorecard: one line for every reason a star is counted or missed.

Scoring looks at heroes, not at a game, so that a sheet from a real table is counted by the very
same rules, and at any moment of a game (R11.30).
"""

from itertools import combinations
from typing import Final, NamedTuple

from rollplayer.engine.cards.effects import (
    CLASS_COLOR,
    AtLeast,
    CardsOf,
    Condition,
    Count,
    DiceCountMore,
    DiceOf,
    Effect,
    FewerCards,
    GoalMet,
    GoalsMet,
    GoldHeld,
    LargerArmorSet,
    PipsAtLeast,
    PipsAtMost,
    RowsCountMore,
    SameColor,
    StarsIf,
    StarsPer,
    TokenInRow,
)
from rollplayer.engine.cards.facts import TRAIT, WEAPON, CardSet
from rollplayer.engine.dice import ATTRIBUTES, COLOR_NAMES, ROWS, color_of, value_of
from rollplayer.engine.state import NONE, Hero

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
    dropped: tuple[int, ...]
    rank: str | None

    def part(self, part: str) -> int:
        return sum(line.stars for line in self.lines if line.part == part)

    @property
    def total(self) -> int:
        return sum(line.stars for line in self.lines)


class View:
    """A hero as scoring sees it: with some of its weapons, among the others at the table."""

    __slots__ = ("cards", "effects", "hero", "met", "most_cards_elsewhere", "owned", "solo")

    def __init__(
        self, cards: CardSet, hero: Hero, owned: list[int], most_cards_elsewhere: int, solo: bool
    ) -> None:
        self.cards = cards
        self.hero = hero
        self.owned = owned
        self.most_cards_elsewhere = most_cards_elsewhere
        self.solo = solo
        effects: list[Effect] = []
        for card in owned:
            effects += cards.market[card].effects
        self.effects = effects
        self.met = [False] * 6  # which goals are met, once R8.1 is counted


def scorecards(cards: CardSet, heroes: list[Hero], solo: bool) -> list[Scorecard]:
    """The scorecards of a whole table."""
    owned = [len(hero.cards) for hero in heroes]
    return [
        score_hero(cards, hero, max((*owned[:seat], *owned[seat + 1 :]), default=0), solo)
        for seat, hero in enumerate(heroes)
    ]


def score_hero(cards: CardSet, hero: Hero, most_cards_elsewhere: int, solo: bool) -> Scorecard:
    """R11.21: the best card over all choices of weapons to keep."""
    best: tuple[Line, ...] = ()
    best_stars = 0
    best_dropped: tuple[int, ...] | None = None
    for dropped in weapon_drops(cards, hero):
        owned = [card for card in hero.cards if card not in dropped]
        lines = score_lines(View(cards, hero, owned, most_cards_elsewhere, solo))
        stars = sum(line.stars for line in lines)
        if best_dropped is None or stars > best_stars:
            best, best_stars, best_dropped = lines, stars, dropped
    assert best_dropped is not None
    return Scorecard(best, best_dropped, rank(best_stars) if solo else None)


def weapon_drops(cards: CardSet, hero: Hero) -> list[tuple[int, ...]]:
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


def score_lines(view: View) -> tuple[Line, ...]:
    """R8.1 to R8.7. The goals come first: traits ask which are met (R8.6)."""
    lines = goal_lines(view)
    lines += class_color_lines(view)
    lines += alignment_lines(view)
    lines += backstory_lines(view)
    lines += armor_lines(view)
    lines += trait_lines(view)
    if view.solo:
        gold = view.hero.gold
        lines.append(Line("R8.7", GOLD_STARS, "gold", gold, gold // GOLD_PER_STAR))
    return tuple(lines)


# R8.1 ------------------------------------------------------------------------------------------


def goal_lines(view: View) -> list[Line]:
    hero, cards = view.hero, view.cards
    if hero.hero_class == NONE:
        return []
    goals = cards.classes[hero.hero_class].goals
    lines = []
    for row in ROWS:
        goal = goals[row]
        total = pips(hero, row) + modifier(view, row)
        most = total + extra(view, row)
        view.met[row] = total <= goal.high and most >= goal.low
        # A weapon counts as much of its extra as the goal asks for, and no more.
        shown = min(max(total, goal.low), most) if view.met[row] else total
        stars = goal.stars if view.met[row] else 0
        lines.append(Line("R8.1", GOALS, ATTRIBUTES[row], shown, stars))
    return lines


def pips(hero: Hero, row: int) -> int:
    """The bare dice of a row: no race, no weapon (R8.6)."""
    return sum(value_of(die) for die in hero.dice[row * 3 : row * 3 + 3])


def modifier(view: View, row: int) -> int:
    """What the race adds to a row's total or takes from it."""
    race = view.hero.race
    return 0 if race == NONE else view.cards.races[race].modifiers[row]


def extra(view: View, row: int) -> int:
    """How much more weapons let a row's total count, at will."""
    more = 0
    for effect in view.effects:
        if isinstance(effect, DiceCountMore):
            color = class_color(view) if effect.color == CLASS_COLOR else effect.color
            dice = view.hero.dice[row * 3 : row * 3 + 3]
            more += effect.by * sum(1 for die in dice if die and color_of(die) == color)
        elif isinstance(effect, RowsCountMore) and row in effect.rows:
            more += effect.by
    return more


def class_color(view: View) -> int:
    hero_class = view.hero.hero_class
    return NONE if hero_class == NONE else view.cards.classes[hero_class].color


# R8.2 to R8.5 ----------------------------------------------------------------------------------


def dice_of(hero: Hero, color: int) -> int:
    return sum(1 for die in hero.dice if die and color_of(die) == color)


def class_color_lines(view: View) -> list[Line]:
    color = class_color(view)
    if color == NONE:
        return []
    dice = dice_of(view.hero, color)
    return [Line("R8.2", CLASS_DICE, COLOR_NAMES[color], dice, dice)]


def alignment_lines(view: View) -> list[Line]:
    hero = view.hero
    if hero.alignment == NONE:
        return []
    card = view.cards.alignments[hero.alignment]
    stars = card.grid[hero.row][hero.column]
    return [Line("R8.3", ALIGNMENT, card.slug, stars, stars)]


def backstory_lines(view: View) -> list[Line]:
    hero = view.hero
    if hero.backstory == NONE:
        return []
    card = view.cards.backstories[hero.backstory]
    matches = sum(
        1
        for die, color in zip(hero.dice, card.colors, strict=True)
        if die and color != NONE and color_of(die) == color
    )
    return [Line("R8.4", BACKSTORY, card.slug, matches, BACKSTORY_STARS[matches])]


def armor_lines(view: View) -> list[Line]:
    """R8.5: a line for each set begun, and one for what a larger set adds."""
    market = view.cards.market
    color = class_color(view)
    lines = []
    gains = [0]
    larger = sum(effect.by for effect in view.effects if isinstance(effect, LargerArmorSet))
    for index, armor in enumerate(view.cards.armor_sets):
        pieces = sum(1 for card in view.owned if market[card].armor_set == index)
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


def trait_lines(view: View) -> list[Line]:
    lines = []
    for index in view.owned:
        card = view.cards.market[index]
        for effect in card.effects:
            if isinstance(effect, StarsPer):
                have = count(view, effect.what)
                stars = effect.stars * (have // effect.each)
                if effect.at_most:
                    stars = min(stars, effect.at_most)
                lines.append(Line("R8.6", TRAITS, card.slug, have, stars))
            elif isinstance(effect, StarsIf):
                holds = is_met(view, effect.condition)
                have = measure(view, effect.condition)
                lines.append(Line("R8.6", TRAITS, card.slug, have, effect.stars if holds else 0))
            elif card.kind == TRAIT:
                continue  # a passive on a trait scores nothing
    return lines


def count(view: View, what: Count) -> int:
    if isinstance(what, CardsOf):
        market = view.cards.market
        return sum(1 for card in view.owned if market[card].kind == what.kind)
    if isinstance(what, GoldHeld):
        return view.hero.gold
    if isinstance(what, DiceOf):
        return dice_of(view.hero, what.color)
    assert isinstance(what, GoalsMet)
    return sum(view.met)


def measure(view: View, condition: Condition) -> int:
    """The number a condition looks at."""
    hero = view.hero
    if isinstance(condition, PipsAtMost | PipsAtLeast):
        return pips(hero, condition.row)
    if isinstance(condition, GoalMet):
        return int(view.met[condition.row])
    if isinstance(condition, AtLeast):
        return count(view, condition.what)
    if isinstance(condition, TokenInRow):
        return hero.row
    if isinstance(condition, SameColor):
        own = class_color(view)
        return max(dice_of(hero, color) for color in range(7) if color != own)
    if isinstance(condition, FewerCards):
        return len(view.owned)
    return hero.column


def is_met(view: View, condition: Condition) -> bool:
    have = measure(view, condition)
    if isinstance(condition, PipsAtMost):
        return have <= condition.pips
    if isinstance(condition, PipsAtLeast):
        return have >= condition.pips
    if isinstance(condition, GoalMet):
        return have == 1
    if isinstance(condition, AtLeast):
        return have >= condition.number
    if isinstance(condition, SameColor):
        return have >= condition.dice
    if isinstance(condition, FewerCards):
        if view.solo:
            return have <= condition.solo_at_most
        return have < view.most_cards_elsewhere
    token = condition.row if isinstance(condition, TokenInRow) else condition.column
    return view.hero.alignment != NONE and have == token


# R8.8, R9.7 ------------------------------------------------------------------------------------


def rank(stars: int) -> str:
    for least, name in RANKS:
        if stars >= least:
            return name
    return LOWEST_RANK


def winners(cards: CardSet, heroes: list[Hero], table: list[Scorecard]) -> list[int]:
    """Most stars; then most gold; then fewest dice in the class color; then shared."""
    standing = []
    for hero, card in zip(heroes, table, strict=True):
        color = NONE if hero.hero_class == NONE else cards.classes[hero.hero_class].color
        standing.append((card.total, hero.gold, -dice_of(hero, color)))
    best = max(standing)
    return [seat for seat, place in enumerate(standing) if place == best]

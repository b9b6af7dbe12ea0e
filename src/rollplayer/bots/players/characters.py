"""Characters: a taste that any level but the random one can play with, such as `adept:gambler`.

A level says what each move is worth. A character adds stars for what it likes, and takes the move
that looks best then. It knows no more than its level does; its taste costs it a few stars.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from rollplayer.bots.bot import FULL, Budget, Thinker, best_of
from rollplayer.engine import Hero, State, do_move
from rollplayer.engine.cards import (
    ARMOR,
    ActionWhenRowFilled,
    BuysRevealed,
    MarketCard,
    RerollsCenter,
    StarsIf,
    TakesAction,
)
from rollplayer.engine.terms import (
    ALIGN,
    BUY,
    INT,
    PLACE,
    REROLL,
    REROLL_CENTER,
    START,
    TAKE,
    USE,
    WIS,
    Move,
    first,
    kind_of,
    second,
)

# Stars that a move is worth to a character beyond what it brings.
Taste = Callable[[State, int, Move], float]

CARD: Final = 0.9  # a collector's joy in any card,
SET_PIECE: Final = 0.8  # ... in one more piece of an armor set,
COIN: Final = 0.25  # ... and in each gold to pay for them
CELL_STAR: Final = 1.0  # what a star of the alignment card counts for a zealot beyond itself,
STEP: Final = 0.8  # ... a step closer to the best cell,
WISDOM: Final = 0.6  # ... and a die in Wisdom that allows one
REROLL_OF_DIE: Final = 1.5  # a gambler's thrill at a reroll,
REROLL_OF_CENTER: Final = 0.5  # ... at the center rerolled,
INTELLIGENCE: Final = 0.6  # ... at a die in Intelligence, which allows a reroll,
SKILL_OF_CHANCE: Final = 1.5  # ... at a card that brings more chance,
BET: Final = 0.6  # ... and at a trait that pays all or nothing


def likes_cards(state: State, seat: int, move: Move) -> float:
    """The collector: any card is welcome, most of all the next piece of a set, and so is gold."""
    kind = kind_of(move)
    if kind == TAKE:
        return COIN * state.center_gold[first(move) - 1]
    if kind != BUY:
        return 0.0
    market = state.options.cards.market
    card = market[first(move)]
    owned = {market[each].armor_set for each in state.heroes[seat].cards}
    return CARD + SET_PIECE * (card.kind == ARMOR and card.armor_set in owned)


def likes_alignment(state: State, seat: int, move: Move) -> float:
    """The zealot: toward the best cell of the alignment card, whatever else it costs."""
    hero = state.heroes[seat]
    kind = kind_of(move)
    if kind == PLACE and first(move) == WIS:
        return WISDOM * (steps_to_best(state, hero) > 0)
    if kind == START and second(move) == WIS:
        return -WISDOM  # a starting die there moves nothing
    if kind not in (ALIGN, BUY, USE):
        return 0.0
    copy = state.clone()
    do_move(copy, seat, move)
    return devotion(copy, copy.heroes[seat]) - devotion(state, hero)


def devotion(state: State, hero: Hero) -> float:
    """What a zealot feels about the place of its token."""
    cell = state.options.cards.alignments[hero.alignment].grid[hero.row][hero.column]
    return CELL_STAR * cell - STEP * steps_to_best(state, hero)


def steps_to_best(state: State, hero: Hero) -> int:
    """How far the token is from the nearest of the best cells."""
    grid = state.options.cards.alignments[hero.alignment].grid
    best = max(max(row) for row in grid)
    return min(
        abs(row - hero.row) + abs(column - hero.column)
        for row, cells in enumerate(grid)
        for column, stars in enumerate(cells)
        if stars == best
    )


def likes_chance(state: State, seat: int, move: Move) -> float:
    """The gambler: rather a roll of the die than a sure thing, and all or nothing."""
    kind = kind_of(move)
    if kind == REROLL:
        return REROLL_OF_DIE
    if kind == REROLL_CENTER:
        return REROLL_OF_CENTER
    if kind == PLACE:
        return INTELLIGENCE * (first(move) == INT)
    if kind == START:
        return -INTELLIGENCE * (second(move) == INT)  # it allows no reroll
    if kind in (BUY, USE):
        return thrill(state.options.cards.market[first(move)])
    return 0.0


def thrill(card: MarketCard) -> float:
    """What a card has for a gambler: rerolls, cards turned over unseen, bets."""
    stars = 0.0
    for effect in card.effects:
        if isinstance(effect, RerollsCenter | BuysRevealed) or (
            isinstance(effect, TakesAction | ActionWhenRowFilled) and effect.action == INT
        ):
            stars += SKILL_OF_CHANCE
        elif isinstance(effect, StarsIf):
            stars += BET
    return stars


CHARACTERS: Final[Mapping[str, Taste]] = {
    "collector": likes_cards,
    "zealot": likes_alignment,
    "gambler": likes_chance,
}


@dataclass(frozen=True)
class Character:
    """A level that plays with a character."""

    level: Thinker
    character: str

    @property
    def name(self) -> str:
        return f"{self.level.name}:{self.character}"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        before = random.getstate()
        values = self.values(state, seat, moves, random, budget)
        if values:
            return best_of(moves, values)
        random.setstate(before)
        return self.level.choose(state, seat, moves, random, budget)

    def values(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> list[float]:
        """What the level thinks of each move, and what the character likes about it."""
        values = self.level.values(state, seat, moves, random, budget)
        taste = CHARACTERS[self.character]
        return [
            value + taste(state, seat, move)
            for move, value in zip(moves, values, strict=bool(values))
        ]

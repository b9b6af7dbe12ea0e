"""Which events earned each line of a final score.

The game is played through once more, and what counts is what changed on a hero from one event to
the next. So nothing here knows a verb, and a new one needs no line.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rollplayer.engine import Hero, State
from rollplayer.engine.cards import CardSet, LargerArmorSet
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
from rollplayer.engine.terms import (
    ATTRIBUTES,
    COLOR_NAMES,
    NONE,
    ROWS,
    SPACES,
    SPACES_IN_ROW,
    Die,
    color_of,
)
from rollplayer.notation.record import step
from rollplayer.server.table.event_log import Game

NEVER: Final = 0  # events are numbered from 1


class Way(NamedTuple):
    """How a die got where it lies: the events that brought it to the sheet and to its space."""

    came: int
    here: int


class Deeds:
    """The events that changed one hero, as far as stars come from the change."""

    def __init__(self) -> None:
        self.rows: list[set[int]] = [set() for _ in ROWS]
        self.ways = [Way(NEVER, NEVER)] * SPACES
        self.steps: set[int] = set()  # of the alignment token
        self.gains: set[int] = set()  # of gold
        self.bought: dict[int, int] = {}  # by card

    def note(self, event: int, before: Hero, after: Hero) -> None:
        """Remembers what an event changed."""
        if after.gold > before.gold:
            self.gains.add(event)
        if (after.row, after.column) != (before.row, before.column):
            self.steps.add(event)
        for card in after.cards:
            if card not in before.cards:
                self.bought[card] = event
        if after.dice != before.dice:
            self.note_dice(event, before.dice, after.dice)

    def note_dice(self, event: int, before: list[Die], after: list[Die]) -> None:
        for row in ROWS:
            cut = slice(row * SPACES_IN_ROW, (row + 1) * SPACES_IN_ROW)
            if sorted(before[cut]) != sorted(after[cut]):
                self.rows[row].add(event)
        changed = [space for space in range(SPACES) if before[space] != after[space]]
        left = {space: before[space] for space in changed if before[space]}
        ways = self.ways[:]
        for space in changed:
            old = source(left, space, after[space])
            if not after[space]:
                ways[space] = Way(NEVER, NEVER)
            elif old != space:
                ways[space] = Way(event if old is None else self.ways[old].came, event)
        self.ways = ways


def source(left: dict[int, Die], space: int, die: Die) -> int | None:
    """The space that a die comes from, which is then taken from those left; None: a new die.

    A die that lay elsewhere on the sheet was moved; one that is only turned stays where it was.
    """
    for other, old in left.items():
        if old == die:
            del left[other]
            return other
    if die and space in left and color_of(left[space]) == color_of(die):
        del left[space]
        return space
    return None


def earned(game: Game, event: int, scores: Iterable[Scorecard]) -> list[list[list[int]]]:
    """By seat and score line: the events, in their order, that led to it."""
    final, deeds = play_through(game, event)
    cards = final.options.cards
    return [
        [sorted(causes(cards, hero, deed, line)) for line in card.lines]
        for hero, deed, card in zip(final.heroes, deeds, scores, strict=True)
    ]


def play_through(game: Game, event: int) -> tuple[State, list[Deeds]]:
    state = game.first
    deeds = [Deeds() for _ in state.heroes]
    for number in game.standing_at(event):
        after = step(state, game.read(number))
        for deed, before, hero in zip(deeds, state.heroes, after.heroes, strict=True):
            deed.note(number, before, hero)
        state = after
    return state, deeds


def causes(cards: CardSet, hero: Hero, deeds: Deeds, line: Line) -> set[int]:
    """The events behind one line. For a card that scores by itself it is the purchase."""
    part, subject = line.part, line.subject
    if part == GOALS:
        return deeds.rows[ATTRIBUTES.index(subject)]
    if part == CLASS_DICE:
        color = COLOR_NAMES.index(subject)
        found = {way.came for die, way in lying(hero, deeds) if color_of(die) == color}
    elif part == BACKSTORY:
        found = {deeds.ways[space].here for space in matching(cards, hero)}
    elif part == ALIGNMENT:
        return deeds.steps
    elif part == GOLD_STARS:
        return deeds.gains
    else:
        wanted = armor(cards, subject) if part == ARMOR_SETS else named(cards, subject)
        found = {deeds.bought.get(card, NEVER) for card in hero.cards if card in wanted}
    return found - {NEVER}  # what a game that was begun in the middle had already


def lying(hero: Hero, deeds: Deeds) -> list[tuple[Die, Way]]:
    return [(die, way) for die, way in zip(hero.dice, deeds.ways, strict=True) if die]


def matching(cards: CardSet, hero: Hero) -> list[int]:
    """The spaces whose die has the color that the backstory wants (R8.4)."""
    wanted = cards.backstories[hero.backstory].colors
    return [
        space
        for space, die in enumerate(hero.dice)
        if die and wanted[space] != NONE and color_of(die) == wanted[space]
    ]


def armor(cards: CardSet, subject: str) -> set[int]:
    """The pieces of a set; of `larger-set` the cards that make sets count as larger (R8.5)."""
    for index, armor_set in enumerate(cards.armor_sets):
        if armor_set.slug == subject:
            return {at for at, card in enumerate(cards.market) if card.armor_set == index}
    return {
        at
        for at, card in enumerate(cards.market)
        if any(isinstance(effect, LargerArmorSet) for effect in card.effects)
    }


def named(cards: CardSet, subject: str) -> set[int]:
    return {at for at, card in enumerate(cards.market) if card.slug == subject}

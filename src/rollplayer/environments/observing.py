"""What a seat sees, as bytes: one writer for all environments.

The table comes first, then one block per hero: the observer's own, then the others clockwise. So a
game of fewer seats is a beginning of the longest observation. Everything is a small number that is
never negative: 1 for "yes", a count, a value, or a place. `observation_names` names every position
(`naming.py`), and the golden file keeps them as they are.

Nothing here depends on NumPy, so that mypyc compiles it with the rules. The bytes go into a `vec`
of `librt`, the one array that compiled code writes without a call: all of it takes 1 microsecond
where a bytearray takes 8. The caller brings a fresh one of zeros, and only what is not zero is
written.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from rollplayer.engine import Hero, State, turn
from rollplayer.engine.cards import Card, CardSet
from rollplayer.engine.terms import (
    NO_DIE,
    NONE,
    PROMPTS,
    BuyRevealed,
    Die,
    KeepValue,
    PlaceDie,
    PlaceStarting,
    Prompt,
)
from rollplayer.environments.catalogue import CARD_SLOTS, CLASS_SLOTS, SEATS

VERSION: Final = 1
MOST: Final = 255  # in one byte
OPEN_END: Final = 30  # the upper end of a goal such as 14+, out of reach of three dice
GRID_SHIFT: Final = 3  # an alignment card costs at most 3 stars

# The decisions there are, in a frozen order.
DECISIONS: Final = (
    "race",
    "class",
    "place-starting",
    "order",
    "take",
    "place",
    "action",
    "keep",
    "ability",
    "return",
    "market",
    "offer-reveal",
    "buy-revealed",
    "buy-discarded",
    "refresh",
    "last-call",
)
DECISION_OF: Final[dict[type[Prompt], int]] = {
    PROMPTS[kind]: place for place, kind in enumerate(DECISIONS)
}

# The table: where each part begins.
PHASE: Final = 0
ROUND: Final = PHASE + 6
TO_MOVE: Final = ROUND + 1
STARTS: Final = TO_MOVE + SEATS
DECISION: Final = STARTS + SEATS
IN_HAND: Final = DECISION + 16  # dice to be placed: how many of each color and value
REROLLED: Final = IN_HAND + 42  # the space of the die whose value is chosen
REVEALED: Final = REROLLED + 18  # the card turned over for a buyer
CENTER: Final = REVEALED + CARD_SLOTS
CENTER_CARD: Final = 10  # there, seven colors, value, gold
MARKET: Final = CENTER + 5 * CENTER_CARD  # the place from the left, from 1
DISCARD: Final = MARKET + CARD_SLOTS
DECK: Final = DISCARD + CARD_SLOTS  # 1: in the pile that is drawn from, 2: in a later one
BAG: Final = DECK + CARD_SLOTS
TABLE: Final = BAG + 7

# A hero: where each part begins.
DICE: Final = 0
DIE: Final = 8  # seven colors, value
ROWS: Final = DICE + 18 * DIE
ROW: Final = 5  # pips, free spaces, lowest and highest pips of the goal, its stars
WISHES: Final = ROWS + 6 * ROW  # the color that the backstory wants on each space
MATCHES: Final = WISHES + 18 * 7
GRID: Final = MATCHES + 18  # stars plus 3
TOKEN: Final = GRID + 9
GOLD_HELD: Final = TOKEN + 9
CHARISMA: Final = GOLD_HELD + 1
INITIATIVE: Final = CHARISMA + 1
PLACED: Final = INITIATIVE + 5
CLASS: Final = PLACED + 6
CLASS_COLOR: Final = CLASS + CLASS_SLOTS
OWNED: Final = CLASS_COLOR + 6
SPENT: Final = OWNED + CARD_SLOTS  # not to be used before the next round
HERO: Final = SPENT + CARD_SLOTS


def width(players: int) -> int:
    """How long the observation of a game is."""
    return TABLE + players * HERO


def zeros(length: int) -> vec[u8]:
    """Bytes to write into."""
    return vec[u8](bytes(length))


class Slate:
    """Bytes that are wiped and written again. What the last wipe gave is then overwritten.

    An array that is new every time has memory that nobody touched before: for one game that takes
    twice as long as the writing, for 256 games longer than all of it.
    """

    __slots__ = ("blank", "room")

    def __init__(self, length: int) -> None:
        self.blank: bytes = bytes(length)
        self.room: vec[u8] = vec[u8](capacity=length)  # empty: `extend` writes behind its end

    def __reduce__(self) -> tuple[object, ...]:
        return Slate, (len(self.blank),)

    def wiped(self) -> vec[u8]:
        return extend(self.room, self.blank)


# What never changes ----------------------------------------------------------------------------


class BoxBytes:
    """The cards of a box: goals by race and class, the wishes of backstories, alignment grids."""

    __slots__ = ("goals", "grids", "wishes")

    def __init__(self, cards: CardSet) -> None:
        modifiers = [race.modifiers for race in cards.races]
        modifiers.append((0,) * 6)  # found at NONE, the last place
        self.goals: list[list[vec[u8]]] = [
            [goal_bytes(cards, number, more) for number in range(len(cards.classes))]
            for more in modifiers
        ]
        # By space: the color and 1, or 0
        self.wishes: list[vec[u8]] = [
            vec[u8](bytes(color + 1 for color in card.colors)) for card in cards.backstories
        ]
        self.grids: list[vec[u8]] = [
            vec[u8](bytes(stars + GRID_SHIFT for row in card.grid for stars in row))
            for card in cards.alignments
        ]


def goal_bytes(cards: CardSet, hero_class: int, modifiers: tuple[int, ...]) -> vec[u8]:
    """The goals of a class in pips, after the modifiers of a race."""
    found: list[int] = []
    for row, goal in enumerate(cards.classes[hero_class].goals):
        low = max(0, goal.low - modifiers[row])
        high = max(0, min(goal.high, OPEN_END) - modifiers[row])
        found += [low, high, goal.stars]
    return vec[u8](bytes(found))


@lru_cache(maxsize=16)
def box_bytes(cards: CardSet) -> BoxBytes:
    return BoxBytes(cards)


# Writing ---------------------------------------------------------------------------------------


def observe(box: BoxBytes, state: State, seat: int, out: vec[u8], at: i64) -> None:
    """Writes what a seat sees into zeros, from `at` on; `box` belongs to the cards."""
    heroes = state.heroes
    players = len(heroes)
    cards = state.options.cards
    write_turn(state, seat, out, at)
    write_prompt(state, out, at)
    write_center(state, out, at)
    write_piles(state, out, at)
    begin = at + TABLE
    for place in range(players):
        hero = heroes[(seat + place) % players]
        write_dice(hero.dice, out, begin)
        write_aims(box, hero, out, begin)
        write_belongings(cards, hero, out, begin)
        begin += HERO


def write_turn(state: State, seat: int, out: vec[u8], at: i64) -> None:
    players = len(state.heroes)
    out[at + PHASE + state.phase] = 1
    out[at + ROUND] = min(state.round, MOST)
    mover = turn(state)
    if mover >= 0:  # neither chance nor nobody
        out[at + TO_MOVE + (mover - seat) % players] = 1
    if state.start != NONE:
        out[at + STARTS + (state.start - seat) % players] = 1


def write_prompt(state: State, out: vec[u8], at: i64) -> None:
    if not state.prompts:
        return
    prompt = state.prompts[-1]
    decision = DECISION_OF.get(type(prompt), -1)
    if decision < 0:
        return
    out[at + DECISION + decision] = 1
    if isinstance(prompt, PlaceStarting):
        for die in prompt.dice:
            out[at + IN_HAND + (die >> 3) * 6 + (die & 7) - 1] += 1
    elif isinstance(prompt, PlaceDie):
        out[at + IN_HAND + (prompt.die >> 3) * 6 + (prompt.die & 7) - 1] = 1
    elif isinstance(prompt, KeepValue):
        out[at + REROLLED + prompt.space] = 1
    elif isinstance(prompt, BuyRevealed):
        out[at + REVEALED + prompt.card] = 1


def write_center(state: State, out: vec[u8], at: i64) -> None:
    """The initiative cards, and the dice in the bag."""
    begin = at + CENTER
    gold = state.center_gold
    for card, die in enumerate(state.center):
        if die >= NO_DIE:
            out[begin] = 1
            out[begin + 9] = gold[card]
        if die > NO_DIE:
            out[begin + 1 + (die >> 3)] = 1
            out[begin + 8] = die & 7
        begin += CENTER_CARD
    begin = at + BAG
    for dice in state.bag:
        out[begin] = dice
        begin += 1


def write_piles(state: State, out: vec[u8], at: i64) -> None:
    place: u8 = 1
    for card in state.market:
        out[at + MARKET + card] = place
        place += 1
    mark(out, at + DISCARD, state.discard, 1)
    # Single, double, mixed: what comes first is drawn from, the others come later.
    mark(out, at + DECK, state.single, 1)
    mark(out, at + DECK, state.double, 2 if state.single else 1)
    mark(out, at + DECK, state.mixed, 2 if state.single or state.double else 1)


def mark(out: vec[u8], at: i64, pile: list[Card], value: u8) -> None:
    for card in pile:
        out[at + card] = value


def write_dice(dice: list[Die], out: vec[u8], at: i64) -> None:
    """Every die, and what the rows add up to."""
    at_die = at + DICE
    at_row = at + ROWS
    for first in range(0, 18, 3):
        pips: i64 = 0
        free: i64 = 0
        for space in range(first, first + 3):
            die: i64 = dice[space]
            if die:
                out[at_die + (die >> 3)] = 1
                out[at_die + 7] = u8(die & 7)
                pips += die & 7
            else:
                free += 1
            at_die += DIE
        out[at_row] = u8(pips)
        out[at_row + 1] = u8(free)
        at_row += ROW


def write_aims(box: BoxBytes, hero: Hero, out: vec[u8], at: i64) -> None:
    """Goals, backstory and alignment card."""
    if hero.hero_class != NONE:
        begin = at + ROWS + 2
        goals: vec[u8] = box.goals[hero.race][hero.hero_class]
        for row in range(0, 18, 3):
            out[begin] = goals[row]
            out[begin + 1] = goals[row + 1]
            out[begin + 2] = goals[row + 2]
            begin += ROW
    if hero.backstory != NONE:
        write_wishes(box.wishes[hero.backstory], hero.dice, out, at)
    if hero.alignment != NONE:
        begin = at + GRID
        grid: vec[u8] = box.grids[hero.alignment]
        for stars in grid:
            out[begin] = stars
            begin += 1


def write_wishes(wishes: vec[u8], dice: list[Die], out: vec[u8], at: i64) -> None:
    """The colors that a backstory wants, and which of them are there."""
    for space in range(18):
        wanted: i64 = i64(wishes[space]) - 1
        if wanted >= 0:
            out[at + WISHES + space * 7 + wanted] = 1
            die: i64 = dice[space]
            if die and die >> 3 == wanted:
                out[at + MATCHES + space] = 1


def write_belongings(cards: CardSet, hero: Hero, out: vec[u8], at: i64) -> None:
    """Token, gold, class and cards."""
    out[at + TOKEN + 3 * hero.row + hero.column] = 1
    out[at + GOLD_HELD] = min(hero.gold, MOST)
    out[at + CHARISMA] = hero.charisma
    if hero.initiative:
        out[at + INITIATIVE + hero.initiative - 1] = 1
    if hero.placed != NONE:
        out[at + PLACED + hero.placed] = 1
    if hero.hero_class != NONE:
        out[at + CLASS + hero.hero_class] = 1
        out[at + CLASS_COLOR + cards.classes[hero.hero_class].color] = 1
    mark(out, at + OWNED, hero.cards, 1)
    mark(out, at + SPENT, hero.exhausted, 1)
    mark(out, at + SPENT, hero.refreshed, 1)

"""What a seat sees, as bytes: one writer for all environments.

The table comes first, then one block per hero: the observer's own, then the others clockwise. So a
game of fewer seats is a beginning of the longest observation. Everything is a small number that is
never negative: 1 for "yes", a count, a value, or a place. `observation_names` names every position
(`naming.py`), and the golden file keeps them as they are.

Nothing here depends on NumPy, and the loops are plain, so that mypyc compiles them well. Bytes that
are 0 are never written: the caller brings a fresh buffer of zeros.
"""

from typing import Final

from rollplayer.engine import (
    ABSENT,
    CHANCE,
    NOBODY,
    NONE,
    PROMPTS,
    BuyRevealed,
    CardSet,
    Hero,
    KeepValue,
    PlaceDie,
    PlaceStarting,
    Prompt,
    State,
    turn,
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


def observe(state: State, seat: int, out: bytearray, at: int) -> None:
    """Writes what a seat sees into zeros, from `at` on."""
    heroes = state.heroes
    players = len(heroes)
    write_turn(state, seat, out, at)
    write_prompt(state, out, at)
    write_center(state, out, at)
    write_cards(state, out, at)
    for place in range(players):
        hero = heroes[(seat + place) % players]
        begin = at + TABLE + place * HERO
        write_sheet(state.options.cards, hero, out, begin)
        write_purse(state.options.cards, hero, out, begin)


# The table -------------------------------------------------------------------------------------


def write_turn(state: State, seat: int, out: bytearray, at: int) -> None:
    players = len(state.heroes)
    out[at + PHASE + state.phase] = 1
    out[at + ROUND] = min(state.round, MOST)
    mover = turn(state)
    if mover != NOBODY and mover != CHANCE:
        out[at + TO_MOVE + (mover - seat) % players] = 1
    if state.start != NONE:
        out[at + STARTS + (state.start - seat) % players] = 1


def write_prompt(state: State, out: bytearray, at: int) -> None:
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
        die = prompt.die
        out[at + IN_HAND + (die >> 3) * 6 + (die & 7) - 1] = 1
    elif isinstance(prompt, KeepValue):
        out[at + REROLLED + prompt.space] = 1
    elif isinstance(prompt, BuyRevealed):
        out[at + REVEALED + prompt.card] = 1


def write_center(state: State, out: bytearray, at: int) -> None:
    center = state.center
    gold = state.center_gold
    for card in range(len(center)):
        die = center[card]
        if die != ABSENT:
            begin = at + CENTER + card * CENTER_CARD
            out[begin] = 1
            if die:
                out[begin + 1 + (die >> 3)] = 1
                out[begin + 8] = die & 7
            if gold[card]:
                out[begin + 9] = gold[card]
    bag = state.bag
    for color in range(len(bag)):
        out[at + BAG + color] = bag[color]


def write_cards(state: State, out: bytearray, at: int) -> None:
    for place, card in enumerate(state.market):
        out[at + MARKET + card] = place + 1
    for card in state.discard:
        out[at + DISCARD + card] = 1
    drawn = 1
    for pile in (state.single, state.double, state.mixed):
        if pile:
            for card in pile:
                out[at + DECK + card] = drawn
            drawn = 2


# A hero ----------------------------------------------------------------------------------------


def write_sheet(cards: CardSet, hero: Hero, out: bytearray, at: int) -> None:
    """Dice, rows with their goals, and the backstory."""
    dice = hero.dice
    for space in range(18):
        die = dice[space]
        if die:
            out[at + DICE + space * DIE + (die >> 3)] = 1
            out[at + DICE + space * DIE + 7] = die & 7
    for row in range(6):
        one, two, three = dice[3 * row], dice[3 * row + 1], dice[3 * row + 2]
        begin = at + ROWS + row * ROW
        out[begin] = (one & 7) + (two & 7) + (three & 7)
        out[begin + 1] = (one == 0) + (two == 0) + (three == 0)
        if hero.hero_class != NONE:
            goal = cards.classes[hero.hero_class].goals[row]
            more = 0 if hero.race == NONE else cards.races[hero.race].modifiers[row]
            out[begin + 2] = max(0, goal.low - more)
            out[begin + 3] = max(0, min(goal.high, OPEN_END) - more)
            out[begin + 4] = goal.stars
    if hero.backstory != NONE:
        colors = cards.backstories[hero.backstory].colors
        for space in range(18):
            color = colors[space]
            if color != NONE:
                out[at + WISHES + space * 7 + color] = 1
                if dice[space] and dice[space] >> 3 == color:
                    out[at + MATCHES + space] = 1


def write_purse(cards: CardSet, hero: Hero, out: bytearray, at: int) -> None:
    """Alignment, gold, class and cards."""
    if hero.alignment != NONE:
        grid = cards.alignments[hero.alignment].grid
        for row in range(3):
            for column in range(3):
                out[at + GRID + 3 * row + column] = grid[row][column] + GRID_SHIFT
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
    for card in hero.cards:
        out[at + OWNED + card] = 1
    for card in hero.exhausted:
        out[at + SPENT + card] = 1
    for card in hero.refreshed:
        out[at + SPENT + card] = 1

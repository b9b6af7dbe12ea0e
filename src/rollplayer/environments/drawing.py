"""The table as a picture of pixels, for `rgb_array`.

A video of a learning agent needs dice, tokens and figures that can be told apart, no more; so this
draws rectangles, pips and digits itself, and no imaging library is needed for it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollplayer.engine import Hero, State, score
from rollplayer.engine.cards import ARMOR, SKILL, TRAIT, WEAPON
from rollplayer.engine.terms import ABSENT, NONE, SPACES_IN_ROW, Die, color_of, value_of

Picture = NDArray[np.uint8]
Color = tuple[int, int, int]

# Fill and ink of the dice: green, blue, red, purple, black, white, gold.
WHITE: Final = (255, 255, 255)
DARK: Final = (42, 38, 34)
DICE: Final[tuple[tuple[Color, Color], ...]] = (
    ((46, 125, 79), WHITE),
    ((43, 101, 176), WHITE),
    ((179, 51, 43), WHITE),
    ((112, 66, 156), WHITE),
    ((43, 43, 47), WHITE),
    ((246, 244, 238), DARK),
    ((217, 165, 33), DARK),
)
CARDS: Final[dict[int, Color]] = {
    WEAPON: (150, 90, 70),
    ARMOR: (110, 120, 135),
    SKILL: (70, 130, 130),
    TRAIT: (150, 130, 60),
}
PAPER: Final = (251, 248, 241)
EMPTY: Final = (226, 218, 203)
GOLD: Final = (217, 165, 33)
STAR: Final = (46, 125, 79)

DIE: Final = 24
PITCH: Final = 28
EDGE: Final = 8
HEAD: Final = EDGE + 2 * PITCH  # center and market
HERO_WIDTH: Final = 5 * PITCH + 2 * EDGE
HERO_HEIGHT: Final = 8 * PITCH + EDGE
CARD: Final = (12, 18)

# Where the pips of each face are, in quarters of a die.
PIPS: Final = (
    (),
    ((2, 2),),
    ((1, 1), (3, 3)),
    ((1, 1), (2, 2), (3, 3)),
    ((1, 1), (1, 3), (3, 1), (3, 3)),
    ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    ((1, 1), (1, 3), (2, 1), (2, 3), (3, 1), (3, 3)),
)
# Digits of 3 by 5 dots, row by row.
DIGITS: Final = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "-": "000000111000000",
}
DOT: Final = 3


def draw(state: State) -> Picture:
    """The table: center and market above, the heroes side by side below."""
    heroes = state.heroes
    width = EDGE + len(heroes) * (HERO_WIDTH + EDGE)
    picture: Picture = np.empty((HEAD + HERO_HEIGHT + EDGE, width, 3), np.uint8)
    picture[:] = WHITE
    draw_center(picture, state)
    for place, card in enumerate(state.market):
        fill = CARDS[state.options.cards.market[card].kind]
        box(picture, EDGE + place * (CARD[0] + 4), EDGE + PITCH, CARD, fill)
    stars = [card.total for card in score(state)]
    for seat, hero in enumerate(heroes):
        begin = EDGE + seat * (HERO_WIDTH + EDGE)
        box(picture, begin, HEAD, (HERO_WIDTH, HERO_HEIGHT), PAPER)
        draw_hero(picture, state, hero, begin + EDGE)
        write(picture, begin + EDGE + 3 * PITCH, HEAD + EDGE, stars[seat], STAR)
    return picture


def draw_center(picture: Picture, state: State) -> None:
    """The initiative cards that nobody has taken, each with its die; gold is a mark below."""
    for card, die in enumerate(state.center):
        if die != ABSENT:
            draw_die(picture, EDGE + card * PITCH, EDGE, die)
            if state.center_gold[card]:
                box(picture, EDGE + card * PITCH + 8, EDGE + DIE, (8, 3), GOLD)


def draw_hero(picture: Picture, state: State, hero: Hero, left: int) -> None:
    """The sheet, and beside it stars, gold and the alignment token; the cards below."""
    top = HEAD + EDGE
    for space, die in enumerate(hero.dice):
        row, place = divmod(space, SPACES_IN_ROW)
        draw_die(picture, left + place * PITCH, top + row * PITCH, die)
    write(picture, left + 3 * PITCH, top + PITCH, hero.gold, GOLD)
    for cell in range(9):
        row, column = divmod(cell, 3)
        here = (row, column) == (hero.row, hero.column) and hero.alignment != NONE
        x, y = left + 3 * PITCH + 14 * column, top + 3 * PITCH + 14 * row
        box(picture, x, y, (12, 12), DARK if here else EMPTY)
    for place, card in enumerate(hero.cards):
        line, column = divmod(place, 8)
        fill = CARDS[state.options.cards.market[card].kind]
        x, y = left + column * (CARD[0] + 4), top + 6 * PITCH + 4 + line * 22
        box(picture, x, y, CARD, EMPTY if card in hero.exhausted else fill)


def draw_die(picture: Picture, left: int, top: int, die: Die) -> None:
    """A die with its pips, or the empty space of one."""
    if not die:
        box(picture, left, top, (DIE, DIE), EMPTY)
        return
    fill, ink = DICE[color_of(die)]
    box(picture, left, top, (DIE, DIE), DARK)
    box(picture, left + 1, top + 1, (DIE - 2, DIE - 2), fill)
    for y, x in PIPS[value_of(die)]:
        box(picture, left + x * DIE // 4 - 2, top + y * DIE // 4 - 2, (4, 4), ink)


def write(picture: Picture, left: int, top: int, number: int, ink: Color) -> None:
    """A number, its digits side by side."""
    for place, digit in enumerate(str(number)):
        for dot, bit in enumerate(DIGITS[digit]):
            if bit == "1":
                row, column = divmod(dot, 3)
                x = left + place * 4 * DOT + column * DOT
                box(picture, x, top + row * DOT, (DOT, DOT), ink)


def box(picture: Picture, left: int, top: int, size: tuple[int, int], fill: Color) -> None:
    width, height = size
    picture[top : top + height, left : left + width] = fill

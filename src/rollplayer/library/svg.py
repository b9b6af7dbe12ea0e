"""Drawings for notebooks and web pages: a hero's sheet, and the table, as SVG text.

Every die bears the letter of its color, so that nothing is told by color alone.
"""

from html import escape
from typing import Final

from rollplayer.engine.terms import COLORS, NONE, Die, color_of, value_of
from rollplayer.library.position import Hero, Position
from rollplayer.library.text import RowView, rows_of
from rollplayer.refusal_words import text_of
from rollplayer.words import SOURCE, words_for

# Fill and ink of the dice: green, blue, red, purple, black, white, gold.
DICE: Final = (
    ("#2e7d4f", "#fff"),
    ("#2b65b0", "#fff"),
    ("#b3332b", "#fff"),
    ("#70429c", "#fff"),
    ("#2b2b2f", "#fff"),
    ("#f6f4ee", "#222"),
    ("#d9a521", "#222"),
)
INK, SOFT, PAPER, LINE, GOOD = "#2a2622", "#6d645b", "#fbf8f1", "#cfc5b4", "#2e7d4f"

DIE: Final = 34
GAP: Final = 6
EDGE: Final = 14
HEAD: Final = 46
HERO_WIDTH: Final = 300
CARD_WIDTH: Final = 118
CARDS_IN_A_LINE: Final = 5
PITCH: Final = DIE + GAP


def draw_hero(hero: Hero) -> str:
    """The sheet of one hero as a picture of its own."""
    height = hero_height(hero)
    title = f"{hero.name}: {hero.title()}, {hero.score.total} stars"
    return picture(HERO_WIDTH, height, title, sheet(hero, height))


def draw_table(position: Position) -> str:
    """Center and market above, the heroes side by side below."""
    heroes = position.heroes
    top = EDGE + 24
    parts = [words(EDGE, top - 8, position.headline(), size=15, bold=True)]
    parts += center(position, top)
    below = top + (DIE + 18 if position.center else 0)
    parts += market(position, below)
    lines = -(-len(position.market) // CARDS_IN_A_LINE)
    below += lines * 42 + (GAP if lines else 0)
    height = max(hero_height(hero) for hero in heroes)
    for hero in heroes:
        x = EDGE + hero.seat * (HERO_WIDTH + EDGE)
        inner = "".join(sheet(hero, height))
        parts.append(f'<g transform="translate({x} {below})">{inner}</g>')
    wide = EDGE + len(heroes) * (HERO_WIDTH + EDGE)
    return picture(max(wide, 640), below + height + EDGE, position.headline(), parts)


def picture(width: int, height: int, title: str, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="system-ui, sans-serif" font-size="12" '
        f'role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(parts)}</svg>'
    )


# A hero ----------------------------------------------------------------------------------------


def hero_height(hero: Hero) -> int:
    return HEAD + 6 * PITCH + 76 + 16 * max(0, len(hero.cards) - 3)


def sheet(hero: Hero, height: int) -> list[str]:
    """A hero on paper: title, rows, alignment and cards."""
    mark = GOOD if hero.position.turn == hero.seat else LINE
    width = 3 if hero.position.turn == hero.seat else 1
    parts = [
        f'<rect x="1" y="1" width="{HERO_WIDTH - 2}" height="{height - 2}" rx="10" '
        f'fill="{PAPER}" stroke="{mark}" stroke-width="{width}"/>',
        words(EDGE, 21, hero.name, size=15, bold=True),
        words(EDGE, 38, hero.title(), ink=SOFT),
        words(HERO_WIDTH - EDGE, 21, f"★ {hero.score.total}", size=15, bold=True, anchor="end"),
        words(HERO_WIDTH - EDGE, 38, f"{hero.gold} gold", ink=SOFT, anchor="end"),
    ]
    for number, row in enumerate(rows_of(hero)):
        parts += row_parts(row, HEAD + number * PITCH)
    return [*parts, *foot(hero, HEAD + 6 * PITCH + 8)]


def row_parts(row: RowView, y: int) -> list[str]:
    middle = y + DIE // 2 + 4
    parts = [words(EDGE, middle, row.name.upper(), bold=True)]
    for place, at in enumerate(row.dice):
        x = 54 + place * PITCH
        parts.append(die(x, y, at) if at else space(x, y, row.wishes[place]))
        if at and row.wishes[place] == color_of(at):
            parts.append(words(x + DIE - 3, y + 12, "✓", size=11, anchor="end", ink=ink_of(at)))
    parts.append(words(206, middle, str(row.total), size=15, bold=True, anchor="end"))
    if row.goal:
        met = row.is_met and row.is_full
        goal = f"{row.goal}  {'★' * row.stars}{' ✓' if met else ''}"
        parts.append(words(216, middle, goal, ink=GOOD if met else SOFT))
    return parts


def foot(hero: Hero, y: int) -> list[str]:
    """The alignment grid with its token, the backstory's name and the cards."""
    parts = []
    state = hero.position.state
    card = state.heroes[hero.seat].alignment
    if card != NONE:
        grid = state.options.cards.alignments[card].grid
        for row, stars in enumerate(grid):
            for column, count in enumerate(stars):
                here = (row, column) == hero.token
                parts.append(grid_space(EDGE + column * 20, y + row * 20, count, here))
    names = [name for name in (hero.alignment, hero.backstory) if name]
    if names:
        parts.append(words(88, y + 10, " · ".join(names), ink=SOFT))
    for place, name in enumerate(hero.cards):
        spent = name in hero.exhausted
        label = f"{name} (exhausted)" if spent else name
        parts.append(words(88, y + 26 + 16 * place, label, ink=SOFT if spent else INK))
    return parts


def grid_space(x: int, y: int, stars: int, here: bool) -> str:
    fill, ink = (INK, "#fff") if here else ("#fff", INK)
    return (
        f'<rect x="{x}" y="{y}" width="18" height="18" rx="3" fill="{fill}" stroke="{LINE}"/>'
        + words(x + 9, y + 13, str(stars).replace("-", "−"), anchor="middle", ink=ink)
    )


# Dice and cards --------------------------------------------------------------------------------


def die(x: int, y: int, at: Die) -> str:
    """A die: its value and, in a corner, the letter of its color."""
    fill, ink = DICE[color_of(at)]
    return (
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="6" fill="{fill}" '
        f'stroke="{INK}"/>'
        + words(x + 15, y + 24, str(value_of(at)), size=20, bold=True, anchor="middle", ink=ink)
        + words(x + DIE - 4, y + DIE - 5, COLORS[color_of(at)], size=10, anchor="end", ink=ink)
    )


def ink_of(at: Die) -> str:
    return DICE[color_of(at)][1]


def space(x: int, y: int, wish: int) -> str:
    """An empty space; the backstory's wish is its border and letter."""
    border = LINE if wish == NONE else DICE[wish][0]
    box = (
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="6" fill="none" '
        f'stroke="{border}" stroke-width="{1 if wish == NONE else 2}" stroke-dasharray="4 3"/>'
    )
    if wish == NONE:
        return box
    return box + words(x + DIE // 2, y + DIE // 2 + 4, COLORS[wish], anchor="middle", ink=SOFT)


def center(position: Position, y: int) -> list[str]:
    """The initiative cards that nobody has taken yet, each with its die."""
    parts = []
    state = position.state
    for place, card in enumerate(position.center):
        x = EDGE + place * (DIE + 36)
        at = state.center[card - 1]
        parts.append(words(x, y + DIE // 2 + 4, str(card), bold=True, ink=SOFT))
        parts.append(die(x + 12, y, at) if at else space(x + 12, y, NONE))
        if state.center_gold[card - 1]:
            parts.append(words(x + 12 + DIE + 2, y + DIE // 2 + 4, "+1", ink=SOFT))
    return parts


def market(position: Position, y: int) -> list[str]:
    parts = []
    cards = position.state.options.cards.market
    for place, index in enumerate(position.state.market):
        line, column = divmod(place, CARDS_IN_A_LINE)
        x, top = EDGE + column * (CARD_WIDTH + GAP), y + line * 42
        card = cards[index]
        parts.append(
            f'<rect x="{x}" y="{top}" width="{CARD_WIDTH}" height="36" rx="5" fill="{PAPER}" '
            f'stroke="{LINE}"/>'
        )
        name = text_of(words_for(SOURCE), position.state.options.cards, f"card-{card.slug}")
        parts.append(words(x + 7, top + 15, name or card.slug, size=11, bold=True))
        parts.append(words(x + 7, top + 29, f"{card.cost} gold", size=11, ink=SOFT))
    return parts


def words(
    x: float,
    y: float,
    text: str,
    *,
    size: int = 12,
    bold: bool = False,
    anchor: str = "start",
    ink: str = INK,
) -> str:
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="{ink}"{weight}>{escape(text)}</text>'
    )

"""The table as lines for a terminal: only names and figures of the notation, no sentences."""

from typing import Final

from rollplayer.engine import State
from rollplayer.engine.scoring import ScoredHero, pips, race_modifier, row_extra
from rollplayer.engine.terms import ATTRIBUTES, NO_DIE, NONE, ROWS, Row, die_name
from rollplayer.library.position import Hero, Position

EMPTY: Final = ". "
BESIDE: Final = 4  # blanks between two heroes
HEROES_IN_A_LINE: Final = 2


class RowView:
    """One attribute of a hero, as text and drawings show it: dice, total and goal."""

    def __init__(self, state: State, seat: int, row: Row) -> None:
        hero = state.heroes[seat]
        view = ScoredHero(state.options.cards, hero, hero.cards, 0, state.options.solo)
        self.name = ATTRIBUTES[row]
        self.dice = hero.dice[3 * row : 3 * row + 3]
        self.total = pips(hero, row) + race_modifier(view, row)
        self.most = self.total + row_extra(view, row)
        self.goal = ""
        self.stars = 0
        self.is_met = False
        self.wishes = [NONE] * 3
        if hero.hero_class != NONE:
            goal = state.options.cards.classes[hero.hero_class].goals[row]
            self.goal = goal.text()
            self.stars = goal.stars
            self.is_met = self.most >= goal.low and self.total <= goal.high
        if hero.backstory != NONE:
            colors = state.options.cards.backstories[hero.backstory].colors
            self.wishes = list(colors[3 * row : 3 * row + 3])

    @property
    def is_full(self) -> bool:
        return NO_DIE not in self.dice


def rows_of(hero: Hero) -> list[RowView]:
    return [RowView(hero.position.state, hero.seat, row) for row in ROWS]


def draw_table(position: Position) -> str:
    """Headline, center, market, and the heroes two in a line."""
    lines = [position.headline(), *center_lines(position), *market_lines(position)]
    blocks = [draw_hero(hero) for hero in position.heroes]
    for first in range(0, len(blocks), HEROES_IN_A_LINE):
        lines += ["", *side_by_side(blocks[first : first + HEROES_IN_A_LINE])]
    return "\n".join(lines)


def center_lines(position: Position) -> list[str]:
    gold = position.state.center_gold
    cards = [
        f"{card}:{die or '--'}{'+1' if gold[card - 1] else ''}"
        for card, die in position.center.items()
    ]
    return [f"center  {'  '.join(cards)}"] if cards else []


def market_lines(position: Position) -> list[str]:
    market = position.state.options.cards.market
    cards = [f"{market[index].slug} {market[index].cost}" for index in position.state.market]
    return [f"market  {', '.join(cards)}"] if cards else []


def draw_hero(hero: Hero) -> list[str]:
    """A hero: name, six rows with total and goal, cards."""
    mark = ">" if hero.position.turn == hero.seat else " "
    lines = [
        f"{mark} {hero.name}: {hero.title()}",
        f"  {hero.score.total} stars, {hero.gold} gold",
        *(f"  {row_text(row)}" for row in rows_of(hero)),
    ]
    if hero.backstory or hero.alignment:
        token = f"{hero.token[0]},{hero.token[1]}"
        lines.append(f"  {hero.backstory or '-'}; {hero.alignment or '-'} at {token}")
    lines += [f"  {card}{' (exhausted)' * (card in hero.exhausted)}" for card in hero.cards]
    return lines


def row_text(row: RowView) -> str:
    dice = " ".join(die_name(die) if die else EMPTY for die in row.dice)
    text = f"{row.name}  {dice}  {row.total:>2}"
    if not row.goal:
        return text
    met = "*" if row.is_met and row.is_full else ""
    return f"{text}  {row.goal:<5} {row.stars}{met}"


def side_by_side(blocks: list[list[str]]) -> list[str]:
    if len(blocks) == 1:
        return blocks[0]
    left, right = blocks
    width = max(map(len, left)) + BESIDE
    height = max(len(left), len(right))
    left, right = ([*block, *[""] * (height - len(block))] for block in blocks)
    return [f"{one:<{width}}{two}".rstrip() for one, two in zip(left, right, strict=True)]

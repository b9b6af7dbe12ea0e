"""A hero's sheet as lines, by the width of the terminal.

A usual terminal has goal, need and wish in each row, a narrow one gives the wishes a line of their
own, and the narrowest leaves out what the choices say anyway. For a screen reader every row is a
sentence.
"""

from collections.abc import Sequence

from rollplayer.cli.cardpages import grid_picture
from rollplayer.cli.language import is_plain, number, say
from rollplayer.cli.layout import columns, display_width, whole_width
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import (
    ability_name,
    attribute_short,
    attribute_words,
    card_name,
    card_rule,
    color_words,
    die_words,
    goal_words,
    gold_words,
    place_words,
    range_words,
    signed,
    space_short,
    stars_words,
)
from rollplayer.engine import Hero, State
from rollplayer.engine.cards import NO_UPPER_END, SKILL, WEAPON, MarketCard
from rollplayer.engine.scoring import ScoredHero, pips, race_modifier, row_extra, score_of
from rollplayer.engine.terms import DIRECTIONS, NONE, ROWS, STEPS, Row, can_step, color_of, die_name

FAR = NO_UPPER_END - 30  # an upper end as far away as this is none


def hero_words(state: State, hero: Hero) -> str:
    """`Orc Warrior (class color red)`, as far as it is decided."""
    cards = state.options.cards
    if hero.race == NONE:
        return say("hero-nobody")
    race = card_name(cards, cards.races[hero.race])
    if hero.hero_class == NONE:
        return race
    hero_class = cards.classes[hero.hero_class]
    return say(
        "hero-named",
        race=race,
        klass=card_name(cards, hero_class),
        color=color_words(hero_class.color),
    )


def sheet_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """Everything in front of a hero; the alignment as a line."""
    hero = state.heroes[seat]
    lines = [sheet_title(state, seats, seat), *row_lines(state, hero)]
    if hero.alignment != NONE:
        lines.append(token_line(state, hero))
    if hero.cards:
        lines.append(say("cards-line", cards=", ".join(card_words(state, hero))))
    return lines


def sheet_title(state: State, seats: Seats, seat: int) -> str:
    hero = state.heroes[seat]
    return say(
        "sheet-title",
        **seats.person(seat),
        hero=hero_words(state, hero),
        purse=purse_words(hero),
        stars=stars_words(score_of(state, seat).total),
    )


def full_sheet_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """The sheet with ability, backstory and the alignment grid, as the word `sheet` shows it."""
    hero = state.heroes[seat]
    cards = state.options.cards
    lines = sheet_lines(state, seats, seat)
    if hero.hero_class != NONE:
        hero_class = cards.classes[hero.hero_class]
        lines.append(
            say(
                "ability-line",
                ability=ability_name(cards, hero_class),
                rule=card_rule(cards, hero_class),
            )
        )
    if hero.backstory != NONE and backstory_line(state, hero) not in lines:
        lines.append(backstory_line(state, hero))
    if hero.alignment != NONE:
        lines += grid_lines(state, hero)
    return lines


def grid_lines(state: State, hero: Hero) -> list[str]:
    """What the token is worth on each of the nine places."""
    grid = state.options.cards.alignments[hero.alignment].grid
    if not is_plain():
        return [say("grid-title"), *grid_picture(grid, (hero.row, hero.column))]
    places = [
        f"{place_words(row, column)} {number(stars)}"
        for row, values in enumerate(grid)
        for column, stars in enumerate(values)
    ]
    return [say("grid-plain", places=", ".join(places))]


def purse_words(hero: Hero) -> str:
    """The gold, and the Charisma tokens that are worth gold this round."""
    words = gold_words(hero.gold)
    if not hero.charisma:
        return words
    return say("list-and", items=words, last=say("charisma-count", count=hero.charisma))


def row_lines(state: State, hero: Hero, rows: Sequence[Row] = ROWS) -> list[str]:
    """Rows of the sheet: dice, total, goal, what is missing, and the backstory's wish."""
    view = own_view(state, hero)
    if is_plain():
        return [row_sentence(view, hero, row) for row in rows]
    lines = columns([*row_cells(view, hero, row), wish_cell(view, hero, row)] for row in rows)
    if fits(lines):
        return lines
    lines = columns(row_cells(view, hero, row) for row in rows)
    if not fits(lines):
        lines = columns(narrow_cells(view, hero, row) for row in rows)
    return [*lines, backstory_line(state, hero)] if hero.backstory != NONE else lines


def fits(lines: Sequence[str]) -> bool:
    return max(map(display_width, lines)) <= whole_width()


def row_cells(view: ScoredHero, hero: Hero, row: Row) -> list[str]:
    return [
        attribute_short(row),
        row_dice(hero, row),
        total_words(view, hero, row),
        *goal_cells(view, hero, row),
    ]


def row_dice(hero: Hero, row: Row) -> str:
    """`r6 r4 .`."""
    dice = hero.dice[3 * row : 3 * row + 3]
    return " ".join(die_name(die) if die else ". " for die in dice).rstrip()


def narrow_cells(view: ScoredHero, hero: Hero, row: Row) -> list[str]:
    """`STR`, `r6 r4 .`, `12`, `18 (4★)`: on a telephone the choices say what is needed."""
    total = total_words(view, hero, row).rpartition("=")[2]
    cells = [attribute_short(row), row_dice(hero, row), total]
    if hero.hero_class == NONE:
        return cells
    goal = view.cards.classes[hero.hero_class].goals[row]
    return [*cells, f"{goal_words(goal)} ({goal.stars}★)"]


def row_sentence(view: ScoredHero, hero: Hero, row: Row) -> str:
    """A row for a screen reader: `Strength: red 6, red 4, 1 space free. Total 12. Goal 18 ...`."""
    dice = [die_words(die) for die in hero.dice[3 * row : 3 * row + 3] if die]
    if len(dice) < 3:
        dice.append(say("row-free", count=3 - len(dice)))
    total = total_words(view, hero, row).rpartition("=")[2]
    words = say("row-plain", row=attribute_words(row), dice=", ".join(dice), total=total)
    if hero.hero_class != NONE:
        goal = view.cards.classes[hero.hero_class].goals[row]
        words += " " + say(
            "goal-plain",
            goal=goal_words(goal),
            stars=stars_words(goal.stars),
            distance=distance(view, hero, row),
        )
    wish = wish_cell(view, hero, row)
    return f"{words} {wish}" if wish else words


def total_words(view: ScoredHero, hero: Hero, row: Row) -> str:
    """`10`, `8+2=10`, and `10–12` where weapons may count more."""
    change = race_modifier(view, row)
    total = pips(hero, row) + change
    most = range_words(total, total + row_extra(view, row))
    return f"{pips(hero, row)}{signed(change)}={most}" if change else most


def goal_cells(view: ScoredHero, hero: Hero, row: Row) -> list[str]:
    """`goal 16–17 (2★)`, and how far it is."""
    if hero.hero_class == NONE:
        return ["", ""]
    goal = view.cards.classes[hero.hero_class].goals[row]
    return [
        say("row-goal", goal=goal_words(goal), stars=goal.stars),
        distance(view, hero, row),
    ]


def row_distance(state: State, hero: Hero, row: Row) -> str:
    """How far a row is from its goal."""
    return distance(own_view(state, hero), hero, row)


def own_view(state: State, hero: Hero) -> ScoredHero:
    """A hero as it is, for totals; nobody is compared with."""
    return ScoredHero(state.options.cards, hero, hero.cards, 0, state.options.solo)


def distance(view: ScoredHero, hero: Hero, row: Row) -> str:
    """`met`, `2 short`, `1 over`; while the row has room what is still needed."""
    if hero.hero_class == NONE:
        return ""
    goal = view.cards.classes[hero.hero_class].goals[row]
    total = pips(hero, row) + race_modifier(view, row)
    low, high = goal.low - total - row_extra(view, row), goal.high - total
    if high < 0:
        return say("goal-over", count=-high)
    if not hero.dice[3 * row + 2]:
        return needs_words(low, high)
    return say("goal-short", count=low) if low > 0 else say("goal-met")


def needs_words(low: int, high: int) -> str:
    if low > 0:
        return say("goal-needs", count=range_words(low, high, FAR))
    return say("goal-enough") if high >= FAR else say("goal-room", count=high)


def wish_cell(view: ScoredHero, hero: Hero, row: Row) -> str:
    """`wish green on 2`, with `yes` or `no` once a die is there."""
    if hero.backstory == NONE:
        return ""
    colors = view.cards.backstories[hero.backstory].colors
    for space in range(3 * row, 3 * row + 3):
        if colors[space] != NONE:
            color = color_words(colors[space])
            state = wish_state(hero, space, colors[space])
            key = "wish-plain" if is_plain() else "wish-cell"
            return say(key, color=color, place=space % 3 + 1, state=state)
    return ""


def wish_state(hero: Hero, space: int, color: int) -> str:
    """What messages choose by: `yes`, `no` or `open`."""
    if not hero.dice[space]:
        return "open"
    return "yes" if color_of(hero.dice[space]) == color else "no"


def backstory_line(state: State, hero: Hero) -> str:
    """Every wish of the backstory in words."""
    card = state.options.cards.backstories[hero.backstory]
    wishes = [
        say(
            "wish-words",
            color=color_words(color),
            space=space_short(space),
            state=wish_state(hero, space, color),
        )
        for space, color in enumerate(card.colors)
        if color != NONE
    ]
    return say(
        "backstory-line", name=card_name(state.options.cards, card), wishes=", ".join(wishes)
    )


def token_line(state: State, hero: Hero) -> str:
    """Where the token is, and what each step would be worth."""
    card = state.options.cards.alignments[hero.alignment]
    steps = [
        f"{say(f'way-{DIRECTIONS[way]}')} {number(card.grid[hero.row + row][hero.column + column])}"
        for way, (row, column) in enumerate(STEPS)
        if can_step(hero, row, column)
    ]
    return say(
        "token-line",
        name=card_name(state.options.cards, card),
        place=place_words(hero.row, hero.column),
        stars=stars_words(card.grid[hero.row][hero.column]),
        steps=", ".join(steps),
    )


def card_words(state: State, hero: Hero) -> list[str]:
    """The hero's cards, with the hands of weapons and the readiness of skills."""
    market = state.options.cards.market
    return [
        card_in_hand(hero, market[index], card_name(state.options.cards, market[index]))
        for index in hero.cards
    ]


def card_in_hand(hero: Hero, card: MarketCard, name: str) -> str:
    if card.kind == WEAPON:
        return f"{name} ({say('hand-count', count=card.hands)})"
    if card.kind != SKILL:
        return name
    if card.index in hero.exhausted:
        return f"{name} ({say('term-exhausted')})"
    is_ready = card.index not in hero.refreshed
    return f"{name} ({say('term-ready') if is_ready else say('ready-next-round')})"

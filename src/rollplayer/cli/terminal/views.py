"""What lies on the table, as lines: sheets, initiative cards, market, piles and bag."""

from typing import Final

from rollplayer.cli.cardpages import grid_picture
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import (
    amount,
    card_text,
    columns,
    die_words,
    kind_words,
    listed,
    place_words,
    signed,
    what_it_does,
)
from rollplayer.engine import (
    ATTRIBUTES,
    COLOR_NAMES,
    DIRECTIONS,
    NO_DIE,
    NO_UPPER_END,
    NONE,
    ROWS,
    SKILL,
    SPACE_NAMES,
    STEPS,
    WEAPON,
    Hero,
    MarketCard,
    State,
    can_step,
    color_of,
    die_name,
    hands_held,
    hands_limit,
    pips,
    price_cuts,
    race_modifier,
    row_extra,
    score,
)
from rollplayer.engine import ScoredHero as View

FOUND: Final = "yes"
MISSED: Final = "no"


# The sheet -------------------------------------------------------------------------------------


def hero_words(state: State, hero: Hero) -> str:
    """`orc warrior (red)`, as far as it is decided."""
    cards = state.options.cards
    words = []
    if hero.race != NONE:
        words.append(cards.races[hero.race].slug)
    if hero.hero_class != NONE:
        hero_class = cards.classes[hero.hero_class]
        words.append(f"{hero_class.slug} (class color {COLOR_NAMES[hero_class.color]})")
    return " ".join(words) or "nobody yet"


def sheet_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """Everything in front of a hero; the alignment as a line."""
    hero = state.heroes[seat]
    stars = amount(score(state)[seat].total, "star")
    title = f"{seats.whose(seat)} hero: {hero_words(state, hero)}"
    lines = [f"{title}, {purse_words(hero)}, {stars} so far.", *row_lines(state, hero)]
    if hero.alignment != NONE:
        lines.append(token_line(state, hero))
    if hero.cards:
        lines.append(f"Cards: {', '.join(card_words(state, hero))}.")
    return lines


def full_sheet_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """The sheet with ability, backstory and the alignment grid, as the word `sheet` shows it."""
    hero = state.heroes[seat]
    cards = state.options.cards
    lines = sheet_lines(state, seats, seat)
    if hero.hero_class != NONE:
        hero_class = cards.classes[hero.hero_class]
        lines.append(
            f"Ability {card_text(cards, f'class-{hero_class.slug}-ability')}: "
            f"{card_text(cards, f'class-{hero_class.slug}-rule')}"
        )
    if hero.backstory != NONE:
        lines.append(
            f"Backstory {cards.backstories[hero.backstory].slug}: {wish_words(state, hero)}."
        )
    if hero.alignment != NONE:
        grid = cards.alignments[hero.alignment].grid
        lines += [
            "Alignment grid, the token in brackets:",
            *grid_picture(grid, (hero.row, hero.column)),
        ]
    return lines


def purse_words(hero: Hero) -> str:
    words = f"{hero.gold} gold"
    return f"{words}, {amount(hero.charisma, 'Charisma token')}" if hero.charisma else words


def row_lines(state: State, hero: Hero) -> list[str]:
    """The six rows: dice, total, goal, what is missing, and the backstory's wish."""
    view = plain_view(state, hero)
    return columns(row_cells(view, hero, row) for row in ROWS)


def row_cells(view: View, hero: Hero, row: int) -> list[str]:
    dice = hero.dice[3 * row : 3 * row + 3]
    return [
        ATTRIBUTES[row],
        " ".join(die_name(die) if die else ". " for die in dice).rstrip(),
        total_words(view, hero, row),
        *goal_cells(view, hero, row),
        wish_cell(view, hero, row),
    ]


def total_words(view: View, hero: Hero, row: int) -> str:
    """`10`, `8+2=10`, and `10 to 12` where weapons may count more."""
    change = race_modifier(view, row)
    total = pips(hero, row) + change
    words = f"{pips(hero, row)}{signed(change)}={total}" if change else str(total)
    more = row_extra(view, row)
    return f"{words} to {total + more}" if more else words


def goal_cells(view: View, hero: Hero, row: int) -> list[str]:
    """`goal 16-17 for 2 stars`, and how far it is."""
    if hero.hero_class == NONE:
        return ["", ""]
    goal = view.cards.classes[hero.hero_class].goals[row]
    return [f"goal {goal.text()} for {amount(goal.stars, 'star')}", distance(view, hero, row)]


def row_distance(state: State, hero: Hero, row: int) -> str:
    """How far a row is from its goal."""
    return distance(plain_view(state, hero), hero, row)


def plain_view(state: State, hero: Hero) -> View:
    """A hero as it stands, for totals; nobody is compared with."""
    return View(state.options.cards, hero, hero.cards, 0, state.options.solo)


def distance(view: View, hero: Hero, row: int) -> str:
    """`met`, `2 short`, `1 over`; while the row has room what is still needed."""
    goal = view.cards.classes[hero.hero_class].goals[row]
    total = pips(hero, row) + race_modifier(view, row)
    low, high = goal.low - total - row_extra(view, row), goal.high - total
    if high < 0:
        return f"{-high} over"
    if not hero.dice[3 * row + 2]:
        return needs_words(low, high)
    return f"{low} short" if low > 0 else "met"


def needs_words(low: int, high: int) -> str:
    if low <= 0:
        return "enough" if high >= NO_UPPER_END - 30 else f"room for {high}"
    if high == low:
        return f"needs {low}"
    return f"needs {low}+" if high >= NO_UPPER_END - 30 else f"needs {low}-{high}"


def wish_cell(view: View, hero: Hero, row: int) -> str:
    """`wish green on 2`, with `yes` or `no` once a die is there."""
    if hero.backstory == NONE:
        return ""
    colors = view.cards.backstories[hero.backstory].colors
    for space in range(3 * row, 3 * row + 3):
        if colors[space] != NONE:
            words = f"wish {COLOR_NAMES[colors[space]]} on {space % 3 + 1}"
            return f"{words}: {wish_state(hero, space, colors[space])}".removesuffix(": ")
    return ""


def wish_state(hero: Hero, space: int, color: int) -> str:
    if not hero.dice[space]:
        return ""
    return FOUND if color_of(hero.dice[space]) == color else MISSED


def wish_words(state: State, hero: Hero) -> str:
    """Every wish of the backstory in words."""
    colors = state.options.cards.backstories[hero.backstory].colors
    wishes = []
    for space, color in enumerate(colors):
        if color != NONE:
            there = wish_state(hero, space, color) or "open"
            wishes.append(f"{COLOR_NAMES[color]} on {SPACE_NAMES[space]} {there}")
    return ", ".join(wishes)


def token_line(state: State, hero: Hero) -> str:
    """Where the token stands, and what each step would be worth."""
    card = state.options.cards.alignments[hero.alignment]
    here = amount(card.grid[hero.row][hero.column], "star")
    steps = [
        f"{DIRECTIONS[way]} {card.grid[hero.row + row][hero.column + column]}"
        for way, (row, column) in enumerate(STEPS)
        if can_step(hero, row, column)
    ]
    place = place_words(hero.row, hero.column)
    return f"Alignment {card.slug}: on {place}, {here}; {', '.join(steps)}."


def card_words(state: State, hero: Hero) -> list[str]:
    """The hero's cards, with the hands of weapons and the readiness of skills."""
    market = state.options.cards.market
    return [card_in_hand(hero, market[index]) for index in hero.cards]


def card_in_hand(hero: Hero, card: MarketCard) -> str:
    if card.kind == WEAPON:
        return f"{card.slug} ({amount(card.hands, 'hand')})"
    if card.kind != SKILL:
        return card.slug
    if card.index in hero.exhausted:
        return f"{card.slug} (exhausted)"
    return f"{card.slug} (next round)" if card.index in hero.refreshed else f"{card.slug} (ready)"


# The center and the market -----------------------------------------------------------------------


def center_line(state: State) -> str:
    """The dice on the initiative cards still in the center."""
    cards = [
        f"card {card + 1} {die_words(die)}" + (" with 1 gold" if state.center_gold[card] else "")
        for card, die in enumerate(state.center)
        if die > NO_DIE
    ]
    return f"In the center: {', '.join(cards)}." if cards else "No dice are in the center."


def price(state: State, hero: Hero, card: MarketCard, *, from_discard: bool = False) -> int:
    """What a card costs this hero."""
    return max(0, card.cost - price_cuts(state, hero, from_discard)[card.kind])


def market_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """The market as this hero sees it: prices after discounts, and what is too dear."""
    cards = state.options.cards
    if not state.market:
        return ["The market is empty."]
    lines = []
    for index in state.market:
        card = cards.market[index]
        lines.append(
            f"{card.slug}: {price_words(state, state.heroes[seat], card)}, "
            f"{kind_words(cards, card)}. {what_it_does(cards, card)}"
        )
    return [f"Market, and what it costs {you_or(seats, seat)}:", *lines]


def you_or(seats: Seats, seat: int) -> str:
    return "you" if seats.is_you(seat) else seats.name(seat)


def price_words(state: State, hero: Hero, card: MarketCard) -> str:
    cost = price(state, hero, card)
    words = f"{cost} gold"
    if cost < card.cost:
        words += f" instead of {card.cost}"
    short = cost - hero.gold - hero.charisma
    return f"{words} ({short} too dear)" if short > 0 else words


def market_summary(state: State, seat: int) -> str:
    """The market in one line, for a dice turn."""
    market = state.options.cards.market
    cards = [
        f"{market[index].slug} {price(state, state.heroes[seat], market[index])}"
        for index in state.market
    ]
    return f"Market: {', '.join(cards)}." if cards else "The market is empty."


def pile_summary(state: State, seat: int) -> str:
    """The discard pile in one line, at this hero's prices."""
    market = state.options.cards.market
    hero = state.heroes[seat]
    cards = [
        f"{market[index].slug} {price(state, hero, market[index], from_discard=True)}"
        for index in state.discard
    ]
    return f"Discard pile: {', '.join(cards)}." if cards else "The discard pile is empty."


def hands_line(state: State, seat: int) -> list[str]:
    """How many hands are full, for those who hold weapons."""
    hero = state.heroes[seat]
    held = hands_held(state, hero)
    return [f"Hands: {held} of {hands_limit(state, hero)} in use."] if held else []


# Piles and bag -----------------------------------------------------------------------------------


def bag_lines(state: State) -> list[str]:
    counts = [f"{left} {COLOR_NAMES[color]}" for color, left in enumerate(state.bag) if left]
    dice = amount(sum(state.bag), "die", "dice")
    return [f"In the bag: {dice}: {listed(counts)}." if counts else "The bag is empty."]


def pile_lines(state: State, name: str, pile: list[int]) -> list[str]:
    """The cards of a pile, a line each."""
    cards = state.options.cards
    if not pile:
        return [f"The {name} is empty."]
    shown = [cards.market[index] for index in pile]
    return [
        f"The {name} holds {amount(len(pile), 'card')}:",
        *columns(
            (f"  {card.slug}", f"{card.cost} gold", kind_words(cards, card)) for card in shown
        ),
    ]


def deck_lines(state: State) -> list[str]:
    """R11.1: what is in the deck is open, only its order is not."""
    lines: list[str] = []
    for name, pile in (
        ("single-dot", state.single),
        ("double-dot", state.double),
        ("mixed", state.mixed),
    ):
        if pile:
            lines += pile_lines(state, f"{name} pile of the deck", pile)
    return lines or ["The deck is empty: the discard pile will be shuffled into a new one (R3.4)."]

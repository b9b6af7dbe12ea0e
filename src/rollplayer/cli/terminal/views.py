"""What lies on the table, as lines: sheets, initiative cards, market, piles and bag."""

from collections.abc import Sequence

from rollplayer.cli.cardpages import grid_picture
from rollplayer.cli.layout import columns, display_width, screen_width, table
from rollplayer.cli.speech import number, say
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import (
    ability_name,
    attribute_short,
    card_name,
    card_rule,
    color_words,
    die_words,
    goal_words,
    gold_words,
    kind_words,
    place_words,
    range_words,
    signed,
    space_short,
    stars_words,
    what_it_does,
)
from rollplayer.engine import (
    DIRECTIONS,
    NO_DIE,
    NO_UPPER_END,
    NONE,
    ROWS,
    SKILL,
    STEPS,
    WEAPON,
    Card,
    Hero,
    MarketCard,
    ScoredHero,
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

FAR = NO_UPPER_END - 30  # an upper end as far away as this is none

# The sheet -------------------------------------------------------------------------------------


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
    lines = [
        say(
            "sheet-title",
            **seats.person(seat),
            hero=hero_words(state, hero),
            purse=purse_words(hero),
            stars=stars_words(score(state)[seat].total),
        ),
        *row_lines(state, hero),
    ]
    if hero.alignment != NONE:
        lines.append(token_line(state, hero))
    if hero.cards:
        lines.append(say("cards-line", cards=", ".join(card_words(state, hero))))
    return lines


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
        grid = cards.alignments[hero.alignment].grid
        lines += [say("grid-title"), *grid_picture(grid, (hero.row, hero.column))]
    return lines


def purse_words(hero: Hero) -> str:
    """The gold, and the Charisma tokens that are worth gold this round."""
    words = gold_words(hero.gold)
    if not hero.charisma:
        return words
    return say("list-and", items=words, last=say("charisma-count", count=hero.charisma))


def row_lines(state: State, hero: Hero, rows: Sequence[int] = ROWS) -> list[str]:
    """Rows of the sheet: dice, total, goal, what is missing, and the backstory's wish.

    Where that does not fit side by side, the wishes follow in a line of their own.
    """
    view = plain_view(state, hero)
    lines = columns([*row_cells(view, hero, row), wish_cell(view, hero, row)] for row in rows)
    if max(map(display_width, lines)) <= screen_width():
        return lines
    lines = columns(row_cells(view, hero, row) for row in rows)
    return [*lines, backstory_line(state, hero)] if hero.backstory != NONE else lines


def row_cells(view: ScoredHero, hero: Hero, row: int) -> list[str]:
    dice = hero.dice[3 * row : 3 * row + 3]
    return [
        attribute_short(row),
        " ".join(die_name(die) if die else ". " for die in dice).rstrip(),
        total_words(view, hero, row),
        *goal_cells(view, hero, row),
    ]


def total_words(view: ScoredHero, hero: Hero, row: int) -> str:
    """`10`, `8+2=10`, and `10–12` where weapons may count more."""
    change = race_modifier(view, row)
    total = pips(hero, row) + change
    most = range_words(total, total + row_extra(view, row))
    return f"{pips(hero, row)}{signed(change)}={most}" if change else most


def goal_cells(view: ScoredHero, hero: Hero, row: int) -> list[str]:
    """`goal 16–17 (2★)`, and how far it is."""
    if hero.hero_class == NONE:
        return ["", ""]
    goal = view.cards.classes[hero.hero_class].goals[row]
    return [
        say("row-goal", goal=goal_words(goal), stars=goal.stars),
        distance(view, hero, row),
    ]


def row_distance(state: State, hero: Hero, row: int) -> str:
    """How far a row is from its goal."""
    return distance(plain_view(state, hero), hero, row)


def plain_view(state: State, hero: Hero) -> ScoredHero:
    """A hero as it is, for totals; nobody is compared with."""
    return ScoredHero(state.options.cards, hero, hero.cards, 0, state.options.solo)


def distance(view: ScoredHero, hero: Hero, row: int) -> str:
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


def wish_cell(view: ScoredHero, hero: Hero, row: int) -> str:
    """`wish green on 2`, with `yes` or `no` once a die is there."""
    if hero.backstory == NONE:
        return ""
    colors = view.cards.backstories[hero.backstory].colors
    for space in range(3 * row, 3 * row + 3):
        if colors[space] != NONE:
            color = color_words(colors[space])
            state = wish_state(hero, space, colors[space])
            return say("wish-cell", color=color, place=space % 3 + 1, state=state)
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


# The center and the market -----------------------------------------------------------------------


def center_line(state: State) -> str:
    """The dice on the initiative cards still in the center."""
    cards = [
        say("die-on-card", card=card + 1, die=die_words(die))
        + (f" (+{gold_words(1)})" if state.center_gold[card] else "")
        for card, die in enumerate(state.center)
        if die > NO_DIE
    ]
    return say("center-line", cards=", ".join(cards)) if cards else say("center-empty")


def price(state: State, hero: Hero, card: MarketCard, *, from_discard: bool = False) -> int:
    """What a card costs this hero."""
    return max(0, card.cost - price_cuts(state, hero, from_discard)[card.kind])


def market_lines(state: State, seats: Seats, seat: int) -> list[str]:
    """The market as this hero sees it: prices after discounts, and what is too dear."""
    cards = state.options.cards
    if not state.market:
        return [say("market-empty")]
    lines = [
        say(
            "market-card",
            card=card_name(cards, cards.market[index]),
            price=price_words(state, state.heroes[seat], cards.market[index]),
            kind=kind_words(cards, cards.market[index]),
            rule=what_it_does(cards, cards.market[index]),
        )
        for index in state.market
    ]
    return [say("market-title", **seats.person(seat)), *lines]


def price_words(state: State, hero: Hero, card: MarketCard) -> str:
    cost = price(state, hero, card)
    words = gold_words(cost)
    if cost < card.cost:
        words = say("price-cut", price=words, full=card.cost)
    short = cost - hero.gold - hero.charisma
    return f"{words} ({say('too-dear', gold=short)})" if short > 0 else words


def market_summary(state: State, seat: int) -> str:
    """The market in one line, for a dice turn."""
    if not state.market:
        return say("market-empty")
    return say("market-line", cards=priced(state, seat, state.market))


def pile_summary(state: State, seat: int) -> str:
    """The discard pile in one line, at this hero's prices."""
    if not state.discard:
        return say("discard-empty")
    return say("discard-line", cards=priced(state, seat, state.discard, from_discard=True))


def priced(state: State, seat: int, pile: Sequence[int], *, from_discard: bool = False) -> str:
    """Cards with what each costs this hero: `Longbow 2, Reckless 6`."""
    cards, hero = state.options.cards, state.heroes[seat]
    told = []
    for index in pile:
        cost = price(state, hero, cards.market[index], from_discard=from_discard)
        told.append(f"{card_name(cards, cards.market[index])} {cost}")
    return ", ".join(told)


def hands_line(state: State, seat: int) -> list[str]:
    """How many hands are full, for those who hold weapons."""
    hero = state.heroes[seat]
    held = hands_held(state, hero)
    return [say("hands-line", held=held, limit=hands_limit(state, hero))] if held else []


# Piles and bag -----------------------------------------------------------------------------------


def bag_lines(state: State) -> list[str]:
    counts = [f"{color_words(color)} {left}" for color, left in enumerate(state.bag) if left]
    if not counts:
        return [say("bag-empty")]
    dice = say("die-count", count=sum(state.bag))
    return [say("bag-line", dice=dice, colors=", ".join(counts))]


def pile_lines(state: State, title: str, pile: list[Card]) -> list[str]:
    """The cards of a pile, one per line, under a title that counts them."""
    cards = state.options.cards
    shown = [cards.market[index] for index in pile]
    rows = [
        (card_name(cards, card), gold_words(card.cost), kind_words(cards, card)) for card in shown
    ]
    return [say(title, count=len(pile)), *table(rows, "  ")]


def discard_lines(state: State) -> list[str]:
    lines = pile_lines(state, "pile-discard", state.discard)
    return [*lines, *pile_lines(state, "pile-trash", state.trash)] if state.options.solo else lines


def deck_lines(state: State) -> list[str]:
    """R11.1: what is in the deck is open, only its order is not."""
    piles = {"deck-single": state.single, "deck-double": state.double, "deck-mixed": state.mixed}
    lines = [
        line for title, pile in piles.items() if pile for line in pile_lines(state, title, pile)
    ]
    return [*lines, say("deck-note")] if lines else [say("deck-empty")]

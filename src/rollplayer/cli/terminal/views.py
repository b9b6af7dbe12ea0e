"""What lies on the table, as lines: initiative cards, market, piles and bag.

A wide terminal has the market beside the sheet.
"""

from collections.abc import Sequence

from rollplayer.cli.language import say
from rollplayer.cli.layout import columns, side_by_side, table
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.terminal.sheet import fits, sheet_lines
from rollplayer.cli.words import (
    card_name,
    color_words,
    die_words,
    gold_words,
    kind_words,
    what_it_does,
)
from rollplayer.engine import Hero, State
from rollplayer.engine.cards import Card, MarketCard, hands_held, hands_limit, price_cuts
from rollplayer.engine.terms import NO_DIE, ROWS

GAP = 4  # columns between the sheet and what is beside it

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


def sheet_and_market(state: State, seats: Seats, seat: int) -> list[str]:
    """For a dice turn: the market beside the sheet where there is room, else in a line below."""
    title, *sheet = sheet_lines(state, seats, seat)
    rows, rest = sheet[: len(ROWS)], sheet[len(ROWS) :]
    for cells in (3, 2):  # name, price and kind, or without the kind
        lines = side_by_side(rows, market_table(state, seat, cells), GAP)
        if state.market and fits(lines):
            return [title, *lines, *rest]
    return [title, *sheet, market_summary(state, seat)]


def market_table(state: State, seat: int, cells: int) -> list[str]:
    """The cards for sale, one per line: name, price, kind."""
    cards = state.options.cards
    rows = [
        (
            card_name(cards, cards.market[index]),
            str(price(state, state.heroes[seat], cards.market[index])),
            kind_words(cards, cards.market[index]),
        )[:cells]
        for index in state.market
    ]
    return [say("market-heading"), *columns(rows, numbers=[1])]


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

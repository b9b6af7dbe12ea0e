"""R3.3a to R3.3c, buying: prices, hands, payment, and what a purchase triggers."""

from itertools import combinations
from typing import Final

from rollplayer.engine._cards.effects import ActionAfterBuying
from rollplayer.engine._cards.facts import TRAIT, WEAPON, Card
from rollplayer.engine._kinds import MOVE_KINDS, dropped_with, packed
from rollplayer.engine._moves import ARGUMENT, BUY, Move, ReadyMoves, encode, first
from rollplayer.engine._passives import hands_limit, passives, price_cuts
from rollplayer.engine._rules.actions import AttributeAction, can_step, step
from rollplayer.engine._state import Hero, Seat, State, add_card

BUYS: Final[ReadyMoves] = [encode(BUY, card) for card in range(ARGUMENT)]


def buys(state: State, hero: Hero, source: list[Card], *, from_discard: bool = False) -> list[Move]:
    """The purchases a hero can pay for with gold and Charisma tokens (R3.3a)."""
    purse = hero.gold + hero.charisma
    cuts = price_cuts(state, hero, from_discard)
    market = state.options.cards.market
    moves: list[Move] = []
    for index in source:
        card = market[index]
        if card.cost - cuts[card.kind] <= purse:
            if card.kind == WEAPON:
                moves += buys_of_weapon(state, hero, index)
            else:
                moves.append(BUYS[index])
    return moves


def hands_held(state: State, hero: Hero) -> int:
    market = state.options.cards.market
    return sum(market[card].hands for card in hero.cards)


def buys_of_weapon(state: State, hero: Hero, index: Card) -> list[Move]:
    """R11.5: over the hands limit only together with discards that just make room."""
    card = state.options.cards.market[index]
    over = hands_held(state, hero) + card.hands - hands_limit(state, hero)
    if over <= 0:
        return [BUYS[index]]
    return [
        Move(BUYS[index] | packed(MOVE_KINDS[BUY], "drop", drops))
        for drops in smallest_drops(state, hero, over)
    ]


def smallest_drops(state: State, hero: Hero, over: int) -> list[tuple[Card, ...]]:
    """Minimal sets of weapons that free `over` hands: one weapon or two.

    A weapon takes at least one hand and at most two, so two weapons always suffice.
    """
    market = state.options.cards.market
    weapons = sorted(
        (card for card in hero.cards if market[card].kind == WEAPON),
        key=lambda card: market[card].slug,
    )
    alone = [card for card in weapons if market[card].hands >= over]
    rest = [card for card in weapons if market[card].hands < over]
    return [*((card,) for card in alone), *combinations(rest, 2)]


def pay(state: State, hero: Hero, index: Card, *, from_discard: bool = False) -> None:
    """Pays for a card, Charisma tokens before gold (R11.11)."""
    card = state.options.cards.market[index]
    price = max(0, card.cost - price_cuts(state, hero, from_discard)[card.kind])
    tokens = min(price, hero.charisma)
    hero.charisma -= tokens
    hero.gold -= price - tokens


def take_possession(state: State, seat: Seat, move: Move) -> None:
    """The bought card comes to the hero: drops, arrow, then what the purchase triggers (R3.3c)."""
    hero = state.heroes[seat]
    for dropped in dropped_with(move):
        drop(state, hero, dropped)
    card = state.options.cards.market[first(move)]
    hero.cards.append(card.index)
    row, column = card.arrow
    if card.kind == TRAIT and can_step(hero, row, column):
        step(hero, row, column)
    for effect in reversed(passives(state, hero)):
        if isinstance(effect, ActionAfterBuying) and effect.kind == card.kind:
            state.prompts.append(AttributeAction(seat, (effect.action,), 0, False))


def drop(state: State, hero: Hero, card: Card) -> None:
    """R3.3b: a weapon goes to the discard pile, for no gold."""
    hero.cards.remove(card)
    add_card(state.discard, card)

"""The market deck (R2.7, R3.4): unordered piles, drawn from single, then double, then mixed."""

from rollplayer.engine.cards.facts import Card
from rollplayer.engine.moves import Move, Outcome, encode, encode_outcome
from rollplayer.engine.state import State


def top_pile(state: State) -> list[Card]:
    """The pile that the next card of the deck comes from; empty when the deck has run out."""
    return state.single or state.double or state.mixed


def refill(state: State) -> bool:
    """Makes the discard pile the deck if the deck has run out; says whether there is a card.

    R3.4, R11.8: the new deck is one mixed pile, dots ignored.
    """
    if not top_pile(state):
        state.mixed = state.discard
        state.discard = []
    return bool(top_pile(state))


def card_outcomes(kind: int, pile: list[Card]) -> list[Outcome]:
    """Each card of a pile is equally likely to be the next."""
    return [encode_outcome(kind, card) for card in pile]


def card_moves(kind: int, pile: list[Card]) -> list[Move]:
    """A move of this kind for each card of a pile."""
    return [encode(kind, card) for card in pile]

"""The market deck (R2.7, R3.4): unordered piles, drawn from single, then double, then mixed."""

from typing import Final

from rollplayer.engine._cards.facts import Card
from rollplayer.engine._moves import (
    ARGUMENT,
    DISCARDED,
    REVEALED,
    TRASHED,
    Move,
    Outcome,
    encode,
    encode_outcome,
)
from rollplayer.engine._prompts import ChancePrompt
from rollplayer.engine._state import State

# The outcomes that a card comes up, by card.
REVEALS: Final = [encode_outcome(REVEALED, card) for card in range(ARGUMENT)]
DISCARDS: Final = [encode_outcome(DISCARDED, card) for card in range(ARGUMENT)]
TRASHINGS: Final = [encode_outcome(TRASHED, card) for card in range(ARGUMENT)]


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


def card_moves(kind: int, pile: list[Card]) -> list[Move]:
    """A move of this kind for each card of a pile."""
    return [encode(kind, card) for card in pile]


class PilePrompt(ChancePrompt):
    """A card of a pile comes up: each is equally likely to be the next."""

    __slots__ = ()

    def cards(self, state: State) -> list[Card]:
        """The pile: the top of the deck, unless a prompt says otherwise."""
        return top_pile(state)

    def is_due(self, state: State) -> bool:
        return bool(self.cards(state))  # a card pack may leave a pile short in setup

    def outcome_of(self, card: Card) -> Outcome:
        """The outcome that this card comes up: revealed, unless a prompt says otherwise."""
        return REVEALS[card]

    def outcomes(self, state: State) -> list[Outcome]:
        return [self.outcome_of(card) for card in self.cards(state)]

    def outcome_at(self, state: State, lot: float) -> Outcome:
        cards = self.cards(state)
        return self.outcome_of(cards[int(lot * float(len(cards)))])

"""R3.3, the market phase: buying, discarding for gold, and what classes add to a market turn."""

from typing import ClassVar, Final

from rollplayer.engine._cards.effects import (
    MARKET_TURN,
    ActionForDiscarding,
    ActionForGold,
    ExtraBuy,
    ReturnsDiscard,
)
from rollplayer.engine._cards.facts import WEAPON, Card
from rollplayer.engine._deck import PilePrompt, card_moves, refill, top_pile
from rollplayer.engine._moves import (
    ARGUMENT,
    BUY,
    DISCARD,
    DONATE,
    PASS,
    RETURN,
    REVEAL,
    TAKE_GOLD,
    Move,
    Outcome,
    ReadyMoves,
    encode,
    first_card,
    kind_of,
)
from rollplayer.engine._passives import passives
from rollplayer.engine._prompts import Prompt, unless
from rollplayer.engine._rules.actions import AttributeAction
from rollplayer.engine._rules.buying import BUYS, buys, buys_of_weapon, pay, take_possession
from rollplayer.engine._state import MARKET, NO_DIE, SEATS, Hero, Seat, State, add_card, clockwise
from rollplayer.engine._value_types import ValueType

GOLD_FOR_DISCARDING: Final = 2
DISCARDS: Final[ReadyMoves] = [encode(DISCARD, card) for card in range(ARGUMENT)]


def begin_market(state: State) -> None:
    """R11.14: before the first market turn, those who may return a card are asked."""
    for seat in reversed(clockwise(state)):
        for effect in passives(state, state.heroes[seat]):
            if isinstance(effect, ReturnsDiscard):
                state.prompts.append(ReturnCard(seat))
                break


def may_donate(state: State, hero: Hero) -> bool:
    """Whether the hero's class or a card sells an action."""
    return any(isinstance(effect, ActionForGold) for effect in passives(state, hero))


def next_market_turn(state: State) -> bool:
    """The lowest initiative card still out comes next, until all are back."""
    lowest, at = 0, 0
    for place, hero in enumerate(state.heroes):
        if hero.initiative and (not lowest or hero.initiative < lowest):
            lowest, at = hero.initiative, place
    if not lowest:
        return False
    seat = SEATS[at]
    donation = may_donate(state, state.heroes[seat])
    state.prompts.append(MarketTurn(seat, True, False, donation))
    return True


class ReturnCard(Prompt):
    """A card may come back from the discard pile, to the right end of the row (R11.14)."""

    __slots__ = ()

    kind: ClassVar[str] = "return"
    rule: ClassVar[str] = "R11.14"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)

    def is_due(self, state: State) -> bool:
        return bool(state.discard)

    def moves(self, state: State) -> list[Move]:
        return [*card_moves(RETURN, state.discard), PASS]

    def answer(self, state: State, move: Move) -> None:
        if move != PASS:
            state.discard.remove(first_card(move))
            state.market.append(first_card(move))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return ""


# The market turn -------------------------------------------------------------------------------


class MarketTurn(Prompt):
    """A seat's turn at the market, which stays open while it still has something to do (R11.25)."""

    __slots__ = ("donation", "extra", "purchase")

    kind: ClassVar[str] = "market"
    rule: ClassVar[str] = "R3.3"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)
    alone: ClassVar[bool] = True
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("purchase", ValueType.FLAG),
        ("extra", ValueType.FLAG),
        ("donation", ValueType.FLAG),
    )

    def __init__(self, seat: Seat, purchase: bool, extra: bool, donation: bool) -> None:
        self.seat = seat
        self.purchase = purchase  # the turn's own buy or discard is still to come
        self.extra = extra  # an additional buy has been earned and not used (R11.24)
        self.donation = donation  # an action may still be bought

    def timing(self) -> int:
        return MARKET_TURN

    def moves(self, state: State) -> list[Move]:
        hero = state.heroes[self.seat]
        moves = buys(state, hero, state.market) if self.purchase or self.extra else []
        if self.purchase:
            if state.market and not state.options.friendly:
                moves += [DISCARDS[card] for card in state.market]
            else:
                moves.append(TAKE_GOLD)
        if self.donation and can_donate(state, hero):
            moves.append(DONATE)
        if not self.purchase:
            moves.append(PASS)
        return moves

    def answer(self, state: State, move: Move) -> None:
        kind = kind_of(move)
        if kind == BUY:
            self.buy(state, move)
        elif kind == DONATE:
            state.prompts.append(MarketTurn(self.seat, self.purchase, self.extra, False))
            donate(state, self.seat)
        elif kind == PASS:
            return_initiative_card(state, self.seat)
        else:
            state.prompts.append(MarketTurn(self.seat, False, False, self.donation))
            take_gold(state, self.seat, move)

    def buy(self, state: State, move: Move) -> None:
        hero = state.heroes[self.seat]
        state.prompts.append(self)
        if self.purchase:
            spend_purchase(state)
        else:
            state.prompts[-1] = MarketTurn(self.seat, False, False, self.donation)
        pay(state, hero, first_card(move))
        state.market.remove(first_card(move))
        take_possession(state, self.seat, move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        held = state.heroes[self.seat].initiative
        return unless(held > 0, "no-initiative")


def spend_purchase(state: State) -> None:
    """The turn's purchase is made: perhaps an additional one follows (R11.24)."""
    turn = state.prompts[-1]
    assert isinstance(turn, MarketTurn)
    hero = state.heroes[turn.seat]
    extra = any(
        isinstance(effect, ExtraBuy) and effect.row == hero.placed
        for effect in passives(state, hero)
    )
    state.prompts[-1] = MarketTurn(turn.seat, False, extra, turn.donation)


def can_donate(state: State, hero: Hero) -> bool:
    return any(
        isinstance(effect, ActionForGold) and effect.price <= hero.gold
        for effect in passives(state, hero)
    )


def donate(state: State, seat: Seat) -> None:
    """Pays gold, never a Charisma token, for the first attribute action that can be paid."""
    hero = state.heroes[seat]
    effect, *_ = [
        effect
        for effect in passives(state, hero)
        if isinstance(effect, ActionForGold) and effect.price <= hero.gold
    ]
    hero.gold -= effect.price
    state.prompts.append(AttributeAction(seat, (effect.action,), 0, True))


def take_gold(state: State, seat: Seat, move: Move) -> None:
    """R3.3: 2 gold instead of a card. V4 discards nothing; an empty market triggers nothing."""
    hero = state.heroes[seat]
    hero.gold += GOLD_FOR_DISCARDING
    market_was_empty = not state.market
    if kind_of(move) == DISCARD:
        state.market.remove(first_card(move))
        add_card(state.discard, first_card(move))
    if market_was_empty:  # R11.6
        return
    for effect in reversed(passives(state, hero)):  # the class is asked first, so pushed last
        if isinstance(effect, ActionForDiscarding):
            # "1 gold instead of 2, and an action": the action costs what is not taken.
            state.prompts.append(AttributeAction(seat, (effect.action,), effect.price, False))


def return_initiative_card(state: State, seat: Seat) -> None:
    """R3.3: after the market turn the initiative card goes back to the row."""
    hero = state.heroes[seat]
    state.center[hero.initiative - 1] = NO_DIE
    hero.initiative = 0


# Skills that buy -------------------------------------------------------------------------------


def purchase_is_unused(state: State) -> bool:
    """Whether the market turn beneath still has its purchase (R11.25)."""
    turn = state.prompts[-2] if len(state.prompts) > 1 else None
    return isinstance(turn, MarketTurn) and turn.purchase


def buyer_misfit(prompt: Prompt, below: Prompt | None) -> str:
    in_turn = isinstance(below, MarketTurn) and below.seat == prompt.seat
    return unless(in_turn, "no-market-turn")


class OfferReveal(Prompt):
    """R11.25: whether the top card of the deck is to be turned over for the turn's purchase."""

    __slots__ = ()

    kind: ClassVar[str] = "offer-reveal"
    rule: ClassVar[str] = "R11.25"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)

    def is_open(self) -> bool:
        return False

    def is_due(self, state: State) -> bool:
        """A card that could not be bought, or none at all (R11.20), is not asked about."""
        return purchase_is_unused(state) and bool(top_pile(state) or state.discard)

    def moves(self, state: State) -> list[Move]:
        return [REVEAL, PASS]

    def answer(self, state: State, move: Move) -> None:
        if move == REVEAL:
            reveal_top(state, self.seat)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return buyer_misfit(self, below)


def reveal_top(state: State, seat: Seat) -> None:
    """R11.20: with no card anywhere, nothing is revealed."""
    if refill(state):
        state.prompts.append(RevealTop(seat))


class RevealTop(PilePrompt):
    """The top card of the deck is turned over for a buyer."""

    __slots__ = ()

    kind: ClassVar[str] = "reveal-top"
    rule: ClassVar[str] = "R11.20"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)

    def settle(self, state: State, outcome: Outcome) -> None:
        top_pile(state).remove(first_card(outcome))
        state.prompts.append(BuyRevealed(self.seat, first_card(outcome)))

    def misfit(self, state: State, below: Prompt | None) -> str:
        return buyer_misfit(self, below) or unless(bool(top_pile(state)), "deck-empty")


class BuyRevealed(Prompt):
    """The revealed card may be bought at full price: no token, no discount."""

    __slots__ = ("card",)

    kind: ClassVar[str] = "buy-revealed"
    rule: ClassVar[str] = "R11.20"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("card", ValueType.CARD),
    )

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def is_open(self) -> bool:
        return False

    def loose_cards(self) -> list[Card]:
        return [self.card]

    def moves(self, state: State) -> list[Move]:
        hero = state.heroes[self.seat]
        card = state.options.cards.market[self.card]
        if card.cost > hero.gold or not purchase_is_unused(state):
            return [PASS]
        if card.kind == WEAPON:
            return [*buys_of_weapon(state, hero, self.card), PASS]
        return [BUYS[self.card], PASS]

    def answer(self, state: State, move: Move) -> None:
        if move == PASS:
            add_card(state.discard, self.card)
            return
        spend_purchase(state)
        state.heroes[self.seat].gold -= state.options.cards.market[self.card].cost
        take_possession(state, self.seat, move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return buyer_misfit(self, below)


class BuyDiscarded(Prompt):
    """The turn's purchase may be a card from the discard pile."""

    __slots__ = ()

    kind: ClassVar[str] = "buy-discarded"
    rule: ClassVar[str] = "R11.25"
    phases: ClassVar[tuple[int, ...]] = (MARKET,)

    def is_open(self) -> bool:
        return False

    def moves(self, state: State) -> list[Move]:
        hero = state.heroes[self.seat]
        if not purchase_is_unused(state):
            return [PASS]
        return [*buys(state, hero, state.discard, from_discard=True), PASS]

    def answer(self, state: State, move: Move) -> None:
        if move == PASS:
            return
        spend_purchase(state)
        pay(state, state.heroes[self.seat], first_card(move), from_discard=True)
        state.discard.remove(first_card(move))
        take_possession(state, self.seat, move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        return buyer_misfit(self, below)

"""R5, skills: when one may be used, the step it costs, and what its ability does."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from rollplayer.engine._cards.effects import (
    ANY_TIME,
    DICE_TURN,
    MARKET_TURN,
    Ability,
    BorrowsSkill,
    BuysDiscarded,
    BuysRevealed,
    ExchangesWithBag,
    ExchangesWithCenter,
    GainsGold,
    MovesDie,
    RaisesDie,
    RerollsCenter,
    TakesAction,
    TurnsCenterDie,
)
from rollplayer.engine._cards.facts import SKILL, Card, MarketCard
from rollplayer.engine._dice import (
    SPACES_IN_ROW,
    Color,
    Die,
    Row,
    Space,
    color_of,
    free_space,
    make_die,
    open_rows,
    opposite,
    row_of,
    value_of,
    with_value,
)
from rollplayer.engine._kinds import BORROWING, REROLLED, borrowed_by, chosen_cards
from rollplayer.engine._moves import (
    ARGUMENT,
    EXCHANGE_BAG,
    EXCHANGE_CENTER,
    MOVE,
    PASS,
    RAISE,
    TURN,
    USE,
    Move,
    Outcome,
    ReadyMoves,
    encode,
    first,
    first_card,
    second,
)
from rollplayer.engine._passives import gold_for_die
from rollplayer.engine._prompts import PLAY_PHASES, Prompt, RollPrompt, unless
from rollplayer.engine._rules.actions import HIGHEST, AttributeAction, can_step, step
from rollplayer.engine._rules.market import BuyDiscarded, OfferReveal
from rollplayer.engine._rules.roll import sort_again
from rollplayer.engine._state import DICE, NO_DIE, Hero, Seat, State, add_card, cards_with_dice
from rollplayer.engine._value_types import ValueType

USES: Final[ReadyMoves] = [encode(USE, card) for card in range(ARGUMENT)]

# Using (R5.1, R5.2) ----------------------------------------------------------------------------


def uses(state: State, seat: Seat, timing: int) -> list[Move]:
    """The skills a seat may use now; `timing` is what kind of turn of its own it is in."""
    hero = state.heroes[seat]
    market = state.options.cards.market
    moves: list[Move] = []
    for index in hero.cards:
        card = market[index]
        if card.kind == SKILL and index not in hero.exhausted and index not in hero.refreshed:
            if isinstance(card.ability, BorrowsSkill):
                moves += borrowings(state, seat, index, timing)
            elif fits(card, hero, timing):
                moves.append(USES[index])
    return moves


def fits(card: MarketCard, hero: Hero, timing: int) -> bool:
    """Whether it is this skill's time, and the grid allows its step (R5.1)."""
    if card.timing != ANY_TIME and card.timing != timing:
        return False
    row, column = card.arrow
    return can_step(hero, row, column)


def borrowings(state: State, seat: Seat, index: Card, timing: int) -> list[Move]:
    """The skills of others, ready or exhausted, that a borrowing skill may be used as (R10)."""
    market = state.options.cards.market
    hero = state.heroes[seat]
    return [
        Move(USES[index] | BORROWING[other])
        for owner, neighbor in enumerate(state.heroes)
        if owner != seat
        for other in neighbor.cards
        if market[other].kind == SKILL
        and not isinstance(market[other].ability, BorrowsSkill)
        and fits(market[other], hero, timing)
    ]


def use(state: State, seat: Seat, move: Move) -> None:
    """R5.1: the step, then the ability; the skill is exhausted."""
    hero = state.heroes[seat]
    used = first_card(move)
    borrowed = borrowed_by(move)
    speaks = used if borrowed is None else borrowed
    card = state.options.cards.market[speaks]
    row, column = card.arrow
    step(hero, row, column)
    add_card(hero.exhausted, used)
    ability = ABILITY_RULES[type(card.ability)]
    if isinstance(ability, AtOnce):
        ability.begin(state, seat, card.ability)
    else:
        state.prompts.append(UseAbility(seat, speaks))


# Abilities -------------------------------------------------------------------------------------


class AtOnce(NamedTuple):
    """What an ability does as soon as it is used."""

    begin: Callable[[State, Seat, Any], None]
    timing: int | None = None  # when a skill with this ability may be used; None: the card says


class Targeted(NamedTuple):
    """What an ability may be used on, as moves, and what each of these moves does."""

    targets: Callable[[State, Seat, Any], list[Move]]
    resolve: Callable[[State, Seat, Move], None]
    timing: int | None = None


def targeted(ability: Ability | None) -> Targeted:
    row = ABILITY_RULES[type(ability)]
    assert isinstance(row, Targeted)
    return row


class UseAbility(Prompt):
    """A skill is being used: its target, or `pass` (R5.1: the ability is optional)."""

    __slots__ = ("card",)

    kind: ClassVar[str] = "ability"
    rule: ClassVar[str] = "R5.1"
    phases: ClassVar[tuple[int, ...]] = PLAY_PHASES
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("card", ValueType.CARD),
    )

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def is_open(self) -> bool:
        return False

    def moves(self, state: State) -> list[Move]:
        ability = state.options.cards.market[self.card].ability
        return [*targeted(ability).targets(state, self.seat, ability), PASS]

    def answer(self, state: State, move: Move) -> None:
        if move != PASS:
            ability = state.options.cards.market[self.card].ability
            targeted(ability).resolve(state, self.seat, move)

    def misfit(self, state: State, below: Prompt | None) -> str:
        ability = state.options.cards.market[self.card].ability
        row = ABILITY_RULES.get(type(ability))
        if not isinstance(row, Targeted):
            return "no-target"
        in_turn = state.phase == DICE or row.timing != DICE_TURN
        return unless(in_turn, "not-in-dice-phase")


def take_action(state: State, seat: Seat, ability: TakesAction) -> None:
    state.prompts.append(AttributeAction(seat, (ability.action,), 0, True))


def gain_gold(state: State, seat: Seat, ability: GainsGold) -> None:
    state.heroes[seat].gold += ability.gold


def buy_discarded(state: State, seat: Seat, ability: BuysDiscarded) -> None:
    state.prompts.append(BuyDiscarded(seat))


def buy_revealed(state: State, seat: Seat, ability: BuysRevealed) -> None:
    state.prompts.append(OfferReveal(seat))


def borrow(state: State, seat: Seat, ability: BorrowsSkill) -> None:
    raise AssertionError("a borrowing skill speaks as the borrowed one")


def raise_targets(state: State, seat: Seat, ability: RaisesDie) -> list[Move]:
    """R11.26: the full amount must fit."""
    return [
        encode(RAISE, space, amount)
        for space, die in enumerate(state.heroes[seat].dice)
        if die
        for amount in range(1, ability.most + 1)
        if value_of(die) + amount <= HIGHEST
    ]


def raise_die(state: State, seat: Seat, move: Move) -> None:
    dice = state.heroes[seat].dice
    dice[first(move)] = Die(dice[first(move)] + second(move))


def bag_targets(state: State, seat: Seat, ability: ExchangesWithBag) -> list[Move]:
    return [
        encode(EXCHANGE_BAG, space, color)
        for space, die in enumerate(state.heroes[seat].dice)
        if die
        for color, left in enumerate(state.bag)
        if left and color != color_of(die)
    ]


def exchange_with_bag(state: State, seat: Seat, move: Move) -> None:
    """The new die takes the old one's place and value; a gold die pays (R11.13)."""
    hero = state.heroes[seat]
    space, color = Space(first(move)), Color(second(move))
    old = hero.dice[space]
    state.bag[color_of(old)] += 1
    state.bag[color] -= 1
    hero.dice[space] = make_die(color, value_of(old))
    hero.gold += gold_for_die(state, hero, color)


def center_targets(state: State, seat: Seat, ability: ExchangesWithCenter) -> list[Move]:
    return [
        encode(EXCHANGE_CENTER, space, card + 1)
        for space, die in enumerate(state.heroes[seat].dice)
        if die
        for card in cards_with_dice(state)
        if state.center[card] != die
    ]


def exchange_with_center(state: State, seat: Seat, move: Move) -> None:
    """Values unchanged; a gold die pays, whatever it replaces (R11.13)."""
    hero = state.heroes[seat]
    space, card = Space(first(move)), second(move) - 1
    old, new = hero.dice[space], state.center[card]
    hero.dice[space], state.center[card] = new, old
    hero.gold += gold_for_die(state, hero, color_of(new))
    sort_again(state, seat)


def turn_targets(state: State, seat: Seat, ability: TurnsCenterDie) -> list[Move]:
    return [encode(TURN, card + 1) for card in cards_with_dice(state)]


def turn_center_die(state: State, seat: Seat, move: Move) -> None:
    card = first(move) - 1
    state.center[card] = opposite(state.center[card])
    sort_again(state, seat)


def reroll_targets(state: State, seat: Seat, ability: RerollsCenter) -> list[Move]:
    """Every choice of at least one die in the center."""
    sets: list[tuple[int, ...]] = [()]
    for card in cards_with_dice(state):
        sets += [(*chosen, card) for chosen in sets]
    return [REROLLED[chosen] for chosen in sets[1:]]


def reroll_center(state: State, seat: Seat, move: Move) -> None:
    state.prompts.append(RollCenter(seat, chosen_cards(move)))


class RollCenter(RollPrompt):
    """R11.27: dice in the center are rerolled in the order of the initiative cards."""

    __slots__ = ("cards",)

    kind: ClassVar[str] = "roll-center"
    rule: ClassVar[str] = "R11.27"
    phases: ClassVar[tuple[int, ...]] = (DICE,)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", ValueType.SEAT),
        ("cards", ValueType.INITIATIVE_LIST),
    )

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def settle(self, state: State, outcome: Outcome) -> None:
        card = self.cards[0]
        state.center[card] = with_value(state.center[card], first(outcome))
        if len(self.cards) > 1:
            state.prompts.append(RollCenter(self.seat, self.cards[1:]))
        else:
            sort_again(state, self.seat)

    def misfit(self, state: State, below: Prompt | None) -> str:
        dice = [state.center[card] for card in self.cards]
        return unless(bool(dice) and min(dice) > NO_DIE, "no-dice-on-cards")


def move_targets(state: State, seat: Seat, ability: MovesDie) -> list[Move]:
    """R11.28: on a full sheet there are none."""
    dice = state.heroes[seat].dice
    rows = open_rows(dice)
    return [
        encode(MOVE, space, row)
        for space, die in enumerate(dice)
        if die
        for row in rows
        if row != row_of(Space(space))
    ]


def move_die(state: State, seat: Seat, move: Move) -> None:
    """R11.28: gaps close by sliding left; no action and no gold."""
    dice = state.heroes[seat].dice
    space = Space(first(move))
    dice[free_space(dice, Row(second(move)))] = dice[space]
    after = SPACES_IN_ROW * (row_of(space) + 1)
    dice[space:after] = [*dice[space + 1 : after], NO_DIE]


# One row per ability of the vocabulary.
ABILITY_RULES: Final[Mapping[type, AtOnce | Targeted]] = {
    TakesAction: AtOnce(take_action),
    GainsGold: AtOnce(gain_gold),
    BuysRevealed: AtOnce(buy_revealed, MARKET_TURN),
    BuysDiscarded: AtOnce(buy_discarded, MARKET_TURN),
    BorrowsSkill: AtOnce(borrow, ANY_TIME),
    RaisesDie: Targeted(raise_targets, raise_die),
    ExchangesWithBag: Targeted(bag_targets, exchange_with_bag),
    MovesDie: Targeted(move_targets, move_die),
    ExchangesWithCenter: Targeted(center_targets, exchange_with_center, DICE_TURN),
    TurnsCenterDie: Targeted(turn_targets, turn_center_die, DICE_TURN),
    RerollsCenter: Targeted(reroll_targets, reroll_center, DICE_TURN),
}

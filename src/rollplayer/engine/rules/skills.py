"""R5, skills: when one may be used, the step it costs, and what its ability does."""

from typing import ClassVar

from rollplayer.engine.cards.effects import (
    ANY_TIME,
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
from rollplayer.engine.cards.facts import SKILL, MarketCard
from rollplayer.engine.deck import refill
from rollplayer.engine.dice import (
    GOLD,
    color_of,
    free_space,
    make_die,
    open_rows,
    opposite,
    value_of,
    with_value,
)
from rollplayer.engine.kinds import BORROWING, REROLLED, borrowed_by, chosen_cards
from rollplayer.engine.moves import (
    EXCHANGE_BAG,
    EXCHANGE_CENTER,
    MOVE,
    PASS,
    RAISE,
    TURN,
    USE,
    encode,
    first,
    second,
)
from rollplayer.engine.passives import gold_for_die
from rollplayer.engine.prompts import Prompt, RollPrompt
from rollplayer.engine.rules.actions import HIGHEST, AttributeAction, can_step, step
from rollplayer.engine.rules.market import BuyDiscarded, RevealTop
from rollplayer.engine.rules.roll import cards_with_dice, sort_again
from rollplayer.engine.sorts import CARD, INITIATIVE_LIST, SEAT
from rollplayer.engine.state import Hero, State, add_card

# Using (R5.1, R5.2) ----------------------------------------------------------------------------


def uses(state: State, seat: int, timing: int) -> list[int]:
    """The skills a seat may use now; `timing` is what kind of turn of its own it is in."""
    hero = state.heroes[seat]
    market = state.options.cards.market
    moves: list[int] = []
    for index in hero.cards:
        card = market[index]
        if card.kind == SKILL and index not in hero.exhausted and index not in hero.refreshed:
            if isinstance(card.ability, BorrowsSkill):
                moves += borrowings(state, seat, index, timing)
            elif fits(card, hero, timing):
                moves.append(encode(USE, index))
    return moves


def fits(card: MarketCard, hero: Hero, timing: int) -> bool:
    """Whether it is this skill's time, and the grid allows its step (R5.1)."""
    return card.timing in (ANY_TIME, timing) and can_step(hero, *card.arrow)


def borrowings(state: State, seat: int, index: int, timing: int) -> list[int]:
    """The skills of others, ready or exhausted, that a borrowing skill may be used as (R10)."""
    market = state.options.cards.market
    hero = state.heroes[seat]
    return [
        encode(USE, index) | BORROWING[other]
        for owner, neighbor in enumerate(state.heroes)
        if owner != seat
        for other in neighbor.cards
        if market[other].kind == SKILL
        and not isinstance(market[other].ability, BorrowsSkill)
        and fits(market[other], hero, timing)
    ]


def use(state: State, seat: int, move: int) -> None:
    """R5.1: the step, then the ability; the skill is exhausted."""
    hero = state.heroes[seat]
    used = first(move)
    borrowed = borrowed_by(move)
    speaks = used if borrowed is None else borrowed
    card = state.options.cards.market[speaks]
    step(hero, *card.arrow)
    add_card(hero.exhausted, used)
    ability = card.ability
    assert ability is not None
    begin(state, seat, ability, speaks)


def begin(state: State, seat: int, ability: Ability, card: int) -> None:
    """Asks what the ability needs to know, or does it at once."""
    if isinstance(ability, GainsGold):
        state.heroes[seat].gold += ability.gold
    elif isinstance(ability, TakesAction):
        state.prompts.append(AttributeAction(seat, (ability.action,), 0, True))
    elif isinstance(ability, BuysDiscarded):
        state.prompts.append(BuyDiscarded(seat))
    elif isinstance(ability, BuysRevealed):
        if refill(state):  # R11.20: with no card anywhere only the arrow applies
            state.prompts.append(RevealTop(seat))
    else:
        state.prompts.append(UseAbility(seat, card))


# Abilities that need a target ------------------------------------------------------------------


class UseAbility(Prompt):
    """A skill is being used: its target, or `pass` (R5.1: the ability is optional)."""

    __slots__ = ("card",)

    kind: ClassVar[str] = "ability"
    rule: ClassVar[str] = "R5.1"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", SEAT), ("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def is_open(self) -> bool:
        return False

    def moves(self, state: State) -> list[int]:
        ability = state.options.cards.market[self.card].ability
        hero = state.heroes[self.seat]
        return [*targets(state, hero, ability), PASS]

    def answer(self, state: State, move: int) -> None:
        if move != PASS:
            ability = state.options.cards.market[self.card].ability
            resolve(state, self.seat, ability, move)


def targets(state: State, hero: Hero, ability: Ability | None) -> list[int]:
    if isinstance(ability, RaisesDie):
        return raise_targets(hero, ability.most)
    if isinstance(ability, ExchangesWithBag):
        return bag_targets(state, hero)
    if isinstance(ability, ExchangesWithCenter):
        return center_targets(state, hero)
    if isinstance(ability, TurnsCenterDie):
        return [encode(TURN, card + 1) for card in cards_with_dice(state)]
    if isinstance(ability, RerollsCenter):
        return reroll_targets(state)
    assert isinstance(ability, MovesDie)
    return move_targets(hero)


def resolve(state: State, seat: int, ability: Ability | None, move: int) -> None:
    hero = state.heroes[seat]
    if isinstance(ability, RaisesDie):
        hero.dice[first(move)] += second(move)
    elif isinstance(ability, ExchangesWithBag):
        exchange_with_bag(state, hero, first(move), second(move))
    elif isinstance(ability, ExchangesWithCenter):
        exchange_with_center(state, seat, first(move), second(move) - 1)
    elif isinstance(ability, TurnsCenterDie):
        card = first(move) - 1
        state.center[card] = opposite(state.center[card])
        sort_again(state, seat)
    elif isinstance(ability, RerollsCenter):
        state.prompts.append(RollCenter(seat, chosen_cards(move)))
    else:
        move_die(hero, first(move), second(move))


def raise_targets(hero: Hero, most: int) -> list[int]:
    """R11.26: the full amount must fit."""
    return [
        encode(RAISE, space, amount)
        for space, die in enumerate(hero.dice)
        if die
        for amount in range(1, most + 1)
        if value_of(die) + amount <= HIGHEST
    ]


def bag_targets(state: State, hero: Hero) -> list[int]:
    return [
        encode(EXCHANGE_BAG, space, color)
        for space, die in enumerate(hero.dice)
        if die
        for color, left in enumerate(state.bag)
        if left and color != color_of(die)
    ]


def exchange_with_bag(state: State, hero: Hero, space: int, color: int) -> None:
    """The new die takes the old one's place and value; a gold die pays (R11.13)."""
    old = hero.dice[space]
    state.bag[color_of(old)] += 1
    state.bag[color] -= 1
    hero.dice[space] = make_die(color, value_of(old))
    hero.gold += gold_for_die(state, hero, color)


def center_targets(state: State, hero: Hero) -> list[int]:
    return [
        encode(EXCHANGE_CENTER, space, card + 1)
        for space, die in enumerate(hero.dice)
        if die
        for card in cards_with_dice(state)
        if state.center[card] != die
    ]


def exchange_with_center(state: State, seat: int, space: int, card: int) -> None:
    """Values unchanged; a gold die pays, unless it replaces another (R11.13)."""
    hero = state.heroes[seat]
    old, new = hero.dice[space], state.center[card]
    hero.dice[space], state.center[card] = new, old
    if color_of(old) != GOLD:
        hero.gold += gold_for_die(state, hero, color_of(new))
    sort_again(state, seat)


def reroll_targets(state: State) -> list[int]:
    """Every choice of at least one die in the center."""
    sets: list[tuple[int, ...]] = [()]
    for card in cards_with_dice(state):
        sets += [(*chosen, card) for chosen in sets]
    return [REROLLED[chosen] for chosen in sets[1:]]


class RollCenter(RollPrompt):
    """R11.27: dice in the center are rerolled in the order of the initiative cards."""

    __slots__ = ("cards",)

    kind: ClassVar[str] = "roll-center"
    rule: ClassVar[str] = "R11.27"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", SEAT), ("cards", INITIATIVE_LIST))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def settle(self, state: State, outcome: int) -> None:
        card = self.cards[0]
        state.center[card] = with_value(state.center[card], first(outcome))
        if len(self.cards) > 1:
            state.prompts.append(RollCenter(self.seat, self.cards[1:]))
        else:
            sort_again(state, self.seat)


def move_targets(hero: Hero) -> list[int]:
    """R11.28: on a full sheet there are none."""
    rows = open_rows(hero.dice)
    return [
        encode(MOVE, space, row)
        for space, die in enumerate(hero.dice)
        if die
        for row in rows
        if row != space // 3
    ]


def move_die(hero: Hero, space: int, row: int) -> None:
    """R11.28: gaps close by sliding left; no action and no gold."""
    dice = hero.dice
    dice[free_space(dice, row)] = dice[space]
    last = space // 3 * 3 + 2
    dice[space : last + 1] = [*dice[space + 1 : last + 1], 0]

"""What a move would do, in a few words behind its notation."""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer import engine as m
from rollplayer.cli.terminal.views import price, price_words, row_distance
from rollplayer.cli.words import (
    ACTIONS_IN_SHORT,
    amount,
    arrow_words,
    die_words,
    kind_words,
    modifier_words,
    place_words,
    what_it_does,
)
from rollplayer.engine import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COLOR_NAMES,
    GOLD,
    NO_DIE,
    NONE,
    TRAIT,
    ActionForDiscarding,
    ActionForGold,
    BuyDiscarded,
    BuyRevealed,
    Hero,
    KeepValue,
    MarketCard,
    Move,
    State,
    borrowed_by,
    can_step,
    color_of,
    die_name,
    free_space,
    gold_for_die,
    make_die,
    opposite,
    order_colors,
    order_value,
    passives,
    value_of,
    with_value,
)

Describer = Callable[[State, Hero, Move], str]


def describe(state: State, seat: int, move: Move) -> str:
    """A few words on a move, or none where the notation says it all."""
    writer = DESCRIBERS.get(m.kind_of(move))
    return writer(state, state.heroes[seat], move) if writer else ""


# Setup and dice turn ----------------------------------------------------------------------------


def of_race(state: State, hero: Hero, move: Move) -> str:
    return modifier_words(state.options.cards.races[m.first(move)])


def of_class(state: State, hero: Hero, move: Move) -> str:
    """The goals, and the color unless it is drawn; the ability is among the facts."""
    card = state.options.cards.classes[m.first(move)]
    goals = ", ".join(
        f"{name} {goal.text()}" for name, goal in zip(ATTRIBUTES, card.goals, strict=True)
    )
    drawn = getattr(state.prompts[-1], "color", NONE) != NONE
    return goals if drawn else f"{COLOR_NAMES[card.color]}; {goals}"


def of_order(state: State, hero: Hero, move: Move) -> str:
    """Which die would lie on which card."""
    cards = getattr(state.prompts[-1], "cards", ())
    value = order_value(move)
    dice = zip(cards, order_colors(move), strict=False)
    return ", ".join(f"{COLOR_NAMES[color]} {value} on card {card + 1}" for card, color in dice)


def of_take(state: State, hero: Hero, move: Move) -> str:
    card = m.first(move) - 1
    die = state.center[card]
    words = "no die" if die == NO_DIE else die_words(die)
    if color_of(die) == GOLD:
        words += f" (pays {gold_for_die(state, hero, GOLD)})"
    if state.center_gold[card]:
        words += ", with 1 gold"
    return words + enemy_words(state, m.first(move))


def enemy_words(state: State, card: int) -> str:
    """R9.3: what taking this card may cost a solo player."""
    if not state.options.solo or card == 1:
        return ""
    return ", enemy die may trash a card" if card == 2 else ", enemy die trashes a card"


def of_start(state: State, hero: Hero, move: Move) -> str:
    return row_words(state, hero, m.second(move), m.first(move))


def of_place(state: State, hero: Hero, move: Move) -> str:
    """The row as it is, and the action it gives."""
    die = getattr(state.prompts[-1], "die", 0)
    row = m.first(move)
    return f"{row_words(state, hero, row, die)}; then {ACTIONS_IN_SHORT[row]}"


def row_words(state: State, hero: Hero, row: int, die: int) -> str:
    """What a die would come to in a row."""
    there = [die_name(die) for die in hero.dice[3 * row : 3 * row + 3] if die]
    words = f"beside {' '.join(there)}" if there else "empty"
    filled = ", full: +1 gold" if len(there) == 2 else ""
    return f"{words}, {row_distance(state, hero, row)}{filled}{wish_met(state, hero, row, die)}"


def wish_met(state: State, hero: Hero, row: int, die: int) -> str:
    """Whether the die is what the backstory wants on the space it would go to."""
    space = free_space(hero.dice, row)
    if hero.backstory == NONE or not die or space < 0:
        return ""
    wanted = state.options.cards.backstories[hero.backstory].colors[space]
    return ", backstory wants it here" if wanted == die >> 3 else ""


# Actions and abilities ---------------------------------------------------------------------------


def becomes(die: int, new: int) -> str:
    return f"{die_name(die)} becomes {die_name(new)}"


def of_flip(state: State, hero: Hero, move: Move) -> str:
    die = hero.dice[m.first(move)]
    return becomes(die, opposite(die))


def of_swap(state: State, hero: Hero, move: Move) -> str:
    return f"{die_name(hero.dice[m.first(move)])} and {die_name(hero.dice[m.second(move)])}"


def of_raise(state: State, hero: Hero, move: Move) -> str:
    die = hero.dice[m.first(move)]
    return becomes(die, die + m.second(move))


def of_lower(state: State, hero: Hero, move: Move) -> str:
    die = hero.dice[m.first(move)]
    return becomes(die, die - m.second(move))


def of_reroll(state: State, hero: Hero, move: Move) -> str:
    return die_name(hero.dice[m.first(move)])


def of_keep(state: State, hero: Hero, move: Move) -> str:
    prompt = state.prompts[-1]
    if isinstance(prompt, KeepValue) and value_of(hero.dice[prompt.space]) == m.first(move):
        return "as it was"
    return "as rolled"


def of_align(state: State, hero: Hero, move: Move) -> str:
    row, column = m.STEPS[m.first(move)]
    return f"to {token_words(state, hero, row, column)}"


def token_words(state: State, hero: Hero, row: int, column: int) -> str:
    """Where a step leads and what it is worth there."""
    place = place_words(hero.row + row, hero.column + column)
    if hero.alignment == NONE:
        return place
    grid = state.options.cards.alignments[hero.alignment].grid
    return f"{place}, {amount(grid[hero.row + row][hero.column + column], 'star')}"


def of_exchange_bag(state: State, hero: Hero, move: Move) -> str:
    die = hero.dice[m.first(move)]
    return becomes(die, make_die(m.second(move), value_of(die)))


def of_exchange_center(state: State, hero: Hero, move: Move) -> str:
    die = hero.dice[m.first(move)]
    return f"{die_name(die)} for {die_name(state.center[m.second(move) - 1])}"


def of_turn(state: State, hero: Hero, move: Move) -> str:
    die = state.center[m.first(move) - 1]
    return becomes(die, with_value(die, 7 - value_of(die)))


def of_reroll_center(state: State, hero: Hero, move: Move) -> str:
    chosen = [die for card, die in enumerate(state.center) if m.first(move) >> card & 1]
    return ", ".join(die_name(die) for die in chosen)


def of_move(state: State, hero: Hero, move: Move) -> str:
    return f"{die_name(hero.dice[m.first(move)])} to {ATTRIBUTE_NAMES[m.second(move)]}"


# Market and skills -------------------------------------------------------------------------------


def of_buy(state: State, hero: Hero, move: Move) -> str:
    card = state.options.cards.market[m.first(move)]
    prompt = state.prompts[-1]
    if isinstance(prompt, BuyRevealed):
        cost = card.cost
    else:
        cost = price(state, hero, card, from_discard=isinstance(prompt, BuyDiscarded))
    words = f"{cost} gold of your {hero.gold + hero.charisma}"
    return f"{words}{arrow_effect(state, hero, card)}"


def arrow_effect(state: State, hero: Hero, card: MarketCard) -> str:
    if card.kind != TRAIT or not arrow_words(card):
        return ""
    if not can_step(hero, *card.arrow):
        return "; token stays"
    return f"; token to {token_words(state, hero, *card.arrow)}"


def of_discard(state: State, hero: Hero, move: Move) -> str:
    return "2 gold" + (action_for_gold(state, hero) if state.market else "")  # R11.6


def action_for_gold(state: State, hero: Hero) -> str:
    for effect in passives(state, hero):
        if isinstance(effect, ActionForDiscarding):
            return f", of which {effect.price} may pay to {ACTIONS_IN_SHORT[effect.action]}"
    return ""


def of_donate(state: State, hero: Hero, move: Move) -> str:
    for effect in passives(state, hero):
        if isinstance(effect, ActionForGold):
            return f"pay {effect.price} gold to {ACTIONS_IN_SHORT[effect.action]}"
    return ""


def of_return(state: State, hero: Hero, move: Move) -> str:
    cards = state.options.cards
    card = cards.market[m.first(move)]
    return f"{price_words(state, hero, card)}, {kind_words(cards, card)}"


def of_use(state: State, hero: Hero, move: Move) -> str:
    """What the skill says, and where its arrow leads."""
    market = state.options.cards.market
    borrowed = borrowed_by(move)
    card = market[m.first(move) if borrowed is None else borrowed]
    token = f"token to {token_words(state, hero, *card.arrow)}. " if arrow_words(card) else ""
    return token + card.rule.removeprefix("Any time. ").removeprefix("On your market turn. ")


def of_refresh(state: State, hero: Hero, move: Move) -> str:
    cards = state.options.cards
    return what_it_does(cards, cards.market[m.first(move)])


def of_pass(state: State, hero: Hero, move: Move) -> str:
    return "go on without it"


DESCRIBERS: Final[Mapping[int, Describer]] = {
    m.PASS: of_pass,
    m.RACE: of_race,
    m.CLASS: of_class,
    m.START: of_start,
    m.ORDER: of_order,
    m.TAKE: of_take,
    m.PLACE: of_place,
    m.FLIP: of_flip,
    m.SWAP: of_swap,
    m.RAISE: of_raise,
    m.LOWER: of_lower,
    m.REROLL: of_reroll,
    m.KEEP: of_keep,
    m.ALIGN: of_align,
    m.CHARISMA: lambda state, hero, move: "1 gold towards a card this round",
    m.BUY: of_buy,
    m.DISCARD: of_discard,
    m.TAKE_GOLD: of_discard,
    m.DONATE: of_donate,
    m.RETURN: of_return,
    m.USE: of_use,
    m.EXCHANGE_BAG: of_exchange_bag,
    m.EXCHANGE_CENTER: of_exchange_center,
    m.TURN: of_turn,
    m.REROLL_CENTER: of_reroll_center,
    m.MOVE: of_move,
    m.REFRESH: of_refresh,
    m.DROP: lambda state, hero, move: "to the discard pile, for no gold",
    m.REVEAL: lambda state, hero, move: "the top card of the deck, to buy or to discard",
}

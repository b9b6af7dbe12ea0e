"""What a move would do, in a few words behind its name: one row per kind of move."""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.cli.language import say
from rollplayer.cli.terminal.sheet import purse_words, row_distance
from rollplayer.cli.terminal.views import price, price_words
from rollplayer.cli.words import (
    action_in_short,
    apart,
    arrow_words,
    attribute_short,
    card_rule,
    color_words,
    dice_short,
    die_short,
    die_words,
    goal_words,
    gold_words,
    kind_words,
    modifier_words,
    place_words,
    stars_words,
    what_it_does,
)
from rollplayer.engine import Hero, State
from rollplayer.engine import terms as m
from rollplayer.engine.cards import TRAIT, ActionForDiscarding, MarketCard, gold_for_die, passives
from rollplayer.engine.terms import (
    GOLD,
    NO_DIE,
    NONE,
    BuyDiscarded,
    BuyRevealed,
    Die,
    Move,
    Row,
    borrowed_by,
    can_step,
    chosen_cards,
    color_of,
    free_space,
    make_die,
    order_colors,
    order_value,
)

Describer = Callable[[State, Hero, Move], str]
STAR: Final = "★"


def describe(state: State, seat: int, move: Move) -> str:
    """A few words on a move, or none where its name says it all."""
    return DESCRIBERS[m.kind_of(move)](state, state.heroes[seat], move)


def nothing_more(state: State, hero: Hero, move: Move) -> str:
    """Of moves whose name says it all."""
    return ""


# Setup and dice turn ----------------------------------------------------------------------------


def of_race(state: State, hero: Hero, move: Move) -> str:
    return modifier_words(state.options.cards.races[m.first(move)])


def of_class(state: State, hero: Hero, move: Move) -> str:
    """The goals and their stars, and the color unless it is drawn; the ability is a fact."""
    card = state.options.cards.classes[m.first(move)]
    goals = ", ".join(
        f"{attribute_short(row)} {goal_words(goal)} ({goal.stars}{STAR})"
        for row, goal in enumerate(card.goals)
    )
    drawn = getattr(state.prompts[-1], "color", NONE) != NONE
    return goals if drawn else apart(color_words(card.color), goals)


def of_order(state: State, hero: Hero, move: Move) -> str:
    """Which die would lie on which card."""
    cards = getattr(state.prompts[-1], "cards", ())
    dice = [make_die(color, order_value(move)) for color in order_colors(move)]
    return ", ".join(
        say("die-on-card", card=card + 1, die=die_words(die))
        for card, die in zip(cards, dice, strict=False)
    )


def of_take(state: State, hero: Hero, move: Move) -> str:
    """What the card brings besides its die, and what it may cost."""
    card = m.first(move) - 1
    words = []
    if color_of(state.center[card]) == GOLD:
        words.append(say("die-pays", gold=gold_words(gold_for_die(state, hero, GOLD))))
    if state.center_gold[card]:
        words.append(say("card-brings", gold=gold_words(1)))
    return ", ".join([*words, *enemy_words(state, m.first(move))])


def enemy_words(state: State, card: int) -> list[str]:
    """R9.3: what taking this card may cost a solo player."""
    if not state.options.solo or card == 1:
        return []
    return [say("enemy-may" if card == 2 else "enemy-will")]


def of_start(state: State, hero: Hero, move: Move) -> str:
    return row_words(state, hero, Row(m.second(move)), Die(m.first(move)))


def of_place(state: State, hero: Hero, move: Move) -> str:
    """The row as it is, and the action it gives."""
    die = getattr(state.prompts[-1], "die", NO_DIE)
    row = Row(m.first(move))
    then = say("then-action", action=action_in_short(row))
    return apart(row_words(state, hero, row, die), then)


def row_words(state: State, hero: Hero, row: Row, die: Die) -> str:
    """What a die would come to in a row."""
    there = [die for die in hero.dice[3 * row : 3 * row + 3] if die]
    words = [say("row-beside", dice=dice_short(there)) if there else say("row-empty")]
    words.append(row_distance(state, hero, row))
    if len(there) == 2:
        words.append(say("row-filled", gold=gold_words(1)))
    if is_wished(state, hero, row, die):
        words.append(say("wish-here"))
    return ", ".join(word for word in words if word)


def is_wished(state: State, hero: Hero, row: Row, die: Die) -> bool:
    """Whether the die is what the backstory wants on the space it would go to."""
    space = free_space(hero.dice, row)
    if hero.backstory == NONE or not die or space < 0:
        return False
    return state.options.cards.backstories[hero.backstory].colors[space] == color_of(die)


# Actions and abilities ---------------------------------------------------------------------------


def of_align(state: State, hero: Hero, move: Move) -> str:
    return token_words(state, hero, *m.STEPS[m.first(move)])


def token_words(state: State, hero: Hero, row: int, column: int) -> str:
    """Where a step leads and what it is worth there."""
    place = place_words(hero.row + row, hero.column + column)
    if hero.alignment == NONE:
        return place
    grid = state.options.cards.alignments[hero.alignment].grid
    return f"{place}, {stars_words(grid[hero.row + row][hero.column + column])}"


def of_reroll_center(state: State, hero: Hero, move: Move) -> str:
    return ", ".join(die_short(state.center[card]) for card in chosen_cards(move))


# Market and skills -------------------------------------------------------------------------------


def of_buy(state: State, hero: Hero, move: Move) -> str:
    card = state.options.cards.market[m.first(move)]
    prompt = state.prompts[-1]
    if isinstance(prompt, BuyRevealed):  # R5.1: neither price cuts nor Charisma tokens
        cost, purse = card.cost, gold_words(hero.gold)
    else:
        cost = price(state, hero, card, from_discard=isinstance(prompt, BuyDiscarded))
        purse = purse_words(hero)
    words = say("price-of-purse", price=cost, purse=purse)
    if card.kind != TRAIT or not arrow_words(card):
        return words
    return apart(words, arrow_effect(state, hero, card))


def arrow_effect(state: State, hero: Hero, card: MarketCard) -> str:
    """Where a trait's arrow moves the token."""
    if not can_step(hero, *card.arrow):
        return say("token-stays")
    return say("token-to", place=token_words(state, hero, *card.arrow))


def of_discard(state: State, hero: Hero, move: Move) -> str:
    """R11.6: the gold, and the action that some of it may pay for."""
    effects = passives(state, hero) if state.market else ()
    for effect in effects:
        if isinstance(effect, ActionForDiscarding):
            gold = gold_words(effect.price)
            return say("gold-may-pay", gold=gold, action=action_in_short(effect.action))
    return ""


def of_return(state: State, hero: Hero, move: Move) -> str:
    cards = state.options.cards
    card = cards.market[m.first(move)]
    return f"{price_words(state, hero, card)}, {kind_words(cards, card)}"


def of_use(state: State, hero: Hero, move: Move) -> str:
    """Where the skill's arrow leads, and what it says."""
    cards = state.options.cards
    borrowed = borrowed_by(move)
    card = cards.market[m.first(move) if borrowed is None else borrowed]
    if not arrow_words(card):
        return card_rule(cards, card)
    token = say("token-to", place=token_words(state, hero, *card.arrow))
    return f"{token}. {card_rule(cards, card)}"


def of_refresh(state: State, hero: Hero, move: Move) -> str:
    cards = state.options.cards
    return what_it_does(cards, cards.market[m.first(move)])


DESCRIBERS: Final[Mapping[int, Describer]] = {
    m.PASS: nothing_more,
    m.RACE: of_race,
    m.CLASS: of_class,
    m.START: of_start,
    m.ORDER: of_order,
    m.TAKE: of_take,
    m.PLACE: of_place,
    m.FLIP: nothing_more,
    m.SWAP: nothing_more,
    m.RAISE: nothing_more,
    m.LOWER: nothing_more,
    m.REROLL: nothing_more,
    m.KEEP: nothing_more,
    m.ALIGN: of_align,
    m.CHARISMA: lambda state, hero, move: say("charisma-worth"),
    m.BUY: of_buy,
    m.DISCARD: of_discard,
    m.TAKE_GOLD: of_discard,
    m.DONATE: nothing_more,
    m.RETURN: of_return,
    m.USE: of_use,
    m.EXCHANGE_BAG: nothing_more,
    m.EXCHANGE_CENTER: nothing_more,
    m.TURN: nothing_more,
    m.REROLL_CENTER: of_reroll_center,
    m.MOVE: nothing_more,
    m.REFRESH: of_refresh,
    m.DROP: lambda state, hero, move: say("drop-worth"),
    m.REVEAL: nothing_more,
}

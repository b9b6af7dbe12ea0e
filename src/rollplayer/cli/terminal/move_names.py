"""A move by its name, as it stands in the menu: `Buy Heavy Crossbow`, `Place in Strength`.

One row per kind of move; the messages are those of the page's buttons (ui.ftl).
"""

from collections.abc import Callable, Mapping
from typing import Final

from rollplayer.cli.speech import say
from rollplayer.cli.terminal.narration import card_names, die_there
from rollplayer.cli.words import (
    attribute_words,
    becomes,
    card_name,
    die_words,
    listed,
    space_words,
)
from rollplayer.engine import Hero, State
from rollplayer.engine import moves as m
from rollplayer.engine.dice import die_name, make_die, opposite, value_of
from rollplayer.engine.rules.actions import KeepValue

Namer = Callable[[State, Hero, int], str]
PASS_NAMES: Final = {"market": "end-turn", "last-call": "finish"}  # by prompt


def move_name(state: State, seat: int, move: int) -> str:
    return NAMES[m.kind_of(move)](state, state.heroes[seat], move)


def plain(key: str) -> Namer:
    return lambda state, hero, move: say(key)


def with_card(key: str) -> Namer:
    return lambda state, hero, move: say(key, card=card_names(state, [m.first(move)]))


def of_pass(state: State, hero: Hero, move: int) -> str:
    return say(PASS_NAMES.get(state.prompts[-1].kind, "skip"))


def of_race(state: State, hero: Hero, move: int) -> str:
    return say("move-race", what=card_name(state.options.cards.races[m.first(move)]))


def of_class(state: State, hero: Hero, move: int) -> str:
    return say("move-class", what=card_name(state.options.cards.classes[m.first(move)]))


def of_start(state: State, hero: Hero, move: int) -> str:
    die = die_words(m.first(move))
    return say("move-place", row=attribute_words(m.second(move)), die=die)


def of_order(state: State, hero: Hero, move: int) -> str:
    dice = [die_name(make_die(color, m.order_value(move))) for color in m.order_colors(move)]
    return say("move-order", dice=" ".join(dice))


def of_take(state: State, hero: Hero, move: int) -> str:
    die = state.center[m.first(move) - 1]
    return say("move-take", card=m.first(move), die=die_words(die))


def of_place(state: State, hero: Hero, move: int) -> str:
    return say("place-in", row=attribute_words(m.first(move)))


def changed(key: str, new: Callable[[State, int, int], int]) -> Namer:
    """A die on a space becomes another: `Raise a die, Strength 1: r4 → r5`."""

    def name(state: State, hero: Hero, move: int) -> str:
        die = hero.dice[m.first(move)]
        space = space_words(m.first(move))
        return say(key, space=space, die=becomes(die, new(state, die, move)))

    return name


def of_swap(state: State, hero: Hero, move: int) -> str:
    one, two = m.first(move), m.second(move)
    return say("move-swap", one=die_there(hero, one), two=die_there(hero, two))


def of_reroll(state: State, hero: Hero, move: int) -> str:
    return say("move-reroll", space=die_there(hero, m.first(move)))


def of_keep(state: State, hero: Hero, move: int) -> str:
    prompt = state.prompts[-1]
    is_old = isinstance(prompt, KeepValue) and value_of(hero.dice[prompt.space]) == m.first(move)
    return say("keep-value", value=m.first(move), old="yes" if is_old else "no")


def of_align(state: State, hero: Hero, move: int) -> str:
    return say(f"align-{m.DIRECTIONS[m.first(move)]}")


def of_buy(state: State, hero: Hero, move: int) -> str:
    card = card_names(state, [m.first(move)])
    dropped = [each - 1 for each in (m.second(move), m.third(move)) if each]
    if not dropped:
        return say("buy-card", card=card)
    return say("move-buy-drop", card=card, dropped=card_names(state, dropped))


def of_use(state: State, hero: Hero, move: int) -> str:
    card = card_names(state, [m.first(move)])
    if not m.second(move):
        return say("use-card", card=card)
    return say("move-use-as", card=card, other=card_names(state, [m.second(move) - 1]))


def of_turn(state: State, hero: Hero, move: int) -> str:
    die = state.center[m.first(move) - 1]
    return say("move-turn", card=m.first(move), die=becomes(die, opposite(die)))


def of_reroll_center(state: State, hero: Hero, move: int) -> str:
    cards = [str(card + 1) for card in range(5) if m.first(move) >> card & 1]
    return say("move-reroll-center", cards=listed(cards))


def of_move(state: State, hero: Hero, move: int) -> str:
    die = hero.dice[m.first(move)]
    return say("move-move", row=attribute_words(m.second(move)), die=die_words(die))


NAMES: Final[Mapping[int, Namer]] = {
    m.PASS: of_pass,
    m.RACE: of_race,
    m.CLASS: of_class,
    m.START: of_start,
    m.ORDER: of_order,
    m.TAKE: of_take,
    m.PLACE: of_place,
    m.FLIP: changed("move-flip", lambda state, die, move: opposite(die)),
    m.SWAP: of_swap,
    m.RAISE: changed("move-raise", lambda state, die, move: die + m.second(move)),
    m.LOWER: changed("move-lower", lambda state, die, move: die - m.second(move)),
    m.REROLL: of_reroll,
    m.KEEP: of_keep,
    m.ALIGN: of_align,
    m.CHARISMA: plain("do-charisma"),
    m.BUY: of_buy,
    m.DISCARD: with_card("discard-card"),
    m.TAKE_GOLD: plain("do-gold"),
    m.DONATE: plain("do-donate"),
    m.RETURN: with_card("return-card"),
    m.USE: of_use,
    m.EXCHANGE_BAG: changed(
        "move-exchange", lambda state, die, move: make_die(m.second(move), value_of(die))
    ),
    m.EXCHANGE_CENTER: changed(
        "move-exchange", lambda state, die, move: state.center[m.second(move) - 1]
    ),
    m.TURN: of_turn,
    m.REROLL_CENTER: of_reroll_center,
    m.MOVE: of_move,
    m.REFRESH: with_card("refresh-card"),
    m.DROP: with_card("drop-card"),
}

"""What happened, in sentences: moves of people and bots, and outcomes of chance.

A happening is an event with the states before and after it, so that consequences (gold, the token,
a card lost to the enemy) are read off the states and never worked out a second time.
"""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from rollplayer import engine as m
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import amount, die_words, listed, place_words
from rollplayer.engine import (
    CHANCE,
    CLEANUP,
    COLOR_NAMES,
    MARKET,
    NONE,
    SPACE_NAMES,
    Hero,
    KeepValue,
    Move,
    PlaceDie,
    RerollDie,
    RollCenter,
    RollDie,
    RollStarting,
    State,
    borrowed_by,
    chosen_cards,
    color_of,
    die_name,
    free_space,
    order_colors,
    order_value,
    value_of,
)
from rollplayer.notation.record import Event

ROLLS: Final = ("draw", "roll")
STARTING_ROLLS: Final = ("draw-starting", "roll-starting")


class Happening(NamedTuple):
    before: State
    event: Event
    after: State

    @property
    def kind(self) -> str:
        """The kind of the prompt that was answered."""
        return self.before.prompts[-1].kind

    @property
    def group(self) -> tuple[str, int]:
        """Outcomes of one group are told in one sentence."""
        seat = self.before.prompts[-1].seat
        if self.event.seat != CHANCE:
            is_starting = m.kind_of(self.event.what) == m.START
            return ("placing", self.event.seat) if is_starting else ("move", id(self.after))
        if self.kind in ROLLS:
            return "roll", seat
        if self.kind in STARTING_ROLLS:
            return "starting", seat
        if self.kind in ("reveal", "discard-cards"):
            return self.kind, self.before.round
        return self.kind, id(self.after)


def tell(seats: Seats, happenings: list[Happening]) -> list[str]:
    """Sentences for some happenings in a row."""
    lines: list[str] = []
    for _, members in groupby(happenings, key=lambda happening: happening.group):
        group = list(members)
        if group[0].event.seat == CHANCE:
            lines += tell_chance(seats, group)
        else:
            lines += tell_move(seats, group[0]) if len(group) == 1 else tell_placing(seats, group)
        lines += consequences(seats, group)
    return lines


# Consequences ------------------------------------------------------------------------------------


def consequences(seats: Seats, group: list[Happening]) -> list[str]:
    """Gold, the token, and the course of the game."""
    before, after = group[0].before, group[-1].after
    lines: list[str] = []
    for seat, (old, new) in enumerate(zip(before.heroes, after.heroes, strict=True)):
        lines += gold_lines(seats, seat, old, new)
        lines += token_lines(after, seats, seat, old, new)
    if before.phase in (MARKET, CLEANUP):
        lines += lost_cards(before, after, group[0].event.move)
    if after.round > before.round:
        lines += round_lines(seats, after)
    return lines


def gold_lines(seats: Seats, seat: int, old: Hero, new: Hero) -> list[str]:
    if old.gold == new.gold or (old.race == NONE and not old.gold):
        return []
    change = new.gold - old.gold
    return [f"{seats.does(seat, 'have')} {new.gold} gold ({change:+d})."]


def token_lines(state: State, seats: Seats, seat: int, old: Hero, new: Hero) -> list[str]:
    if (old.row, old.column) == (new.row, new.column) or new.alignment == NONE:
        return []
    stars = state.options.cards.alignments[new.alignment].grid[new.row][new.column]
    place = place_words(new.row, new.column)
    return [f"{seats.whose(seat)} token is on {place}: {amount(stars, 'star')}."]


def lost_cards(before: State, after: State, move: Move) -> list[str]:
    """What left the market because a phase ended, and not by the move itself."""
    moved = {m.first(move)} if m.kind_of(move) in (m.BUY, m.DISCARD) else set()
    gone = [card for card in before.market if card not in after.market and card not in moved]
    discarded = [card for card in gone if card in after.discard]
    trashed = [card for card in gone if card in after.trash]
    lines = []
    if discarded:
        lines.append(f"To the discard pile: {slugs(after, discarded)}.")
    if trashed:
        lines.append(f"To the trash: {slugs(after, trashed)}.")
    return lines


def slugs(state: State, cards: list[int]) -> str:
    return listed([state.options.cards.market[card].slug for card in cards])


def round_lines(seats: Seats, state: State) -> list[str]:
    last = 18 - state.options.starting_dice
    start = "" if state.options.solo else f" {seats.does(state.start, 'are')} start player."
    return ["", f"Round {state.round} of {last}.{start}"]


# Chance ------------------------------------------------------------------------------------------


def tell_chance(seats: Seats, group: list[Happening]) -> list[str]:
    first = group[0]
    seat = first.before.prompts[-1].seat
    what = m.first(first.event.what)
    cards = first.before.options.cards
    kind = first.group[0]
    if kind in ("roll", "starting"):
        return rolled(seats, seat, group)
    if kind == "reveal":
        return [
            f"In the market: {slugs(first.after, [m.first(each.event.what) for each in group])}."
        ]
    if kind == "discard-cards":
        return [f"{amount(len(group), 'card')} of the deck go to the discard pile."]
    if kind == "start":
        return [f"{seats.does(what, 'are')} start player."]
    if kind == "draw-class":
        return [f"{seats.does(seat, 'draw')} {COLOR_NAMES[what]} as class color."]
    if kind == "deal-backstory":
        return [f"{seats.does(seat, 'get')} the backstory {cards.backstories[what].slug}."]
    if kind == "deal-alignment":
        return [f"{seats.does(seat, 'get')} the alignment {cards.alignments[what].slug}."]
    if kind == "enemy":
        return [enemy(first)]
    return single_outcome(seats, first)


def single_outcome(seats: Seats, happening: Happening) -> list[str]:
    """A reroll, or a card turned over."""
    prompt = happening.before.prompts[-1]
    what = m.first(happening.event.what)
    if isinstance(prompt, RerollDie | RollCenter):
        die = rerolled_die(happening.before)
        return [f"{seats.does(prompt.seat, 'roll')} a {COLOR_NAMES[color_of(die)]} {what}."]
    slug = happening.before.options.cards.market[what].slug
    if prompt.kind == "trash-top":
        return [f"{slug} starts the trash."]
    if prompt.kind == "discard-top":
        return [f"{slug} starts the discard pile."]
    lines = [f"The top card of the deck is {slug}."]
    if what in happening.after.discard:  # R11.19: to pass was all there was to do
        lines.append("It cannot be bought now and goes to the discard pile.")
    return lines


def rerolled_die(state: State) -> int:
    prompt = state.prompts[-1]
    if isinstance(prompt, RerollDie):
        return state.heroes[prompt.seat].dice[prompt.space]
    assert isinstance(prompt, RollCenter)
    return state.center[prompt.cards[0]]


def rolled(seats: Seats, seat: int, group: list[Happening]) -> list[str]:
    """`You roll a red 4, a gold 2 and a blue 6.`"""
    dice = []
    for happening in group:
        prompt = happening.before.prompts[-1]
        value = m.first(happening.event.what)
        if isinstance(prompt, RollDie):
            dice.append(f"a {COLOR_NAMES[prompt.color]} {value}")
        elif isinstance(prompt, RollStarting):
            dice.append(f"a {COLOR_NAMES[prompt.in_hand[0]]} {value}")
    starting = " for the start" if group[0].kind in STARTING_ROLLS else ""
    return [f"{seats.does(seat, 'roll')} {listed(dice)}{starting}."] if dice else []


def enemy(happening: Happening) -> str:
    lost = [card for card in happening.before.market if card not in happening.after.market]
    what = f"{slugs(happening.after, lost)} goes to the trash" if lost else "no card is lost"
    return f"The enemy die shows {m.first(happening.event.what)}: {what}."


# Moves -------------------------------------------------------------------------------------------


def tell_move(seats: Seats, happening: Happening) -> list[str]:
    """Who did what; a die that had only one row to go to is told too (R11.19)."""
    move, seat = happening.event.move, happening.event.seat
    words = MOVES[m.kind_of(move)](happening, happening.before.heroes[seat], move)
    lines = [f"{seats.does(seat, words)}."]
    if m.kind_of(move) == m.TAKE:
        lines += placed_by_itself(happening, seat)
    return lines


def tell_placing(seats: Seats, group: list[Happening]) -> list[str]:
    """A bot's starting dice, all in one sentence."""
    seat = group[0].event.seat
    said = [of_start(each, each.before.heroes[seat], each.event.move) for each in group]
    placed = [words.removeprefix("place ") for words in said]
    return [f"{seats.does(seat, 'place')} {listed(placed)}."]


def placed_by_itself(happening: Happening, seat: int) -> list[str]:
    before, after = happening.before.heroes[seat].dice, happening.after.heroes[seat].dice
    return [
        f"Only one row has room: the die goes to {SPACE_NAMES[space]}."
        for space, (old, new) in enumerate(zip(before, after, strict=True))
        if new and not old
    ]


def on_space(hero: Hero, space: int) -> str:
    return f"{SPACE_NAMES[space]} ({die_name(hero.dice[space])})"


def market_slug(happening: Happening, index: int) -> str:
    return happening.before.options.cards.market[index].slug


def of_take(happening: Happening, hero: Hero, move: Move) -> str:
    die = happening.before.center[m.first(move) - 1]
    gold = " and 1 gold" if happening.before.center_gold[m.first(move) - 1] else ""
    return f"take card {m.first(move)} with {die_words(die) if die > 0 else 'no die'}{gold}"


def of_place(happening: Happening, hero: Hero, move: Move) -> str:
    prompt = happening.before.prompts[-1]
    assert isinstance(prompt, PlaceDie)
    return f"place {die_words(prompt.die)} on {SPACE_NAMES[free_space(hero.dice, m.first(move))]}"


def of_start(happening: Happening, hero: Hero, move: Move) -> str:
    space = free_space(hero.dice, m.second(move))
    return f"place {die_words(m.first(move))} on {SPACE_NAMES[space]}"


def of_change(happening: Happening, hero: Hero, move: Move) -> str:
    """Flip, raise, lower and exchange: a die on a space is another one now."""
    space = m.first(move)
    new = happening.after.heroes[happening.event.seat].dice[space]
    verb = CHANGES[m.kind_of(move)]
    return f"{verb} {SPACE_NAMES[space]} from {die_name(hero.dice[space])} to {die_name(new)}"


CHANGES: Final = {
    m.FLIP: "turn",
    m.RAISE: "raise",
    m.LOWER: "lower",
    m.EXCHANGE_BAG: "exchange",
    m.EXCHANGE_CENTER: "exchange",
}


def of_keep(happening: Happening, hero: Hero, move: Move) -> str:
    prompt = happening.before.prompts[-1]
    assert isinstance(prompt, KeepValue)
    return f"keep {m.first(move)} on {SPACE_NAMES[prompt.space]}"


def of_order(happening: Happening, hero: Hero, move: Move) -> str:
    dice = [f"{COLOR_NAMES[color]} {order_value(move)}" for color in order_colors(move)]
    return f"put the equal dice in the order {listed(dice)}"


def of_buy(happening: Happening, hero: Hero, move: Move) -> str:
    after = happening.after.heroes[happening.event.seat]
    dropped = [card for card in hero.cards if card not in after.cards]
    words = f"buy {market_slug(happening, m.first(move))}"
    if hero.charisma > after.charisma:
        words += f" with {amount(hero.charisma - after.charisma, 'Charisma token')}"
    return f"{words} and drop {slugs(happening.before, dropped)}" if dropped else words


def of_use(happening: Happening, hero: Hero, move: Move) -> str:
    words = f"use {market_slug(happening, m.first(move))}"
    borrowed = borrowed_by(move)
    return words if borrowed is None else f"{words} as {market_slug(happening, borrowed)}"


def of_swap(happening: Happening, hero: Hero, move: Move) -> str:
    return f"swap {on_space(hero, m.first(move))} and {on_space(hero, m.second(move))}"


def of_turn(happening: Happening, hero: Hero, move: Move) -> str:
    die = happening.before.center[m.first(move) - 1]
    return f"turn {die_words(die)} on card {m.first(move)} to {7 - value_of(die)}"


def of_reroll_center(happening: Happening, hero: Hero, move: Move) -> str:
    cards = [str(card + 1) for card in chosen_cards(move)]
    return f"reroll the dice on {listed(cards)}"


def with_card(verb: str, rest: str = "") -> Callable[[Happening, Hero, Move], str]:
    return lambda happening, hero, move: f"{verb} {market_slug(happening, m.first(move))}{rest}"


def plain(words: str) -> Callable[[Happening, Hero, Move], str]:
    return lambda happening, hero, move: words


MOVES: Final[Mapping[int, Callable[[Happening, Hero, Move], str]]] = {
    m.PASS: plain("pass"),
    m.RACE: lambda now, hero, move: (
        f"choose the race {now.before.options.cards.races[m.first(move)].slug}"
    ),
    m.CLASS: lambda now, hero, move: (
        f"choose the class {now.before.options.cards.classes[m.first(move)].slug}"
    ),
    m.START: of_start,
    m.ORDER: of_order,
    m.TAKE: of_take,
    m.PLACE: of_place,
    m.FLIP: of_change,
    m.SWAP: of_swap,
    m.RAISE: of_change,
    m.LOWER: of_change,
    m.REROLL: lambda now, hero, move: f"reroll {on_space(hero, m.first(move))}",
    m.KEEP: of_keep,
    m.ALIGN: lambda now, hero, move: f"move the alignment token {m.DIRECTIONS[m.first(move)]}",
    m.CHARISMA: plain("take a Charisma token"),
    m.BUY: of_buy,
    m.DISCARD: with_card("discard", " for gold"),
    m.TAKE_GOLD: plain("take gold instead of a card"),
    m.DONATE: plain("donate"),
    m.RETURN: with_card("return", " to the market"),
    m.USE: of_use,
    m.EXCHANGE_BAG: of_change,
    m.EXCHANGE_CENTER: of_change,
    m.TURN: of_turn,
    m.REROLL_CENTER: of_reroll_center,
    m.MOVE: lambda now, hero, move: f"move {on_space(hero, m.first(move))} to another row",
    m.REFRESH: with_card("refresh"),
    m.DROP: with_card("drop"),
    m.REVEAL: plain("reveal the top card of the deck"),
}

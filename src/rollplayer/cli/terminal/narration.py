"""What happened, in sentences: moves of people and bots, and outcomes of chance.

A happening is an event with the states before and after it, so that consequences (gold, the token,
a card lost to the enemy) are read off the states and never worked out a second time.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rollplayer.cli.language import say
from rollplayer.cli.terminal.phrases import what_was_done
from rollplayer.cli.terminal.seats import Seats
from rollplayer.cli.words import (
    attribute_words,
    card_name,
    color_words,
    die_words,
    listed,
    place_words,
    signed,
    stars_words,
)
from rollplayer.engine import CHANCE, CLEANUP, MARKET, Hero, State
from rollplayer.engine import terms as m
from rollplayer.engine.cards import Card
from rollplayer.engine.terms import (
    NONE,
    Die,
    RerollDie,
    RollCenter,
    RollDie,
    RollStarting,
    color_of,
    make_die,
)
from rollplayer.notation.parts import left_market
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
    def what(self) -> int:
        """The first argument of the move or outcome."""
        return m.first(self.event.what)

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
            lines += OUTCOMES[group[0].group[0]](seats, group)
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
        lines += lost_cards(before, after, group[0].event)
    if after.round > before.round:
        lines += round_lines(seats, after)
    return lines


def gold_lines(seats: Seats, seat: int, old: Hero, new: Hero) -> list[str]:
    if old.gold == new.gold or (old.race == NONE and not old.gold):
        return []
    change = signed(new.gold - old.gold)
    return [say("gold-now", **seats.person(seat), gold=new.gold, change=change)]


def token_lines(state: State, seats: Seats, seat: int, old: Hero, new: Hero) -> list[str]:
    if (old.row, old.column) == (new.row, new.column) or new.alignment == NONE:
        return []
    stars = state.options.cards.alignments[new.alignment].grid[new.row][new.column]
    place = place_words(new.row, new.column)
    return [say("token-now", **seats.person(seat), place=place, stars=stars_words(stars))]


def lost_cards(before: State, after: State, event: Event) -> list[str]:
    """What left the market because a phase ended, and not by the move itself."""
    return moved_lines(before, after, left_market(before, event, after))


def moved_lines(before: State, after: State, gone: list[Card]) -> list[str]:
    """Where cards went: to the discard pile or the trash."""
    piles = {"log-discarded": after.discard, "log-trashed": after.trash}
    lines = []
    for phrase, pile in piles.items():
        if cards := [card for card in gone if card in pile]:
            lines.append(say(phrase, cards=card_names(after, cards)))
    return lines


def card_names(state: State, cards: Sequence[int]) -> str:
    return listed(
        [card_name(state.options.cards, state.options.cards.market[card]) for card in cards]
    )


def round_lines(seats: Seats, state: State) -> list[str]:
    rounds = 18 - state.options.starting_dice
    lines = ["", f"{say('round-of', round=state.round, rounds=rounds)}."]
    return lines if state.options.solo else [*lines, seats.does(state.start, "start")]


# Chance ------------------------------------------------------------------------------------------


def rolled(seats: Seats, group: list[Happening]) -> list[str]:
    """`You roll: red 4, gold 2 and blue 6.`"""
    dice = []
    for happening in group:
        prompt = happening.before.prompts[-1]
        if isinstance(prompt, RollDie):
            dice.append(die_words(make_die(prompt.color, happening.what)))
        elif isinstance(prompt, RollStarting):
            dice.append(die_words(make_die(prompt.in_hand[0], happening.what)))
    seat = group[0].before.prompts[-1].seat
    return [seats.does(seat, "rolled", dice=listed(dice))] if dice else []


def rerolled(seats: Seats, group: list[Happening]) -> list[str]:
    now = group[0]
    die = make_die(color_of(rerolled_die(now.before)), now.what)
    return [seats.does(now.before.prompts[-1].seat, "rolled", dice=die_words(die))]


def rerolled_die(state: State) -> Die:
    prompt = state.prompts[-1]
    if isinstance(prompt, RerollDie):
        return state.heroes[prompt.seat].dice[prompt.space]
    assert isinstance(prompt, RollCenter)
    return state.center[prompt.cards[0]]


def revealed(seats: Seats, group: list[Happening]) -> list[str]:
    return [say("log-revealed", cards=card_names(group[0].after, [each.what for each in group]))]


def thinned(seats: Seats, group: list[Happening]) -> list[str]:
    return [say("deck-thinned", cards=say("card-count", count=len(group)))]


def starts(seats: Seats, group: list[Happening]) -> list[str]:
    return [seats.does(group[0].what, "start")]


def drawn_class(seats: Seats, group: list[Happening]) -> list[str]:
    seat = group[0].before.prompts[-1].seat
    return [seats.does(seat, "drawn", color=color_words(group[0].what))]


def dealt(shelf: str, name: str) -> "Outcome":
    def sentence(seats: Seats, group: list[Happening]) -> list[str]:
        now = group[0]
        cards = now.before.options.cards
        card = card_name(cards, getattr(cards, shelf)[now.what])
        return [seats.does(now.before.prompts[-1].seat, f"dealt-{name}", **{name: card})]

    return sentence


def enemy(seats: Seats, group: list[Happening]) -> list[str]:
    now = group[0]
    lost = [card for card in now.before.market if card not in now.after.market]
    lines = moved_lines(now.before, now.after, lost) or [say("enemy-nothing")]
    return [say("log-enemy", value=now.what), *lines]


def started_pile(phrase: str) -> "Outcome":
    return lambda seats, group: [say(phrase, cards=card_names(group[0].after, [group[0].what]))]


def top_card(seats: Seats, group: list[Happening]) -> list[str]:
    now = group[0]
    lines = [say("top-card", card=card_names(now.before, [now.what]))]
    if now.what in now.after.discard:  # R11.19: to pass was all there was to do
        lines.append(say("top-card-lost"))
    return lines


Outcome = Callable[[Seats, list[Happening]], list[str]]
OUTCOMES: Final[Mapping[str, Outcome]] = {
    "roll": rolled,
    "starting": rolled,
    "reroll": rerolled,
    "roll-center": rerolled,
    "reveal": revealed,
    "reveal-top": top_card,
    "discard-cards": thinned,
    "discard-top": started_pile("log-discarded"),
    "trash-top": started_pile("log-trashed"),
    "start": starts,
    "draw-class": drawn_class,
    "deal-backstory": dealt("backstories", "backstory"),
    "deal-alignment": dealt("alignments", "alignment"),
    "enemy": enemy,
}


# Moves -------------------------------------------------------------------------------------------


def tell_move(seats: Seats, happening: Happening) -> list[str]:
    """Who did what; a die that had only one row to go to is told too (R11.19)."""
    move, seat = happening.event.move, happening.event.seat
    phrase, values = what_was_done(happening.before, seat, move, happening.after)
    lines = [seats.does(seat, phrase, **values)]
    return [*lines, *placed_by_itself(happening, seat)] if m.kind_of(move) == m.TAKE else lines


def tell_placing(seats: Seats, group: list[Happening]) -> list[str]:
    """A bot's starting dice, all in one sentence."""
    dice = [
        f"{die_words(Die(m.first(each.event.what)))} ({attribute_words(m.second(each.event.what))})"
        for each in group
    ]
    person = seats.person(group[0].event.seat)
    return [say("starting-placed", **person, dice=", ".join(dice))]


def placed_by_itself(happening: Happening, seat: int) -> list[str]:
    before, after = happening.before.heroes[seat].dice, happening.after.heroes[seat].dice
    return [
        say("only-row", row=attribute_words(space // 3))
        for space, (old, new) in enumerate(zip(before, after, strict=True))
        if new and not old
    ]

"""Games of a bot against itself in which some choices are left to the lot, and what was seen.

Race and class are always drawn by lot, and in a share of the market turns the purchase too: one
time in two a card the hero can pay for, one time in two a discard. What is decided by lot depends
on nothing else, so the difference it makes is an effect and no mere coincidence.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rollplayer.bots.bot import Bot
from rollplayer.bots.matches.match import bot_source, chance_source
from rollplayer.engine import (
    ARMOR_SETS,
    BUY,
    CHANCE,
    DISCARD,
    NOBODY,
    PARTS,
    TAKE_GOLD,
    TRAITS,
    MarketTurn,
    Move,
    Options,
    Scorecard,
    State,
    do_move,
    do_outcome,
    first,
    kind_of,
    leaders,
    listed_moves,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.search.quick import BLIND, quick_planner


class Trial(NamedTuple):
    """A market turn decided by lot: what was bought (None: a discard) and how things stood."""

    seat: int
    round: int
    card: str | None
    before: float  # the value the judge gave the hero before the turn


class SeatSeen(NamedTuple):
    """One hero at the end of a game."""

    race: str
    hero_class: str
    backstory: str
    alignment: str
    stars: int
    win: float
    parts: list[int]
    own: dict[str, float]  # each market card owned, and the stars of its own lines


class GameSeen(NamedTuple):
    """What is kept of one game; lists and words only, so that it can be written as JSON."""

    number: int
    seats: list[SeatSeen]
    offered: dict[str, int]  # at market turns not forced: how often a card could be bought
    taken: dict[str, int]  # ... and how often it was
    spent: dict[str, int]  # gold and Charisma tokens paid for it in all
    trials: list[Trial]


class Ledger:
    """Counts what happens at the market while a game goes on."""

    def __init__(self) -> None:
        self.offered: dict[str, int] = {}
        self.taken: dict[str, int] = {}
        self.spent: dict[str, int] = {}
        self.trials: list[Trial] = []

    def note(self, state: State, seat: int, moves: list[Move], chosen: int, paid: int) -> None:
        market = state.options.cards.market
        for card in {first(move) for move in moves if kind_of(move) == BUY}:
            slug = market[card].slug
            self.offered[slug] = self.offered.get(slug, 0) + 1
        if kind_of(chosen) == BUY:
            slug = market[first(chosen)].slug
            self.taken[slug] = self.taken.get(slug, 0) + 1
            self.spent[slug] = self.spent.get(slug, 0) + paid


def play_seen(options: Options, bot: Bot, seed: str, number: int, forced: float) -> GameSeen:
    """Plays one game to its end and tells what was seen."""
    state = new_game(options)
    name = f"{seed}/{number}"
    dice, lots = chance_source(name), Random(f"lots {name}")
    minds = [bot_source(name, seat) for seat in range(options.players)]
    ledger = Ledger()
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, dice.random()))
        elif state.prompts[-1].kind in BLIND:
            moves = listed_moves(state, seat)
            do_move(state, seat, moves[int(lots.random() * len(moves))])
        elif is_purchase(state):
            market_turn(state, seat, ledger, lots.random() < forced, (bot, minds[seat], lots))
        else:
            do_move(state, seat, bot.choose(state, seat, listed_moves(state, seat), minds[seat]))
    return seen(state, number, ledger)


def is_purchase(state: State) -> bool:
    prompt = state.prompts[-1]
    return isinstance(prompt, MarketTurn) and prompt.purchase


def market_turn(
    state: State, seat: int, ledger: Ledger, by_lot: bool, minds: tuple[Bot, Random, Random]
) -> None:
    bot, mind, lots = minds
    moves = listed_moves(state, seat)
    buys = [move for move in moves if kind_of(move) == BUY]
    others = [move for move in moves if kind_of(move) in (DISCARD, TAKE_GOLD)]
    hero = state.heroes[seat]
    if by_lot and buys and others:
        before = float(quick_planner().values(state, seat, buys + others).max())
        kind = buys if lots.random() < 0.5 else others
        chosen = kind[int(lots.random() * len(kind))]
        card = state.options.cards.market[first(chosen)].slug if kind is buys else None
        ledger.trials.append(Trial(seat, state.round, card, round(before, 3)))
        do_move(state, seat, chosen)
        return
    chosen = bot.choose(state, seat, moves, mind)
    purse = hero.gold + hero.charisma
    snapshot = state.clone()
    do_move(state, seat, chosen)
    ledger.note(snapshot, seat, moves, chosen, purse - hero.gold - hero.charisma)


def seen(state: State, number: int, ledger: Ledger) -> GameSeen:
    table = score(state)
    winners = leaders(state, table)
    cards = state.options.cards
    seats = []
    for seat, (hero, card) in enumerate(zip(state.heroes, table, strict=True)):
        seats.append(
            SeatSeen(
                cards.races[hero.race].slug,
                cards.classes[hero.hero_class].slug,
                cards.backstories[hero.backstory].slug,
                cards.alignments[hero.alignment].slug,
                card.total,
                1 / len(winners) if seat in winners else 0.0,
                [card.part(part) for part in PARTS],
                own_stars(state, seat, card),
            )
        )
    return GameSeen(number, seats, ledger.offered, ledger.taken, ledger.spent, ledger.trials)


def own_stars(state: State, seat: int, card: Scorecard) -> dict[str, float]:
    """The stars of each owned card's own lines; a set of armor is shared by its pieces."""
    cards = state.options.cards
    found = {cards.market[index].slug: 0.0 for index in state.heroes[seat].cards}
    for line in card.lines:
        if line.part == TRAITS and line.subject in found:
            found[line.subject] += line.stars
    for number, armor in enumerate(cards.armor_sets):
        stars = sum(
            line.stars
            for line in card.lines
            if line.part == ARMOR_SETS and line.subject == armor.slug
        )
        pieces = [
            index for index in state.heroes[seat].cards if cards.market[index].armor_set == number
        ]
        for index in pieces:
            found[cards.market[index].slug] += stars / len(pieces)
    return found

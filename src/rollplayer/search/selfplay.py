"""Games of a bot against itself in which some choices are made at random, and what was seen.

Race and class are always random, and in a share of the market turns the purchase too: half the time
a card the hero can pay for, half the time a discard. A random choice depends on nothing else, so
the difference it makes is an effect and not a coincidence.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from rollplayer.bots.bot import Bot
from rollplayer.bots.matches.match import bot_source, chance_source, release
from rollplayer.bots.playing import play_out
from rollplayer.engine import (
    CHANCE,
    Options,
    State,
    listed_moves,
    new_game,
    outcome_at,
    play,
    score,
)
from rollplayer.engine.scoring import ARMOR_SETS, PARTS, TRAITS, Scorecard, leaders
from rollplayer.engine.terms import (
    BUY,
    DISCARD,
    TAKE_GOLD,
    MarketTurn,
    Move,
    Outcome,
    first,
    kind_of,
)
from rollplayer.search.quick import BLIND, quick_planner


class Trial(NamedTuple):
    """A market turn decided at random: what was bought (None: a discard), and the value before."""

    seat: int
    round: int
    card: str | None
    before: float  # the stars the judge expected before the turn


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
    offered: dict[str, int]  # in market turns the bot decided: how often a card could be bought
    taken: dict[str, int]  # ... and how often it was
    spent: dict[str, int]  # gold and Charisma tokens paid for it in all
    trials: list[Trial]


def write_seen(game: GameSeen) -> dict[str, Any]:
    """A game as JSON, one row per game (`rollplayer balance --rows`); it counts from 1."""
    return {
        "game": game.number + 1,
        "seats": [{"seat": seat, **own._asdict()} for seat, own in enumerate(game.seats)],
        "offered": game.offered,
        "taken": game.taken,
        "spent": game.spent,
        "trials": {
            field: [getattr(trial, field) for trial in game.trials] for field in Trial._fields
        },
    }


def read_seen(row: dict[str, Any]) -> GameSeen:
    seats = [
        SeatSeen(**{key: value for key, value in seat.items() if key != "seat"})
        for seat in row["seats"]
    ]
    trials = [Trial(*fields) for fields in zip(*row["trials"].values(), strict=True)]
    return GameSeen(row["game"] - 1, seats, row["offered"], row["taken"], row["spent"], trials)


class Ledger:
    """Counts what happens in the market while a game goes on."""

    def __init__(self) -> None:
        self.offered: dict[str, int] = {}
        self.taken: dict[str, int] = {}
        self.spent: dict[str, int] = {}
        self.trials: list[Trial] = []

    def note(self, state: State, seat: int, moves: list[Move], chosen: Move) -> None:
        """A purchase the bot decided, before it is played."""
        market = state.options.cards.market
        for card in {first(move) for move in moves if kind_of(move) == BUY}:
            slug = market[card].slug
            self.offered[slug] = self.offered.get(slug, 0) + 1
        if kind_of(chosen) == BUY:
            slug = market[first(chosen)].slug
            self.taken[slug] = self.taken.get(slug, 0) + 1
            paid = purse(state, seat) - purse(play(state, seat, chosen), seat)
            self.spent[slug] = self.spent.get(slug, 0) + paid


def purse(state: State, seat: int) -> int:
    """Gold and Charisma tokens of a seat."""
    return state.heroes[seat].gold + state.heroes[seat].charisma


def play_seen(options: Options, bots: list[Bot], seed: str, number: int, forced: float) -> GameSeen:
    """Plays one game to its end, with a bot for each seat, and tells what was seen."""
    state = new_game(options)
    player = Experimenter(bots, f"{seed}/{number}", forced)
    try:
        play_out(state, player.decide)
    finally:
        release(bots)
    return seen(state, number, player.ledger)


class Experimenter:
    """Decides for all seats: by their bots, at random where an effect is measured."""

    def __init__(self, bots: list[Bot], name: str, forced: float) -> None:
        self.bots = bots
        self.forced = forced
        self.dice = chance_source(name)
        self.choices = Random(f"lots {name}")  # the word in the seed keeps known games the same
        self.minds = [bot_source(name, seat) for seat in range(len(bots))]
        self.ledger = Ledger()

    def decide(self, state: State, seat: int) -> Move | Outcome:
        if seat == CHANCE:
            return outcome_at(state, self.dice.random())
        moves = listed_moves(state, seat)
        if state.prompts[-1].kind in BLIND:
            return self.any_of(moves)
        if is_purchase(state):
            return self.purchase(state, seat, moves)
        return self.bots[seat].choose(state, seat, moves, self.minds[seat])

    def any_of(self, moves: list[Move]) -> Move:
        return moves[int(self.choices.random() * len(moves))]

    def purchase(self, state: State, seat: int, moves: list[Move]) -> Move:
        buys = [move for move in moves if kind_of(move) == BUY]
        discards = [move for move in moves if kind_of(move) in (DISCARD, TAKE_GOLD)]
        if self.choices.random() < self.forced and buys and discards:
            return self.trial(state, seat, buys, discards)
        chosen = self.bots[seat].choose(state, seat, moves, self.minds[seat])
        self.ledger.note(state, seat, moves, chosen)
        return chosen

    def trial(self, state: State, seat: int, buys: list[Move], discards: list[Move]) -> Move:
        before = max(quick_planner().values(state, seat, buys + discards))
        buying = self.choices.random() < 0.5
        chosen = self.any_of(buys if buying else discards)
        card = state.options.cards.market[first(chosen)].slug if buying else None
        self.ledger.trials.append(Trial(seat, state.round, card, round(before, 3)))
        return chosen


def is_purchase(state: State) -> bool:
    prompt = state.prompts[-1]
    return isinstance(prompt, MarketTurn) and prompt.purchase


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
    stars_of = {cards.market[index].slug: 0.0 for index in state.heroes[seat].cards}
    for line in card.lines:
        if line.part == TRAITS and line.subject in stars_of:
            stars_of[line.subject] += line.stars
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
            stars_of[cards.market[index].slug] += stars / len(pieces)
    return stars_of

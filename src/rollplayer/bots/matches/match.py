"""Plays whole games of bots: chance and each bot have a random source of their own.

A source is seeded by text, so that the same seed gives the same game on every machine, however
the games are spread over processes.
"""

from collections.abc import Callable, Iterator
from random import Random

from rollplayer.bots.bot import Bot
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Move,
    Options,
    State,
    do_move,
    do_outcome,
    listed_moves,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.notation.record import Event, Record


def chance_source(seed: int | str) -> Random:
    """The random source of chance for a seed."""
    return Random(f"chance {seed}")


def bot_source(seed: int | str, seat: int) -> Random:
    """The random source of the bot on a seat."""
    return Random(f"bot {seat} {seed}")


Choose = Callable[[State, int], Move]  # the move of a seat


def play_on(state: State, choose: Choose, lot: Callable[[], float]) -> Iterator[State]:
    """Plays a state in place to the end of its game; gives it before every event."""
    while (seat := turn(state)) != NOBODY:
        yield state
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, lot()))
        else:
            do_move(state, seat, choose(state, seat))


class Match:
    """A finished game of bots."""

    __slots__ = ("chance", "decisions", "record", "state")

    def __init__(self, record: Record, state: State, decisions: int, chance: int) -> None:
        self.record = record
        self.state = state
        self.decisions = decisions
        self.chance = chance


def play_match(options: Options, bots: list[Bot], seed: int | str) -> Match:
    """Plays one game to its end. The state is ours alone, so it is played in place."""
    record = Record(new_game(options), tuple(bot.name for bot in bots))
    state = record.first.clone()
    dice = chance_source(seed)
    minds = [bot_source(seed, seat) for seat in range(len(bots))]
    chance = 0
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            outcome = outcome_at(state, dice.random())
            do_outcome(state, outcome)
            record.events.append(Event(seat, outcome))
            chance += 1
        else:
            move = bots[seat].choose(state, seat, listed_moves(state, seat), minds[seat])
            do_move(state, seat, move)
            record.events.append(Event(seat, move))
    return Match(record, state, len(record.events) - chance, chance)

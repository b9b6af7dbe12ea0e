"""Plays whole games of bots: chance and each bot have a random source of their own.

A source is seeded by text, so that the same seed gives the same game on every machine, however
the games are spread over processes.
"""

from random import Random

from rollplayer.bots.bot import Bot
from rollplayer.bots.playing import play_out
from rollplayer.engine import CHANCE, Options, State, new_game, outcome_at
from rollplayer.engine.flow import listed_moves
from rollplayer.notation.record import Event, Record


def chance_source(seed: int | str) -> Random:
    """The random source of chance for a seed."""
    return Random(f"chance {seed}")


def bot_source(seed: int | str, seat: int) -> Random:
    """The random source of the bot on a seat."""
    return Random(f"bot {seat} {seed}")


class Match:
    """A finished game of bots."""

    __slots__ = ("chance", "decisions", "record", "state")

    def __init__(self, record: Record, state: State, decisions: int, chance: int) -> None:
        self.record = record
        self.state = state
        self.decisions = decisions
        self.chance = chance


def play_match(options: Options, bots: list[Bot], seed: int | str) -> Match:
    """Plays one game to its end. The state belongs to this call alone, so it is played in place."""
    record = Record(new_game(options), tuple(bot.name for bot in bots))
    state = record.first.clone()
    dice = chance_source(seed)
    minds = [bot_source(seed, seat) for seat in range(len(bots))]
    events = record.events

    def decide(state: State, seat: int) -> int:
        if seat == CHANCE:
            what = outcome_at(state, dice.random())
        else:
            what = bots[seat].choose(state, seat, listed_moves(state, seat), minds[seat])
        events.append(Event(seat, what))
        return what

    play_out(state, decide)
    chance = sum(event.seat == CHANCE for event in events)
    return Match(record, state, len(events) - chance, chance)

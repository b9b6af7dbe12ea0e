"""Games with their luck measured, so that few of them tell two players apart.

Before chance acts, a state is worth the mean of what it may become; what it becomes is worth more
or less than that, and the difference is luck. Luck is zero on average whatever the player does, so
the stars without it have the same mean as the stars, and much less spread. The value is the
planner's with the shipped network; it must not be chosen after looking at the games.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from rollplayer.bots.bot import Bot
from rollplayer.bots.matches.match import bot_source, chance_source
from rollplayer.bots.players.opening_table import hero_values
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    legal,
    listed_moves,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.engine.scoring import score_of
from rollplayer.engine.terms import PickClass, PickRace

OTHER_FUTURES: Final = 6  # other ways chance might have gone, each time it acts


class LuckyGame(NamedTuple):
    """The stars of a solo game, and how many of them were luck."""

    stars: int
    luck: float


def value_of(state: State) -> float:
    """What a solo state is worth where its hero is to move, or the game is over."""
    if turn(state) == NOBODY:
        return float(score_of(state, 0).total)
    moves = legal(state, 0)
    if isinstance(state.prompts[-1], PickRace | PickClass):
        return max(hero_values(state, 0, moves))
    return max(planner().values(state, 0, moves))


def let_chance_act(state: State, dice: Random) -> None:
    """Settles chance in place until the hero is to move or the game is over."""
    while turn(state) == CHANCE:
        do_outcome(state, outcome_at(state, dice.random()))


def play_lucky(options: Options, bot: Bot, seed: int | str) -> LuckyGame:
    """Plays the solo game of a seed, the same as `play_match`, and measures its luck."""
    state = new_game(options)
    dice, mind, others = chance_source(seed), bot_source(seed, 0), Random(f"luck {seed}")
    luck = 0.0
    while turn(state) != NOBODY:
        if turn(state) == CHANCE:
            expected = 0.0
            for _ in range(OTHER_FUTURES):
                other = state.clone()
                let_chance_act(other, others)
                expected += value_of(other) / OTHER_FUTURES
            let_chance_act(state, dice)
            luck += value_of(state) - expected
        else:
            do_move(state, 0, bot.choose(state, 0, listed_moves(state, 0), mind))
    return LuckyGame(score_of(state, 0).total, luck)

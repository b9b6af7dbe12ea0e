"""Par: the same set-up, different dice afterwards."""

from rollplayer.bots.match import bot_source, chance_source
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    do_move,
    do_outcome,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.engine.flow import listed_moves
from rollplayer.engine.state import SETUP


def par_game(options: Options, name: str, seed: int | str, number: int) -> int:
    """The stars of one game: set-up by the seed, as in its match; what follows by the number."""
    from rollplayer.bots import make_bot

    bot = make_bot(name)
    state = new_game(options)
    setup, later = chance_source(seed), chance_source(f"{seed} par {number}")
    mind = bot_source(seed, 0)
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            lots = setup if state.phase == SETUP else later
            do_outcome(state, outcome_at(state, lots.random()))
        else:
            do_move(state, seat, bot.choose(state, seat, listed_moves(state, seat), mind))
    return score(state)[0].total

"""Par: the same setup, different dice afterwards."""

from rollplayer.bots.matches.match import bot_source, chance_source, release
from rollplayer.bots.playing import play_out
from rollplayer.engine import CHANCE, SETUP, Options, State, listed_moves, new_game, outcome_at
from rollplayer.engine.scoring import score_of
from rollplayer.engine.terms import Move, Outcome


def par_game(options: Options, name: str, seed: int | str, number: int) -> int:
    """The stars of one game: setup by the seed, as in its match; what follows by the number."""
    from rollplayer.bots import make_bot

    bot = make_bot(name)
    state = new_game(options)
    setup, later = chance_source(seed), chance_source(f"{seed} par {number}")
    mind = bot_source(seed, 0)

    def decide(state: State, seat: int) -> Move | Outcome:
        if seat == CHANCE:
            dice = setup if state.phase == SETUP else later
            return outcome_at(state, dice.random())
        return bot.choose(state, seat, listed_moves(state, seat), mind)

    try:
        play_out(state, decide)
    finally:
        release([bot])
    return score_of(state, 0).total

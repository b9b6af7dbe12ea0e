"""Par: the same setup, different dice afterwards."""

from rollplayer.bots.matches.match import bot_source, chance_source, play_on
from rollplayer.engine import SETUP, Move, Options, State, listed_moves, new_game, score


def par_game(options: Options, name: str, seed: int | str, number: int) -> int:
    """The stars of one game: setup by the seed, as in its match; what follows by the number."""
    from rollplayer.bots import make_bot

    bot = make_bot(name)
    state = new_game(options)
    setup, later = chance_source(seed), chance_source(f"{seed} par {number}")
    mind = bot_source(seed, 0)

    def choose(state: State, seat: int) -> Move:
        return bot.choose(state, seat, listed_moves(state, seat), mind)

    def lot() -> float:
        return (setup if state.phase == SETUP else later).random()

    for _ in play_on(state, choose, lot):
        pass
    return score(state)[0].total

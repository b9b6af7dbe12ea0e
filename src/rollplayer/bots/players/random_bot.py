"""The random bot: any legal move, each as likely as the others."""

from random import Random

from rollplayer.bots.bot import FULL, Budget
from rollplayer.engine import State
from rollplayer.engine.moves import Move


class RandomBot:
    name = "random"

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        return random.choice(moves)

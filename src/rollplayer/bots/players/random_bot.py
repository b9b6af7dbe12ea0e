"""The random bot: any legal move, all equally likely."""

from random import Random

from rollplayer.bots.bot import FULL, Budget
from rollplayer.engine import State


class RandomBot:
    name = "random"

    def choose(
        self, state: State, seat: int, moves: list[int], random: Random, budget: Budget = FULL
    ) -> int:
        return random.choice(moves)

"""The random bot: any legal move, all equally likely."""

from random import Random

from rollplayer.bots.bot import FULL, Budget
from rollplayer.engine import State
from rollplayer.engine.terms import Move


class RandomBot:
    name = "random"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RandomBot)

    def __hash__(self) -> int:
        return hash(self.name)

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        """What `random.choice` gives for the same random source, at half its cost."""
        count = len(moves)
        bits = count.bit_length()
        drawn = random.getrandbits(bits)
        while drawn >= count:
            drawn = random.getrandbits(bits)
        return moves[drawn]

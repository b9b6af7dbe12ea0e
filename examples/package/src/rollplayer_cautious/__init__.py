"""A bot that saves: the most stars right now, and of equal moves the one that keeps most gold."""

from collections.abc import Sequence
from random import Random

import rollplayer as rp


class Cautious(rp.Bot):
    def choose(self, position: rp.Position, moves: Sequence[rp.Move], random: Random) -> rp.Move:
        seat = position.turn
        assert seat is not None  # a bot is asked only when it is to move

        def worth(move: rp.Move) -> tuple[int, int, float]:
            after = position.after(move)
            return after.score()[seat].total, after.heroes[seat].gold, random.random()

        return max(moves, key=worth)

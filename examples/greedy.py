"""A bot in a dozen lines: take whatever leaves the most stars right now.

rollplayer simulate --bots examples/greedy.py:Greedy,adept --games 10
rollplayer check-bot examples/greedy.py:Greedy
"""

from collections.abc import Sequence
from random import Random

import rollplayer as rp


class Greedy(rp.Bot):
    def choose(self, position: rp.Position, moves: Sequence[rp.Move], random: Random) -> rp.Move:
        seat = position.turn
        assert seat is not None  # a bot is asked only when it is to move

        def stars_after(move: rp.Move) -> tuple[int, float]:
            return position.after(move).score()[seat].total, random.random()

        return max(moves, key=stars_after)

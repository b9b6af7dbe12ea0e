"""A bot that weighs the worst: of each move's outcomes it looks at the poorest one."""

from collections.abc import Sequence
from random import Random

import rollplayer as rp


class Cautious(rp.Bot):
    def choose(self, position: rp.Position, moves: Sequence[rp.Move], random: Random) -> rp.Move:
        seat = position.turn
        assert seat is not None  # a bot is asked only when it is to move
        return max(moves, key=lambda move: (worst(position.after(move), seat), random.random()))


def worst(position: rp.Position, seat: int) -> int:
    """The fewest stars the seat may have after the next roll, draw or reveal."""
    if not position.is_chance:
        return position.score()[seat].total
    ends = (position.after(outcome) for outcome in position.outcomes)
    return min(end.score()[seat].total for end in ends)

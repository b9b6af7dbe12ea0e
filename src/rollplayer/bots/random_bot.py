"""The random bot: any legal move, each as likely as the others."""

from random import Random

from rollplayer.engine import State


class RandomBot:
    """Plays anything. The floor every other bot is measured against."""

    name = "random"

    def choose(self, state: State, seat: int, moves: list[int], random: Random) -> int:
        return moves[int(random.random() * len(moves))]

"""Measures catanatron, a Catan engine in Python: random two-player games for a fixed CPU time.

Run by the Python of `.venv-research` (see `make bench`); prints one JSON object.
A tick is one call of `play_tick`: one action of a player, dice and cards drawn included.
"""

import argparse
import json
import random
import statistics
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

CLONES = 200
CLONE_AFTER_TICKS = 300
CLONE_REPEATS = 9


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_for(cpu_seconds: float, seed: int) -> tuple[int, int, float]:
    """Plays whole games until the CPU time is used up; gives ticks, games and the time taken."""
    ticks = games = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < cpu_seconds:
        game = new_game(seed + games)
        while not is_over(game):
            game.play_tick()
            ticks += 1
        games += 1
    return ticks, games, taken


def clone_microseconds(seed: int) -> float:
    """Gives the median time of one copy of a game in its middle."""
    game = new_game(seed)
    for _ in range(CLONE_AFTER_TICKS):
        if is_over(game):
            break
        game.play_tick()
    readings = []
    for _ in range(CLONE_REPEATS):
        start = time.process_time()
        for _ in range(CLONES):
            game.copy()
        readings.append((time.process_time() - start) / CLONES)
    return statistics.median(readings) * 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cpu-seconds", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    random.seed(options.seed)
    ticks, games, taken = play_for(options.cpu_seconds, options.seed)
    report = {
        "peer": f"catanatron {version('catanatron')}",
        "ticks": ticks,
        "games": games,
        "cpu_seconds": round(taken, 3),
        "ticks_per_cpu_second": round(ticks / taken, 1),
        "clone_microseconds": round(clone_microseconds(options.seed), 2),
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

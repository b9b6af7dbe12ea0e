"""Measures how long catanatron's greedy player thinks: one step ahead, as our novice does.

Run by the Python of `.venv-research` (see `make bench WHAT=bots`); prints one JSON object.
"""

import argparse
import json
import random
import time
from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color
from catanatron.players.search import VictoryPointPlayer

times: list[float] = []


class Timed(VictoryPointPlayer):  # type: ignore[misc]
    def decide(self, game: Any, playable_actions: Any) -> Any:
        start = time.process_time()
        action = super().decide(game, playable_actions)
        if len(playable_actions) > 1:
            times.append(1000 * (time.process_time() - start))
        return action


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args()
    random.seed(1)
    for seed in range(options.games):
        game = Game([Timed(Color.RED), Timed(Color.BLUE)], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
    print(json.dumps({"peer": f"catanatron {version('catanatron')} greedy", "times": times}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

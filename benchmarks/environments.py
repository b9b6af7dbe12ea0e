"""Compares the learning environments with those of others, side by side on this machine.

PettingZoo's gin_rummy goes through the same loop as our two-player game; OpenSpiel's vector
environment, over gin rummy in C++, is set beside ours. A step of a vector is one action in one
game, with the observation and the mask of what follows; choosing the actions is not counted.
Both sides run in turns, so that a busy machine slows both; the medians are compared.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.environment_peers import aec_steps
from rollplayer.environments import rollplayer_v0
from rollplayer.environments.vector import SoloVectorEnv

PEERS = Path(__file__).resolve().parent / "environment_peers.py"
TITLES = {
    "aec": ("PettingZoo steps", "gin_rummy_v4"),
    "vector": ("vector steps", "OpenSpiel gin_rummy"),
}


def legal_choices(masks: NDArray[np.int8], choices: np.random.Generator) -> NDArray[np.int64]:
    """One legal action per row, all equally likely."""
    _, legal = np.nonzero(masks)
    counts = masks.sum(axis=1, dtype=np.int64)
    begins = np.concatenate([[0], np.cumsum(counts)[:-1]])
    picked: NDArray[np.int64] = legal[begins + (choices.random(len(masks)) * counts).astype(int)]
    return picked


def vector_steps(games: int, seconds: float) -> float:
    env = SoloVectorEnv(games)
    seen, _ = env.reset(seed=1)
    choices = np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = legal_choices(seen["action_mask"], choices)
        began = time.process_time()
        seen, *_ = env.step(actions)
        spent += time.process_time() - began
        steps += games
    return steps / spent


def ours(games: int, seconds: float) -> dict[str, float]:
    return {
        "aec": aec_steps(rollplayer_v0.env(players=2), seconds),
        "vector": vector_steps(games, seconds),
    }


def theirs(python: str, games: int, seconds: float) -> dict[str, float]:
    command = [python, str(PEERS), "--games", str(games), "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer-python", required=True, help="the Python that has the peers")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=256, help="games in a vector")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per reading")
    options = parser.parse_args()
    mine, peers = [], []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
        mine.append(ours(options.games, options.seconds))
        peers.append(theirs(options.peer_python, options.games, options.seconds))
    print(f"{'per CPU second':<20}{'rollplayer':>14}{'peer':>14}{'ratio':>8}")
    for name, (title, peer) in TITLES.items():
        own = statistics.median(figures[name] for figures in mine)
        other = statistics.median(figures[name] for figures in peers)
        print(f"{title:<20}{own:>14,.0f}{other:>14,.0f}{own / other:>8.1f}  {peer}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

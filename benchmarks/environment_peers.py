"""Steps per CPU second of environments of others; runs in an environment that has them.

`aec_steps` and `timed` are also what `benchmarks/environments.py` measures ours with, so that both
sides go through the same loop.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

BETWEEN_LOOKS: Final = 500  # looking at the clock takes as long as some steps


def timed(step: Callable[[], int], seconds: float) -> float:
    """How often per CPU second `step` steps; it says how many steps it made."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(BETWEEN_LOOKS):
            steps += step()
    return steps / (time.process_time() - began)


def aec_steps(env: Any, seconds: float) -> float:
    """Random legal steps of a PettingZoo environment, with observation and mask."""
    choices = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
            return 0
        legal = observation["action_mask"].view(bool).nonzero()[0]  # a byte each, on both sides
        env.step(choices.choice(legal.tolist()))
        return 1

    return timed(step, seconds)


def gin_rummy(seconds: float) -> float:
    from pettingzoo.classic import gin_rummy_v4

    return aec_steps(gin_rummy_v4.env(), seconds)


def openspiel_vector(seconds: float, games: int) -> float:
    """OpenSpiel's own vector environment, over its gin rummy in C++; only `step` is timed."""
    from open_spiel.python import rl_agent, rl_environment, vector_env

    envs = vector_env.SyncVectorEnv([rl_environment.Environment("gin_rummy") for _ in range(games)])
    choices = random.Random(1)
    time_steps = envs.reset()
    spent, steps = 0.0, 0
    while spent < seconds:
        outputs = []
        for each in time_steps:
            legal = each.observations["legal_actions"][each.observations["current_player"]]
            outputs.append(rl_agent.StepOutput(choices.choice(legal), None))
        began = time.process_time()
        time_steps, _, _, _ = envs.step(outputs, reset_if_done=True)
        spent += time.process_time() - began
        steps += games
    return steps / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=256)
    options = parser.parse_args()
    figures = {
        "aec": gin_rummy(options.seconds),
        "vector": openspiel_vector(options.seconds, options.games),
    }
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

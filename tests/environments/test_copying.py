"""Environments can be copied and sent to other processes, as searches and workers do."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from rollplayer.environments import rollplayer_v0
from rollplayer.environments.solo import SoloEnv
from rollplayer.environments.vector import SoloVectorEnv

STEPS = 40


def play_alone(env: Any, steps: int) -> list[Any]:
    choices = np.random.default_rng(1)
    seen = []
    for _ in range(steps):
        mask = env.observe()["action_mask"]
        actions = [int(choices.choice(np.flatnonzero(row))) for row in np.atleast_2d(mask)]
        observation, reward, over, *_ = env.step(actions if mask.ndim == 2 else actions[0])
        seen.append((observation["observation"].tolist(), np.asarray(reward).tolist()))
        if np.any(over) and mask.ndim == 1:
            env.reset()
    return seen


def play_at_table(env: Any, steps: int) -> list[Any]:
    choices = np.random.default_rng(1)
    seen = []
    for _ in range(steps):
        observation, reward, over, *_ = env.last()
        if over:
            break
        env.step(int(choices.choice(np.flatnonzero(observation["action_mask"]))))
        seen.append((env.agent_selection, observation["observation"].tolist(), reward))
    return seen


@pytest.mark.parametrize(
    ("env", "play"),
    [
        (SoloEnv(rewards="lines"), play_alone),
        (SoloVectorEnv(3, rewards="lines"), play_alone),
        (rollplayer_v0.env(players=3), play_at_table),
    ],
    ids=["solo", "vector", "table"],
)
def test_a_copy_in_the_middle_of_a_game_goes_on_as_the_first(env: Any, play: Any) -> None:
    env.reset(seed=7)
    play(env, STEPS)
    made = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    first = play(env, 3 * STEPS)
    assert len(first) > STEPS
    for again in made:
        assert play(again, 3 * STEPS) == first

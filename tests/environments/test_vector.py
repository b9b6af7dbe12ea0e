"""Many solo games at once: the same games as one by one, in arrays that are never reused."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import rollplayer.environments  # noqa: F401, it registers the environment
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.solo import SoloEnv
from rollplayer.environments.vector import SoloVectorEnv

GAMES = 3


def some_actions(masks: NDArray[np.int8], choices: np.random.Generator) -> list[int]:
    return [int(choices.choice(np.flatnonzero(mask))) for mask in masks]


@pytest.mark.parametrize("rewards", ["final", "lines"])
def test_the_games_are_those_of_single_environments(rewards: str) -> None:
    many = SoloVectorEnv(GAMES, rewards=rewards)
    single = [SoloEnv(rewards=rewards) for _ in range(GAMES)]
    seen, info = many.reset(seed=11)
    first = [env.reset(seed=11 + game)[0] for game, env in enumerate(single)]
    choices = np.random.default_rng(0)
    assert np.array_equal(seen["observation"], [each["observation"] for each in first])
    playing = set(range(GAMES))
    while playing:
        actions = some_actions(seen["action_mask"], choices)
        seen, gained, ended, truncated, info = many.step(actions)
        assert not truncated.any()
        for game in sorted(playing):
            one, reward, over, _, _ = single[game].step(actions[game])
            assert gained[game] == reward
            assert ended[game] == over
            last = info["final_obs"][game] if over else None
            here = last or {name: rows[game] for name, rows in seen.items()}
            assert np.array_equal(here["observation"], one["observation"])
            assert np.array_equal(here["action_mask"], one["action_mask"])
            playing -= {game} if over else set()


def test_a_finished_game_starts_over_in_the_same_step() -> None:
    env = SoloVectorEnv(1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=4)
    start = seen["observation"]
    choices = np.random.default_rng(0)
    ended = np.zeros(1, np.bool_)
    while not ended[0]:
        seen, gained, ended, _, info = env.step(some_actions(seen["action_mask"], choices))
    assert gained[0] > 0
    assert info["_final_obs"].tolist() == [True]
    assert seen["action_mask"].any()
    assert np.array_equal(seen["observation"], start)  # every solo game opens with the races
    fresh = SoloVectorEnv(1)
    fresh.reset(seed=4)
    second_game, first_game = play_races(env), play_races(fresh)
    assert not np.array_equal(second_game, first_game)


def play_races(env: SoloVectorEnv) -> NDArray[np.uint8]:
    """What is seen once the race and the class have been chosen."""
    for _ in range(2):
        seen, *_ = env.step([int(np.flatnonzero(env.action_masks()[0])[0])])
    observation: NDArray[np.uint8] = seen["observation"]
    return observation


def test_no_array_is_returned_twice() -> None:
    env = SoloVectorEnv(GAMES)
    seen, _ = env.reset(seed=1)
    kept = {name: (rows, rows.copy()) for name, rows in seen.items()}
    later, *_ = env.step(some_actions(seen["action_mask"], np.random.default_rng(0)))
    for name, (rows, copy) in kept.items():
        assert not np.shares_memory(rows, later[name])
        assert np.array_equal(rows, copy)
        later[name][:] = 0  # they are the caller's own
    assert env.action_masks().any(axis=1).all()


def test_it_is_made_by_its_name() -> None:
    made = gymnasium.make_vec(
        "rollplayer/Solo-v0", 2, vectorization_mode="vector_entry_point", rewards="lines"
    )
    seen, _ = made.reset(seed=3)
    assert made.observation_space.contains(seen)
    assert made.action_space.shape == (2,)
    made.close()


def test_an_illegal_action_is_told_and_the_other_games_go_on() -> None:
    env = SoloVectorEnv(2)
    seen, _ = env.reset(seed=1)
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    after, gained, ended, _, info = env.step(np.array([ACTIONS, legal]))
    assert info["illegal"].tolist() == ["There is no action 1803: they go from 0 to 1802.", None]
    assert info["_illegal"].tolist() == [True, False]
    assert np.array_equal(after["observation"][0], seen["observation"][0])
    assert not np.array_equal(after["observation"][1], seen["observation"][1])
    assert not ended.any()
    assert not gained.any()


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"num_envs": 0}, "num_envs is at least 1, not 0"),
        ({"rewards": "win"}, "no kind of rewards 'win'"),
    ],
)
def test_wrong_choices_are_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SoloVectorEnv(**choices)


def test_too_few_actions_are_refused() -> None:
    env = SoloVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="There are 2 games and 1 actions"):
        env.step([0])

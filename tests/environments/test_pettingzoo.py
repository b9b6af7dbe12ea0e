"""`rollplayer_v0`: PettingZoo's own tests, turns, rewards and refusals."""

import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_seed_test, seed_test

from rollplayer.engine.scoring import PARTS
from rollplayer.environments import rollplayer_v0
from rollplayer.environments.naming import action_names

# PettingZoo names the environments of its own with a mask; ours is not on that list.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)
SEATS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def play(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a game played at random; every agent ends with its `None`."""
    env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(choices.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@MASKED
@SEATS
@pytest.mark.parametrize("rewards", ["final", "lines", "win"])
def test_pettingzoos_api_test_passes(players: int, rewards: str) -> None:
    api_test(rollplayer_v0.env(players=players, rewards=rewards), num_cycles=200)


@SEATS
def test_pettingzoos_seed_tests_pass(players: int) -> None:
    seed_test(partial(rollplayer_v0.env, players=players), num_cycles=60)
    parallel_seed_test(partial(rollplayer_v0.parallel_env, players=players), num_cycles=60)


def test_pettingzoos_test_of_max_cycles_passes() -> None:
    """It counts on every agent moving equally often, so it is for one seat."""
    module = SimpleNamespace(
        env=partial(rollplayer_v0.env, players=1),
        parallel_env=partial(rollplayer_v0.parallel_env, players=1),
    )
    max_cycles_test(module)


def test_max_cycles_truncates_all_seats_together() -> None:
    env = rollplayer_v0.env(players=3, max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        steps += not truncated
        assert not terminated
        env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert steps == 12


@pytest.mark.parametrize("players", [1, 3])
def test_every_seat_is_paid_its_stars(players: int) -> None:
    final = play(rollplayer_v0.env(players=players), 5)
    lines = play(rollplayer_v0.env(players=players, rewards="lines"), 5)
    assert final == lines
    assert all(stars > 0 for stars in final.values())


def test_the_winner_is_paid_one() -> None:
    final = play(rollplayer_v0.env(players=3), 5)
    won = play(rollplayer_v0.env(players=3, rewards="win"), 5)
    assert sum(won.values()) == 1
    (winner,) = (agent for agent, share in won.items() if share)
    assert final[winner] == max(final.values())


def test_what_the_end_says() -> None:
    env = rollplayer_v0.env(players=2)
    env.reset(seed=5)
    choices = np.random.default_rng(5)
    while not all(env.terminations.values()):
        env.step(int(choices.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    for agent in env.agents:
        info = env.infos[agent]
        assert info["stars"] == sum(info["parts"].values()) == env.rewards[agent]
        assert tuple(info["parts"]) == PARTS
        assert not env.observe(agent)["action_mask"].any()


def test_only_the_seat_to_move_has_a_mask() -> None:
    env = rollplayer_v0.env(players=2)
    env.reset(seed=7)
    asked = env.agent_selection
    (other,) = set(env.agents) - {asked}
    mask = env.observe(asked)["action_mask"]
    assert mask.any()
    assert np.array_equal(mask, env.infos[asked]["action_mask"])
    assert np.array_equal(mask, env.unwrapped.action_masks())
    assert not env.observe(other)["action_mask"].any()
    assert "action_mask" not in env.infos[other]


def test_an_illegal_action_gets_one_sentence_and_the_seat_is_asked_again() -> None:
    env = rollplayer_v0.env(players=2)
    env.reset(seed=7)
    asked = env.agent_selection
    before = env.observe(asked)
    env.step(action_names().index("take 2"))
    assert env.agent_selection == asked
    assert "(take 2) is illegal now: " in env.infos[asked]["illegal"]
    assert all(np.array_equal(before[name], env.observe(asked)[name]) for name in before)
    env.step(int(np.flatnonzero(before["action_mask"])[0]))
    assert "illegal" not in env.infos[asked]


def test_no_action_is_refused_while_a_seat_must_decide() -> None:
    env = rollplayer_v0.raw_env(players=2)
    env.reset(seed=7)
    with pytest.raises(ValueError, match="player_1 has a decision to make"):
        env.step(None)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"players": 5}, "1 to 4 players"),
        ({"rewards": "gold"}, "there are final, lines, win"),
        ({"max_cycles": 0}, "max_cycles is at least 1"),
        ({"render_mode": "human"}, "there are ansi, rgb_array"),
    ],
)
def test_wrong_choices_are_refused_in_one_sentence(choices: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        rollplayer_v0.env(**choices)


def test_it_is_drawn() -> None:
    text = rollplayer_v0.env(players=2, render_mode="ansi")
    text.reset(seed=1)
    assert "player_1" in text.render()
    picture = rollplayer_v0.env(players=4, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().dtype == np.uint8


def test_it_travels_to_other_processes() -> None:
    env = pickle.loads(pickle.dumps(rollplayer_v0.raw_env(players=3, variants=("short",))))
    assert env.options.players == 3
    assert env.options.short


def test_a_step_without_a_game_is_refused() -> None:
    env = rollplayer_v0.env(players=1)
    with pytest.raises(ValueError, match=r"There is no game going on: call reset\(\) first"):
        env.step(1)
    play(env, 5)
    with pytest.raises(ValueError, match="There is no game going on"):
        env.step(1)

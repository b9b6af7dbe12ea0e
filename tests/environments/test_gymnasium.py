"""`rollplayer/Solo-v0`: Gymnasium's own checks, rewards, masks, pictures and refusals."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rollplayer as rp
import rollplayer.environments
from rollplayer.engine.scoring import PARTS
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.naming import action_names
from rollplayer.environments.solo import SoloEnv


def legal(observation: dict[str, Any]) -> list[int]:
    numbers: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
    return numbers


def play(env: SoloEnv, seed: int) -> list[tuple[float, dict[str, Any]]]:
    """Rewards and infos of a game played at random."""
    observation, _ = env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    steps = []
    over = False
    while not over:
        action = choices.choice(legal(observation))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        steps.append((reward, info))
    return steps


@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
@pytest.mark.parametrize("rewards", ["final", "lines"])
def test_gymnasiums_own_check_passes(rewards: str, render_mode: str | None) -> None:
    made = gymnasium.make("rollplayer/Solo-v0", rewards=rewards, render_mode=render_mode)
    check_env(made.unwrapped)


def test_it_is_registered_by_importing_the_package() -> None:
    spec = gymnasium.spec("rollplayer/Solo-v0")
    assert spec.max_episode_steps == 1000
    rollplayer.environments.register()  # again: it changes nothing
    assert gymnasium.spec("rollplayer/Solo-v0") is spec


def test_a_seed_gives_the_same_dice_as_a_game_of_the_library() -> None:
    env = SoloEnv()
    observation, info = env.reset(seed=7)
    game = rp.Game(players=1, seed=7)
    game.roll()
    choices = np.random.default_rng(7)
    while not game.is_over:
        assert env.episode.state == game.state
        number = int(choices.choice(legal(observation)))
        before = game.legal_moves
        observation, *_ = env.step(number)
        place = np.flatnonzero(np.array([number == each for each in numbers_of(game)]))
        game.play(before[int(place[0])])
        game.roll()
    assert env.episode.state == game.state
    assert info["seed"] == 7


def numbers_of(game: rp.Game) -> list[int]:
    from rollplayer.environments.catalogue import legal_numbers

    return legal_numbers(game.state, 0)


def test_without_a_seed_the_next_game_is_another_one() -> None:
    env = SoloEnv()
    _, first = env.reset(seed=7)
    _, second = env.reset()
    _, third = env.reset()
    assert len({first["seed"], second["seed"], third["seed"]}) == 3
    env.reset(seed=7)
    assert env.reset()[1]["seed"] == second["seed"]


def test_the_final_reward_is_the_score() -> None:
    env = SoloEnv()
    steps = play(env, 3)
    assert [reward for reward, _ in steps[:-1]] == [0.0] * (len(steps) - 1)
    reward, info = steps[-1]
    assert reward == info["stars"] == sum(info["parts"].values())
    assert tuple(info["parts"]) == PARTS


def test_rewards_by_line_add_up_to_the_score() -> None:
    env = SoloEnv(rewards="lines")
    steps = play(env, 3)
    assert sum(reward for reward, _ in steps) == steps[-1][1]["stars"]
    assert sum(reward != 0 for reward, _ in steps) > 5
    assert all(reward == sum(info["lines"].values()) for reward, info in steps)
    assert steps[-1][1]["stars"] == play(SoloEnv(), 3)[-1][0]
    named = {name.split()[0] for _, info in steps for name in info["lines"]}
    assert named <= set(PARTS)
    assert {"goals", "class_color", "gold"} <= named


def test_masks_are_in_the_observation_in_info_and_in_action_masks() -> None:
    env = SoloEnv()
    observation, info = env.reset(seed=1)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(observation["action_mask"], env.action_masks())
    assert env.action_masks().dtype == np.bool_
    assert {action_names()[number].split()[0] for number in legal(observation)} == {"race"}
    assert env.action_space.sample(mask=info["action_mask"]) in legal(observation)


def test_an_illegal_action_gets_one_sentence_and_changes_nothing() -> None:
    env = SoloEnv()
    before, _ = env.reset(seed=1)
    state = env.episode.state.clone()
    number = action_names().index("take 2")
    after, reward, over, truncated, info = env.step(number)
    assert info["illegal"].startswith(f"Action {number} (take 2) is illegal now: ")
    assert info["illegal"].endswith("(R2.2)")
    assert (reward, over, truncated) == (0.0, False, False)
    assert np.array_equal(before["observation"], after["observation"])
    assert env.episode.state == state


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (-1, "There is no action -1: they go from 0 to 1802."),
        (ACTIONS, "There is no action 1803: they go from 0 to 1802."),
        ("order #1 #2", "(order #1 #2) is illegal now: the position has no such choice."),
        ("place str", "(place str) is illegal now: "),
    ],
)
def test_what_an_impossible_action_is_told(number: int | str, sentence: str) -> None:
    env = SoloEnv()
    env.reset(seed=1)
    action = action_names().index(number) if isinstance(number, str) else number
    assert sentence in env.step(action)[4]["illegal"]


def test_a_step_after_the_end_is_told_that_the_game_is_over() -> None:
    env = SoloEnv()
    play(env, 3)
    *_, over, _, info = env.step(0)
    assert over
    assert "is illegal now: The game is over." in info["illegal"]


def test_it_is_drawn_as_text_and_as_pixels() -> None:
    text = SoloEnv(render_mode="ansi")
    text.reset(seed=2)
    assert "str" in text.render()
    picture = SoloEnv(render_mode="rgb_array")
    play(picture, 2)
    drawn = picture.render()
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 8
    assert SoloEnv().render() is None


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"rewards": "gold"}, "There is no kind of rewards 'gold'; there are final, lines."),
        ({"render_mode": "human"}, "There is no render mode 'human'; there are ansi, rgb_array."),
        ({"edition": "third"}, "third"),
        ({"variants": ("long",)}, "long"),
    ],
)
def test_a_wrong_choice_is_refused_in_one_sentence(choice: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SoloEnv(**choice)


def test_variants_and_editions_are_played() -> None:
    env = SoloEnv(edition="first", variants=("short", "less-random"))
    assert play(env, 5)[-1][1]["stars"] >= 0
    assert env.options.short

"""Many solo games at once for Gymnasium: `make_vec("rollplayer/Solo-v0", num_envs=1024)`."""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from rollplayer.environments.batch import Batch
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.refusing import refusal
from rollplayer.environments.rewards import FINAL, LINES, SOLO_REWARDS
from rollplayer.environments.spaces import (
    SEED_LIMIT,
    Choices,
    Mask,
    Observation,
    action_space,
    as_mask,
    as_observation,
    check_choice,
    observation_space,
    options_of,
)

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]
Step = tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]


class SoloVectorEnv(VectorEnv[Observation, Any, Any]):
    """Solo games side by side. A finished one starts over in the same step (SAME_STEP)."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, rewards: str = FINAL, **choices: Unpack[Choices]) -> None:
        check_choice("kind of rewards", rewards, SOLO_REWARDS)
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}.")
        self.num_envs = num_envs
        self.single_observation_space = observation_space(1)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([ACTIONS] * num_envs)
        self.batch = Batch(options_of(1, choices), rewards == LINES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts all games; game i has the seed `seed + i`, as in Gymnasium's own vectors."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
        self.batch.begin([first + game for game in range(self.num_envs)], later=first)
        observation = self.observe()
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, actions: Any) -> Step:
        """Plays one action in every game. An illegal one changes nothing in its game."""
        numbers: list[int] = np.asarray(actions).tolist()
        if len(numbers) != self.num_envs:
            raise ValueError(f"There are {self.num_envs} games and {len(numbers)} actions.")
        batch = self.batch
        observation = self.as_arrays(*batch.step(numbers))
        ended: Flags = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {"action_mask": observation["action_mask"]}
        if batch.finals:
            ended[list(batch.finals)] = True
            self.tell_ends(info, ended)
        if batch.illegal:
            self.tell_illegal(info, numbers)
        rewards = np.array(batch.rewards, np.float64)
        return observation, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def observe(self) -> Observation:
        """One row per game, in arrays of their own."""
        return self.as_arrays(*self.batch.write())

    def as_arrays(self, seen: vec[u8], legal: vec[u8]) -> Observation:
        return {
            "observation": as_observation(seen).reshape(self.num_envs, -1),
            "action_mask": as_mask(legal).reshape(self.num_envs, -1),
        }

    def tell_ends(self, info: dict[str, Any], ended: Flags) -> None:
        """The last observations of the games that ended; nobody has an action there."""
        finals = np.full(self.num_envs, None, object)
        for game, seen in self.batch.finals.items():
            finals[game] = {
                "observation": as_observation(seen),
                "action_mask": np.zeros(ACTIONS, np.int8),
            }
        info["final_obs"], info["_final_obs"] = finals, ended.copy()

    def tell_illegal(self, info: dict[str, Any], numbers: list[int]) -> None:
        """The sentences for illegal actions."""
        sentences = np.full(self.num_envs, None, object)
        refused: Flags = np.zeros(self.num_envs, np.bool_)
        for game in self.batch.illegal:
            sentences[game] = refusal(self.batch.episodes[game].state, numbers[game])
            refused[game] = True
        info["illegal"], info["_illegal"] = sentences, refused

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks as MaskablePPO asks for them, one row per game."""
        mask: Mask = self.observe()["action_mask"]
        return mask.astype(np.bool_)

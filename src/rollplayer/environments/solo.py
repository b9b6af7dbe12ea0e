"""`rollplayer/Solo-v0`: the solo game for Gymnasium (`docs/environments/gymnasium.md`)."""

from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rollplayer.engine import score
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.drawing import draw
from rollplayer.environments.episode import Episode
from rollplayer.environments.observing import Slate, width
from rollplayer.environments.refusing import refusal
from rollplayer.environments.rewards import FINAL, LINES, SOLO_REWARDS, Gains, parts_of
from rollplayer.environments.spaces import (
    RENDER_MODES,
    SEED_LIMIT,
    Choices,
    Mask,
    Observation,
    action_space,
    as_mask,
    as_observation,
    check_choice,
    check_render_mode,
    observation_space,
    options_of,
)
from rollplayer.library.position import Position
from rollplayer.library.text import draw_table

SEAT = 0


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One solo game. `rewards` is `final` or `lines`; the other choices are those of `Game`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, render_mode: str | None = None, rewards: str = FINAL, **choices: Unpack[Choices]
    ) -> None:
        check_choice("kind of rewards", rewards, SOLO_REWARDS)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.rewards = rewards
        self.options = options_of(1, choices)
        self.observation_space = observation_space(1)
        self.action_space = action_space()
        self.episode = Episode(self.options, 0)
        self.gains = Gains(1)
        self.seen, self.marked = Slate(width(1)), Slate(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game: that of the seed, or another one without it."""
        super().reset(seed=seed)
        game = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
        self.episode = Episode(self.options, game)
        self.gains = Gains(1)
        observation = self.observe()
        return observation, {"action_mask": observation["action_mask"], "seed": game}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action. An illegal one changes nothing: `info["illegal"]` says why."""
        number = int(action)
        info: dict[str, Any] = {}
        reward = 0
        if self.episode.step(number):
            reward = self.gain(info)
        else:
            info["illegal"] = refusal(self.episode.state, number)
        observation = self.observe()
        info["action_mask"] = observation["action_mask"]
        return observation, float(reward), self.episode.is_over(), False, info

    def gain(self, info: dict[str, Any]) -> int:
        """What the step was worth; `info` gets its lines, and at the end the parts of the score."""
        gained = 0
        if self.rewards == LINES:
            (lines,) = self.gains.since(self.episode.state)
            info["lines"] = lines
            gained = sum(lines.values())
        if self.episode.is_over():
            (card,) = score(self.episode.state)
            info["stars"] = card.total
            info["parts"] = parts_of(card)
            gained = gained if self.rewards == LINES else card.total
        return gained

    def observe(self) -> Observation:
        """What the seat sees, in arrays of its own."""
        seen = self.seen.wiped()
        self.episode.observe(SEAT, seen, 0)
        return {"observation": as_observation(seen), "action_mask": self.mask()}

    def mask(self) -> Mask:
        legal = self.marked.wiped()
        self.episode.mark_legal(legal, 0)
        return as_mask(legal)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO asks for it."""
        return self.mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as text (`ansi`) or as a picture (`rgb_array`)."""
        if self.render_mode == "ansi":
            return draw_table(Position(self.episode.state, ()))
        if self.render_mode == "rgb_array":
            return draw(self.episode.state)
        return None

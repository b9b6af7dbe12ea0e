"""`rollplayer_v0`: one to four seats for PettingZoo (`docs/environments/pettingzoo.md`).

>>> from rollplayer.environments import rollplayer_v0
>>> env = rollplayer_v0.env(players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_1'
"""

from typing import Any, Final, Unpack

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from rollplayer.engine import score
from rollplayer.environments.catalogue import ACTIONS
from rollplayer.environments.drawing import draw
from rollplayer.environments.episode import Episode
from rollplayer.environments.observing import Slate, width
from rollplayer.environments.refusing import refusal
from rollplayer.environments.rewards import (
    FINAL,
    LINES,
    TABLE_REWARDS,
    Gains,
    final_rewards,
    parts_of,
)
from rollplayer.environments.spaces import (
    RENDER_MODES,
    SEED_LIMIT,
    Choices,
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

NAME: Final = "rollplayer_v0"


def env(**choices: Any) -> AECEnv:
    """The environment. It guards its order itself: a wrapper would cost a third of each step."""
    return raw_env(**choices)


def parallel_env(**choices: Any) -> Any:
    """The same for algorithms that step all seats: only the seat to move has a say."""
    return turn_based_aec_to_parallel_wrapper(env(**choices))


class raw_env(AECEnv):  # noqa: N801, the name is PettingZoo's convention
    """A game of one to four seats; `rewards` is `final`, `lines` or `win`.

    `max_cycles` truncates a game after that many actions per seat.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": NAME,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        rewards: str = FINAL,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        super().__init__()
        check_choice("kind of rewards", rewards, TABLE_REWARDS)
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}.")
        self.render_mode = render_mode
        self.kind_of_rewards = rewards
        self.most_actions = None if max_cycles is None else max_cycles * players
        self.options = options_of(players, choices)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.random: np.random.Generator | None = None
        self.seen, self.marked = Slate(width(players)), Slate(ACTIONS)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game: that of the seed, or another one without it."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        game = int(self.random.integers(SEED_LIMIT)) if seed is None else seed
        self.episode = Episode(self.options, game)
        self.gains = Gains(self.options.players)
        self.actions_left = self.most_actions
        self.has_paid = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask()

    def step(self, action: int | None) -> None:
        """Plays an action. An illegal one changes nothing: `info["illegal"]` says why."""
        self.check_order()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has a decision to make; only finished seats step with None.")
        number = int(action)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if self.has_paid:
            self._clear_rewards()
        self.has_paid = False
        if not self.episode.step(number):
            self.infos[agent]["illegal"] = refusal(self.episode.state, number)
        elif self.kind_of_rewards == LINES or self.episode.is_over():
            self.has_paid = True
            self.reward()
            self._accumulate_rewards()
        if self.actions_left is not None:
            self.count_down(self.actions_left - 1)
        self.ask()

    def reward(self) -> None:
        """Pays the rewards of a step, and ends a game that is over."""
        state = self.episode.state
        over = self.episode.is_over()
        if self.kind_of_rewards == LINES:
            for agent, lines in zip(self.possible_agents, self.gains.since(state), strict=True):
                self.rewards[agent] = float(sum(lines.values()))
                self.infos[agent] = {"lines": lines}
        elif over:
            final = final_rewards(state, self.kind_of_rewards)
            self.rewards = dict(zip(self.possible_agents, final, strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, card in zip(self.possible_agents, score(state), strict=True):
                self.infos[agent] |= {"stars": card.total, "parts": parts_of(card)}

    def count_down(self, actions_left: int) -> None:
        """Truncates a game that has had all its actions."""
        self.actions_left = actions_left
        if actions_left == 0 and not self.episode.is_over():
            self.truncations = dict.fromkeys(self.agents, True)

    def ask(self) -> None:
        """The seat to move is next; once the game is over, every seat in turn."""
        seat = max(self.episode.seat(), 0)
        self.agent_selection = self.possible_agents[seat]
        legal = self.marked.wiped()
        self.episode.mark_legal(legal, 0)
        self.legal = as_mask(legal)
        self.infos[self.agent_selection]["action_mask"] = self.legal

    def check_order(self) -> None:
        if not self.agents:
            raise ValueError("There is no game going on: call reset() first.")

    def observe(self, agent: str) -> Observation:
        """What a seat sees; only the seat to move has actions in its mask."""
        self.check_order()
        seen = self.seen.wiped()
        self.episode.observe(self.seats[agent], seen, 0)
        asked = agent == self.agent_selection
        mask = self.legal.copy() if asked else np.zeros(ACTIONS, np.int8)
        return {"observation": as_observation(seen), "action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the seat to move, as MaskablePPO asks for it."""
        return self.legal.astype(np.bool_)

    def render(self) -> Any:
        """The table as text (`ansi`) or as a picture (`rgb_array`)."""
        if self.render_mode == "ansi":
            return draw_table(Position(self.episode.state, self.possible_agents))
        if self.render_mode == "rgb_array":
            return draw(self.episode.state)
        return None

    def close(self) -> None:
        """There is nothing to close."""

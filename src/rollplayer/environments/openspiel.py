"""`python_rollplayer`: the game for OpenSpiel, with chance as moves of its own.

    >>> import pyspiel
    >>> import rollplayer.environments.openspiel
    >>> game = pyspiel.load_game("python_rollplayer(players=2)")
    >>> state = game.new_initial_state()
    >>> state.chance_outcomes()
    [(0, 0.5), (1, 0.5)]

Nothing is hidden in Roll Player, so what a player knows is the whole position. Returns are stars.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from rollplayer.engine import (
    CHANCE,
    OVER,
    Options,
    State,
    do_move,
    do_outcome,
    new_game,
    outcomes,
    score,
    turn,
)
from rollplayer.engine.terms import Move
from rollplayer.environments.catalogue import (
    ACTIONS,
    OUTCOME_NUMBERS,
    OUTCOMES,
    legal_numbers,
    move_of,
    outcome_of,
)
from rollplayer.environments.naming import action_names, outcome_names
from rollplayer.environments.observing import box_bytes, observe, width, zeros
from rollplayer.environments.refusing import refusal
from rollplayer.library.position import Position
from rollplayer.library.text import draw_table
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position
from rollplayer.refusal_words import in_words

NAME: Final = "python_rollplayer"
MOST_PLAYERS: Final = 4
LEAST_STARS: Final = -3.0  # the worst cell of an alignment card
MOST_STARS: Final = 150.0  # more than every line of the scorecard together can pay
MOST_DECISIONS: Final = 2000
MOST_CHANCE: Final = 2000

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Roll Player",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "edition": "second",
        "variants": "",
        "classes": "drawn",
    },
    provides_factored_observation_string=False,
)


class RollPlayerGame(pyspiel.Game):
    """A game; `players`, `edition`, `variants` (joined by `+`) and `classes` are its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        variants = tuple(filter(None, chosen.get("variants", "").split("+")))
        with in_words():
            self.options = Options(
                chosen.get("players", 2),
                base_cards(),
                chosen.get("edition", "second"),
                variants,
                chosen.get("classes", "drawn"),
            )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options.players,
            min_utility=LEAST_STARS,
            max_utility=MOST_STARS,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> RollPlayerState:
        return RollPlayerState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> RollPlayerObserver:
        if params:
            raise ValueError(f"The observer has no parameters, not {params}.")
        return RollPlayerObserver(self.options.players)


class Table:
    """The state of the rules inside one of OpenSpiel, which copies it deeply."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.state.clone())


class RollPlayerState(pyspiel.State):
    """A point in play."""

    def __init__(self, game: RollPlayerGame) -> None:
        super().__init__(game)
        self.table = Table(new_game(game.options))

    def current_player(self) -> int:
        state = self.table.state
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = turn(state)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_numbers(self.table.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = outcomes(self.table.state)
        return sorted((OUTCOME_NUMBERS[outcome], float(odds)) for outcome, odds in listed)

    def _apply_action(self, action: int) -> None:
        state = self.table.state
        seat = turn(state)
        if seat == CHANCE:
            do_outcome(state, outcome_of(action))
            return
        move = move_of(state, seat, action)
        if move < 0:
            raise ValueError(refusal(state, action))
        do_move(state, seat, Move(move))

    def _action_to_string(self, player: int, action: int) -> str:
        names = outcome_names() if player == pyspiel.PlayerId.CHANCE else action_names()
        return names[action]

    def is_terminal(self) -> bool:
        return self.table.state.phase == OVER

    def returns(self) -> list[float]:
        state = self.table.state
        if state.phase != OVER:
            return [0.0] * len(state.heroes)
        return [float(card.total) for card in score(state)]

    def __str__(self) -> str:
        return draw_table(Position(self.table.state))


class RollPlayerObserver:
    """What a player sees: the numbers of `observing.py`, and the position as text."""

    def __init__(self, players: int) -> None:
        self.tensor = np.zeros(width(players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RollPlayerState, player: int) -> None:
        seen = zeros(len(self.tensor))
        inner = state.table.state
        observe(box_bytes(inner.options.cards), inner, player, seen, 0)
        self.tensor[:] = np.frombuffer(memoryview(seen), np.uint8)

    def string_from(self, state: RollPlayerState, player: int) -> str:
        return json.dumps(write_position(state.table.state))


pyspiel.register_game(GAME_TYPE, RollPlayerGame)

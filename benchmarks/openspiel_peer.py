"""Measures a game of OpenSpiel, which is written in C++: random games, from Python and inside.

Run by the Python of `.venv-research` (`make bench`); prints one JSON object. Inside, games are the
rollouts of a tree search that looks at one move: of OpenSpiel's loops in C++ the fastest, and it
begins after the deal. It tells no steps, so those of the games driven from Python are taken.
"""

import argparse
import json
import random
import time
from typing import Any

import pyspiel

CLONES = 2000
ROLLOUTS = 200
CLONE_AFTER_STEPS = 60


def play_driven(game: Any, cpu_seconds: float) -> dict[str, float]:
    """Every step chosen in Python."""
    source = random.Random(1)
    steps = decisions = games = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < cpu_seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(outcomes, odds)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                decisions += 1
            steps += 1
        games += 1
    return {
        "steps_per_second": steps / taken,
        "decisions_per_second": decisions / taken,
        "games_per_second": games / taken,
        "decisions_per_game": decisions / games,
        "steps_per_game": steps / games,
    }


def games_inside(game: Any, cpu_seconds: float) -> float:
    """Games per CPU second of a loop in C++."""
    source = random.Random(3)
    games = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < cpu_seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(source.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=games)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, games, False).mcts_search(state)
        games += ROLLOUTS
    return games / taken


def clone_microseconds(game: Any) -> float:
    source = random.Random(2)
    state = game.new_initial_state()
    for _ in range(CLONE_AFTER_STEPS):
        state.apply_action(source.choice(state.legal_actions()))
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(CLONES):
            state.clone()
        best = min(best, time.process_time() - began)
    return best / CLONES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("gin_rummy", "backgammon"))
    parser.add_argument("--cpu-seconds", type=float, default=3.0)
    options = parser.parse_args()
    game = pyspiel.load_game(options.game)
    driven = play_driven(game, options.cpu_seconds)
    inside = games_inside(game, options.cpu_seconds)
    print(
        json.dumps(
            {
                "driven_steps": driven["steps_per_second"],
                "driven_games": driven["games_per_second"],
                "games": inside,
                "decisions": inside * driven["decisions_per_game"],
                "steps": inside * driven["steps_per_game"],
                "clone_microseconds": clone_microseconds(game),
            }
        )
    )


if __name__ == "__main__":
    main()

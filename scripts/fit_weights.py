"""Fits the novice's readable weights to the network by least squares over self-play.

    python scripts/fit_weights.py --games 60 --out src/rollplayer/data/weights.json

Plays solo games with the planner and the network, keeps the network's values of many variants
of a hero (every turn offers hundreds), and fits the named weights of `bots/features/linear.py` to
it: the differences between the variants of one decision count most, since they decide.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.features.context import CLASS_SLOTS, Floats, Sight, Variants
from rollplayer.bots.features.linear import DYNAMIC_NAMES, STAGES, STATIC_BEGINS, STATIC_NAMES
from rollplayer.bots.features.rows import dynamic_part
from rollplayer.bots.features.values import Network, load_network
from rollplayer.bots.players.planner import Planner
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    do_move,
    do_outcome,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.engine.flow import listed_moves
from rollplayer.notation.cards.cardfile import base_cards

VARIANTS = 12  # kept per call
WHOLE = 0.3  # weight of a row itself, besides its difference from the others of its call
RIDGE = 3.0


class Listener:
    """The network, recording its values."""

    def __init__(self, network: Network, random: Random) -> None:
        self.network = network
        self.random = random
        self.rows: list[Any] = []
        self.targets: list[Any] = []

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        values = self.network(sight, variants)
        count = len(values)
        pick = sorted(self.random.sample(range(count), min(count, VARIANTS)))
        dynamic = dynamic_part(sight, variants)[pick]
        static = np.concatenate(
            [
                sight.static_part()[CLASS_SLOTS : CLASS_SLOTS + 2],
                sight.static_part()[STATIC_BEGINS:],
            ]
        )
        rows = np.concatenate([dynamic, np.tile(static, (len(pick), 1))], axis=1)
        self.note(rows, values[pick])
        return values

    def note(self, rows: Any, values: Any) -> None:
        ones = np.ones((len(rows), 1))
        self.rows.append(np.concatenate([rows, ones], axis=1) * WHOLE)
        self.targets.append(values * WHOLE)
        if len(rows) > 1:
            self.rows.append(np.concatenate([rows - rows.mean(axis=0), ones * 0], axis=1))
            self.targets.append(values - values.mean())


def play(listener: Listener, seed: str) -> None:
    random = Random(seed)
    planner = Planner(listener)
    state = new_game(Options(1, base_cards()))
    while (seat := turn(state)) != NOBODY:
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, random.random()))
            continue
        moves = listed_moves(state, seat)
        if state.prompts[-1].kind in ("race", "class") or random.random() < 0.15:
            do_move(state, seat, random.choice(moves))
        else:
            do_move(state, seat, planner.choose(state, seat, moves))


def fitted(listener: Listener) -> dict[str, Any]:
    rows = np.concatenate(listener.rows).astype(np.float64)
    targets = np.concatenate(listener.targets).astype(np.float64)
    ridge = RIDGE * np.eye(rows.shape[1])
    ridge[-1, -1] = 0
    weights = np.linalg.solve(rows.T @ rows + ridge, rows.T @ targets)
    names = (*DYNAMIC_NAMES, *STAGES, *STATIC_NAMES)
    named = {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=False)}
    return {"bias": round(float(weights[-1]), 3), "weights": named}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--out", default="src/rollplayer/data/weights.json")
    args = parser.parse_args()
    listener = Listener(load_network("value.npz"), Random("weights"))
    for number in range(args.games):
        play(listener, f"weights {number}")
    Path(args.out).write_text(json.dumps(fitted(listener), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

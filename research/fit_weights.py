"""Fits the novice's readable weights to the network by least squares over self-play.

    python -m research.fit_weights --games 60 --out src/rollplayer/data/weights.json

Plays solo games with the planner and the network, keeps what the network thought of many sheets
of a hero (every turn offers hundreds), and fits the named weights of `bots/features/linear.py` to
it: the differences between the sheets of one decision count most, since they decide.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from research.yardstick import network_of
from rollplayer.bots.features.context import Context
from rollplayer.bots.features.layout import SHEET, TURN
from rollplayer.bots.features.linear import STAGES, TURN_NAMES
from rollplayer.bots.features.rows import sheet_inputs
from rollplayer.bots.features.sheets import Sheets
from rollplayer.bots.features.values import Network
from rollplayer.bots.players.planner import Planner
from rollplayer.bots.playing import play_out, with_chance
from rollplayer.engine import Options, State, listed_moves, new_game
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards

SHEETS = 12  # kept of one call
WHOLE = 0.3  # weight of a row as such, beside its difference from the others of its call
RIDGE = 3.0


class Listener:
    """The network, recording its values."""

    def __init__(self, network: Network, random: Random) -> None:
        self.network = network
        self.random = random
        self.rows: list[Any] = []
        self.targets: list[Any] = []

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        values = self.network(context, sheets)
        count = len(values)
        pick = sorted(self.random.sample(range(count), min(count, SHEETS)))
        of_sheets = np.array(sheet_inputs(context, sheets))[pick]
        of_turn = np.array(context.turn_inputs())[TURN.places((*STAGES, *TURN_NAMES))]
        rows = np.concatenate([of_sheets, np.tile(of_turn, (len(pick), 1))], axis=1)
        self.note(rows, np.array(values)[pick])
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

    def choose(state: State, seat: int) -> Move:
        moves = listed_moves(state, seat)
        if state.prompts[-1].kind in ("race", "class") or random.random() < 0.15:
            return random.choice(moves)
        return planner.choose(state, seat, moves)

    play_out(state, with_chance(choose, random))


def fitted(listener: Listener) -> dict[str, Any]:
    rows = np.concatenate(listener.rows).astype(np.float64)
    targets = np.concatenate(listener.targets).astype(np.float64)
    ridge = RIDGE * np.eye(rows.shape[1])
    ridge[-1, -1] = 0
    weights = np.linalg.solve(rows.T @ rows + ridge, rows.T @ targets)
    names = (*SHEET.names, *STAGES, *TURN_NAMES)
    named = {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=False)}
    return {"bias": round(float(weights[-1]), 3), "weights": named}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--out", default="src/rollplayer/data/weights.json")
    args = parser.parse_args()
    listener = Listener(network_of("value.network"), Random("weights"))
    for number in range(args.games):
        play(listener, f"weights {number}")
    Path(args.out).write_text(json.dumps(fitted(listener), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

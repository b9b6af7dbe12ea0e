"""Sets the weights of inputs that were never trained to zero, so that they do not disturb play.

    python scripts/mute_untrained_inputs.py

Until November 2026 the features read the wrong field of `StarsPer`. What cards pay per card of a
kind (Steadfast, Honorable, Focused) and per gold (Greedy) never reached the networks: the five
inputs `pays...` were 0 in every position of the training, so their weights are still the random
numbers it began with. Now the inputs are right. With weights of zero the bots play as before until
a network is trained with them; otherwise noise would decide. `gold-cards` is new and is added
the same way. Running this again changes nothing; a network trained since must not go through it.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.features.layout import SHEET, TURN
from rollplayer.bots.features.linear import STAGES, TURN_NAMES

DATA = Path(__file__).parent.parent / "src" / "rollplayer" / "data"
NETWORKS = ("adept.npz", "value.npz")
UNTRAINED_OF_TURN = ("pays-weapons", "pays-armor", "pays-skills", "pays-traits", "pays")
UNTRAINED_OF_SHEET = ("gold-cards",)  # the last input


def mute_network(path: Path) -> None:
    with np.load(path) as arrays:
        weights = {key: arrays[key] for key in arrays.files}
    weights["static"][TURN.places(UNTRAINED_OF_TURN)] = 0
    missing = len(SHEET) - len(weights["dynamic"])
    # The memory order stays as it was: another one would round the products differently.
    weights["dynamic"] = np.asfortranarray(np.pad(weights["dynamic"], ((0, missing), (0, 0))))
    weights["dynamic"][SHEET.places(UNTRAINED_OF_SHEET)] = 0
    np.savez_compressed(path, **weights)


def mute_weights(path: Path) -> None:
    raw = json.loads(path.read_text("utf-8"))
    for name in (*UNTRAINED_OF_TURN, *UNTRAINED_OF_SHEET):
        raw["weights"][name] = 0.0
    raw["weights"] = {name: raw["weights"][name] for name in (*SHEET.names, *STAGES, *TURN_NAMES)}
    path.write_text(json.dumps(raw, indent=1) + "\n", "utf-8")


def main() -> None:
    for name in NETWORKS:
        mute_network(DATA / name)
    mute_weights(DATA / "weights.json")


if __name__ == "__main__":
    main()

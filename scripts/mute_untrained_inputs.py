"""Sets the weights of inputs that were never trained to zero, so that they do not disturb play.

    python scripts/mute_untrained_inputs.py

Every network begins with random weights, and those of an input that is 0 in every game of the
training stay random. Two sorts of inputs are:

- Cards. A network has room for 64 market cards, the box has 53, and only skills can be ready. The
  new cards of a pack take the other places: owned or in the market, they were worth up to half
  a star more or less by chance. Muted, they count by what they do alone. A network trained again
  goes through this, too.
- Until November 2026 the features read the wrong field of `StarsPer`. What cards pay per card of a
  kind (Steadfast, Honorable, Focused) and per gold (Greedy) never reached the networks of then, nor
  the novice's weights: the five inputs `pays...` were 0 everywhere. `gold-cards` was not there at
  all. A network trained since must keep them.

Running this again changes nothing.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN
from rollplayer.bots.features.linear import STAGES, TURN_NAMES
from rollplayer.engine.cards import SKILL
from rollplayer.notation.cards.cardfile import base_cards

DATA = Path(__file__).parent.parent / "src" / "rollplayer" / "data"
NETWORKS = ("adept.npz", "value.npz", "best.npz")
OLD_NETWORKS = NETWORKS[:2]
UNTRAINED_OF_TURN = ("pays-weapons", "pays-armor", "pays-skills", "pays-traits", "pays")
UNTRAINED_OF_SHEET = ("gold-cards",)  # the last input


def mute_network(path: Path) -> None:
    with np.load(path) as arrays:
        weights = {key: arrays[key] for key in arrays.files}
    if path.name in OLD_NETWORKS:
        mute_pays(weights)
    mute_cards(weights)
    np.savez_compressed(path, **weights)


def mute_pays(weights: dict[str, Any]) -> None:
    weights["static"][TURN.places(UNTRAINED_OF_TURN)] = 0
    missing = len(SHEET) - len(weights["dynamic"])
    # The memory order stays as it was: another one would round the products differently.
    weights["dynamic"] = np.asfortranarray(np.pad(weights["dynamic"], ((0, missing), (0, 0))))
    weights["dynamic"][SHEET.places(UNTRAINED_OF_SHEET)] = 0


def mute_cards(weights: dict[str, Any]) -> None:
    market = base_cards().market
    new = range(len(market), CARD_SLOTS)
    never_ready = [card for card, facts in enumerate(market) if facts.kind != SKILL]
    for group, cards in (("owned", new), ("shown", new), ("ready", (*never_ready, *new))):
        weights["static"][TURN.places(f"{group}-{card}" for card in cards)] = 0
    weights["cards"][list(new)] = 0


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

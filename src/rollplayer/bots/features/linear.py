"""A readable value: named weights over the features, fitted by least squares from self-play.

The weights are in `data/weights.json`; `scripts/fit_weights.py` made them.
"""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

import numpy as np

from rollplayer.bots.features.context import CARD_SLOTS, CLASS_SLOTS, Floats, Sight, Variants
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.rows import dynamic_part

ATTRIBUTES: Final = ("str", "dex", "con", "int", "wis", "cha")
OF_A_ROW: Final = (
    "left",
    "need-low",
    "need-high",
    "need-mean",
    "chance",
    "chance-stars",
    "low-slack",
    "low-chance",
    "low-stars",
)
STAGES: Final = ("before-market", "after-market")
DYNAMIC_NAMES: Final = (
    *(f"{row} {name}" for row in ATTRIBUTES for name in OF_A_ROW),
    *("goals", "low-goals", "goals-met", "famous", "empty", "empty-squared", "full"),
    *("class-color", "gold-dice", "most-other", "same-color"),
    *(f"matches-{number}" for number in range(7)),
    *("match-free", "match-stars", "match-most", "match-spare"),
    *("token", "token-1", "token-2", "token-best", "token-way"),
    *("gold", "gold-6", "gold-empty", "charisma", "gold-stars"),
)
STATIC_NAMES: Final = (
    *("weapons", "armor", "skills", "traits", "cards", "hands"),
    *("pays-weapons", "pays-armor", "pays-skills", "pays-traits", "pays"),
    *("chain", "chain-next", "leather", "leather-next", "mystic", "mystic-next"),
    *("shield", "few-cards", "few-now", "friendly"),
    *(f"{row} goal" for row in ATTRIBUTES),
    *(f"{row} trait" for row in ATTRIBUTES),
)
STATIC_BEGINS: Final = CLASS_SLOTS + 3 + 6 + 4 + 3 * CARD_SLOTS

# Which features speak for which line of the score, to explain a choice.
PARTS: Final = {
    "goals": ("goals", "famous", "need", "chance", "low", "left"),
    "class_color": ("class-color", "same-color", "most-other", "gold-dice"),
    "backstory": ("match",),
    "alignment": ("token",),
    "gold": ("gold", "charisma"),
}


def part_of(name: str) -> str:
    """The line of the score that a feature speaks for; `cards` for the rest."""
    word = name.split(" ")[-1]
    for part, words in PARTS.items():
        if any(word.startswith(each) for each in words) and word != "gold-dice":
            return part
    return "class_color" if word == "gold-dice" else "cards"


class LinearValue:
    """Weights times features."""

    def __init__(self, weights: dict[str, float], bias: float) -> None:
        self.dynamic = np.array([weights[name] for name in DYNAMIC_NAMES], dtype=np.float32)
        self.static = np.array([weights[name] for name in STATIC_NAMES], dtype=np.float32)
        static = np.zeros(STATIC_BEGINS + len(STATIC_NAMES), dtype=np.float32)
        static[CLASS_SLOTS : CLASS_SLOTS + 2] = [weights[name] for name in STAGES]
        static[STATIC_BEGINS:] = self.static
        self.layer = FirstLayer(
            static[:, None],
            np.zeros((CARD_SLOTS, 1), dtype=np.float32),
            self.dynamic[:, None],
            np.array([bias], dtype=np.float32),
        )

    def __call__(self, sight: Sight, variants: Variants) -> Floats:
        return self.layer(sight, variants)[:, 0]

    def parts(self, sight: Sight, variants: Variants) -> dict[str, float]:
        """What each line of the score adds to the value of the first variant."""
        found: dict[str, float] = {}
        dynamic = dynamic_part(sight, variants)[0] * self.dynamic
        for names, values in (
            (DYNAMIC_NAMES, dynamic),
            (STATIC_NAMES, sight.static_part()[STATIC_BEGINS:] * self.static),
        ):
            for name, value in zip(names, values.tolist(), strict=True):
                found[part_of(name)] = found.get(part_of(name), 0.0) + value
        return found


@lru_cache(maxsize=1)
def load_linear() -> LinearValue:
    """The shipped weights, read once a process."""
    raw = json.loads(files("rollplayer").joinpath("data", "weights.json").read_text("utf-8"))
    return LinearValue(raw["weights"], raw["bias"])

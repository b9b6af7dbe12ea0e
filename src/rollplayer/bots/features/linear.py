"""A readable value: named weights over the inputs, fitted by least squares from self-play.

The weights are in `data/weights.json`; `research/fit_weights.py` made them. The inputs of single
classes, cards and players are left out: the rest can be read.
"""

import json
from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from rollplayer.bots.features.context import Context
from rollplayer.bots.features.layer import FirstLayer
from rollplayer.bots.features.layout import CARD_SLOTS, SHEET, TURN
from rollplayer.bots.features.rows import sheet_inputs
from rollplayer.bots.features.sheets import Sheets

STAGES: Final = TURN.names_of("stage")[:2]  # it places no starting dice, so setup needs no weight
TURN_NAMES: Final = TURN.names_of("belongings", "goal-stars", "trait-stars")

# Which inputs speak for which line of the score, to explain a choice; the rest speak for cards.
PARTS: Final = {
    "goals": ("goals", "famous", "need", "chance", "low", "left"),
    "class_color": ("class-color", "same-color", "most-other", "gold-dice"),
    "backstory": ("match",),
    "alignment": ("token",),
    "gold": ("gold", "charisma"),
}


def part_of(name: str) -> str:
    """The line of the score that an input speaks for."""
    word = name.split(" ")[-1]
    for part, words in PARTS.items():
        if any(word.startswith(each) for each in words):
            return part
    return "cards"


class LinearValue:
    """Weights times inputs."""

    def __init__(self, weights: dict[str, float], bias: float) -> None:
        self.weights = weights
        self.bias = bias
        named = {name: weights[name] for name in (*STAGES, *TURN_NAMES)}
        self.turn = array("f", [named.get(name, 0.0) for name in TURN.names])
        self.sheet = array("f", [weights[name] for name in SHEET.names])
        cards = array("f", [0.0] * CARD_SLOTS)
        self.layer = FirstLayer(self.turn, cards, self.sheet, array("f", [bias]))

    def __call__(self, context: Context, sheets: Sheets) -> list[float]:
        found = self.layer.distinct(context, sheets)
        return found.spread(found.sums.tolist())

    def without(self, blind: tuple[str, ...]) -> "LinearValue":
        """The same value with no eye for some lines of the score."""
        weights = {
            name: 0.0 if part_of(name) in blind else weight for name, weight in self.weights.items()
        }
        return LinearValue(weights, self.bias)

    def parts(self, context: Context, sheets: Sheets) -> dict[str, float]:
        """What each line of the score adds to the value of the first sheet."""
        stars: dict[str, float] = {}
        turn, sheet = context.turn_inputs(), sheet_inputs(context, sheets)[0]
        for place, name in enumerate(SHEET.names):
            stars[part_of(name)] = stars.get(part_of(name), 0.0) + sheet[place] * self.sheet[place]
        for name in TURN_NAMES:
            place = TURN.place[name]
            stars[part_of(name)] = stars.get(part_of(name), 0.0) + turn[place] * self.turn[place]
        return stars


@cache
def load_linear(*blind: str) -> LinearValue:
    """The shipped weights, loaded once per process; without those for some lines of the score."""
    if blind:
        return load_linear().without(blind)
    raw = json.loads(files("rollplayer").joinpath("data", "weights.json").read_text("utf-8"))
    return LinearValue(raw["weights"], raw["bias"])

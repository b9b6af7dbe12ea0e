"""The inputs of every value, declared once: their names and their order in the weights.

`context.py` and `rows.py` fill them, `layer.py` multiplies them with the weights, `linear.py` calls
them by name, and training (`research/train_value.py`) exports the weights in this order. An input
that moves, appears or goes is a change of this file and of the shipped weights, nothing else.
"""

from collections.abc import Iterable, Mapping
from typing import Final

CARD_SLOTS: Final = 64  # market cards by number; a pack's cards beyond them are not seen one by one
CLASS_SLOTS: Final = 12  # a pack's classes beyond them count as an average one, by what they do
HELD_SLOTS: Final = 6  # no initiative card, or one of five
ATTRIBUTES: Final = ("str", "dex", "con", "int", "wis", "cha")


class FeatureLayout:
    """Named groups of named inputs, one after the other."""

    def __init__(self, groups: Mapping[str, tuple[str, ...]]) -> None:
        self.names: tuple[str, ...] = tuple(name for names in groups.values() for name in names)
        self.place: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        assert len(self.place) == len(self.names), "two inputs have the same name"
        self.slices: dict[str, slice] = {}
        begin = 0
        for group, names in groups.items():
            self.slices[group] = slice(begin, begin + len(names))
            begin += len(names)

    def __len__(self) -> int:
        return len(self.names)

    def begin(self, group: str) -> int:
        """The place of a group's first input."""
        return int(self.slices[group].start)

    def width(self, group: str) -> int:
        return int(self.slices[group].stop) - self.begin(group)

    def names_of(self, *groups: str) -> tuple[str, ...]:
        return tuple(name for group in groups for name in self.names[self.slices[group]])

    def places(self, names: Iterable[str]) -> list[int]:
        """Where the inputs of these names are."""
        return [self.place[name] for name in names]

    def joined(self, groups: Mapping[str, list[float]]) -> list[float]:
        """The groups put together in the declared order."""
        assert groups.keys() == self.slices.keys()
        for group, inputs in groups.items():
            assert len(inputs) == self.width(group), group
        return [value for group in self.slices for value in groups[group]]


def slots(name: str, count: int) -> tuple[str, ...]:
    """The inputs of a one-hot group."""
    return tuple(f"{name}-{number}" for number in range(count))


# What a value is told of one row of the sheet.
ROW_INPUTS: Final = (
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

# Inputs that differ between the sheets a hero could have at the end of its turn.
SHEET: Final = FeatureLayout(
    {
        "rows": tuple(f"{row} {name}" for row in ATTRIBUTES for name in ROW_INPUTS),
        "row-sums": ("goals", "low-goals", "goals-met"),
        "goal-count": ("famous",),
        "empty": ("empty", "empty-squared", "full"),
        "color": ("class-color", "gold-dice", "most-other", "same-color"),
        "backstory": (
            *(f"matches-{number}" for number in range(7)),
            *("match-free", "match-stars", "match-most", "match-spare"),
        ),
        "token": ("token", "token-1", "token-2", "token-best", "token-way"),
        "purse": ("gold", "gold-6", "gold-empty", "charisma", "gold-stars", "gold-cards"),
    }
)

# Inputs that are the same for all these sheets.
TURN: Final = FeatureLayout(
    {
        "class": slots("class", CLASS_SLOTS),
        "stage": ("before-market", "after-market", "in-setup"),
        "held": slots("held", HELD_SLOTS),
        "players": slots("players", 4),
        "owned": slots("owned", CARD_SLOTS),
        "ready": slots("ready", CARD_SLOTS),
        "shown": slots("shown", CARD_SLOTS),
        "belongings": (
            *("weapons", "armor", "skills", "traits", "cards", "hands"),
            *("pays-weapons", "pays-armor", "pays-skills", "pays-traits", "pays"),
            *("chain", "chain-next", "leather", "leather-next", "mystic", "mystic-next"),
            *("shield", "few-cards", "few-now", "friendly"),
        ),
        "goal-stars": tuple(f"{row} goal" for row in ATTRIBUTES),
        "trait-stars": tuple(f"{row} trait" for row in ATTRIBUTES),
    }
)

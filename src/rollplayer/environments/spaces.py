"""What the environments for NumPy share: options, spaces and fresh arrays."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from rollplayer.engine import Options
from rollplayer.engine.cards import CardSet
from rollplayer.environments.catalogue import ACTIONS, check_box
from rollplayer.environments.observing import MOST, width
from rollplayer.library.game import box_of
from rollplayer.refusal_words import in_words

RENDER_MODES: Final = ("ansi", "rgb_array")
SEED_LIMIT: Final = 2**53

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

# What a seat sees ("observation") and which actions it has ("action_mask"): two arrays by their
# names, in the type that Gymnasium gives the samples of its dictionary spaces.
Observation = dict[str, Any]


class Choices(TypedDict, total=False):
    """How a game is set up: the options of `rollplayer.Game`."""

    edition: str
    variants: Sequence[str]
    classes: str
    cards: CardSet | str | Path | None


def options_of(players: int, choices: Choices) -> Options:
    """The options of a game, refused where they or their cards do not fit."""
    cards = box_of(choices.get("cards"))
    check_box(cards)
    with in_words():
        return Options(
            players,
            cards,
            choices.get("edition", "second"),
            tuple(choices.get("variants", ())),
            choices.get("classes", "drawn"),
        )


def check_choice(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise ValueError(f"There is no {what} {value!r}; there are {', '.join(known)}.")


def check_render_mode(render_mode: str | None) -> None:
    if render_mode is not None:
        check_choice("render mode", render_mode, RENDER_MODES)


def observation_space(players: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (width(players),), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete[Any]:
    return spaces.Discrete(ACTIONS)


def as_observation(buffer: vec[u8]) -> Bytes:
    """An array of its own: NumPy would read the `vec` itself, but not write to it."""
    return np.frombuffer(bytearray(buffer), np.uint8)


def as_mask(buffer: vec[u8]) -> Mask:
    return np.frombuffer(bytearray(buffer), np.int8)

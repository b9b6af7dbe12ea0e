"""How strong the levels are, measured (`data/levels.toml`)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Strength(NamedTuple):
    """Mean stars of solo games and Elo points, with their standard errors."""

    stars: float
    stars_error: float
    rating: int | None = None
    rating_error: int | None = None


@cache
def strengths() -> Mapping[str, Strength]:
    """The strength of every level, weakest first."""
    text = files("rollplayer").joinpath("data", "levels.toml").read_text("utf-8")
    return {level: Strength(**figures) for level, figures in tomllib.loads(text).items()}

"""Which race and class to choose: a table of mean stars from self-play, by race and class."""

import json
from functools import lru_cache
from importlib.resources import files
from statistics import fmean
from typing import Any

from rollplayer.engine import CLASS, NONE, Move, State, first, kind_of

UNKNOWN_HERO = 30.0  # stars assumed of a race or class of a card pack


@lru_cache(maxsize=1)
def table() -> dict[str, Any]:
    """Mean stars by table (`solo`, `several`), race slug and class slug."""
    raw = files("rollplayer").joinpath("data", "heroes.json").read_text("utf-8")
    stars: dict[str, Any] = json.loads(raw)
    return stars


def hero_values(state: State, seat: int, moves: list[Move]) -> list[float]:
    """The value of each race, or of each class with the race chosen."""
    cards = state.options.cards
    by_race = table()["solo" if state.options.solo else "several"]
    if kind_of(moves[0]) == CLASS:
        race = state.heroes[seat].race
        known = by_race.get(cards.races[race].slug, {}) if race != NONE else {}
        return [known.get(cards.classes[first(move)].slug, UNKNOWN_HERO) for move in moves]
    return [race_value(state, by_race.get(cards.races[first(move)].slug, {})) for move in moves]


def race_value(state: State, known: dict[str, float]) -> float:
    """The better class of each color, averaged over the colors that may be drawn."""
    best: dict[int, float] = {}
    for each in state.options.cards.classes:
        value = known.get(each.slug, UNKNOWN_HERO)
        best[each.color] = max(value, best.get(each.color, value))
    return fmean(best.values())

"""Which race and class to choose: a table of mean stars from self-play, by race and class.

A race or class of a card pack, which the table does not know, counts as average.
"""

import json
from functools import lru_cache
from importlib.resources import files
from statistics import fmean

from rollplayer.engine import State
from rollplayer.engine.terms import CLASS, NONE, Move, first, kind_of

Row = dict[str, float]  # of one race: the stars by class


@lru_cache(maxsize=1)
def table() -> dict[str, dict[str, Row]]:
    """Mean stars by table (`solo`, `several`), race slug and class slug."""
    raw = files("rollplayer").joinpath("data", "heroes.json").read_text("utf-8")
    stars: dict[str, dict[str, Row]] = json.loads(raw)
    return stars


@lru_cache(maxsize=2)
def average(players: str) -> Row:
    """The mean of all races, by class."""
    rows = list(table()[players].values())
    return {hero_class: fmean(row[hero_class] for row in rows) for hero_class in rows[0]}


def hero_values(state: State, seat: int, moves: list[Move]) -> list[float]:
    """The value of each race, or of each class with the race chosen."""
    cards = state.options.cards
    if kind_of(moves[0]) == CLASS:
        race = state.heroes[seat].race
        row = row_of(state, race)
        return [class_value(row, cards.classes[first(move)].slug) for move in moves]
    return [race_value(state, row_of(state, first(move))) for move in moves]


def row_of(state: State, race: int) -> Row:
    players = "solo" if state.options.solo else "several"
    known = table()[players]
    slug = state.options.cards.races[race].slug if race != NONE else ""
    return known[slug] if slug in known else average(players)


def class_value(row: Row, slug: str) -> float:
    return row[slug] if slug in row else fmean(row.values())


def race_value(state: State, row: Row) -> float:
    """The better class of each color, averaged over the colors that may be drawn."""
    best: dict[int, float] = {}
    for each in state.options.cards.classes:
        value = class_value(row, each.slug)
        best[each.color] = max(value, best.get(each.color, value))
    return fmean(best.values())

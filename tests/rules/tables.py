"""Tables for the tests of R4, R5, R8 and R11: seat 0 is tested, seat 1 is nothing special."""

import json
from typing import Any

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import read_position, write_position
from tests.scenario import Json, Scenario, hero, initiative

BYSTANDER: Json = {"race": "elf", "gold": 5}

FULL = """
    STR r1 r2 r3
    DEX g1 g2 g3
    CON b1 b2 b3
    INT p1 p2 p3
    WIS k1 k2 k3
    CHA w1 w2 w3
"""


def of_class(name: str, picture: str = "", **fields: Any) -> Json:
    """A hero of this class, otherwise as `hero` makes them."""
    return {**hero(picture, **fields), "class": name}


def at_dice(one: Json, *more: Json, dice: str = "g2 w4 k6", **fields: Any) -> Scenario:
    """Seat 0 is to take an initiative card; these dice lie on them."""
    return Scenario.at(one, *(more or [BYSTANDER]), initiative=initiative(*dice.split()), **fields)


def at_market(one: Json, *more: Json, market: str = "chain-helm weak", **fields: Any) -> Scenario:
    """Seat 0's market turn, the only one of the phase; these cards are in the market."""
    return Scenario.at(
        {**one, "initiative": 1},
        *(more or [BYSTANDER]),
        phase="market",
        market=market.split(),
        initiative=initiative(None, "w4", "k6", gold=(0, 0, 0))[1:],
        **fields,
    )


def token(table: Scenario, seat: int = 0) -> tuple[int, int]:
    """Row and column of a hero's alignment token."""
    alignment = table.hero(seat)["alignment"]
    return alignment["row"], alignment["column"]


def loaded(position: Json) -> Scenario:
    """The table that a position describes, read from its text."""
    return Scenario(read_position(base_cards(), json.loads(json.dumps(position))))


def reloaded(table: Scenario) -> Scenario:
    """The same table, saved and loaded again."""
    return loaded(write_position(table.state))

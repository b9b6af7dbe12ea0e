"""Tables for card scenarios: a dice turn, a market turn or the final scoring of the hero at seat 0.

Facts that every card of a kind has (cost, arrow, exhaustion) are checked here once, with the
figures that the card's scenario passes in.
"""

from typing import Any

from rollplayer.notation.position import read_position
from tests.scenario import Json, Scenario, hero, initiative

STRANGER: Json = {"gold": 5}  # the hero's neighbor, whose race and class do not matter
ARROWS = {"good": (-1, 0), "evil": (1, 0), "lawful": (0, -1), "chaotic": (0, 1)}
FULL = """
    STR r1 r2 r3
    DEX g1 g2 g3
    CON b1 b2 b3
    INT p1 p2 p3
    WIS k1 k2 k3
    CHA w1 w2 w3
"""
SOME = """
    STR g2 r5
    DEX b6
    CON p1 k4 w3
"""


def of_class(name: str | None, **fields: Any) -> Json:
    """The fields of a hero of this class (`class` cannot be a name in Python)."""
    return {"class": name, **fields}


def token(row: int, column: int, card: str = "hermit") -> Json:
    """An alignment token: row 0 good to 2 evil, column 0 lawful to 2 chaotic."""
    return {"card": card, "row": row, "column": column}


def dice_turn(
    picture: str = SOME, *, dice: tuple[str, ...] = ("g2", "b4", "k5"), **fields: Any
) -> Scenario:
    """Seat 0 is about to take an initiative card; `table` has fields of the position."""
    table: Json = fields.pop("table", {})
    seats = [hero(picture, **fields), *([STRANGER] * (len(dice) - 2))]
    return Scenario.at(*seats, **{"initiative": initiative(*dice), **table})


def market_turn(picture: str = SOME, *, market: str = "", **fields: Any) -> Scenario:
    """Seat 0 is at the market, with seat 1 to follow; `table` has fields of the position."""
    table: Json = fields.pop("table", {})
    neighbor = {**STRANGER, "initiative": 2, **table.pop("neighbor", {})}
    return Scenario.at(
        hero(picture, **{"initiative": 1, **fields}),
        neighbor,
        phase="market",
        **{"initiative": initiative(None, None, "g4", gold=(0, 0, 0))[2:], **table},
        market=market.split(),
    )


def over(picture: str = "", *, neighbor: Json | None = None, **fields: Any) -> Scenario:
    """The game is over; the hero's stars are to be counted."""
    return Scenario.at(
        hero(picture, **fields), {**STRANGER, **(neighbor or {})}, phase="over", bag={}
    )


def stars_for(subject: str, picture: str = "", **fields: Any) -> int:
    """The stars that one card, row or set brings at the end."""
    return stars_in(over(picture, **fields), subject)


def stars_in(scene: Scenario, subject: str) -> int:
    return sum(line.stars for line in scene.score().lines if line.subject == subject)


def where(scene: Scenario, seat: int = 0) -> tuple[int, int]:
    """Row and column of a hero's token."""
    found = scene.hero(seat)["alignment"]
    return found["row"], found["column"]


def steps_from(row: int, column: int, arrow: str) -> tuple[int, int]:
    down, right = ARROWS[arrow]
    return row + down, column + right


def edge(arrow: str) -> tuple[int, int]:
    """The middle of the side of the grid that an arrow points to."""
    return steps_from(1, 1, arrow)


def moved_to(scene: Scenario, row: int, column: int) -> Scenario:
    """The same table with the token of seat 0 somewhere else."""
    position = scene.position
    position["heroes"][0]["alignment"].update(row=row, column=column)
    return Scenario(read_position(scene.cards, position))


def check_cost(slug: str, cost: int, **fields: Any) -> Scenario:
    """A card costs exactly this: listed with this much gold, not with 1 less. Returns it bought."""
    filler = "clumsy" if slug == "weak" else "weak"
    poor = market_turn(market=f"{slug} {filler}", gold=cost - 1, **fields)
    assert f"buy {slug}" not in poor.legal()
    assert poor.refusal(f"0 buy {slug}").rule == "R3.3a"
    rich = market_turn(market=f"{slug} {filler}", gold=cost, **fields)
    rich.play(f"0 buy {slug}")
    assert rich.hero()["gold"] == 0
    assert rich.hero()["cards"] == [slug]
    return rich


def check_trait(slug: str, cost: int, arrow: str) -> None:
    """A trait moves the token by its arrow when it is bought; at the edge it stays (R3.3c)."""
    assert where(check_cost(slug, cost)) == edge(arrow)
    blocked = check_cost(slug, cost, alignment=token(*edge(arrow)))
    assert where(blocked) == edge(arrow)


def check_skill(slug: str, cost: int, arrow: str, *, at: Scenario) -> Scenario:
    """A skill steps by its arrow and is exhausted; at the edge it cannot be used (R5.1).

    `at` is a table where the hero has the skill, the token in the center, and it is its time.
    Returns the table with the skill in use.
    """
    check_cost(slug, cost)
    assert f"use {slug}" in at.legal(0)
    blocked = moved_to(at, *edge(arrow))
    assert f"use {slug}" not in blocked.legal(0)
    assert blocked.refusal(f"0 use {slug}").rule == "R5.1"
    at.play(f"0 use {slug}")
    assert where(at) == edge(arrow)
    assert at.hero()["exhausted"] == [slug]
    assert f"use {slug}" not in at.legal(0)
    return at

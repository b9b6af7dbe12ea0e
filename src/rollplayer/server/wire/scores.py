"""Stars: of a table now, after a move, or of sheets from a real table."""

from typing import Literal

from rollplayer.server.wire.base import Json, Wire


class ScoreLine(Wire):
    """One reason for stars; the client words it (R8)."""

    rule: str
    part: str
    subject: str
    have: int
    stars: int


class HeroScore(Wire):
    """A hero's stars as they would be now."""

    goals: int
    class_color: int
    alignment: int
    backstory: int
    armor: int
    traits: int
    gold: int
    total: int
    rank: str | None
    lines: list[ScoreLine]
    dropped: list[str]


class Sheet(Wire):
    """POST /api/score: a finished sheet from a real table (one or several heroes)."""

    heroes: list[Json]  # each as in a score sheet: race, class, backstory, alignment, token, ...
    solo: bool = False
    edition: Literal["first", "second"] = "second"


class Scored(Wire):
    """The answer to POST /api/score, as `rollplayer score --json` counts."""

    heroes: list[HeroScore]
    winners: list[int]

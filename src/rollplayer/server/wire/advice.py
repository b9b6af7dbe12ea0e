"""Hints and analyses: figures and moves, which the page puts into words."""

from rollplayer.server.wire.base import Number, Wire
from rollplayer.server.wire.moves import NamedMove


class PartStars(Wire):
    """What one scoring line (R8), or `later` for rounds yet to come, adds to a difference."""

    part: str
    stars: float


class Hint(Wire):
    """A good move: the stars to expect after it, and how it compares with another."""

    move: NamedMove
    stars: float
    error: float
    against: NamedMove | None  # the first is compared with the second, all others with the first
    difference: float  # stars more than after `against`, in games played out from here
    difference_error: float
    why: list[PartStars]  # the lines that matter, the largest first


class AskHint(Wire, tag="hint"):
    """Which moves are good now? For the seat that is asked at event `at`."""

    id: Number
    seat: Number
    at: Number


class Hinted(Wire, tag="hinted"):
    """Up to three moves, the best first, for the seat asked at `event`."""

    id: int
    seat: int
    event: int
    hints: list[Hint]


class Analyse(Wire):
    """POST /api/tables/{table}/analysis: begins it, says how far it is, or brings it."""

    seat: Number


class Sums(Wire):
    """start + luck + others - loss + drift = result, in stars; `error` says what drift may be."""

    start: float
    luck: float
    others: float
    loss: float
    drift: float
    result: float
    error: float


class CurvePoint(Wire):
    """The stars expected after an event, their spread, and at a table the chance to win."""

    event: int
    round: int
    stars: float
    spread: float  # two of three games played on from there end within it
    win: float | None


class CostlyDecision(Wire):
    """A decision that gave up stars, and what was better."""

    event: int
    round: int
    kind: str  # of the prompt
    played: NamedMove
    best: NamedMove
    loss: float
    error: float
    win_loss: float | None
    difference: float  # stars that `best` brought more when the game was played out from there
    difference_error: float
    rollouts: int  # so many times; 0: never
    why: list[PartStars]


class StrokeOfLuck(Wire):
    """Events of chance, and what they brought over the expected."""

    first: int
    last: int
    round: int
    stars: float
    error: float
    win: float | None


class Analysis(Wire):
    """Where the stars of one seat came from (docs/analysis.md)."""

    seat: int
    players: int
    work: int
    finished: bool
    sums: Sums
    curve: list[CurvePoint]
    costliest: list[CostlyDecision]
    luckiest: list[StrokeOfLuck]


class Analyzed(Wire):
    """The answer to Analyse: so many pieces of work are done of so many."""

    done: int
    total: int
    analysis: Analysis | None

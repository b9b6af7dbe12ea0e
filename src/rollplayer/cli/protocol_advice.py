"""Verbs of the engine protocol that advise: `hint` and `analysis`. They need NumPy, so what they
use is loaded by the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollplayer.engine import State, turn
from rollplayer.notation.record import Record

if TYPE_CHECKING:
    from rollplayer.search.findings import Reason
    from rollplayer.search.hints import Hint

Json = dict[str, Any]


def hints(state: State, work: int | None, seed: int) -> list[Json]:
    """Up to three moves, the best first, with their stars and reasons."""
    from rollplayer.search.hints import hint, usual_work

    found = hint(state.clone(), turn(state), work or usual_work(state.options.players), seed)
    return [write_hint(each) for each in found]


def write_hint(hint: Hint) -> Json:
    return {
        "move": hint.text,
        "stars": round(hint.stars.mean, 3),
        "error": round(hint.stars.error, 3),
        "against": hint.against,
        "reason": write_reason(hint.reason) if hint.reason else None,
    }


def write_reason(reason: Reason) -> Json:
    return {
        "stars": round(reason.stars.mean, 3),
        "error": round(reason.stars.error, 3),
        "lines": {part: round(stars, 3) for part, stars in reason.lines.items()},
    }


def analysis(record: Record, seat: int, work: int | None, seed: int) -> Json:
    """Luck and skill of a seat, as `rollplayer analyze --json` gives them."""
    from rollplayer.search.analysis import analyse
    from rollplayer.search.report import write_analysis
    from rollplayer.search.settings import WORK

    return write_analysis(analyse(record, seat, work or WORK, seed))

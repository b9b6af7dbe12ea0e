"""Whether the judge's figures mean what they say, against the games of the yardstick.

    python -m research.check_calibration [--pictures docs/pictures]

Calibration: the stars the judge expects after a move, beside what games after it really brought, by
stage. Coverage: how often the difference of two moves is as near to the true one as the stated
error says; 68 % within one error and 95 % within two would be perfect.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import NamedTuple

import numpy as np

from research.yardstick import FILE, Case, read_cases
from rollplayer.bots.bot import LOST
from rollplayer.cli.progress import Progress
from rollplayer.engine import SETUP
from rollplayer.notation.moves import read_move
from rollplayer.search.analysis import DOUBT, DOUBT_SHARE
from rollplayer.search.chart import BAD, FAINT, GOOD, INK, Frame, line, picture, steps, text
from rollplayer.search.quick import quick_planner

GROUPS = 8  # points of the calibration curve


class Seen(NamedTuple):
    """One move of a case: what was expected of it, and what its games brought."""

    stage: str
    expected: float
    stars: Sequence[int]


def seen_in(case: Case) -> list[Seen]:
    state = case.state()
    if state.phase == SETUP:
        return []
    moves = [read_move(state.options.cards, text) for text in case.tried]
    values = quick_planner().values(state, case.seat, moves)
    return [
        Seen(case.stage, value, ends.stars)
        for value, ends in zip(values, case.tried.values(), strict=True)
        if value > LOST
    ]


class Gap(NamedTuple):
    """The difference of two moves of one case: expected, its stated error, true, its error."""

    expected: float
    stated: float
    true: float
    error: float

    def within(self, factor: float) -> bool:
        return abs(self.expected - self.true) <= factor * hypot(self.stated, self.error)


def gaps_of(moves: Sequence[Seen]) -> Iterator[Gap]:
    for one, two in combinations(moves, 2):
        count = min(len(one.stars), len(two.stars))
        away = np.subtract(one.stars[:count], two.stars[:count])
        expected = one.expected - two.expected
        stated = DOUBT + DOUBT_SHARE * abs(expected)
        yield Gap(expected, stated, float(away.mean()), float(away.std(ddof=1)) / count**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, help="folder for two SVG files")
    args = parser.parse_args()
    cases = list(read_cases(FILE))
    by_case = []
    with Progress(len(cases), "positions") as progress:
        for case in cases:
            by_case.append(seen_in(case))
            progress.add()
    moves = [each for seen in by_case for each in seen]
    gaps = [gap for seen in by_case for gap in gaps_of(seen)]
    report(moves, gaps)
    if args.pictures:
        (args.pictures / "calibration.svg").write_text(draw_calibration(moves), encoding="utf-8")
        (args.pictures / "coverage.svg").write_text(draw_coverage(gaps), encoding="utf-8")


def report(moves: Sequence[Seen], gaps: Sequence[Gap]) -> None:
    stages: dict[str, list[float]] = defaultdict(list)
    for each in moves:
        stages[each.stage].append(float(np.mean(each.stars)) - each.expected)
    print("true minus expected stars, by stage")
    for stage in sorted(stages):
        off = stages[stage]
        print(f"  {stage:<12}{np.mean(off):>+6.2f}  sd {np.std(off):.2f}  ({len(off)} moves)")
    print(f"differences of two moves: {len(gaps)}")
    for factor in (1, 2):
        share = np.mean([gap.within(factor) for gap in gaps])
        print(f"  within {factor} x the stated error: {100 * share:.0f} %")
    right = [gap.expected * gap.true > 0 for gap in gaps if abs(gap.true) > 2 * gap.error]
    print(f"  the better of two that surely differ is named: {100 * np.mean(right):.0f} %")


# Pictures -----------------------------------------------------------------------------------------


def draw_calibration(moves: Sequence[Seen]) -> str:
    """Groups of moves by their expected stars, each beside the mean of its games."""
    ranked = sorted(moves, key=lambda each: each.expected)
    size = -(-len(ranked) // GROUPS)
    points = []
    for start in range(0, len(ranked), size):
        group = ranked[start : start + size]
        came = np.mean([np.mean(each.stars) for each in group])
        points.append((float(np.mean([each.expected for each in group])), float(came)))
    low = min(min(point) for point in points) - 2
    high = max(max(point) for point in points) + 2
    across, up = Frame(60, 40, 340, 300, low, high), Frame(60, 40, 340, 300, low, high)
    parts = [line((across.along(low), up.up(low)), (across.along(high), up.up(high)), INK)]
    for step in steps(low, high):
        parts.append(line((60, up.up(step)), (400, up.up(step)), FAINT))
        parts.append(text(54, up.up(step) + 4, f"{step:g}", anchor="end"))
        parts.append(text(across.along(step), 358, f"{step:g}", anchor="middle"))
    for x, y in points:
        dot = f'<circle cx="{across.along(x):.1f}" cy="{up.up(y):.1f}" r="5" fill="{GOOD}"/>'
        parts.append(dot)
    parts.append(text(230, 378, "stars expected after a move", anchor="middle"))
    title = "Stars expected, and stars that came"
    about = "; ".join(f"expected {x:.1f}, came {y:.1f}" for x, y in points)
    return picture(440, 390, title, about, parts)


def draw_coverage(gaps: Sequence[Gap]) -> str:
    """The share of differences within a multiple of the stated error, beside the normal one's."""
    factors = [place / 10 for place in range(31)]
    shares = [float(np.mean([gap.within(factor) for gap in gaps])) for factor in factors]
    draws = np.abs(np.random.default_rng(1).standard_normal(200_000))
    normal = [float((draws <= factor).mean()) for factor in factors]
    frame = Frame(60, 40, 340, 300, 0, 100)
    parts = []
    for step in steps(0, 100):
        parts.append(line((60, frame.up(step)), (400, frame.up(step)), FAINT))
        parts.append(text(54, frame.up(step) + 4, f"{step:g} %", anchor="end"))
    for values, color in ((normal, INK), (shares, BAD)):
        points = " ".join(
            f"{frame.across(factor / 3):.1f},{frame.up(100 * share):.1f}"
            for factor, share in zip(factors, values, strict=True)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
    parts += [text(frame.across(n / 3), 358, f"{n}", anchor="middle") for n in (0, 1, 2, 3)]
    parts.append(text(230, 378, "multiples of the stated error", anchor="middle"))
    title = "Differences within their stated error"
    about = f"{100 * shares[10]:.0f} % within one error, {100 * shares[20]:.0f} % within two."
    return picture(440, 390, title, about, parts)


if __name__ == "__main__":
    main()

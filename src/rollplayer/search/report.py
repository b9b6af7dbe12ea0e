"""An analysis for readers: text in any of our languages, JSON, and the curve as a picture."""

from typing import Any, Final

from rollplayer.search import chart
from rollplayer.search.chart import Curve, Mark, curve
from rollplayer.search.findings import Analysis, Decision, Estimate, Luck, Reason
from rollplayer.words import Words

TOLD: Final = 0.15  # stars; a scoring line that differs by less is left out of the text
NOTHING: Final = 0.05  # stars; what rounds to nothing has no sign


def write_text(analysis: Analysis, words: Words) -> str:
    """The report, for people."""
    title = words("advice-title", number=analysis.seat + 1)
    lines = [title, *result_lines(analysis, words), "", *sum_lines(analysis, words)]
    costly = analysis.costliest()
    lines += ["", words("costly" if costly else "costly-none")]
    for number, decision in enumerate(costly, 1):
        lines += decision_lines(number, decision, words)
    lines += ["", words("strokes")]
    lines += [f"- {luck_line(luck, words)}" for luck in analysis.luckiest()]
    return "\n".join(lines)


def result_lines(analysis: Analysis, words: Words) -> list[str]:
    sums, first, last = analysis.sums(), analysis.curve[0], analysis.curve[-1]
    result = words.number(round(sums.result, 1))
    lines = [words("advice-result", result=result, start=words.number(sums.start, 1))]
    if first.win is not None and last.win is not None:
        lines.append(
            words("advice-win", start=percent(words, first.win), end=percent(words, last.win))
        )
    return lines if analysis.finished else [*lines, words("advice-unfinished")]


def percent(words: Words, share: float) -> str:
    return f"{words.number(100 * share, 0)} %"


def signed(words: Words, stars: float) -> str:
    """`+3.1`, `−0.4`; what rounds to nothing has no sign."""
    return words.number(stars, 1, sign=True) if abs(stars) >= NOTHING else words.number(0, 1)


def sum_lines(analysis: Analysis, words: Words) -> list[str]:
    """The identity as a column of figures."""
    sums = analysis.sums()
    rows = [("sum-start", words.number(sums.start, 1)), ("sum-luck", signed(words, sums.luck))]
    if analysis.players > 1:
        rows.append(("sum-others", signed(words, sums.others)))
    rows += [("sum-loss", signed(words, -sums.loss)), ("sum-drift", signed(words, sums.drift))]
    rows.append(("sum-result", words.number(sums.result, 1)))
    error = words.number(2 * sums.error, 1)
    return [f"{figure:>7}  {words(key, error=error)}" for key, figure in rows]


def decision_lines(number: int, decision: Decision, words: Words) -> list[str]:
    told = words(
        "advice-decision",
        round=decision.round,
        event=decision.event,
        played=f"`{decision.played}`",
        best=f"`{decision.best}`",
        loss=words.number(decision.loss.mean, 1),
        error=words.number(decision.loss.error, 1),
    )
    lines = [f"{number}. {told}"]
    if decision.win_loss is not None:
        win = f"{signed(words, -100 * decision.win_loss)} %"
        lines.append("   " + words("costly-win", win=win))
    if decision.reason:
        reasons = [because(decision.reason, words), reason_line(decision.reason, words)]
        lines.extend("   " + line for line in reasons if line)
    return lines


def because(reason: Reason, words: Words) -> str:
    """What speaks for the better move most, in a plain sentence; empty if no scoring line does."""
    part = max(reason.lines, key=lambda each: (reason.lines[each], each))
    if reason.lines[part] < TOLD:
        return ""
    return words(f"hint-because-{part.replace('_', '-')}")


def reason_line(reason: Reason, words: Words) -> str:
    told = part_lines(reason.lines, words) or [words("hint-no-line")]
    return words(
        "costly-why",
        why=", ".join(told),
        rollouts=reason.rollouts,
        difference=signed(words, reason.stars.mean),
        error=words.number(reason.stars.error, 1),
    )


def part_lines(lines: dict[str, float], words: Words) -> list[str]:
    """`Traits +3.1`, the largest first."""
    return [
        words("advice-part", part=part_name(part, words), stars=signed(words, lines[part]))
        for part in told_parts(lines)
    ]


def part_name(part: str, words: Words) -> str:
    return words(f"part-{part.replace('_', '-')}")


def told_parts(lines: dict[str, float]) -> list[str]:
    """The scoring lines that are worth a word, the largest first."""
    ranked = sorted(lines, key=lambda part: (-abs(lines[part]), part))
    return [part for part in ranked if abs(lines[part]) >= TOLD]


def luck_line(luck: Luck, words: Words) -> str:
    return words(
        "advice-luck",
        round=luck.round,
        event=luck.last,
        events=f"`{', '.join(luck.events)}`",
        stars=signed(words, luck.stars.mean),
        error=words.number(luck.stars.error, 1),
    )


# The picture -----------------------------------------------------------------------------------


def draw(analysis: Analysis, words: Words) -> str:
    """The expected stars over the game as SVG; dots number the costliest decisions."""
    sums = analysis.sums()
    ends = words.number(sums.start, 1), words.number(sums.result, 1)
    stars = [point.stars.mean for point in analysis.curve]
    drawn = Curve(stars, [point.spread for point in analysis.curve])
    labels = captions(analysis, words, "curve-stars", ends, words("curve-column-stars"))
    labels = labels._replace(about=f"{labels.about} {words('curve-band')}")
    return curve(labels, drawn, ticks(analysis), marks(analysis))


def draw_win(analysis: Analysis, words: Words) -> str | None:
    """The chance to win over the game as SVG; a solo game has none."""
    wins = [100 * point.win for point in analysis.curve if point.win is not None]
    if not wins:
        return None
    ends = percent(words, wins[0] / 100), percent(words, wins[-1] / 100)
    labels = captions(analysis, words, "curve-win", ends, "%")
    return curve(labels, Curve(wins, [0.0] * len(wins)), ticks(analysis), marks(analysis))


def captions(
    analysis: Analysis, words: Words, key: str, ends: tuple[str, str], unit: str
) -> chart.Words:
    """Title, description and axes of a picture."""
    title = words("advice-curve", curve=words(key), number=analysis.seat + 1)
    about = words("advice-curve-ends", start=ends[0], end=ends[1])
    return chart.Words(title, f"{about} {words('curve-dots')}", words("curve-round"), unit)


def marks(analysis: Analysis) -> list[Mark]:
    place_of = {point.events: place for place, point in enumerate(analysis.curve)}
    costly = enumerate(analysis.costliest(), 1)
    return [Mark(place_of[decision.event], f"{number}") for number, decision in costly]


def ticks(analysis: Analysis) -> list[Mark]:
    """Where each round begins."""
    found: list[Mark] = []
    for place, point in enumerate(analysis.curve):
        if point.round and (not found or found[-1].text != str(point.round)):
            found.append(Mark(place, str(point.round)))
    return found


# JSON ------------------------------------------------------------------------------------------


def write_analysis(analysis: Analysis) -> dict[str, Any]:
    """The analysis for programs. Events count from 0, as in the record."""
    return {
        "seat": analysis.seat,
        "players": analysis.players,
        "work": analysis.work,
        "finished": analysis.finished,
        "sums": {key: round(value, 3) for key, value in analysis.sums()._asdict().items()},
        "curve": [
            {
                "events": point.events,
                "round": point.round,
                "stars": write_estimate(point.stars),
                "spread": round(point.spread, 3),
                "win": rounded(point.win),
            }
            for point in analysis.curve
        ],
        "luck": [write_luck(luck) for luck in analysis.luck],
        "decisions": [write_decision(decision) for decision in analysis.decisions],
        "costliest": [decision.event for decision in analysis.costliest()],
    }


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def write_estimate(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, 3), round(estimate.error, 3)]


def write_luck(luck: Luck) -> dict[str, Any]:
    return {
        "first": luck.first,
        "last": luck.last,
        "round": luck.round,
        "events": list(luck.events),
        "stars": write_estimate(luck.stars),
        "win": rounded(luck.win),
    }


def write_decision(decision: Decision) -> dict[str, Any]:
    reason = decision.reason
    return {
        "event": decision.event,
        "round": decision.round,
        "kind": decision.kind,
        "played": decision.played,
        "best": decision.best,
        "loss": write_estimate(decision.loss),
        "win_loss": rounded(decision.win_loss),
        "choices": [[choice.move, *write_estimate(choice.stars)] for choice in decision.choices],
        "reason": reason
        and {
            "stars": write_estimate(reason.stars),
            "win": rounded(reason.win),
            "lines": {part: round(stars, 3) for part, stars in reason.lines.items()},
            "rollouts": reason.rollouts,
        },
    }

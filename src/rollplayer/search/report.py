"""An analysis for readers: text in four languages, JSON, and the curve as a picture."""

from typing import Any, Final

from rollplayer.search.chart import Curve, Mark, Words, curve
from rollplayer.search.findings import Analysis, Decision, Estimate, Luck, Reason
from rollplayer.search.wording import say, signed

TOLD: Final = 0.15  # stars; a scoring line that differs by less is left out of the text


def write_text(analysis: Analysis, language: str) -> str:
    """The report, for people."""
    lines = [say(language, "title", seat=analysis.seat), *result_lines(analysis, language), ""]
    lines += sum_lines(analysis, language)
    costly = analysis.costliest()
    lines += ["", say(language, "costly.title" if costly else "costly.none")]
    for number, decision in enumerate(costly, 1):
        lines += decision_lines(number, decision, language)
    lines += ["", say(language, "luck.title")]
    lines += [f"- {luck_line(luck, language)}" for luck in analysis.luckiest()]
    return "\n".join(lines)


def result_lines(analysis: Analysis, language: str) -> list[str]:
    sums, first, last = analysis.sums(), analysis.curve[0], analysis.curve[-1]
    words = {"result": f"{sums.result:.1f}".removesuffix(".0"), "start": f"{sums.start:.1f}"}
    if first.win is None or last.win is None:
        told = say(language, "result.solo", **words)
    else:
        told = say(
            language, "result.table", **words, win_start=percent(first.win), win=percent(last.win)
        )
    return [told] if analysis.finished else [told, say(language, "unfinished")]


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def sum_lines(analysis: Analysis, language: str) -> list[str]:
    """The identity as a column of figures."""
    sums = analysis.sums()
    rows = [("sum.start", f"{sums.start:.1f}"), ("sum.luck", signed(sums.luck))]
    if analysis.players > 1:
        rows.append(("sum.others", signed(sums.others)))
    rows += [("sum.loss", signed(-sums.loss)), ("sum.drift", signed(sums.drift))]
    rows.append(("sum.result", f"{sums.result:.1f}"))
    error = f"{2 * sums.error:.1f}"
    return [f"{figure:>7}  {say(language, key, error=error)}" for key, figure in rows]


def decision_lines(number: int, decision: Decision, language: str) -> list[str]:
    told = say(
        language,
        "costly.line",
        round=decision.round,
        event=decision.event + 1,
        played=decision.played,
        best=decision.best,
        loss=f"{decision.loss.mean:.1f}",
        error=f"{decision.loss.error:.1f}",
    )
    lines = [f"{number}. {told}"]
    if decision.win_loss is not None:
        lines.append(
            "   " + say(language, "costly.win", win=signed(-100 * decision.win_loss) + " %")
        )
    if decision.reason:
        lines.append("   " + reason_line(decision.reason, language))
    return lines


def reason_line(reason: Reason, language: str) -> str:
    told = part_lines(reason.lines, language) or [say(language, "why.none")]
    return say(
        language,
        "why",
        lines=", ".join(told),
        rollouts=reason.rollouts,
        stars=signed(reason.stars.mean),
        error=f"{reason.stars.error:.1f}",
    )


def part_lines(lines: dict[str, float], language: str) -> list[str]:
    """`traits +3.1`, the largest first."""
    return [
        say(language, "why.line", part=say(language, f"part.{part}"), stars=signed(lines[part]))
        for part in told_parts(lines)
    ]


def told_parts(lines: dict[str, float]) -> list[str]:
    """The scoring lines that are worth a word, the largest first."""
    ranked = sorted(lines, key=lambda part: (-abs(lines[part]), part))
    return [part for part in ranked if abs(lines[part]) >= TOLD]


def luck_line(luck: Luck, language: str) -> str:
    return say(
        language,
        "luck.line",
        round=luck.round,
        event=luck.last + 1,
        events=", ".join(luck.events),
        stars=signed(luck.stars.mean),
        error=f"{luck.stars.error:.1f}",
    )


# The picture -----------------------------------------------------------------------------------


def draw(analysis: Analysis, language: str) -> str:
    """The expected stars over the game as SVG; dots number the costliest decisions."""
    sums = analysis.sums()
    about = {"start": f"{sums.start:.1f}", "result": f"{sums.result:.1f}"}
    words = Words(
        say(language, "chart.title", seat=analysis.seat),
        say(language, "chart.about", **about),
        say(language, "chart.round"),
        say(language, "chart.stars"),
    )
    stars = [point.stars for point in analysis.curve]
    drawn = Curve([each.mean for each in stars], [each.error for each in stars])
    return curve(words, drawn, ticks(analysis), marks(analysis))


def draw_win(analysis: Analysis, language: str) -> str | None:
    """The chance to win over the game as SVG; a solo game has none."""
    wins = [100 * point.win for point in analysis.curve if point.win is not None]
    if not wins:
        return None
    words = Words(
        say(language, "chart.win", seat=analysis.seat),
        say(language, "chart.about", start=f"{wins[0]:.0f} %", result=f"{wins[-1]:.0f} %"),
        say(language, "chart.round"),
        "%",
    )
    return curve(words, Curve(wins, [0.0] * len(wins)), ticks(analysis), marks(analysis))


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

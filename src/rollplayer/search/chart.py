"""Pictures as SVG, written by hand: a curve over a game, and bars with their errors.

Colors are those of Okabe and Ito, told apart with any eyes; every picture has a title and a
description for those who do not see it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

INK: Final = "#333333"
FAINT: Final = "#d9d9d9"
GOOD: Final = "#0072b2"
BAD: Final = "#d55e00"
FONT: Final = 'font-family="sans-serif" font-size="12"'


Spot = tuple[float, float]


class Bar(NamedTuple):
    """A labelled length with its standard error."""

    label: str
    length: float
    error: float
    note: str = ""


class Mark(NamedTuple):
    """A point of a curve that is pointed out."""

    place: int
    text: str


class Frame(NamedTuple):
    """A rectangle of the picture and the numbers it stands for."""

    left: float
    top: float
    width: float
    height: float
    low: float
    high: float

    def across(self, share: float) -> float:
        return self.left + self.width * share

    def along(self, value: float) -> float:
        return self.left + self.width * (value - self.low) / (self.high - self.low)

    def up(self, value: float) -> float:
        return self.top + self.height * (self.high - value) / (self.high - self.low)


def picture(width: int, height: int, title: str, about: str, parts: Sequence[str]) -> str:
    """A whole SVG file."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" {FONT} fill="{INK}">'
    )
    words = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
    paper = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    name = text(width / 2, 20, title, anchor="middle", weight="bold")
    return "\n".join([head, words, paper, name, *parts, "</svg>", ""])


def text(x: float, y: float, words: str, *, anchor: str = "start", weight: str = "") -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{bold}>{escape(words)}</text>'


def line(begin: Spot, end: Spot, color: str, width: float = 1) -> str:
    (x1, y1), (x2, y2) = begin, end
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{color}" stroke-width="{width}"/>'
    )


def steps(low: float, high: float) -> list[float]:
    """Round numbers between two values, about six of them."""
    size = 10.0 ** len(str(int((high - low) * 1000))) / 100000
    for factor in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if (high - low) / (size * factor) <= 8:
            break
    step = size * factor
    first = int(low // step) + (0 if low % step == 0 else 1)
    return [number * step for number in range(first, int(high // step) + 1)]


# Bars ------------------------------------------------------------------------------------------


def bars(title: str, about: str, rows: Sequence[Bar], unit: str) -> str:
    """Bars to both sides of nothing, an error of two standard errors on each."""
    low = min([0.0, *(row.length - 2 * row.error for row in rows)]) - 0.2
    high = max([0.0, *(row.length + 2 * row.error for row in rows)]) + 0.2
    height = 18 * len(rows) + 70
    frame = Frame(150, 34, 480, 18 * len(rows), low, high)
    parts = []
    for step in steps(low, high):
        parts.append(line((frame.along(step), 34), (frame.along(step), height - 36), FAINT))
        parts.append(text(frame.along(step), height - 20, f"{step:g}", anchor="middle"))
    parts.append(text(frame.across(0.5), height - 5, unit, anchor="middle"))
    for place, row in enumerate(rows):
        parts += bar(frame, row, 34 + 18 * place)
    parts.append(line((frame.along(0), 34), (frame.along(0), height - 36), INK))
    return picture(720, height, title, about, parts)


def bar(frame: Frame, row: Bar, y: float) -> list[str]:
    zero, end = frame.along(0), frame.along(row.length)
    color = GOOD if row.length >= 0 else BAD
    least, most = frame.along(row.length - 2 * row.error), frame.along(row.length + 2 * row.error)
    return [
        text(144, y + 13, row.label, anchor="end"),
        f'<rect x="{min(zero, end):.1f}" y="{y + 3:.1f}" width="{abs(end - zero):.1f}" '
        f'height="12" fill="{color}"/>',
        line((least, y + 9), (most, y + 9), INK, 1.5),
        text(636, y + 13, row.note),
    ]


# Curves ----------------------------------------------------------------------------------------


class Curve(NamedTuple):
    """One value at each step of a game, and how far to both sides its band reaches."""

    values: Sequence[float]
    reach: Sequence[float]


class Words(NamedTuple):
    """What is written around a curve."""

    title: str
    about: str
    across: str
    up: str


def curve(words: Words, drawn: Curve, ticks: Sequence[Mark], marks: Sequence[Mark]) -> str:
    """A value over the steps of a game: ticks name the rounds, marks the costly decisions."""
    low = min(value - reach for value, reach in zip(*drawn, strict=True))
    high = max(value + reach for value, reach in zip(*drawn, strict=True))
    pad = 0.08 * (high - low) or 1.0
    frame = Frame(50, 40, 640, 260, low - pad, high + pad)
    last = max(1, len(drawn.values) - 1)
    parts = grid(frame, ticks, last, words)
    parts.append(band(frame, drawn, last))
    points = " ".join(
        f"{frame.across(place / last):.1f},{frame.up(value):.1f}"
        for place, value in enumerate(drawn.values)
    )
    parts.append(f'<polyline points="{points}" fill="none" stroke="{GOOD}" stroke-width="2"/>')
    for mark in marks:
        x, y = frame.across(mark.place / last), frame.up(drawn.values[mark.place])
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{BAD}"/>')
        parts.append(text(x, y - 9, mark.text, anchor="middle", weight="bold"))
    return picture(720, 350, words.title, words.about, parts)


def grid(frame: Frame, ticks: Sequence[Mark], last: int, words: Words) -> list[str]:
    parts = []
    right, bottom = frame.across(1), frame.top + frame.height
    for step in steps(frame.low, frame.high):
        parts.append(line((frame.left, frame.up(step)), (right, frame.up(step)), FAINT))
        parts.append(text(frame.left - 6, frame.up(step) + 4, f"{step:g}", anchor="end"))
    for tick in ticks:
        x = frame.across(tick.place / last)
        parts.append(line((x, bottom), (x, bottom + 5), INK))
        parts.append(text(x, bottom + 18, tick.text, anchor="middle"))
    parts.append(line((frame.left, bottom), (right, bottom), INK))
    parts.append(text(frame.across(0.5), bottom + 38, words.across, anchor="middle"))
    parts.append(text(frame.left - 40, frame.top - 10, words.up))
    return parts


def band(frame: Frame, drawn: Curve, last: int) -> str:
    places = list(enumerate(zip(*drawn, strict=True)))
    upper = [(place, value + reach) for place, (value, reach) in places]
    lower = [(place, value - reach) for place, (value, reach) in reversed(places)]
    points = " ".join(
        f"{frame.across(place / last):.1f},{frame.up(value):.1f}" for place, value in upper + lower
    )
    return f'<polygon points="{points}" fill="{GOOD}" fill-opacity="0.18"/>'

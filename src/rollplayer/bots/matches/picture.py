"""Small pictures: bars with error bars, as SVG text."""

from html import escape

WIDTH, BAR, GAP, LEFT, TOP = 640, 26, 12, 136, 44
INK, FILL, SOFT = "#222", "#4878a8", "#d7dde4"


def bars(title: str, rows: list[tuple[str, float, float]], unit: str = "") -> str:
    """A bar for each row: its name, its value and its error."""
    most = max((value + error for _, value, error in rows), default=1.0) or 1.0
    scale = (WIDTH - LEFT - 110) / most
    height = TOP + len(rows) * (BAR + GAP) + GAP
    parts = head(title, height)
    for number, (name, value, error) in enumerate(rows):
        y = TOP + number * (BAR + GAP)
        end = LEFT + value * scale
        middle = y + BAR / 2
        parts += [
            text(LEFT - 8, middle + 5, name, "end"),
            f'<rect x="{LEFT}" y="{y}" width="{value * scale:.1f}" height="{BAR}" fill="{FILL}"/>',
            f'<path d="M{end - error * scale:.1f} {middle}H{end + error * scale:.1f}" '
            f'stroke="{INK}" stroke-width="2"/>',
            text(end + error * scale + 8, middle + 5, f"{with_error(value, error)}{unit}", "start"),
        ]
    return "\n".join([*parts, "</svg>", ""])


def with_error(value: float, error: float) -> str:
    """`82.5 ± 1.9`; where nothing varied nothing is known about the error, and none is said."""
    return f"{value:.3g} ± {error:.2g}" if error else f"{value:.3g}"


def stacked(title: str, legend: list[str], rows: list[tuple[str, list[float]]]) -> str:
    """A bar of shares for each row, one color per part."""
    colors = ["#1b4f72", "#2e86c1", "#7fb3d5", "#f7dc6f", "#eb984e", "#a93226"]
    scale = WIDTH - LEFT - 20
    height = TOP + len(rows) * (BAR + GAP) + GAP + 24
    parts = head(title, height)
    for number, (name, shares) in enumerate(rows):
        y = TOP + number * (BAR + GAP)
        x = float(LEFT)
        parts.append(text(LEFT - 8, y + BAR / 2 + 5, name, "end"))
        for place, share in enumerate(shares):
            width = share * scale
            color = colors[place % len(colors)]
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{color}">'
                f"<title>{escape(legend[place])}: {share:.1%}</title></rect>"
            )
            x += width
    x = 20.0
    for place, name in enumerate(legend):
        parts.append(
            f'<rect x="{x:.0f}" y="{height - 24}" width="12" height="12" '
            f'fill="{colors[place % len(colors)]}"/>'
        )
        parts.append(text(x + 16, height - 14, name, "start"))
        x += 30 + 7.5 * len(name)
    return "\n".join([*parts, "</svg>", ""])


def head(title: str, height: float) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'font-family="sans-serif" font-size="14" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fff"/>',
        text(LEFT, 26, title, "start"),
    ]


def text(x: float, y: float, words: str, anchor: str) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
    )

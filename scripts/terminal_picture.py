"""Draws `docs/pictures/terminal.svg`: a solo round, played through the real program.

The session is scripted and seeded, so the picture changes only when the program does.
"""

import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
SEED = "5"
SET_UP = ["race orc", "class warrior"]
STARTING_DICE = ["r6 str", "r4 str", "g4 dex", "r1 wis", "k2 wis", "g2 int"]
ROUND = ["2", "place wis", "align right", "buy chain-helm"]

COLORS = {
    "g": "#4cc46a",
    "b": "#5aa7ff",
    "r": "#ff6b6b",
    "p": "#c58bff",
    "k": "#9aa4b2",
    "w": "#ffffff",
    "y": "#e6b93d",
}
NAMES = {"green": "g", "blue": "b", "red": "r", "purple": "p", "black": "k", "white": "w"}
DIE = re.compile(r"\b(?:([gbrpkwy])|(green|blue|red|purple|black|white|gold) )[1-6]\b")
PAPER, INK, TYPED = "#14181f", "#d7dde5", "#8be9c1"
SIZE, LEADING, LETTER, MARGIN = 14, 20, 8.43, 24


def session() -> list[str]:
    """What the program says when the script is typed."""
    typed = "\n".join([*SET_UP, *STARTING_DICE, *ROUND, "quit", "no", ""])
    command = [sys.executable, "-m", "rollplayer", "--lang", "en", "play", "--seed", SEED]
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=True, env=environment
    )
    return done.stdout.splitlines()


def one_round(lines: list[str]) -> list[str]:
    """From the start of the first round to the start of the second."""
    first = next(at for at, line in enumerate(lines) if line.startswith("Round 1 "))
    second = next(at for at, line in enumerate(lines) if line.startswith("Round 2 "))
    return lines[first : second + 1]


def svg(lines: list[str]) -> str:
    """The lines in a monospaced font on a dark panel."""
    width = round(80 * LETTER + 2 * MARGIN)
    height = len(lines) * LEADING + 2 * MARGIN
    title = "A solo round of rollplayer in the terminal"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label="{title}">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
            f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" '
            f'font-size="{SIZE}" fill="{INK}">',
            *(text(line, at) for at, line in enumerate(lines) if line),
            "</g>",
            "</svg>",
            "",
        ]
    )


def text(line: str, at: int) -> str:
    """One line; each run of one color has its own position, whatever the width of the letters."""
    y = MARGIN + (at + 1) * LEADING - 5
    fill = f' fill="{TYPED}"' if line.startswith("> ") else ""
    spans = "".join(span(part, start, color) for part, start, color in runs(line))
    return f'<text y="{y}"{fill}>{spans}</text>'


def runs(line: str) -> list[tuple[str, int, str]]:
    """The line cut at its dice: text, column and color."""
    found: list[tuple[str, int, str]] = []
    at = 0
    for die in DIE.finditer(line):
        letter = die[1] or NAMES.get(die[2], "y")
        found += [(line[at : die.start()], at, ""), (die[0], die.start(), COLORS[letter])]
        at = die.end()
    return [run for run in [*found, (line[at:], at, "")] if run[0].strip()]


def span(part: str, start: int, color: str) -> str:
    blanks = len(part) - len(part.lstrip(" "))
    word = part.strip(" ")
    x = MARGIN + (start + blanks) * LETTER
    length = len(word) * LETTER
    style = f' fill="{color}" font-weight="bold"' if color else ""
    return (
        f'<tspan x="{x:.1f}" textLength="{length:.1f}"{style} xml:space="preserve">'
        f"{escape(word)}</tspan>"
    )


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg(one_round(session())), encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

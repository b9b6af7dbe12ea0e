"""Writes docs/balance.md from the reports of `rollplayer balance --out research/balance`.

    rollplayer balance --players 2 --games 5000 --bot expert --jobs 2 --out research/balance
    python -m research.balance_doc

The tables come from the JSON files; intro.md and remarks.md are written by hand.
"""

import json
import sys
from pathlib import Path
from typing import Any

from rollplayer.notation.cards.cardfile import base_cards

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "research" / "balance"  # reports, packs, and what is written by hand
PICTURES = ROOT / "docs" / "balance"
KINDS = {
    "hero_class": "Classes",
    "race": "Races",
    "alignment": "Alignments",
    "backstory": "Backstories",
}


def main() -> int:
    reports = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*p.json"))]
    if not reports:
        print(f"no reports in {FOLDER}; run rollplayer balance --out {FOLDER}", file=sys.stderr)
        return 2
    games = "\n".join(
        f"- {seats(report)}: {report['games']:,} games of `{report['bot']}`, "
        f"{report['mean_stars']:.1f} stars on average (sd {report['sd_stars']:.1f}), "
        f"{prices(report)}"
        for report in reports
    )
    intro = (FOLDER / "intro.md").read_text("utf-8")
    parts = [intro.replace("{games}", games), "## What stands out\n", outlier_lines(reports)]
    remarks = FOLDER / "remarks.md"
    if remarks.exists():
        parts.append(remarks.read_text("utf-8").strip() + "\n")
    for kind, title in KINDS.items():
        parts += [f"## {title}\n", setup_table(reports, kind), picture(kind, reports[0])]
    parts.append("## Market cards\n")
    for report in reports:
        parts += [f"### {seats(report).capitalize()}\n", card_table(report)]
        parts.append(picture("market", report))
    (ROOT / "docs" / "balance.md").write_text("\n".join(parts), "utf-8")
    return 0


def seats(report: dict[str, Any]) -> str:
    return "solo" if report["players"] == 1 else f"{report['players']} players"


def prices(report: dict[str, Any]) -> str:
    """Whether the report was made at today's prices."""
    today = {card.slug: card.cost for card in base_cards().market}
    other = [row["slug"] for row in report["cards"] if row["cost"] != today.get(row["slug"])]
    return f"before {len(other)} prices were changed" if other else "at today's prices"


def picture(kind: str, report: dict[str, Any]) -> str:
    name = f"{kind.replace('_', '-')}-{report['players']}p.svg"
    if (FOLDER / name).exists():  # drawn with the report
        (FOLDER / name).replace(PICTURES / name)
    return f"![{kind.replace('_', ' ')}, {seats(report)}](balance/{name})\n"


def setup_table(reports: list[dict[str, Any]], kind: str) -> str:
    """One row per card, one column per number of players, the strongest first."""
    found = [{row["name"]: row for row in report[kind]} for report in reports]
    names = sorted(found[0], key=lambda name: -found[0][name]["stars"])
    lines = ["| | " + " | ".join(seats(report) for report in reports) + " |"]
    lines.append("|---|" + "---:|" * len(reports))
    for name in names:
        cells = [figure(rows[name]["stars"], rows[name]["error"]) for rows in found if name in rows]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def figure(stars: float | None, error: float | None) -> str:
    return "–" if stars is None or error is None else f"{stars:+.2f} ± {error:.2f}"


def card_table(report: dict[str, Any]) -> str:
    lines = [
        "| card | kind | cost | offered | taken | own stars | per gold | random effect | trials |"
    ]
    lines.append("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for row in sorted(report["cards"], key=lambda row: -(row["effect"] or 0.0)):
        taken = f"{100 * row['taken'] / row['offered']:.0f} %" if row["offered"] else "–"
        scores = row["kind"] in ("armor", "trait") and row["own_stars"] is not None
        own = f"{row['own_stars']:.2f} | {row['stars_per_gold']:.2f}" if scores else "– | –"
        lines.append(
            f"| {row['slug']} | {row['kind']} | {row['cost']} | {row['offered']} | {taken} | "
            f"{own} | {figure(row['effect'], row['error'])} | {row['trials']} |"
        )
    return "\n".join(lines) + "\n"


def outlier_lines(reports: list[dict[str, Any]]) -> str:
    lines = ["Stars from the median of the kind; the tables below count from the average.\n"]
    for report in reports:
        told = [f"{row['name']} {figure(row['stars'], row['error'])}" for row in report["outliers"]]
        lines.append(f"- {seats(report).capitalize()}: {', '.join(told) or 'nothing'}.")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())

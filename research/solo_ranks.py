"""Draws the distribution of solo ranks by bot.

    python -m research.solo_ranks --out docs/pictures/solo-ranks.svg novice.json … hero.jsonl

A file holds an answer of `rollplayer simulate --json`, or games kept by `compare_bots.py` (.jsonl).
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from rollplayer.bots.matches.picture import stacked
from rollplayer.engine.scoring import LOWEST_RANK, RANKS, rank_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", nargs="+", type=Path, help="answers of simulate, or kept games")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    legend = [*(rank for _, rank in RANKS), LOWEST_RANK]
    rows = []
    for name, ranks in map(ranks_of, args.answers):
        games = ranks.total()
        rows.append((f"{name} ({games})", [ranks[rank] / games for rank in legend]))
    Path(args.out).write_text(stacked("Solo ranks by bot (games)", legend, rows), "utf-8")


def ranks_of(path: Path) -> tuple[str, Counter[str]]:
    """The name of the bot, and how often it had each rank."""
    text = path.read_text("utf-8")
    if path.suffix == ".jsonl":
        games = [json.loads(line) for line in text.splitlines()]
        return games[0][0], Counter(rank_of(stars) for _, _, stars, _ in games)
    seat = json.loads(text)["seats"][0]
    return seat["name"], Counter(seat["ranks"])


if __name__ == "__main__":
    main()

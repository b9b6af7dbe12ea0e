"""Draws the distribution of solo ranks by bot from the output of `rollplayer simulate --json`.

python scripts/solo_ranks.py --out docs/pictures/solo-ranks.svg random.json novice.json …
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from rollplayer.bots.matches.picture import stacked
from rollplayer.engine import LOWEST_RANK, RANKS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", nargs="+", help="files with an answer of simulate --players 1")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    legend = [*(rank for _, rank in RANKS), LOWEST_RANK]
    rows = []
    for name in args.answers:
        seat = json.loads(Path(name).read_text("utf-8"))["seats"][0]
        shares = [seat["ranks"].get(rank, 0) / seat["games"] for rank in legend]
        rows.append((f"{seat['name']} ({seat['games']})", shares))
    Path(args.out).write_text(stacked("Solo ranks by bot (games)", legend, rows), "utf-8")


if __name__ == "__main__":
    main()

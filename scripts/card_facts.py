"""Writes the facts that the page is built with: the base cards, and the ranks of the solo game.

python scripts/card_facts.py            writes web/src/lib/facts.json and ranks.json
python scripts/card_facts.py --check    fails if a file is out of date
"""

import json
import sys
from pathlib import Path

from rollplayer.engine.scoring import LOWEST_RANK, RANKS
from rollplayer.notation.cards.page_facts import base_facts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib"


def main(arguments: list[str]) -> int:
    for name, text in {"facts.json": write_facts(), "ranks.json": write_ranks()}.items():
        target = FOLDER / name
        if "--check" not in arguments:
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            print(f"{target} is not what the rules say; run: make wire", file=sys.stderr)
            return 1
    return 0


def write_ranks() -> str:
    """The ranks of R9.7, best first, with the stars that each needs."""
    ranks = [*({"rank": name, "stars": least} for least, name in RANKS)]
    ranks.append({"rank": LOWEST_RANK, "stars": 0})
    return "[\n" + ",\n".join(f"  {json.dumps(rank)}" for rank in ranks) + "\n]\n"


def write_facts() -> str:
    """One line per card, so that a change is one line."""
    shelves = []
    for shelf, cards in base_facts().items():
        lines = [f'    "{slug}": {json.dumps(card)}' for slug, card in cards.items()]
        body = "{\n" + ",\n".join(lines) + "\n  }" if lines else "{}"
        shelves.append(f'  "{shelf}": {body}')
    return "{\n" + ",\n".join(shelves) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

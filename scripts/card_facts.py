"""Writes the facts of the base cards that the page is built with.

python scripts/card_facts.py            writes web/src/lib/facts.json
python scripts/card_facts.py --check    fails if the file is out of date
"""

import json
import sys
from pathlib import Path

from rollplayer.notation.cards.page_facts import base_facts

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "facts.json"


def main(arguments: list[str]) -> int:
    text = write_facts()
    if "--check" not in arguments:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET} is not what the cards say; run: make wire", file=sys.stderr)
    return 1


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

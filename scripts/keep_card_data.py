"""Keeps the facts of the base cards in the package, under their hash (`make card-data`).

Games name the data they began with. A release that changes a fact brings the new data here and
leaves the old data where it is.
"""

from pathlib import Path

from rollplayer.notation.cards.card_data import current_data, current_hash

FOLDER = Path(__file__).resolve().parents[1] / "src" / "rollplayer" / "cards" / "past"


def main() -> None:
    path = FOLDER / f"{current_hash()}.json"
    known = path.exists()
    path.write_text(current_data() + "\n", "utf-8")
    print(f"{path.name}: {'already kept' if known else 'kept now; commit it'}")


if __name__ == "__main__":
    main()

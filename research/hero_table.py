"""Makes the table of races and classes from the results of the training.

    python -m research.hero_table DIR/heroes.npy

Reads the stars by table, race and class that `train_value.py` added up, and writes
`src/rollplayer/data/heroes.json`. With few games, a pair is pulled toward the mean of its race
plus that of its class.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from rollplayer.notation.cards.cardfile import base_cards

TABLE = Path(__file__).parent.parent / "src" / "rollplayer" / "data" / "heroes.json"
FEW = 40  # this many games weigh as much as the guess from race and class alone


def smoothed(sums: Any, games: Any) -> Any:
    """Mean stars by race and class."""
    mean = sums.sum() / games.sum()
    races = sums.sum(axis=1) / games.sum(axis=1) - mean
    classes = sums.sum(axis=0) / games.sum(axis=0) - mean
    guess = mean + races[:, None] + classes[None, :]
    return (sums + FEW * guess) / (games + FEW)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seen", help="what train_value.py saw: stars and games by race and class")
    seen = np.load(parser.parse_args().seen)
    cards = base_cards()
    found = {}
    for index, name in enumerate(("solo", "several")):
        stars = smoothed(seen[index, :, :, 0], seen[index, :, :, 1])
        found[name] = {
            race.slug: {
                each.slug: round(float(stars[row, column]), 2)
                for column, each in enumerate(cards.classes)
            }
            for row, race in enumerate(cards.races)
        }
        games = seen[index, :, :, 1]
        print(f"{name}: {games.sum():.0f} games, {games.min():.0f} at least of a pair")
        by_class = stars.mean(axis=0) - stars.mean()
        for column in np.argsort(-by_class):
            print(f"  {cards.classes[column].slug:10} {by_class[column]:+.1f}")
    TABLE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

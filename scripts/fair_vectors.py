"""Prints known answers for the fair dice, as published in docs/fair-dice/vectors.json."""

import json
import re
from bisect import bisect
from fractions import Fraction
from itertools import accumulate

from rollplayer.notation.fair import lot, seed_hash, whole_seed

SEED = "6d1ab6f0b5a57c0d3cbd4cbb58bb8bd8c0ff5c9c5f3b1b7f9a4f1f0b2e7a9d31"
SHARES = {0: "00112233445566778899aabbccddeeff", 2: "ffeeddccbbaa99887766554433221100" * 2}
NUMBERS = (0, 1, 2, 3, 10, 99, 1000)
WEIGHTS = ([1, 1, 1, 1, 1, 1], [3, 1, 2], [10, 10, 9, 8, 11, 10, 7])  # a roll, a choice, a bag
SEEDS = (SEED, whole_seed(SEED, SHARES), "a seed that was chosen", "Würfel 🎲")


def place(weights: list[int], number: float) -> int:
    """The outcome that a number falls on, counted in whole cases and by no function of the game."""
    case = int(Fraction(number) * sum(weights))
    return bisect(list(accumulate(weights)), case)


def main() -> None:
    vectors = [
        {
            "seed": seed,
            "seed_hash": seed_hash(seed),
            "lots": {str(k): lot(seed, k) for k in NUMBERS},
            "falls": [
                {"weights": weights, "places": [place(weights, lot(seed, k)) for k in NUMBERS]}
                for weights in WEIGHTS
            ],
        }
        for seed in SEEDS
    ]
    text = json.dumps(vectors, indent=1, ensure_ascii=False)
    print(re.sub(r"\[[\d,\s]+\]", lambda numbers: "".join(numbers[0].split()), text))


if __name__ == "__main__":
    main()

"""Prints known answers for the fair dice, as published in docs/fair-dice/vectors.json."""

import json

from rollplayer.notation.fair import lot, seed_hash, whole_seed

SEED = "6d1ab6f0b5a57c0d3cbd4cbb58bb8bd8c0ff5c9c5f3b1b7f9a4f1f0b2e7a9d31"
SHARES = {0: "00112233445566778899aabbccddeeff", 2: "ffeeddccbbaa99887766554433221100" * 2}
SEEDS = (SEED, whole_seed(SEED, SHARES), "a seed that was chosen", "Würfel 🎲")


def main() -> None:
    vectors = [
        {
            "seed": seed,
            "seed_hash": seed_hash(seed),
            "lots": {str(k): lot(seed, k) for k in (0, 1, 2, 3, 10, 99, 1000)},
        }
        for seed in SEEDS
    ]
    print(json.dumps(vectors, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()

"""Compares bots on the same solo seeds, with their luck taken out.

    python -m research.compare_bots hero champion --games 200 --out FILE.jsonl

The games are those of `rollplayer simulate --players 1 --games N --seed 1`. Prints each bot's mean
stars with and without luck (`luck.py`), and its difference from the first bot. Every game is
added to FILE at once; a run that was stopped goes on where it was.
"""

import argparse
import os

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

import numpy as np

from research.kept_games import add_arguments, kept, play_all
from research.luck import LuckyGame, play_lucky
from research.measured_bots import bot_name, bot_of
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards

SEED = 1
MANY = 38  # stars: what the share of good games counts


def play(task: tuple[str, int]) -> tuple[str, int, int, float]:
    spec, number = task
    game = play_lucky(Options(1, base_cards()), bot_of(spec), f"{SEED}/{number}")
    return spec, number, *game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", type=bot_name)
    parser.add_argument("--games", type=int, default=200)
    add_arguments(parser, "compared.jsonl")
    args = parser.parse_args()
    games = {(spec, number): LuckyGame(*game) for spec, number, *game in kept(args.out)}
    tasks = [(s, n) for n in range(args.games) for s in args.bots if (s, n) not in games]
    for spec, number, *game in play_all(play, tasks, args):
        games[spec, number] = LuckyGame(*game)
    report(args.bots, args.games, games)


def report(bots: list[str], count: int, games: dict[tuple[str, int], LuckyGame]) -> None:
    numbers = [n for n in range(count) if all((spec, n) in games for spec in bots)]
    print(f"\n{len(numbers)} seeds")
    base = np.array([games[bots[0], n] for n in numbers])
    for spec in bots:
        own = np.array([games[spec, n] for n in numbers])
        stars, fair = own[:, 0], own[:, 0] - own[:, 1]
        away, fairer = stars - base[:, 0], fair - (base[:, 0] - base[:, 1])
        print(
            f"{spec}: {said(stars)} stars, {said(fair)} without luck, "
            f"{100 * float(np.mean(stars >= MANY)):.0f} % with {MANY} or more; "
            f"against the first {said(away)}, without luck {said(fairer)}"
        )


def said(values: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> str:
    return f"{values.mean():.2f} ± {values.std(ddof=1) / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    main()

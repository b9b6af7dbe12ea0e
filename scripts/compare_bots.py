"""Compares bots on the same solo seeds, with their luck taken out.

    python scripts/compare_bots.py hero champion --games 200 --out FILE.jsonl

The games are those of `rollplayer simulate --players 1 --games N --seed 1`. Prints each bot's mean
stars with and without luck (`search/luck.py`), and its difference from the first bot. Every game is
added to FILE at once; a run that was stopped goes on where it was.
"""

import argparse
import json
import os
import sys
import time
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

import numpy as np

from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.luck import LuckyGame, play_lucky
from scripts.measured_bots import bot_of

SEED = 1
MANY = 38  # stars: what the share of good games counts


def play(task: tuple[str, int]) -> tuple[str, int, LuckyGame, float]:
    spec, number = task
    bot = bot_of(spec)
    began = time.process_time()
    game = play_lucky(Options(1, base_cards()), bot, f"{SEED}/{number}")
    return spec, number, game, time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("compared.jsonl"))
    args = parser.parse_args()
    began = time.monotonic()
    games: dict[tuple[str, int], LuckyGame] = {}
    if args.out.exists():
        for line in args.out.read_text().splitlines():
            spec, number, stars, luck = json.loads(line)
            games[spec, number] = LuckyGame(stars, luck)
    tasks = [(s, n) for n in range(args.games) for s in args.bots if (s, n) not in games]
    with get_context("fork").Pool(args.workers) as pool, args.out.open("a") as file:
        for done, (spec, number, game, _) in enumerate(pool.imap_unordered(play, tasks), 1):
            games[spec, number] = game
            file.write(json.dumps([spec, number, *game]) + "\n")
            file.flush()
            if done % 20 == 0:
                print(f"\r{done} of {len(tasks)} games", end="", file=sys.stderr)
            if time.monotonic() - began > args.minutes * 60:
                pool.terminate()
                break
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

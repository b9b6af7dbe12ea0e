"""Plays bots against each other at tables of two to four, and rates them.

    python -m research.play_tables champion hero expert --games 100 --out FILE.jsonl
    python -m research.play_tables champion hero --players 3 --games 100

Every two bots meet: one seat has the first, all others the second. Every deal is played with the
first bot in each seat and the same chance. Prints the share of victories with its error (deals are
the unit) and, for three bots or more at tables of two, ratings: Elo points above the mean, by the
model of Bradley and Terry, with errors from drawing the deals again. Every game is added to FILE at
once; a run that was stopped goes on where it was. `--games 0` only reads FILE, where some of the
bots may not have met. A bot may have settings (`measured_bots.py`).
"""

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import log10
from random import Random
from typing import NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

import numpy as np

from research.kept_games import add_arguments, kept, play_all
from research.measured_bots import bot_name, bot_of
from rollplayer.bots.matches.match import play_match, standing
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards

SEED = 7
REDRAWN = 200  # times the deals are drawn again for the errors of ratings
ELO = 400.0


class Task(NamedTuple):
    """A game: the bot on one seat, the bot on all others, the seat and the deal."""

    one: str
    other: str
    players: int
    deal: int
    seat: int


class Result(NamedTuple):
    share: float  # of the victory
    stars: float
    others: float  # their mean stars
    seconds: float


def play(task: Task) -> tuple[Task, Result]:
    one, other, players, deal, seat = task
    bots = [bot_of(one if place == seat else other) for place in range(players)]
    began = time.process_time()
    match = play_match(Options(players, base_cards()), bots, f"{SEED}/{players}/{deal}")
    if match.forfeits:
        raise RuntimeError(f"deal {deal} was not played to its end: {match.forfeits}")
    end = standing(match)
    share = 1 / len(end.winners) if seat in end.winners else 0.0
    others = [stars for place, stars in enumerate(end.stars) if place != seat]
    mean = sum(others) / len(others)
    return task, Result(share, end.stars[seat], mean, time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", type=bot_name)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="of every two bots")
    parser.add_argument("--first", type=int, default=0, help="the first deal to play")
    add_arguments(parser, "tables.jsonl")
    args = parser.parse_args()
    pairs = list(combinations(args.bots, 2))
    results = {Task(*task): Result(*result) for task, result in kept(args.out)}
    tasks = [
        Task(one, other, args.players, deal, seat)
        for deal in range(args.first, args.first + -(-args.games // args.players))
        for one, other in pairs
        for seat in range(args.players)
    ]
    left = [task for task in tasks if task not in results]
    results |= dict(play_all(play, left, args))
    shares = {pair: deals_of(pair, args.players, results) for pair in pairs}
    for one, other in pairs:
        report(one, other, args.players, results, shares[one, other])
    met = {pair: own for pair, own in shares.items() if own}
    if args.players == 2 and len(args.bots) > 2 and comparable(args.bots, met):
        print_ratings(args.bots, met)


def deals_of(pair: tuple[str, str], players: int, results: dict[Task, Result]) -> list[float]:
    """The mean share of victory of the first bot in every deal that was played whole."""
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for task, result in results.items():
        if (task.one, task.other) == pair and task.players == players:
            deals[task.deal].append(result.share)
    return [sum(shares) / players for shares in deals.values() if len(shares) == players]


def comparable(bots: list[str], met: Iterable[tuple[str, str]]) -> bool:
    """Whether all bots have met, if only by others between them."""
    reached = {bots[0]}
    for _ in bots:
        reached |= {bot for pair in met if reached & set(pair) for bot in pair}
    return reached == set(bots)


def report(
    one: str, other: str, players: int, results: dict[Task, Result], shares: list[float]
) -> None:
    played = [
        result
        for task, result in results.items()
        if (task.one, task.other, task.players) == (one, other, players)
    ]
    if len(shares) < 2:
        if played:
            print(f"{one} against {other}: {len(played)} games, too few")
        return
    error = float(np.std(shares, ddof=1)) / len(shares) ** 0.5
    stars, others = (
        float(np.mean([getattr(r, name) for r in played])) for name in Result._fields[1:3]
    )
    print(
        f"{one} against {other}, {players} players: {players * len(shares)} games in whole deals, "
        f"won {100 * float(np.mean(shares)):.1f} ± {100 * error:.1f} %, "
        f"stars {stars:.1f} against {others:.1f}, "
        f"{float(np.mean([r.seconds for r in played])):.1f} s per game"
    )


def print_ratings(bots: list[str], shares: dict[tuple[str, str], list[float]]) -> None:
    random = Random(1)
    best = ratings(bots, shares)
    drawn = np.array(
        [
            ratings(bots, {pair: random.choices(own, k=len(own)) for pair, own in shares.items()})
            for _ in range(REDRAWN)
        ]
    )
    for bot, rating, error in zip(bots, best, drawn.std(axis=0), strict=True):
        print(f"{bot}: {rating:+.0f} ± {error:.0f}")


def ratings(bots: list[str], shares: dict[tuple[str, str], list[float]]) -> list[float]:
    """Elo points above the mean of all, by minorization; who met has one victory more each."""
    won = np.zeros((len(bots), len(bots)))
    for (one, other), deals in shares.items():
        here, there = bots.index(one), bots.index(other)
        won[here, there] = 2 * sum(deals) + 1
        won[there, here] = 2 * (len(deals) - sum(deals)) + 1
    games = won + won.T
    strength = np.ones(len(bots))
    for _ in range(500):
        apart = games / (strength[:, None] + strength[None, :])
        strength = won.sum(axis=1) / apart.sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return [ELO * log10(each) for each in strength]


if __name__ == "__main__":
    main()

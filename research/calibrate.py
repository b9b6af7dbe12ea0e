"""How far the network is from how games end when the expert plays them on.

    python -m research.calibrate --solo 400 --two 100 --others 400

The expert plays whole games, and games that a novice or a random player began. Prints what
`search/calibrated.py` (MEAN, BETTER, RECOVERS) and `search/winning.py` (SPREAD) hold.
"""

import argparse
from random import Random
from typing import NamedTuple

import numpy as np

from rollplayer.bots import make_bot
from rollplayer.bots.features.context import AFTER_MARKET, Context
from rollplayer.bots.features.sheets import own_sheet
from rollplayer.bots.players.shipped_planner import shipped_network
from rollplayer.bots.playing import play_on, with_chance
from rollplayer.cli.progress import Progress
from rollplayer.engine import ROLL, Options, State, listed_moves, new_game, score
from rollplayer.engine.terms import NO_DIE, Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.calibrated import SLOWLY

EXPERT = "expert"


class Seen(NamedTuple):
    """One hero at the start of a round from which the expert continues."""

    beginner: str
    empty: int
    thought: float
    stars: int


def play(players: int, beginner: str, seed: str) -> list[Seen]:
    """A game that a bot begins; from a random round on (`EXPERT`: the first) the expert plays."""
    random = Random(seed)
    switch = 1 if beginner == EXPERT else random.randint(2, 11)
    expert, begins = make_bot(EXPERT), make_bot(beginner)
    state = new_game(Options(players, base_cards()))
    noted: list[tuple[int, int, float]] = []
    last = 0

    def choose(state: State, seat: int) -> Move:
        bot = expert if state.round >= switch else begins
        return bot.choose(state, seat, listed_moves(state, seat), random)

    for _ in play_on(state, with_chance(choose, random)):
        if state.phase == ROLL and state.round > last:
            last = state.round
            if last == switch or beginner == EXPERT:
                noted += [thoughts(state, each) for each in range(players)]
    stars = [card.total for card in score(state)]
    return [Seen(beginner, empty, value, stars[seat]) for seat, empty, value in noted]


def thoughts(state: State, seat: int) -> tuple[int, int, float]:
    hero = state.heroes[seat]
    value = shipped_network()(Context(state, seat, AFTER_MARKET), own_sheet(hero))[0]
    return seat, hero.dice.count(NO_DIE), float(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solo", type=int, default=400)
    parser.add_argument("--two", type=int, default=100)
    parser.add_argument("--others", type=int, default=400, help="games begun by each other bot")
    args = parser.parse_args()
    kinds = [(1, EXPERT, args.solo), (2, EXPERT, args.two)]
    kinds += [(1, "novice", args.others), (1, "random", args.others)]
    seen: list[Seen] = []
    with Progress(sum(games for *_, games in kinds), "games") as progress:
        for players, beginner, games in kinds:
            for number in range(games):
                seen += play(players, beginner, f"calibrate {players} {beginner} {number}")
                progress.add()
    report(seen)


def report(seen: list[Seen]) -> None:
    own = [each for each in seen if each.beginner == EXPERT]
    mean = float(np.mean([each.stars for each in own]))
    empty = np.array([each.empty for each in seen])
    short = np.maximum(0, mean - np.array([each.thought for each in seen]))
    gap = np.array([each.stars - each.thought for each in seen])
    recovers = 1 - np.exp(-short / SLOWLY)
    names = np.array([each.beginner for each in seen])
    # Every bot has the same weight, however many of its positions were seen.
    weight = np.array([1 / np.sum(names == name) ** 0.5 for name in names])
    columns = np.stack([empty, recovers], axis=1) * weight[:, None]
    better, by = np.linalg.lstsq(columns, gap * weight, rcond=None)[0]
    left = gap - better * empty - by * recovers
    print(f"MEAN {mean:.1f}, BETTER {better:.3f} stars per space, RECOVERS {by:.1f} stars")
    for name in (EXPERT, "novice", "random"):
        for low, high in ((1, 4), (5, 8), (9, 12)):
            here = (names == name) & (empty >= low) & (empty <= high)
            print(
                f"{name}, {low} to {high} empty: {here.sum()} seen, gap {gap[here].mean():+.2f}, "
                f"left {left[here].mean():+.2f}"
            )
    for number in range(1, 13):
        here = (names == EXPERT) & (empty == number)
        print(f"{number:>3} empty: spread {left[here].std():.2f}")


if __name__ == "__main__":
    main()

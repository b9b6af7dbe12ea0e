"""How well rollouts of different lengths tell the hero's two best candidates apart.

    python scripts/rollout_depths.py --positions 140

For positions of solo games: the spread of the difference between two candidates with the same
random numbers, and how far its mean is from that of games played to the end (noise removed).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from rollplayer.bots.matches.match import play_on
from rollplayer.bots.players.hero import Candidate, QuickPolicy, planner
from rollplayer.bots.players.sampling import Lots, key_of
from rollplayer.cli.progress import Progress
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    State,
    do_move,
    do_outcome,
    new_game,
    outcome_at,
    score,
    turn,
)
from rollplayer.engine.flow import listed_moves
from rollplayer.notation.cards.cardfile import base_cards

PAIRS = 40
DEPTHS = (0, 1, 2, 3)
KINDS = ("take", "place", "action", "market")
CLOSE = 1.0  # stars: candidates further apart are not close


def values_on_the_way(state: State, candidate: Candidate, lots: Lots, sample: int) -> list[float]:
    """What a rollout is worth after 0 to 3 more rounds, and at the end of the game."""
    copy = state.clone()
    do_move(copy, 0, candidate.move)
    begin = copy.round
    policy = QuickPolicy(0, candidate.plan)
    counts: Counter[tuple[int, str]] = Counter()
    found: dict[int, float] = {}
    held = True
    while (asked := turn(copy)) != NOBODY:
        held_before, held = held, bool(copy.heroes[0].initiative)
        if held_before and not held:
            found.setdefault(copy.round - begin, planner().standing(copy, 0))
        if asked == CHANCE:
            key = key_of(copy)
            do_outcome(copy, outcome_at(copy, lots.lot(sample, key, counts[key])))
            counts[key] += 1
        else:
            do_move(copy, 0, policy.choose(copy))
    end = float(score(copy)[0].total)
    return [*(found.get(depth, end) for depth in DEPTHS), end]


def doubts() -> Iterator[tuple[State, list[Candidate]]]:
    """Positions in which two candidates are close."""
    for number in count(1):
        random = Random(f"depths {number}")

        def choose(state: State, seat: int, random: Random = random) -> int:
            moves = listed_moves(state, seat)
            if state.prompts[-1].kind in ("race", "class"):
                return random.choice(moves)
            return planner().choose(state, seat, moves)

        for state in play_on(new_game(Options(1, base_cards())), choose, random.random):
            if state.prompts[-1].kind in KINDS and random.random() < 0.1:
                two = close_candidates(state)
                if two:
                    yield state, two


def close_candidates(state: State) -> list[Candidate]:
    """The two best candidates, if there are two and no more than `CLOSE` between them."""
    moves = listed_moves(state, 0)
    values = planner().values(state, 0, moves).tolist()
    two = Candidate.of(state, 0, dict(zip(moves, values, strict=True)))[:2]
    return two if len(two) == 2 and two[0].value - two[1].value < CLOSE else []


def differences(state: State, two: list[Candidate]) -> Any:
    lots = Lots("depths", PAIRS)
    one, other = (
        np.array([values_on_the_way(state, each, lots, sample) for sample in range(PAIRS)])
        for each in two
    )
    return one - other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=140)
    args = parser.parse_args()
    thought, seen = [], []
    with Progress(args.positions, "positions") as progress:
        for _, (state, two) in zip(range(args.positions), doubts(), strict=False):
            thought.append(two[0].value - two[1].value)
            seen.append(differences(state, two))
            progress.add()
    gaps = np.array(seen)  # position, pair, depth
    true = gaps[:, :, -1].mean(axis=1)
    print(f"spread of the true differences {left(true - true.mean(), gaps[:, :, -1]):.2f}")
    print(f"planner alone: error {left(thought - true, gaps[:, :, -1]):.2f}")
    for place, name in enumerate([*(f"{depth} rounds more" for depth in DEPTHS), "to the end"]):
        spread = np.sqrt(gaps[:, :, place].var(axis=1, ddof=1).mean())
        noise = gaps[:, :, place] - gaps[:, :, -1]
        error = left(noise.mean(axis=1), noise)
        print(f"{name}: spread of a pair {spread:.2f}, error {error:.2f}")


def left(away: Any, noise: Any) -> float:
    """The root mean square of what is left when the noise of the mean is removed."""
    return float(np.sqrt(max(0.0, np.mean(away**2) - noise.var(axis=1, ddof=1).mean() / PAIRS)))


if __name__ == "__main__":
    main()

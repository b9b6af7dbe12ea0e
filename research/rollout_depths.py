"""How well rollouts of different lengths tell the hero's two best candidates apart.

    python -m research.rollout_depths --positions 140

For positions of solo games: the spread of the difference between two candidates that meet the same
chance, and how far its mean lies from that of games played to the end (with the noise taken out).
"""

import argparse
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import numpy as np

from rollplayer.bots.players.candidates import Candidate, Question
from rollplayer.bots.players.hero import HERO
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.players.rollouts import Chance
from rollplayer.bots.players.sampling import SharedDraws
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.bots.playing import play_on, with_chance
from rollplayer.cli.progress import Progress
from rollplayer.engine import (
    CHANCE,
    Options,
    State,
    do_move,
    listed_moves,
    new_game,
    outcome_at,
    score,
)
from rollplayer.engine.terms import Move, Outcome
from rollplayer.notation.cards.cardfile import base_cards

PAIRS = 40
DEPTHS = (0, 1, 2, 3)
KINDS = ("take", "place", "action", "market")
CLOSE = 1.0  # stars: candidates further apart are not close


def values_on_the_way(
    state: State, candidate: Candidate, draws: SharedDraws, sample: int
) -> list[float]:
    """What a rollout is worth after 0 to 3 more rounds, and at the end of the game."""
    copy = state.clone()
    do_move(copy, 0, candidate.move)
    begin = copy.round
    policy = QuickPolicy(planner(), {0: candidate.plan})
    chance = Chance(draws, sample)

    def decide(state: State, seat: int) -> Move | Outcome:
        if seat != CHANCE:
            return policy.choose(state, seat)
        return outcome_at(state, chance.number(state))

    by_depth: dict[int, float] = {}
    held = True
    for _ in play_on(copy, decide):
        held_before, held = held, bool(copy.heroes[0].initiative)
        if held_before and not held:
            by_depth.setdefault(copy.round - begin, planner().standing(copy, 0))
    end = float(score(copy)[0].total)
    return [*(by_depth.get(depth, end) for depth in DEPTHS), end]


def doubts() -> Iterator[tuple[State, list[Candidate]]]:
    """Positions in which two candidates are close."""
    for number in count(1):
        random = Random(f"depths {number}")

        def choose(state: State, seat: int, random: Random = random) -> Move:
            moves = listed_moves(state, seat)
            if state.prompts[-1].kind in ("race", "class"):
                return random.choice(moves)
            return planner().choose(state, seat, moves)

        state = new_game(Options(1, base_cards()))
        for _ in play_on(state, with_chance(choose, random)):
            if state.prompts[-1].kind in KINDS and random.random() < 0.1:
                two = close_candidates(state)
                if two:
                    yield state, two


def close_candidates(state: State) -> list[Candidate]:
    """The two best candidates, if there are two and no more than `CLOSE` between them."""
    moves = listed_moves(state, 0)
    values = planner().values(state, 0, moves)
    two = Candidate.close_to_best(Question(state, 0, HERO), dict(zip(moves, values, strict=True)))[
        :2
    ]
    return two if len(two) == 2 and two[0].value - two[1].value < CLOSE else []


def differences(state: State, two: list[Candidate]) -> Any:
    draws = SharedDraws("depths", PAIRS)
    one, other = (
        np.array([values_on_the_way(state, each, draws, sample) for sample in range(PAIRS)])
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

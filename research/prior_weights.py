"""How much the planner's own word should count beside rollouts, and how far these should go.

    python -m research.prior_weights --players 1 --rollouts 24 --out FILE.jsonl

All candidates of the yardstick's cases are played on by the champion's search, without giving any
up, 1 to 4 rounds ahead. Prints the mean regret of the best candidate if only some of the rollouts
are used (means of a few choices of them), for several weights of the planner's value
(`PRIOR_ROLLOUTS`). Every case is added to FILE at once; a stopped run goes on where it was.
"""

import argparse
import os
from random import Random
from typing import Any, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from research.kept_games import add_arguments, kept, play_all
from research.yardstick import FILE, Case, mean_of, read_cases, regret_of
from rollplayer.bots.players.candidates import Candidate, Question
from rollplayer.bots.players.champion import CHAMPION
from rollplayer.bots.players.hero import search
from rollplayer.bots.players.shipped_planner import planner
from rollplayer.engine import legal
from rollplayer.notation.moves import write_move

ROUNDS = (1, 2, 3, 4)
USED = (0, 4, 8, 12, 24)  # rollouts per candidate
WEIGHTS = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 10.0)
CHOICES = 6  # of the rollouts that are used
_cases: dict[str, Case] = {}


class Task(NamedTuple):
    case: str
    rounds: int
    rollouts: int


class Tried(NamedTuple):
    """A candidate: its move, the planner's value, and what its rollouts came to."""

    move: str
    prior: float
    gains: list[float]
    exact: bool


def play_on(task: Task) -> tuple[Task, list[Tried]]:
    """All candidates of a case, each played on as often."""
    case = _cases[task.case]
    state, seat = case.state(), case.seat
    moves = legal(state, seat)
    values = planner(CHAMPION.center).values(state, seat, moves)
    most = CHAMPION.stages[0]
    settings = CHAMPION._replace(rounds_ahead=task.rounds, stages=(most,), doubt=0.0, effort=0)
    question = Question(state, seat, settings)
    candidates = Candidate.close_to_best(question, dict(zip(moves, values, strict=True)))
    search(question, candidates, task.rollouts * len(candidates), 0.37)
    cards = state.options.cards
    return task, [
        Tried(write_move(cards, each.move), each.prior, each.gains, each.exact)
        for each in candidates
    ]


def best_move(tried: list[Tried], used: list[int], weight: float) -> str:
    """The move that would be played if only these rollouts had been made."""

    def gain(each: Tried) -> float:
        if not used:
            return each.prior
        if each.exact:
            return each.gains[0]
        total = weight * each.prior + sum(each.gains[place] for place in used)
        return total / (weight + len(used))

    return max(tried, key=gain).move


def regret(case: Case, tried: list[Tried], count: int, weight: float) -> float | None:
    """The mean over some choices of rollouts; moves that were never played out do not count."""
    made = min(len(each.gains) for each in tried)
    found = []
    for choice in range(CHOICES):
        used = Random(f"{case.name} {count} {choice}").sample(range(made), min(count, made))
        move = best_move(tried, used, weight)
        if move in case.tried:
            played = regret_of(case, move)
            found.append(played.win if case.players > 1 else played.stars)
    return sum(found) / len(found) if found else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=max(USED))
    add_arguments(parser, "prior-weights.jsonl")
    args = parser.parse_args()
    _cases.update({each.name: each for each in read_cases(FILE) if each.players == args.players})
    tasks = [Task(name, rounds, args.rollouts) for name in _cases for rounds in ROUNDS]
    results = {Task(*task): [Tried(*each) for each in tried] for task, tried in kept(args.out)}
    left = [task for task in tasks if task not in results]
    results |= dict(play_all(play_on, left, args))
    for rounds in ROUNDS:
        report(rounds, {task: tried for task, tried in results.items() if task.rounds == rounds})


def report(rounds: int, results: dict[Task, list[Tried]]) -> None:
    for count in USED:
        columns: list[Any] = []
        for weight in WEIGHTS:
            regrets = [
                found
                for task, tried in results.items()
                if (found := regret(_cases[task.case], tried, count, weight)) is not None
            ]
            columns.append(mean_of(regrets))
        cells = "  ".join(
            f"{weight:g}: {m.mean:.3f}" for weight, m in zip(WEIGHTS, columns, strict=True)
        )
        print(f"{rounds} ahead, {count} rollouts: {cells}  (± {columns[0].error:.3f})")


if __name__ == "__main__":
    main()

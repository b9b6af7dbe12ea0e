"""Whether the judge of `rollplayer analyse` is fair: drift and band over some bots' games.

    python -m research.check_judge --bots quick,novice,adept,hero --games 10 --out FILE.jsonl

Every game is added to FILE at once; a run that was stopped goes on where it was.
"""

import argparse
import os
from statistics import fmean, stdev
from typing import Final, NamedTuple

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from research.kept_games import add_arguments, kept, play_all
from research.measured_bots import bot_name, bot_of
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import Options
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.search.analysis import analyse
from rollplayer.search.findings import Analysis, Sums

STAGES: Final = {"setup": (0, 0), "rounds 1 to 4": (1, 4), "5 to 8": (5, 8), "9 to 12": (9, 12)}


class Task(NamedTuple):
    bot: str
    players: int
    work: int
    number: int


class Judged(NamedTuple):
    """What an analysis said of one game."""

    sums: Sums
    inside: list[float]  # by stage: the share of moments whose band holds the result


def play(task: Task) -> tuple[Task, Judged]:
    bots = [bot_of(task.bot) for _ in range(task.players)]
    match = play_match(Options(task.players, base_cards()), bots, f"val{task.number}")
    analysis = analyse(match.record, 0, task.work)
    return task, Judged(analysis.sums(), [inside(analysis, *rounds) for rounds in STAGES.values()])


def inside(analysis: Analysis, first: int, last: int) -> float:
    result = analysis.curve[-1].stars.mean
    return fmean(
        abs(result - point.stars.mean) <= point.spread
        for point in analysis.curve[:-1]
        if first <= point.round <= last
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=bot_names, default="quick", help="names, with commas")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--work", type=int, default=8)
    add_arguments(parser, "judged.jsonl")
    args = parser.parse_args()
    numbers = range(args.games)
    tasks = [Task(bot, args.players, args.work, n) for n in numbers for bot in args.bots]
    judged = {Task(*task): Judged(Sums(*sums), inside) for task, (sums, inside) in kept(args.out)}
    judged |= dict(play_all(play, [task for task in tasks if task not in judged], args))
    for bot in args.bots:
        report(bot, [judged[task] for task in tasks if task.bot == bot and task in judged])


def bot_names(text: str) -> list[str]:
    return [bot_name(spec) for spec in text.split(",")]


def report(bot: str, games: list[Judged]) -> None:
    if len(games) < 2:
        print(f"{bot}: too few games ({len(games)})")
        return
    print(f"{bot}, {len(games)} games")
    rows = [game.sums for game in games]
    for name in Sums._fields:
        column = [getattr(row, name) for row in rows]
        print(f"  {name:<8}{fmean(column):>8.2f} ± {stdev(column) / len(column) ** 0.5:.2f}")
    for factor in (1, 2):
        share = fmean(abs(row.drift) <= factor * row.error for row in rows)
        print(f"  drift within {factor} x the stated error: {100 * share:.0f} %")
    for place, stage in enumerate(STAGES):
        share = fmean(game.inside[place] for game in games)
        print(f"  the result is inside the band in {stage}: {100 * share:.0f} %")


if __name__ == "__main__":
    main()

"""Scores bots by the yardstick: the mean regret of their moves, with its error.

    python -m research.score_yardstick hero champion hero:rollouts=288 [--json scores.json]

Regret is what a move gives up against the best one, in stars and (at tables of two to four) in
percent of the chance to win; docs/inside-the-bots.md tells how it is measured. A move that was
never played out is played out now; `--keep` adds it to the file. Every bot is also compared with
the first one, case by case.
"""

import argparse
import json
import os
import sys
import time
from multiprocessing import get_context
from pathlib import Path

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from research.measured_bots import bot_name, bot_of
from research.yardstick import (
    FILE,
    Case,
    Mean,
    Regret,
    choice_of,
    mean_of,
    read_cases,
    regret_of,
    scores_of,
    with_move,
    write_cases,
)

_cases: list[Case] = []


def choose(task: tuple[str, int]) -> tuple[str, int, str, float]:
    spec, number = task
    bot = bot_of(spec)
    began = time.process_time()
    text = choice_of(_cases[number], bot)
    return spec, number, text, time.process_time() - began


def try_out(task: tuple[int, str]) -> tuple[int, str, Case]:
    number, text = task
    return number, text, with_move(_cases[number], text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", type=bot_name)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1e6, help="for the bots' decisions")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    began = time.monotonic()
    _cases.extend(read_cases(args.file))
    context = get_context("fork")
    choices: dict[str, dict[int, str]] = {spec: {} for spec in args.bots}
    seconds: dict[str, float] = dict.fromkeys(args.bots, 0.0)
    tasks = [(spec, number) for spec in args.bots for number in range(len(_cases))]
    with context.Pool(args.workers) as pool:
        for done, (spec, number, text, took) in enumerate(pool.imap_unordered(choose, tasks), 1):
            choices[spec][number] = text
            seconds[spec] += took
            progress(done, len(tasks), "decisions")
            if time.monotonic() - began > 60 * args.minutes:
                break
        for spec in [spec for spec, chosen in choices.items() if len(chosen) < len(_cases)]:
            print(f"{spec}: only {len(choices.pop(spec))} decisions in time")
        pool.terminate()
    with context.Pool(args.workers) as pool:
        unknown = sorted(
            {
                (number, text)
                for chosen in choices.values()
                for number, text in chosen.items()
                if text not in _cases[number].tried
            }
        )
        for done, (number, text, case) in enumerate(pool.imap_unordered(try_out, unknown), 1):
            _cases[number] = _cases[number]._replace(
                tried={**_cases[number].tried, text: case.tried[text]}
            )
            progress(done, len(unknown), "moves played out")
    report(args, choices, seconds)
    if args.keep:
        write_cases(args.file, _cases)


def progress(done: int, total: int, what: str) -> None:
    if done % 50 == 0 or done == total:
        print(f"\r{done} of {total} {what}", end="" if done < total else "\n", file=sys.stderr)


def report(
    args: argparse.Namespace, choices: dict[str, dict[int, str]], seconds: dict[str, float]
) -> None:
    found: dict[str, object] = {}
    first: list[Regret] = []
    for spec, chosen in choices.items():
        regrets = [regret_of(case, chosen[number]) for number, case in enumerate(_cases)]
        first = first or regrets
        scores = scores_of(_cases, regrets)
        away = mean_of([one.stars - two.stars for one, two in zip(regrets, first, strict=True)])
        wins = [
            one.win - two.win
            for case, one, two in zip(_cases, regrets, first, strict=True)
            if case.players > 1
        ]
        win = mean_of(wins or [0.0])
        own = scores.win or mean_of([0.0])
        print(
            f"{spec}: regret {scores.stars.mean:.3f} ± {scores.stars.error:.3f} stars, "
            f"{percent(own)} to win; against the first "
            f"{away.mean:+.3f} ± {away.error:.3f}, {percent(win)}; "
            f"{1000 * seconds[spec] / len(_cases):.0f} ms per decision"
        )
        print(
            "  " + ", ".join(f"{g} {m.mean:.2f} ± {m.error:.2f}" for g, m in scores.groups.items())
        )
        found[spec] = {
            "regret": scores.stars,
            "win": scores.win,
            "groups": scores.groups,
            "cases": [each.stars for each in regrets],
            "wins": [each.win for each in regrets],
        }
    if args.json:
        args.json.write_text(json.dumps(found))


def percent(mean: Mean) -> str:
    return f"{100 * mean.mean:.2f} ± {100 * mean.error:.2f} %"


if __name__ == "__main__":
    main()

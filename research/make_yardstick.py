"""Makes the yardstick: frozen positions whose likely moves are played out many times.

    python -m research.make_yardstick --cases 440 --minutes 9 --out DIR
    python -m research.make_yardstick --again yardstick.jsonl.gz --players 1 --out DIR

Games of the quick policy are stopped at a decision of the wanted kind, round and number of players;
its likely moves are played out on all cores (`research/yardstick.py`).
Every finished case is added to DIR/yardstick.jsonl at once, so a run that was stopped goes on where
it was. At the end everything is packed into DIR/yardstick.jsonl.gz, the file that
`research/score_yardstick.py` reads. The same numbers give the same cases, on any number of cores.
With `--again`, the moves of known cases are played out by the quick policy with today's network.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a worker per core

from research.yardstick import (
    GAMES,
    TRIED,
    Case,
    Trials,
    again,
    measured,
    read_cases,
    reference,
    write_case,
    write_cases,
)
from rollplayer.bots.players.policy import QuickPolicy
from rollplayer.bots.playing import play_on, with_chance
from rollplayer.engine import Options, State, legal, new_game, turn
from rollplayer.engine.terms import DISCARD, USE, Move, kind_of
from rollplayer.notation.cards.cardfile import base_cards

# What a case asks for, in turn: the kinds of decision, as often as they matter.
KINDS = (
    *("take", "market", "action", "take", "place", "market", "skill", "take", "market", "other"),
    *("place-starting", "take", "action", "market", "take", "place", "skill", "take", "action"),
    *("market", "place-starting", "other", "take"),
)
ORDINARY = ("take", "market", "action", "place", "place-starting")
# The number of players, in turn; its length has no divisor in common with that of the kinds.
PLAYERS = (1, 2, 1, 1, 3, 1, 2, 1, 2, 1, 4, 1, 2, 1)
ROUNDS = 12
TODAY = "best.network"
MOST_GAMES = 400  # played to find a position
MOST_DISCARDS = 2  # the planner cannot tell them apart
APART = 2.5  # stars: a decision whose second best move is this much worse is no question
SKILL_APART = 1.5  # ... and a skill this much worse than the best move is none either


def positions(number: int) -> tuple[State, int, list[Move]]:
    """The decision a case is about, and its likely moves."""
    kind = KINDS[number % len(KINDS)]
    players = PLAYERS[number % len(PLAYERS)]
    for attempt in range(MOST_GAMES):
        random = Random(f"yardstick {number} {attempt}")
        wanted = 0 if kind == "place-starting" else random.randint(1, ROUNDS)
        seat = random.randrange(players)
        if found := stopped(kind, players, seat, wanted, random):
            return found[0], seat, found[1]
    raise AssertionError(f"no position for case {number}: {kind}, {players} players")


def stopped(
    kind: str, players: int, seat: int, wanted: int, random: Random
) -> tuple[State, list[Move]] | None:
    """A game stopped at the first fitting decision from the wanted round on."""
    policy = QuickPolicy(reference())
    setup_dice = random.randrange(5)  # of the starting dice: how many are placed before
    seen = 0

    state = new_game(Options(players, base_cards()))
    for actor in play_on(state, with_chance(policy.choose, random)):
        if actor != seat or state.round < wanted:
            continue
        likely = likely_moves(state, seat, kind)
        if not likely:
            continue
        seen += 1
        if kind != "place-starting" or seen > setup_dice:
            return state, likely
    return None


def likely_moves(state: State, seat: int, kind: str) -> list[Move]:
    """The best few moves by the planner, if they pose a question of this kind."""
    asked = state.prompts[-1].kind
    if (kind in ORDINARY and asked != kind) or (kind == "other" and asked in ORDINARY):
        return []
    moves = legal(state, seat)
    if asked in ("race", "class"):
        return moves[:TRIED] if kind == "other" else []
    values = dict(zip(moves, reference().values(state, seat, moves), strict=True))
    ranked = sorted(moves, key=lambda move: -values[move])
    discards = [move for move in ranked if kind_of(move) == DISCARD]
    ranked = [move for move in ranked if move not in discards[MOST_DISCARDS:]]
    best = values[ranked[0]]
    if kind == "skill":
        uses = [move for move in ranked if kind_of(move) == USE]
        close = [move for move in uses if values[move] > best - SKILL_APART]
        ranked = [*ranked[: TRIED - 1], *close[:1]] if close else []
        return list(dict.fromkeys(ranked))
    if len(ranked) < 2 or values[ranked[1]] < best - APART:
        return []
    return ranked[:TRIED]


def make(number: int, share: float) -> Case:
    state, seat, moves = positions(number)
    assert turn(state) == seat
    games = round(GAMES[state.options.players] * share)
    return measured(Trials(f"{number}", games), state, seat, moves)


def tasks(args: argparse.Namespace) -> dict[str, Callable[[], Case]]:
    """What makes each case, by its name."""
    if args.again is None:
        return {str(number): partial(make, number, args.share) for number in range(args.cases)}
    known = [case for case in read_cases(args.again) if args.players in (None, case.players)]
    return {case.name: partial(again, case, TODAY) for case in known}


def do(task: Callable[[], Case]) -> Case:
    return task()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=440)
    parser.add_argument("--again", type=Path, help="play the moves of this file's cases out again")
    parser.add_argument("--players", type=int, help="again only the cases with so many players")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--share", type=float, default=1.0, help="of the games per move")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("."))
    args = parser.parse_args()
    began = time.monotonic()
    lines = args.out / "yardstick.jsonl"
    done = {case.name: case for case in read_cases(lines)} if lines.exists() else {}
    wanted = tasks(args)
    left = [task for name, task in wanted.items() if name not in done]
    with get_context("fork").Pool(args.workers) as pool, lines.open("a") as file:
        for case in pool.imap_unordered(do, left):
            done[case.name] = case
            file.write(write_case(case) + "\n")
            file.flush()
            minutes = (time.monotonic() - began) / 60
            print(
                f"\r{len(done)} of {len(wanted)} cases, {minutes:.1f} minutes", end="", flush=True
            )
            if minutes > args.minutes:
                pool.terminate()
                break
    print()
    write_cases(args.out / "yardstick.jsonl.gz", sorted(done.values(), key=lambda c: int(c.name)))


if __name__ == "__main__":
    main()

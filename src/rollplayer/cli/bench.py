"""`rollplayer bench`: how fast the rules run on this machine. `make bench` adds peers."""

import argparse
import cProfile
import json
import pstats
import time
from pathlib import Path
from random import Random
from typing import Any

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.cli.common import Subparsers, add_command, add_games_option, add_json_option
from rollplayer.cli.language import number, say
from rollplayer.cli.layout import columns
from rollplayer.engine import (
    CHANCE,
    Options,
    State,
    do_move,
    do_outcome,
    listed_moves,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position

CLONES = 2000
LARGEST = 5
MIDDLE = 6  # the round in which a two-player state is called mid-game


def add_parser(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench", "rollplayer bench --json")
    add_games_option(parser, 500)
    add_json_option(parser)
    parser.add_argument("--profile", action="store_true", help=say("option-profile"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.profile:
        for line in profile(args.games):
            print(line)
        return 0
    figures = measure(args.games)
    if args.json:
        print(json.dumps(figures))
    else:
        rows = [(say(f"bench-{name}"), number(figure)) for name, figure in figures.items()]
        print(*columns(rows, numbers=(1,)), sep="\n")
    return 0


def measure(games: int) -> dict[str, Any]:
    """Random two-player games, and the cost of keeping a state."""
    began = time.process_time()
    decisions, chance = play_random_games(games)
    seconds = time.process_time() - began
    state = mid_game(Options(2, base_cards()))
    return {
        "games": games,
        "decisions": decisions,
        "chance": chance,
        "cpu_seconds": round(seconds, 3),
        "events_per_cpu_second": round((decisions + chance) / seconds),
        "games_per_cpu_second": round(games / seconds, 1),
        "clone_microseconds": round(clone_microseconds(state), 2),
        "position_bytes": len(json.dumps(write_position(state))),
    }


def play_random_games(games: int) -> tuple[int, int]:
    """How many decisions and chance events the games had."""
    options = Options(2, base_cards())
    decisions = chance = 0
    for seed in range(games):
        match = play_match(options, [make_bot("random"), make_bot("random")], seed)
        decisions += match.decisions
        chance += match.chance
    return decisions, chance


def profile(games: int) -> list[str]:
    """The five functions that take the most time themselves."""
    profiler = cProfile.Profile()
    profiler.runcall(play_random_games, games)
    found: dict[tuple[str, int, str], tuple[int, int, float, float, object]]
    found = getattr(pstats.Stats(profiler), "stats")  # noqa: B009  (typeshed leaves it out)
    costs = sorted(((cost[2], where) for where, cost in found.items()), reverse=True)
    total = sum(own for own, _ in costs)
    return [
        f"{number(100 * own / total, 1):>5} %  {name} ({Path(file).name}:{line})"
        for own, (file, line, name) in costs[:LARGEST]
    ]


def mid_game(options: Options) -> State:
    """A state at a decision in the middle of a random game."""
    random = Random("mid-game")
    state = new_game(options)
    while state.round < MIDDLE or turn(state) == CHANCE:
        seat = turn(state)
        if seat == CHANCE:
            do_outcome(state, outcome_at(state, random.random()))
        else:
            do_move(state, seat, random.choice(listed_moves(state, seat)))
    return state


def clone_microseconds(state: State) -> float:
    """The best of several runs, so that a busy machine does not count."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        best = min(best, time.perf_counter() - began)
    return best / CLONES * 1e6

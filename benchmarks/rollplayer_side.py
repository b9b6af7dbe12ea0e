"""Measures rollplayer for `make bench`: random two-player games, driven from Python and inside.

Run with the package to be measured on PYTHONPATH, plain or compiled; prints one JSON object.
"""

import argparse
import json
import subprocess
import sys
import time
from random import Random

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.cli.bench import clone_microseconds, mid_game
from rollplayer.compiled import is_compiled
from rollplayer.engine import (
    CHANCE,
    NOBODY,
    Options,
    do_move,
    do_outcome,
    legal,
    new_game,
    outcome_at,
    turn,
)
from rollplayer.notation.cards.cardfile import base_cards

CLOCK = """
import time
began = time.process_time()
import rollplayer.engine
print(time.process_time() - began)
"""


def play_inside(options: Options, cpu_seconds: float) -> dict[str, float]:
    """The match loop of the package, which keeps records too."""
    decisions = events = games = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < cpu_seconds:
        match = play_match(options, [make_bot("random"), make_bot("random")], games)
        decisions += match.decisions
        events += match.decisions + match.chance
        games += 1
    return {
        "decisions": decisions / taken,
        "steps": events / taken,
        "games": games / taken,
    }


def play_driven(options: Options, cpu_seconds: float) -> dict[str, float]:
    """Every step chosen in Python: the moves are listed, one is chosen and played."""
    source = Random(1)
    steps = games = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < cpu_seconds:
        state = new_game(options)
        while (seat := turn(state)) != NOBODY:
            if seat == CHANCE:
                do_outcome(state, outcome_at(state, source.random()))
            else:
                do_move(state, seat, source.choice(legal(state, seat)))
            steps += 1
        games += 1
    return {"driven_steps": steps / taken, "driven_games": games / taken}


def rollouts(options: Options, cpu_seconds: float) -> float:
    """Games played on at random from the middle, per CPU second."""
    middle = mid_game(options)
    source = Random(2)
    played = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < cpu_seconds:
        state = middle.clone()
        while (seat := turn(state)) != NOBODY:
            if seat == CHANCE:
                do_outcome(state, outcome_at(state, source.random()))
            else:
                do_move(state, seat, source.choice(legal(state, seat)))
        played += 1
    return played / taken


def import_milliseconds() -> float:
    """The best of some fresh starts."""
    said = [
        subprocess.run([sys.executable, "-c", CLOCK], capture_output=True, text=True, check=True)
        for _ in range(5)
    ]
    return min(float(each.stdout) for each in said) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cpu-seconds", type=float, default=3.0)
    seconds = parser.parse_args().cpu_seconds
    options = Options(2, base_cards())
    play_inside(options, seconds / 10)
    print(
        json.dumps(
            {
                "compiled": is_compiled(),
                **play_inside(options, seconds),
                **play_driven(options, seconds),
                "rollouts": rollouts(options, seconds),
                "clone_microseconds": clone_microseconds(mid_game(options)),
                "import_milliseconds": import_milliseconds(),
            }
        )
    )


if __name__ == "__main__":
    main()

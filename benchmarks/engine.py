"""Compares the speed of our engine with catanatron's, side by side on this machine.

Both sides play random two-player games in processes of their own, in turns (ours, theirs, ours,
…), so that a busy machine slows both; the medians are compared. An event of ours is one decision
or one chance outcome; a tick of theirs is one action with the dice it rolls.
"""

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROUNDS = 3
GAMES = 3000


@dataclass(frozen=True)
class Reading:
    """One run of one side."""

    events: int
    games: int
    cpu_seconds: float
    clone_microseconds: float
    position_bytes: int | None = None

    @property
    def events_per_cpu_second(self) -> float:
        return self.events / self.cpu_seconds

    @property
    def games_per_cpu_second(self) -> float:
        return self.games / self.cpu_seconds


def run_json(*command: str) -> dict[str, Any]:
    """Runs a command and reads the JSON object that it prints."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def measure_rollplayer(games: int) -> Reading:
    """Plays random games with `rollplayer bench` in a process of its own."""
    answer = run_json(sys.executable, "-m", "rollplayer", "bench", "--games", str(games), "--json")
    return Reading(
        events=answer["decisions"] + answer["chance"],
        games=answer["games"],
        cpu_seconds=answer["cpu_seconds"],
        clone_microseconds=answer["clone_microseconds"],
        position_bytes=answer["position_bytes"],
    )


def measure_peer(python: str, cpu_seconds: float) -> Reading:
    """Plays random games of catanatron with the Python that has it installed."""
    answer = run_json(python, str(HERE / "catanatron_peer.py"), "--cpu-seconds", str(cpu_seconds))
    return Reading(
        events=answer["ticks"],
        games=answer["games"],
        cpu_seconds=answer["cpu_seconds"],
        clone_microseconds=answer["clone_microseconds"],
    )


def median(readings: list[Reading], figure: str) -> float | None:
    values = [getattr(reading, figure) for reading in readings]
    return None if None in values else statistics.median(values)


def table(ours: list[Reading], theirs: list[Reading]) -> str:
    """Writes the medians of both sides and the ratio, ours to theirs."""
    lines = [f"{'median of ' + str(len(ours)):24}{'rollplayer':>14}{'catanatron':>14}{'ratio':>8}"]
    for title, figure in (
        ("events per CPU second", "events_per_cpu_second"),
        ("games per CPU second", "games_per_cpu_second"),
        ("clone, microseconds", "clone_microseconds"),
        ("position JSON, bytes", "position_bytes"),
    ):
        mine, peers = median(ours, figure), median(theirs, figure)
        cells = ["-" if value is None else f"{value:,.1f}" for value in (mine, peers)]
        ratio = "-" if mine is None or peers is None else f"{mine / peers:.2f}"
        lines.append(f"{title:24}{cells[0]:>14}{cells[1]:>14}{ratio:>8}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer-python", required=True, help="the Python that has catanatron")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES, help="our games in one round")
    parser.add_argument("--cpu-seconds", type=float, default=8.0, help="the peer's time a round")
    options = parser.parse_args()

    ours: list[Reading] = []
    theirs: list[Reading] = []
    for number in range(1, options.rounds + 1):
        ours.append(measure_rollplayer(options.games))
        theirs.append(measure_peer(options.peer_python, options.cpu_seconds))
        print(
            f"round {number}: rollplayer {ours[-1].events_per_cpu_second:,.0f}, "
            f"catanatron {theirs[-1].events_per_cpu_second:,.0f} events per CPU second",
            file=sys.stderr,
        )
    print(table(ours, theirs))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

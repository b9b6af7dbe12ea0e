"""Compares the speed of our rules with that of peers, side by side on this machine (`make bench`).

Every side plays random two-player games in processes of its own, in turns (ours, theirs, ours, …),
so that a busy machine slows all alike; medians are compared. All rates are per second of CPU on one
core. A step is one decision or one outcome of chance; a tick of catanatron is one action with its
dice.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
ROUNDS = 5
SECONDS = 2.0

PLAIN = "rollplayer"
COMPILED = "rollplayer, compiled"
GIN_RUMMY = "OpenSpiel gin rummy"
BACKGAMMON = "OpenSpiel backgammon"
CATANATRON = "catanatron"
BEFORE = "earlier sources"
LEAST_PROGRESS = 1.25
GAMES_BEFORE = 300  # for the comparison with earlier sources

Reading = Mapping[str, float]


class Goal(NamedTuple):
    """What a ratio of ours to a peer is to reach."""

    title: str
    figure: str
    peer: str
    peers_figure: str
    least: float


GOALS = (
    Goal("decisions to gin rummy's, in C++", "decisions", GIN_RUMMY, "decisions", 2.6),
    Goal("games to catanatron's", "games", CATANATRON, "games", 75),
    Goal(
        "steps driven from Python to backgammon's", "driven_steps", BACKGAMMON, "driven_steps", 3.5
    ),
)
FIGURES = (
    ("decisions", "decisions"),
    ("steps", "steps"),
    ("games", "games"),
    ("steps driven from Python", "driven_steps"),
    ("rollouts from mid-game", "rollouts"),
    ("clone, microseconds", "clone_microseconds"),
    ("import, milliseconds", "import_milliseconds"),
)


def run_json(*command: str, path: Path | None = None) -> dict[str, float]:
    """Runs a command and reads the JSON object that it prints."""
    environment = dict(os.environ) if path is None else {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def measure_ours(path: Path, seconds: float) -> Reading:
    script = str(HERE / "rollplayer_side.py")
    return run_json(sys.executable, script, "--cpu-seconds", str(seconds), path=path)


def measure_bench(path: Path) -> Reading:
    """`rollplayer bench`, which earlier sources have too."""
    command = ("-m", "rollplayer", "bench", "--json", "--games", str(GAMES_BEFORE))
    return run_json(sys.executable, *command, path=path)


def measure_openspiel(python: str, game: str, seconds: float) -> Reading:
    return run_json(python, str(HERE / "openspiel_peer.py"), game, "--cpu-seconds", str(seconds))


def measure_catanatron(python: str, seconds: float) -> Reading:
    script = str(HERE / "catanatron_peer.py")
    answer = run_json(python, script, "--cpu-seconds", str(2 * seconds))
    return {
        "steps": answer["ticks"] / answer["cpu_seconds"],
        "games": answer["games"] / answer["cpu_seconds"],
        "clone_microseconds": answer["clone_microseconds"],
    }


def sides(python: str, compiled: Path | None, seconds: float) -> dict[str, Callable[[], Reading]]:
    found: dict[str, Callable[[], Reading]] = {PLAIN: lambda: measure_ours(SOURCES, seconds)}
    if compiled is not None:
        found[COMPILED] = lambda: measure_ours(compiled, seconds)
    found[GIN_RUMMY] = lambda: measure_openspiel(python, "gin_rummy", seconds)
    found[BACKGAMMON] = lambda: measure_openspiel(python, "backgammon", seconds)
    found[CATANATRON] = lambda: measure_catanatron(python, seconds)
    return found


def median(readings: list[Reading], figure: str) -> float | None:
    values = [reading[figure] for reading in readings if figure in reading]
    return statistics.median(values) if values else None


def table(taken: Mapping[str, list[Reading]]) -> list[str]:
    """The medians of every side."""
    lines = [
        f"{'median of ' + str(len(taken[PLAIN])):26}" + "".join(f"{name:>22}" for name in taken)
    ]
    for title, figure in FIGURES:
        values = [median(readings, figure) for readings in taken.values()]
        cells = ["-" if value is None else f"{value:,.1f}" for value in values]
        lines.append(f"{title:26}" + "".join(f"{cell:>22}" for cell in cells))
    return lines


def ratios(taken: Mapping[str, list[Reading]]) -> list[str]:
    """Ours to the peers', round by round, since a round is measured within one minute."""
    ours = taken[COMPILED] if COMPILED in taken else taken[PLAIN]
    lines = ["", f"{'ratio':44}{'median':>8}{'lowest':>8}{'highest':>8}{'goal':>8}"]
    for goal in GOALS:
        found = [
            mine[goal.figure] / theirs[goal.peers_figure]
            for mine, theirs in zip(ours, taken[goal.peer], strict=True)
        ]
        cells = (statistics.median(found), min(found), max(found), goal.least)
        lines.append(f"{goal.title:44}" + "".join(f"{cell:>8.2f}" for cell in cells))
    return lines


def progress(before: Path, rounds: int) -> list[str]:
    """Plain Python now and before, in turns."""
    found = []
    for _ in range(rounds):
        then, now = measure_bench(before), measure_bench(SOURCES)
        found.append(now["events_per_cpu_second"] / then["events_per_cpu_second"])
    cells = (statistics.median(found), min(found), max(found), LEAST_PROGRESS)
    title = f"steps of plain Python to those of {BEFORE}"
    return [f"{title:44}" + "".join(f"{cell:>8.2f}" for cell in cells)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer-python", required=True, help="the Python that has the peers")
    parser.add_argument("--compiled", type=Path, help="a folder with the compiled package")
    parser.add_argument("--before", type=Path, help="the src folder of earlier sources")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--cpu-seconds", type=float, default=SECONDS, help="for each figure")
    options = parser.parse_args()
    measured = sides(options.peer_python, options.compiled, options.cpu_seconds)
    taken: dict[str, list[Reading]] = {name: [] for name in measured}
    for number in range(1, options.rounds + 1):
        for name, measure in measured.items():
            taken[name].append(measure())
        print(f"round {number} of {options.rounds}", file=sys.stderr)
    print(*table(taken), *ratios(taken), sep="\n")
    if options.before is not None:
        print(*progress(options.before, options.rounds), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

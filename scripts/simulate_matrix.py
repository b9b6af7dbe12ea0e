"""Plays every kind of game at random three times and compares the records byte by byte.

For one to four players: 2,000 plain games, and 100 games of both editions with each of the 16
combinations of variants. Every game must end after exactly the rounds of R7, and the same seed must
give the same bytes again and with two processes. `make test WHAT=matrix` runs it.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path

from rollplayer.engine import VARIANTS

EDITIONS = ("first", "second")
ROUNDS = {1: 12, 2: 12, 3: 11, 4: 10}


def simulate(players: int, games: int, options: list[str], jobs: int) -> tuple[list[int], str, int]:
    """The rounds the games took, the digest of all records, and the number of events."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "rollplayer", "simulate", "--players", str(players)),
                *("--bots", ",".join(["random"] * players), "--games", str(games), "--seed", "1"),
                *("--jobs", str(jobs), "--record", folder, "--json", *options),
            ],
            check=True,
            capture_output=True,
            text=True,
        )
        digest = hashlib.sha256()
        for path in sorted(Path(folder).iterdir()):
            digest.update(path.read_bytes())
    summary = json.loads(done.stdout)
    assert summary["games"] == games
    return summary["rounds"], digest.hexdigest(), summary["decisions"] + summary["chance"]


def check(players: int, games: int, options: list[str]) -> int:
    """Plays a kind of game three times; returns the number of events of one run."""
    rounds, digest, events = simulate(players, games, options, jobs=1)
    expected = ROUNDS[players] - (2 if "short" in options else 0)
    assert rounds == [expected], f"{players} players {options}: rounds {rounds}, not {expected}"
    again = simulate(players, games, options, jobs=1)[1]
    spread = simulate(players, games, options, jobs=2)[1]
    assert digest == again == spread, f"{players} players {options}: the records differ"
    return events


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="plain games a player count")
    parser.add_argument("--each", type=int, default=100, help="games of each kind")
    args = parser.parse_args()
    kinds: list[tuple[int, int, list[str]]] = [(players, args.games, []) for players in ROUNDS]
    for players in ROUNDS:
        for edition in EDITIONS:
            for count in range(len(VARIANTS) + 1):
                for chosen in combinations(VARIANTS, count):
                    options = ["--edition", edition]
                    for variant in chosen:
                        options += ["--variant", variant]
                    kinds.append((players, args.each, options))
    games = events = 0
    for number, (players, count, options) in enumerate(kinds, start=1):
        events += check(players, count, options)
        games += count
        print(f"{number}/{len(kinds)} {players} players {' '.join(options)}: holds", flush=True)
    print(f"{games} games, {events} events, each kind three times: no error, all records equal")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

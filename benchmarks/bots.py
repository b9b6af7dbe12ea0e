"""How long our bots think about a decision, on one core, beside a greedy bot of another game.

Each bot plays alone and for two, one after the other in this process; only decisions between two
moves or more count. The milliseconds are those of the processor, so a busy machine adds little.
"""

import argparse
import json
import subprocess
import time
from pathlib import Path
from random import Random

from rollplayer.bots import Budget, make_bot
from rollplayer.bots.bot import FULL
from rollplayer.bots.matches.match import play_match
from rollplayer.cli.progress import Progress
from rollplayer.engine import Options, State
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards

HERE = Path(__file__).resolve().parent
ASKED = {"novice": 2.0, "adept": 50.0, "hero": 1000.0, "champion": 1000.0}  # milliseconds
QUICK = ("novice", "adept", "expert")
SLOW = ("hero", "champion")
TABLES = (1, 2, 4)


class Timed:
    """A bot that notes how long it thinks."""

    def __init__(self, name: str) -> None:
        self.bot = make_bot(name)
        self.name = name
        self.times: list[float] = []

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        start = time.process_time()
        move = self.bot.choose(state, seat, moves, random, budget)
        if len(moves) > 1:
            self.times.append(1000 * (time.process_time() - start))
        return move


def think_times(name: str, players: int, games: int, progress: Progress) -> list[float]:
    """The milliseconds of each decision of the bot on the first seat; adepts sit beside it."""
    timed = Timed(name)
    others = [make_bot("adept") for _ in range(players - 1)]
    play_match(Options(players, base_cards()), [make_bot(name), *others], "warm up")
    for number in range(games):
        play_match(Options(players, base_cards()), [timed, *others], f"times {number}")
        progress.add()
    return timed.times


def at(times: list[float], share: float) -> float:
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer-python", required=True)
    parser.add_argument("--games", type=int, default=40, help="of each quick bot a table")
    parser.add_argument("--slow-games", type=int, default=4, help="of hero and champion a table")
    options = parser.parse_args()
    command = [options.peer_python, str(HERE / "catanatron_bots.py")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    peer = json.loads(done.stdout)
    games = dict.fromkeys(QUICK, options.games) | dict.fromkeys(SLOW, options.slow_games)
    with Progress(len(TABLES) * sum(games.values()), "games") as progress:
        rows = [
            (name, players, think_times(name, players, count, progress))
            for name, count in games.items()
            for players in TABLES
            if count
        ]
    print("| bot | players | decisions | median ms | p99 ms | most | asked | median : peer |")
    print("|---|---|---|---|---|---|---|---|")
    base = at(peer["times"], 0.5)
    for name, players, times in [*rows, (peer["peer"], 2, peer["times"])]:
        middle, late, most = at(times, 0.5), at(times, 0.99), max(times)
        asked = f"{ASKED[name]:.0f}" if name in ASKED else ""
        print(
            f"| {name} | {players} | {len(times)} | {middle:.2f} | {late:.2f} | {most:.1f} | "
            f"{asked} | {middle / base:.2f} |"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

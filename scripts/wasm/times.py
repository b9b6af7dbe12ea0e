"""Prints how fast games go and how long bots think, natively or in WebAssembly; all in CPU time.

python -m scripts.wasm.times
node scripts/wasm/run.mjs PYODIDE build/wasm scripts/wasm/times.py [BOT...]
"""

import json
import statistics
import sys
import time
from importlib import import_module
from random import Random
from typing import Final

from rollplayer.bots import make_bot
from rollplayer.bots.bot import FULL, Budget
from rollplayer.bots.matches.match import play_match
from rollplayer.compiled import is_compiled
from rollplayer.engine import Options, State
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards

SECONDS: Final = 2.0
# Decisions of a solo game, more than one move to choose from.
DECISIONS: Final = {"novice": 90, "adept": 90, "expert": 90, "hero": 24}


class Enough(Exception):
    """All decisions that were asked for are timed."""


def cpu() -> float:
    """CPU seconds: Pyodide's own clock shows those on the wall."""
    if "pyodide" not in sys.modules:
        return time.process_time()
    used = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1e6


class Timed:
    """A bot, with the milliseconds of its decisions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = make_bot(name)
        self.times: list[float] = []

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        began = cpu()
        move = self.bot.choose(state, seat, moves, random, budget)
        if len(moves) > 1:
            self.times.append(1000 * (cpu() - began))
        if len(self.times) >= DECISIONS[self.name]:
            raise Enough
        return move


def main() -> None:
    rates = {players: round(events_per_second(players)) for players in (1, 2, 4)}
    print(json.dumps({"compiled": is_compiled(), "events per CPU second": rates}))
    for name in sys.argv[1:] or DECISIONS:
        times = sorted(decisions(name))
        middle, most = statistics.median(times), times[-1]
        print(json.dumps({name: [round(middle, 2), round(most, 1)], "decisions": len(times)}))


def events_per_second(players: int) -> float:
    events = games = 0
    began = cpu()
    while cpu() - began < SECONDS:
        bots = [make_bot("random") for _ in range(players)]
        events += len(
            play_match(Options(players, base_cards()), bots, f"fast {games}").record.events
        )
        games += 1
    return events / (cpu() - began)


def decisions(name: str) -> list[float]:
    bot, games = Timed(name), 0
    try:
        while True:
            play_match(Options(1, base_cards()), [bot], f"slow {games}")
            games += 1
    except Enough:
        return bot.times


if __name__ == "__main__":
    main()

"""Prints what must come out alike natively and in WebAssembly.

python -m scripts.wasm.play adept hero
node scripts/wasm/run.mjs PYODIDE build/wasm scripts/wasm/play.py adept hero
"""

import hashlib
import json
import sys
from random import Random
from typing import Final, cast

from rollplayer.bots import Budget, Thinker, make_bot
from rollplayer.bots.bot import FULL, best_of
from rollplayer.bots.features.kernel import IN_C
from rollplayer.bots.matches.match import play_match
from rollplayer.compiled import is_compiled
from rollplayer.engine import Options, State
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position
from rollplayer.notation.record import read_record, write_record
from tests.golden.digest import DIGESTS, GAMES, Digest
from tests.golden.test_thousand_games import checksum_of_games

EVERY: Final = 12  # of the golden games
# Games of two with each bot, and the rollouts of its decisions.
BOTS: Final = {"adept": (6, 0), "expert": (2, 0), "hero": (1, 2), "champion": (1, 2)}


class Noted:
    """A bot, with every value it gave to a move."""

    def __init__(self, name: str, work: int) -> None:
        self.name = name
        self.bot = cast(Thinker, make_bot(name))
        self.budget = Budget(work=work)
        self.values = hashlib.sha256()

    def choose(
        self, state: State, seat: int, moves: list[Move], random: Random, budget: Budget = FULL
    ) -> Move:
        values = self.bot.values(state, seat, moves, random, self.budget)
        self.values.update(" ".join(value.hex() for value in values).encode())
        return best_of(moves, values) if values else random.choice(moves)


def main() -> None:
    played = {"golden": golden_games(), "thousand": checksum_of_games().strip()}
    played |= {name: games_of(name, *BOTS[name]) for name in sys.argv[1:]}
    how = {"compiled": is_compiled(), "arithmetic": "C" if IN_C else "Python"}
    print(json.dumps({"how": how, "played": played}))


def golden_games() -> str:
    """How many golden games were played again, all as they were."""
    noted = set(DIGESTS.read_text("utf-8").splitlines())
    names = sorted(path.stem for path in GAMES.glob("*.txt"))[::EVERY]
    for name in names:
        text = (GAMES / f"{name}.txt").read_text("utf-8")
        record, last = read_record(base_cards(), text, verify=True)
        digest = Digest()
        for state in record.states():
            digest.add(state, write_position(state))
        if write_record(record, last) != text or digest.line(name, last) not in noted:
            return f"{name} is played in another way"
    return f"{len(names)} games"


def games_of(name: str, games: int, work: int) -> str:
    """One checksum of records and of all values on the way."""
    checksum = hashlib.sha256()
    for number in range(games):
        bots = [Noted(name, work), Noted(name, work)]
        match = play_match(Options(2, base_cards()), list(bots), f"alike {number}")
        checksum.update(write_record(match.record, match.state).encode())
        for bot in bots:
            checksum.update(bot.values.digest())
    return checksum.hexdigest()


if __name__ == "__main__":
    main()

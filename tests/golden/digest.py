"""One line that stands for a whole game: its stars, its winners, and all that was ever listed.

The hash covers every step: the player to move, what every seat may do, the odds, the position. It
is written once per round (setup first), so that the first one that differs names the round.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from rollplayer.engine import CHANCE, NOBODY, State, drops, legal, outcomes, score, turn
from rollplayer.engine.scoring import PARTS, Scorecard, leaders
from rollplayer.notation.moves import write_move, write_outcome

HERE: Final = Path(__file__).resolve().parent
GAMES: Final = HERE / "games"
PLAYTHROUGHS: Final = HERE / "playthroughs"
DIGESTS: Final = HERE / "digests.txt"
HASH_LENGTH: Final = 6


class Digest:
    """Collects a game step by step."""

    def __init__(self) -> None:
        self.running = hashlib.sha256()
        self.rounds: list[str] = []
        self.round = 0

    def add(self, state: State, position: dict[str, Any]) -> None:
        """Takes in one state; `position` is the same state as JSON."""
        if state.round != self.round:
            self.close_round()
            self.round = state.round
        self.running.update(step_text(state, position).encode())

    def close_round(self) -> None:
        self.rounds.append(self.running.hexdigest()[:HASH_LENGTH])

    def line(self, name: str, last: State) -> str:
        """The game's line in `digests.txt`."""
        self.close_round()
        table = score(last)
        heroes = "; ".join(stars_text(card) for card in table)
        winners = " ".join(str(seat) for seat in leaders(last, table))
        return f"{name}: {heroes}; winners {winners}; steps {' '.join(self.rounds)}"


def stars_text(card: Scorecard) -> str:
    parts = " ".join(f"{part} {card.part(part)}" for part in PARTS)
    rank = f" {card.rank}" if card.rank else ""
    return f"{parts} = {card.total}{rank}"


def step_text(state: State, position: dict[str, Any]) -> str:
    """All that can be seen at one step."""
    seat = turn(state)
    lines = [f"seat {seat}", *listed(state, seat)]
    if seat == CHANCE:
        lines += odds(state)
    lines.append(json.dumps(position, sort_keys=True))
    return "\n".join(lines) + "\n"


def listed(state: State, asked: int) -> list[str]:
    """What each seat may do, the seat to move first, and the drops of all."""
    if asked in (CHANCE, NOBODY):
        return []
    cards, seats = state.options.cards, range(state.options.players)
    lines = []
    for seat in (asked, *(seat for seat in seats if seat != asked)):
        moves = ", ".join(write_move(cards, move) for move in legal(state, seat))
        lines.append(f"{seat} may {moves}")
    for seat in seats:
        weapons = ", ".join(write_move(cards, move) for move in drops(state, seat))
        lines.append(f"{seat} may {weapons}")
    return lines


def odds(state: State) -> list[str]:
    cards = state.options.cards
    return [f"{write_outcome(cards, what)} {chance}" for what, chance in outcomes(state)]


def read_digests() -> dict[str, str]:
    """The stored lines by the game's name."""
    if not DIGESTS.exists():
        return {}
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return {line.partition(":")[0]: line for line in lines if line and not line.startswith("#")}

"""1,000 seeded games, one checksum: plain and compiled (`make test WHAT=compiled`) alike."""

import hashlib
import itertools
import json
from pathlib import Path

from rollplayer.bots import make_bot
from rollplayer.bots.matches.match import play_match
from rollplayer.engine import EDITIONS, VARIANTS, Options, score
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.position import write_position

GAMES = 1000
# A change of the rules or of a card changes it (`make golden`); nothing else may.
CHECKSUM = Path(__file__).parent / "thousand.txt"


def every_kind_of_game() -> list[Options]:
    """All numbers of seats, editions and combinations of variants."""
    choices = [
        variants
        for count in range(len(VARIANTS) + 1)
        for variants in itertools.combinations(VARIANTS, count)
    ]
    return [
        Options(players, base_cards(), edition, variants)
        for players in (1, 2, 3, 4)
        for edition in EDITIONS
        for variants in choices
    ]


def checksum_of_games() -> str:
    kinds = every_kind_of_game()
    checksum = hashlib.sha256()
    for number in range(GAMES):
        options = kinds[number % len(kinds)]
        bots = [make_bot("random") for _ in range(options.players)]
        match = play_match(options, bots, f"thousand {number}")
        events = [(event.seat, event.what) for event in match.record.events]
        stars = [card.total for card in score(match.state)]
        told = json.dumps([events, stars, write_position(match.state)], sort_keys=True)
        checksum.update(told.encode())
    return f"{checksum.hexdigest()}\n"


def test_the_same_thousand_games_are_played() -> None:
    assert checksum_of_games() == CHECKSUM.read_text("utf-8")


if __name__ == "__main__":
    CHECKSUM.write_text(checksum_of_games(), "utf-8")

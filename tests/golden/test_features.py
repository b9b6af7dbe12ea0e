"""The golden games together show everything there is: what must occur, and excuses for the rest."""

from functools import cache

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from tests.golden.digest import GAMES
from tests.golden.features import EXCUSES, features, required


@cache
def all_features() -> frozenset[str]:
    found: set[str] = set()
    for path in sorted(GAMES.glob("*.txt")):
        record, _ = read_record(base_cards(), path.read_text(encoding="utf-8"))
        found |= features(record)
    return frozenset(found)


def test_everything_occurs() -> None:
    missing = [feature for feature in required(base_cards()) if feature not in all_features()]
    assert not missing, "no golden game shows this; add a game to plan.py or an excuse"


def test_an_excuse_is_needed() -> None:
    unneeded = [feature for feature in EXCUSES if feature in all_features()]
    assert not unneeded, "this was excused, but it occurs"

"""Fair dice: outcome k of a game is fixed by its seed and k, and by nothing else.

Everyone sees the hash of the seed before the first roll. At the end the seed is shown, and anyone
can recompute every outcome of the record, offline.
"""

import hashlib
import hmac
from typing import Final

from rollplayer.engine import CHANCE, outcome_at
from rollplayer.notation.errors import BadRecord
from rollplayer.notation.moves import write_outcome
from rollplayer.notation.record import Record

BITS: Final = 53  # as many as a float from 0 up to 1 holds


def seed_hash(seed: str) -> str:
    """What everyone may see of a secret seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def lot(seed: str, number: int) -> float:
    """The random number of outcome `number` (0 is the first), from 0 up to 1."""
    digest = hmac.digest(seed.encode(), f"outcome {number}".encode(), "sha256")
    return (int.from_bytes(digest[:8], "big") >> (64 - BITS)) / (1 << BITS)


def verify_seed(record: Record, seed: str) -> int:
    """Counts the outcomes that follow from the seed; refuses the first that does not.

    `BadRecord` counts lines of a file; here the line is the event's place among the events.
    """
    number = 0
    for place, (state, event) in enumerate(zip(record.states(), record.events, strict=False)):
        if event.seat != CHANCE:
            continue
        due = outcome_at(state, lot(seed, number))
        if due != event.what:
            cards = record.options.cards
            found, right = write_outcome(cards, event.outcome), write_outcome(cards, due)
            raise BadRecord(place + 1, "not-from-seed", text=found, known=right)
        number += 1
    return number

"""Fair dice: outcome k of a game is fixed by its seed and k, and by nothing else.

Everybody sees the hash of the server's seed before the first roll. Every person may add a share:
its hash is there before anybody's share is shown, the share itself before the first roll. So
nobody, the server included, could choose a seed or a share to fit the others. At the end the whole
seed is shown, and anybody can count every outcome of the record again, offline.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from rollplayer.engine import CHANCE, outcome_at, outcomes, pending_chance
from rollplayer.errors import BadRecord, BrokenPromise
from rollplayer.notation.moves import write_outcome
from rollplayer.notation.record import Record, handed_on

BITS: Final = 53  # as many as a float from 0 up to 1 holds
JOINED: Final = "+"  # between the server's seed and the shares
PRACTICE: Final = "practice"
SHARE: Final = re.compile(r"[0-9a-f]{32,128}")
HASH: Final = re.compile(r"[0-9a-f]{64}")


def seed_hash(seed: str) -> str:
    """What everybody may see of a secret seed or share."""
    return hashlib.sha256(seed.encode()).hexdigest()


def whole_seed(seed: str, shares: Mapping[int, str]) -> str:
    """The seed of a game: the server's, then the shares in the order of the seats."""
    return JOINED.join([seed, *(shares[seat] for seat in sorted(shares) if shares[seat])])


def lot(seed: str, number: int) -> float:
    """The random number of outcome `number` (0 is the first), from 0 up to 1."""
    digest = hmac.digest(seed.encode(), f"outcome {number}".encode(), "sha256")
    return (int.from_bytes(digest[:8], "big") >> (64 - BITS)) / (1 << BITS)


class Promise(NamedTuple):
    """What was known of the dice before the first roll; a record's line `dice`."""

    seed_hash: str
    shares: Mapping[int, str] = {}  # by seat: the hash of its share; "" where it was never shown
    practice: bool = False  # the maker of the table chose the seed


def write_promise(promise: Promise) -> str:
    """`HASH 0:HASH 1:HASH`; a chosen seed says `practice` first, a share never shown is `1:-`."""
    shares = [f"{seat}:{promise.shares[seat] or '-'}" for seat in sorted(promise.shares)]
    return " ".join([*([PRACTICE] if promise.practice else []), promise.seed_hash, *shares])


def read_promise(text: str) -> Promise:
    words = text.split()
    practice = words[:1] == [PRACTICE]
    if practice:
        words = words[1:]
    shares: dict[int, str] = {}
    for word in words[1:]:
        seat, _, digest = word.partition(":")
        if not (seat.isascii() and seat.isdigit() and (digest == "-" or HASH.fullmatch(digest))):
            raise BrokenPromise("unreadable-promise", text=word[:40])
        shares[int(seat[:2])] = "" if digest == "-" else digest
    if not words or not HASH.fullmatch(words[0]):
        raise BrokenPromise("unreadable-promise", text=text[:40])
    return Promise(words[0], shares, practice)


def check_promise(promise: Promise, seed: str) -> None:
    """Says what is wrong when a seed is not the one that was promised."""
    wanted = [
        promise.seed_hash,
        *(digest for _, digest in sorted(promise.shares.items()) if digest),
    ]
    # A chosen seed may hold a plus itself.
    parts = seed.rsplit(JOINED, len(wanted) - 1)
    if seed_hash(parts[0]) != wanted[0]:
        raise BrokenPromise("other-seed")
    seats = [seat for seat, digest in sorted(promise.shares.items()) if digest]
    for place, seat in enumerate(seats, start=1):
        if place >= len(parts) or seed_hash(parts[place]) != wanted[place]:
            raise BrokenPromise("other-share", number=seat)


def verify_seed(record: Record, seed: str) -> int:
    """Counts the outcomes that follow from the seed; refuses the first that does not.

    A record that names what was promised is held to it. `BadRecord` counts lines of a file; here
    the line is the event's place among the events, 0 for the promise.
    """
    if record.dice:
        try:
            check_promise(read_promise(record.dice), seed)
        except BrokenPromise as error:
            raise handed_on(0, error) from None
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


class Draw(NamedTuple):
    """An outcome of chance for a check in another language: what could come, and what came."""

    outcomes: list[str]
    weights: list[int]
    chosen: int


def draws(record: Record) -> list[Draw]:
    """Every outcome of a record with all that could have come in its place."""
    cards = record.options.cards
    found = []
    for state, event in zip(record.states(), record.events, strict=False):
        if event.seat == CHANCE:
            listed = [outcome for outcome, _ in outcomes(state)]
            weights = pending_chance(state).weights(state) or [1] * len(listed)
            texts = [write_outcome(cards, outcome) for outcome in listed]
            found.append(Draw(texts, list(weights), listed.index(event.outcome)))
    return found

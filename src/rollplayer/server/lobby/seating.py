"""Seats: who wishes to sit where, and the keys they get."""

from collections.abc import Sequence
from typing import NamedTuple

from rollplayer.bots import WITH_CHARACTER
from rollplayer.notation.fair import HASH
from rollplayer.server.errors import Refusal
from rollplayer.server.names import checked, clean
from rollplayer.server.store.rows import BOT, OPEN, PERSON, SeatRow
from rollplayer.server.tokens import hashed, new_token
from rollplayer.server.wire.lobby import SeatKey, SeatWish


class Seating(NamedTuple):
    """The rows of all seats, and the secrets of those that the maker holds."""

    rows: list[SeatRow]
    keys: list[SeatKey]


def seat_people(wishes: Sequence[SeatWish], bots: Sequence[str]) -> Seating:
    if not 1 <= len(wishes) <= 4:
        raise Refusal("bad-players", number=len(wishes))
    seating = Seating([], [])
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            row, key = seat_person(seat, wish.name, wish.promise)
            seating.rows.append(row)
            seating.keys.append(key)
        else:
            is_open = wish.kind == "open"
            seating.rows.append(open_seat(seat) if is_open else seat_bot(seat, wish, bots))
    return seating


def check_promise(promise: str) -> None:
    if promise and not HASH.fullmatch(promise):
        raise Refusal("bad-promise")


def seat_person(seat: int, name: str, promise: str = "") -> tuple[SeatRow, SeatKey]:
    """A person's seat and its new secret."""
    check_promise(promise)
    token = new_token()
    row = SeatRow(seat, PERSON, checked(name), "", hashed(token), promise=promise)
    return row, SeatKey(seat, token)


def open_seat(seat: int, reserved: str | None = None) -> SeatRow:
    """A seat for whoever comes, or kept for the holder of a token (its hash)."""
    return SeatRow(seat, OPEN, "", "", None, reserved)


def seat_bot(seat: int, wish: SeatWish, bots: Sequence[str]) -> SeatRow:
    if wish.bot not in bots:
        levels = [bot for bot in bots if bot not in WITH_CHARACTER]
        raise Refusal("unknown-bot", known=", ".join(levels))
    name = checked(wish.name) if clean(wish.name) else wish.bot
    return SeatRow(seat, BOT, name, wish.bot, None)

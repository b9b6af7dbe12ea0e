"""A process that was restarted begins empty: the others give it its share of the people again."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from rollplayer.server.cluster import presence
from rollplayer.server.errors import RESTART
from tests.server.conftest import new_database
from tests.server.harness import SECONDS, Json, Seat, Server, me

PEOPLE = 20
LOOK_SECONDS = 0.2  # as often as servers of the tests look around


@pytest.fixture
def start(postgres: str) -> Iterator[Callable[[], Server]]:
    """Starts one more process of the same server."""
    database = new_database(postgres)
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Server(database))


def ended(seats: dict[str, Seat]) -> list[str]:
    return [table for table, seat in seats.items() if seat.socket.close_code is not None]


def sit_down(server: Server) -> tuple[dict[str, Json], dict[str, Seat]]:
    made = {each["table"]: each for each in (server.make(me("Ann")) for _ in range(PEOPLE))}
    return made, {table: server.sit(each) for table, each in made.items()}


def test_half_of_the_people_are_asked_to_come_back_and_then_nobody(
    start: Callable[[], Server],
) -> None:
    full = start()
    made, seats = sit_down(full)
    # Only now: had it been there before, the first would be asked while the last still sit down.
    empty = start()
    end = time.monotonic() + SECONDS
    while len(ended(seats)) < PEOPLE // 2 and time.monotonic() < end:
        time.sleep(0.05)
    asked = ended(seats)
    assert len(asked) == PEOPLE // 2
    assert {seats[table].socket.close_code for table in asked} == {RESTART}
    for table in asked:
        seats[table] = empty.sit(made[table])
    time.sleep(5 * LOOK_SECONDS)
    assert not ended(seats), "both have their share: nobody is disturbed again"


def test_nobody_is_asked_twice_because_word_of_those_who_left_is_late(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy server asked four of the ten who stayed as well: it counted those who had left."""
    monkeypatch.setattr(presence, "TELL_SECONDS", 8 * LOOK_SECONDS)
    full = start()
    _, seats = sit_down(full)
    start()
    time.sleep(16 * LOOK_SECONDS)
    assert len(ended(seats)) == PEOPLE // 2


def test_where_the_proxy_brings_everybody_back_asking_grows_rare(
    start: Callable[[], Server],
) -> None:
    full, _ = start(), start()
    made, seats = sit_down(full)
    asked, looks = 0, 25
    end = time.monotonic() + looks * LOOK_SECONDS
    while time.monotonic() < end:
        for table in ended(seats):
            asked += 1
            seats[table] = full.sit(made[table])
        time.sleep(0.01)
    assert 0 < asked <= 8 * PEOPLE // 2, "not at every look"

"""Any number of processes on one PostgreSQL: wherever a request lands, the table is the same."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from rollplayer.cli import main
from rollplayer.errors import StoreError
from rollplayer.server.bots import BotRunner
from rollplayer.server.cluster.cluster import PATIENCE, Cluster
from rollplayer.server.cluster.errands import Errands
from rollplayer.server.cluster.line import Line
from rollplayer.server.errors import Refusal
from rollplayer.server.store import open_store
from tests.server.conftest import new_database
from tests.server.harness import BOT, OPEN, SECONDS, Process, Seat, Server, me, play_on, tokens_of

NOVICE = {"kind": "bot", "bot": "novice"}


@pytest.fixture
def shared_database(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture
def three(shared_database: str) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Server(shared_database)) for _ in range(3)]


def test_players_on_different_processes_play_a_whole_game(three: list[Server]) -> None:
    made = three[0].make(me("Ann"), OPEN, OPEN)
    joined = [three[1].join(made, "Bob"), three[2].join(made, "Cleo")]
    seats = [three[2].sit(made), three[0].sit(joined[0]), three[1].sit(joined[1])]
    for seat in seats:
        seat.see(1)
        seat.see_that(lambda view: all(each["here"] for each in view["seats"]))
    play_on(seats)
    assert seats[0].view["winners"]
    logs = [[line["text"] for line in seat.log] for seat in seats]
    assert logs[0] == logs[1] == logs[2]


def test_a_move_is_seen_on_the_other_process_at_once(three: list[Server]) -> None:
    made = three[0].make(me("Ann"), me("Bob"))
    here, there = three[0].sit(made), three[1].sit(made)
    times = []
    for _ in range(30):
        play_on([here], moves=1)
        begun = time.monotonic()
        there.see(here.view["event"])
        times.append(time.monotonic() - begun)
    assert sorted(times)[len(times) // 2] < 0.1


def test_a_seat_is_given_once(three: list[Server]) -> None:
    """D1: two people ask for the same seat of two processes at the same moment."""
    for _ in range(10):
        made = three[0].make(me("Ann"), OPEN, OPEN)
        with ThreadPoolExecutor(6) as threads:
            wish = {"name": "Bob", "seat": 1}
            asked = [
                threads.submit(server.post, f"/api/join/{made['invite']}", wish)
                for server in three
                for _ in range(2)
            ]
            answers = [each.result() for each in asked]
        assert sorted(each.status_code for each in answers) == [200] + [409] * 5
        token = next(each.json()["keys"][0]["token"] for each in answers if each.status_code == 200)
        for server in three:
            assert server.sit(made, token).view["mine"] == [1]
            server.hang_up()


def test_joins_by_turns_all_begin(three: list[Server]) -> None:
    lots = random.Random(3)
    for _ in range(20):
        made = lots.choice(three).make(me("Ann"), OPEN)
        lots.choice(three).join(made)
        view = lots.choice(three).sit(made).see(1)
        assert all(seat["kind"] == "person" for seat in view["seats"])


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(three: list[Server]) -> None:
    for _ in range(5):
        made = three[0].make(me("Ann"), OPEN)
        joined = three[1].join(made)
        with ThreadPoolExecutor(2) as threads:
            path = f"/api/tables/{made['table']}/rematch"
            wishes = [tokens_of(made)[0], tokens_of(joined)[0]]
            asked = [
                threads.submit(three[place].post, path, {"token": token})
                for place, token in enumerate(wishes)
            ]
            tables = [each.result().json() for each in asked]
        assert tables[0]["table"] == tables[1]["table"]
        assert {key["seat"] for table in tables for key in table["keys"]} == {0, 1}
        assert three[2].sit(tables[0]).see(1)["event"] > 0


def test_presence_and_proposals_cross_over(three: list[Server]) -> None:
    made = three[0].make(me("Ann"), OPEN)
    ann, bob = three[0].sit(made), three[1].sit(three[2].join(made))
    ann.see_that(lambda view: view["seats"][1]["here"])
    for seat in (ann, bob):
        seat.see(1)
    play_on([ann, bob], moves=6)
    mover = ann if ann.view["turn"] == 1 else bob  # the one who moved last
    other = bob if mover is ann else ann
    assert mover.propose("undo", mover.seat)["type"] == "done"
    for seat in (mover, other):
        seat.see_that(lambda view: view["proposals"])
    assert other.propose("undo", mover.seat)["type"] == "done"
    mover.see_that(lambda view: not view["proposals"])
    assert mover.log[-1]["text"].startswith("undone")
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    assert ann.propose("bot", 1)["type"] == "done"
    three[2].sit(made, *bob.tokens)
    ann.see_that(lambda view: view["seats"][1]["kind"] == "person" and view["seats"][1]["here"])


def test_nobody_is_left_at_a_table_that_the_host_has_deleted(
    three: list[Server], shared_database: str
) -> None:
    made = three[0].make(me("Ann"), me("Bob"))
    ann, bob = three[0].sit(made), three[1].sit(made)
    wait_for_people(shared_database, made["table"], 4)  # each holds both keys
    assert main(["admin", "delete", made["table"], "--database", shared_database]) == 0
    for screen in (ann, bob):
        with pytest.raises(ConnectionClosed):
            screen.hear_out()
    wait_for_people(shared_database, made["table"], 0)


def wait_for_people(database: str, table: str, people: int) -> None:
    end = time.monotonic() + SECONDS
    while asyncio.run(people_known_at(database, table)) != people:
        assert time.monotonic() < end
        time.sleep(0.05)


async def people_known_at(database: str, table: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        sql = "select count(*) from presence where table_id = $1"
        found: int = await connection.fetchval(sql, table)
        return found
    finally:
        await connection.close()


def test_hints_and_analyses_wherever_they_are_asked(three: list[Server]) -> None:
    made = three[0].make(me("Ann"), variants=["short"])
    ann = three[1].sit(made)
    assert ann.ask("hint", seat=0, at=ann.view["event"])["type"] == "hinted"
    play_on([ann])
    end = time.monotonic() + 60
    for server in three * 10_000:
        answer = server.post(f"/api/tables/{made['table']}/analysis", {"seat": 0}).json()
        if answer["analysis"]:
            break
        assert time.monotonic() < end
        time.sleep(0.05)
    working = [server for server in three if server.tables.bots.pool is not None]
    assert len(working) <= 2  # one for the hint, one for the analysis


def test_the_bots_of_a_table_are_moved_by_one_process(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process has the table open; one of them thinks."""
    with ExitStack() as stack:
        runners = [BotRunner(workers=1, instant=frozenset()) for _ in range(3)]
        servers = [stack.enter_context(Server(shared_database, bots=each)) for each in runners]
        asked: list[int] = []
        for place, runner in enumerate(runners):
            monkeypatch.setattr(runner, "choose", counted(runner.choose, asked, place))
        made = servers[0].make(me("Ann"), BOT, variants=["short"])
        seats = [server.sit(made) for server in servers]
        for number in range(8):
            mover = seats[number % 3]
            mover.see_that(lambda view: view["turn"] == 0)
            assert play_on([mover], moves=1) == 1
            for seat in seats:
                seat.see(mover.view["event"])
        seats[0].see_that(lambda view: view["turn"] == 0)
        bot_moves = sum(line["seat"] == 1 for line in seats[0].log)
        assert len(asked) == bot_moves


def test_bots_that_move_in_one_process_are_not_thought_about_again_in_the_next(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took them over before word of their moves had come, and thought about the past."""
    with ExitStack() as stack:
        runners = [BotRunner(workers=1, instant=frozenset()) for _ in range(2)]
        first, second = (
            stack.enter_context(Server(shared_database, bots=each, poll_seconds=60.0))
            for each in runners
        )
        asked: list[int] = []
        monkeypatch.setattr(runners[0], "choose", slow(runners[0].choose))
        monkeypatch.setattr(runners[1], "choose", counted(runners[1].choose, asked, 1))
        monkeypatch.setattr(line_of(second), "hear", lambda heard, payload: None)
        made = first.make(me("Ann"), BOT, variants=["short"])
        ann = first.sit(made)
        ann.see_that(lambda view: view["turn"] == 0)
        while ann.view["turn"] == 0:
            assert play_on([ann], moves=1) == 1
        ann.see_that(lambda view: view["thinking"] == 1)
        late = second.sit(made)
        assert late.view["turn"] == 1
        ann.see_that(lambda view: view["turn"] == 0)
        time.sleep(sum(PATIENCE))
        assert not asked


def line_of(server: Server) -> Line:
    peers = server.tables.peers
    assert isinstance(peers, Cluster)
    return peers.line


def slow(choose: Any) -> Any:
    async def waiting(*args: Any) -> Any:
        await asyncio.sleep(0.6)
        return await choose(*args)

    return waiting


def test_bots_taken_twice_at_once_are_free_once_given(shared_database: str) -> None:
    """Another process could not move them for as long as the first one lived."""

    async def body() -> None:
        errands = Errands()
        one, other = (Line(shared_database, process, errands) for process in (1, 2))
        try:
            for line in (one, other):
                await line.start(lambda table, revision: None, nothing)
            assert all(await asyncio.gather(one.take("table"), one.take("table")))
            assert not await other.take("table")
            one.give("table")
            async with asyncio.timeout(SECONDS):
                while not await other.take("table"):
                    await asyncio.sleep(0.01)
        finally:
            for line in (one, other):
                line.close()

    asyncio.run(body())


async def nothing() -> None:
    """Nobody looks."""


def counted(choose: Any, asked: list[int], place: int) -> Any:
    async def counting(*args: Any) -> Any:
        asked.append(place)
        return await choose(*args)

    return counting


def test_another_process_takes_the_bots_over_when_one_is_killed(shared_database: str) -> None:
    doomed = Process(shared_database)
    with Server(shared_database) as server:
        made = doomed.make(*[NOVICE] * 4)
        spectator = server.sit(made, "nothing")
        spectator.see_that(lambda view: view["event"] > 20)
        doomed.kill()
        event = spectator.view["event"]
        spectator.see_that(lambda view: view["event"] > event + 40)


def test_word_that_was_lost_is_made_up_for(three: list[Server], shared_database: str) -> None:
    """The connection that listens is cut: the process listens again and looks at its tables."""
    made = three[0].make(me("Ann"), me("Bob"))
    here, there = three[0].sit(made), three[1].sit(made)
    for _ in range(3):
        asyncio.run(cut_listeners(shared_database))
        play_on([here], moves=1)
        there.see(here.view["event"])
    assert there.view["event"] == here.view["event"]
    end = time.monotonic() + SECONDS
    while not all(server.tables.peers.is_listening() for server in three):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_process_listens_again_whatever_went_wrong(shared_database: str) -> None:
    """The database went away while tables were read: the process was never ready again."""

    async def body() -> int:
        line = Line(shared_database, 1, Errands())
        looked: list[int] = []

        async def catch_up() -> None:
            looked.append(1)
            if len(looked) == 1:
                raise Refusal("store-away")

        try:
            await line.start(lambda table, revision: None, catch_up)
            async with asyncio.timeout(SECONDS):
                while not (len(looked) > 1 and line.is_listening()):
                    await asyncio.sleep(0.05)
        finally:
            line.close()
        return len(looked)

    assert asyncio.run(body()) == 2


async def cut_listeners(database: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
        )
    finally:
        await connection.close()


def test_what_nobody_told_is_found_by_looking(
    three: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A half-open socket stays silent: the slow look finds what was never told."""
    made = three[0].make(me("Ann"), me("Bob"))
    here, there = three[0].sit(made), three[1].sit(made)
    monkeypatch.setattr(line_of(three[1]), "hear", lambda heard, payload: None)
    play_on([here], moves=2)
    there.see(here.view["event"])


def test_a_table_that_comes_back_to_a_process_is_up_to_date(three: list[Server]) -> None:
    """D1: a table moved from A to B and back showed event 6 where 56 was acknowledged."""
    made = three[0].make(me("Ann"), me("Bob"))
    first = three[0].sit(made)
    play_on([first], moves=5)
    first.close()
    second = three[1].sit(made)
    play_on([second], moves=20)
    again = three[0].sit(made)
    again.see(second.view["event"])
    record = three[2].get(f"/api/tables/{made['table']}/record").text
    assert record == three[0].get(f"/api/tables/{made['table']}/record").text


def test_writers_on_two_processes_are_put_in_order(three: list[Server]) -> None:
    """Both answer the same event at the same moment, thirty times: one is done, one is stale."""
    made = three[0].make(me("Ann"), me("Bob"))
    screens = [three[0].sit(made), three[1].sit(made)]
    for _ in range(30):
        event = max(screen.view["event"] for screen in screens)
        for screen in screens:
            screen.see(event)
        view = screens[0].view
        if view["winners"] is not None:
            break
        move = view["moves"][str(view["turn"])][0]
        wish = {"seat": view["turn"], "move": move, "at": event}
        with ThreadPoolExecutor(2) as threads:
            asked = [threads.submit(answer_of, screen, wish) for screen in screens]
        assert sorted(each.result() for each in asked) == ["done", "stale"]


def answer_of(screen: Seat, wish: dict[str, object]) -> str:
    answer = screen.ask("play", **wish)
    if answer["type"] == "done":
        screen.see(answer["event"])
        return "done"
    return str(answer["code"])


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = Process(f"sqlite:///{path}")
    try:
        with pytest.raises(StoreError, match="Another server is using"):
            asyncio.run(open_store(f"sqlite:///{path}"))
        assert path.stat().st_mode & 0o777 == 0o600
        # Whoever only reads is welcome: backups are made this way.
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as reader:
            reader.execute("select count(*) from tables").fetchone()
        reader.close()
    finally:
        first.kill()
    Process(f"sqlite:///{path}").kill()

"""A server that is killed in mid-turn loses nothing it has acknowledged; bots go on."""

import random
import time

from rollplayer.server.bots import BotRunner
from tests.server.conftest import ON_BOTH, new_database
from tests.server.harness import BOT, Process, Server, me, play_on, play_own_turns


@ON_BOTH
def test_kill_9_in_mid_turn_loses_nothing_acknowledged(database: str) -> None:
    lots = random.Random(9)
    server = Process(database)
    made = server.make(me("Ann"), me("Bob"))
    for life in range(3):
        screen = server.sit(made)
        play_on([screen], moves=lots.randrange(3, 15), seed=life)
        view = screen.view
        acknowledged = [(line["seat"], line["text"]) for line in screen.log]
        turn = view["turn"]
        move = view["moves"][str(turn)][0]
        # One more is on its way when the server dies: it counts wholly or not at all.
        play = {"type": "play", "id": 999, "seat": turn, "move": move, "at": view["event"]}
        screen.send(play)
        server.kill()
        server = Process(database)
        again = server.sit(made)
        kept = [(line["seat"], line["text"]) for line in again.log]
        assert kept[: len(acknowledged)] == acknowledged
        if len(kept) > len(acknowledged):
            assert kept[len(acknowledged)] == (turn, move)
        else:
            assert again.view["position"] == view["position"]
            assert again.view["moves"] == view["moves"]
    play_on([again])
    assert again.view["winners"]
    server.kill()


def test_the_dice_after_a_restart_are_those_that_would_have_come(sqlite: str) -> None:
    with Server(sqlite) as server:
        straight = server.sit(server.make(me("Ann"), me("Bob"), seed="one"))
        play_on([straight], moves=30, seed=5)
        made = server.make(me("Ann"), me("Bob"), seed="one")
    played = 0
    while played < 30:
        with Server(sqlite) as server:
            screen = server.sit(made)
            moves = straight.log[len(screen.log) :]
            for line in [line for line in moves if line["seat"] is not None][:10]:
                answer = screen.ask(
                    "play", seat=line["seat"], move=line["text"], at=screen.view["event"]
                )
                screen.see(answer["event"])
                played += 1
    assert screen.log == straight.log


def test_bots_finish_their_game_after_a_restart(database: str) -> None:
    server = Process(database)
    made = server.make(BOT, BOT, BOT, BOT)
    while server.get(f"/api/tables/{made['table']}").json()["round"] < 2:
        time.sleep(0.01)
    server.kill()
    server = Process(database)
    end = time.monotonic() + 30
    while (table := server.get(f"/api/tables/{made['table']}").json())["winners"] is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert table["phase"] == "over"
    assert sum(table["stars"]) != 0
    server.kill()


def test_a_bot_in_another_process_thinks_and_plays(sqlite: str) -> None:
    runner = BotRunner(workers=1, instant=frozenset())
    with Server(sqlite, bots=runner) as server:
        ann = server.sit(server.make(me("Ann"), BOT))
        if ann.view["turn"] == 0:
            play_on([ann], moves=1)
        ann.see_that(lambda view: view["thinking"] == 1)
        assert ann.view["turn"] == 1
        ann.see_that(lambda view: view["turn"] == 0)
        assert ann.view["thinking"] is None
        play_own_turns(ann, 3)


def test_a_dead_bot_process_is_replaced(sqlite: str) -> None:
    runner = BotRunner(workers=1, instant=frozenset())
    with Server(sqlite, bots=runner) as server:
        ann = server.sit(server.make(me("Ann"), BOT))
        play_own_turns(ann, 4)
        assert runner.pool is not None
        for process in runner.pool._processes.values():
            process.kill()
        play_own_turns(ann, 3)


def test_two_servers_on_one_database_never_fork_a_game(postgres: str) -> None:
    """The second to answer an event is told that it is stale, and sees the table as it is."""
    database = new_database(postgres)
    with Server(database) as one, Server(database) as two:
        made = one.make(me("Ann"), me("Bob"))
        here, there = one.sit(made), two.sit(made)
        turn, at = here.view["turn"], here.view["event"]
        first, second = here.view["moves"][str(turn)][:2]
        assert here.ask("play", seat=turn, move=first, at=at)["type"] == "done"
        assert there.ask("play", seat=turn, move=second, at=at)["code"] == "stale"
        again = two.sit(made)
        assert again.log[-1]["text"] == first

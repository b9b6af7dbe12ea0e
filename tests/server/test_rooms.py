"""Rooms in memory: bots that answer too late, running stars, rooms that are put away."""

import asyncio
import time
from typing import Any

import pytest

from rollplayer.engine import CHANCE, NOBODY, turn
from rollplayer.engine.terms import Move
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from rollplayer.server.bots import BotRunner
from rollplayer.server.table import rooms
from rollplayer.server.table.event_log import count, first_moment, happen
from tests.server.harness import BOT, OPEN, Server, me, play_on
from tests.server.test_hints import GAMES


class SlowBots(BotRunner):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__(workers=1, instant=frozenset())
        self.asked: list[Any] = []

    async def choose(self, room: Any, bot: str, state: Any, seat: int, moves: list[Move]) -> Move:
        answer: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self.asked.append((answer, moves))
        return await answer

    def reply(self, server: Server, place: int) -> None:
        answer, moves = self.asked[place]
        loop = answer.get_loop()
        loop.call_soon_threadsafe(answer.set_result, moves[0])

    def wait(self, number: int) -> None:
        end = time.monotonic() + 20
        while len(self.asked) < number:
            assert time.monotonic() < end
            time.sleep(0.01)


def test_a_bot_that_answers_after_the_table_has_moved_on_changes_nothing(sqlite: str) -> None:
    """Its person came back while it thought, and played."""
    bots = SlowBots()
    with Server(sqlite, bots=bots) as server:
        made, ann, bob = server.pair()
        seats = [ann, bob]
        away = seats[ann.view["turn"]]
        here = bob if away is ann else ann
        away.close()
        here.see_that(lambda view: not view["seats"][away.seat]["here"])
        assert here.propose("bot", away.seat)["type"] == "done"
        bots.wait(1)
        back = server.sit(made, *away.tokens)
        back.see_that(lambda view: view["seats"][away.seat]["kind"] == "person")
        here.see_that(lambda view: view["seats"][away.seat]["kind"] == "person")
        both = [here, back]
        play_on(both, moves=1)
        event = back.view["event"]
        bots.reply(server, 0)
        time.sleep(0.2)
        assert back.ask("ping")["type"] == "pong"
        assert server.tables.rooms.in_use[made["table"]].game.event == event
        play_on(both, moves=3)


def test_a_bot_does_not_move_for_somebody_who_is_back(sqlite: str) -> None:
    """They came back while it thought, and are still looking."""
    bots = SlowBots()
    with Server(sqlite, bots=bots) as server:
        made, ann, bob = server.pair()
        away = [ann, bob][ann.view["turn"]]
        here = bob if away is ann else ann
        away.close()
        here.see_that(lambda view: not view["seats"][away.seat]["here"])
        assert here.propose("bot", away.seat)["type"] == "done"
        bots.wait(1)
        back = server.sit(made, *away.tokens)
        back.see_that(lambda view: view["seats"][away.seat]["kind"] == "person")
        event = back.view["event"]
        bots.reply(server, 0)
        time.sleep(0.2)
        assert back.ask("ping")["type"] == "pong"
        assert server.tables.rooms.in_use[made["table"]].game.event == event


def test_a_bot_thinks_again_when_the_move_before_was_taken_back(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    bots = SlowBots()
    with Server(sqlite, bots=bots) as server:
        ann, place = server.sit(server.make(me("Ann"), BOT)), 0
        while ann.view["turn"] != 0:  # until Ann begins: then the bot chooses its race after her
            place += 1
            bots.wait(place)
            ann = server.sit(server.make(me("Ann"), BOT))
        ann.play("race human")
        bots.wait(place + 1)
        assert ann.ask("undo", seat=0, at=ann.view["event"])["type"] == "done"
        ann.see_that(lambda view: view["turn"] == 0)
        bots.reply(server, place)
        ann.play("race orc")
        bots.wait(place + 2)
        bots.reply(server, place + 1)
        ann.see_that(lambda view: view["position"]["heroes"][1]["race"])
        assert ann.view["position"]["heroes"][0]["race"] == "orc"
    assert not caplog.records


def test_a_bot_that_fails_is_replaced_for_that_move(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> int:
        raise ValueError("a bot with a headache")

    runner = BotRunner(workers=1, instant=frozenset())
    monkeypatch.setattr(runner, "elsewhere", broken)
    with Server(sqlite, bots=runner) as server:
        ann = server.sit(server.make(me("Ann"), BOT))
        for _ in range(3):
            ann.see_that(lambda view: view["turn"] == 0)
            play_on([ann], moves=1)
    assert any("bot random failed" in line for line in caplog.messages)


def test_running_stars_are_those_of_a_full_count_after_every_event() -> None:
    """Stars change when others buy, too: who has the most cards. All golden games, every event."""
    bought_by_others = 0
    for path in sorted(GAMES.glob("*.txt"))[::3]:
        record, _ = read_record(base_cards(), path.read_text("utf-8"))
        moment = first_moment(record.first)
        for event in record.events:
            before = moment
            moment = happen(moment, event).after
            full = count(moment.state)
            assert [card.total for card in full] == list(moment.stars)
            assert [card.lines for card in full] == [card.lines for card in moment.scores]
            if event.seat not in (CHANCE, NOBODY):
                bought_by_others += any(
                    before.stars[seat] != moment.stars[seat]
                    for seat in range(len(full))
                    if seat != event.seat
                )
    assert bought_by_others > 0, "no game shows the case this test is about"


def test_a_room_with_bots_at_work_is_not_put_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    bots = SlowBots()
    with Server(sqlite, bots=bots) as server:
        made = server.make(BOT, BOT)
        bots.wait(1)
        idle = server.make(me("Ann"), OPEN)
        end = time.monotonic() + 20
        while idle["table"] in server.tables.rooms.in_use:  # the server sweeps by itself
            assert time.monotonic() < end
            time.sleep(0.02)
        assert made["table"] in server.tables.rooms.in_use
        bots.reply(server, 0)
        bots.wait(2)


def test_a_room_that_was_put_away_is_found_again(
    light: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = light.make(me("Ann"))
    screen = light.sit(made)
    play_on([screen], moves=4)
    log = screen.log
    screen.close()
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    end = time.monotonic() + 20
    while made["table"] in light.tables.rooms.in_use:
        assert time.monotonic() < end
        time.sleep(0.02)
    monkeypatch.undo()
    assert light.sit(made).log == log


def test_nobody_moves_before_the_game_begins(light: Server) -> None:
    made = light.make(me("Ann"), OPEN)
    ann = light.sit(made)
    assert turn(light.tables.rooms.in_use[made["table"]].game.state) == CHANCE
    assert ann.ask("play", seat=0, move="race human", at=0)["code"] == "not-begun"

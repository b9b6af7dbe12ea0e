"""Analyses: the same as the command line's, in pieces, for games that are over."""

import asyncio
import time
from pathlib import Path

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.record import read_record
from rollplayer.search.analysis import analyse
from rollplayer.search.report import write_analysis
from rollplayer.server.bots import BotRunner
from rollplayer.server.peers import OneProcess
from rollplayer.server.queueing import ANALYSIS, Claim
from rollplayer.server.store.sqlite import SqliteStore
from rollplayer.server.table import analyses
from rollplayer.server.wire.advice import Analysis
from tests.server.conftest import ON_BOTH
from tests.server.harness import Json, Server, me, play_on

ROOT = Path(__file__).resolve().parents[2]
SOLO = ROOT / "tests" / "golden" / "games" / "1p-second-s-reverse.txt"
TWO = ROOT / "tests" / "golden" / "games" / "2p-second-s-drawn.txt"


def uploaded(server: Server, path: Path) -> str:
    table: str = server.post("/api/records", {"record": path.read_text("utf-8")}).json()["table"]
    return table


def analyzed(server: Server, table: str, seat: int = 0) -> tuple[Json, list[Json]]:
    """The analysis, and what was said on the way to it."""
    said: list[Json] = []
    end = time.monotonic() + 60
    while time.monotonic() < end:
        answer = server.post(f"/api/tables/{table}/analysis", {"seat": seat})
        assert answer.status_code == 200, answer.text
        said.append(answer.json())
        if found := said[-1]["analysis"]:
            return found, said
        time.sleep(0.05)
    raise AssertionError("the analysis does not end")


def test_an_analysis_is_that_of_the_command_line_and_tells_how_far_it_is(server: Server) -> None:
    table = uploaded(server, SOLO)
    found, said = analyzed(server, table)
    record, _ = read_record(base_cards(), SOLO.read_text("utf-8"))
    expected = write_analysis(analyse(record, 0, work=1))

    assert {key: round(value, 3) for key, value in found["sums"].items()} == expected["sums"]
    sums = found["sums"]
    total = sums["start"] + sums["luck"] + sums["others"] - sums["loss"] + sums["drift"]
    assert total == pytest.approx(sums["result"])
    assert [point["event"] for point in found["curve"]] == [
        point["events"] for point in expected["curve"]
    ]
    assert [decision["event"] - 1 for decision in found["costliest"]] == expected["costliest"]
    by_event = {decision["event"]: decision for decision in expected["decisions"]}
    for decision in found["costliest"]:
        known = by_event[decision["event"] - 1]
        assert decision["played"]["move"] == known["played"]
        assert decision["best"]["move"] == known["best"]
        assert round(decision["loss"], 3) == known["loss"][0]
    assert len(found["luckiest"]) == 3
    done = [each["done"] for each in said[:-1]]
    assert done == sorted(done)
    assert all(each["done"] <= each["total"] for each in said)
    assert len(set(done)) > 2


def test_what_was_found_is_kept(light: Server) -> None:
    table = uploaded(light, SOLO)
    first, _ = analyzed(light, table)
    again, said = analyzed(light, table)
    assert again == first
    assert len(said) == 1


def test_at_a_table_there_is_a_chance_to_win_and_a_line_for_the_others(light: Server) -> None:
    table = uploaded(light, TWO)
    for seat in (0, 1):
        found, _ = analyzed(light, table, seat)
        assert found["seat"] == seat
        assert found["players"] == 2
        assert all(0 <= point["win"] <= 1 for point in found["curve"])
        assert found["sums"]["others"] != 0


def test_events_have_the_numbers_of_the_table_also_after_taking_back(light: Server) -> None:
    ann = light.sit(made := light.make(me(), variants=["short"]))
    play_on([ann], moves=1)
    back = ann.view["event"]
    for _ in range(2):  # a move that rolls nothing, taken back
        while 0 not in ann.view["undo"]:
            play_on([ann], moves=1)
        ann.ask("undo", seat=0, at=ann.view["event"])
        ann.next_view()
    play_on([ann])
    assert ann.view["event"] > back
    found, _ = analyzed(light, made["table"])
    assert found["curve"][-1]["event"] == ann.view["event"]
    lines = {line["number"]: line for line in ann.log}
    for decision in found["costliest"]:
        assert lines[decision["event"]]["text"] == decision["played"]["move"]
        assert lines[decision["event"]]["die"] == decision["played"]["die"]
    for luck in found["luckiest"]:
        assert lines[luck["first"]]["seat"] is lines[luck["last"]]["seat"] is None


def test_a_game_that_is_on_is_not_analyzed(light: Server) -> None:
    made = light.make(me())
    answer = light.post(f"/api/tables/{made['table']}/analysis", {"seat": 0})
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-over"


@pytest.mark.parametrize("seat", [-1, 1, 2**40])
def test_a_seat_that_is_not_there_is_refused(light: Server, seat: int) -> None:
    answer = light.post(f"/api/tables/{uploaded(light, SOLO)}/analysis", {"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_too_many_at_once_are_put_off(light: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(light, moves=3)
    monkeypatch.setattr(analyses, "MOST_AT_WORK", 0)
    answer = light.post(f"/api/tables/{record}/analysis", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    monkeypatch.undo()
    found, _ = analyzed(light, record)
    assert not found["finished"]


@ON_BOTH
def test_findings_are_kept_with_the_game(database: str) -> None:
    with Server(database) as server:
        table = begun(server, moves=2)
        found, _ = analyzed(server, table)
    with Server(database) as server:
        again = server.post(f"/api/tables/{table}/analysis", {"seat": 0}).json()
        assert again["analysis"] == found


def begun(server: Server, moves: int) -> str:
    """A game of so many moves, as a record to look at."""
    ann = server.sit(made := server.make(me()))
    play_on([ann], moves)
    text = server.get(f"/api/tables/{made['table']}/record").text
    table: str = server.post("/api/records", {"record": text}).json()["table"]
    return table


def test_who_asks_next_is_not_told_that_another_game_could_not_be_analyzed(
    tmp_path: Path,
) -> None:
    async def broken() -> Analysis:
        raise ValueError("a record that nobody could foresee")

    async def failed_and_forgotten() -> int:
        store = SqliteStore(tmp_path / "games.db")
        kept = analyses.Analyses(BotRunner(1), 1, store, OneProcess())
        key = analyses.Key("abc", 1, 0)
        progress = kept.at_work[key] = analyses.Progress(key, Claim("", ANALYSIS, "abc"))
        progress.task = asyncio.create_task(broken())
        await asyncio.wait([progress.task])
        kept.clear_away()
        await store.close()
        return len(kept.at_work)

    assert asyncio.run(failed_and_forgotten()) == 0

"""Spectator link, invitation and seat key are three rights, and none leads to another."""

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rollplayer.server.lobby import joining
from rollplayer.server.table import proposals
from rollplayer.server.tokens import hashed
from tests.server.conftest import ON_BOTH
from tests.server.harness import BOT, OPEN, Server, me, play_on, play_own_turns, tokens_of


def test_the_spectator_link_does_not_give_the_invitation_of_a_private_table(server: Server) -> None:
    """D3: a stranger with the link for spectators took a seat."""
    made = server.make(me("Ann"), OPEN)
    assert server.get(f"/api/tables/{made['table']}").json()["invite"] is None
    assert server.sit(made, "nothing").view["invite"] is None
    assert server.post(f"/api/join/{made['table']}", {"name": "Eve"}).status_code == 404
    assert server.sit(made).view["invite"] == made["invite"]
    mine = server.post("/api/mine", {"tokens": tokens_of(made)}).json()
    assert mine[0]["invite"] == made["invite"]


def test_seats_of_a_rematch_are_kept_for_their_players(server: Server) -> None:
    """D3: a spectator took the host's seat in the rematch."""
    made = server.make(me("Ann"), OPEN)
    joined = server.join(made)
    spectator = server.sit(made, "nothing")
    path = f"/api/tables/{made['table']}/rematch"
    first = server.post(path, {"token": tokens_of(joined)[0]}).json()
    spectator.see_that(lambda view: view["next"])
    assert spectator.view["next"] == first["table"]
    assert server.get(f"/api/tables/{first['table']}").json()["invite"] is None
    # Even whoever has the invitation cannot take the seat that is kept.
    for wish in ({"name": "Eve"}, {"name": "Eve", "seat": 1}):
        answer = server.post(f"/api/join/{first['invite']}", wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "reserved")
    second = server.post(path, {"token": tokens_of(made)[0]}).json()
    assert [key["seat"] for key in first["keys"]] == [0]  # Bob was second, and begins now
    assert [key["seat"] for key in second["keys"]] == [1]
    assert server.sit(second).see(1)["event"] > 0


def test_the_host_frees_a_kept_seat_for_others(light: Server) -> None:
    made = light.make(me("Ann"), OPEN)
    joined = light.join(made)
    path = f"/api/tables/{made['table']}/rematch"
    again = light.post(path, {"token": tokens_of(made)[0]}).json()
    ann = light.sit(again)
    assert ann.view["seats"][0]["reserved"]
    assert ann.view["host"] == 1
    assert ann.ask("free", seat=1, target=0)["type"] == "done"
    light.join(again, "Dora")
    ann.see(1)
    late = light.post(path, {"token": tokens_of(joined)[0]})
    assert late.status_code == 409
    assert ann.ask("free", seat=1, target=0)["code"] == "begun"


def test_nobody_moves_for_another_seat(light: Server) -> None:
    made, ann, bob = light.pair()
    turn = ann.see_that(lambda view: view["turn"] is not None)["turn"]
    mover, other = (ann, bob) if turn == ann.seat else (bob, ann)
    move = mover.see_that(lambda view: view["turn"] == turn and view["moves"])["moves"][str(turn)][
        0
    ]
    for stranger in (other, light.sit(made, "nothing")):
        asked = stranger.ask("play", seat=turn, move=move, at=mover.view["event"])
        assert (asked["type"], asked["code"]) == ("refused", "not-your-seat")
    assert mover.play(move)["type"] == "done"


def test_only_the_host_frees_and_closes(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, OPEN)
    bob = light.sit(light.join(made))
    ann = light.sit(made)
    assert bob.ask("free", seat=1, target=2)["code"] == "not-the-host"
    assert bob.ask("close", seat=1)["code"] == "not-the-host"
    assert ann.ask("free", seat=0, target=0)["code"] == "bad-request"
    assert ann.ask("close", seat=0)["type"] == "done"
    bob.see_that(lambda view: view["closed"] == "host")
    assert bob.view["ended"]
    answer = light.post(f"/api/join/{made['invite']}", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "closed")


def test_a_game_that_has_begun_closes_when_all_agree(server: Server) -> None:
    _, ann, bob = server.pair()
    assert ann.ask("close", seat=0)["code"] == "begun"
    assert ann.propose("close", 0)["type"] == "done"
    bob.see_that(lambda view: view["proposals"])
    assert bob.propose("close", 0)["type"] == "done"
    ann.see_that(lambda view: view["closed"] == "agreed")
    assert ann.view["turn"] is None
    assert ann.play("take 1")["code"] == "closed"


def test_whoever_resigns_is_played_by_a_bot_to_the_end(server: Server) -> None:
    made = server.make(me("Ann"), OPEN, variants=["short"])
    ann, bob = server.sit(made), server.sit(server.join(made))
    for seat in (ann, bob):
        seat.see(1)
    play_on([ann, bob], moves=4)
    assert bob.ask("resign", seat=1)["type"] == "done"
    ann.see_that(lambda view: view["seats"][1]["kind"] == "bot")
    assert ann.view["seats"][1]["bot"] == "adept"
    assert server.sit(made, *bob.tokens).view["mine"] == []
    play_own_turns(ann, 2)


def test_a_table_closes_when_the_last_person_resigns(light: Server) -> None:
    ann = light.sit(light.make(me("Ann"), BOT))
    ann.see_that(lambda view: view["turn"] == 0)
    assert ann.ask("resign", seat=0)["type"] == "done"
    ann.see_that(lambda view: view["closed"] == "resigned")


def test_two_who_agree_send_a_third_away_for_good(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, OPEN)
    bob, cleo = light.join(made, "Bob"), light.join(made, "Cleo")
    seats = [light.sit(made), light.sit(bob), light.sit(cleo)]
    assert seats[0].propose("kick", 2)["type"] == "done"
    seats[1].see_that(lambda view: view["proposals"])
    assert seats[1].view["seats"][2]["kind"] == "person"
    assert seats[1].propose("kick", 2)["type"] == "done"
    seats[0].see_that(lambda view: view["seats"][2]["kind"] == "bot")
    assert light.sit(made, *tokens_of(cleo)).view["mine"] == []


def test_one_alone_sends_nobody_away(light: Server) -> None:
    _, ann, _ = light.pair()
    assert ann.propose("kick", 1)["reason"] == "not-enough-votes"


def test_a_stand_in_is_decent_takes_its_time_and_is_recalled(sqlite: str) -> None:
    """D4: 31 s after a player's socket closed, 90 random moves ended the game in a second."""
    with Server(sqlite, abandoned_after=0.0, stand_in_pause=0.4) as server:
        made, ann, bob = server.pair()
        play_on([ann, bob], moves=3)
        bob.close()
        ann.see_that(lambda view: not view["seats"][1]["here"])
        assert ann.propose("bot", 1, bot="random")["reason"] == "weak-stand-in"
        assert ann.propose("bot", 1)["type"] == "done"
        ann.see_that(lambda view: view["seats"][1]["stand_in"])
        assert ann.view["seats"][1]["bot"] == "adept"
        begun, event = time.monotonic(), ann.view["event"]
        ann.see_that(lambda view: view["turn"] == 0)
        moves = sum(line["seat"] == 1 and line["number"] > event for line in ann.log)
        assert time.monotonic() - begun >= 0.3 * moves
        play_on([ann], moves=1)
        assert ann.propose("recall", 1)["type"] == "done"
        ann.see_that(lambda view: view["seats"][1]["kind"] == "person")
        assert server.sit(made, *bob.tokens).view["mine"] == [1]


def test_in_a_game_over_days_nobody_is_away_soon(light: Server) -> None:
    _, ann, bob = light.pair(pace="slow")
    assert ann.view["pace"] == "slow"
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    assert ann.propose("bot", 1)["reason"] == "not-away-long"


def test_over_days_a_player_is_away_when_the_table_has_waited_long(
    light: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, ann, bob = light.pair(pace="slow")
    seats = [ann, bob]
    away = seats[ann.view["turn"]]
    here = bob if away is ann else ann
    away.close()
    here.see_that(lambda view: not view["seats"][away.seat]["here"])
    monkeypatch.setattr(proposals, "SLOW_SECONDS", 0.0)
    assert here.propose("bot", here.seat)["reason"] == "not-away-long"
    assert here.propose("bot", away.seat)["type"] == "done"
    assert light.tables.rooms.in_use[made["table"]].seats[away.seat].kind == "bot"


@ON_BOTH
def test_a_seat_moves_to_another_device_by_a_code_that_works_once(server: Server) -> None:
    made, ann, bob = server.pair()
    path = f"/api/tables/{made['table']}/handover"
    assert server.post(path, {"token": "nothing"}).status_code == 403
    answer = server.post(path, {"token": bob.tokens[0]}).json()
    assert len(answer["code"]) == 10
    assert answer["seconds"] == 600
    typed = f" {answer['code'][:5].lower()}-{answer['code'][5:]} "
    moved = server.post("/api/handover", {"code": typed}).json()
    assert moved["table"] == made["table"]
    phone = server.sit(moved)
    assert phone.view["mine"] == [1]
    with pytest.raises(ConnectionClosed):  # the old device is told by its connection ending
        bob.hear_out()
    assert server.sit(made, *bob.tokens).view["mine"] == []
    again = server.post("/api/handover", {"code": answer["code"]})
    assert (again.status_code, again.json()["code"]) == (404, "not-found")
    ann.see(phone.view["event"])
    play_on([ann, phone], moves=3)


def test_a_code_for_another_device_is_good_for_ten_minutes(
    light: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _, bob = light.pair()
    codes = [
        light.post(f"/api/tables/{made['table']}/handover", {"token": bob.tokens[0]}).json()["code"]
        for _ in range(2)
    ]
    for code, minutes, status in zip(codes, (11, 9), (404, 200), strict=True):
        later = (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat()
        monkeypatch.setattr(joining, "now", lambda later=later: str(later))
        assert light.post("/api/handover", {"code": code}).status_code == status


@ON_BOTH
def test_of_many_devices_with_one_code_a_single_one_gets_the_seat(server: Server) -> None:
    made, _, bob = server.pair()
    path = f"/api/tables/{made['table']}/handover"
    code = server.post(path, {"token": bob.tokens[0]}).json()["code"]
    with ThreadPoolExecutor(8) as devices:
        asked = [devices.submit(server.post, "/api/handover", {"code": code}) for _ in range(8)]
        answers = [each.result().status_code for each in asked]
    assert sorted(answers) == [200, *[404] * 7]


def test_no_secret_of_a_seat_is_kept_or_shown(sqlite: str) -> None:
    with Server(sqlite) as server:
        made, ann, bob = server.pair()
        code = server.post(
            f"/api/tables/{made['table']}/handover", {"token": bob.tokens[0]}
        ).json()["code"]
        play_on([ann, bob], moves=3)
        shown = [
            str(ann.view),
            server.get(f"/api/tables/{made['table']}/record").text,
            server.get(f"/api/tables/{made['table']}").text,
            server.get("/metrics").text,
        ]
    kept = Path(sqlite.removeprefix("sqlite:///")).read_bytes()
    for secret in (*ann.tokens, *bob.tokens, code):
        assert secret.encode() not in kept
        assert not any(secret in text for text in shown)
    assert hashed(bob.tokens[0]).encode() in kept

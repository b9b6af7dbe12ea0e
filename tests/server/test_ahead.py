"""Decisions ahead of one's turn: all place their starting dice at the same time (R2.12)."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record
from tests.server.conftest import new_database
from tests.server.harness import BOT, OPEN, Json, Process, Seat, Server, me, play_on

ADEPT: Json = {"kind": "bot", "bot": "adept"}
FOUR = ("Ann", "Bob", "Cleo", "Dan")


def sit_down(server: Any, people: int = 2, **options: Any) -> tuple[Json, list[Seat]]:
    """A table of people on their own devices, at the moment when the starting dice lie there.

    They are given in turn order.
    """
    made = server.make(me(FOUR[0]), *[OPEN] * (people - 1), **options)
    joined = [made, *(server.join(made, name) for name in FOUR[1:people])]
    seats = [server.sit(each) for each in joined]
    for seat in seats:
        seat.see(1)
    while not seats[0].view["choosing"]:
        play_on(seats, moves=1)
    order = seats[0].view["choosing"]
    return made, [seats[seat] for seat in order]


def own(seat: Seat) -> Json:
    """What a viewer is shown of its seat before its turn."""
    shown: Json = seat.view["ahead"][str(seat.seat)]
    return shown


def decide(seat: Seat, move: str | None = None) -> Json:
    """Decides ahead, the first move that is listed unless one is named."""
    shown = own(seat)
    chosen = move or shown["moves"][0]
    answer = seat.ask("ahead", seat=seat.seat, at=shown["at"], move=chosen)
    if answer["type"] == "done":
        seat.see_that(lambda view: is_later(view, seat, shown["at"]))
    return answer


def is_later(view: Json, seat: Seat, at: int) -> bool:
    ahead = view["ahead"].get(str(seat.seat))
    return ahead is None or ahead["at"] > at


def decide_all(seat: Seat, seed: int = 1) -> list[str]:
    lots = random.Random(seed)
    while own(seat)["moves"]:
        assert decide(seat, lots.choice(own(seat)["moves"]))["type"] == "done"
    decided: list[str] = own(seat)["decided"]
    return decided


def moves_of(log: list[Json], seat: int) -> list[str]:
    return [line["text"] for line in log if line["seat"] == seat and line["text"][:6] == "place "]


def take_back(seat: Seat) -> Json:
    at = own(seat)["at"]
    answer = seat.ask("take-back", seat=seat.seat, at=at)
    if answer["type"] == "done":
        seat.see_that(lambda view: is_later(view, seat, at))
    return answer


def finish(seat: Seat) -> None:
    """The seat to move places all its starting dice."""
    while seat.view["turn"] == seat.seat and seat.view["choosing"]:
        assert seat.play(seat.moves()[0])["type"] == "done"


@pytest.mark.parametrize("people", [2, 4])
def test_nobody_waits_for_another_to_place_the_starting_dice(server: Server, people: int) -> None:
    _, seats = sit_down(server, people)
    first, *others = seats
    event = first.view["event"]
    decided = {seat.seat: decide_all(seat, seat.seat) for seat in reversed(others)}
    assert all(len(moves) == people + 4 for moves in decided.values())
    # Nothing has happened yet; everybody sees who is still choosing, and nobody what was chosen.
    first.see_that(lambda view: view["choosing"] == [first.seat])
    assert first.view["event"] == event
    assert first.view["ahead"] == {}
    for seat in others:
        assert not any(first.view["position"]["heroes"][seat.seat]["sheet"].values())
        sheet = own(seat)["hero"]["sheet"]
        assert sum(len(row) for row in sheet.values()) == people + 4
    finish(first)
    # The first seat's last die brings all that was decided, in turn order, and the first round.
    assert first.view["choosing"] == []
    assert first.view["position"]["round"] == 1
    placed = [line["seat"] for line in first.log if line["text"][:6] == "place "]
    assert placed == [seat.seat for seat in seats for _ in range(people + 4)]
    for seat in others:
        seat.see(first.view["event"])
        assert moves_of(seat.log, seat.seat) == decided[seat.seat]
        assert seat.view["ahead"] == {}


def test_a_game_with_decisions_ahead_is_verified_like_any_other(light: Server) -> None:
    made, seats = sit_down(light, 3, variants=["short"])
    for seat in seats[1:]:
        decide_all(seat)
    play_on(seats)
    text = light.get(f"/api/tables/{made['table']}/record").text
    record, _ = read_record(base_cards(), text, verify=True)
    assert verify_seed(record, seats[0].view["seed"])


@pytest.mark.parametrize("people", [2, 4])
def test_the_same_decisions_give_the_same_game_in_turn_and_ahead(
    light: Server, people: int
) -> None:
    _, seats = sit_down(light, people, seed="one")
    for seat in seats:
        seat.see_that(lambda view, mover=seat: view["turn"] == mover.seat)
        finish(seat)
    in_turn = seats[-1].log

    _, seats = sit_down(light, people, seed="one")
    for seat in reversed(seats[1:]):
        while own(seat)["moves"]:
            decide(seat)
    finish(seats[0])
    for seat in seats:
        seat.see(seats[0].view["event"])
        assert seat.log == in_turn


def test_what_a_seat_sees_ahead_is_what_it_gets(light: Server) -> None:
    _, (first, second) = sit_down(light)
    decide_all(second)
    shown = own(second)
    assert (shown["moves"], shown["prompt"], shown["rule"]) == ([], None, None)
    finish(first)
    second.see_that(lambda view: view["position"]["round"] == 1)
    hero = second.view["position"]["heroes"][second.seat]
    assert hero == shown["hero"]
    assert second.view["scores"][second.seat] == shown["score"]


def test_a_half_made_decision_goes_on_when_the_turn_comes(light: Server) -> None:
    _, (first, second) = sit_down(light)
    for _ in range(3):
        decide(second)
    at, moves = own(second)["at"], own(second)["moves"]
    finish(first)
    # Sent before the news that the turn has come: it is a move now.
    answer = second.ask("ahead", seat=second.seat, at=at, move=moves[0])
    assert answer["type"] == "done"
    second.see(answer["event"])
    assert len(moves_of(second.log, second.seat)) == 4
    assert second.ask("ahead", seat=second.seat, at=at, move=moves[0])["code"] == "stale"
    assert second.view["turn"] == second.seat
    finish(second)
    assert second.view["position"]["round"] == 1


def test_decisions_are_refused_as_moves_are(light: Server) -> None:
    _, (first, second) = sit_down(light)
    shown = own(second)
    event = second.view["event"]
    assert decide(second, "place y9 str")["code"] == "illegal-move"
    assert decide(second, "flip str1")["rule"] == "R2.12"
    assert decide(second, "use knowledge")["code"] == "illegal-move"
    assert second.ask("ahead", seat=first.seat, at=0, move="x")["code"] == "not-your-seat"
    assert second.ask("ahead", seat=second.seat, at=7, move="x")["code"] == "stale"
    assert take_back(second)["code"] == "no-undo"
    assert own(second) == shown
    assert decide(second)["type"] == "done"
    doubled = second.ask("ahead", seat=second.seat, at=shown["at"], move=shown["moves"][0])
    assert doubled["code"] == "stale"
    assert len(own(second)["decided"]) == 1
    assert second.play(own(second)["moves"][0], at=event)["code"] == "not-your-turn"


def test_what_must_be_decided_in_turn_is_not_decided_ahead(light: Server) -> None:
    made = light.make(me("Ann"), OPEN)
    seats = [light.sit(made), light.sit(light.join(made))]
    for seat in seats:
        seat.see(1)
    waiting = next(seat for seat in seats if seat.view["turn"] != seat.seat)
    assert waiting.view["choosing"] == []
    assert waiting.view["ahead"] == {}
    answer = waiting.ask("ahead", seat=waiting.seat, at=0, move="race orc")
    assert (answer["code"], answer["reason"]) == ("not-your-turn", "decide-in-turn")


def test_previews_and_reasons_know_what_was_decided(light: Server) -> None:
    _, (_, second) = sit_down(light)
    row = own(second)["moves"][0].split()[2]
    for _ in range(3):
        decide(second, next(move for move in own(second)["moves"] if move.endswith(row)))
    full = f"place {own(second)['moves'][0].split()[1]} {row}"
    assert second.ask("why", seat=second.seat, move=full)["rule"] == "R2.12"
    fourth = own(second)["moves"][0]
    assert second.ask("why", seat=second.seat, move=fourth)["type"] == "done"
    scores = second.ask("preview", seat=second.seat, move=fourth)["scores"]
    decide(second, fourth)
    assert scores[second.seat] == own(second)["score"]


def test_a_decision_is_taken_back_until_it_is_played(server: Server) -> None:
    _, (first, second) = sit_down(server)
    before = own(second)
    decide_all(second)
    first.see_that(lambda view: view["choosing"] == [first.seat])
    while own(second)["decided"]:
        assert take_back(second)["type"] == "done"
    now = own(second)
    assert {**now, "at": 0} == {**before, "at": 0}
    first.see_that(lambda view: second.seat in view["choosing"])
    decided = decide_all(second, seed=2)
    event = first.view["event"]
    finish(first)
    second.see(event + 1)
    second.see_that(lambda view: view["position"]["round"] == 1)
    assert moves_of(second.log, second.seat) == decided
    # Now the round's dice have been rolled: the usual rule of taking back.
    asked = {"seat": second.seat, "at": second.view["event"]}
    assert second.ask("undo", **asked)["code"] == "no-undo"


def test_taking_back_costs_nobody_else_a_decision(server: Server) -> None:
    """Ann takes her last die back after Bob's were played: his lie where he put them."""
    _, (first, second, third) = sit_down(server, 3)
    bobs = decide_all(second)
    decide(third)
    finish(first)
    for seat in (second, third):
        seat.see(first.view["event"])
    assert third.view["turn"] == third.seat
    for seat in (first, second, third):
        assert seat.propose("undo", first.seat)["type"] == "done"
    for seat in (first, second, third):
        seat.see_that(lambda view: view["turn"] == first.seat)
    assert own(second)["decided"] == bobs
    assert len(own(third)["decided"]) == 1
    finish(first)
    third.see_that(lambda view: view["turn"] == third.seat)
    assert moves_of(third.log[-8:], second.seat) == bobs
    finish(third)
    assert third.view["position"]["round"] == 1


def test_decisions_end_where_the_game_goes_back_to_before_the_roll(light: Server) -> None:
    _, seats = sit_down(light)
    first, second = seats
    decide_all(second)
    for seat in (second, first):
        assert seat.propose("undo", second.seat)["type"] == "done"
    for seat in seats:
        seat.see_that(lambda view: view["turn"] == second.seat)
    assert second.view["ahead"] == {}
    assert second.view["position"]["prompts"][0]["kind"] == "class"
    while not first.view["choosing"]:
        play_on(seats, moves=1)
    second.see(first.view["event"])
    assert own(second)["decided"] == []


def test_what_a_person_decided_counts_whoever_plays_the_seat_then(server: Server) -> None:
    """Resigned, or replaced by a stand-in: the bot goes on after what was decided."""
    _, (first, second, third) = sit_down(server, 3)
    for seat in (second, third):
        decide(seat)
        decide(seat)
    wanted = {seat.seat: own(seat)["decided"] for seat in (second, third)}
    assert second.ask("resign", seat=second.seat)["type"] == "done"
    assert second.ask("ahead", seat=second.seat, at=2, move="x")["code"] == "not-your-seat"
    third.close()
    first.see_that(lambda view: not view["seats"][third.seat]["here"])
    assert first.propose("bot", third.seat)["type"] == "done"
    finish(first)
    first.see_that(lambda view: view["position"]["round"] == 1)
    for seat in (second, third):
        assert moves_of(first.log, seat.seat)[:2] == wanted[seat.seat]


def play_to_the_dice(seats: list[Seat]) -> None:
    """The people on seats 0 and 2 choose until all may place their starting dice."""
    while not seats[0].view["choosing"]:
        for seat in seats:
            seat.see_that(lambda view: view["turn"] in (0, 2))
        play_on(seats, moves=1)


def test_people_decide_while_bots_sit_between_them(light: Server) -> None:
    made = light.make(me("Ann"), BOT, OPEN, BOT)
    seats = [light.sit(made), light.sit(light.join(made))]
    for seat in seats:
        seat.see(1)
    play_to_the_dice(seats)
    for seat in seats:
        seat.see_that(lambda view: view["turn"] in (0, 2))
    later = next(seat for seat in seats if seat.view["turn"] != seat.seat)
    sooner = next(seat for seat in seats if seat is not later)
    wanted = decide_all(later)
    finish(sooner)
    sooner.see_that(lambda view: view["position"]["round"] == 1)
    assert moves_of(sooner.log, later.seat) == wanted


def test_deltas_bring_decisions_to_their_own_seat_alone(light: Server) -> None:
    _, (first, second) = sit_down(light)
    watching = light.sit({"table": second.view["table"], "keys": []}, "", deltas=True)
    again = Seat(light.connect(second.view["table"]), second.tokens, deltas=True)
    decide_all(second)
    again.see_that(lambda view: not own(again)["moves"])
    assert own(again) == own(second)
    watching.see_that(lambda view: view["choosing"] == [first.seat])
    assert watching.view["ahead"] == {}
    assert b"place " not in str(watching.view["seats"]).encode()
    again.close()


def test_the_list_of_my_games_says_that_i_can_decide(light: Server) -> None:
    made, (first, second) = sit_down(light)

    def choosing() -> Any:
        return light.get(f"/api/tables/{made['table']}").json()["choosing"]

    assert choosing() == [first.seat, second.seat]
    decide_all(second)
    assert choosing() == [first.seat]
    finish(first)
    assert choosing() == []


def test_a_slow_game_waits_as_long_for_whoever_is_to_move(light: Server) -> None:
    """Somebody else's decision ahead does not begin the two days again."""
    made, (_, second) = sit_down(light, pace="slow")
    changed = light.get(f"/api/tables/{made['table']}").json()["changed"]
    decide_all(second)
    assert light.get(f"/api/tables/{made['table']}").json()["changed"] == changed


def test_kill_9_loses_no_decision_that_was_acknowledged(database: str) -> None:
    server = Process(database)
    made, (first, second) = sit_down(server)
    tokens = {"first": first.tokens, "second": second.tokens}
    acknowledged: list[str] = []
    for _ in range(2):
        for _ in range(3):
            assert decide(second)["type"] == "done"
        acknowledged = own(second)["decided"]
        # One more is on its way when the server dies: it counts wholly or not at all.
        shown = own(second)
        move = shown["moves"][0] if shown["moves"] else "place r1 str"
        second.send(
            {"type": "ahead", "id": 999, "seat": second.seat, "at": shown["at"], "move": move}
        )
        server.kill()
        server = Process(database)
        first = server.sit(made, *tokens["first"])
        second = server.sit(made, *tokens["second"])
        kept = own(second)["decided"]
        assert kept in (acknowledged, [*acknowledged, move])
        while len(own(second)["decided"]) > len(acknowledged):
            assert take_back(second)["type"] == "done"
    assert len(acknowledged) == 6
    finish(first)
    second.see_that(lambda view: view["position"]["round"] == 1)
    assert moves_of(second.log, second.seat) == acknowledged
    server.kill()


def place_somehow(seat: Seat, lots: random.Random) -> list[str]:
    """Places all starting dice, ahead or in turn as it comes; now and then one is taken back."""
    made: list[str] = []  # what was acknowledged and not taken back
    while seat.view["choosing"]:
        shown = seat.view["ahead"].get(str(seat.seat))
        if shown is None and seat.view["turn"] != seat.seat:
            seat.next_view()
        elif shown is None:
            move = lots.choice(seat.moves())
            if seat.play(move)["type"] == "done":
                made.append(move)
        elif not shown["moves"]:
            seat.next_view()
        elif shown["decided"] and lots.random() < 0.2:
            if take_back(seat)["type"] == "done":
                made.pop()
        else:
            move = lots.choice(shown["moves"])
            if decide(seat, move)["type"] == "done":
                made.append(move)
    return made


def test_four_people_on_three_processes_decide_all_at_once(postgres: str) -> None:
    database = new_database(postgres)
    with ExitStack() as stack, ThreadPoolExecutor(4) as threads:
        servers = [stack.enter_context(Server(database)) for _ in range(3)]
        for number in range(3):
            made = servers[0].make(me("Ann"), OPEN, OPEN, OPEN)
            keys = [made, *(servers[0].join(made, name) for name in FOUR[1:])]
            seats = [servers[seat % 3].sit(key) for seat, key in enumerate(keys)]
            for seat in seats:
                seat.see(1)
            while not seats[0].view["choosing"]:
                play_on(seats, moves=1)
            for seat in seats:
                seat.see(seats[0].view["event"])
            placing = [
                threads.submit(place_somehow, seat, random.Random(10 * number + seat.seat))
                for seat in seats
            ]
            for seat, made_moves in zip(seats, [each.result() for each in placing], strict=True):
                assert moves_of(seat.log, seat.seat) == made_moves


def test_a_bot_places_its_dice_without_a_look_at_what_others_have_decided(light: Server) -> None:
    """The same table twice; only the plan of the seat after the bot differs."""

    def played(plan: int) -> tuple[list[str], list[str]]:
        made = light.make(me("Ann"), ADEPT, OPEN, seed="one")
        seats = [light.sit(made), light.sit(light.join(made))]
        for seat in seats:
            seat.see(1)
        play_to_the_dice(seats)
        assert seats[0].view["choosing"] == [0, 1, 2]
        first, last = seats
        last.see(first.view["event"])
        decided = decide_all(last, plan)
        finish(first)
        first.see_that(lambda view: view["position"]["round"] == 1)
        assert moves_of(first.log, last.seat) == decided
        return decided, moves_of(first.log, 1)

    one, other = played(1), played(2)
    assert one[0] != other[0]
    assert one[1] == other[1]

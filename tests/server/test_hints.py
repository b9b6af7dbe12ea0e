"""Hints: for who is asked, where the table allows them, and never for a position that is gone."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from rollplayer.engine import CHANCE, NOBODY, SETUP, State, legal, turn
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.moves import write_move
from rollplayer.notation.position import write_position
from rollplayer.notation.record import read_record
from rollplayer.server.bots import BotRunner
from rollplayer.server.table.hints import Task, think
from rollplayer.server.table.rebuild import current_cards
from tests.server.harness import BOT, OPEN, Seat, Server, me, play_on

GAMES = Path(__file__).resolve().parents[1] / "golden" / "games"
PARTS = {"goals", "class_color", "alignment", "backstory", "armor", "traits", "gold"}


def ask(viewer: Seat, **fields: Any) -> Any:
    return viewer.ask("hint", **{"seat": viewer.seat, "at": viewer.view["event"], **fields})


def asked_in_the_dice_phase(seat: Seat) -> None:
    while seat.view["position"]["phase"] != "dice" or seat.view["turn"] != seat.seat:
        play_on([seat], moves=1)


def test_a_hint_names_up_to_three_listed_moves_with_reasons(server: Server) -> None:
    ann = server.sit(server.make(me()))
    asked_in_the_dice_phase(ann)
    answer = ask(ann)
    assert answer["type"] == "hinted", answer
    assert (answer["seat"], answer["event"]) == (0, ann.view["event"])
    hints = answer["hints"]
    assert 1 < len(hints) <= 3
    for place, hint in enumerate(hints):
        assert hint["move"]["move"] in ann.moves()
        assert hint["against"] == hints[1 if place == 0 else 0]["move"]
        assert {line["part"] for line in hint["why"]} <= {*PARTS, "later"}
        sizes = [abs(line["stars"]) for line in hint["why"]]
        assert sizes == sorted(sizes, reverse=True)
    # What was worked out once for this event is not worked out again.
    assert ask(ann)["hints"] == hints
    # The die is the one that the log will tell of.
    assert ann.play(hints[0]["move"]["move"])["type"] == "done"
    line = next(line for line in ann.log if line["number"] == answer["event"] + 1)
    assert line["die"] == hints[0]["move"]["die"]


def test_the_table_goes_on_while_a_hint_is_worked_out_and_the_hint_is_thrown_away(
    light: Server,
) -> None:
    ann = light.sit(light.make(me()))
    ann.number += 1
    number = ann.number
    ann.send({"type": "hint", "id": number, "seat": 0, "at": ann.view["event"]})
    assert ann.play(ann.moves()[0])["type"] == "done"
    # It was answered before the hint: nobody waited.
    late = [said for said in ann.said if said["id"] == number] or [ann.answer(number)]
    assert (late[0]["type"], late[0]["code"]) == ("refused", "stale")
    assert ask(ann)["type"] == "hinted"


def test_who_is_not_asked_or_only_looks_on_gets_no_hint(light: Server) -> None:
    made = light.make(me("Ann"), me("Bob"))
    screen = light.sit(made)
    turn = screen.view["turn"]
    refused = ask(screen, seat=1 - turn)
    assert (refused["code"], refused["message"]) == (
        "not-your-turn",
        "Hints are for the player to move.",
    )
    spectator = light.sit(made, "nothing")
    refused = spectator.ask("hint", seat=turn, at=spectator.view["event"])
    assert (refused["code"], refused["message"]) == ("not-your-seat", "This is not your seat.")
    assert ask(screen, seat=turn, at=0)["code"] == "stale"
    assert ask(screen, seat=99)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        ([me()], None, True),
        ([me(), BOT], None, True),
        ([me("Ann"), me("Bob")], None, True),
        ([me(), OPEN], None, False),
        ([me(), OPEN], True, True),
        ([me()], False, False),
    ],
)
def test_hints_are_off_where_others_join_by_link_unless_the_table_says_so(
    light: Server, seats: list[Any], wish: bool | None, allowed: bool
) -> None:
    made = light.make(*seats, hints=wish)
    ann = light.sit(made)
    assert ann.view["hints"] is allowed
    if OPEN in seats:
        bob = light.sit(light.join(made))
        ann = ann if ann.see_that(lambda view: view["turn"] is not None)["turn"] == 0 else bob
    ann.see_that(lambda view: view["turn"] == ann.seat or len(view["mine"]) > 1)
    answer = ask(ann, seat=ann.view["turn"])
    if allowed:
        assert answer["type"] == "hinted"
    else:
        assert (answer["code"], answer["message"]) == (
            "no-hints",
            "This table is played without hints.",
        )


def test_a_rematch_keeps_the_word_about_hints(light: Server) -> None:
    made = light.make(me(), hints=False, variants=["short"])
    play_on([light.sit(made)])
    wish = {"token": made["keys"][0]["token"]}
    again = light.post(f"/api/tables/{made['table']}/rematch", wish).json()
    assert not light.sit(again).view["hints"]


def test_a_process_that_died_while_thinking_is_replaced(sqlite: str) -> None:
    runner = BotRunner(workers=1)
    with Server(sqlite, bots=runner) as server:
        ann = server.sit(server.make(me()))
        assert ask(ann)["type"] == "hinted"
        assert runner.pool is not None
        for process in runner.pool._processes.values():
            process.kill()
        time.sleep(0.2)
        play_on([ann], moves=1)
        assert ask(ann)["type"] == "hinted"


def test_every_kind_of_question_has_a_hint() -> None:
    asked: dict[str, State] = {}
    for path in sorted(GAMES.glob("[34]p-second-*.txt")):
        record, _ = read_record(base_cards(), path.read_text("utf-8"))
        for state in record.states():
            if turn(state) not in (CHANCE, NOBODY) and (state.round > 9 or state.phase == SETUP):
                asked[state.prompts[-1].kind] = state
    assert len(asked) >= 12
    for kind, state in asked.items():
        seat = turn(state)
        found = think(Task(current_cards(None), json.dumps(write_position(state)), seat, work=1))
        listed = [write_move(base_cards(), move) for move in legal(state, seat)]
        assert found, kind
        assert all(hint.stars > -50 for hint in found), kind
        assert {hint.move.move for hint in found} <= set(listed)

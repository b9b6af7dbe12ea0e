"""Deltas: a viewer who takes only what changes sees exactly what others see whole."""

import random

import pytest

from tests.server.harness import BOT, OPEN, Seat, Server, me, play_on, tokens_of


def without_log(seat: Seat) -> dict[str, object]:
    return {name: value for name, value in seat.view.items() if name != "log"}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_deltas_and_whole_views_show_the_same_game(light: Server, players: int) -> None:
    made = light.make(*[me(f"Player {number}") for number in range(players)])
    whole = light.sit(made)
    sparing = light.sit(made, deltas=True)
    spectator = light.sit(made, "nothing", deltas=True)
    watching = light.sit(made, "nothing")
    lots = random.Random(players)
    seats = [whole, sparing, spectator, watching]
    while whole.view["winners"] is None:
        mover = lots.choice([whole, sparing])
        turn = mover.view["turn"]
        if mover.view["undo"] and lots.random() < 0.1:
            seat = mover.view["undo"][0]
            answer = mover.ask("undo", seat=seat, at=mover.view["event"])
        else:
            move = lots.choice(mover.view["moves"][str(turn)])
            answer = mover.ask("play", seat=turn, move=move, at=mover.view["event"])
        assert answer["type"] == "done", answer
        for seat in seats:
            seat.see(answer["event"])
        assert without_log(sparing) == without_log(whole)
        assert without_log(spectator) == without_log(watching)
    assert sparing.log == whole.log == spectator.log
    # Alone the moves, which change each time, are most of a view: 0.47 to 0.50 of whole views.
    assert sum(sparing.sizes) < (0.6 if players == 1 else 0.5) * sum(whole.sizes)


def test_what_is_no_move_comes_as_a_delta_too(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, pace="live")
    ann, whole = light.sit(made, deltas=True), light.sit(made)
    joined = light.join(made)
    bob = light.sit(joined, deltas=True)
    for seat in (ann, whole):
        seat.see_that(lambda view: view["seats"][1]["here"] and view["event"])
    assert without_log(ann) == without_log(whole)
    assert ann.view["invite"] is None
    assert bob.ask("look", seat=1, look="b")["type"] == "done"
    assert bob.ask("say", seat=1, phrase="hello")["type"] == "done"
    for seat in (ann, whole):
        seat.see_that(lambda view: view["talk"]["said"])
    assert without_log(ann) == without_log(whole)
    bob.close()
    for seat in (ann, whole):
        seat.see_that(lambda view: not view["seats"][1]["here"])
    assert without_log(ann) == without_log(whole)


def test_bots_that_think_are_shown_by_deltas(light: Server) -> None:
    made = light.make(me("Ann"), BOT)
    ann, whole = light.sit(made, deltas=True), light.sit(made)
    for _ in range(5):
        for seat in (ann, whole):
            seat.see_that(lambda view: view["turn"] == 0)
        play_on([ann], moves=1)
    for seat in (ann, whole):
        seat.see_that(lambda view: view["turn"] == 0)
        seat.see(max(ann.view["event"], whole.view["event"]))
    assert without_log(ann) == without_log(whole)


def test_hello_again_brings_a_whole_view(light: Server) -> None:
    """A client in doubt asks for the whole."""
    made = light.make(me("Ann"), me("Bob"))
    ann = light.sit(made, deltas=True)
    play_on([ann], moves=3)
    event = ann.view["event"]
    ann.send({"type": "hello", "tokens": ann.tokens, "since": event, "deltas": True})
    ann.view = {}
    assert ann.next_view()["event"] == event
    assert ann.view["log"] == []
    play_on([ann], moves=3)


def test_a_stale_move_is_answered_with_a_whole_view(light: Server) -> None:
    made = light.make(me("Ann"), me("Bob"))
    ann = light.sit(made, deltas=True)
    turn = ann.view["turn"]
    move = ann.view["moves"][str(turn)][0]
    assert ann.ask("play", seat=turn, move=move, at=0)["code"] == "stale"
    ann.sizes.clear()
    ann.view = {}
    ann.next_view()
    play_on([ann], moves=2)


def test_a_client_that_did_not_ask_gets_no_deltas(light: Server) -> None:
    made = light.make(me("Ann"), me("Bob"))
    plain = light.sit(made, *tokens_of(made))
    play_on([plain], moves=5)
    assert min(plain.sizes) > 2000
    assert {message["type"] for message in plain.said} == {"done"}

"""Taking back: free until something is rolled, revealed or another seat acts; then by consent."""

from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.fair import verify_seed
from rollplayer.notation.record import read_record
from tests.server.harness import Json, Seat, Server, me, play_on, play_own_turns


def order(ann: Seat, bob: Seat) -> tuple[Seat, Seat]:
    return (ann, bob) if ann.view["turn"] == ann.seat else (bob, ann)


def undo(seat: Seat, **fields: int) -> Json:
    fields = {"seat": seat.seat, "at": seat.view["event"], **fields}
    answer = seat.ask("undo", **fields)
    if answer["type"] == "done":
        seat.see(answer["event"])
    return answer


def test_the_last_move_is_taken_back_freely_and_stays_in_the_log(server: Server) -> None:
    made, ann, bob = server.pair()
    first, second = order(ann, bob)
    before, moves = first.view["position"], first.moves()
    at = first.view["event"]
    first.play("race human")
    assert first.view["undo"] == [first.seat]
    assert undo(first)["event"] == at + 2
    assert first.view["position"] == before
    assert first.moves() == moves
    assert [line["text"] for line in first.log[-2:]] == ["race human", f"undone {at}"]
    second.see(at + 2)
    assert second.log == first.log
    first.play("race orc")
    text = server.get(f"/api/tables/{made['table']}/record").text
    assert "human" not in text
    assert "race orc" in text


def test_nothing_is_taken_back_once_another_seat_has_acted(server: Server) -> None:
    _, ann, bob = server.pair()
    first, second = order(ann, bob)
    first.play(first.moves()[0])
    second.see(first.view["event"])
    second.play(second.moves()[0])
    first.see(second.view["event"])
    assert first.view["undo"] == []
    assert undo(first)["code"] == "no-undo"
    assert undo(second, at=1)["code"] == "stale"


def test_nothing_is_taken_back_once_something_was_rolled(light: Server) -> None:
    ann = light.sit(light.make(me()))
    play_on([ann], moves=1)
    while ann.log[-1]["seat"] is not None:
        play_on([ann], moves=1)
    assert undo(ann)["code"] == "no-undo"


def test_an_undo_that_all_agree_to_brings_the_same_dice_again(server: Server) -> None:
    made, ann, bob = server.pair()
    first, second = order(ann, bob)
    while not (first.log[-1]["seat"] is None and second.view["event"] > 20):
        play_on([first, second], moves=1)
        first, second = order(first, second)
    mover = next(line["seat"] for line in reversed(first.log) if line["seat"] is not None)
    asker, other = (first, second) if first.seat == mover else (second, first)
    move = next(line for line in reversed(asker.log) if line["seat"] == mover)
    brought = [line["text"] for line in asker.log[move["number"] :]]
    assert undo(asker)["code"] == "no-undo"

    assert asker.propose("undo", asker.seat)["type"] == "done"
    other.see_that(lambda view: view["proposals"])
    proposal = other.view["proposals"][0]
    assert (proposal["seat"], proposal["event"]) == (mover, move["number"] - 1)
    assert (proposal["agreed"], proposal["waiting"]) == ([mover], [other.seat])
    assert other.propose("undo", asker.seat)["type"] == "done"
    asker.see_that(lambda view: asker.log[-1]["text"].startswith("undone"))
    assert asker.log[-1]["text"] == f"undone {move['number'] - 1}"
    assert asker.view["proposals"] == []

    event = asker.view["event"]
    asker.play(move["text"])
    assert [line["text"] for line in asker.log[event + 1 :]] == brought
    other.see(asker.view["event"])
    play_on([asker, other])
    text = server.get(f"/api/tables/{made['table']}/record").text
    record, _ = read_record(base_cards(), text, verify=True)
    assert verify_seed(record, asker.view["seed"])


def test_one_no_ends_a_proposal(light: Server) -> None:
    _, ann, bob = light.pair()
    play_on([ann, bob], moves=4)
    assert ann.propose("undo", 0)["type"] == "done"
    bob.see_that(lambda view: view["proposals"])
    assert bob.propose("undo", 0, agree=False)["type"] == "done"
    bob.see_that(lambda view: not view["proposals"])
    assert bob.propose("undo", 0, agree=False)["code"] == "no-proposal"
    assert bob.propose("undo", 0)["code"] == "bad-request"


def test_a_proposal_to_go_back_is_void_once_somebody_plays(light: Server) -> None:
    _, ann, bob = light.pair()
    play_on([ann, bob], moves=4)
    ann.propose("undo", 0)
    ann.see_that(lambda view: view["proposals"])
    play_on([ann, bob], moves=1)
    assert ann.view["proposals"] == []


def test_alone_with_bots_one_voice_is_all(light: Server) -> None:
    ann = light.sit(light.make(me(), {"kind": "bot", "bot": "random"}))
    play_own_turns(ann, 3)
    ann.see_that(lambda view: view["turn"] == 0)
    assert ann.propose("undo", 0)["type"] == "done"
    ann.see_that(lambda view: view["log"] and view["log"][-1]["text"].startswith("undone"))
    assert ann.view["turn"] == 0


def test_undone_moves_survive_a_restart(database: str) -> None:
    with Server(database) as server:
        made, ann, bob = server.pair()
        first, _ = order(ann, bob)
        first.play("race human")
        undo(first)
        first.play("race orc")
        view, log = first.view, first.log
    with Server(database) as server:
        again = server.sit(made, *first.tokens)
        again.see_that(lambda now: now["event"] == view["event"])
        assert again.log == log
        assert again.view["position"] == view["position"]
        past = server.get(f"/api/tables/{made['table']}/views/2").json()
        assert past["position"]["heroes"][first.seat]["race"] == "human"


def test_a_game_that_is_over_stays_over(light: Server) -> None:
    ann = light.sit(light.make(me()))
    play_on([ann])
    assert undo(ann)["code"] == "game-over"
    assert ann.propose("undo", 0)["code"] == "game-over"
    assert ann.play("pass")["code"] == "game-over"

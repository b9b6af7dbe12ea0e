"""Whole games over real sockets, on both stores."""

from rollplayer.engine import VARIANTS
from rollplayer.notation.cards.cardfile import base_cards
from rollplayer.notation.fair import seed_hash, verify_seed
from rollplayer.notation.record import read_record
from tests.server.conftest import ON_BOTH
from tests.server.harness import OPEN, Server, me, play_on, tokens_of


@ON_BOTH
def test_two_people_play_a_whole_game(server: Server) -> None:
    made, ann, bob = server.pair()
    promised = ann.view["seed_hash"]
    assert not ann.view["seed"]
    moves = play_on([ann, bob])
    assert moves > 60
    for field in ("position", "scores", "winners", "event", "seats"):
        assert ann.view[field] == bob.view[field]
    assert ann.log == bob.log
    assert [line["number"] for line in ann.log] == list(range(1, ann.view["event"] + 1))
    assert seed_hash(ann.view["seed"]) == promised

    text = server.get(f"/api/tables/{made['table']}/record").text
    record, _ = read_record(base_cards(), text, verify=True)
    assert len(record.events) == ann.view["event"]
    assert verify_seed(record, ann.view["seed"]) > 60
    assert record.names == ("Ann", "Bob")


def test_solo_with_every_variant_and_first_edition(server: Server) -> None:
    made = server.make(me(), edition="first", variants=list(VARIANTS), classes="in-turn")
    ann = server.sit(made)
    play_on([ann])
    assert ann.view["winners"] == [0]
    assert ann.view["scores"][0]["rank"]


def test_four_people_on_one_screen(server: Server) -> None:
    made = server.make(me("Ann"), me("Bob"), me("Cleo"), me("Dan"))
    screen = server.sit(made)
    assert screen.view["mine"] == [0, 1, 2, 3]
    play_on([screen])
    assert screen.view["winners"]


def test_the_same_seed_and_moves_give_the_same_game(light: Server) -> None:
    games = []
    for _ in range(2):
        screen = light.sit(light.make(me("Ann"), me("Bob"), seed="my own seed"))
        assert screen.view["seed_chosen"]
        play_on([screen])
        games.append(screen.log)
    assert games[0] == games[1]


def test_the_game_begins_when_the_last_seat_is_taken(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, OPEN)
    ann = light.sit(made)
    assert (ann.view["turn"], ann.view["event"]) == (None, 0)
    assert ann.view["invite"] == made["invite"]
    light.join(made, "Bob", seat=2)
    ann.see_that(lambda view: view["seats"][2]["name"] == "Bob")
    assert ann.view["event"] == 0
    refused = ann.ask("play", seat=0, move="race human", at=0)
    assert refused["code"] == "not-begun"
    light.join(made, "Cleo")
    ann.see(1)
    assert ann.view["turn"] is not None
    assert ann.view["invite"] is None


def test_a_stale_or_doubled_move_is_refused_with_a_fresh_view(server: Server) -> None:
    _, ann, bob = server.pair()
    first, second = (ann, bob) if ann.view["turn"] == 0 else (bob, ann)
    move, at = first.moves()[0], first.view["event"]
    assert first.play(move)["type"] == "done"
    doubled = first.play(move, at=at)
    assert doubled["code"] == "stale"
    event = first.view["event"]
    first.view = {}
    assert first.next_view()["event"] == event
    second.see(event)
    assert len([line for line in second.log if line["text"] == move]) == 1


def test_the_same_move_sent_twice_at_once_counts_once(server: Server) -> None:
    _, ann, bob = server.pair()
    first = ann if ann.view["turn"] == 0 else bob
    at, move = first.view["event"], first.moves()[0]
    for number in (101, 102):
        first.send({"type": "play", "id": number, "seat": first.seat, "move": move, "at": at})
    assert first.answer(101)["type"] == "done"
    assert first.answer(102)["code"] == "stale"


def test_two_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    made, ann, bob = server.pair()
    tab = server.sit(made)
    play_on([ann, bob, tab], moves=6)
    assert tab.view == ann.view
    assert tab.log == ann.log


def test_a_lost_connection_resumes_with_exactly_what_was_missed(server: Server) -> None:
    made, ann, bob = server.pair()
    play_on([ann, bob], moves=5)
    seen = bob.view["event"]
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    while ann.view["turn"] == 0:
        play_on([ann], moves=1)
    again = server.sit(made, *bob.tokens, since=seen)
    assert [line["number"] for line in again.view["log"]] == list(
        range(seen + 1, ann.view["event"] + 1)
    )
    ann.see_that(lambda view: view["seats"][1]["here"])
    play_on([ann, again], moves=4)


def test_nobody_acts_for_another_seat_or_reads_its_token(server: Server) -> None:
    made, ann, bob = server.pair()
    asked, other = (ann, bob) if ann.view["turn"] == 0 else (bob, ann)
    turn, move = asked.seat, asked.moves()[0]
    for kind in ("play", "undo", "preview", "why", "propose"):
        fields = {
            "play": {"move": move, "at": other.view["event"]},
            "undo": {"at": other.view["event"]},
            "propose": {"what": "undo", "target": turn},
        }.get(kind, {"move": move})
        assert other.ask(kind, seat=turn, **fields)["code"] == "not-your-seat"
    assert other.ask("play", seat=9, move=move, at=1)["code"] == "not-your-seat"
    stranger = server.sit(made, "no-such-token")
    assert stranger.said[0]["code"] == "unknown-token"
    assert stranger.view["mine"] == []
    assert stranger.view["moves"] == {}
    assert stranger.ask("play", seat=turn, move=move, at=1)["code"] == "not-your-seat"
    everything = str([ann.view, bob.view, stranger.view, ann.log]) + server.get("/api/tables").text
    for token in (*ann.tokens, *bob.tokens):
        assert token not in everything


def test_a_token_of_another_table_opens_nothing(light: Server) -> None:
    mine, other = light.make(me(), OPEN), light.make(me(), OPEN)
    seat = light.sit(mine, *tokens_of(other))
    assert seat.view["mine"] == []
    assert seat.view["invite"] is None


def test_why_names_the_rule_and_preview_counts(light: Server) -> None:
    _, ann, bob = light.pair()
    asked, other = (ann, bob) if ann.view["turn"] == 0 else (bob, ann)
    reason = asked.ask("why", seat=asked.seat, move="take 2")
    assert reason["type"] == "refused"
    assert reason["rule"] == "R2.2"
    assert asked.ask("why", seat=asked.seat, move=asked.moves()[0])["type"] == "done"
    assert other.ask("why", seat=other.seat, move="race human")["code"] == "not-your-turn"
    assert asked.ask("why", seat=asked.seat, move="dance")["code"] == "illegal-move"
    play_on([ann, bob], moves=30)
    asked = ann if ann.view["turn"] == 0 else bob
    move = asked.moves()[-1]
    preview = asked.ask("preview", seat=asked.seat, move=move)
    assert preview["type"] == "previewed"
    asked.play(move)
    after = asked.log[-1]["stars"] if asked.log[-1]["text"] == move else None
    if after:
        assert [score["total"] for score in preview["scores"]] == after


def test_the_log_tells_dice_gold_and_stars(light: Server) -> None:
    _, ann, bob = light.pair(seed="log")
    play_on([ann, bob])
    takes = [line for line in ann.log if line["text"].startswith("take")]
    assert takes
    assert all(line["die"] and line["round"] >= 1 and line["phase"] == "dice" for line in takes)
    for line in ann.log:
        assert len(line["stars"]) == 2
        if line["text"].startswith("rolled"):
            assert line["seat"] is None
            assert line["die"][1] == line["text"][-1]
    swaps = [line for line in ann.log if line["text"].startswith("swap")]
    assert swaps
    assert all(len(line["dice"]) == 2 for line in swaps)
    assert not any("dice" in line for line in ann.log if line not in swaps)
    start = next(line for line in ann.log if line["text"].startswith("start"))
    gold = [ann.log[0]["gold"] for _ in (0, 1)]
    assert start["concerns"] is None
    assert gold == [0, 0]
    final = ann.view["position"]["heroes"]
    for seat in (0, 1):
        changes = sum(
            line["gold"]
            for line in ann.log
            if (line["seat"] if line["seat"] is not None else line["concerns"]) == seat
        )
        assert final[seat]["gold"] >= 0
        assert changes <= final[seat]["gold"]

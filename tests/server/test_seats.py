"""Seats: full tables, abandoned seats, bots that take them, rematches, my games."""

from tests.server.conftest import ON_BOTH
from tests.server.harness import BOT, OPEN, Server, me, play_on, play_own_turns, tokens_of


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(server: Server) -> None:
    made, ann, bob = server.pair()
    play_on([ann, bob], moves=3)
    refused = ann.propose("bot", 1, bot="novice")
    assert refused["code"] == "not-abandoned"
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    assert ann.propose("bot", 1, bot="nobody")["code"] == "bad-bot"
    assert ann.propose("bot", 1, bot="novice")["type"] == "done"
    ann.see_that(lambda view: view["seats"][1]["kind"] == "bot")
    assert ann.view["seats"][1]["name"] == "Bob"
    play_own_turns(ann, 3)

    again = server.sit(made, *bob.tokens)
    assert again.view["seats"][1]["kind"] == "person"
    assert again.view["mine"] == [1]
    ann.see_that(lambda view: view["seats"][1]["kind"] == "person")
    both = max(ann.view["event"], again.view["event"])
    ann.see(both)
    again.see(both)
    play_on([ann, again])
    assert ann.view["winners"]


def test_three_people_agree_on_a_bot(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, OPEN)
    bob, cleo = light.join(made, "Bob"), light.join(made, "Cleo")
    seats = [light.sit(made), light.sit(bob), light.sit(cleo)]
    seats[0].see_that(lambda view: all(seat["here"] for seat in view["seats"]))
    seats[2].close()
    seats[0].see_that(lambda view: not view["seats"][2]["here"])
    seats[0].propose("bot", 2, bot="novice")
    seats[1].see_that(lambda view: view["proposals"])
    assert seats[1].view["proposals"][0]["waiting"] == [1]
    assert seats[1].view["seats"][2]["kind"] == "person"
    seats[1].propose("bot", 2, bot="novice")
    seats[0].see_that(lambda view: view["seats"][2]["kind"] == "bot")
    assert seats[0].view["proposals"] == []


def test_who_has_only_just_left_has_not_abandoned_the_seat(sqlite: str) -> None:
    with Server(sqlite, abandoned_after=60) as server:
        _, ann, bob = server.pair()
        bob.close()
        ann.see_that(lambda view: not view["seats"][1]["here"])
        assert ann.propose("bot", 1, bot="novice")["code"] == "not-abandoned"
        assert ann.propose("bot", 7, bot="novice")["code"] == "bad-request"


def test_full_tables_and_taken_seats_are_refused(server: Server) -> None:
    made = server.make(me("Ann"), OPEN, OPEN)
    server.join(made, "Bob", seat=1)
    taken = server.post(f"/api/join/{made['invite']}", {"name": "Cleo", "seat": 1})
    assert (taken.status_code, taken.json()["code"]) == (409, "taken")
    server.join(made, "Cleo")
    full = server.post(f"/api/join/{made['invite']}", {"name": "Dan"})
    assert (full.status_code, full.json()["code"]) == (409, "full")


def test_a_rematch_seats_everybody_again(server: Server) -> None:
    made = server.make(me("Ann"), OPEN, BOT, variants=["short"])
    joined = server.join(made, "Bob")
    ann, bob = server.sit(made), server.sit(joined)
    token = tokens_of(made)[0]
    first = server.post(f"/api/tables/{made['table']}/rematch", {"token": token}).json()
    bob.see_that(lambda view: view["next"])
    assert bob.view["next"] == first["table"]
    assert ann.see_that(lambda view: view["next"])
    assert [key["seat"] for key in first["keys"]] == [2]  # everybody moves up a seat
    second = server.post(f"/api/tables/{made['table']}/rematch", {"token": bob.tokens[0]}).json()
    assert second["table"] == first["table"]
    assert [key["seat"] for key in second["keys"]] == [0]
    again = server.sit(second)
    assert [seat["name"] for seat in again.view["seats"]] == ["Bob", "random", "Ann"]
    assert again.view["position"]["variants"] == ["short"]
    assert again.view["event"] > 0
    refused = server.post(f"/api/tables/{made['table']}/rematch", {"token": "x"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


def test_a_rematch_of_one_screen_keeps_all_seats(light: Server) -> None:
    made = light.make(me("Ann"), me("Bob"))
    one, other = tokens_of(made)
    body = {"token": one, "others": [other]}
    again = light.post(f"/api/tables/{made['table']}/rematch", body).json()
    assert [key["seat"] for key in again["keys"]] == [0, 1]
    assert light.sit(again).view["event"] > 0


@ON_BOTH
def test_the_lobby_lists_open_public_tables_only(server: Server) -> None:
    shown = server.make(me("Ann"), OPEN, public=True)
    server.make(me("Bob"), OPEN)
    listed = server.get("/api/tables").json()
    assert [table["table"] for table in listed] == [shown["table"]]
    assert listed[0]["invite"] == shown["invite"]
    assert listed[0]["seats"][1]["kind"] == "open"
    spectator = server.sit(shown, "nothing")
    assert spectator.view["invite"] == shown["invite"]
    server.join(shown, "Cleo")
    assert server.get("/api/tables").json() == []


@ON_BOTH
def test_my_games_are_found_by_their_tokens(server: Server) -> None:
    one, two = server.make(me("Ann"), me("Bob")), server.make(me("Ann"), OPEN)
    seat = server.sit(one)
    play_on([seat], moves=3)
    tokens = [*tokens_of(one), *tokens_of(two), "unknown"]
    mine = server.post("/api/mine", {"tokens": tokens}).json()
    assert [table["table"] for table in mine] == [one["table"], two["table"]]
    assert mine[0]["turn"] == seat.view["turn"]
    assert mine[0]["seats"][0]["here"]
    assert not mine[1]["seats"][0]["here"]
    assert mine[0]["stars"] == [score["total"] for score in seat.view["scores"]]
    for token in tokens:
        assert token not in str(mine)


def test_a_list_shows_who_invites_and_how_each_hero_looks(server: Server) -> None:
    made = server.make(me("Ann"), me("Bob"))
    seat = server.sit(made)
    play_on([seat], moves=12)
    (shown,) = server.post("/api/mine", {"tokens": tokens_of(made)}).json()
    assert shown["host"] == 0
    heroes = seat.view["position"]["heroes"]
    assert shown["heroes"] == [
        {name: hero[name] for name in ("race", "class", "cards")} for hero in heroes
    ]
    assert all(hero["race"] for hero in shown["heroes"])


def test_an_invitation_can_be_looked_at_before_joining(light: Server) -> None:
    made = light.make(me("Ann"), OPEN, edition="first")
    shown = light.get(f"/api/join/{made['invite']}").json()
    assert shown["table"] == made["table"]
    assert shown["edition"] == "first"
    assert shown["invite"] == made["invite"]
    # The link for spectators shows the same table, without the way in.
    assert light.get(f"/api/tables/{made['table']}").json() == {**shown, "invite": None}


def test_a_table_stays_open_for_somebody_whose_seat_a_bot_only_minds(light: Server) -> None:
    """Ann resigned while Bob was away: his game was closed under him."""
    made, ann, bob = light.pair()
    bob.close()
    ann.see_that(lambda view: not view["seats"][1]["here"])
    assert ann.propose("bot", 1, bot="novice")["type"] == "done"
    ann.see_that(lambda view: view["seats"][1]["kind"] == "bot")
    assert ann.ask("resign", seat=0)["type"] == "done"
    ann.see_that(lambda view: view["seats"][0]["kind"] == "bot")
    assert ann.view["closed"] is None
    again = light.sit(made, *bob.tokens)
    again.see_that(lambda view: view["seats"][1]["kind"] == "person" or view["winners"])


def test_whoever_resigned_on_one_seat_agrees_for_the_other_alone(light: Server) -> None:
    made = light.make(me("Ann"), me("Ann’s seat"), OPEN)
    bob = light.sit(light.join(made, "Bob"))
    ann = light.sit(made)
    assert ann.ask("resign", seat=0)["type"] == "done"
    assert ann.ask("propose", what="close", seat=1, target=1, agree=True)["type"] == "done"
    bob.see_that(lambda view: view["proposals"])
    (proposal,) = bob.view["proposals"]
    assert (proposal["agreed"], proposal["waiting"]) == ([1], [2])
